"""What a field of a state may hold: numbers, texts and lists of these, within bounds.

A bound is a number, or a function of the number of seats and the options. Every kind of value knows the type
that is to be written at its field, what is wrong with its own declaration, and what is wrong with a value.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias

from spielhafen.core.piece_pool import PieceSet
from spielhafen.core.text import Text, text

NONE: Final = -1
"""No seat, no square, nothing."""
EVERYTHING: Final = -2
"""The viewer of a state that hides nothing."""
PUBLIC: Final = -1
"""The viewer who sees only what is public."""
HIDDEN: Final = -1
"""Stands in a view for a value that its viewer may not know."""

Bound: TypeAlias = "int | Callable[[int, Any], int]"


class Dimensions(NamedTuple):
    """What bounds may depend on."""

    seats: int
    options: Any

    def limit(self, bound: Bound) -> int:
        """Return the number that a bound is with these seats and options."""
        return bound if isinstance(bound, int) else bound(self.seats, self.options)


def seats(number: int, _options: object) -> int:
    """Return the number of seats."""
    return number


def last_seat(number: int, _options: object) -> int:
    """Return the highest number of a seat."""
    return number - 1


def all_seats(number: int, _options: object) -> int:
    """Return all seats, as bits."""
    return (1 << number) - 1


SEATS: Final[Bound] = seats
LAST_SEAT: Final[Bound] = last_seat
ALL_SEATS: Final[Bound] = all_seats


class Misfit(NamedTuple):
    """Why a value does not fit its field, and where: indices inside the field."""

    path: tuple[int, ...]
    reason: Text


WRONG_TYPE: Final = Misfit((), text("broken-value"))


class Kind(ABC):
    """A kind of value."""

    annotation: ClassVar[str]
    """The type at the field; for lists see `type_name`."""

    def type_name(self) -> str:
        """Return the type that is written at the field."""
        return self.annotation

    def depth(self) -> int:
        """Return how deep lists are nested; 0: a single number or text."""
        return self.type_name().count("list[")

    def fault(self) -> str:
        """Return what is wrong with the declaration and what would be right; empty if it holds."""
        return ""

    @abstractmethod
    def misfit(self, value: Any, size: Dimensions, *, hidden: bool) -> Misfit | None:
        """Return what is wrong with a value; None if it fits.

        hidden: whether HIDDEN may stand for a number.
        """

    def numbers(self) -> Iterator[Number]:
        """Yield the kinds of the single numbers inside."""
        return iter(())


@dataclass(frozen=True)
class Number(Kind):
    """A number from `low` to `high`; `names` says how the numbers from 0 on are written."""

    low: Bound
    high: Bound
    names: Sequence[str] = ()
    annotation: ClassVar = "int"

    def fault(self) -> str:
        for bound in (self.low, self.high):
            if type(bound) is not int and not callable(bound):
                return f"{bound!r} is no bound; write a number, SEATS, or a function of seats and options"
        if isinstance(self.low, int) and isinstance(self.high, int) and self.low > self.high:
            return (
                f"the lower bound {self.low} is above the upper bound {self.high}; write the lower one first"
            )
        return ""

    def misfit(self, value: Any, size: Dimensions, *, hidden: bool) -> Misfit | None:
        if type(value) is not int:
            return WRONG_TYPE
        if hidden and value == HIDDEN:
            return None
        low, high = size.limit(self.low), size.limit(self.high)
        return None if low <= value <= high else Misfit((), out_of_bounds(value, low, high))

    def numbers(self) -> Iterator[Number]:
        yield self


def out_of_bounds(value: int, low: int, high: int) -> Text:
    """Return the reason why a number does not fit, as text, so that digits are not grouped."""
    if low == high:
        return text("broken-only-number", value=str(value), only=str(low))
    return text("broken-number", value=str(value), low=str(low), high=str(high))


@dataclass(frozen=True)
class Signs(Kind):
    """A text of `length` of these signs, such as a board with one sign for each square."""

    signs: str
    length: Bound
    may_be_empty: bool = False
    annotation: ClassVar = "str"

    def fault(self) -> str:
        if not self.signs or len(set(self.signs)) < len(self.signs):
            return f"{self.signs!r} are no signs; write each sign that may occur once"
        return ""

    def misfit(self, value: Any, size: Dimensions, *, hidden: bool) -> Misfit | None:
        if not isinstance(value, str):
            return WRONG_TYPE
        wanted = size.limit(self.length)
        if len(value) != wanted and (value or not self.may_be_empty):
            return Misfit((), text("broken-signs", found=len(value), wanted=wanted))
        for place, sign in enumerate(value):
            if sign not in self.signs:
                return Misfit((place,), text("broken-sign", sign=sign, signs=self.signs))
        return None


@dataclass(frozen=True)
class Items(Kind):
    """A list of `fewest` to `most` values of one kind; `by_seat`: one for each seat."""

    each: Kind
    fewest: Bound
    most: Bound
    by_seat: bool = False
    pieces: PieceSet | None = None
    """What the list holds, if these are pieces that exist in limited number."""

    def type_name(self) -> str:
        return f"list[{self.each.type_name()}]"

    def fault(self) -> str:
        if isinstance(self.fewest, int) and isinstance(self.most, int) and not 0 <= self.fewest <= self.most:
            return f"a list cannot have {self.fewest} to {self.most} entries; write the smaller number first"
        return self.each.fault()

    def misfit(self, value: Any, size: Dimensions, *, hidden: bool) -> Misfit | None:
        if not isinstance(value, list):
            return WRONG_TYPE
        low, high = size.limit(self.fewest), size.limit(self.most)
        if not low <= len(value) <= high:
            return Misfit((), wrong_length(len(value), low, high))
        return first_misfit([self.each] * len(value), value, size, hidden=hidden)

    def numbers(self) -> Iterator[Number]:
        return self.each.numbers()


def first_misfit(
    kinds: Sequence[Kind], values: Sequence[Any], size: Dimensions, *, hidden: bool
) -> Misfit | None:
    """Return the first misfit among values of these kinds, with its place."""
    for place, (kind, value) in enumerate(zip(kinds, values, strict=True)):
        found = kind.misfit(value, size, hidden=hidden)
        if found:
            return Misfit((place, *found.path), found.reason)
    return None


def wrong_length(found: int, low: int, high: int) -> Text:
    """Return the reason why a list does not fit."""
    if low == high:
        return text("broken-length", found=found, wanted=low)
    return text("broken-length-between", found=found, low=low, high=high)


@dataclass(frozen=True)
class Record(Kind):
    """A list in which every place has a kind of its own.

    After these places come up to `most` values of the kind `rest`. If it `may_be_empty`, it is whole or empty.
    """

    slots: tuple[Kind, ...]
    rest: Kind | None = None
    most: Bound = 0
    may_be_empty: bool = False
    pieces: PieceSet | None = None
    """What the list counts by kind, if these are pieces that exist in limited number."""

    def type_name(self) -> str:
        return f"list[{self.slots[0].type_name() if self.slots else 'int'}]"

    def fault(self) -> str:
        if not self.slots:
            return "a record has no places; name the kind of each place"
        kinds = [*self.slots, *([self.rest] if self.rest else [])]
        if len({kind.type_name() for kind in kinds}) > 1:
            return "the places of a record have different types; numbers and lists need fields of their own"
        return next(filter(None, (kind.fault() for kind in kinds)), "")

    def misfit(self, value: Any, size: Dimensions, *, hidden: bool) -> Misfit | None:
        if not isinstance(value, list):
            return WRONG_TYPE
        if not value and self.may_be_empty:
            return None
        low = len(self.slots)
        high = low + size.limit(self.most)
        if not low <= len(value) <= high:
            return Misfit((), wrong_length(len(value), low, high))
        rest = [self.rest] * (len(value) - low) if self.rest else []
        return first_misfit([*self.slots, *rest], value, size, hidden=hidden)

    def numbers(self) -> Iterator[Number]:
        for kind in (*self.slots, *([self.rest] if self.rest else [])):
            yield from kind.numbers()


@dataclass(frozen=True)
class Rows(Kind):
    """The rows of tracked pieces: their places, then what each seat knows of them, as bits."""

    pieces: int
    places: int
    annotation: ClassVar = "list[list[int]]"

    def fault(self) -> str:
        return (
            "" if self.pieces > 0 and self.places > 0 else "tracked pieces need at least one piece and place"
        )

    def misfit(self, value: Any, size: Dimensions, *, hidden: bool) -> Misfit | None:
        place, known = Number(0, self.places - 1), Number(1, (1 << self.places) - 1)
        rows = [Items(kind, self.pieces, self.pieces) for kind in (place, *[known] * size.seats)]
        return Record(tuple(rows)).misfit(value, size, hidden=hidden)

    def numbers(self) -> Iterator[Number]:
        yield Number(0, self.places - 1)


@dataclass(frozen=True)
class Logs(Kind):
    """Observation logs (see `belief.py`): none, or one for each seat, of rows of numbers."""

    annotation: ClassVar = "list[list[list[int]]]"

    def misfit(self, value: Any, size: Dimensions, *, hidden: bool) -> Misfit | None:
        if not isinstance(value, list):
            return WRONG_TYPE
        if value and len(value) != size.seats:
            return Misfit((), wrong_length(len(value), size.seats, size.seats))
        for seat, log in enumerate(value):
            rows = log if isinstance(log, list) else [None]
            if not all(isinstance(row, list) and all(type(item) is int for item in row) for row in rows):
                return Misfit((seat,), WRONG_TYPE.reason)
        return None


def pieces_in(kind: Kind) -> PieceSet | None:
    """Return the pieces that a list holds or counts, also one list for each seat."""
    if isinstance(kind, Items):
        return kind.pieces or pieces_in(kind.each)
    return kind.pieces if isinstance(kind, Record) else None


def counts_pieces(kind: Kind) -> bool:
    """Return whether a list has a number for each kind of piece instead of the pieces."""
    return isinstance(kind, Record) and kind.pieces is not None
