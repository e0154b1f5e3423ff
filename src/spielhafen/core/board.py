"""Boards, read from drawings.

`board.txt` shows the board as it is on the table: one glyph for each space; blanks between them have no
meaning. Spaces are named like the squares of chess, a1 at the bottom left, or, on charts, at the top left.
The game defines what a glyph means. On a lattice of triangles the spaces are the points where its lines
cross.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final, TypeAlias

from spielhafen.core.errors import RulesError

Space: TypeAlias = int
"""A space by its index in the drawing, row by row from the top left."""

EDGES: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
EDGES_AND_CORNERS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


class Board:
    """The spaces of a drawing, their glyphs, names, coordinates and neighbours.

    `void` glyphs are not spaces. Neighbours share an edge (or, with `corners`, at least a corner). On a
    `torus` opposite edges are joined. With `downwards` row 1 is at the top.
    """

    def __init__(
        self,
        drawing: str,
        void: str = "",
        *,
        corners: bool = False,
        torus: bool = False,
        downwards: bool = False,
    ) -> None:
        rows = ["".join(line.split()) for line in drawing.splitlines() if line.strip()]
        self.width, self.height = len(rows[0]), len(rows)
        if any(len(row) != self.width for row in rows):
            raise RulesError("the rows of a board differ in length")
        self.directions = EDGES_AND_CORNERS if corners else EDGES
        self.torus = torus
        spaces = [(x, y) for y, row in enumerate(rows) for x, glyph in enumerate(row) if glyph not in void]
        self.coordinates: tuple[tuple[int, int], ...] = tuple(spaces)
        self.glyphs: str = "".join(rows[y][x] for x, y in spaces)
        self.names: tuple[str, ...] = tuple(
            f"{column_name(x)}{y + 1 if downwards else self.height - y}" for x, y in spaces
        )
        self._at = {place: space for space, place in enumerate(spaces)}

    def __len__(self) -> int:
        return len(self.coordinates)

    def at(self, x: int, y: int) -> Space | None:
        """Return the space at this column and row, counted from the top left; None if there is none."""
        return self._at.get((x % self.width, y % self.height) if self.torus else (x, y))

    def find(self, glyph: str) -> tuple[Space, ...]:
        """Return all spaces with this glyph."""
        return tuple(space for space, sign in enumerate(self.glyphs) if sign == glyph)

    @cached_property
    def neighbours(self) -> tuple[tuple[Space, ...], ...]:
        """The neighbours of each space, clockwise from the north."""
        return tuple(
            tuple(
                dict.fromkeys(
                    near for dx, dy in self.directions if (near := self.at(x + dx, y + dy)) is not None
                )
            )
            for x, y in self.coordinates
        )


LATTICE_DIRECTIONS: Final = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))
"""The six directions of a lattice in doubled coordinates, clockwise from the north-east."""


class Lattice:
    """The points of a drawing whose lines run from west to east and along both diagonals.

    Coordinates are doubled: x is the number of characters to the left of a point, so that neighbours in a row
    are two apart, and every other row begins one further to the right; leading blanks have a meaning. A point
    is named by the letter of its row, from the top, and its x: n23.
    """

    def __init__(self, drawing: str) -> None:
        rows = [line.rstrip() for line in drawing.splitlines() if line.strip()]
        found = [(x, y, sign) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != " "]
        if any((x + y) % 2 for x, y, _ in found):
            raise RulesError("a point of a lattice lies between its lines")
        self.width, self.height = max(map(len, rows)), len(rows)
        self.coordinates: tuple[tuple[int, int], ...] = tuple((x, y) for x, y, _ in found)
        self.glyphs: str = "".join(sign for _, _, sign in found)
        self.names: tuple[str, ...] = tuple(f"{column_name(y)}{x}" for x, y in self.coordinates)
        self._at = {place: space for space, place in enumerate(self.coordinates)}

    def __len__(self) -> int:
        return len(self.coordinates)

    def at(self, x: int, y: int) -> Space | None:
        """Return the point at these coordinates; None if there is none."""
        return self._at.get((x, y))

    def find(self, glyphs: str) -> tuple[Space, ...]:
        """Return all points with one of these glyphs."""
        return tuple(space for space, sign in enumerate(self.glyphs) if sign in glyphs)

    @cached_property
    def adjacent(self) -> tuple[tuple[Space | None, ...], ...]:
        """The neighbour of each point in each of the six directions; None beyond the edge."""
        return tuple(
            tuple(self.at(x + dx, y + dy) for dx, dy in LATTICE_DIRECTIONS) for x, y in self.coordinates
        )


def column_name(x: int) -> str:
    """Return the letters of a column: a to z, then aa, ab and so on."""
    return chr(97 + x) if x < 26 else column_name(x // 26 - 1) + chr(97 + x % 26)
