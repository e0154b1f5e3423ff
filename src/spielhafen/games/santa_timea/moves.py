"""The cards, and the moves of Santa Timea."""

from __future__ import annotations

from typing import Final

from spielhafen.core.moves import Catalogue, Move, Order, choice, counted, each
from spielhafen.games.santa_timea import MOST_SEATS

DIRECTIONS: Final = "NESW"
VALUES: Final = 14
BRIDE: Final = len(DIRECTIONS) * VALUES
"""The number of a bride; other steering cards are 14 × direction + value − 1."""
CARD_NAMES: Final = [f"{sign}{value}" for sign in DIRECTIONS for value in range(1, VALUES + 1)] + ["bride"]
DECK: Final = (*range(BRIDE), BRIDE, BRIDE, BRIDE, BRIDE)

DAMAGES: Final = 3
WIND_NAMES: Final = [f"{sign}{damage}" for sign in DIRECTIONS for damage in range(1, DAMAGES + 1)]
"""The names of wind cards; a wind card is 3 × direction + damage − 1."""
WIND_COUNTS: Final = (2, 2, 1) * len(DIRECTIONS)
WINDS: Final = tuple(wind for wind, count in enumerate(WIND_COUNTS) for _ in range(count))


class Play(Move, text="{card}"):
    """Play this card."""

    card: int = choice(CARD_NAMES)


class LayAside(Move, text="set {direction}"):
    """Use this direction's 1 and 2 for the set of 1, 2 and 3."""

    direction: int = choice(DIRECTIONS)


class Keep(Move, text="pairs {direction}"):
    """Use this direction's 1s and 2s for pairs."""

    direction: int = choice(DIRECTIONS)


class TurnUp(Move, text="wind {wind}"):
    """Turn up this wind card from the pile."""

    wind: int = choice(WIND_NAMES)


class Begin(Move, text="first {seat}"):
    """Let this captain lead the first trick of the game."""

    seat: int = counted(MOST_SEATS)


class Deal(Order, text="deal {items}", items=CARD_NAMES):
    """Deal the steering cards in this order: first all of the first seat's, then the next one's."""


PLAY: Final = each(Play)
LAY_ASIDE: Final = each(LayAside)
KEEP: Final = each(Keep)
TURN_UP: Final = each(TurnUp)
BEGIN: Final = each(Begin)

MOVES: Final = Catalogue.of(__name__)
