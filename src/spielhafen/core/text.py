"""Messages: a key and its arguments, never a sentence.

Sentences are made at the edge, in the language of the reader (see `spielhafen.i18n`). An argument is a
number, a short text that is the same in every language (`5½`), another message, or a reference to a player,
whose name is filled in later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from spielhafen.core.records import record

if TYPE_CHECKING:
    from types import ModuleType


@record
class PlayerRef:
    """The player in this seat, whose name is filled in where the sentence is made."""

    seat: int


@record
class Text:
    """A message of the Fluent files and its arguments."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)


Arg: TypeAlias = "int | str | Text | PlayerRef"


Importance: TypeAlias = Literal["step", "minor", "weighty"]
"""How much a line of the log matters.

A step is one of several on a way and is told in sum; what is minor is left out where room is short; what is weighty
must not be missed.
"""


def text(key: str, **args: Arg) -> Text:
    """Return a message from its key and arguments."""
    return Text(key, args)


def numbered_texts(key: str, **names: Iterable[Arg]) -> Callable[[int], Text]:
    """Return the function from a number to its text, made once for all numbers.

    `numbered_texts("space", name=["a1", "a2"])(1)` is the text `space` with the name a2: each argument takes its values
    from a list.
    """
    rows = zip(*names.values(), strict=True)
    return [Text(key, dict(zip(names, row, strict=True))) for row in rows].__getitem__


def list_in_words(things: Sequence[Text]) -> Text:
    """Return one or more texts as a list in words: the text `listed` of `first` and `rest`."""
    *before, last = things
    said = last
    for thing in reversed(before):
        said = text("listed", first=thing, rest=said)
    return said


def importance_by_key(*, step: str = "", minor: str = "", weighty: str = "") -> Mapping[str, Importance]:
    """Return how much lines of the log matter, by key.

    Each argument names keys without `event-`, with spaces between them. `passage:rams` are only those lines of
    `event-passage` that have the keyword `rams` among their arguments.
    """
    given: Mapping[Importance, str] = {"step": step, "minor": minor, "weighty": weighty}
    return {key: importance for importance, keys in given.items() for key in keys.split()}


def declared_importance(scene: ModuleType) -> Mapping[str, Importance]:
    """Return `IMPORTANCE` of a game's scene module; empty if it has none."""
    declared: Mapping[str, Importance] = getattr(scene, "IMPORTANCE", {})
    return declared


def importance_of(message: Text, known: Mapping[str, Importance]) -> Importance | None:
    """Return how much a line of the log matters; None: as much as most lines."""
    name = message.key.removeprefix("event-")
    keywords = (f"{name}:{arg}" for arg in message.args.values() if isinstance(arg, str))
    return next((known[key] for key in (*keywords, name) if key in known), None)


def dump_text(value: Text) -> dict[str, Any]:
    """Return a message as JSON: `{"key": …, "args": {…}}`; a player is `{"seat": 2}`."""
    if not value.args:
        return {"key": value.key}
    args = {name: arg if type(arg) in _PLAIN else _dump_arg(arg) for name, arg in value.args.items()}
    return {"key": value.key, "args": args}


def _dump_arg(arg: Arg) -> Any:
    if isinstance(arg, Text):
        return dump_text(arg)
    return {"seat": arg.seat} if isinstance(arg, PlayerRef) else arg


_PLAIN: Final = frozenset({int, str})
"""Types of arguments that are written as they are."""


def load_text(value: Mapping[str, Any]) -> Text:
    """Return the message that `dump_text` wrote."""
    return Text(value["key"], {name: _load_arg(arg) for name, arg in value.get("args", {}).items()})


def _load_arg(arg: Any) -> Arg:
    if not isinstance(arg, Mapping):
        loaded: int | str = arg
        return loaded
    return load_text(arg) if "key" in arg else PlayerRef(arg["seat"])
