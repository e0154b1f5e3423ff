"""What is in the box, read from `pieces.toml`: tiles as they may be turned, layout cards."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

BOX: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("pieces.toml").read_text("utf-8"))

# Squares, by the signs of a drawn board.

TEMPLE, HARBOUR, SKULL, JUNGLE, CALM = list("THKJ.")
CITIES: Final = "RBYG"
"""Cities, in the order of the colours."""
CURRENTS: Final = {">": (1, 0), "v": (0, 1), "<": (-1, 0), "^": (0, -1)}
"""Waves, and where their current runs: columns east, rows south."""
LAND: Final = f"{TEMPLE}{JUNGLE}{CITIES}"
SEA: Final = f"{CALM}{HARBOUR}{SKULL}{''.join(CURRENTS)}"
SIGNS: Final = f"{LAND}{SEA}"

# Tiles. A drawn tile is the text of its four squares, row by row, as it lies there.

TILE: Final = 2
"""Squares along the side of a tile."""
AREA: Final = 2
"""Tiles along the side of an area."""
SIDE: Final = 6
"""Tiles along the side of the board that one box makes."""

TURNED: Final = str.maketrans(">v<^", "v<^>")


def rotate_tile(squares: str) -> str:
    """A tile after a quarter turn clockwise; a whirlpool keeps its sense."""
    north_west, north_east, south_west, south_east = list(squares.translate(TURNED))
    return south_west + north_west + south_east + north_east


def rotations(squares: str) -> list[str]:
    """A tile in its four positions."""
    positions = [squares]
    while len(positions) < 4:
        positions.append(rotate_tile(positions[-1]))
    return positions


DRAWINGS: Final = list(dict.fromkeys(drawn for tile in BOX["tile"] for drawn in rotations(tile["squares"])))
"""All tiles as they may lie; the number of a drawn tile is its place here."""
TURN: Final = [DRAWINGS.index(rotate_tile(drawn)) for drawn in DRAWINGS]
"""For each drawn tile the one that a quarter turn clockwise makes of it."""
KIND: Final = [
    next(kind for kind, tile in enumerate(BOX["tile"]) if drawn in rotations(tile["squares"]))
    for drawn in DRAWINGS
]
"""For each drawn tile which of the tiles it is."""
TILE_COUNTS: Final[list[int]] = [tile["count"] for tile in BOX["tile"]]
TEMPLE_TILE: Final = next(kind for kind, tile in enumerate(BOX["tile"]) if TEMPLE in tile["squares"])
TILES: Final = [DRAWINGS.index(tile["squares"]) for tile in BOX["tile"] for _ in range(tile["count"])]
"""The tiles of one box, as they come out of it."""

# Layout cards.

LAYOUTS: Final[list[list[int]]] = [
    [row * SIDE + column for row, column in card["temples"]] for card in BOX["layout"]
]
"""For each layout card the places of the temple tiles, row by row from the north-west; the first is the centre."""
BACKS: Final = [(ord(card["back"][0]) - ord("A"), card["back"][2:]) for card in BOX["layout"]]
"""Where El Dorado lies: an area, and the numbers of its corners."""
