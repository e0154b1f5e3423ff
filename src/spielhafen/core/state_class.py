"""`@state` makes a complete state of a class with declared fields (see `state_fields.py`).

It gets its slots, its constructor, `initial`, `clone`, `seen_by`, `key` and `plain`, and what the rest of the
library asks of a state: which fields are secret, which pieces exist and where. `SOURCE` is the generated text.

    @state
    class Table(State):
        points: list[int] = per_seat(integer(0, 20), "points won")

A declaration that cannot hold is refused with a DeclarationError that names file, field and what would be right.
"""

from __future__ import annotations

import linecache
import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from types import CellType, FunctionType
from typing import Any, NoReturn, TypeVar, dataclass_transform

from spielhafen.core.errors import DeclarationError
from spielhafen.core.piece_pool import PieceSet, Pool
from spielhafen.core.play import EVERYTHING, State
from spielhafen.core.state_checks import field_faults
from spielhafen.core.state_fields import (
    ALL,
    Field,
    bit_set,
    choice,
    fixed_list,
    flag,
    integer,
    list_of,
    observations,
    per_seat,
    piece_counts,
    piece_list,
    record,
    seat_number,
    seat_set,
    sign_text,
    tracked,
)
from spielhafen.core.state_kinds import HIDDEN, counts_pieces, pieces_in
from spielhafen.core.state_source import BASE_NAMES, is_by_seat, state_source
from spielhafen.core.step_values import plain_step, step_key
from spielhafen.core.tracked import all_in, mask_rows

T = TypeVar("T", bound=State)


@dataclass_transform(
    field_specifiers=(
        integer,
        choice,
        flag,
        seat_number,
        seat_set,
        bit_set,
        sign_text,
        per_seat,
        fixed_list,
        list_of,
        record,
        piece_list,
        piece_counts,
        tracked,
        observations,
    )
)
def state(kind: type[T]) -> type[T]:
    """Make a complete state of a class with declared fields.

    Raises DeclarationError.
    """
    own = _own_fields(kind)
    fields = (*kind.FIELDS, *own)
    for name, fault in field_faults(kind, fields):
        _refuse(kind, name, fault)
    counts_seats = kind.seats is State.seats
    if counts_seats and not any(is_by_seat(field.kind) for field in fields):
        _refuse(kind, "seats", "no field has one value for each seat; declare one, or define seats()")
    made = _with_slots(kind, own)
    _complete(made, fields, counts_seats=counts_seats, own=vars(kind))
    return made


def declare_fields(kind: type[State], declared: Mapping[str, Field]) -> None:
    """Tell a state that was compiled, with its methods, what its fields are."""
    fields = tuple(replace(field, name=name) for name, field in declared.items())
    counts_seats = any(is_by_seat(field.kind) for field in fields)
    _complete(kind, fields, counts_seats=counts_seats, own=vars(kind))


def _complete(
    kind: type[State], fields: tuple[Field, ...], *, counts_seats: bool, own: Collection[str]
) -> None:
    """Give a class the generated methods that it lacks, and what follows from its fields."""
    source, names = state_source(fields, counts_seats=counts_seats)
    for name, function in _compiled(source, names, kind).items():
        if name not in own:
            setattr(kind, name, classmethod(function) if name == "initial" else function)
    for name, value in _maps(fields).items():
        setattr(kind, name, value)
    kind.SOURCE = source


def _refuse(kind: type[object], name: str, what: str) -> NoReturn:
    file = getattr(sys.modules.get(kind.__module__), "__file__", None) or kind.__module__
    raise DeclarationError(file, f"{kind.__name__}.{name}", what)


def _own_fields(kind: type[object]) -> tuple[Field, ...]:
    """Return the fields declared in the body of a class, named."""
    hints = vars(kind).get("__annotations__", {})
    own = []
    for name, hint in hints.items():
        declared = vars(kind).get(name)
        if isinstance(declared, Field):
            own.append(replace(declared, name=name))
        elif name not in BASE_NAMES and "ClassVar" not in str(hint) and "Final" not in str(hint):
            _refuse(kind, name, f"it is not declared; write {name}: {hint} = integer(0, 9) or the like")
    for name, declared in vars(kind).items():
        if isinstance(declared, Field) and name not in hints:
            _refuse(kind, name, f"its type is missing; write {name}: {declared.kind.type_name()} = …")
    return tuple(own)


def _with_slots(kind: type[T], own: tuple[Field, ...]) -> type[T]:
    """Return the same class, made anew with a slot for each of these fields."""
    names = {field.name for field in own}
    body = {
        name: value
        for name, value in vars(kind).items()
        if name not in names and name not in {"__dict__", "__weakref__"}
    }
    body["__slots__"] = tuple(field.name for field in own)
    body["__qualname__"] = kind.__qualname__
    metaclass: Any = type(kind)
    made: type[T] = metaclass(kind.__name__, kind.__bases__, body)
    for function in body.values():
        _point_to(made, kind, function)
    return made


def _point_to(made: type[object], kind: type[object], function: object) -> None:
    """Let `super()` in a method mean the class that was made."""
    function = getattr(function, "__func__", getattr(function, "fget", function))
    if not isinstance(function, FunctionType):
        return
    for cell in function.__closure__ or ():
        if _content(cell) is kind:
            cell.cell_contents = made


def _content(cell: CellType) -> object:
    try:
        return cell.cell_contents
    except ValueError:  # the cell is empty still
        return None


def _compiled(source: str, names: dict[str, Any], made: type[object]) -> dict[str, Callable[..., Any]]:
    """Return the generated functions; tracebacks show their lines."""
    file = f"<state {made.__module__}.{made.__qualname__}>"
    space: dict[str, Any] = {
        "make": made.__new__,
        "EVERYTHING": EVERYTHING,
        "HIDDEN": HIDDEN,
        "all_in": all_in,
        "mask_rows": mask_rows,
        "step_key": step_key,
        "plain_step": plain_step,
        "__name__": made.__module__,
        **names,
    }
    known = set(space)
    exec(compile(source, file, "exec"), space)  # noqa: S102 - the source is generated from declarations, see state_source.py
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    functions = {name: value for name, value in space.items() if name not in known and name != "__builtins__"}
    for name, function in functions.items():
        function.__qualname__ = f"{made.__qualname__}.{name}"
    return functions


def _maps(fields: tuple[Field, ...]) -> dict[str, Any]:
    """Return what the library asks of a state, from the declarations."""
    return {
        "FIELDS": fields,
        "SECRETS": {field.name: field.secret for field in fields if field.secret},
        "COUNTS": {field.name: field.counted_by for field in fields if field.counted_by},
        "OBSERVATIONS": {field.name: field.log for field in fields if field.log},
        "OPTIONAL_FIELDS": tuple(field.name for field in fields if field.optional),
        "POOLS": tuple(_pools(fields)),
    }


def _pools(fields: tuple[Field, ...]) -> Iterator[Pool]:
    """Yield the pools in the order in which their pieces are first named."""
    sets: list[PieceSet] = []
    for field in fields:
        found = pieces_in(field.kind)
        if found is not None and found not in sets:
            sets.append(found)
    for each in sets:
        mine = [field for field in fields if pieces_in(field.kind) is each]
        counted = [field for field in mine if counts_pieces(field.kind)]
        yield Pool(
            total=each.total,
            places=(*(field.name for field in mine if field not in counted), *each.also),
            counted=tuple(field.name for field in counted),
            rest=next((field.name for field in counted if field.secret == ALL), ""),
            held=each.held,
            names=each.names,
            numbers=each.numbers,
        )
