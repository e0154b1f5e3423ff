"""Checks that the declared fields of a state can hold together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from keyword import iskeyword
from typing import Any, Final

from spielhafen.core.state_fields import ALL, OWNER, TRACKED, Field
from spielhafen.core.state_kinds import (
    HIDDEN,
    Dimensions,
    Items,
    Kind,
    Logs,
    Number,
    Record,
    Signs,
    counts_pieces,
    pieces_in,
)

MAX_DEPTH: Final = 4
"""How deep lists of lists can be nested."""


def field_faults(kind: type[object], fields: Sequence[Field]) -> Iterator[tuple[str, str]]:
    """Yield fields whose declaration cannot hold, with what is wrong and what would be right."""
    by_name = {field.name: field for field in fields}
    hints = vars(kind).get("__annotations__", {})
    taken = {name for part in kind.__mro__[1:] if not getattr(part, "FIELDS", ()) for name in vars(part)}
    for field in fields:
        name = field.name
        if fault := (
            _name_fault(name, taken, fields)
            or _piece_fault(field, kind)
            or field.kind.fault()
            or _too_deep(field.kind)
            or _type_fault(name, field.kind, hints)
            or _start_fault(field)
            or _secrecy_fault(field, by_name)
            or _log_fault(field, by_name)
        ):
            yield name, fault


def _name_fault(name: str, taken: set[str], fields: Sequence[Field]) -> str:
    if name in taken or iskeyword(name) or name == "self":
        return f"the name {name} means something else in every state; take another one"
    return "it is declared twice" if [field.name for field in fields].count(name) > 1 else ""


def _type_fault(name: str, kind: Kind, hints: Mapping[str, Any]) -> str:
    """Compare the type at the field with the one that its values have."""
    hint, wanted = hints.get(name, kind.type_name()), kind.type_name()
    written = hint.__name__ if isinstance(hint, type) and not hasattr(hint, "__args__") else str(hint)
    if written.replace(" ", "") == wanted:
        return ""
    if hint is list and kind.depth():  # a compiled class does not keep the arguments of its annotations
        return ""
    return f"its values are {wanted}; write {name}: {wanted} instead of {written}"


def _start_fault(field: Field) -> str:
    kind, start = field.kind, field.start
    if isinstance(kind, Signs) and start is None and not kind.may_be_empty:
        return 'the text is never empty; say start="…" or may_be_empty=True'
    if start is None or _has_functions(kind):
        return ""
    while isinstance(kind, Items) and not isinstance(start, list | tuple):
        kind = kind.each
    value = list(start) if isinstance(start, list | tuple) else start
    if isinstance(kind, Number | Signs | Items | Record) and kind.misfit(
        value, Dimensions(1, None), hidden=False
    ):
        return f"start={start!r} is not within its bounds"
    return ""


def _too_deep(kind: Kind) -> str:
    return (
        f"lists are nested at most {MAX_DEPTH} deep; make several fields of it"
        if kind.depth() > MAX_DEPTH
        else ""
    )


def _has_functions(kind: Kind) -> bool:
    """Return whether a bound depends on the number of seats or the options."""
    if isinstance(kind, Items) and not kind.by_seat:
        return callable(kind.fewest) or callable(kind.most) or _has_functions(kind.each)
    if isinstance(kind, Signs):
        return callable(kind.length)
    return any(callable(number.low) or callable(number.high) for number in kind.numbers())


def _secrecy_fault(field: Field, fields: Mapping[str, Field]) -> str:
    secret = field.secret
    if not secret:
        return ""
    if isinstance(field.kind, Signs) or not list(field.kind.numbers()):
        return "only numbers and lists of numbers can be secret"
    if any(isinstance(number.low, int) and number.low <= HIDDEN for number in field.kind.numbers()):
        return f"a secret number is never below 0, because {HIDDEN} stands for a hidden one; raise the lower bound"
    if secret == OWNER:
        of_seats = isinstance(field.kind, Items) and field.kind.by_seat
        return "" if of_seats else 'secret="owner" needs one value for each seat; declare it with per_seat(…)'
    if secret == ALL:
        return ""
    return _tracked_fault(field, fields) if secret == TRACKED else _known_fault(field, fields)


def _tracked_fault(field: Field, fields: Mapping[str, Field]) -> str:
    counted = fields.get(field.counted_by)
    if counted is None or counted.kind.type_name() != "list[int]" or counted.secret:
        return f"counted_by={field.counted_by!r} is no public list of numbers; name the field that counts pieces by place"
    return ""


def _known_fault(field: Field, fields: Mapping[str, Field]) -> str:
    known = fields.get(field.secret)
    if known is None:
        return (
            f'secret="{field.secret}" is neither "owner" nor "all" nor the name of a field '
            "with the seats that have seen each entry, as bits"
        )
    if known.secret or known.kind.type_name() != "list[int]" or field.kind.depth() == 0:
        return (
            f"{field.secret} cannot say who knows {field.name}; it has to be a public list with seats as bits"
        )
    return ""


def _log_fault(field: Field, fields: Mapping[str, Field]) -> str:
    if not field.log:
        return ""
    log = fields.get(field.log)
    if log is None or not isinstance(log.kind, Logs):
        return f'log="{field.log}" is no field of observation logs; declare it with observations()'
    return "" if field.secret else "a public field needs no observation log; leave log out"


def _piece_fault(field: Field, kind: type[object]) -> str:
    found = pieces_in(field.kind)
    if found is None:
        return ""
    if not found.total or min(found.total) < 0:
        return "its pieces have no kinds; number them from 0"
    if found.names and len(found.names) < found.kinds():
        return f"there are {found.kinds()} kinds of pieces and {len(found.names)} names; name each kind"
    missing = [name for name in found.also if not hasattr(kind, name)]
    if missing:
        return f"also={missing} are no properties of {kind.__name__}"
    if counts_pieces(field.kind) and field.secret not in {"", ALL}:
        return 'the number of pieces left can be public or secret="all"'
    return ""
