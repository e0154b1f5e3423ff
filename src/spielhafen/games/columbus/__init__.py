"""Columbus: a dice race across the Atlantic, and home again with the news."""

from __future__ import annotations

from dataclasses import dataclass

from spielhafen.core.game import Game
from spielhafen.core.options import Numbers, number

MOST_SEATS = 5
MOST_DICE = 6  # of a variant; what can be written down has room for four, so more are rolled in two goes


@dataclass(frozen=True)
class Options(Numbers):
    """The numbers of the game that variants may change."""

    dice_number: int = number(4, 1, MOST_DICE, "§6")
    start_barrels: int = number(3, 0, 8, "§3")
    passing_barrels: int = number(2, 1, 8, "§5")
    wind_fields: int = number(2, 1, 6, "§22")
    mutiny_cards: int = number(2, 0, 6, "§21")
    hurricane_cards: int = number(2, 0, 6, "§21")
    winds_cards: int = number(4, 0, 8, "§22")
    carpenter_cards: int = number(3, 0, 8, "§25")
    weather_cards: int = number(6, 0, 12, "§13")
    inhabited_discs: int = number(5, 1, 5, "§26")


GAME = Game(
    name="columbus",
    version=1,
    package=__name__,
    seats=(2, MOST_SEATS),
    minutes=45,
    complexity="medium",
    good_first_game=True,
    max_plies=20000,  # far beyond the two hundred rounds after which the rules end a voyage (§28)
    options=Options,
)
