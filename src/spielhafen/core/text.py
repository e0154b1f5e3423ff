"""What is said: a key and its arguments, never a sentence.

Sentences are made at the edge, in the language of whoever reads (see `spielhafen.i18n`). An argument is a number,
a short sign that reads alike in every language (`5½`), another text, or a captain, whose name the reader fills in.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias


@dataclass(frozen=True, slots=True)
class PlayerRef:
    """Whoever sits in this seat; the reader puts the name in."""

    seat: int


@dataclass(frozen=True, slots=True)
class Text:
    """A message of the Fluent files and what is to be put into it."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)


Arg: TypeAlias = "int | str | Text | PlayerRef"


def text(key: str, **args: Arg) -> Text:
    """A text from its key and arguments."""
    return Text(key, args)


def dump_text(value: Text) -> dict[str, Any]:
    """JSON of a text: `{"key": …, "args": {…}}`, a captain is `{"seat": 2}`."""
    if not value.args:
        return {"key": value.key}
    return {"key": value.key, "args": {name: _dump_arg(arg) for name, arg in value.args.items()}}


def _dump_arg(arg: Arg) -> Any:
    if isinstance(arg, Text):
        return dump_text(arg)
    if isinstance(arg, PlayerRef):
        return {"seat": arg.seat}
    return arg
