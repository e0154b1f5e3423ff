"""What is below the pieces of a chart, as characters. It depends on the geometry alone."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from itertools import pairwise
from math import ceil
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from spielhafen.core.scene import XY, Geometry, Space, Terrain

TERRAIN_SIGNS: Final = {"land": "▒", "calm": "≈", "basin": "≋", "guns": "∗", "blank": " "}
"""Signs for the kinds of terrain that clients know; open sea is a point."""
SPACE_SIGNS: Final = {"berth": "○", "rim": "○", "berth-dotted": "◎", "battery": "∗"}
"""Kinds of spaces that have a sign of their own, whatever the terrain."""
TILE_SIGNS: Final = "▒╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""Tiles by their water edges: 1 for north, 2 for east, 4 for south, 8 for west."""
FIELD_WIDTHS: Final = (4, 3, 2)
"""Columns per field; the widest that fits is used."""
RIM_WIDTH: Final = 4
"""Columns for the numbers at the left edge."""
MIN_FIELD_DISTANCE: Final = 0.99
"""Rows closer together than this (in fields) are those of a lattice, a line of text each."""
COORDINATE_STEP: Final = 4
"""Where coordinates do not fit side by side, only multiples of this are written."""


class CharacterGrid:
    """The mapping of a geometry to character cells."""

    def __init__(self, geometry: Geometry, width: int) -> None:
        self.left, self.top, wide, high = geometry.box
        self.columns_per_field = next(
            (count for count in FIELD_WIDTHS if RIM_WIDTH + wide * count <= width), FIELD_WIDTHS[-1]
        )
        rows = sorted({at for _, at in (space.at for space in geometry.spaces)})
        least = min((below - above for above, below in pairwise(rows)), default=1)
        self.rows = rows if least < MIN_FIELD_DISTANCE else []
        """The y of each row of a lattice, or of squares with places beside them; else empty."""
        self.is_lattice = bool(self.rows and geometry.lines)
        self.rows_per_field = 1 if self.rows else max(1, ceil(MIN_FIELD_DISTANCE / least))
        self.width = RIM_WIDTH + ceil(wide * self.columns_per_field)
        self.height = 1 + (len(rows) if self.rows else ceil(high * self.rows_per_field))

    def cell_at(self, at: XY) -> tuple[int, int]:
        """Return column and row of a position on the chart."""
        x, y = at[0] - self.left, at[1] - self.top
        column = RIM_WIDTH - 1 + int(x * self.columns_per_field - self.columns_per_field / 2 + 0.5)
        return (column, 1 + (self._nearest_row(at[1]) if self.rows else int(y * self.rows_per_field)))

    def _nearest_row(self, height: float) -> int:
        """Return the index of the lattice row nearest to this y."""
        place = bisect_left(self.rows, height)
        near = [line for line in (place - 1, place) if 0 <= line < len(self.rows)]
        return min(near, key=lambda line: abs(self.rows[line] - height))

    def point_at(self, column: int, row: int) -> XY:
        """Return the position of the middle of a cell on the chart of a lattice."""
        return (
            self.left + (column - RIM_WIDTH + 1 + self.columns_per_field / 2) / self.columns_per_field,
            self.rows[row - 1],
        )


def find_terrains(geometry: Geometry) -> dict[str, str]:
    """Return the kind of terrain of each space by its id, without open sea."""
    found: dict[str, str] = {}
    for terrain in geometry.terrain:
        boxes = _bounding_boxes(terrain)
        for space in geometry.spaces:
            if space.id not in found and _is_covered(space.at, boxes):
                found[space.id] = terrain.kind
    return found


def find_islands(geometry: Geometry, grid: CharacterGrid) -> list[tuple[int, int]]:
    """Return the cells of a lattice that are on land and have no space."""
    boxes = [
        box for terrain in geometry.terrain if terrain.kind == "land" for box in _bounding_boxes(terrain)
    ]
    cells = ((column, row) for row in range(1, grid.height) for column in range(RIM_WIDTH - 1, grid.width))
    return [cell for cell in cells if _is_covered(grid.point_at(*cell), boxes)] if grid.is_lattice else []


def tile_sign(edges: str) -> str:
    """Return the sign of a tile: a line to each edge that is water, or land without any."""
    return TILE_SIGNS[sum(1 << place for place, edge in enumerate(edges) if edge == "~")]


_BoxedPolygon = tuple[float, float, float, float, "Sequence[XY]"]


def _bounding_boxes(terrain: Terrain) -> list[_BoxedPolygon]:
    """Return the polygons of a terrain with their bounding boxes, to skip most of them quickly."""
    boxes: list[_BoxedPolygon] = []
    for polygon in terrain.polygons:
        xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
        boxes.append((min(xs), min(ys), max(xs), max(ys), polygon))
    return boxes


def _is_covered(at: XY, boxes: Iterable[_BoxedPolygon]) -> bool:
    x, y = at
    return any(
        left <= x <= right and top <= y <= bottom and is_inside(at, polygon)
        for left, top, right, bottom, polygon in boxes
    )


def is_inside(at: XY, polygon: Sequence[XY]) -> bool:
    """Return whether a point is inside a polygon (the number of edges to its right is odd)."""
    x, y = at
    odd = False
    for (ax, ay), (bx, by) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def rim_labels(spaces: Sequence[Space], axis: int, group: int) -> dict[float, str]:
    """Return the labels of the rim along x (axis 0) or y (axis 1).

    A label is a part of the spaces' names (letters: group 1, digits: group 2) that all spaces at this
    coordinate share.
    """
    found: dict[float, set[str]] = defaultdict(set)
    for space in spaces:
        named = re.fullmatch(r"([A-Za-z]+)(\d+)", space.name)
        if named:
            found[space.at[axis]].add(named[group])
    return {at: next(iter(texts)) for at, texts in found.items() if len(texts) == 1}


def thin_labels(labels: dict[float, str]) -> dict[float, str]:
    """Drop most labels where they are closer together than a field."""
    close = any(after - before < MIN_FIELD_DISTANCE for before, after in pairwise(sorted(labels)))
    return {at: text for at, text in labels.items() if not close or int(text) % COORDINATE_STEP == 0}
