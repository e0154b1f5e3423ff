"""The moves of the game: those of captains and those of chance."""

from typing import Final

from spielhafen.core.moves import Catalogue, Move, choice, each, number

from .state import BOARD, CAPTAINS, GOODS, PIPS


class Sail(Move, text="sail {space}"):
    space: int = choice(BOARD.names)


class Load(Move, text="load {kind}"):
    kind: int = choice(GOODS)


class Dare(Move, text="dare {other}"):
    other: int = choice(CAPTAINS)


class Deliver(Move, text="deliver"):
    pass


class Anchor(Move, text="anchor"):
    pass


class Blow(Move, text="wind {wind}"):
    wind: int = number(1, PIPS)


class Throw(Move, text="roll {pips}"):
    pips: int = number(1, PIPS)


class Draw(Move, text="order {kind}"):
    kind: int = choice(GOODS)


class Show(Move, text="shows {kind}"):
    kind: int = choice(GOODS)


SAIL: Final = each(Sail)
MOVES: Final = Catalogue.of(__name__)
