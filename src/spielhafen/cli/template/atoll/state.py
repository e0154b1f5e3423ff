"""The board and its tiles, and the state of a table."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from spielhafen.core.board import EDGES, Board
from spielhafen.core.play import State
from spielhafen.core.state_class import state
from spielhafen.core.state_fields import choice, fixed_list, integer, list_of, per_seat, record

from . import SETS, Options

BOARD: Final = Board(files(__package__).joinpath("board.txt").read_text("utf-8"))
(MIDDLE,) = BOARD.find("o")
BESIDE: Final = [[BOARD.at(x + dx, y + dy) for dx, dy in EDGES] for x, y in BOARD.coordinates]
"""The spaces north, east, south and west of each space; None beyond the rim."""
SIDES: Final = "nesw"
FREE: Final = 0
CROSS: Final = 0b1111
TILE_NAMES: Final = (
    "free",
    *("".join(side for bit, side in enumerate(SIDES) if water >> bit & 1) for water in range(1, 16)),
)
"""The names of tiles on the board: their sides with water. Bit 0 is north, bit 1 is east."""
SHAPES: Final = {"cove": 0b0001, "strait": 0b0101, "bend": 0b0011, "fork": 0b0111}
KINDS: Final = tuple(SHAPES)
SET: Final = (6, 2, 3, 1)
"""How many tiles of each kind are in a set."""
ROW: Final = 3


def turned(tile: int, quarters: int) -> int:
    """Return a tile after quarter turns, clockwise."""
    return (tile << quarters | tile >> len(SIDES) - quarters) & CROSS


WAYS: Final = [tuple(dict.fromkeys(turned(shape, turn) for turn in range(4))) for shape in SHAPES.values()]
"""The different ways to turn a tile of each kind."""
KIND_OF: Final = {tile: kind for kind, ways in enumerate(WAYS) for tile in ways}


@state
class Sea(State):
    """The state of a table. Spaces, tiles and their kinds are numbers."""

    options: Options
    sea: list[int] = fixed_list(choice(TILE_NAMES), len(BOARD), "the tile on each space")
    last: int = choice(BOARD.names, "the space of the last tile", none=True)
    row: list[int] = list_of(choice(KINDS), ROW, "the tiles to choose from")
    pile: list[int] = record(
        *(integer(0, max(SETS) * count) for count in SET), comment="tiles not drawn yet, by kind"
    )
    points: list[int] = per_seat(integer(0, len(BOARD)), "points")


def shore(g: Sea, space: int) -> tuple[int, int]:
    """§2 Return the sides of a space where a tile or the rim is, and those of them with water."""
    there = water = 0
    for side, near in enumerate(BESIDE[space]):
        if near is None or g.sea[near]:
            there |= 1 << side
            water |= (near is not None and turned(g.sea[near], 2)) & 1 << side
    return there, water


def is_reached(g: Sea, space: int) -> bool:
    """§2 Whether a space is free, and a tile is beside it."""
    return g.sea[space] == FREE and any(near is not None and g.sea[near] for near in BESIDE[space])


def lagoon(g: Sea, space: int) -> list[int]:
    """§3 Return the spaces whose water is joined to that of this one; none if it is not closed."""
    found = [space]
    for at in found:
        for side, near in enumerate(BESIDE[at]):
            if near is not None and g.sea[at] >> side & 1 and near not in found:
                if g.sea[near] == FREE:
                    return []
                found.append(near)
    return found
