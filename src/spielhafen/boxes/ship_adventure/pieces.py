"""The pieces in the box, read from `pieces.toml`: tiles in all positions, layout cards."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

BOX: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("pieces.toml").read_text("utf-8"))

# The signs of squares on a drawn board.

TEMPLE, HARBOUR, SKULL, JUNGLE, CALM = list("THKJ.")
CITIES: Final = "RBYG"
"""The signs of cities, in the order of the colours."""
CURRENTS: Final = {">": (1, 0), "v": (0, 1), "<": (-1, 0), "^": (0, -1)}
"""The signs of waves, each with its current: columns east, rows south."""
LAND: Final = f"{TEMPLE}{JUNGLE}{CITIES}"
SEA: Final = f"{CALM}{HARBOUR}{SKULL}{''.join(CURRENTS)}"
SIGNS: Final = f"{LAND}{SEA}"

# Tiles. A drawn tile is the text of its four squares in one position, row by row.

TILE: Final = 2
"""The squares along the side of a tile."""
AREA: Final = 2
"""The tiles along the side of an area."""
SIDE: Final = 6
"""The tiles along the side of a board of one box."""

TURNED: Final = str.maketrans(">v<^", "v<^>")


def rotate_tile(squares: str) -> str:
    """Return a tile after a quarter turn clockwise; a whirlpool keeps its direction."""
    north_west, north_east, south_west, south_east = list(squares.translate(TURNED))
    return south_west + north_west + south_east + north_east


def rotations(squares: str) -> list[str]:
    """Return a tile in its four positions."""
    positions = [squares]
    while len(positions) < 4:
        positions.append(rotate_tile(positions[-1]))
    return positions


DRAWINGS: Final = list(dict.fromkeys(drawn for tile in BOX["tile"] for drawn in rotations(tile["squares"])))
"""All tiles in all positions; the number of a drawn tile is its index here."""
TURN: Final = [DRAWINGS.index(rotate_tile(drawn)) for drawn in DRAWINGS]
"""The drawn tile after a quarter turn clockwise, by drawn tile."""
KIND: Final = [
    next(kind for kind, tile in enumerate(BOX["tile"]) if drawn in rotations(tile["squares"]))
    for drawn in DRAWINGS
]
"""The index in the box's list of tiles, by drawn tile."""
TILE_COUNTS: Final[list[int]] = [tile["count"] for tile in BOX["tile"]]
TEMPLE_TILE: Final = next(kind for kind, tile in enumerate(BOX["tile"]) if TEMPLE in tile["squares"])
TILES: Final = [DRAWINGS.index(tile["squares"]) for tile in BOX["tile"] for _ in range(tile["count"])]
"""The drawn tiles of one box, unturned and unshuffled."""

# Layout cards.

LAYOUTS: Final[list[list[int]]] = [
    [row * SIDE + column for row, column in card["temples"]] for card in BOX["layout"]
]
"""The places of the temple tiles by layout card; the first is the centre.

Places are numbered row by row from the north-west.
"""
BACKS: Final = [(ord(card["back"][0]) - ord("A"), card["back"][2:]) for card in BOX["layout"]]
"""El Dorado by layout card: an area, and the numbers of its corners."""
