"""Square boards whose edges join: north to south, west to east.

The number of a square is its place, row by row from the north-west; its name is its column (A, B … Z, AA … from the
west) and its row (1, 2 … from the north). Sets of squares are integers, one bit per square, for speed: a region of a
thousand squares grows in a microsecond.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, TypeAlias

from spielhafen.core.board import column_name

Square: TypeAlias = int
Squares: TypeAlias = int
"""A set of squares, bit by square."""

DIRECTIONS: Final = ("N", "E", "S", "W", "NE", "SE", "SW", "NW")
"""The eight directions, in the order that breaks ties between equally short ways."""
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1))
"""The step in each direction: columns east, rows south."""


class Torus:
    """A square board of `side` × `side` squares whose edges join."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.count = side * side
        self.all: Squares = (1 << self.count) - 1
        self.names = [f"{column_name(x).upper()}{y + 1}" for y in range(side) for x in range(side)]
        self.neighbours: list[tuple[Square, ...]] = [
            tuple(self.at(x + dx, y + dy) for dx, dy in STEPS) for y in range(side) for x in range(side)
        ]
        """The eight neighbours of each square, in the order of the directions."""
        self.neighbour_sets: list[Squares] = [as_set(near) for near in self.neighbours]
        """The neighbours of each square as a set."""
        self._last_column, self._last_row = side - 1, self.count - side
        self._west: Squares = sum(1 << y * side for y in range(side))
        self._east: Squares = self._west << self._last_column

    def at(self, x: int, y: int) -> Square:
        """Return the square in a column and row; numbers beyond the edges wrap around."""
        return y % self.side * self.side + x % self.side

    def distance(self, one: Square, other: Square) -> int:
        """Return the steps between two squares if nothing is in the way."""
        side = self.side
        across, down = abs(one % side - other % side), abs(one // side - other // side)
        return max(min(across, side - across), min(down, side - down))

    def spread(self, squares: Squares) -> Squares:
        """Return the squares and all their neighbours."""
        east, west, across = squares & self._east, squares & self._west, self._last_column
        wide = squares | (squares ^ east) << 1 | east >> across | (squares ^ west) >> 1 | west << across
        side, down = self.side, self._last_row
        return wide | (wide << side | wide >> down | wide >> side | wide << down) & self.all

    def region(self, start: Squares, within: Squares) -> Squares:
        """Return the squares reachable from `start` within a set, the start included."""
        grown, before = start, 0
        while grown != before:
            before = grown
            grown = self.spread(grown) & within | before
        return grown

    def regions(self, squares: Squares) -> list[Squares]:
        """Return the connected parts of a set; corners connect."""
        parts = []
        while squares:
            part = self.region(squares & -squares, squares)
            parts.append(part)
            squares &= ~part
        return parts

    def largest_region(self, squares: Squares) -> Squares:
        """Return the largest connected part of a set, the first of several."""
        largest, size = 0, 0
        while squares.bit_count() > size:
            part = self.region(squares & -squares, squares)
            if part.bit_count() > size:
                largest, size = part, part.bit_count()
            squares &= ~part
        return largest


@cache
def torus(side: int) -> Torus:
    """Return the board of `side` × `side` squares, cached."""
    return Torus(side)


def as_set(squares: Sequence[Square]) -> Squares:
    """Return squares as a set."""
    found = 0
    for square in squares:
        found |= 1 << square
    return found


def squares_in(squares: Squares) -> Iterator[Square]:
    """Yield the squares of a set, row by row."""
    while squares:
        lowest = squares & -squares
        yield lowest.bit_length() - 1
        squares ^= lowest
