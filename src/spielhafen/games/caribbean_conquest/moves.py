"""The moves of Caribbean Conquest."""

from __future__ import annotations

from typing import Final

from spielhafen.boxes.ship_adventure.compass import SECTOR_NAMES
from spielhafen.boxes.ship_adventure.duels import PAIR_NAMES
from spielhafen.boxes.ship_adventure.equipment import CARD_NAMES
from spielhafen.boxes.ship_adventure.pieces import DRAWINGS
from spielhafen.boxes.ship_adventure.torus import DIRECTIONS
from spielhafen.core.moves import Catalogue, Move, Order, by_value, choice, each, only
from spielhafen.games.caribbean_conquest.board.pieces import FIGURES, FOR_SALE
from spielhafen.games.caribbean_conquest.board.waters import NAMES


class Buy(Move, text="buy {card}"):
    """Buy this card."""

    card: int = choice(CARD_NAMES, among=FOR_SALE)


class Hire(Move, text="hire {figure}"):
    """Hire this figure."""

    figure: int = choice(FIGURES)


class At(Move, text="at {square}"):
    """Point at this square: for a new figure, for a group to move, or for guns to fire."""

    square: int = choice(NAMES)


class Leave(Move, text="leave {figure}"):
    """Leave one of these figures of the group behind."""

    figure: int = choice(FIGURES)


class Go(Move, text="go {direction}"):
    """Go one step in this direction."""

    direction: int = choice(DIRECTIONS)


class Fire(Move, text="fire {direction}"):
    """Fire in this direction."""

    direction: int = choice(DIRECTIONS)


class Answer(Move, text="answer"):
    """Fire back."""


class Hold(Move, text="hold fire"):
    """Hold fire."""


class Lose(Move, text="lose {figure}"):
    """Give up one of these figures."""

    figure: int = choice(FIGURES)


class Done(Move, text="done"):
    """Go on to the next part of the turn."""


# The results of chance.


class Lay(Order, text="board {items}", items=DRAWINGS):
    """Lay the board with these drawn tiles, row by row."""


class Compass(Move, text="compass {sector}"):
    """Turn the compass to this sector."""

    sector: int = choice(SECTOR_NAMES)


class Clash(Move, text="clash {pair}"):
    """Roll these two faces, the attacker's first."""

    pair: int = choice(PAIR_NAMES)


BUY: Final = by_value(Buy)
HIRE: Final = each(Hire)
AT: Final = each(At)
LEAVE: Final = each(Leave)
GO: Final = each(Go)
GOES: Final = [[go for go in GO if directions >> go.direction & 1] for directions in range(1 << len(GO))]
"""The steps in a set of directions (bit by direction)."""
FIRE: Final = each(Fire)
ANSWER: Final = only(Answer)
HOLD: Final = only(Hold)
LOSE: Final = each(Lose)
DONE: Final = only(Done)

MOVES: Final = Catalogue.of(__name__)
