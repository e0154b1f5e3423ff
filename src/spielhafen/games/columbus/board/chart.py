"""The chart, read from `board.txt`: spaces, their neighbours, and the flight of whirlwinds.

The drawing shows the sea as on the board, north at the top:

    .  water              ~  calm               R  reef               #  land
    W  water with the mark of a whirlwind       A  Azores   C  Canaries          S  harbour of Palos

The number of a space is its place in the drawing, row by row from the north-west; its name is its column, a to n from the
west, and its row, 1 to 11 from the north.

[reconstructed] The drawing is ours. The sources state fourteen columns in five areas, thirteen reefs, two islands ringed by
water, the harbour with five fields of water beside it, and the printed examples, which all fit. See docs/reconstructions.md.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from spielhafen.core.board import Board

BOARD: Final = Board(
    files(__package__).joinpath("board.txt").read_text("utf-8"), corners=True, downwards=True
)
NAMES: Final = list(BOARD.names)
SPACES: Final = range(len(BOARD))
EDGE: Final = -1
"""The number for a place beyond the edge of the chart."""
FAR: Final = 99
"""A number of fields greater than any distance on the chart."""

DIRECTIONS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
WEST: Final = DIRECTIONS.index("W")

# The kinds of spaces.

START: Final = BOARD.find("S")[0]
ISLES: Final = BOARD.find("A") + BOARD.find("C")
LAND: Final = BOARD.find("#")
MARKS: Final = BOARD.find("W")
FIRST_MARKS: Final = sorted(sorted(MARKS, key=lambda space: BOARD.coordinates[space][0])[-2:])
"""The two easternmost marks, where the whirlwinds begin."""
CALM: Final = [glyph == "~" for glyph in BOARD.glyphs]
WATER: Final = [glyph in ".~WS" for glyph in BOARD.glyphs]
"""Whether a ship may be on a space; true for the harbour, too."""

NO_ROCK, ON_LAND, ON_REEF, ON_ISLE = range(4)
ROCK: Final = [
    ON_LAND if glyph == "#" else ON_REEF if glyph == "R" else ON_ISLE if glyph in "AC" else NO_ROCK
    for glyph in BOARD.glyphs
]
"""The obstacle on a space that would damage a ship."""

AREA_WIDTHS: Final = (2, 3, 3, 3, 3)
"""Columns of the five storm areas, from the west."""
AREAS: Final = range(1, len(AREA_WIDTHS) + 1)
WESTERN: Final = 1
"""The area from which discs may be looked at."""
AREA_OF: Final = [
    next(area for area in AREAS if BOARD.coordinates[space][0] < sum(AREA_WIDTHS[:area])) for space in SPACES
]


# Neighbours.


def _beside(space: int) -> tuple[int, ...]:
    """§2 The neighbours in the eight directions: only the space entered counts, not those left and right of it."""
    x, y = BOARD.coordinates[space]
    found = (BOARD.at(x + dx, y + dy) for dx, dy in BOARD.directions)
    return tuple(EDGE if near is None else near for near in found)


BESIDE: Final = [_beside(space) for space in SPACES]
"""The neighbours of each space by direction, clockwise from the north."""
SHORE: Final = [WATER[space] and any(near in ISLES for near in BESIDE[space]) for space in SPACES]
"""Whether a space is beside an island, where barrels can be loaded."""


def steps_from(goals: tuple[int, ...], *, through: list[bool]) -> list[int]:
    """Return for each space the number of fields to the nearest goal.

    The way leads through the given spaces only; FAR where there is no way.
    """
    far = [FAR] * len(SPACES)
    for goal in goals:
        far[goal] = 0
    edge = list(goals)
    while edge:
        edge = [near for space in edge for near in _spread(space, far, through)]
    return far


def _spread(space: int, far: list[int], through: list[bool]) -> list[int]:
    fresh = [near for near in BESIDE[space] if near != EDGE and through[near] and far[near] == FAR]
    for near in fresh:
        far[near] = far[space] + 1
    return fresh


# The flight of whirlwinds.

OPEN_TO_WHIRLWINDS: Final = [WATER[space] and space != START for space in SPACES]
"""Whether a whirlwind may come to rest on a space."""
_PASSABLE: Final = [OPEN_TO_WHIRLWINDS[space] or ROCK[space] in {ON_REEF, ON_ISLE} for space in SPACES]


@cache
def flight(space: int) -> list[int]:
    """§16 For each space the fields a whirlwind flies from here to there; FAR where it may not come to rest."""
    far = steps_from((space,), through=_PASSABLE)
    return [fields if OPEN_TO_WHIRLWINDS[there] else FAR for there, fields in enumerate(far)]


def within(space: int, fields: int) -> tuple[int, ...]:
    """§16 The spaces that a whirlwind can reach with this number of fields."""
    return tuple(there for there, far in enumerate(flight(space)) if 0 < far <= fields)
