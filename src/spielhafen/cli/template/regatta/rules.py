"""The rules, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import each
from spielhafen.core.play import Choice, Deed, Rule
from spielhafen.core.ready_steps import Roll, SeatRule

from .moves import ANCHOR, SAIL, Anchor, Blow, Sail
from .state import BOARD, BUOY, CURRENT, HARBOUR, REEFS, Sea, by_the_buoy, empty_sea, way_left

if TYPE_CHECKING:
    from spielhafen.core.moves import Move

    from . import Options


def start(seats: int, options: Options) -> Sea:
    """§1 All cutters begin in harbour; the first captain has the first turn."""
    g = empty_sea(seats, options)
    g.then(Turn(0))
    return g


class Turn(SeatRule[Sea]):
    """§1 A turn: the wind, the captain at the helm, the current. Then it is the next captain's."""

    head = True

    def happen(self, g: Sea) -> None:
        g.sailed = 0
        g.then(Wind(self.seat), Helm(self.seat), Current(self.seat), NextTurn(self.seat))


class Wind(Roll[Sea]):
    """§2 The wind die has a 1, two 2s and a 3."""

    odds, into = [(blow, 2 if blow.wind == 2 else 1) for blow in each(Blow)], ("wind",)


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


class Current(SeatRule[Sea]):
    """§5 A cutter that is on a current at the end of its turn drifts one space, if that is free."""

    told = False

    def happen(self, g: Sea) -> None:
        space = CURRENT.get(g.at[self.seat])
        if space is not None and space not in g.at:
            g.then(Drifts(self.seat, space))


@dataclass
class Drifts(SeatRule[Sea]):
    """§5 This cutter drifts."""

    space: int

    def happen(self, g: Sea) -> None:
        g.at[self.seat] = self.space
        g.then(Arrival(self.seat))


class Arrival(SeatRule[Sea]):
    """§6 A cutter comes to a new space, which may be by the buoy, or home."""

    told = False

    def happen(self, g: Sea) -> None:
        space = g.at[self.seat]
        if by_the_buoy(space) and not g.rounded[self.seat]:
            g.then(Rounds(self.seat))
        elif g.rounded[self.seat] and space in HARBOUR:
            g.then(ComesHome(self.seat))


class Rounds(SeatRule[Sea]):
    """§6 This cutter has been round the buoy."""

    def happen(self, g: Sea) -> None:
        g.rounded[self.seat] = 1


class ComesHome(SeatRule[Sea]):
    """§7 The first captain who comes home after rounding the buoy wins at once."""

    def happen(self, g: Sea) -> None:
        g.end([self.seat])


class NextTurn(SeatRule[Sea]):
    """§8 After the last captain's turn a round is over; after the last round the wind dies."""

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
    """§8 The wind has died: the captain with the shortest way left wins; equal captains share the victory."""

    head = True

    def happen(self, g: Sea) -> None:
        left = [way_left(g, seat) for seat in range(g.seats())]
        g.end([seat for seat, way in enumerate(left) if way == min(left)])
