"""Meetings of captains, who show each other their treasures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from spielhafen.core.moves import Move, Order
from spielhafen.core.play import Rule
from spielhafen.core.ready_steps import SeatChance, SeatRule
from spielhafen.core.tracked import pieces_in, reveal
from spielhafen.games.ghost_ship import MOST_SEATS
from spielhafen.games.ghost_ship.board.tiles import ABOARD, CIRCLE, DOCK, PLACE_FIELD, RIM, SPOT_FIELD
from spielhafen.games.ghost_ship.moves import CHIP_ITEM, Show
from spielhafen.games.ghost_ship.state import Ghostly, clockwise


def meet(g: Ghostly, seat: int, other: int) -> bool:
    """§30 Whether two captains meet: those on one field, but not at different shores of it, nor one ashore and one docked."""
    if g.options.meetings == "kind":
        return same_kind(g, seat, other)
    here, there = g.ships[seat], g.ships[other]
    ashore, others_ashore = g.scouts[seat] != ABOARD, g.scouts[other] != ABOARD
    if not ashore and not others_ashore and (here == there or on_rim(here) or on_rim(there)):
        return here == there
    if figure_place(g, seat) != figure_place(g, other):
        return False
    docked, others_docked = here >= DOCK and not ashore, there >= DOCK and not others_ashore
    return not ((docked and (others_docked or others_ashore)) or (others_docked and ashore))


def figure_place(g: Ghostly, seat: int) -> int:
    """§30 Return the field, or the circle on the rim, of a captain's scout, or of the ship if the scout is on board."""
    spot, place = g.scouts[seat], g.ships[seat]
    if spot != ABOARD:
        return SPOT_FIELD[spot]
    return place if on_rim(place) else PLACE_FIELD[place]


def on_rim(place: int) -> bool:
    """§21 Whether a ship is on a circle of the rim."""
    return RIM <= place < DOCK


def same_kind(g: Ghostly, seat: int, other: int) -> bool:
    """§30 House rule: ships meet ships on one field or rim circle, scouts meet scouts on one piece of land or on one circle."""
    spot, spots = g.scouts[seat], g.scouts[other]
    if ABOARD not in (spot, spots):
        rings = spot >= CIRCLE and spots >= CIRCLE and SPOT_FIELD[spot] == SPOT_FIELD[spots]
        return rings or spot % CIRCLE == spots % CIRCLE
    if spot != spots:
        return False
    one, two = g.ships[seat], g.ships[other]
    if one == two:
        return True
    if on_rim(one) or on_rim(two) or PLACE_FIELD[one] != PLACE_FIELD[two]:
        return False
    return one < RIM or two < RIM


class Arrival(SeatRule[Ghostly]):
    """§30 A captain who has gone to another field meets those who are there where they stop; all of them show their treasures."""

    told = False

    def happen(self, g: Ghostly) -> None:
        if not g.changed:
            return
        met = [other for other in clockwise(g, self.seat) if other == self.seat or meet(g, self.seat, other)]
        if len(met) > 1:
            g.then(Meeting(self.seat, bits(met)), *(_shows(g, owner, met) for owner in met))


def bits(seats: Sequence[int]) -> int:
    """Return a set of seats as a number, a bit for each seat."""
    return sum(1 << seat for seat in seats)


def seats_in(some: int) -> list[int]:
    """Return the seats in such a number."""
    return [seat for seat in range(MOST_SEATS) if some >> seat & 1]


def _shows(g: Ghostly, owner: int, met: Sequence[int]) -> Reveal | EmptyHanded:
    """§30 Return the step by which an owner shows treasures to those met by the owner."""
    to = bits([other for other in met if other != owner and meet(g, owner, other)])
    return Reveal(owner, to) if g.held[owner] else EmptyHanded(owner)


@dataclass
class Meeting(Rule[Ghostly]):
    """§30 These captains meet."""

    seat: int
    met: int


class EmptyHanded(SeatRule[Ghostly]):
    """§30 A captain has nothing to show."""


@dataclass
class Reveal(SeatChance[Ghostly]):
    """§31 A captain shows number and worth of their treasures; to those who see them they stay known."""

    to: int

    sampled = True

    def sample(self, g: Ghostly, below: Callable[[int], int]) -> Move:
        return Show(tuple(CHIP_ITEM + chip for chip in pieces_in(g.chips, self.seat)))

    def fits(self, g: Ghostly, move: Move) -> bool:
        shown = [CHIP_ITEM + chip for chip in pieces_in(g.chips, self.seat)]
        return isinstance(move, Show) and list(move.items) == shown

    def witnesses(self, g: Ghostly) -> Sequence[int] | None:
        see = seats_in(self.to | 1 << self.seat)
        return None if len(see) == g.seats() and self.to >> MOST_SEATS else see

    def take(self, g: Ghostly, move: Order) -> None:
        reveal(g, "chips", self.seat, [seat for seat in seats_in(self.to) if seat != self.seat])


TO_ALL: Final = 1 << MOST_SEATS
"""The bit that shows treasures to the public, too, at the end of the game."""
ARRIVAL: Final = [Arrival(seat) for seat in range(MOST_SEATS)]
