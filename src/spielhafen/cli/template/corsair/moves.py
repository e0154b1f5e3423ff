"""The moves of the game: those of captains and those of chance."""

from __future__ import annotations

from typing import Final

from spielhafen.core.moves import Catalogue, Move, number

from .state import PIPS


class Again(Move, text="again"):
    """Use a keg of powder and roll again."""


class Stand(Move, text="stand"):
    """Leave the dice as they are."""


class Throw(Move, text="roll {pips}"):
    """Let a die show this number."""

    pips: int = number(1, PIPS)


MOVES: Final = Catalogue.of(__name__)
