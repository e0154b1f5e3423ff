"""The ends of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Choice, Deed, Rule
from spielhafen.core.ready_steps import SeatRule
from spielhafen.games.seeschlacht.board.pieces import FLEET, OF_FLEET, OWNER, SEATS, SHIPS, WHITE, YELLOW
from spielhafen.games.seeschlacht.moves import AGREE, DECLINE, Agree, Decline, OfferDraw, Resign
from spielhafen.games.seeschlacht.state import (
    AGREED,
    NONE,
    OFFERED,
    READY,
    RESIGNED,
    STIRRED,
    Sea,
    merchants_afloat,
)

BOTH: Final = (WHITE, YELLOW)


# The great game.


@dataclass
class Homecoming(Rule[Sea]):
    """§22 The first merchant that brings the cargo of its destination to a dotted anchorage at home wins the game."""

    ship: int

    def happen(self, g: Sea) -> None:
        g.end([OWNER[self.ship]])


class Elimination(SeatRule[Sea]):
    """§23 If it was agreed, the side that alone has merchants left has won."""

    def happen(self, g: Sea) -> None:
        g.end([self.seat])


class NoMerchants(Rule[Sea]):
    """§23 No side has a merchant left to bring anything home: the game is drawn."""

    def happen(self, g: Sea) -> None:
        g.end(BOTH)


# The short game.


@dataclass
class Arrival(Rule[Sea]):
    """§24 A merchant reaches an anchorage of its destination for the first time: 10 points, 9, 8 and so on."""

    ship: int

    def happen(self, g: Sea) -> None:
        g.arrived.append(self.ship)
        g.quiet = STIRRED


class Delivered(Rule[Sea]):
    """§24 All merchants that are left are at their destinations: the higher total wins."""

    def happen(self, g: Sea) -> None:
        g.end(ahead(g))


def arrival_points(g: Sea, place: int) -> int:
    """§24 The points of the merchant that arrives after `place` others: each brings one less than the one before."""
    return g.options.first_points - place


def points(g: Sea) -> list[int]:
    """§24 The points of each side so far."""
    totals = [0] * SEATS
    for place, ship in enumerate(g.arrived):
        totals[OWNER[ship]] += arrival_points(g, place)
    return totals


def ahead(g: Sea) -> list[int]:
    """§24 The side with the higher total; both, if they are equal."""
    totals = points(g)
    return [seat for seat in BOTH if totals[seat] == max(totals)]


# The check for the end.


class Muster(Rule[Sea]):
    """§23 After hits and arrivals the game ends if there is nothing left to play for."""

    told = False

    def happen(self, g: Sea) -> None:
        afloat = merchants_afloat(g)
        if g.options.short:
            if all(ship in g.arrived for ship in afloat):
                g.then(DELIVERED)
            return
        if not afloat:
            g.then(NO_MERCHANTS)
        elif g.options.elimination and len({OWNER[ship] for ship in afloat}) == 1:
            g.then(ELIMINATION[OWNER[afloat[0]]])


class Standstill(Rule[Sea]):
    """§25 Nothing has happened for too long: a draw in the great game; in the short game the points decide."""

    def happen(self, g: Sea) -> None:
        g.end(ahead(g) if g.options.short else BOTH)


# Draws and resignations.


def too_late(g: Sea, seat: int) -> Refusal | None:
    """§26 Draws are offered, and games given up, before anything else is done in a turn."""
    begun = g.tried or g.ship != NONE or g.done[OF_FLEET[seat]] != ALL_READY
    return TURN_BEGUN if begun else None


ALL_READY: Final = [READY] * FLEET
TURN_BEGUN: Final = refusal("turn-begun", "§26")


class ProposeDraw(Deed[Sea]):
    """§26 At the beginning of a turn the captain may offer a draw, once."""

    kinds = (OfferDraw,)

    def gate(self, g: Sea, seat: int) -> Refusal | None:
        return too_late(g, seat) or (DRAW_OFFERED if g.asked == OFFERED else None)

    def take(self, g: Sea, seat: int, move: OfferDraw) -> None:
        g.asked = OFFERED
        g.then(ANSWER[1 - seat])


DRAW_OFFERED: Final = refusal("draw-offered")


class Answer(Choice[Sea]):
    """§26 The other side agrees to the draw, or the game goes on."""

    kinds = (Agree, Decline)

    def reach(self, g: Sea) -> Sequence[Move]:
        return (AGREE, DECLINE)

    def take(self, g: Sea, move: Agree | Decline) -> None:
        if isinstance(move, Agree):
            g.then(AGREEMENT)


class Agreement(Rule[Sea]):
    """§26 A draw by agreement."""

    told = False

    def happen(self, g: Sea) -> None:
        g.asked = AGREED
        g.end(BOTH)


class GiveUp(Deed[Sea]):
    """§26 At the beginning of a turn the captain may resign: the other side wins."""

    kinds = (Resign,)

    def gate(self, g: Sea, seat: int) -> Refusal | None:
        return too_late(g, seat)

    def take(self, g: Sea, seat: int, move: Resign) -> None:
        g.then(SURRENDER[seat])


class Surrender(SeatRule[Sea]):
    """§26 This side has given the game up."""

    def happen(self, g: Sea) -> None:
        g.asked = RESIGNED
        g.end([1 - self.seat])


HOMECOMING: Final = [Homecoming(ship) for ship in SHIPS]
ARRIVAL: Final = [Arrival(ship) for ship in SHIPS]
ELIMINATION: Final = [Elimination(seat) for seat in BOTH]
NO_MERCHANTS: Final = NoMerchants()
DELIVERED: Final = Delivered()
MUSTER: Final = Muster()
STANDSTILL: Final = Standstill()
ANSWER: Final = [Answer(seat) for seat in BOTH]
AGREEMENT: Final = Agreement()
SURRENDER: Final = [Surrender(seat) for seat in BOTH]
