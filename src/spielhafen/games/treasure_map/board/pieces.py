"""The pieces of Treasure Map alone, read from `pieces.toml`: tokens, pirates, the galleon."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from itertools import permutations
from typing import Any, Final

from spielhafen.boxes.ship_adventure.board_layout import layout_card_of
from spielhafen.boxes.ship_adventure.chart import CACHE_SIZE, chart, tiles_from_board
from spielhafen.boxes.ship_adventure.pieces import BACKS, LAYOUTS, SIDE, TILE

BOX: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("pieces.toml").read_text("utf-8"))

PIRATES: Final = 4
PIRATE_STEPS: Final[int] = BOX["pirates"]["steps"]
PIRATE_MELEE: Final[list[int]] = BOX["pirates"]["melee"]
PIRATE_RANGED: Final[list[int]] = BOX["pirates"]["ranged"]
NO_GUNS: Final = -1
GALLEON_STEPS: Final[int] = BOX["galleon"]["steps"]
GALLEON_GOLD: Final[list[int]] = BOX["galleon"]["gold"]
GALLEON_BONUS: Final[int] = BOX["galleon"]["bonus"]
LAST_LEVEL: Final[list[int]] = BOX["levels"]["last"]
ROUNDS: Final[int] = BOX["limits"]["rounds"]
IDLE_ROUNDS: Final[int] = BOX["limits"]["idle"]
ABANDONED: Final[int] = BOX["limits"]["abandoned"]
PIECES: Final = 4
"""The number of kinds of map pieces: 0 … 3, shown to players as 1 … 4."""

# Tokens. Each level has one token for each area, so level and area identify the back of a token. A taken token has a public
# name: its level and a letter in the order of taking, 1a, 1b … 3e.

LEVELS: Final = 3
AREAS: Final = 9
AREA_NAMES: Final = "ABCDEFGHI"
ORDERS: Final[list[list[str]]] = [[level["order"][area] for area in AREA_NAMES] for level in BOX["tokens"]]
"""The numbers on the backs of tokens, by level (from 0) and area."""
TURNS: Final[list[list[int]]] = [[level["turn"][area] for area in AREA_NAMES] for level in BOX["tokens"]]
TEMPLES: Final = 5
TOKENS: Final = LEVELS * TEMPLES
"""The number of slots: each temple holds at most one token at each level."""
TOKEN_NAMES: Final = [f"{level + 1}{letter}" for level in range(LEVELS) for letter in "abcde"[:TEMPLES]]


@lru_cache(maxsize=CACHE_SIZE)
def places(board: str) -> list[list[int]]:
    """§20 Return, by level and area, the square that a token leads to; NOWHERE in an area without land."""
    sea = chart(board)
    return [[sea.dig_site(area, orders[area]) for area in range(AREAS)] for orders in ORDERS]


@lru_cache(maxsize=CACHE_SIZE)
def fabled(board: str, printed: bool) -> dict[int, int]:
    """§24 Return the possible squares of El Dorado, with weights.

    `printed`: the one square of the layout card; otherwise any area and any order of numbers. Then cities and
    harbours are excluded, and also squares beside a skull unless there are no others.
    """
    sea = chart(board)
    if printed:
        area, numbers = BACKS[layout_card_of(tiles_from_board(board)) or 0]
        return {sea.dig_site(area, numbers): 1}
    found: dict[int, int] = {}
    for area in range(AREAS):
        for order in permutations("1234"):
            square = sea.dig_site(area, "".join(order))
            if square >= 0 and not sea.neutral >> square & 1:
                found[square] = found.get(square, 0) + 1
    haunted = {near for skull in sea.skulls for near in sea.neighbours[skull]}
    return {square: ways for square, ways in found.items() if square not in haunted} or found


@lru_cache(maxsize=CACHE_SIZE)
def centre(board: str) -> int:
    """§3 Return the number of the temple in the middle, 0 … 4, by the layout card.

    It is 0 if no card matches the board.
    """
    card = layout_card_of(tiles_from_board(board))
    if card is None:
        return 0
    row, column = divmod(LAYOUTS[card][0], SIDE)
    sea = chart(board)
    tile = sea.tile(sea.torus.at(column * TILE, row * TILE))
    return next(number for number, temple in enumerate(sea.temples) if temple in tile)
