"""Ready steps: dice, draws, shuffles, what one seat shows another, the end of a choice.

A game makes subclasses, each with its paragraph, and names the moves and the fields of its state. A ready step
changes these fields, remembers which seat has seen what, and says which seats may know the move:

    class Wind(Roll[Sea]):  # §3 the wind is rolled with a die
        odds, into = even(Blow), ("wind",)

    class Refill(Shuffle[Sea]):  # §2 the orders that were delivered become the pile again
        discard, pile = "done", "pile"

    class Order(PileDraw[Sea]):  # §2 draw an order and look at it; when the pile is used up, it is refilled
        deals, pile, into, refill = Draw, "pile", "orders", Refill

    class Showing(Reveal[Sea]):  # §6 the loser shows their order to the winner, and to no one else
        shows, field = Show, "orders"

    class Anchoring(Closing[Sea]):  # §3 drop anchor: the turn is over
        kinds = (Anchor,)

All steps but a shuffle are about a seat: `Wind(seat)`. What else happens follows in `take` of the subclass, after
`super().take(g, move)`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, TypeAlias

from spielhafen.core.errors import RulesError
from spielhafen.core.moves import Move, by_value, each
from spielhafen.core.play import State
from spielhafen.core.state_fields import ALL, OWNER, TRACKED
from spielhafen.core.state_kinds import HIDDEN
from spielhafen.core.state_source import is_by_seat
from spielhafen.core.steps import Chance, Deed, Rule, Seat, Step

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    G = TypeVar("G", bound=State, default=Any)
else:
    from typing import TypeVar

    G = TypeVar("G")

Odds: TypeAlias = "Sequence[tuple[Move, int]]"
"""Moves with their whole-number weights."""


def even(kind: type[Move]) -> Odds:
    """Return all moves of a class, each equally likely."""
    return [(move, 1) for move in each(kind)]


@dataclass
class SeatRule(Rule[G]):
    """A rule about one seat."""

    seat: Seat


@dataclass
class SeatChance(Chance[G]):
    """A decision of chance about one seat."""

    seat: Seat


class PrivateChance(SeatChance[G]):
    """A decision of chance that only its seat sees."""

    def witnesses(self, g: G) -> Sequence[Seat]:
        return (self.seat,)


class Roll(SeatChance[G]):
    """Dice, a spinner or a lot, with the same odds each time, for all to see.

    odds: the moves with their weights. into: the fields that get what was rolled: a number is set, of a value for
    each seat that of the roller, and a list is extended.
    """

    into: ClassVar[Sequence[str]] = ()

    def take(self, g: G, move: Any) -> None:
        for name in self.into:
            _put(g, _target(self, g, name), self.seat, _value(move))


class Shuffle(Rule[G]):
    """Pieces that were put aside become part of a pile that is counted by kind.

    discard: the field with the list of these pieces. pile: the field of `piece_counts`.
    """

    discard: ClassVar[str]
    pile: ClassVar[str]

    def happen(self, g: G) -> None:
        pile = getattr(g, self.pile)
        for piece in getattr(g, self.discard):
            pile[piece] += 1
        setattr(g, self.discard, [])


class PileDraw(SeatChance[G]):
    """A seat takes a piece off a pile that is counted by kind; an empty pile gives nothing.

    deals: the class of moves, with the kind of piece as its only field. pile: the field of `piece_counts`. into:
    the field where the piece goes; if that is secret, no other seat sees the piece. refill: what happens when the
    last piece was drawn.
    """

    deals: ClassVar[type[Move]]
    pile: ClassVar[str]
    into: ClassVar[str]
    refill: ClassVar[type[Shuffle] | None] = None
    moves_by_kind: ClassVar[Mapping[int, Move]]

    def __init_subclass__(cls) -> None:
        if "deals" in vars(cls):
            cls.moves_by_kind = by_value(cls.deals)

    def due(self, g: G) -> bool:
        return any(getattr(g, self.pile))

    def outcomes(self, g: G) -> Odds:
        pile = getattr(g, self.pile)
        if HIDDEN in pile:
            return [(move, 1) for move in self.moves_by_kind.values()]
        return [(self.moves_by_kind[piece], count) for piece, count in enumerate(pile) if count]

    def witnesses(self, g: G) -> Sequence[Seat] | None:
        return (self.seat,) if _target(self, g, self.into).secret else None

    def take(self, g: G, move: Any) -> None:
        piece, pile = _value(move), getattr(g, self.pile)
        pile[piece] -= 1
        if self.refill and not any(pile):
            g.then(self.refill())
        _put(g, _target(self, g, self.into), self.seat, piece)


@dataclass
class Reveal(SeatChance[G]):
    """A seat shows what is its own to another seat, and to no one else.

    shows: the class of moves, with the piece or value as its only field. field: a value, or a list of at most one
    piece, for each seat; its secrecy is the name of the field with the seats that have seen it.
    """

    to: Seat

    shows: ClassVar[type[Move]]
    field: ClassVar[str]

    def witnesses(self, g: G) -> Sequence[Seat]:
        return (self.seat, self.to)

    def outcomes(self, g: G) -> Odds:
        own = getattr(g, self.field)[self.seat]
        shown = own if isinstance(own, list) else [own]
        return [(move, 1) for move in each(self.shows) if HIDDEN in shown or _value(move) in shown]

    def take(self, g: G, move: Any) -> None:
        target = _target(self, g, self.field)
        if not target.seen_by:
            raise _wrong(self, f"{target.name} needs secret= with the name of a field of seats that saw it")
        value = _value(move)
        getattr(g, target.name)[self.seat] = [value] if target.depth > 1 else value
        getattr(g, target.seen_by)[self.seat] |= 1 << self.to


class Closing(Deed[G]):
    """The end of a choice that stays open, by a move without fields."""

    def reach(self, g: G, seat: Seat) -> Sequence[Move]:
        return self.kinds[0].instances

    def take(self, g: G, seat: Seat, move: Any) -> None:
        g.close()


class _Target(NamedTuple):
    """A field of a state that a ready step changes."""

    name: str
    depth: int
    by_seat: bool
    secret: bool
    seen_by: str
    """The field with the seats that have seen each seat's value; empty if there is none."""


_TARGETS: Final[dict[tuple[type[object], str], _Target]] = {}


def _target(step: Step, g: State, name: str) -> _Target:
    """Return a declared field; raises RulesError if there is none of this name."""
    kind = type(g)
    try:
        return _TARGETS[kind, name]
    except KeyError:
        found = next((field for field in g.FIELDS if field.name == name), None)
        if found is None:
            raise _wrong(step, f"{kind.__name__} has no field {name}") from None
        by_seat = is_by_seat(found.kind)
        remembers = by_seat and found.secret not in {"", OWNER, ALL, TRACKED}
        seen_by = found.secret if remembers else ""
        target = _Target(name, found.kind.depth(), by_seat, bool(found.secret), seen_by)
        return _TARGETS.setdefault((kind, name), target)


def _put(g: State, target: _Target, seat: Seat, value: int) -> None:
    """Set a number or add to a list; this seat has then seen what is secret."""
    if target.depth == 0:
        setattr(g, target.name, value)
        return
    kept = getattr(g, target.name)
    if not target.by_seat:
        kept.append(value)
    elif target.depth > 1:
        kept[seat].append(value)
    else:
        kept[seat] = value
    if target.seen_by:
        getattr(g, target.seen_by)[seat] = 1 << seat


def _value(move: Move) -> int:
    """Return the value of a move with one field."""
    (name,) = move.move_fields
    value: int = getattr(move, name)
    return value


def _wrong(step: Step, what: str) -> RulesError:
    return RulesError(f"{type(step).__module__}.{type(step).__qualname__}: {what}")
