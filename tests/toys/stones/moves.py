"""The moves of Stones."""

from __future__ import annotations

from typing import Final

from spielhafen.core.moves import Catalogue, Move, each, number


class Take(Move, text="take {stones}"):
    stones: int = number(1, 3)


class Wash(Move, text="wash {stones}"):
    stones: int = number(0, 1)


TAKE: Final = each(Take)
WASH: Final = each(Wash)

MOVES: Final = Catalogue.of(__name__)
