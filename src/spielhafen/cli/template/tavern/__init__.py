"""Tavern: tricks with hidden cards in hand, and stars that no one wants to take."""

from __future__ import annotations

from dataclasses import dataclass

from spielhafen.core.game import Game
from spielhafen.core.options import one_of

MOST_SEATS = 4
TRICKS = (6, 9, 12)


@dataclass(frozen=True)
class Options:
    """House rules."""

    tricks: int = one_of(12, TRICKS)  # §5 the number of tricks


GAME = Game(
    name="tavern",
    version=1,
    package=__name__,
    seats=(2, MOST_SEATS),
    minutes=10,
    max_plies=MOST_SEATS * (3 + 2 * max(TRICKS)),
    options=Options,
)
