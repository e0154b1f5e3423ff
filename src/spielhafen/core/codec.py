"""States to JSON and back.

The values of a state are numbers, texts and lists of these; those of a step are numbers and texts. So a JSON
array is always a list and a JSON object always a step (`{"step": "Plunder", "seat": 1, "winner": 0}`).
Options are frozen and are not part of it: see `Game.dump`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, TypeVar

from spielhafen.core.errors import BrokenFile
from spielhafen.core.play import State, Step
from spielhafen.core.position_check import check_values
from spielhafen.core.state_source import BASE_NAMES
from spielhafen.core.step_values import field_types, fields_of
from spielhafen.core.text import text

if TYPE_CHECKING:
    from spielhafen.core.state_kinds import Dimensions

S = TypeVar("S", bound=State)

STEP_TYPES: Final[Mapping[str, tuple[type[object], ...]]] = {"int": (int,), "Seat": (int,), "str": (str,)}
"""The types of a step's values by the written type of their field; else numbers and texts."""

__all__ = ["dump", "fields_of", "load", "state_fields", "values_of"]


def state_fields(kind: type[State]) -> tuple[str, ...]:
    """Return the fields of a state in the order of its constructor."""
    return *BASE_NAMES, *(field.name for field in kind.FIELDS)


def dump(state: State) -> dict[str, Any]:
    """Return a state as plain values, without its options and without empty optional fields."""
    return state.plain()


def values_of(state: State) -> dict[str, Any]:
    """Return the values of a state by field."""
    return {name: getattr(state, name) for name in state_fields(type(state))}


def load(kind: type[S], data: Any, steps: Mapping[str, type[Step]], size: Dimensions) -> S:
    """Return the state that was dumped; raises BrokenFile, naming the field, for anything else."""
    wanted = [name for name in state_fields(kind) if name != "options"]
    if not isinstance(data, Mapping):
        raise BrokenFile("state", text("broken-not-an-object"))
    data = {name: [] for name in kind.OPTIONAL_FIELDS} | dict(data)
    for name in wanted:
        if name not in data:
            raise BrokenFile(name, text("broken-missing"))
    for name in data:
        if name not in wanted:
            raise BrokenFile(str(name), text("broken-unknown-field"))
    values = {name: _load(data[name], steps, name) for name in wanted}
    check_values(kind, values, size)
    return kind(**values | {"options": size.options})


def _load(data: Any, steps: Mapping[str, type[Step]], where: str) -> Any:
    if isinstance(data, list):
        return [_load(item, steps, f"{where}[{place}]") for place, item in enumerate(data)]
    if isinstance(data, Mapping):
        return _load_step(data, steps, where)
    if data is None or type(data) in (int, str):
        return data
    raise BrokenFile(where, text("broken-value"))


def _load_step(data: Mapping[str, Any], steps: Mapping[str, type[Step]], where: str) -> Step:
    kind = steps.get(str(data.get("step")))
    if kind is None:
        raise BrokenFile(where, text("broken-step"))
    values = {name: data[name] for name in data if name != "step"}
    wanted = field_types(kind)
    if set(values) != set(wanted) or any(
        type(values[name]) not in STEP_TYPES.get(written, (int, str)) for name, written in wanted.items()
    ):
        raise BrokenFile(where, text("broken-step"))
    return kind(**values)
