"""A round: compass, galleon, turns, pirates, the next level, an end without a find."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spielhafen.boxes.ship_adventure.compass import first_seat, innermost_colour
from spielhafen.boxes.ship_adventure.equipment import BOOTS, TOPSAILS
from spielhafen.core.places import first_seats
from spielhafen.core.play import Chance, Rule, Step
from spielhafen.core.ready_steps import SeatRule, even
from spielhafen.games.treasure_map import MOST_SEATS
from spielhafen.games.treasure_map.board.pieces import (
    ABANDONED,
    GALLEON_STEPS,
    IDLE_ROUNDS,
    LAST_LEVEL,
    PIECES,
    PIRATES,
    ROUNDS,
    TEMPLES,
)
from spielhafen.games.treasure_map.moves import SQUARES, Compass
from spielhafen.games.treasure_map.rules.boarding import BOARDING
from spielhafen.games.treasure_map.rules.guns import CANNONADE
from spielhafen.games.treasure_map.rules.pirates import HUNTERS
from spielhafen.games.treasure_map.rules.shore import AFFAIRS, ARRIVAL, EXCHANGE
from spielhafen.games.treasure_map.rules.temples import COINS, TEMPLE
from spielhafen.games.treasure_map.rules.voyage import ARRIVING, COURSE, SALVAGE
from spielhafen.games.treasure_map.state import NONE, TURN_END, Isles, Silent

SPINS: Final = even(Compass)


class Round(Rule[Isles]):
    """§5 A round: the compass, the galleon, the turns of all captains, the pirates that hunt."""

    head = True

    def happen(self, g: Isles) -> None:
        g.round += 1
        g.then(SPIN, GALLEON_SAILS, FIRST_TURN)


class Spin(Chance[Isles]):
    """§5 The compass shows three colours: the captain of the first of them that is in play begins."""

    odds = SPINS

    def take(self, g: Isles, move: Compass) -> None:
        g.sector = move.sector
        g.first = first_seat(move.sector, g.colours)


# The galleon.


class GalleonSails(Rule[Isles]):
    """§6 The galleon sails two squares towards the city of the innermost ring's colour, or sets out from there."""

    told = False

    def happen(self, g: Isles) -> None:
        chart = g.chart
        harbour = chart.harbours[innermost_colour(g.sector)][0]
        if g.galleon == NONE:
            g.then(SettingOut(harbour))
            return
        g.then(*[GALLEON_STEP[square] for square in chart.way(g.galleon, harbour, GALLEON_STEPS)])


@dataclass
class SettingOut(Rule[Isles]):
    """§6 A galleon sets out from this harbour."""

    square: int

    def happen(self, g: Isles) -> None:
        g.galleon = self.square


@dataclass
class GalleonStep(Rule[Isles]):
    """§6 On each square that it leaves the galleon loses a coin."""

    square: int

    def happen(self, g: Isles) -> None:
        g.wake.append(g.galleon)
        g.galleon = self.square


# Turns.


class FirstTurn(Rule[Isles]):
    """§5 The turns begin."""

    told = False

    def happen(self, g: Isles) -> None:
        g.then(TURN[g.first])


class Turn(SeatRule[Isles]):
    """§7 A captain's turn: they move, and then come the actions where the move has ended."""

    head = True

    def happen(self, g: Isles) -> None:
        seat = g.turn = self.seat
        g.left = g.options.turn_steps
        cards = g.cards[seat]
        g.sails, g.boots = cards >> TOPSAILS & 1, cards >> BOOTS & 1
        g.then(*TURN_STEPS[seat])
        if g.wake and g.aboard(seat) and g.ships[seat] in g.wake:
            g.then(SALVAGE[seat])


class NextCaptain(Silent):
    """§5 The next captain clockwise has a turn; after all of them the pirates sail."""

    def happen(self, g: Isles) -> None:
        seat = (self.seat + 1) % g.seats()
        g.then(*(PIRATES_SAIL if seat == g.first else (TURN[seat],)))


# The end of a round.


class RoundEnd(Rule[Isles]):
    """§5 At the end of a round the next level may begin (§27), or the game be given up (§30)."""

    told = False

    def happen(self, g: Isles) -> None:
        g.then(PATIENCE)
        if not any(g.temples) and g.seats() > 1 and g.level < LAST_LEVEL[g.seats() - 1]:
            g.then(NEXT_LEVEL)


class NextLevel(Rule[Isles]):
    """§27 All temples but the one emptied last are filled anew, sunk pirates come back, there are four more map pieces."""

    def happen(self, g: Isles) -> None:
        g.level += 1
        g.temples = [int(temple != g.emptied) for temple in range(TEMPLES)]
        g.sunk = [0] * PIRATES
        g.supply = [count + 1 for count in g.supply]


class Patience(Rule[Isles]):
    """§30 A game without a find ends after two hundred rounds; by house rule after sixty, or twelve after the last treasure."""

    told = False

    def happen(self, g: Isles) -> None:
        g.then(ROUND)
        if not g.options.stall_guard:
            if g.round >= ABANDONED:
                g.then(GIVEN_UP)
        elif g.idle == 1 or g.round >= ROUNDS:
            g.then(STALEMATE)
        elif g.idle:
            g.idle -= 1
        elif not any(g.temples) and not any(0 <= holder < MOST_SEATS for holder in g.holders):
            g.idle = IDLE_ROUNDS


class GivenUp(Rule[Isles]):
    """§30 El Dorado is not found in two hundred rounds, and no captain wins."""

    def happen(self, g: Isles) -> None:
        g.end(())


class Stalemate(Rule[Isles]):
    """§30 The house rule ends the game: most different map pieces win, then most pieces, then most gold."""

    def happen(self, g: Isles) -> None:
        if g.seats() == 1:
            g.end(())
            return
        g.end(first_seats([rank(g, seat) for seat in range(g.seats())]))


def rank(g: Isles, seat: int) -> tuple[int, int, int]:
    """§30 Return the ranking of a captain: different map pieces, all map pieces, gold; carried and stored."""
    mine = slice(PIECES * seat, PIECES * seat + PIECES)
    pieces = [carried + stored for carried, stored in zip(g.pieces[mine], g.stored[mine], strict=True)]
    return sum(count > 0 for count in pieces), sum(pieces), g.gold[seat] + g.bank[seat]


# The steps, each made once and shared.

ROUND: Final = Round()
SPIN: Final = Spin()
GALLEON_SAILS: Final = GalleonSails()
FIRST_TURN: Final = FirstTurn()
TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
NEXT: Final = [NextCaptain(seat) for seat in range(MOST_SEATS)]
ROUND_END: Final = RoundEnd()
NEXT_LEVEL: Final = NextLevel()
PATIENCE: Final = Patience()
STALEMATE: Final = Stalemate()
GIVEN_UP: Final = GivenUp()
PIRATES_SAIL: Final = (*HUNTERS, ROUND_END)
GALLEON_STEP: Final = [GalleonStep(square) for square in range(len(SQUARES))]
TURN_STEPS: Final[list[tuple[Step, ...]]] = [
    (
        COURSE[seat],
        ARRIVING,
        BOARDING[seat],
        CANNONADE[seat],
        COINS[seat],
        TEMPLE[seat],
        EXCHANGE[seat],
        AFFAIRS[seat],
        ARRIVAL[seat],
        TURN_END,
        NEXT[seat],
    )
    for seat in range(MOST_SEATS)
]
