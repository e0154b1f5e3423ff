"""Columbus: a dice race across the Atlantic, and home again with the news."""

from __future__ import annotations

from spielhafen.core.game import Game

MOST_SEATS = 5

GAME = Game(
    name="columbus",
    version=1,
    package=__name__,
    seats=(2, MOST_SEATS),
    minutes=45,
    complexity="medium",
    good_first_game=True,
    max_plies=20000,  # far beyond the two hundred rounds after which the rules end a voyage (§28)
)
