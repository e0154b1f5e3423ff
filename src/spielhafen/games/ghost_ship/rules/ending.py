"""The end of the voyage and the winners."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeVar

from spielhafen.core.places import first_seats
from spielhafen.core.play import Rule
from spielhafen.core.ready_steps import SeatRule
from spielhafen.core.tracked import pieces_in
from spielhafen.games.ghost_ship.board.routes import KING_STEPS
from spielhafen.games.ghost_ship.board.tiles import BOX, CHIP_VALUE, NONE, PLACE_FIELD
from spielhafen.games.ghost_ship.rules.ghost import figure_field
from spielhafen.games.ghost_ship.rules.meeting import TO_ALL, Reveal, bits
from spielhafen.games.ghost_ship.state import Ghostly

CAP: Final[int] = BOX["gold"]["cap"]

Ones = TypeVar("Ones", int, float)
"""A number of treasures worth 1, exact or expected."""


class Last(Rule[Ghostly]):
    """§33 Everything has been found, or nothing was found for too long (§36): all show what they have brought home."""

    head = True

    def happen(self, g: Ghostly) -> None:
        seats = range(g.seats())
        g.then(*(Reveal(seat, bits(seats) | TO_ALL) for seat in seats if g.held[seat]), COUNTING)


@dataclass
class Quiet(Rule[Ghostly]):
    """§36 In thirty rounds nothing was picked up: the voyage is given up, and the captains' finds count."""

    rounds: int


class Counting(Rule[Ghostly]):
    """§34 All treasures are added up, and the gold: how much a piece is worth depends on the captain's treasures."""

    told = False

    def happen(self, g: Ghostly) -> None:
        results = [Score(seat, *score(g, seat)) for seat in range(g.seats())]
        g.scores = [result.total for result in results]
        most = max(g.held[: g.seats()])
        richest = [seat for seat in range(g.seats()) if g.held[seat] == most]
        consoled = [seat for seat in richest if len(richest) == 1 and seat not in best(g)]
        g.then(*results, *(Consolation(seat) for seat in consoled), RECKONING)


@dataclass
class Score(Rule[Ghostly]):
    """§34 The points that a captain has brought home."""

    seat: int
    treasures: int
    gold: int
    worth: int
    total: int


def score(g: Ghostly, seat: int) -> tuple[int, int, int, int]:
    """§34 Return the worth of the treasures, the pieces of gold, the worth of each, and all together."""
    values = [CHIP_VALUE[chip] for chip in pieces_in(g.chips, seat)]
    worth = gold_worth(g, values.count(1))
    return sum(values), g.gold[seat], worth, sum(values) + g.gold[seat] * worth


def gold_worth(g: Ghostly, ones: Ones) -> Ones:
    """§34 A piece of gold is worth as many points as the captain has treasures worth 1, but never less than one."""
    return max(1, min(ones, CAP) if g.options.gold_cap else ones)


class Consolation(SeatRule[Ghostly]):
    """§35 A captain who has more treasures than any other and does not win is the moral victor."""


def best(g: Ghostly) -> list[int]:
    """§35 Return the captains with most points; of several those farthest from the ghost ship, who share the victory."""
    return first_seats([rank(g, seat) for seat in range(g.seats())])


def rank(g: Ghostly, seat: int) -> tuple[int, int]:
    """§35 Return what the places go by: points, then the distance from the ghost ship."""
    return g.scores[seat], distance(g, seat)


def distance(g: Ghostly, seat: int) -> int:
    """§35 Return the steps of the ghost to the ship or scout; a circle on the rim is one farther than the field beside it."""
    field = figure_field(g, seat)
    if field == NONE:
        return KING_STEPS[g.ghost][PLACE_FIELD[g.ships[seat]]] + 1
    return KING_STEPS[g.ghost][field]


class Reckoning(Rule[Ghostly]):
    """§35 The captain with most points has won."""

    def happen(self, g: Ghostly) -> None:
        g.end(best(g))


LAST: Final = Last()
COUNTING: Final = Counting()
RECKONING: Final = Reckoning()
