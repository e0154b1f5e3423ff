"""Triplets, three equal numbers in a row, and their effects."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Choice, Rule
from spielhafen.core.ready_steps import SeatChance, SeatRule
from spielhafen.core.tracked import move_piece, pieces_in, start_recording
from spielhafen.games.ghost_ship import MOST_SEATS
from spielhafen.games.ghost_ship.moves import BARTER, DRAW, MOST, Barter, Draw
from spielhafen.games.ghost_ship.rules.course import COURSE
from spielhafen.games.ghost_ship.rules.ghost import DRIFT, HAUNT, Call, Haunt
from spielhafen.games.ghost_ship.rules.meeting import Arrival
from spielhafen.games.ghost_ship.state import IN_A_ROW, IN_PASSING, Ghostly, tables

CALLED: Final = 3
"""The fields that the ghost can go on when it is called."""


class Tally(SeatRule[Ghostly]):
    """§18 The number of the dial counts, before points that were saved; the third one in a row has an effect."""

    told = False

    def happen(self, g: Ghostly) -> None:
        seat = self.seat
        g.times[seat] = g.times[seat] + 1 if g.runs[seat] == g.number else 1
        g.runs[seat] = g.number
        if g.times[seat] == IN_A_ROW:
            g.runs[seat] = g.times[seat] = 0
            what = tables(g).triplets.get(g.number)
            g.then(*([Triplet(seat, what)] if what else []))


@dataclass
class Triplet(Rule[Ghostly]):
    """§18 Three equal numbers have an effect."""

    seat: int
    what: str

    def happen(self, g: Ghostly) -> None:
        EFFECTS[self.what](g, self.seat)


def tailwind(g: Ghostly, seat: int) -> None:
    """§18 Tailwind: the number of this turn is 5."""
    g.until(Arrival)
    g.then(DRIFT[seat], HAUNT[seat], FULL_SAIL[seat])


def call(g: Ghostly, seat: int) -> None:
    """§18 Call the ghost: after its step it goes on, and takes treasures only where it ends."""
    g.before(Haunt, Call(seat, CALLED))


def barter(g: Ghostly, seat: int) -> None:
    """§18 Barter: before the ghost drifts."""
    g.then(BARTERS[seat])


def mutiny(g: Ghostly, seat: int) -> None:
    """§18 Mutiny: neither a step nor a treasure in this turn; the ghost drifts all the same."""
    g.until(Arrival)
    g.then(DRIFT[seat], HAUNT[seat])


EFFECTS: Final[dict[str, Callable[[Ghostly, int], None]]] = {
    "tailwind": tailwind,
    "call": call,
    "barter": barter,
    "mutiny": mutiny,
}


class FullSail(SeatRule[Ghostly]):
    """§18 Five points to sail with."""

    told = False

    def happen(self, g: Ghostly) -> None:
        g.points = g.left = MOST
        g.then(COURSE[self.seat])


# Barter.


class Barters(Choice[Ghostly]):
    """§18 The captain barters with another who owns a treasure; nothing happens if the captain or all others own none."""

    kinds = (Barter,)

    def due(self, g: Ghostly) -> bool:
        others = [seat for seat in range(g.seats()) if seat != self.seat]
        return bool(g.held[self.seat]) and any(g.held[seat] for seat in others)

    def moves(self, g: Ghostly) -> Sequence[Move]:
        return [BARTER[seat] for seat in range(g.seats()) if seat != self.seat and g.held[seat]]

    def bar(self, g: Ghostly, move: Barter) -> Refusal | None:
        if move.seat == self.seat or move.seat >= g.seats():
            return NO_PARTNER
        return None if g.held[move.seat] else OWNS_NOTHING

    def take(self, g: Ghostly, move: Barter) -> None:
        g.then(Draws(self.seat, move.seat), DrawsBack(self.seat, move.seat))


NO_PARTNER: Final = refusal("no-partner")
OWNS_NOTHING: Final = refusal("owns-nothing")


@dataclass
class Draws(SeatChance[Ghostly]):
    """§18 The captain draws one of the other's treasures unseen."""

    other: int

    def outcomes(self, g: Ghostly) -> Sequence[tuple[Move, int]]:
        return [(DRAW[chip], 1) for chip in pieces_in(g.chips, self.other)]

    def witnesses(self, g: Ghostly) -> Sequence[int]:
        return (self.seat, self.other)

    def take(self, g: Ghostly, move: Draw) -> None:
        start_recording(
            g, "chips", [seat for seat in range(g.seats()) if seat not in (self.seat, self.other)]
        )
        move_piece(g, "chips", move.chip, IN_PASSING, (self.seat, self.other))


@dataclass
class DrawsBack(SeatChance[Ghostly]):
    """§18 Then the other draws one of the captain's earlier treasures."""

    other: int

    def outcomes(self, g: Ghostly) -> Sequence[tuple[Move, int]]:
        return [(DRAW[chip], 1) for chip in pieces_in(g.chips, self.seat)]

    def witnesses(self, g: Ghostly) -> Sequence[int]:
        return (self.seat, self.other)

    def take(self, g: Ghostly, move: Draw) -> None:
        move_piece(g, "chips", move.chip, self.other, (self.seat, self.other))
        drawn = pieces_in(g.chips, IN_PASSING)
        move_piece(g, "chips", drawn[0], self.seat, (self.seat, self.other))


TALLY: Final = [Tally(seat) for seat in range(MOST_SEATS)]
FULL_SAIL: Final = [FullSail(seat) for seat in range(MOST_SEATS)]
BARTERS: Final = [Barters(seat) for seat in range(MOST_SEATS)]
