"""A round: the compass, the captains' turns, income, the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from spielhafen.boxes.ship_adventure.compass import first_seat
from spielhafen.core.places import first_seats
from spielhafen.core.play import Chance, Rule, Step
from spielhafen.core.ready_steps import SeatRule, even
from spielhafen.games.caribbean_conquest import MOST_SEATS, Options
from spielhafen.games.caribbean_conquest.board.pieces import AREA_INCOME, INCOME, ROUNDS
from spielhafen.games.caribbean_conquest.board.waters import NO_AREA
from spielhafen.games.caribbean_conquest.moves import Compass
from spielhafen.games.caribbean_conquest.rules.guns import GUNNERY, OTHERS_FIRE
from spielhafen.games.caribbean_conquest.rules.market import MARKET
from spielhafen.games.caribbean_conquest.rules.melee import ENGAGE, TAKING
from spielhafen.games.caribbean_conquest.rules.moving import ANCHORED, MANOEUVRES
from spielhafen.games.caribbean_conquest.state import TURN_END, Sea

SPINS: Final = even(Compass)
DOUBLE: Final = 2
"""The final value of a point in an area that one captain controls."""


class Round(Rule[Sea]):
    """§6 A round: the compass, the turns of all captains, their income."""

    head = True

    def happen(self, g: Sea) -> None:
        g.round += 1
        g.then(SPIN)


class Spin(Chance[Sea]):
    """§6 The compass shows three colours: the captain of the first of them that is in play begins."""

    odds = SPINS

    def take(self, g: Sea, move: Compass) -> None:
        g.sector = move.sector
        g.first = first_seat(move.sector, g.colours)
        g.then(TURN[g.first])


class Turn(SeatRule[Sea]):
    """§7 A turn: buying, moving, fighting."""

    head = True

    def happen(self, g: Sea) -> None:
        g.turn = self.seat
        g.left = g.options.turn_steps
        g.then(*steps_of_turn(self.seat))


@cache
def steps_of_turn(seat: int) -> Sequence[Step]:
    """§7 Return the steps of a turn: buying, moving, and what comes after moving."""
    return (MARKET[seat], MANOEUVRES[seat], ANCHORED, *after_moving(seat))


def after_moving(seat: int) -> list[Step]:
    """Return the steps of a turn after moving: the fights, taking points, the end."""
    return [GUNNERY[seat], OTHERS_FIRE[seat], ENGAGE[seat], TAKING[seat], TURN_END, NEXT[seat]]


class NextCaptain(SeatRule[Sea]):
    """§6 The next captain clockwise has a turn; when all had theirs, the round ends."""

    told = False

    def happen(self, g: Sea) -> None:
        seat = (self.seat + 1) % g.seats()
        g.then(ROUND_END if seat == g.first else TURN[seat])


class RoundEnd(Rule[Sea]):
    """§21 At the end of a round all captains get their income; then the end of the game is checked (§22)."""

    told = False

    def happen(self, g: Sea) -> None:
        g.then(*[Income(seat, g.income(seat)) for seat in range(g.seats())], AUDIT)


@dataclass
class Income(SeatRule[Sea]):
    """§21 One gold for each point, two for each point of an area that the captain controls alone."""

    coins: int

    def happen(self, g: Sea) -> None:
        g.gold[self.seat] += self.coins


class Audit(Rule[Sea]):
    """§22 The game is over when a captain has more than half of all points, when one is eliminated, or after the last round."""

    told = False

    def happen(self, g: Sea) -> None:
        g.then(verdict(g) or ROUND)


def verdict(g: Sea) -> Majority | Elimination | TimeUp | None:
    """§22 Return what ends the game after a round; None if another round follows."""
    counts = [g.owners.count(seat) for seat in range(g.seats())]
    out = [seat for seat, points in enumerate(counts) if not points and not g.groups[seat]]
    if max(counts) >= g.waters.majority:
        return Majority(counts.index(max(counts)))
    if out:
        return Elimination(out[0])
    return TIME_UP if g.round == last_round(g.options) else None


def last_round(options: Options) -> int | None:
    """§22 Return the round after which the game is over; None if there is none."""
    return ROUNDS[options.boxes].get(options.rounds)


class Majority(SeatRule[Sea]):
    """§22 A captain has more than half of all points."""

    def happen(self, g: Sea) -> None:
        g.end(foremost_captains(g))


class Elimination(SeatRule[Sea]):
    """§22 A captain has neither a figure nor a point left."""

    def happen(self, g: Sea) -> None:
        g.end(foremost_captains(g))


class TimeUp(Rule[Sea]):
    """§22 The last round is over."""

    def happen(self, g: Sea) -> None:
        g.end(foremost_captains(g))


# Victory.


def score(g: Sea, seat: int) -> int:
    """§23 Return a captain's score: their points, those of areas that they control alone twice."""
    return g.valued(seat, 1, DOUBLE)


def points_worth(g: Sea, point: int) -> int:
    """§21 Return the gold that a point brings to its owner each round."""
    area = g.waters.area_of[point]
    whole = area != NO_AREA and area in g.whole_areas(g.owners[point])
    return AREA_INCOME if whole else INCOME


def foremost_captains(g: Sea) -> list[int]:
    """§23 Return the winners: the highest score wins, then most gold; further ties share the victory."""
    return first_seats([rank(g, seat) for seat in range(g.seats())])


def rank(g: Sea, seat: int) -> tuple[int, int]:
    """§23 Return what the places go by: score, then gold."""
    return score(g, seat), g.gold[seat]


ROUND: Final = Round()
SPIN: Final = Spin()
ROUND_END: Final = RoundEnd()
AUDIT: Final = Audit()
TIME_UP: Final = TimeUp()
TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
NEXT: Final = [NextCaptain(seat) for seat in range(MOST_SEATS)]
