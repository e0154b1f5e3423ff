"""Atoll: tiles of coast and water, and points for those who close a lagoon."""

from __future__ import annotations

from dataclasses import dataclass

from spielhafen.core.game import Game
from spielhafen.core.options import one_of

MOST_SEATS = 4
SETS = (1, 2)
MOST_TILES = 24


@dataclass(frozen=True)
class Options:
    """House rules."""

    sets: int = one_of(2, SETS)  # §1 sets of twelve tiles


GAME = Game(
    name="atoll",
    version=1,
    package=__name__,
    seats=(2, MOST_SEATS),
    minutes=5,
    max_plies=2 * MOST_TILES,
    options=Options,
)
