"""Boards, read from drawings.

`board.txt` shows the board as it lies on the table: one glyph for each space, blanks between them or not at all. Spaces
are named like the squares of chess, a1 at the bottom left, or, on charts, at the top left; what a glyph means says the
game.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final, TypeAlias

from spielhafen.core.errors import RulesError

Space: TypeAlias = int
"""A space by its place in the drawing, row by row from the top left."""

EDGES: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
EDGES_AND_CORNERS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


class Board:
    """The spaces of a drawing, their glyphs, names, places and neighbours.

    `void` glyphs are no spaces at all. Neighbours share an edge (or, with `corners`, at least a corner); on a `torus`
    the board goes on at the opposite rim; with `downwards` row 1 is at the top.
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
        self.steps = EDGES_AND_CORNERS if corners else EDGES
        self.torus = torus
        spaces = [(x, y) for y, row in enumerate(rows) for x, glyph in enumerate(row) if glyph not in void]
        self.places: tuple[tuple[int, int], ...] = tuple(spaces)
        self.glyphs: str = "".join(rows[y][x] for x, y in spaces)
        self.names: tuple[str, ...] = tuple(
            f"{column(x)}{y + 1 if downwards else self.height - y}" for x, y in spaces
        )
        self._at = {place: space for space, place in enumerate(spaces)}

    def __len__(self) -> int:
        return len(self.places)

    def at(self, x: int, y: int) -> Space | None:
        """The space at this column and row, counted from the top left; None where there is none."""
        return self._at.get((x % self.width, y % self.height) if self.torus else (x, y))

    def find(self, glyph: str) -> tuple[Space, ...]:
        """All spaces with this glyph."""
        return tuple(space for space, sign in enumerate(self.glyphs) if sign == glyph)

    @cached_property
    def neighbours(self) -> tuple[tuple[Space, ...], ...]:
        """For each space its neighbours, clockwise from the north."""
        return tuple(
            tuple(
                dict.fromkeys(near for dx, dy in self.steps if (near := self.at(x + dx, y + dy)) is not None)
            )
            for x, y in self.places
        )


def column(x: int) -> str:
    """The letters of a column: a … z, then aa, ab …"""
    return chr(97 + x) if x < 26 else column(x // 26 - 1) + chr(97 + x % 26)
