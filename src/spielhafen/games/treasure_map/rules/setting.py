"""The layout of the board and the setup on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spielhafen.boxes.ship_adventure import board_layout
from spielhafen.boxes.ship_adventure.chart import board_from_tiles
from spielhafen.boxes.ship_adventure.drawn_board import drawn_tiles
from spielhafen.core.moves import Move
from spielhafen.core.play import Chance
from spielhafen.games.treasure_map import BALANCED, Options
from spielhafen.games.treasure_map.board.pieces import TEMPLES, centre
from spielhafen.games.treasure_map.moves import Lay
from spielhafen.games.treasure_map.rules.pirates import ALARM
from spielhafen.games.treasure_map.state import Isles, furnish


class Layout(Chance[Isles]):
    """§3 A layout card gives the places of the big islands, and all other tiles are shuffled.

    By house rule they are shuffled until the board is balanced. A variant may draw the board.
    """

    sampled = True

    def fits(self, g: Isles, move: Move) -> bool:
        if g.options.board_drawing:
            return isinstance(move, Lay) and move.items == drawn(g.options)
        return isinstance(move, Lay) and board_layout.is_valid_layout(move.items, by_card=True)

    def sample(self, g: Isles, below: Callable[[int], int]) -> Move:
        if g.options.board_drawing:
            return Lay(drawn(g.options))
        return Lay(board_layout.lay_by_card(below, balanced=g.options.board == BALANCED))

    def take(self, g: Isles, move: Lay) -> None:
        g.board = board_from_tiles(move.items)
        furnish(g)
        g.temples = [1] * TEMPLES
        if g.seats() == 1:
            g.then(ALARM[0])
        else:
            g.temples[centre(g.board)] = 0


def drawn(options: Options) -> tuple[int, ...]:
    """§3 Return the tiles of a variant's board; raises BadDrawing."""
    return drawn_tiles(options.board_drawing, by_card=True)


LAYOUT: Final = Layout()
