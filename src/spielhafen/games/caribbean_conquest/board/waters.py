"""The chart of a board for Caribbean Conquest: points, areas, neighbours, currents.

Squares have the same number on boards of all sizes, that of the largest board, so that one catalogue of moves serves all.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spielhafen.boxes.ship_adventure.chart import NOWHERE, Chart, chart
from spielhafen.boxes.ship_adventure.pieces import CITIES, SIDE, SKULL, TEMPLE, TILE
from spielhafen.boxes.ship_adventure.torus import Square, torus
from spielhafen.games.caribbean_conquest.board.areas import divide
from spielhafen.games.caribbean_conquest.board.pieces import AREA_COUNTS, AREA_SIZES

ONE_BOX: Final = SIDE * TILE
"""The squares along the side of a board of one box."""
SIDES: Final = {1: ONE_BOX, 4: 2 * ONE_BOX, 9: 3 * ONE_BOX}
"""The squares along the side of a board, by number of boxes."""
WIDEST: Final = max(SIDES.values())
SQUARES: Final = WIDEST * WIDEST
NAMES: Final = torus(WIDEST).names
NO_AREA: Final = -1
"""The number for the area of cities, which belong to none."""
KEPT: Final = 128
"""The most charts that are kept, enough for a busy server; one of a single box takes 120 kB."""


class Waters:
    """The chart of a board. Lists are by square; points are numbered row by row."""

    def __init__(self, board: str) -> None:
        self.chart: Chart = chart(board)
        self.side = self.chart.side
        self.boxes = next(boxes for boxes, side in SIDES.items() if side == self.side)
        self.squares = [self._wide(square) for square in range(len(board))]
        """The numbers of all squares of the board, row by row."""
        self.signs = dict(zip(self.squares, board, strict=True))
        self.land = [False] * SQUARES
        self.near: list[tuple[Square, ...]] = [()] * SQUARES
        """The eight neighbours, in the order of the directions; none for squares off the board."""
        self.current = [NOWHERE] * SQUARES
        """The next square along the current of each wave square; elsewhere NOWHERE."""
        for square, here in enumerate(self.squares):
            self.land[here] = self.chart.is_land[square]
            self.near[here] = tuple(self._wide(near) for near in self.chart.neighbours[square])
            if self.chart.current[square] != NOWHERE:
                self.current[here] = self._wide(self.chart.current[square])
        self._find_points(board)
        self.majority = len(self.points) // 2 + 1

    def _find_points(self, board: str) -> None:
        sites = [square for square, sign in enumerate(board) if sign in f"{TEMPLE}{SKULL}{CITIES}"]
        self.points = [self._wide(site) for site in sites]
        """The squares of temples, skulls and cities."""
        self.point_at = {square: point for point, square in enumerate(self.points)}
        treasures = [site for site in sites if board[site] not in CITIES]
        self.areas = [
            [self.point_at[self._wide(site)] for site in area]
            for area in divide(treasures, AREA_COUNTS[self.boxes], AREA_SIZES[self.boxes], self.chart.torus)
        ]
        """The points of each area."""
        self.area_of = [NO_AREA] * len(self.points)
        for area, points in enumerate(self.areas):
            for point in points:
                self.area_of[point] = area
        self.cities = [[self._wide(city) for city in cities] for cities in self.chart.cities]
        """The cities by colour."""
        self.harbour = {
            self._wide(city): self._wide(harbour)
            for cities, harbours in zip(self.chart.cities, self.chart.harbours, strict=True)
            for city, harbour in zip(cities, harbours, strict=True)
        }
        """The harbour of each city."""

    def _wide(self, square: Square) -> Square:
        """Return the number of a square on the largest board."""
        return square // self.side * WIDEST + square % self.side

    def own(self, square: Square) -> Square:
        """Return the number of a square within this board, as in `chart`."""
        return square // WIDEST * self.side + square % WIDEST


@lru_cache(maxsize=KEPT)
def waters(board: str) -> Waters:
    """Return the chart of a board, cached."""
    return Waters(board)
