"""The moves of the game: those of captains and those of chance."""

from __future__ import annotations

from typing import Final

from spielhafen.core.moves import Catalogue, Move, choice, each, number, only

from .state import BOARD, STRONGEST


class Sail(Move, text="sail {space}"):
    """Go on to this space."""

    space: int = choice(BOARD.names)


class Anchor(Move, text="anchor"):
    """Go no farther this turn."""


class Blow(Move, text="wind {wind}"):
    """Let the wind be this strong."""

    wind: int = number(1, STRONGEST)


SAIL: Final = each(Sail)
ANCHOR: Final = only(Anchor)

MOVES: Final = Catalogue.of(__name__)
