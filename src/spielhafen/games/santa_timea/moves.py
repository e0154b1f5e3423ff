"""The cards, and the moves of Santa Timea."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spielhafen.core.moves import Catalogue, Move, Order
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


@dataclass(frozen=True, eq=False)
class Play(Move):
    """Play this card."""

    card: int


@dataclass(frozen=True, eq=False)
class LayAside(Move):
    """Use this direction's 1 and 2 for the set of 1, 2 and 3."""

    direction: int


@dataclass(frozen=True, eq=False)
class Keep(Move):
    """Use this direction's 1s and 2s for pairs."""

    direction: int


@dataclass(frozen=True, eq=False)
class TurnUp(Move):
    """Turn up this wind card from the pile."""

    wind: int


@dataclass(frozen=True, eq=False)
class Begin(Move):
    """Let this captain lead the first trick of the game."""

    seat: int


@dataclass(frozen=True, eq=False)
class Deal(Order):
    """Deal the steering cards in this order: first all of the first seat's, then the next one's."""


PLAY: Final = [Play(card) for card in range(len(CARD_NAMES))]
LAY_ASIDE: Final = [LayAside(direction) for direction in range(len(DIRECTIONS))]
KEEP: Final = [Keep(direction) for direction in range(len(DIRECTIONS))]
TURN_UP: Final = [TurnUp(wind) for wind in range(len(WIND_NAMES))]
BEGIN: Final = [Begin(seat) for seat in range(MOST_SEATS)]

MOVES: Final = Catalogue(
    notation={
        Play: "{card}",
        LayAside: "set {direction}",
        Keep: "pairs {direction}",
        TurnUp: "wind {wind}",
        Begin: "first {seat}",
        Deal: "deal {items}",
    },
    words={
        "card": CARD_NAMES,
        "items": CARD_NAMES,
        "direction": list(DIRECTIONS),
        "wind": WIND_NAMES,
        "seat": [str(seat + 1) for seat in range(MOST_SEATS)],
    },
    moves=[*PLAY, *LAY_ASIDE, *KEEP, *TURN_UP, *BEGIN],
)
