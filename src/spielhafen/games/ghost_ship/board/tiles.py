"""Tiles and their edges, the fields of the board, and the circles on its rim.

A tile on the board is a **mask** of its water edges (N = 1, E = 2, S = 4, W = 8), so a mask tells kind and rotation.
A tile with land has one land region or, on a strait, two; a region is named by its first land edge.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from spielhafen.games.ghost_ship import Options

BOX: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("pieces.toml").read_text("utf-8"))

# Edges and directions.

EDGES: Final = "NESW"
OPPOSITE: Final = (2, 3, 0, 1)
DIRECTIONS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
GOES: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""Columns and rows to go in each direction."""

# Tiles.

SEA: Final = 15
LAND: Final = 0
MASKS: Final = range(16)
NONE: Final = -1
"""The number for no tile, no place, no neighbour."""


def _mask(water: str) -> int:
    return sum(1 << EDGES.index(edge) for edge in water)


def turned(mask: int, quarters: int) -> int:
    """Return a mask turned clockwise by a number of quarters."""
    for _ in range(quarters % 4):
        mask = (mask << 1 | mask >> 3) & 15
    return mask


TYPES: Final = range(len(BOX["tile"]))
"""The kinds of tiles; kind 0 is no. 1 of the rulebook."""
TYPE_NAMES: Final[list[str]] = [tile["name"] for tile in BOX["tile"]]
BASE: Final = [_mask(tile["water"]) for tile in BOX["tile"]]
STRAIT: Final = 2
ROTATIONS: Final = [tuple(dict.fromkeys(turned(base, quarters) for quarters in range(4))) for base in BASE]
"""The distinct masks of each kind, turned by 0, 1, 2, 3 quarters."""
TYPE_OF: Final = [next(kind for kind in TYPES if mask in ROTATIONS[kind]) for mask in MASKS]
TURN_OF: Final = [ROTATIONS[TYPE_OF[mask]].index(mask) for mask in MASKS]
"""The quarters that each mask is turned from how the tile comes off the pile."""
MASK_NAMES: Final = [
    "".join(edge for number, edge in enumerate(EDGES) if mask >> number & 1) or "land" for mask in MASKS
]
MASK_DIGITS: Final = "0123456789ABCDEF"
"""The digits of masks in the text of a board; a dot is a free field."""
FREE: Final = "."
MASK_AT: Final = {digit: mask for mask, digit in enumerate(MASK_DIGITS)} | {FREE: NONE}

POOL: Final[list[int]] = [tile["pool"] for tile in BOX["tile"]]
INLAND_TYPE: Final = TYPE_OF[LAND]


def _regions(mask: int) -> tuple[int, ...]:
    """§3 Return for each edge the land region it belongs to, NONE where there is water."""
    land = [edge for edge in range(4) if not mask >> edge & 1]
    if TYPE_OF[mask] == STRAIT:
        return tuple(edge if edge in land else NONE for edge in range(4))
    return tuple(land[0] if edge in land else NONE for edge in range(4))


REGION_OF: Final = [_regions(mask) for mask in MASKS]
"""The land region by mask and edge."""
REGIONS: Final = [tuple(sorted(set(REGION_OF[mask]) - {NONE})) for mask in MASKS]
COAST: Final = [0 < mask < SEA for mask in MASKS]

# Fields.

COLUMNS, ROWS = 10, 7
FIELDS: Final = range(COLUMNS * ROWS)
NAMES: Final = [f"{'ABCDEFG'[field // COLUMNS]}{field % COLUMNS + 1}" for field in FIELDS]


def field_at(column: int, row: int) -> int:
    """Return the field at a column and row; NONE off the board."""
    return row * COLUMNS + column if 0 <= column < COLUMNS and 0 <= row < ROWS else NONE


def place_of(field: int) -> tuple[int, int]:
    """Return column and row of a field."""
    return field % COLUMNS, field // COLUMNS


AROUND: Final = [
    [field_at(field % COLUMNS + dx, field // COLUMNS + dy) for dx, dy in GOES] for field in FIELDS
]
"""The neighbours of each field in the eight directions."""
BESIDE: Final = [[AROUND[field][2 * edge] for edge in range(4)] for field in FIELDS]
"""The neighbours of each field across its four edges."""
CORNERS: Final = [NAMES.index(name) for name in ("A1", "A10", "G10", "G1")]
"""The corner fields, clockwise."""
FIXED: Final = [NAMES.index(name) for name in ("B3", "B8", "D5", "D6", "F3", "F8")]
MIDDLE: Final = [NAMES.index(name) for name in ("D5", "D6")]
BORDER: Final = [NONE in BESIDE[field] for field in FIELDS]
LEFT_HALF: Final = [field % COLUMNS < COLUMNS // 2 for field in FIELDS]

# The rim: a circle beside every outer edge, clockwise from A1.


def _ring() -> list[tuple[int, int]]:
    """§2 Return the circles beside the outer edges."""
    top = [(column, 0) for column in range(COLUMNS)]
    right = [(field_at(COLUMNS - 1, row), 1) for row in range(ROWS)]
    bottom = [(field_at(column, ROWS - 1), 2) for column in reversed(range(COLUMNS))]
    left = [(field_at(0, row), 3) for row in reversed(range(ROWS))]
    return [*top, *right, *bottom, *left]


RING: Final = _ring()
"""The field and edge of each circle on the rim."""

# The places of ships: the circle of a field, a circle on the rim, or docked at a region.

RIM: Final = len(FIELDS)
DOCK: Final = RIM + len(RING)
PLACES: Final = range(DOCK + 4 * len(FIELDS))
PLACE_NAMES: Final = [
    *NAMES,
    *(f"{NAMES[field]}{EDGES[edge]}" for field, edge in RING),
    *(f"{NAMES[field]}/{EDGES[edge]}" for field in FIELDS for edge in range(4)),
]
PLACE_FIELD: Final[list[int]] = [
    *FIELDS,
    *(field for field, _ in RING),
    *(field for field in FIELDS for _ in range(4)),
]

# The spots of scouts: the land of a region, or the circle of a field, with the region that the scout came from.

CIRCLE: Final = 4 * len(FIELDS)
SPOTS: Final = range(2 * CIRCLE)
SPOT_NAMES: Final = [
    *(f"{NAMES[field]}/{EDGES[edge]}" for field in FIELDS for edge in range(4)),
    *(f"{NAMES[field]}o/{EDGES[edge]}" for field in FIELDS for edge in range(4)),
]
SPOT_FIELD: Final = [spot % CIRCLE // 4 for spot in SPOTS]
ABOARD: Final = -1


def dock(field: int, region: int) -> int:
    """Return the place of a ship docked at this region."""
    return DOCK + 4 * field + region


# ?-tiles.

SYMBOLS: Final[list[str]] = list(BOX["quests"])
PIRATES, STORM, NATIVES, RUINS, VEIN = range(len(SYMBOLS))
_QUESTS: Final[list[tuple[int, int]]] = [
    (symbol, number - 1) for symbol, name in enumerate(SYMBOLS) for number in BOX["quests"][name]
]
QUESTS: Final = range(len(_QUESTS))
QUEST_NAMES: Final = [f"Q{quest + 1:02}" for quest in QUESTS]
QUEST_SYMBOL: Final = [symbol for symbol, _ in _QUESTS]
QUEST_TYPE: Final = [kind for _, kind in _QUESTS]
QUEST_LETTERS: Final = "abcdefghijklmnopqrst"
"""The letters of ?-tiles in the text of a board."""
QUEST_AT: Final = {letter: quest for quest, letter in enumerate(QUEST_LETTERS)}
SYMBOL_AT: Final = {letter: QUEST_SYMBOL[quest] for quest, letter in enumerate(QUEST_LETTERS)}

# Treasures and gold.

CHIP_COUNTS: Final[list[int]] = BOX["treasures"]["counts"]
_CHIPS: Final = [
    (value, number)
    for number in range(max(CHIP_COUNTS))
    for value, count in enumerate(CHIP_COUNTS, 1)
    if number < count
]
CHIPS: Final = range(len(_CHIPS))
CHIP_VALUE: Final = [value for value, _ in _CHIPS]
CHIP_NAMES: Final = [f"{value}{'abcdefghijklmnopqrst'[number]}" for value, number in _CHIPS]
GOLD: Final[int] = Options.gold_number
"""The pieces of gold in the box; variants lay fewer."""

LOT: Final[int] = BOX["limits"]["lot"]
HALF: Final[int] = BOX["limits"]["half"]


def written(board: str, field: int, sign: str) -> str:
    """Return a board with another sign on this field."""
    return board[:field] + sign + board[field + 1 :]
