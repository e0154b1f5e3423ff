"""The notation of the rulebook's examples: `laid d3 nesw e3 w` puts tiles on spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .state import BOARD, TILE_NAMES, Sea

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from . import Options


def lay_tiles(g: Sea, line: str) -> None:
    """Put tiles on spaces: each space is followed by the sides where its tile has water."""
    words = line.split()
    for space, tile in zip(words[::2], words[1::2], strict=True):
        g.sea[BOARD.names.index(space)] = TILE_NAMES.index(tile)


FIELDS: Final[Mapping[str, Callable[[Sea, str], None]]] = {"laid": lay_tiles}


def table(seats: int, options: Options) -> Sea:
    """Return the board without tiles, and an empty pile."""
    return Sea.initial(seats, options)
