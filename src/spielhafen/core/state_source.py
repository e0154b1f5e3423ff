"""The source of a state's methods, generated from its fields.

What is generated is what one would write by hand: an assignment for each field, a copy of each list. It is
plain Python text that is executed once, when the class is made, and that `spielhafen explain GAME state --source`
prints.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeAlias

from spielhafen.core.state_fields import ALL, OWNER, TRACKED, Field
from spielhafen.core.state_kinds import SEATS, Bound, Items, Kind, Logs, Number, Record, Rows

BASE_NAMES: Final = ("steps", "winners", "viewer", "options")
"""The fields of every state, which come first."""
COPIED_WINNERS: Final = "None if self.winners is None else self.winners.copy()"

_ROW: Final = ("", "", "row", "rows", "tables")
"""The names of the entries of lists in generated source, by how deep these are nested."""

Globals: TypeAlias = "dict[str, Any]"
"""What generated source refers to by name: bounds that are functions."""


def state_source(fields: Sequence[Field], *, counts_seats: bool) -> tuple[str, Globals]:
    """Return the source of the methods of a state with these fields, and the names it needs.

    counts_seats: whether `seats` is generated, from the first list by seat.
    """
    names: Globals = {}
    methods = [
        _constructor(fields),
        _initial(fields, names),
        _clone(fields),
        _seen_by(fields),
        _key(fields),
        _plain(fields),
    ]
    if counts_seats:
        methods.append(_seats(fields))
    return "\n\n".join("\n".join(lines) for lines in methods) + "\n", names


def _constructor(fields: Sequence[Field]) -> list[str]:
    names = [*BASE_NAMES, *(field.name for field in fields)]
    return [f"def __init__(self, {', '.join(names)}):", *(f"    self.{name} = {name}" for name in names)]


def _initial(fields: Sequence[Field], names: Globals) -> list[str]:
    values = [("steps", "[]"), ("winners", "None"), ("viewer", "EVERYTHING"), ("options", "options")]
    values += [(field.name, start_source(field, names)) for field in fields]
    return [
        "def initial(cls, seats, options):",
        "    return cls(",
        *(f"        {name}={value}," for name, value in values),
        "    )",
    ]


def _clone(fields: Sequence[Field]) -> list[str]:
    return [
        "def clone(self):",
        "    new = make(self.__class__)",
        *_copied_base("self.viewer"),
        *(f"    new.{field.name} = {copy_source(field)}" for field in fields),
        "    return new",
    ]


def _copied_base(viewer: str) -> list[str]:
    return [
        "    new.steps = self.steps.copy()",
        f"    new.winners = {COPIED_WINNERS}",
        f"    new.viewer = {viewer}",
        "    new.options = self.options",
    ]


def _seen_by(fields: Sequence[Field]) -> list[str]:
    lines = [
        "def seen_by(self, seat):",
        "    if seat == EVERYTHING:",
        "        return self.clone()",
        "    new = make(self.__class__)",
        *_copied_base("seat"),
    ]
    for field in fields:
        lines += [f"    {line}" for line in seen_source(field, "self", f"new.{field.name}")]
    return [*lines, "    return new"]


def seen_source(field: Field, state: str, target: str) -> Iterator[str]:
    """Yield the lines that set a target to a field of a state as `seat` may know it."""
    value, depth = f"{state}.{field.name}", field.kind.depth()
    if isinstance(field.kind, Logs):
        yield f"shown = [[] for _ in {value}]"
        yield "if seat >= 0 and shown:"
        yield f"    shown[seat] = {copied(f'{value}[seat]', depth - 1)}"
    elif field.secret == OWNER:
        yield f"shown = {_hide(value, depth)}"
        yield "if seat >= 0:"
        yield f"    shown[seat] = {copied(f'{value}[seat]', depth - 1)}"
    elif field.secret and field.secret not in {ALL, TRACKED}:
        known, hidden = copied("item", depth - 1), _hide("item", depth - 1)
        yield f"shown = {_hide(value, depth)}"
        yield "if seat >= 0:"
        yield f"    pairs = zip({value}, {state}.{field.secret}, strict=True)"
        yield f"    shown = [{known} if who >> seat & 1 else {hidden} for item, who in pairs]"
    else:
        seen = {ALL: _hide(value, depth), TRACKED: f"mask_rows({value}, seat)"}
        yield f"{target} = {seen.get(field.secret, copied(value, depth))}"
        return
    yield f"{target} = shown"


def _key(fields: Sequence[Field]) -> list[str]:
    return [
        "def key(self):",
        "    return (",
        "        self.viewer,",
        "        None if self.winners is None else tuple(self.winners),",
        "        tuple([step_key(step) for step in self.steps]),",
        *(f"        {_frozen(f'self.{field.name}', field.kind.depth())}," for field in fields),
        "    )",
    ]


def _plain(fields: Sequence[Field]) -> list[str]:
    lines = [
        "def plain(self):",
        "    data = {",
        '        "steps": [plain_step(step) for step in self.steps],',
        f'        "winners": {COPIED_WINNERS},',
        '        "viewer": self.viewer,',
        *(f'        "{field.name}": {copy_source(field)},' for field in fields),
        "    }",
    ]
    for field in fields:
        if field.optional:
            lines += [f"    if not self.{field.name}:", f'        del data["{field.name}"]']
    return [*lines, "    return data"]


def _seats(fields: Sequence[Field]) -> list[str]:
    by_seat = next(field.name for field in fields if is_by_seat(field.kind))
    return ["def seats(self):", f"    return len(self.{by_seat})"]


def is_by_seat(kind: Kind) -> bool:
    """Return whether a list always has one value for each seat."""
    return isinstance(kind, Items) and kind.by_seat


def copy_source(field: Field) -> str:
    """Return the source of a copy that shares no list with the field."""
    return copied(f"self.{field.name}", field.kind.depth())


def copied(value: str, depth: int) -> str:
    """Return the source of a copy of lists that are nested so deeply."""
    if depth < 2:
        return f"{value}.copy()" if depth else value
    return f"[{copied(_ROW[depth], depth - 1)} for {_ROW[depth]} in {value}]"


def _hide(value: str, depth: int) -> str:
    if depth < 2:
        return f"[HIDDEN] * len({value})" if depth else "HIDDEN"
    return f"[{_hide(_ROW[depth], depth - 1)} for {_ROW[depth]} in {value}]"


def _frozen(value: str, depth: int) -> str:
    if depth < 2:
        return f"tuple({value})" if depth else value
    return f"tuple([{_frozen(_ROW[depth], depth - 1)} for {_ROW[depth]} in {value}])"


def start_source(field: Field, names: Globals) -> str:
    """Return the source of the value before the game begins, for `seats` seats."""
    return _start(field.kind, field.start, lambda bound: _length(bound, names))


def _length(bound: Bound, names: Globals) -> str:
    """Return the source of a length: a number, or the call of a bound that is a function."""
    if isinstance(bound, int):
        return str(bound)
    if bound is SEATS:
        return "seats"
    name = f"bound_{len(names)}"
    names[name] = bound
    return f"{name}(seats, options)"


def _start(kind: Kind, start: Any, length: Callable[[Bound], str]) -> str:
    if isinstance(kind, Number):
        return repr(start_number(kind) if start is None else start)
    if isinstance(kind, Record):
        empty = kind.may_be_empty or kind.type_name() != "list[int]"
        return repr(list(start)) if start is not None else "[]" if empty else _zeros(kind)
    if isinstance(kind, Items):
        return _start_items(kind, start, length)
    if isinstance(kind, Rows):
        return f"all_in({start}, {kind.pieces}, seats)"
    return repr(start if start is not None else "" if kind.depth() == 0 else [])


def _start_items(kind: Items, start: Any, length: Callable[[Bound], str]) -> str:
    if not kind.by_seat and isinstance(start, Sequence) and not isinstance(start, str):
        return repr(list(start))
    if kind.fewest != kind.most:
        return "[]"
    count = "seats" if kind.by_seat else length(kind.most)
    each = _start(kind.each, start, length)
    return f"[{each}] * {count}" if kind.each.depth() == 0 else f"[{each} for _ in range({count})]"


def _zeros(kind: Record) -> str:
    return repr([start_number(slot) for slot in kind.slots if isinstance(slot, Number)])


def start_number(kind: Number) -> int:
    """Return the undeclared start of a number: 0, or the lower bound if 0 is out of bounds."""
    low = kind.low if isinstance(kind.low, int) else 0
    high = kind.high if isinstance(kind.high, int) else max(low, 0)
    return 0 if low <= 0 <= high else low
