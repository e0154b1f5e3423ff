"""The layout of the board and the setup on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spielhafen.boxes.ship_adventure import board_layout
from spielhafen.boxes.ship_adventure.chart import board_from_tiles
from spielhafen.boxes.ship_adventure.drawn_board import drawn_tiles
from spielhafen.core.moves import Move
from spielhafen.core.play import Chance
from spielhafen.games.caribbean_conquest import BALANCED, Options
from spielhafen.games.caribbean_conquest.moves import Lay
from spielhafen.games.caribbean_conquest.state import Sea, furnish


class Layout(Chance[Sea]):
    """§3 The tiles of all boxes are shuffled and turned at random; every harbour has to touch the sea.

    By house rule harbours on the board of one box are apart. A variant may draw the board.
    """

    sampled = True

    def fits(self, g: Sea, move: Move) -> bool:
        if g.options.board_drawing:
            return isinstance(move, Lay) and move.items == drawn(g.options)
        return isinstance(move, Lay) and board_layout.is_free_layout(
            move.items, g.options.boxes, balanced=balanced(g)
        )

    def sample(self, g: Sea, below: Callable[[int], int]) -> Move:
        if g.options.board_drawing:
            return Lay(drawn(g.options))
        return Lay(board_layout.lay_freely(below, g.options.boxes, balanced=balanced(g)))

    def take(self, g: Sea, move: Lay) -> None:
        g.board = board_from_tiles(move.items)
        furnish(g)


def balanced(g: Sea) -> bool:
    """§3 Whether harbours have to be apart."""
    return bool(g.options.board == BALANCED)


def drawn(options: Options) -> tuple[int, ...]:
    """§3 Return the tiles of a variant's board; raises BadDrawing."""
    return drawn_tiles(options.board_drawing, options.boxes)


LAYOUT: Final = Layout()
