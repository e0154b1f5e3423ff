"""Moves, and the catalogue of all moves a game knows.

The catalogue gives each move three things at once: one shared object (so moves are compared by identity and never built
while playing), one line of text (for logbooks, tests and the wire) and one number (for learners). Shuffles and deals are
the exception: there are too many orders to list, so they are written and read by their template alone and have no number.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, ClassVar, Final

from spielhafen.core.errors import AmbiguousMove, RulesError, UnreadableMove

if TYPE_CHECKING:
    from collections.abc import Callable

TOO_MANY_DIGITS: Final = 10
"""Digits that no number of a thing has."""
UNKNOWN_MARK: Final = "?"
"""Stands for a move that the reader may not know."""


@dataclass(frozen=True, eq=False)
class Move:
    """What a player decides or chance deals. Each game's are frozen dataclasses with numbers as fields."""

    catalogue: ClassVar[Catalogue]
    grave: ClassVar[bool] = False
    """Gives the game up or offers to: nobody does that by accident, so whoever plays at random leaves it alone."""

    def __str__(self) -> str:
        return self.catalogue.write(self)

    def __reduce__(self) -> tuple[Callable[..., Move], tuple[Any, ...]]:
        return _restored, (type(self), str(self))


@dataclass(frozen=True, eq=False)
class Order(Move):
    """The outcome of a shuffle or deal: all items in their new order."""

    items: tuple[int, ...]


def _restored(kind: type[Move], written: str) -> Move:
    return kind.catalogue.read(written)


class Catalogue:
    """All moves of a game in fixed order: object ↔ text ↔ number.

    `notation` has a template for each class of moves (`"sail {space}"`), `words` the names of the values of its fields
    (`{"space": ["a1", …]}`; a field without names is written as its number). Two moves may not share a text.
    """

    def __init__(
        self,
        notation: Mapping[type[Move], str],
        words: Mapping[str, Sequence[str]],
        moves: Iterable[Move],
    ) -> None:
        self.notation = dict(notation)
        self.words = words
        self.moves: tuple[Move, ...] = tuple(moves)
        self.texts: tuple[str, ...] = tuple(self._listed(move) for move in self.moves)
        self._numbers = {text: number for number, text in enumerate(self.texts)}
        self._folded = {text.casefold(): number for number, text in enumerate(self.texts)}
        self._ids = {id(move): number for number, move in enumerate(self.moves)}
        self._orders = [kind for kind in notation if issubclass(kind, Order)]
        if len(self._folded) != len(self.moves):
            raise RulesError("two moves share a text")
        for kind in notation:
            kind.catalogue = self

    def _listed(self, move: Move) -> str:
        template = self.notation[type(move)]
        return template.format(
            **{field.name: self._word(field.name, getattr(move, field.name)) for field in fields(move)}
        )

    def _word(self, name: str, value: int) -> str:
        return self.words[name][value] if name in self.words else str(value)

    def write(self, move: Move) -> str:
        """The text of a move."""
        if isinstance(move, Order):
            items = " ".join(self._word("items", item) for item in move.items)
            return self.notation[type(move)].format(items=items)
        return self.texts[self._ids[id(move)]]

    def read(self, written: str) -> Move:
        """The move of this text, whatever the case and spacing; raises UnreadableMove."""
        flat = " ".join(written.split())
        number = self._folded.get(flat.casefold())
        if number is not None:
            return self.moves[number]
        for kind in self._orders:
            order = self._read_order(kind, flat)
            if order is not None:
                return order
        raise UnreadableMove(written)

    def _read_order(self, kind: type[Order], flat: str) -> Order | None:
        before, after = self.notation[kind].split("{items}")
        match = re.fullmatch(f"{re.escape(before)}(.*){re.escape(after)}", flat, re.IGNORECASE)
        if match is None:
            return None
        names = {word.casefold(): value for value, word in enumerate(self.words.get("items", ()))}
        written = match[1].split()
        if "items" not in self.words and all(
            word.isdecimal() and len(word) < TOO_MANY_DIGITS for word in written
        ):
            return kind(tuple(map(int, written)))  # as `write` leaves things that have no name
        try:
            return kind(tuple(names[word.casefold()] for word in written))
        except KeyError:
            return None

    def read_prefix(self, written: str, offered: Iterable[Move]) -> Move:
        """What a person typed: a whole text, or the beginning of exactly one offered move (see `begins`); raises a MoveError."""
        try:
            return self.read(written)
        except UnreadableMove:
            start = " ".join(written.split()).casefold()
            fitting = [move for move in offered if starts_with(str(move).casefold(), start)]
            if len(fitting) == 1:
                return fitting[0]
            if fitting:
                raise AmbiguousMove(written, map(str, fitting)) from None
            raise

    def number(self, move: Move) -> int:
        """The place of a listed move in the catalogue, 0 … len − 1."""
        return self._ids[id(move)]

    def __len__(self) -> int:
        return len(self.moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)


def starts_with(whole: str, start: str) -> bool:
    """Whether a text begins like this, numbers being whole: `lay 1` is no beginning of `lay 12`."""
    if not start or not whole.startswith(start):
        return False
    return not (start[-1].isdecimal() and whole[len(start) : len(start) + 1].isdecimal())
