"""Moves, and the catalogue of all moves of a game.

A move declares its text and its fields, and each field which numbers it takes and how they are written:

    class Sail(Move, text="sail {space}"):
        space: int = choice(SPACE_NAMES)

    class Rest(Move, text="rest"):
        pass

    SAIL: Final = each(Sail)  # SAIL[5] sails to space 5
    REST: Final = only(Rest)
    MOVES: Final = Catalogue.of(__name__)  # of all classes above, in their order

The catalogue gives each move three things: one shared object (so moves are compared by identity and never
created while playing), one line of text (for logbooks, tests and the API) and one number (for machine
learning). Shuffles and deals are the exception: there are too many orders to list, so they are written and
read by their template alone and have no number.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from inspect import get_annotations
from itertools import product
from string import Formatter
from typing import Any, ClassVar, Final, TypeVar, dataclass_transform

from spielhafen.core.errors import AmbiguousMove, RulesError, UnreadableMove

TOO_MANY_DIGITS: Final = 10
"""The number of digits that no item number has."""
UNKNOWN_MARK: Final = "?"
"""Stands for a move that is hidden from the reader."""


@dataclass(frozen=True)
class MoveField:
    """The numbers that a field of a move takes, in order.

    `names`, if there are any, are those of the numbers from 0 on.
    """

    values: Sequence[int]
    names: Sequence[str] = ()

    def name_of(self, value: int) -> str:
        """Return how a value is written."""
        return self.names[value] if self.names else str(value)


def choice(names: Sequence[str], *, among: Iterable[int] | None = None) -> Any:
    """Declare a field with the index of one of these names, or of one `among` them."""
    return MoveField(tuple(range(len(names)) if among is None else among), tuple(names))


def number(low: int, high: int) -> Any:
    """Declare a field with a number from `low` to `high`."""
    return MoveField(range(low, high + 1))


def counted(count: int) -> Any:
    """Declare a field with a number below `count` that is written from 1 on: seats, dice."""
    return MoveField(range(count), tuple(str(value + 1) for value in range(count)))


@dataclass_transform(frozen_default=True, eq_default=False, field_specifiers=(choice, counted, number))
class Move:
    """What a player decides or chance deals: a subclass declares its text and its fields.

    `text` has the name of each field in braces; moves of which `where` says no do not exist. All moves of a class are
    made at once, in the order of their fields.
    """

    catalogue: ClassVar[Catalogue]
    grave: ClassVar[bool] = False
    """Whether the move resigns the game or offers to; random players leave it out."""
    template: ClassVar[str]
    move_fields: ClassVar[Mapping[str, MoveField]]
    instances: ClassVar[Sequence[Move]]

    def __init_subclass__(
        cls, *, text: str = "", where: Callable[..., bool] | None = None, items: Sequence[str] = ()
    ) -> None:
        declared = {name: cls.__dict__.get(name) for name in get_annotations(cls)}
        for name, field in declared.items():
            if isinstance(field, MoveField):
                delattr(cls, name)
        dataclass(frozen=True, eq=False)(cls)
        if not text:
            return
        cls.template = text
        if issubclass(cls, Order):
            cls.move_fields = {"items": MoveField((), tuple(items))}
        else:
            cls.move_fields = {
                name: field for name, field in declared.items() if isinstance(field, MoveField)
            }
        _check_declaration(cls, declared)
        values = product(*(field.values for field in cls.move_fields.values()))
        cls.instances = tuple(cls(*each) for each in values if where is None or where(*each))

    def __str__(self) -> str:
        return self.catalogue.write(self)

    def __reduce__(self) -> tuple[Callable[..., Move], tuple[Any, ...]]:
        return _unpickle, (type(self), str(self))


class Order(Move):
    """The outcome of a shuffle or deal: all items in their new order.

    A subclass gives the names of the `items`: `class Deal(Order, text="deal {items}", items=CARD_NAMES)`.
    """

    items: tuple[int, ...]


def _check_declaration(kind: type[Move], declared: Mapping[str, object]) -> None:
    """Raise RulesError if a class of moves is not declared rightly, with what would be right."""
    for name, field in declared.items():
        if not isinstance(field, MoveField) and not str(kind.__annotations__[name]).startswith("ClassVar"):
            raise _wrong(kind, f"{name} takes no numbers; write {name}: int = choice(NAMES) or number(0, 9)")
    try:
        wanted = [name for _, name, _, _ in Formatter().parse(kind.template) if name is not None]
    except ValueError as error:
        raise _wrong(kind, f"the text {kind.template!r} cannot be read: {error}") from None
    if sorted(wanted) != sorted(kind.move_fields):
        fields = " ".join(f"{{{name}}}" for name in kind.move_fields) or "no field"
        raise _wrong(kind, f"the text {kind.template!r} has to name {fields}, each once")
    for name, field in kind.move_fields.items():
        unnamed = [value for value in field.values if field.names and not 0 <= value < len(field.names)]
        if unnamed:
            raise _wrong(
                kind, f"{name} has no name for {unnamed[0]}; there are names for 0 to {len(field.names) - 1}"
            )


def _wrong(kind: type[Move], what: str) -> RulesError:
    return RulesError(f"{kind.__module__}.{kind.__qualname__}: {what}")


def _unpickle(kind: type[Move], content: str) -> Move:
    return kind.catalogue.read(content)


M = TypeVar("M", bound=Move)


def only(kind: type[M]) -> M:
    """Return the single move of a class without fields."""
    (move,) = each(kind)
    return move


def each(kind: type[M]) -> list[M]:
    """Return all moves of a class, in the order of their fields."""
    return [move for move in kind.instances if isinstance(move, kind)]


def by_value(kind: type[M]) -> dict[int, M]:
    """Return all moves of a class with one field, by its value."""
    (name,) = kind.move_fields
    return {getattr(move, name): move for move in each(kind)}


def rows(kind: type[M]) -> list[list[M]]:
    """Return all moves of a class with two fields: a row for each value of the first."""
    first, _ = kind.move_fields
    moves = each(kind)
    return [
        [move for move in moves if getattr(move, first) == value] for value in kind.move_fields[first].values
    ]


class Catalogue:
    """All moves of a game in fixed order: object ↔ text ↔ number.

    `words` has the names of the values of each field that has names. Two moves may not share a text.
    """

    def __init__(self, kinds: Sequence[type[Move]]) -> None:
        self.kinds = tuple(kinds)
        self.moves: tuple[Move, ...] = tuple(move for kind in kinds for move in kind.instances)
        self.texts: tuple[str, ...] = tuple(_format(move) for move in self.moves)
        self.words: dict[str, Sequence[str]] = {}
        self._numbers: dict[str, int] = {}
        self._ids = {id(move): number for number, move in enumerate(self.moves)}
        self._orders = [kind for kind in kinds if issubclass(kind, Order)]
        for number, content in enumerate(self.texts):
            other = self._numbers.setdefault(content.casefold(), number)
            if other != number:
                both = type(self.moves[other]).__qualname__
                raise _wrong(
                    type(self.moves[number]), f"“{content}” is the text of another move, too ({both})"
                )
        for kind in kinds:
            for name, field in kind.move_fields.items():
                if field.names and self.words.setdefault(name, field.names) != field.names:
                    raise _wrong(kind, f"{name} has other names in another class; name the field differently")
        for kind in kinds:
            kind.catalogue = self

    @classmethod
    def of(cls, module: str) -> Catalogue:
        """Return the catalogue of all classes of moves in a module, in their order."""
        return cls(
            [
                kind
                for kind in vars(sys.modules[module]).values()
                if isinstance(kind, type) and issubclass(kind, Move) and kind.__module__ == module
            ]
        )

    def write(self, move: Move) -> str:
        """Return the text of a move."""
        if isinstance(move, Order):
            field = move.move_fields["items"]
            return move.template.format(items=" ".join(map(field.name_of, move.items)))
        return self.texts[self._ids[id(move)]]

    def read(self, content: str) -> Move:
        """Return the move of this text, ignoring case and spacing; raises UnreadableMove."""
        normalised = " ".join(content.split())
        number = self._numbers.get(normalised.casefold())
        if number is not None:
            return self.moves[number]
        for kind in self._orders:
            order = _read_order(kind, normalised)
            if order is not None:
                return order
        raise UnreadableMove(content)

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


def _format(move: Move) -> str:
    names = {name: field.name_of(getattr(move, name)) for name, field in move.move_fields.items()}
    return move.template.format(**names)


def _read_order(kind: type[Order], normalised: str) -> Order | None:
    prefix, suffix = kind.template.split("{items}")
    match = re.fullmatch(f"{re.escape(prefix)}(.*){re.escape(suffix)}", normalised, re.IGNORECASE)
    if match is None:
        return None
    words, field = match[1].split(), kind.move_fields["items"]
    if not field.names and all(word.isdecimal() and len(word) < TOO_MANY_DIGITS for word in words):
        return kind(tuple(map(int, words)))  # as `write` writes items without names
    names = {word.casefold(): value for value, word in enumerate(field.names)}
    try:
        return kind(tuple(names[word.casefold()] for word in words))
    except KeyError:
        return None


def starts_with(whole: str, prefix: str) -> bool:
    """Return whether a text starts like this.

    Numbers are compared as a whole: `lay 12` does not start with `lay 1`.
    """
    if not prefix or not whole.startswith(prefix):
        return False
    return not (prefix[-1].isdecimal() and whole[len(prefix) : len(prefix) + 1].isdecimal())
