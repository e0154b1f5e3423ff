"""Scenes as JSON, written by functions that are generated from the fields of their parts.

Scenes are written for each viewer after each move. The types of all fields are known, so that the functions need not ask
for those of the values: they take half of the time of one that does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, TypeAlias, get_args, get_origin, get_type_hints

from spielhafen.core.text import Text, dump_text

Writer: TypeAlias = Callable[[Any], dict[str, Any]]

KEPT: Final = frozenset({"owner", "have", "of", "at", "angle", "over", "total", "value", "seats", "cells"})
"""Fields that are written when they are 0 or empty, too.

A seat, a number of a meter and a list of winners mean something then.
"""
PLAIN: Final = frozenset({str, int, float, bool})


def dump_scene(part: Any) -> dict[str, Any]:
    """Return a scene or a part of it as JSON; empty values are left out."""
    kind: Any = type(part)
    return dump_text(part) if kind is Text else _writer(kind)(part)


@cache
def _writer(kind: Any) -> Writer:
    """Return the function that writes parts of this kind."""
    space: dict[str, Any] = {"dump_text": dump_text}
    lines = ["def write(part):", "    written = {}"]
    hints = get_type_hints(kind)
    for name in [field.name for field in fields(kind)]:
        wanted = "value is not None" if name in KEPT else "value"
        lines += [
            f"    value = part.{name}",
            f"    if {wanted}:",
            f"        written[{name!r}] = {_expression(hints[name], 'value', space)}",
        ]
    lines.append("    return written")
    source = "\n".join(lines)
    exec(compile(source, f"<{kind.__name__} as JSON>", "exec"), space)  # noqa: S102 - generated from the fields
    written: Writer = space["write"]
    return written


def _expression(hint: Any, value: str, space: dict[str, Any]) -> str:
    """Return the expression that writes a value of this type, which is called `value`.

    What it calls is put into `space`.
    """
    origin, kinds = get_origin(hint), get_args(hint)
    if origin is UnionType:
        (hint,) = (each for each in kinds if each is not NoneType)
        return _expression(hint, value, space)
    if hint in PLAIN or origin is Literal:
        return value
    if hint is Text:
        return f"dump_text({value})"
    if origin is Mapping:
        return f"{{**{value}}}"
    if origin is Sequence or origin is tuple:
        item = _expression(kinds[0], f"{value}_", space)
        return f"[*{value}]" if item == f"{value}_" else f"[{item} for {value}_ in {value}]"
    space[f"write_{hint.__name__}"] = _writer(hint)
    return f"write_{hint.__name__}({value})"
