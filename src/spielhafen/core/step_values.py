"""The values of a step or move: the fields of its dataclass, and a key to compare steps by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, make_dataclass
from operator import attrgetter
from typing import Any, Final

_FIELDS: Final[dict[type[object], tuple[str, ...]]] = {}
_READERS: Final[dict[type[object], Callable[[Any], Any]]] = {}


def fields_of(kind: type[object]) -> tuple[str, ...]:
    """Return the fields of a step or move in the order of its constructor.

    Class attributes are left out.
    """
    cached = _FIELDS.get(kind)
    if cached is None:
        cached = _FIELDS[kind] = tuple(field_types(kind))
    return cached


def field_types(kind: type[object]) -> dict[str, str]:
    """Return the types of the fields of a step or move, as they are written."""
    return {field.name: _written(field.type) for field in fields(kind)} if is_dataclass(kind) else {}


def _written(hint: object) -> str:
    return hint.__name__ if isinstance(hint, type) else str(hint)


def complete_compiled(kind: type[object], types: Mapping[str, str], doc: str) -> None:
    """Add the docstring and the fields of a dataclass, which a compiler leaves out."""
    kind.__doc__ = doc
    if types:
        made = make_dataclass(kind.__name__, types.items())
        for name in ("__dataclass_fields__", "__dataclass_params__"):
            setattr(kind, name, getattr(made, name))


def step_key(step: object) -> tuple[Any, ...]:
    """Return a key that is equal for equal steps: the name of the class and its values."""
    kind = type(step)
    read = _READERS.get(kind)
    if read is None:
        names = fields_of(kind)
        read = _READERS[kind] = attrgetter(*names) if names else _nothing
    return kind.__name__, read(step)


def _nothing(_: object) -> None:
    return None


def written_step(step: object) -> str:
    """Return a step as text: `NextPlayer(seat=1)`."""
    kind = type(step)
    return f"{kind.__name__}({', '.join(f'{name}={getattr(step, name)!r}' for name in fields_of(kind))})"


def plain_step(step: object) -> dict[str, Any]:
    """Return a step as plain values."""
    kind = type(step)
    return {"step": kind.__name__} | {name: getattr(step, name) for name in fields_of(kind)}
