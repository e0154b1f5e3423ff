"""Fields of a state: each is declared with its type, bounds, secrecy and a comment.

    @state
    class Table(State):
        round: int = integer(0, 5, "0 before the first deal")
        hands: list[list[int]] = per_seat(piece_list(CARDS), "cards in hand", secret="owner")
        pile: list[int] = piece_counts(CARDS, "cards not drawn yet, by kind", secret="all")

Bounds are inclusive. `secret` says who may not see a field: `"owner"` is one value for each seat, which only that
seat sees; `"all"` is hidden from everyone; the name of another field means that this field holds, for each
entry, the seats that have seen it, as bits. A field without it is public.

`start` is the value before the game begins; without it, numbers are 0 (or the lower bound, if 0 is out of
bounds), lists are empty, and lists of a fixed length are full of such numbers. Where `none` is true, a number
may be NONE, and is so at the start.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from spielhafen.core.piece_pool import PieceSet
from spielhafen.core.state_kinds import (
    ALL_SEATS,
    LAST_SEAT,
    NONE,
    SEATS,
    Bound,
    Items,
    Kind,
    Logs,
    Number,
    Record,
    Rows,
    Signs,
)

OWNER: Final = "owner"
"""The secrecy of one value for each seat: each seat sees its own."""
ALL: Final = "all"
"""The secrecy of what is hidden from all seats."""
TRACKED: Final = "tracked"
"""The secrecy of pieces whose places are known differently to each seat."""


@dataclass(frozen=True)
class Field:
    """One field of a state, as it is declared.

    secret: empty for a public field. counted_by: of tracked pieces, the field that counts them in each place.
    log: the field with the observation logs. optional: whether files leave it out while it is empty.
    """

    kind: Kind
    comment: str = ""
    secret: str = ""
    start: Any = None
    optional: bool = False
    counted_by: str = ""
    log: str = ""
    name: str = ""


def integer(low: Bound, high: Bound, comment: str = "", *, start: int | None = None, secret: str = "") -> Any:
    """Declare a number from `low` to `high`."""
    return Field(Number(low, high), comment, secret, start)


def choice(
    names: Sequence[str],
    comment: str = "",
    *,
    none: bool = False,
    start: int | None = None,
    secret: str = "",
) -> Any:
    """Declare the index of one of these names, such as a square of a board or a kind of piece."""
    kind = Number(_lowest(none), len(names) - 1, tuple(names))
    return Field(kind, comment, secret, NONE if none and start is None else start)


def flag(comment: str = "", *, start: int | None = None) -> Any:
    """Declare a number that is 1 if the comment holds, otherwise 0."""
    return Field(Number(0, 1), comment, start=start)


def seat_number(comment: str = "", *, none: bool = False) -> Any:
    """Declare the number of a seat."""
    return Field(Number(_lowest(none), LAST_SEAT), comment, start=NONE if none else None)


def seat_set(comment: str = "") -> Any:
    """Declare a set of seats: bit n stands for seat n."""
    return Field(Number(0, ALL_SEATS), comment)


def bit_set(count: int, comment: str = "", *, secret: str = "") -> Any:
    """Declare a set of the numbers below `count`: bit n stands for the number n."""
    return Field(Number(0, (1 << max(count, 0)) - 1), comment, secret)


def sign_text(
    alphabet: str, length: Bound, comment: str = "", *, start: str | None = None, may_be_empty: bool = False
) -> Any:
    """Declare a text of `length` of these signs, such as a board with one sign for each square."""
    return Field(Signs(alphabet, length, may_be_empty), comment, start=start)


def per_seat(
    each: Any,
    comment: str = "",
    *,
    secret: str = "",
    start: Any = None,
    log: str = "",
    optional: bool = False,
) -> Any:
    """Declare a list with one value for each seat.

    `each` is declared like a field; `start` is the value of each seat.
    """
    kind = Items(_kind(each), SEATS, SEATS, by_seat=True)
    return Field(kind, comment, secret, _start(each, start), optional, log=log)


def fixed_list(
    each: Any,
    length: Bound,
    comment: str = "",
    *,
    secret: str = "",
    start: Any = None,
) -> Any:
    """Declare a list of `length` values; `start` is the whole list, or the value of each."""
    return Field(Items(_kind(each), length, length), comment, secret, _start(each, start))


def list_of(
    each: Any,
    most: Bound,
    comment: str = "",
    *,
    fewest: Bound = 0,
    secret: str = "",
    start: Sequence[Any] | None = None,
    optional: bool = False,
) -> Any:
    """Declare a list of up to `most` values."""
    return Field(Items(_kind(each), fewest, most), comment, secret, start, optional)


def record(
    *slots: Any, comment: str = "", rest: Any = None, most: Bound = 0, may_be_empty: bool = False
) -> Any:
    """Declare a list in which every place has a kind of its own.

    After these places come up to `most` values like `rest`.
    """
    kinds = tuple(map(_kind, slots))
    return Field(Record(kinds, _kind(rest) if rest else None, most, may_be_empty), comment)


def piece_list(
    of: PieceSet, comment: str = "", *, most: Bound | None = None, secret: str = "", optional: bool = False
) -> Any:
    """Declare a list of pieces, by the numbers of their kinds; up to all that exist."""
    kind = Number(0, of.kinds() - 1, tuple(of.names))
    return Field(
        Items(kind, 0, _most_pieces(of) if most is None else most, pieces=of), comment, secret, None, optional
    )


def piece_counts(
    of: PieceSet, comment: str = "", *, secret: str = "", start: Sequence[int] | None = None
) -> Any:
    """Declare the number of pieces of each kind.

    A pile whose content is secret is drawn from late: it holds whatever is in no other place.
    """
    kinds = tuple(Number(0, _most_of_kind(of, kind)) for kind in range(of.kinds()))
    return Field(Record(kinds, pieces=of), comment, secret, None if start is None else list(start))


def _most_pieces(of: PieceSet) -> Bound:
    """Return the number of all pieces, as a bound."""
    if not of.numbers:
        return len(of.total)
    return lambda _seats, options: len(of.existing(options))


def _most_of_kind(of: PieceSet, kind: int) -> Bound:
    """Return the number of pieces of a kind, as a bound."""
    if kind not in of.numbers:
        return of.counts()[kind]
    return lambda _seats, options: of.counts(options)[kind]


def tracked(
    pieces: int, places: int, comment: str = "", *, counted_by: str, log: str = "", start: int = 0
) -> Any:
    """Declare the places of pieces and what each seat knows of them (see `tracked.py`).

    counted_by: the public field with the number of pieces in each place. log: the field with observation logs.
    start: the place where all pieces are at first, as all know.
    """
    return Field(Rows(pieces, places), comment, TRACKED, start, counted_by=counted_by, log=log)


def observations(comment: str = "") -> Any:
    """Declare the observation logs of the field that names this one as its `log`."""
    return Field(Logs(), comment, optional=True)


def _lowest(none: bool) -> int:
    return NONE if none else 0


def _kind(each: Any) -> Kind:
    """Return the kind of a declared field; anything else becomes a kind with a fault."""
    if not isinstance(each, Field):
        return _Unknown(f"{each!r} is no kind of value; write integer(0, 9), piece_list(CARDS) or the like")
    if each.secret or each.log or each.optional:
        return _Unknown("secret, log and optional belong to the field; move them out of its entries")
    return each.kind


def _start(each: Any, start: Any) -> Any:
    return each.start if start is None and isinstance(each, Field) else start


@dataclass(frozen=True)
class _Unknown(Kind):
    """What is found where a kind of value was expected."""

    what: str
    annotation: ClassVar = "?"

    def fault(self) -> str:
        return self.what

    def misfit(self, value: Any, size: Any, *, hidden: bool) -> None:
        return None
