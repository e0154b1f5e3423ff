"""Regatta: round the buoy and home again, as fast as the wind allows."""

from __future__ import annotations

from dataclasses import dataclass

from spielhafen.core.game import Game
from spielhafen.core.options import one_of

MOST_SEATS = 3


@dataclass(frozen=True)
class Options:
    """House rules."""

    rounds: int = one_of(20, (10, 20, 40))  # §8 the number of rounds


GAME = Game(
    name="regatta",
    version=1,
    package=__name__,
    seats=(2, MOST_SEATS),
    minutes=10,
    max_plies=40 * MOST_SEATS * 5,
    options=Options,
)
