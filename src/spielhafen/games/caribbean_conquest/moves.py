"""The moves of Caribbean Conquest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spielhafen.boxes.ship_adventure.compass import SECTOR_NAMES
from spielhafen.boxes.ship_adventure.duels import FACES, PAIRS
from spielhafen.boxes.ship_adventure.equipment import CARD_NAMES
from spielhafen.boxes.ship_adventure.pieces import DRAWINGS
from spielhafen.boxes.ship_adventure.torus import DIRECTIONS
from spielhafen.core.moves import Catalogue, Move, Order
from spielhafen.games.caribbean_conquest.board.pieces import FIGURES, FOR_SALE
from spielhafen.games.caribbean_conquest.board.waters import NAMES


@dataclass(frozen=True, eq=False)
class Buy(Move):
    """Buy this card."""

    card: int


@dataclass(frozen=True, eq=False)
class Hire(Move):
    """Hire this figure."""

    figure: int


@dataclass(frozen=True, eq=False)
class At(Move):
    """Point at this square: for a new figure, for a group to move, or for guns to fire."""

    square: int


@dataclass(frozen=True, eq=False)
class Leave(Move):
    """Leave one of these figures of the group behind."""

    figure: int


@dataclass(frozen=True, eq=False)
class Go(Move):
    """Go one step in this direction."""

    direction: int


@dataclass(frozen=True, eq=False)
class Fire(Move):
    """Fire in this direction."""

    direction: int


@dataclass(frozen=True, eq=False)
class Answer(Move):
    """Fire back."""


@dataclass(frozen=True, eq=False)
class Hold(Move):
    """Hold fire."""


@dataclass(frozen=True, eq=False)
class Lose(Move):
    """Give up one of these figures."""

    figure: int


@dataclass(frozen=True, eq=False)
class Done(Move):
    """Go on to the next part of the turn."""


# The results of chance.


@dataclass(frozen=True, eq=False)
class Lay(Order):
    """Lay the board with these drawn tiles, row by row."""


@dataclass(frozen=True, eq=False)
class Compass(Move):
    """Turn the compass to this sector."""

    sector: int


@dataclass(frozen=True, eq=False)
class Clash(Move):
    """Roll these two faces, the attacker's first."""

    pair: int


BUY: Final = {card: Buy(card) for card in FOR_SALE}
HIRE: Final = [Hire(figure) for figure in range(len(FIGURES))]
AT: Final = [At(square) for square in range(len(NAMES))]
LEAVE: Final = [Leave(figure) for figure in range(len(FIGURES))]
GO: Final = [Go(direction) for direction in range(len(DIRECTIONS))]
FIRE: Final = [Fire(direction) for direction in range(len(DIRECTIONS))]
ANSWER: Final = Answer()
HOLD: Final = Hold()
LOSE: Final = [Lose(figure) for figure in range(len(FIGURES))]
DONE: Final = Done()
COMPASS: Final = [Compass(sector) for sector in range(len(SECTOR_NAMES))]
CLASH: Final = [Clash(pair) for pair in range(len(PAIRS))]

_DECIDED: Final[list[Move]] = [
    *(*BUY.values(), *HIRE, *AT, *LEAVE, *GO),
    *(*FIRE, ANSWER, HOLD, *LOSE, DONE),
]
_DEALT: Final[list[Move]] = [*COMPASS, *CLASH]

MOVES: Final = Catalogue(
    notation={
        Buy: "buy {card}",
        Hire: "hire {figure}",
        At: "at {square}",
        Leave: "leave {figure}",
        Go: "go {direction}",
        Fire: "fire {direction}",
        Answer: "answer",
        Hold: "hold fire",
        Lose: "lose {figure}",
        Done: "done",
        Lay: "board {items}",
        Compass: "compass {sector}",
        Clash: "clash {pair}",
    },
    words={
        "card": CARD_NAMES,
        "figure": FIGURES,
        "square": NAMES,
        "direction": DIRECTIONS,
        "items": DRAWINGS,
        "sector": SECTOR_NAMES,
        "pair": [f"{FACES[one]} {FACES[other]}" for one, other in PAIRS],
    },
    moves=[*_DECIDED, *_DEALT],
)
