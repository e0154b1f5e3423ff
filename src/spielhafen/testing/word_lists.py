"""Lists in examples that name everything there is: `all`, and `all but a b`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.state_kinds import Items, Number
from spielhafen.core.text import text
from spielhafen.testing.notation import EMPTY, LISTS_APART, SEAT_LETTERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.core.play import State
    from spielhafen.testing.notation import ExampleNotation

ALL_WORDS: Final = re.compile(r"all(?:\s+but\s+(.+))?", re.DOTALL)


def expand_all(notation: ExampleNotation, g: State, name: str, written: str) -> str:
    """Return a list, or lists, with all words written out; other values stay as they are."""
    parts = [part.strip() for part in LISTS_APART.split(written)]
    if not any(map(ALL_WORDS.fullmatch, parts)):
        return written
    return " / ".join(_expanded(notation, g, name, part) for part in parts)


def _expanded(notation: ExampleNotation, g: State, name: str, written: str) -> str:
    found = ALL_WORDS.fullmatch(written)
    if found is None:
        return written
    words = everything(notation, g, name)
    if words is None:
        if found[1] is None:
            return written  # the game may know what `all` is
        raise SpielhafenError(text("error-example-all-unknown", name=name))
    left = list(words)
    for word in (found[1] or "").split():
        place = next((place for place, each in enumerate(left) if each.casefold() == word.casefold()), None)
        if place is None:
            raise SpielhafenError(text("error-example-not-among-all", name=name, word=word))
        del left[place]
    return " ".join(left) or EMPTY


def everything(notation: ExampleNotation, g: State, name: str) -> Sequence[str] | None:
    """Return all words that a list of this name can have, each as often as it exists.

    They are what the game teaches, the pieces that the list holds, the names of its values, or its numbers.
    """
    if name in notation.everything:
        return notation.everything[name](g)
    names = notation.words.get(name) or notation.game.catalogue.words.get(name, ())
    for pool in g.POOLS:
        if name in {*pool.places, *pool.counted}:
            known = names or pool.names
            return [known[piece] if piece < len(known) else str(piece) for piece in pool.existing(g.options)]
    if names:
        captains = all(word in SEAT_LETTERS for word in names)
        return names[: g.seats()] if captains else names
    kind = next((field.kind for field in g.FIELDS if field.name == name), None)
    number = kind.each if isinstance(kind, Items) and not kind.by_seat else None
    if not isinstance(number, Number) or not isinstance(number.low, int) or not isinstance(number.high, int):
        return None
    low, high = max(number.low, 0), number.high
    return [number.names[each] if number.names else str(each) for each in range(low, high + 1)]
