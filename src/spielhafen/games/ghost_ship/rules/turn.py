"""A turn of the voyage: spinning the dial, saving a point, looking for a ship."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Choice, Deed
from spielhafen.core.ready_steps import Roll, SeatRule
from spielhafen.games.ghost_ship import MOST_SEATS
from spielhafen.games.ghost_ship.board.tiles import ABOARD, BORDER, BOX, CIRCLE, DOCK, LAND, SPOT_FIELD
from spielhafen.games.ghost_ship.moves import (
    DIAL,
    LEAST,
    MOST,
    NEEDLE,
    NUMBER,
    NUMBERS,
    SAVE,
    SEARCH,
    SIGNS,
    SPIN,
    USE,
    Dial,
    Needle,
    Number,
    Save,
    Search,
    Spin,
    Use,
)
from spielhafen.games.ghost_ship.rules.course import COURSE
from spielhafen.games.ghost_ship.rules.ending import LAST, Quiet
from spielhafen.games.ghost_ship.rules.ghost import DRIFT, HAUNT
from spielhafen.games.ghost_ship.rules.meeting import ARRIVAL
from spielhafen.games.ghost_ship.rules.triplets import TALLY
from spielhafen.games.ghost_ship.rules.walking import ON_BOARD
from spielhafen.games.ghost_ship.state import MOST_SAVED, TURN_END, Ghostly, mask_at, tables


class Turn(SeatRule[Ghostly]):
    """§14 In their turn captains spin the dial, save a point, or look for a ship."""

    head = True

    def happen(self, g: Ghostly) -> None:
        g.turn = self.seat
        g.then(OUTSET[self.seat], ARRIVAL[self.seat], TURN_END, NEXT_TURN[self.seat])


class NextTurn(SeatRule[Ghostly]):
    """§14 The next captain clockwise; when all had a turn, a new round begins. §36 Too many turns without a find end the voyage."""

    told = False

    def happen(self, g: Ghostly) -> None:
        g.quiet += 1
        seats = g.seats()
        quiet_rounds = g.options.quiet_rounds
        if g.quiet >= quiet_rounds * seats:
            g.then(Quiet(quiet_rounds), LAST)
            return
        seat = (self.seat + 1) % seats
        g.round += seat == g.starter
        g.then(TURN[seat])


# The ways to use a turn.


class SpinDial(Deed[Ghostly]):
    """§15 The dial gives the points of the turn and the way of the ghost ship."""

    kinds = (Spin,)

    def take(self, g: Ghostly, seat: int, move: Spin) -> None:
        g.then(
            SPINS[seat],
            NEEDLES[seat],
            PICKS[seat],
            TALLY[seat],
            DRIFT[seat],
            HAUNT[seat],
            USES[seat],
            CAST_OFF[seat],
        )


class SavePoint(Deed[Ghostly]):
    """§19 Captains who do not spin save a point, for more or for less; the first one decides which."""

    kinds = (Save,)

    def bar(self, g: Ghostly, seat: int, move: Save) -> Refusal | None:
        if g.saved[seat] * SIGNS[move.sign] < 0:
            return OTHER_SIGN
        return COUNTER_FULL if abs(g.saved[seat]) >= MOST_SAVED else None

    def take(self, g: Ghostly, seat: int, move: Save) -> None:
        g.saved[seat] += SIGNS[move.sign]
        g.runs[seat] = g.times[seat] = 0


OTHER_SIGN: Final = refusal("other-sign")
COUNTER_FULL: Final = refusal("counter-full")


class SearchShip(Deed[Ghostly]):
    """§32 A scout away from its ship may look for another one on this coast, instead of the spin."""

    kinds = (Search,)

    def gate(self, g: Ghostly, seat: int) -> Refusal | None:
        spot = g.scouts[seat]
        if spot == ABOARD:
            return ON_BOARD
        if mask_at(g, SPOT_FIELD[spot]) == LAND:
            return INLAND
        return SHIP_IS_HERE if g.ships[seat] - DOCK == spot % CIRCLE else None

    def take(self, g: Ghostly, seat: int, move: Search) -> None:
        g.saved[seat] = g.runs[seat] = g.times[seat] = 0
        g.then(SEEKS[seat])


INLAND: Final = refusal("inland")
SHIP_IS_HERE: Final = refusal("ship-is-here")
SEARCH_SHIP: Final = SearchShip()


def _without_search(saved: int) -> tuple[Move, ...]:
    """§19 Return spinning and saving, after this number of saved points."""
    return SPIN, *(
        save for save in SAVE if -MOST_SAVED < saved < MOST_SAVED and saved * SIGNS[save.sign] >= 0
    )


WITHOUT_SEARCH: Final = [_without_search(saved) for saved in range(-MOST_SAVED, MOST_SAVED + 1)]


class Outset(Choice[Ghostly]):
    """§14 Spin, save, or search."""

    deeds = (SpinDial(), SavePoint(), SEARCH_SHIP)

    def moves(self, g: Ghostly) -> Sequence[Move]:
        seat = self.seat
        moves = WITHOUT_SEARCH[g.saved[seat] + MOST_SAVED]
        return moves if SEARCH_SHIP.gate(g, seat) else (*moves, SEARCH)


# The dial.


def _weighted(moves: Sequence[Move], weights: dict[str, int]) -> list[tuple[Move, int]]:
    clear = len(moves) // 2
    return [(move, weights["clear" if place < clear else "between"]) for place, move in enumerate(moves)]


STOPS: Final = _weighted(DIAL, BOX["dial"]["number"])
"""§15 The places where the pointer may rest; the four between two numbers come last."""
POINTS: Final = _weighted(NEEDLE, BOX["dial"]["arrow"])
SHOWN: Final = [{number} for number in NUMBERS] + [
    {number, following} for number, following in zip(NUMBERS, [*NUMBERS[1:], NUMBERS[0]], strict=True)
]
"""The numbers at each of these places."""


class Spins(Roll[Ghostly]):
    """§15 The pointer shows a number from 2 to 5, or rests between two of them."""

    odds = STOPS

    def take(self, g: Ghostly, move: Dial) -> None:
        g.dial = move.dial
        g.spins[0] += 1
        g.number = NUMBERS[move.dial] if move.dial < len(NUMBERS) else 0


class Needles(Roll[Ghostly]):
    """§16 The arrow points in one of eight directions, or between two of them."""

    odds = POINTS

    def take(self, g: Ghostly, move: Needle) -> None:
        g.arrow = move.arrow
        g.spins[1] += 1


class Picks(Choice[Ghostly]):
    """§15 If the pointer rests between two numbers, the captain picks one of them."""

    kinds = (Number,)

    def due(self, g: Ghostly) -> bool:
        return not g.number

    def moves(self, g: Ghostly) -> Sequence[Move]:
        return [NUMBER[number] for number in sorted(SHOWN[g.dial])]

    def bar(self, g: Ghostly, move: Number) -> Refusal | None:
        return None if move.number in SHOWN[g.dial] else NOT_SHOWN

    def take(self, g: Ghostly, move: Number) -> None:
        g.number = move.number


NOT_SHOWN: Final = refusal("not-shown")


class Uses(Choice[Ghostly]):
    """§19 Any part of the saved points is added to the number, or subtracted; it stays from 2 to 5, and the rest is lost."""

    kinds = (Use,)

    def due(self, g: Ghostly) -> bool:
        return bool(g.saved[self.seat]) and useful(g, self.seat) > 0

    def moves(self, g: Ghostly) -> Sequence[Move]:
        return USE[: useful(g, self.seat) + 1]

    def bar(self, g: Ghostly, move: Use) -> Refusal | None:
        return None if move.points <= useful(g, self.seat) else TOO_MANY

    def take(self, g: Ghostly, move: Use) -> None:
        g.used = move.points if g.saved[self.seat] > 0 else -move.points


def useful(g: Ghostly, seat: int) -> int:
    """§19 Return how many of the saved points can be used with this number."""
    room = MOST - g.number if g.saved[seat] > 0 else g.number - LEAST
    return min(room, abs(g.saved[seat]))


TOO_MANY: Final = refusal("too-many")


class CastOff(SeatRule[Ghostly]):
    """§14 The number of the turn gives the points to move with."""

    told = False

    def happen(self, g: Ghostly) -> None:
        g.saved[self.seat] = 0
        g.points = g.left = g.number + g.used
        g.then(COURSE[self.seat])


# Searching.


class Seeks(Roll[Ghostly]):
    """§32 The dial decides whether there is a ship: on the border of the board more often than inside."""

    odds = STOPS

    def take(self, g: Ghostly, move: Dial) -> None:
        g.dial = move.dial
        g.spins[0] += 1
        border = BORDER[SPOT_FIELD[g.scouts[self.seat]]]
        lucky = tables(g).border if border else tables(g).coast
        g.then((FOUND if SHOWN[move.dial].intersection(lucky) else MISSED)[self.seat])


class Found(SeatRule[Ghostly]):
    """§32 The captain's own ship comes to the coast where the scout stands."""

    def happen(self, g: Ghostly) -> None:
        g.ships[self.seat] = DOCK + g.scouts[self.seat] % CIRCLE


class Missed(SeatRule[Ghostly]):
    """§32 No ship is in sight; one may look again in the next turn."""


TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
NEXT_TURN: Final = [NextTurn(seat) for seat in range(MOST_SEATS)]
OUTSET: Final = [Outset(seat) for seat in range(MOST_SEATS)]
SPINS: Final = [Spins(seat) for seat in range(MOST_SEATS)]
NEEDLES: Final = [Needles(seat) for seat in range(MOST_SEATS)]
PICKS: Final = [Picks(seat) for seat in range(MOST_SEATS)]
USES: Final = [Uses(seat) for seat in range(MOST_SEATS)]
CAST_OFF: Final = [CastOff(seat) for seat in range(MOST_SEATS)]
SEEKS: Final = [Seeks(seat) for seat in range(MOST_SEATS)]
FOUND: Final = [Found(seat) for seat in range(MOST_SEATS)]
MISSED: Final = [Missed(seat) for seat in range(MOST_SEATS)]
