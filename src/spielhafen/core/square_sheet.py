"""The sheet of a board of squares: its geometry, and the range of a ship on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from spielhafen.core.scene import XY, Geometry, Mark, Space, Terrain

if TYPE_CHECKING:
    from spielhafen.core.board import Board
    from spielhafen.core.moves import Move
    from spielhafen.core.shortest_ways import Way

LAND_SIZE = 0.9


class SquareSheet:
    """The sheet of a board, with a square for each space, named on the rim.

    kinds, art, tints: by glyph of the board; a space without a kind is `sea`. land: the glyphs of land.
    """

    def __init__(
        self,
        board: Board,
        kinds: Mapping[str, str],
        *,
        land: str = "",
        art: Mapping[str, str] | None = None,
        tints: Mapping[str, str] | None = None,
    ) -> None:
        self.board = board
        spaces = [
            Space(
                id=name,
                name=name,
                at=self.middle(space),
                kind=kinds.get(glyph, "sea"),
                art=(art or {}).get(glyph, ""),
                tint=(tints or {}).get(glyph, ""),
                size=0.6,
            )
            for space, (name, glyph) in enumerate(zip(board.names, board.glyphs, strict=True))
        ]
        solid = [self.square(space) for space, glyph in enumerate(board.glyphs) if glyph in land]
        self.geometry = Geometry(
            box=(0, 0, board.width, board.height),
            rim=True,
            grid=True,
            spaces=spaces,
            terrain=[Terrain(kind="land", polygons=solid)] if solid else [],
            rhumbs=[(board.width / 2, board.height / 2)],
        )

    def middle(self, space: int) -> XY:
        """Return the middle of a space."""
        x, y = self.board.coordinates[space]
        return (x + 0.5, y + 0.5)

    def square(self, space: int, size: float = LAND_SIZE) -> list[XY]:
        """Return the corners of a square around the middle of a space."""
        (x, y), half = self.middle(space), size / 2
        return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]

    def range_marks(self, ways: Mapping[int, Way], move: Callable[[int], Move]) -> list[Mark]:
        """Return marks for the spaces to which ways lead, with distance and last move.

        Players select such a space at once and need not go there move by move.
        """
        return [
            Mark(
                kind="range",
                at=[self.middle(space)],
                text=str(way.steps),
                move=str(move(space)),
                after=self.middle(way.before),
            )
            for space, way in ways.items()
            if way.steps
        ]
