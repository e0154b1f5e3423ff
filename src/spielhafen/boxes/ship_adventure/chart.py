"""The chart of a board: land, sea, cities, temples, skulls, currents, distances.

A board is a text with a sign for each square, row by row from the north-west. States keep only this text, which
clones share; the chart is computed once for each board.
"""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from math import isqrt
from typing import TYPE_CHECKING, Final

from spielhafen.boxes.ship_adventure.pieces import (
    AREA,
    CITIES,
    CURRENTS,
    DRAWINGS,
    HARBOUR,
    LAND,
    SEA,
    SIGNS,
    SKULL,
    TEMPLE,
    TILE,
)
from spielhafen.boxes.ship_adventure.torus import STEPS, Square, Squares, Torus, as_set, torus

if TYPE_CHECKING:
    from collections.abc import Sequence

NOWHERE: Final = -1
"""The number that stands for no square."""
UNREACHABLE: Final = 999
"""The distance where there is no way, greater than any on a board."""
CACHE_SIZE: Final = 64
"""The most charts that are kept."""
LAND_DIGITS: Final = {ord(sign): "01"[sign in LAND] for sign in SIGNS}
"""The binary digit of each sign in the set of land squares."""
HALVES: Final[list[list[str]]] = [
    [drawn[part : part + TILE] for drawn in DRAWINGS] for part in range(0, TILE * TILE, TILE)
]
"""The northern and the southern half of each drawn tile."""


@cache
def tiles_by_square(side: int) -> list[tuple[Square, ...]]:
    """Return the squares of each square's tile: north-west, north-east, south-west, south-east."""
    at = torus(side).at
    corners = [(square % side // TILE * TILE, square // side // TILE * TILE) for square in range(side * side)]
    return [tuple(at(x + dx, y + dy) for dy in range(TILE) for dx in range(TILE)) for x, y in corners]


@cache
def areas(side: int) -> list[tuple[tuple[Square, ...], ...]]:
    """Return the tiles of each area, row by row: north-west, north-east, south-west, south-east."""
    step, at, tiles = TILE * AREA, torus(side).at, tiles_by_square(side)
    corners = [(x, y) for y in range(0, side, step) for x in range(0, side, step)]
    return [
        tuple(tiles[at(x + TILE * dx, y + TILE * dy)] for dy in range(AREA) for dx in range(AREA))
        for x, y in corners
    ]


@cache
def area_sets(side: int) -> list[Squares]:
    """Return the squares of each area."""
    return [as_set([square for tile in tiles for square in tile]) for tiles in areas(side)]


class Chart:
    """The chart of a board. Squares are numbers, row by row from the north-west."""

    def __init__(self, board: str) -> None:
        self.board = board
        self.side = isqrt(len(board))
        self.torus: Torus = torus(self.side)
        self.names = self.torus.names
        self.neighbours = self.torus.neighbours
        self.is_land: list[bool] = [sign in LAND for sign in board]
        self.land: Squares = int(board[::-1].translate(LAND_DIGITS), 2)
        self.sea: Squares = self.torus.all & ~self.land
        self.temples: tuple[Square, ...] = self.find(TEMPLE)
        self.skulls: tuple[Square, ...] = self.find(SKULL)
        self.cities: list[tuple[Square, ...]] = [self.find(sign) for sign in CITIES]
        """The cities by colour; each box has one of each."""
        self.harbours: list[tuple[Square, ...]] = [
            tuple(self._harbour_of(city) for city in cities) for cities in self.cities
        ]
        """The harbours by colour, in the order of the cities."""
        self.harbour_set: Squares = as_set(self.find(HARBOUR))
        self.neutral: Squares = self.harbour_set | as_set([city for cities in self.cities for city in cities])
        """The squares of cities and harbours."""
        self.current: list[Square] = self._currents()
        """The next square along the current of each wave square; elsewhere NOWHERE."""
        self._layers: dict[Squares, list[Squares]] = {}
        """The sea squares 0, 1, 2 … steps from some squares, as far as they were asked for."""
        self._onward: dict[tuple[Square, Square], Square] = {}

    def find(self, sign: str) -> tuple[Square, ...]:
        """Return all squares with this sign, row by row."""
        found = []
        square = self.board.find(sign)
        while square != NOWHERE:
            found.append(square)
            square = self.board.find(sign, square + 1)
        return tuple(found)

    def tile(self, square: Square) -> tuple[Square, ...]:
        """Return the squares of a square's tile: north-west, north-east, south-west, south-east."""
        return tiles_by_square(self.side)[square]

    def _harbour_of(self, city: Square) -> Square:
        return next(square for square in self.tile(city) if self.board[square] == HARBOUR)

    def _currents(self) -> list[Square]:
        current = [NOWHERE] * len(self.board)
        for sign, direction in CURRENTS.items():
            place = STEPS.index(direction)
            for square in self.find(sign):
                current[square] = self.neighbours[square][place]
        return current

    @cached_property
    def islands(self) -> list[Squares]:
        """The connected parts of the land; corners connect."""
        return self.torus.regions(self.land)

    # Areas of two by two tiles.

    @cached_property
    def barren(self) -> list[int]:
        """The areas without any land."""
        sizes = enumerate(area_sets(self.side))
        return [area for area, squares in sizes if not squares & self.land]

    def dig_site(self, area: int, numbers: str) -> Square:
        """Return the square in an area that the numbers on a token or map lead to.

        It is the first land square in the first tile with land. `numbers` are those of the corners: north-west,
        north-east, south-west, south-east. NOWHERE in an area without land.
        """
        order = sorted(range(len(numbers)), key=numbers.__getitem__)
        tiles = areas(self.side)[area]
        for tile in order:
            for corner in order:
                square = tiles[tile][corner]
                if self.is_land[square]:
                    return square
        return NOWHERE

    # Ways by sea.

    def distance(self, start: Square, goal: Square) -> int:
        """Return the steps by sea between two squares without currents; UNREACHABLE without a way."""
        return self.distance_to(start, 1 << goal)

    def distance_to(self, start: Square, goals: Squares) -> int:
        """Return the steps by sea to the nearest of some goals; UNREACHABLE without a way."""
        steps, _ = self._nearest(goals, 1 << start)
        return steps

    def nearest(self, start: Square, goals: Sequence[Square]) -> Square:
        """Return the goal nearest by sea, the first of several."""
        _, found = self._nearest(1 << start, as_set(goals))
        return next((goal for goal in goals if found >> goal & 1), goals[0])

    def _nearest(self, starts: Squares, goals: Squares) -> tuple[int, Squares]:
        """Return the steps from some squares to the nearest of some goals, and these."""
        layers = self._layers.get(starts)
        if layers is None:
            layers = self._layers[starts] = [starts]
        for steps, layer in enumerate(layers):  # they grow while they are read, as far as needed
            if layer & goals:
                return steps, layer & goals
            if steps == len(layers) - 1:
                self._spread(layers)
        return UNREACHABLE, 0

    def _spread(self, layers: list[Squares]) -> None:
        """Add the sea squares one step farther than the last layer, if there are any."""
        last = layers[-1]
        near = last | layers[-2] if len(layers) > 1 else last
        farther = self.torus.spread(last) & self.sea & ~near
        if farther:
            layers.append(farther)

    def next_step(self, start: Square, goal: Square) -> Square:
        """Return the next square on a shortest way by sea.

        Of several the first in the order of the directions; `start` itself at the goal or without a way.
        """
        onward = self._onward.get((start, goal))
        if onward is None:
            onward = self._onward[start, goal] = self._first_step(start, goal)
        return onward

    def _first_step(self, start: Square, goal: Square) -> Square:
        steps = self.distance(start, goal)
        if steps in {0, UNREACHABLE}:
            return start
        layer = self._layers[1 << goal][steps - 1]
        return next(near for near in self.neighbours[start] if layer >> near & 1)

    def way(self, start: Square, goal: Square, steps: int) -> list[Square]:
        """Return the squares that follow on a shortest way by sea, at most this many."""
        passed = []
        here = start
        for _ in range(steps):
            onward = self.next_step(here, goal)
            if onward == here:
                break
            passed.append(onward)
            here = onward
        return passed


@lru_cache(maxsize=CACHE_SIZE)
def chart(board: str) -> Chart:
    """Return the chart of a board, cached."""
    return Chart(board)


def board_from_tiles(tiles: list[int] | tuple[int, ...]) -> str:
    """Return the board of drawn tiles, given row by row from the north-west."""
    side = isqrt(len(tiles))
    corners = range(0, len(tiles), side)
    return "".join(
        [half[tile] for corner in corners for half in HALVES for tile in tiles[corner : corner + side]]
    )


def tiles_from_board(board: str) -> list[int]:
    """Return the drawn tiles of a board, row by row; raise ValueError if no tile fits."""
    side = isqrt(len(board))
    if side * side != len(board) or side % TILE or set(board) - set(LAND + SEA):
        raise ValueError(board)
    rows = range(0, side, TILE)
    return [
        DRAWINGS.index("".join(board[(y + part) * side + x :][:TILE] for part in range(TILE)))
        for y in rows
        for x in rows
    ]
