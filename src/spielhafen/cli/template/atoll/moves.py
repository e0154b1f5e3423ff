"""The moves of the game: those of captains and those of chance."""

from __future__ import annotations

from typing import Final

from spielhafen.core.moves import Catalogue, Move, choice, rows

from .state import BOARD, KIND_OF, KINDS, TILE_NAMES


class Lay(Move, text="lay {tile} {space}"):
    """Lay a tile on this space, turned like this."""

    tile: int = choice(TILE_NAMES, among=sorted(KIND_OF))
    space: int = choice(BOARD.names)


class Draw(Move, text="draw {kind}"):
    """Draw a tile of this kind."""

    kind: int = choice(KINDS)


LAY: Final = dict(zip(sorted(KIND_OF), rows(Lay), strict=True))
"""LAY[tile][space]"""

MOVES: Final = Catalogue.of(__name__)
