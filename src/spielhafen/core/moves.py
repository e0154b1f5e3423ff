"""Moves, and the catalogue of all moves of a game.

The catalogue gives each move three things: one shared object (so moves are compared by identity and never
created while playing), one line of text (for logbooks, tests and the API) and one number (for machine
learning). Shuffles and deals are the exception: there are too many orders to list, so they are written and
read by their template alone and have no number.
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
"""The number of digits that no item number has."""
UNKNOWN_MARK: Final = "?"
"""Stands for a move that is hidden from the reader."""


@dataclass(frozen=True, eq=False)
class Move:
    """What a player decides or chance deals.

    The moves of a game are frozen dataclasses with numbers as fields.
    """

    catalogue: ClassVar[Catalogue]
    grave: ClassVar[bool] = False
    """Whether the move resigns the game or offers to; random players leave it out."""

    def __str__(self) -> str:
        return self.catalogue.write(self)

    def __reduce__(self) -> tuple[Callable[..., Move], tuple[Any, ...]]:
        return _unpickle, (type(self), str(self))


@dataclass(frozen=True, eq=False)
class Order(Move):
    """The outcome of a shuffle or deal: all items in their new order."""

    items: tuple[int, ...]


def _unpickle(kind: type[Move], content: str) -> Move:
    return kind.catalogue.read(content)


class Catalogue:
    """All moves of a game in fixed order: object ↔ text ↔ number.

    `notation` has a template for each class of moves (`"sail {space}"`), `words` the names of the values of
    its fields (`{"space": ["a1", …]}`; a field without names is written as its number). Two moves may not
    share a text.
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
        self.texts: tuple[str, ...] = tuple(self._format(move) for move in self.moves)
        self._numbers = {text: number for number, text in enumerate(self.texts)}
        self._folded = {text.casefold(): number for number, text in enumerate(self.texts)}
        self._ids = {id(move): number for number, move in enumerate(self.moves)}
        self._orders = [kind for kind in notation if issubclass(kind, Order)]
        if len(self._folded) != len(self.moves):
            raise RulesError("two moves share a text")
        for kind in notation:
            kind.catalogue = self

    def _format(self, move: Move) -> str:
        template = self.notation[type(move)]
        return template.format(
            **{field.name: self._value_name(field.name, getattr(move, field.name)) for field in fields(move)}
        )

    def _value_name(self, name: str, value: int) -> str:
        return self.words[name][value] if name in self.words else str(value)

    def write(self, move: Move) -> str:
        """Return the text of a move."""
        if isinstance(move, Order):
            items = " ".join(self._value_name("items", item) for item in move.items)
            return self.notation[type(move)].format(items=items)
        return self.texts[self._ids[id(move)]]

    def read(self, content: str) -> Move:
        """Return the move of this text, ignoring case and spacing; raises UnreadableMove."""
        normalised = " ".join(content.split())
        number = self._folded.get(normalised.casefold())
        if number is not None:
            return self.moves[number]
        for kind in self._orders:
            order = self._read_order(kind, normalised)
            if order is not None:
                return order
        raise UnreadableMove(content)

    def _read_order(self, kind: type[Order], normalised: str) -> Order | None:
        prefix, suffix = self.notation[kind].split("{items}")
        match = re.fullmatch(f"{re.escape(prefix)}(.*){re.escape(suffix)}", normalised, re.IGNORECASE)
        if match is None:
            return None
        names = {word.casefold(): value for value, word in enumerate(self.words.get("items", ()))}
        words = match[1].split()
        if "items" not in self.words and all(
            word.isdecimal() and len(word) < TOO_MANY_DIGITS for word in words
        ):
            return kind(tuple(map(int, words)))  # as `write` writes items without names
        try:
            return kind(tuple(names[word.casefold()] for word in words))
        except KeyError:
            return None

    def read_prefix(self, content: str, offered: Iterable[Move]) -> Move:
        """Return the move that was typed: its text, or a prefix of exactly one offered move.

        Raises UnreadableMove or AmbiguousMove. See `starts_with`.
        """
        try:
            return self.read(content)
        except UnreadableMove:
            prefix = " ".join(content.split()).casefold()
            matching = [move for move in offered if starts_with(str(move).casefold(), prefix)]
            if len(matching) == 1:
                return matching[0]
            if matching:
                raise AmbiguousMove(content, map(str, matching)) from None
            raise

    def number(self, move: Move) -> int:
        """Return the index of a listed move in the catalogue, from 0 to len − 1."""
        return self._ids[id(move)]

    def __len__(self) -> int:
        return len(self.moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)


def starts_with(whole: str, prefix: str) -> bool:
    """Return whether a text starts like this.

    Numbers are compared as a whole: `lay 12` does not start with `lay 1`.
    """
    if not prefix or not whole.startswith(prefix):
        return False
    return not (prefix[-1].isdecimal() and whole[len(prefix) : len(prefix) + 1].isdecimal())
