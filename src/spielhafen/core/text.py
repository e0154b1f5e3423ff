"""Messages: a key and its arguments, never a sentence.

Sentences are made at the edge, in the language of the reader (see `spielhafen.i18n`). An argument is a
number, a short text that is the same in every language (`5½`), another message, or a reference to a player,
whose name is filled in later.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias


@dataclass(frozen=True, slots=True)
class PlayerRef:
    """The player in this seat, whose name is filled in where the sentence is made."""

    seat: int


@dataclass(frozen=True, slots=True)
class Text:
    """A message of the Fluent files and its arguments."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)


Arg: TypeAlias = "int | str | Text | PlayerRef"


def text(key: str, **args: Arg) -> Text:
    """Return a message from its key and arguments."""
    return Text(key, args)


def dump_text(value: Text) -> dict[str, Any]:
    """Return a message as JSON: `{"key": …, "args": {…}}`; a player is `{"seat": 2}`."""
    if not value.args:
        return {"key": value.key}
    return {"key": value.key, "args": {name: _dump_arg(arg) for name, arg in value.args.items()}}


def _dump_arg(arg: Arg) -> Any:
    if isinstance(arg, Text):
        return dump_text(arg)
    if isinstance(arg, PlayerRef):
        return {"seat": arg.seat}
    return arg
