"""What lies under the pieces of a chart, as characters: reckoned once for a geometry, for it lies still."""

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
"""What the client's kinds of terrain look like; open sea is a point."""
SPACE_SIGNS: Final = {"berth": "○", "rim": "○", "berth-dotted": "◎", "battery": "∗"}
"""Kinds of spaces that have a sign of their own, whatever lies under them."""
TILE_SIGNS: Final = "▒╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""Tiles by their water edges: 1 for the north, 2 for the east, 4 for the south, 8 for the west."""
FIELD_WIDTHS: Final = (4, 3, 2)
"""Columns per field, the widest that fits."""
RIM_WIDTH: Final = 4
"""Columns for the numbers at the left edge."""
MIN_FIELD_DISTANCE: Final = 0.99
"""Rows that are nearer to each other than a field are those of a lattice: each is a line, one after another."""
COORDINATE_STEP: Final = 4
"""Of coordinates that would not fit side by side only these are written."""


class CharacterGrid:
    """Where spaces lie in a field of characters."""

    def __init__(self, geometry: Geometry, width: int) -> None:
        self.left, self.top, wide, high = geometry.box
        self.columns_per_field = next(
            (count for count in FIELD_WIDTHS if RIM_WIDTH + wide * count <= width), FIELD_WIDTHS[-1]
        )
        rows = sorted({at for _, at in (space.at for space in geometry.spaces)})
        least = min((below - above for above, below in pairwise(rows)), default=1)
        self.rows = rows if least < MIN_FIELD_DISTANCE else []
        """The heights of the rows of a lattice, or of squares with places beside them; none on a plain board."""
        self.is_lattice = bool(self.rows and geometry.lines)
        self.rows_per_field = 1 if self.rows else max(1, ceil(MIN_FIELD_DISTANCE / least))
        self.width = RIM_WIDTH + ceil(wide * self.columns_per_field)
        self.height = 1 + (len(rows) if self.rows else ceil(high * self.rows_per_field))

    def cell_at(self, at: XY) -> tuple[int, int]:
        """Column and row of a place on the chart."""
        x, y = at[0] - self.left, at[1] - self.top
        column = RIM_WIDTH - 1 + int(x * self.columns_per_field - self.columns_per_field / 2 + 0.5)
        return (column, 1 + (self._line(at[1]) if self.rows else int(y * self.rows_per_field)))

    def _line(self, height: float) -> int:
        """The row of a lattice nearest to a height."""
        place = bisect_left(self.rows, height)
        near = [line for line in (place - 1, place) if 0 <= line < len(self.rows)]
        return min(near, key=lambda line: abs(self.rows[line] - height))

    def point_at(self, column: int, row: int) -> XY:
        """The middle of a cell on the chart of a lattice."""
        return (
            self.left + (column - RIM_WIDTH + 1 + self.columns_per_field / 2) / self.columns_per_field,
            self.rows[row - 1],
        )


def find_terrains(geometry: Geometry) -> dict[str, str]:
    """The kind of terrain on which each space lies, by its id; nothing for open sea."""
    found: dict[str, str] = {}
    for terrain in geometry.terrain:
        boxes = _boxes(terrain)
        for space in geometry.spaces:
            if space.id not in found and _covered(space.at, boxes):
                found[space.id] = terrain.kind
    return found


def find_islands(geometry: Geometry, grid: CharacterGrid) -> list[tuple[int, int]]:
    """The cells of a lattice that lie on land where there is no space."""
    boxes = [box for terrain in geometry.terrain if terrain.kind == "land" for box in _boxes(terrain)]
    cells = ((column, row) for row in range(1, grid.height) for column in range(RIM_WIDTH - 1, grid.width))
    return [cell for cell in cells if _covered(grid.point_at(*cell), boxes)] if grid.is_lattice else []


def tile_sign(edges: str) -> str:
    """A tile as a sign: a line to each of its edges that is water; where there is none, there is land."""
    return TILE_SIGNS[sum(1 << place for place, edge in enumerate(edges) if edge == "~")]


_Box = tuple[float, float, float, float, "Sequence[XY]"]


def _boxes(terrain: Terrain) -> list[_Box]:
    """Polygons with the boxes round them, so that most need not be looked at."""
    boxes: list[_Box] = []
    for polygon in terrain.polygons:
        xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
        boxes.append((min(xs), min(ys), max(xs), max(ys), polygon))
    return boxes


def _covered(at: XY, boxes: Iterable[_Box]) -> bool:
    x, y = at
    return any(
        left <= x <= right and top <= y <= bottom and is_inside(at, polygon)
        for left, top, right, bottom, polygon in boxes
    )


def is_inside(at: XY, polygon: Sequence[XY]) -> bool:
    """Whether a point lies in a polygon (the number of edges to its right is odd)."""
    x, y = at
    odd = False
    for (ax, ay), (bx, by) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def rim_labels(spaces: Sequence[Space], axis: int, group: int) -> dict[float, str]:
    """What is written on the rim along x (0) or y (1): a part of the names, where all spaces there share it."""
    found: dict[float, set[str]] = defaultdict(set)
    for space in spaces:
        named = re.fullmatch(r"([A-Za-z]+)(\d+)", space.name)
        if named:
            found[space.at[axis]].add(named[group])
    return {at: next(iter(texts)) for at, texts in found.items() if len(texts) == 1}


def thin_labels(labels: dict[float, str]) -> dict[float, str]:
    """Numbers that stand closer together than a field are written now and then."""
    close = any(after - before < MIN_FIELD_DISTANCE for before, after in pairwise(sorted(labels)))
    return {at: text for at, text in labels.items() if not close or int(text) % COORDINATE_STEP == 0}
