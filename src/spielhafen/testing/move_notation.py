"""Moves in examples: values with words in any order, and errors for texts that are no move."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cached_property
from itertools import islice
from string import Formatter
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import SpielhafenError, UnreadableMove, shorten
from spielhafen.core.moves import Order
from spielhafen.core.text import text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from spielhafen.core.moves import Catalogue, Move

MAX_SIMILAR: Final = 6
"""The most moves that are named because they are similar to a text that is no move."""


class MoveNotation:
    """The notation of moves: their texts in the catalogue.

    A value of several words, such as the dice of `reroll rose storm`, may have them in any order.
    """

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def read(self, written: str) -> Move:
        """Return the move of this text; raises SpielhafenError with moves that are similar."""
        try:
            return self.catalogue.read(written)
        except UnreadableMove:
            found = list(self._reordered(written.casefold()))
        if len(found) == 1:
            return found[0]
        raise self._no_move(written, list(map(str, found)))

    @cached_property
    def _several_words(self) -> list[tuple[re.Pattern[str], type[Move]]]:
        """The kinds of moves with values of several words, each with a pattern of its text."""
        return [
            (_pattern(kind), kind)
            for kind in self.catalogue.kinds
            if not issubclass(kind, Order)
            and any(" " in name for field in kind.move_fields.values() for name in field.names)
        ]

    def _reordered(self, written: str) -> Iterator[Move]:
        """Yield the moves that are written like this but for the order of words in a value."""
        for pattern, kind in self._several_words:
            match = pattern.fullmatch(" ".join(written.split()))
            if match is None:
                continue
            given = {name: sorted(value.split()) for name, value in match.groupdict().items()}
            for move in kind.instances:
                named = {
                    name: sorted(field.name_of(getattr(move, name)).casefold().split())
                    for name, field in kind.move_fields.items()
                }
                if named == given:
                    yield move

    def _no_move(self, written: str, readings: Sequence[str]) -> SpielhafenError:
        words = written.casefold().split()
        right = [move for move in self.catalogue.texts if sorted(move.casefold().split()) == sorted(words)]
        if right and not readings:
            return SpielhafenError(
                text("error-example-word-order", written=shorten(written), right=", ".join(right))
            )
        similar = readings or self._similar(words)
        more = ["…"] if len(similar) > MAX_SIMILAR else []
        named = ", ".join([*similar[:MAX_SIMILAR], *more])
        return SpielhafenError(
            text("error-example-no-move", written=shorten(written), similar=named or "none")
        )

    def _similar(self, words: Sequence[str]) -> list[str]:
        """Return the moves that begin with the most of these words, else those spelled alike."""
        texts = self.catalogue.texts
        for count in range(len(words), 0, -1):
            begun = (move for move in texts if move.casefold().split()[:count] == words[:count])
            if found := list(islice(begun, MAX_SIMILAR + 1)):
                return found
        return get_close_matches(" ".join(words), texts, MAX_SIMILAR)


def _pattern(kind: type[Move]) -> re.Pattern[str]:
    """Return a pattern of the text of such moves, with a group for each field."""
    parts = Formatter().parse(kind.template)
    return re.compile(
        "".join(
            re.escape(said.casefold()) + (f"(?P<{name}>.+)" if name is not None else "")
            for said, name, _, _ in parts
        )
    )
