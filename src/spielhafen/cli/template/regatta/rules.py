"""The rules, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.play import Chance, Choice, Deed, Rule

from .moves import ANCHOR, BLOW, SAIL, Anchor, Blow, Sail
from .state import BOARD, BUOY, HARBOUR, REEFS, Sea, by_the_buoy, empty_sea, way_left

if TYPE_CHECKING:
    from spielhafen.core.moves import Move

    from . import Options


def start(seats: int, options: Options) -> Sea:
    """§1 All cutters begin in harbour; the first captain has the first turn."""
    g = empty_sea(seats, options)
    g.then(Turn(0))
    return g


@dataclass
class Turn(Rule[Sea]):
    """§1 A turn: the wind, then as much of it as the captain wants to use. Then it is the next captain's."""

    seat: int
    head = True

    def happen(self, g: Sea) -> None:
        g.sailed = 0
        g.then(Wind(self.seat), Helm(self.seat), NextTurn(self.seat))


@dataclass
class Wind(Chance[Sea]):
    """§2 The wind die has a 1, two 2s and a 3."""

    seat: int

    def outcomes(self, g: Sea) -> Sequence[tuple[Move, int]]:
        return [(blow, 2 if blow.wind == 2 else 1) for blow in BLOW]

    def take(self, g: Sea, move: Blow) -> None:
        g.wind = move.wind


class Sailing(Deed[Sea]):
    """§3 Sail on to a free space beside yours, as long as there is wind left."""

    kinds = (Sail,)

    def reach(self, g: Sea, seat: int) -> Sequence[Move]:
        return [SAIL[space] for space in BOARD.neighbours[g.at[seat]]]

    def bar(self, g: Sea, seat: int, move: Sail) -> Refusal | None:
        if move.space not in BOARD.neighbours[g.at[seat]]:
            return refusal("too-far")
        if move.space in REEFS:
            return refusal("reef")
        if move.space == BUOY:
            return refusal("buoy")
        return refusal("taken") if move.space in g.at else None

    def take(self, g: Sea, seat: int, move: Sail) -> None:
        g.at[seat] = move.space
        g.wind -= 1
        g.sailed += 1
        g.then(Arrival(seat))


class Anchoring(Deed[Sea]):
    """§4 Drop anchor and let the rest of the wind go by; but sail one space first, if you can."""

    kinds = (Anchor,)

    def gate(self, g: Sea, seat: int) -> Refusal | None:
        near = BOARD.neighbours[g.at[seat]]
        if g.sailed or all(SAILING.bar(g, seat, SAIL[space]) for space in near):
            return None
        return refusal("sail-first", wind=g.wind)

    def reach(self, g: Sea, seat: int) -> Sequence[Move]:
        return (ANCHOR,)

    def take(self, g: Sea, seat: int, move: Anchor) -> None:
        g.wind = 0


SAILING = Sailing()


@dataclass
class Helm(Choice[Sea]):
    """§3 The captain decides, space by space, until the wind is used up or the anchor drops (§4)."""

    stays = True
    deeds = (SAILING, Anchoring())

    def due(self, g: Sea) -> bool:
        return g.wind > 0


@dataclass
class Arrival(Rule[Sea]):
    """§5 A cutter comes to a new space, which may be by the buoy, or home."""

    seat: int
    told = False

    def happen(self, g: Sea) -> None:
        space = g.at[self.seat]
        if by_the_buoy(space) and not g.rounded[self.seat]:
            g.then(Rounds(self.seat))
        elif g.rounded[self.seat] and space in HARBOUR:
            g.then(ComesHome(self.seat))


@dataclass
class Rounds(Rule[Sea]):
    """§5 This cutter has been round the buoy."""

    seat: int

    def happen(self, g: Sea) -> None:
        g.rounded[self.seat] = 1


@dataclass
class ComesHome(Rule[Sea]):
    """§6 The first captain who comes home after rounding the buoy wins at once."""

    seat: int

    def happen(self, g: Sea) -> None:
        g.end([self.seat])


@dataclass
class NextTurn(Rule[Sea]):
    """§7 After the last captain's turn a round is over; after the last round the wind dies."""

    seat: int
    told = False

    def happen(self, g: Sea) -> None:
        g.wind = 0
        if self.seat + 1 < g.seats():
            g.then(Turn(self.seat + 1))
        elif g.round < g.options.rounds:
            g.round += 1
            g.then(Turn(0))
        else:
            g.then(Calm())


class Calm(Rule[Sea]):
    """§7 The wind has died: the captain with the shortest way left wins; equal captains share the victory."""

    head = True

    def happen(self, g: Sea) -> None:
        left = [way_left(g, seat) for seat in range(g.seats())]
        g.end([seat for seat, way in enumerate(left) if way == min(left)])
