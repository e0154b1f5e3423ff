"""The chart of a board for Caribbean Conquest: points, areas, neighbours, currents.

Squares have the same number on boards of all sizes, that of the largest board, so that one catalogue of moves serves all.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from spielhafen.boxes.ship_adventure.chart import NOWHERE, Chart, chart
from spielhafen.boxes.ship_adventure.pieces import CITIES, SIDE, SKULL, TEMPLE, TILE
from spielhafen.boxes.ship_adventure.torus import STEPS, Square, Squares, as_set, torus
from spielhafen.games.caribbean_conquest.board.areas import divide
from spielhafen.games.caribbean_conquest.board.pieces import AREA_COUNTS, AREA_SIZES, CREW, SHIP

ONE_BOX: Final = SIDE * TILE
"""The squares along the side of a board of one box."""
SIDES: Final = {1: ONE_BOX, 4: 2 * ONE_BOX, 9: 3 * ONE_BOX}
"""The squares along the side of a board, by number of boxes."""
WIDEST: Final = max(SIDES.values())
SQUARES: Final = WIDEST * WIDEST
NAMES: Final = torus(WIDEST).names
NO_AREA: Final = -1
"""The number for the area of cities, which belong to none."""
SITES: Final = f"{TEMPLE}{SKULL}{CITIES}"
"""The signs of points."""
OPPOSITE: Final = [1 << STEPS.index((-dx, -dy)) for dx, dy in STEPS]
"""The way back in each direction, as a set of one direction."""
KEPT: Final = 128
"""The most charts that are kept, enough for a busy server; one of a single box takes 120 kB."""


@cache
def _wide_squares(side: int) -> list[Square]:
    """Return the numbers of all squares of a board, row by row."""
    return [square // side * WIDEST + square % side for square in range(side * side)]


@cache
def _neighbours(side: int) -> list[tuple[Square, ...]]:
    """Return the neighbours of each square; none for squares off the board."""
    near: list[tuple[Square, ...]] = [()] * SQUARES
    wide = _wide_squares(side)
    for square, others in enumerate(torus(side).neighbours):
        near[wide[square]] = tuple([wide[other] for other in others])
    return near


@cache
def _surroundings(side: int) -> list[Squares]:
    """Return the neighbours of each square as a set."""
    return [as_set(near) for near in _neighbours(side)]


class Waters:
    """The chart of a board. Lists are by square; points are numbered row by row."""

    def __init__(self, board: str) -> None:
        self.chart: Chart = chart(board)
        self.side = self.chart.side
        self.boxes = next(boxes for boxes, side in SIDES.items() if side == self.side)
        self.squares = _wide_squares(self.side)
        """The numbers of all squares of the board, row by row."""
        self.signs = dict(zip(self.squares, board, strict=True))
        self.near = _neighbours(self.side)
        """The eight neighbours, in the order of the directions; none for squares off the board."""
        self.around = _surroundings(self.side)
        """The eight neighbours as a set."""
        self.land = [False] * SQUARES
        self.shores = [0] * SQUARES
        """The directions to neighbours on land, as a set: bit by direction."""
        self.current = [NOWHERE] * SQUARES
        """The next square along the current of each wave square; elsewhere NOWHERE."""
        for square, here in enumerate(self.squares):
            if self.chart.is_land[square]:
                self.land[here] = True
                for back, near in zip(OPPOSITE, self.near[here], strict=True):
                    self.shores[near] |= back
            elif self.chart.current[square] != NOWHERE:
                self.current[here] = self.squares[self.chart.current[square]]
        self._find_points(board)
        self.majority = len(self.points) // 2 + 1

    def _find_points(self, board: str) -> None:
        wide = self.squares
        sites = [square for square, sign in enumerate(board) if sign in SITES]
        self.points = [wide[site] for site in sites]
        """The squares of temples, skulls and cities."""
        self.point_at = {square: point for point, square in enumerate(self.points)}
        self.sites = as_set(self.points)
        """The same squares as a set."""
        treasures = [site for site in sites if board[site] not in CITIES]
        areas = divide(treasures, AREA_COUNTS[self.boxes], AREA_SIZES[self.boxes], self.side)
        self.areas = [[self.point_at[wide[site]] for site in area] for area in areas]
        """The points of each area."""
        self.area_of = [NO_AREA] * len(self.points)
        for area, points in enumerate(self.areas):
            for point in points:
                self.area_of[point] = area
        self.cities = [[wide[city] for city in cities] for cities in self.chart.cities]
        """The cities by colour."""
        ports = zip(self.chart.cities, self.chart.harbours, strict=True)
        self.harbour = {wide[city]: wide[port] for pairs in ports for city, port in zip(*pairs, strict=True)}
        """The harbour of each city."""
        self.berths = {
            SHIP: sorted([(port, self.point_at[city]) for city, port in self.harbour.items()]),
            CREW: sorted([(city, self.point_at[city]) for city in self.harbour]),
        }
        """The squares for new figures, each with the point of its city."""

    def own(self, square: Square) -> Square:
        """Return the number of a square within this board, as in `chart`."""
        return square // WIDEST * self.side + square % WIDEST


@lru_cache(maxsize=KEPT)
def waters(board: str) -> Waters:
    """Return the chart of a board, cached."""
    return Waters(board)
