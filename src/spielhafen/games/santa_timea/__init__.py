"""Santa Timea: tricks in a wind that turns.

The weakest card takes the damage, the strongest leads the next trick.
"""

from __future__ import annotations

from dataclasses import dataclass

from spielhafen.core.game import Game
from spielhafen.core.options import Numbers, number, one_of, switch

MOST_SEATS = 5


@dataclass(frozen=True)
class Options(Numbers):
    """House rules, and the numbers that variants may change."""

    professional: bool = switch(default=False, mode=True)  # §14–§17
    first: int = one_of(
        0, range(MOST_SEATS + 1), mode=True
    )  # the leader of the first round (§4): a seat from 1, or 0 for the lot
    rounds_number: int = number(5, 1, 9, "§1")
    tricks_number: int = number(12, 3, 12, "§2")  # in a round, and so the cards in a hand
    brides_number: int = number(4, 4, 8, "§1")  # five captains need all sixty cards
    threes_number: int = number(1, 1, 3, "§1")  # wind cards with 3 points of damage in each direction


GAME = Game(
    name="santa_timea",
    version=1,
    package=__name__,
    seats=(2, MOST_SEATS),
    minutes=30,
    complexity="light",
    good_first_game=True,
    max_plies=600,
    options=Options,
)
