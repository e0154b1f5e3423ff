"""Boards that a variant draws, instead of those that chance lays."""

from __future__ import annotations

from functools import lru_cache
from math import isqrt
from typing import Final

from spielhafen.boxes.ship_adventure.board_layout import is_valid_layout
from spielhafen.boxes.ship_adventure.chart import CACHE_SIZE, tiles_from_board
from spielhafen.boxes.ship_adventure.pieces import SIDE, SIGNS, TILE
from spielhafen.core.errors import BadDrawing
from spielhafen.core.text import text

OPTION: Final = "board_drawing"
"""The option with the drawing."""


@lru_cache(maxsize=CACHE_SIZE)
def drawn_tiles(drawing: str, boxes: int = 1, *, by_card: bool = False) -> tuple[int, ...]:
    """Return the tiles of a board that is given by the signs of its squares.

    Raises BadDrawing. It has to be a board that could be laid: `by_card` with the temples of a layout card.
    """
    side = SIDE * TILE * isqrt(boxes)
    if len(drawing) != side * side or set(drawing) - set(SIGNS):
        raise BadDrawing(OPTION, text("drawing-signs", side=side, signs=SIGNS))
    try:
        tiles = tiles_from_board(drawing)
    except ValueError:
        raise BadDrawing(OPTION, text("drawing-pieces")) from None
    if not is_valid_layout(tiles, boxes, by_card=by_card):
        raise BadDrawing(OPTION, text("drawing-rules"))
    return tuple(tiles)
