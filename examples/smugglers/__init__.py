"""Smugglers: secret orders, open holds, and the loser of a challenge shows their papers."""

from dataclasses import dataclass

from spielhafen.core.game import Game
from spielhafen.core.options import one_of

MOST_SEATS = 4
GOALS = (3, 5, 8)
ROUNDS = (15, 25, 40)


@dataclass(frozen=True)
class Options:
    """House rules."""

    goal: int = one_of(5, GOALS)  # §8 the points that end the game
    rounds: int = one_of(25, ROUNDS)  # §8 the rounds after which it ends anyway


GAME = Game(
    name="smugglers",
    version=1,
    package=__name__,
    seats=(2, MOST_SEATS),
    minutes=15,
    max_plies=max(ROUNDS) * MOST_SEATS * 12,
    options=Options,
)
