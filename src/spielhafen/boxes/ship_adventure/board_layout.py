"""Random boards: tiles are shuffled and turned until a board is valid and fair.

Cities without a way to the sea are turned first. The log holds a drawn board tile by tile: a replay does not need this
module, and changes of it spoil no old logbook. Equal random numbers give equal boards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from math import isqrt
from typing import Final

from spielhafen.boxes.ship_adventure.pieces import (
    BOX,
    CITIES,
    DRAWINGS,
    HARBOUR,
    KIND,
    LAND,
    LAYOUTS,
    SIDE,
    SKULL,
    TEMPLE,
    TEMPLE_TILE,
    TILE,
    TILE_COUNTS,
    TILES,
    TURN,
)
from spielhafen.boxes.ship_adventure.torus import Square, Squares, as_set, torus

Below = Callable[[int], int]
"""A function that draws a number from 0 to n − 1."""

MIN_HARBOUR_DISTANCE: Final[int] = BOX["quality"]["harbours_apart"]
MAX_LAND_SQUARES: Final[int] = BOX["quality"]["largest_land"]
MAX_TRIES: Final[int] = BOX["quality"]["tries"]
MAX_REPAIR_PASSES: Final = 8
"""The most passes of turning cities before a board is given up."""
TEMPLE_TILES: Final[list[int]] = [tile for tile in TILES if KIND[tile] == TEMPLE_TILE]
OTHER_TILES: Final[list[int]] = [tile for tile in TILES if KIND[tile] != TEMPLE_TILE]
TURNED_BY: Final[list[list[int]]] = [
    list(range(len(DRAWINGS))),
    TURN,
    [TURN[tile] for tile in TURN],
    [TURN[TURN[tile]] for tile in TURN],
]
"""The drawn tile after some quarter turns clockwise, by their number and by drawn tile."""
CITY_DRAWINGS: Final = frozenset(number for number, drawn in enumerate(DRAWINGS) if set(drawn) & set(CITIES))


class Draft:
    """A board in the making: drawn tiles, and the sets of land, temples, skulls and harbours."""

    def __init__(self, tiles: list[int]) -> None:
        self.tiles = tiles
        self.places = isqrt(len(tiles))
        self.torus = torus(self.places * TILE)
        self.land, self.temples, self.skulls = (self._all(signs) for signs in (LAND, TEMPLE, SKULL))
        self.harbours: dict[int, Squares] = {
            place: self._one(HARBOUR, place) for place, tile in enumerate(tiles) if tile in CITY_DRAWINGS
        }
        """The harbour squares, by the place of the city's tile."""
        self._main: Squares = 0

    def _one(self, signs: str, place: int) -> Squares:
        return _bits(self.places, signs)[place][self.tiles[place]]

    def _all(self, signs: str) -> Squares:
        found = 0
        for bits, tile in zip(_bits(self.places, signs), self.tiles, strict=True):
            found |= bits[tile]
        return found

    @property
    def main_sea(self) -> Squares:
        """The largest connected region of sea."""
        if not self._main:
            self._main = self.torus.largest_region(self.torus.all & ~self.land)
        return self._main

    def turn(self, place: int) -> None:
        """Turn a city's tile by a quarter, clockwise."""
        self.land &= ~self._one(LAND, place)
        self.tiles[place] = TURN[self.tiles[place]]
        self.land |= self._one(LAND, place)
        self.harbours[place] = self._one(HARBOUR, place)
        self._main = 0

    def repair(self) -> bool:
        """Turn cities until all harbours touch the main sea; return whether that succeeds."""
        for _ in range(MAX_REPAIR_PASSES):
            stray = [place for place, harbour in self.harbours.items() if not harbour & self.main_sea]
            if not stray:
                return True
            for place in stray:
                for _ in range(3):
                    if not self.harbours[place] & self.main_sea:
                        self.turn(place)
        return False

    @property
    def is_valid(self) -> bool:
        """Whether all harbours and skulls are in the main sea, and all land has a coast on it."""
        ports = self.skulls
        for harbour in self.harbours.values():
            ports |= harbour
        shore = self.torus.spread(self.main_sea) & self.land
        return ports & ~self.main_sea == 0 and self.torus.region(shore, self.land) == self.land

    # Demands on a fair board.

    def harbours_lie_apart(self) -> bool:
        """Whether any two harbours are `MIN_HARBOUR_DISTANCE` squares apart."""
        ports: list[Square] = [bits.bit_length() - 1 for bits in self.harbours.values()]
        return all(
            self.torus.distance(one, other) >= MIN_HARBOUR_DISTANCE for one, other in combinations(ports, 2)
        )

    def temples_are_out_of_range(self) -> bool:
        """Whether no skull is beside a temple."""
        return not self.torus.spread(self.skulls) & self.temples

    def islands_are_small(self) -> bool:
        """Whether no island has more than `MAX_LAND_SQUARES` squares."""
        return all(land.bit_count() <= MAX_LAND_SQUARES for land in self.torus.regions(self.land))


UNREPAIRED: Final = Draft.temples_are_out_of_range
"""The demand that turning cities does not change.

It is checked before the repair because it is cheap and most boards fail it.
"""
DEMANDS: Final = (Draft.harbours_lie_apart, Draft.temples_are_out_of_range, Draft.islands_are_small)
"""All demands; if boards fail too often, the last ones are given up first."""


@cache
def _bits(places: int, signs: str) -> list[list[Squares]]:
    """Return, by place and drawn tile, the squares with these signs if the tile is at the place."""
    side = places * TILE
    corners = [place // places * TILE * side + place % places * TILE for place in range(places * places)]
    return [
        [
            as_set(
                [
                    corner + step
                    for step, sign in zip((0, 1, side, side + 1), drawn, strict=True)
                    if sign in signs
                ]
            )
            for drawn in DRAWINGS
        ]
        for corner in corners
    ]


def lay_by_card(below: Below, *, balanced: bool = True) -> tuple[int, ...]:
    """Return the drawn tiles of a board of one box, laid by a random layout card.

    The card gives the places of the temples; all other tiles are shuffled. A balanced board meets all `DEMANDS`.
    """
    return _lay(lambda: _dealt_by_card(below), DEMANDS if balanced else ())


def lay_freely(below: Below, boxes: int, *, balanced: bool = True) -> tuple[int, ...]:
    """Return the drawn tiles of a square board of one, four or nine boxes, all shuffled.

    A balanced board of one box has its harbours apart.
    """
    demands = DEMANDS[:1] if balanced and boxes == 1 else ()
    return _lay(lambda: _turned(shuffled(TILES * boxes, below), below), demands)


def _lay(deal: Callable[[], list[int]], demands: Sequence[Callable[[Draft], bool]]) -> tuple[int, ...]:
    """Deal boards until one is valid and meets the demands.

    After each `MAX_TRIES` failures the last demand is dropped.
    """
    while True:
        for _ in range(MAX_TRIES):
            draft = Draft(deal())
            if UNREPAIRED in demands and not UNREPAIRED(draft):
                continue
            if draft.repair() and draft.is_valid and all(demand(draft) for demand in demands):
                return tuple(draft.tiles)
        demands = demands[:-1]


def _dealt_by_card(below: Below) -> list[int]:
    places = LAYOUTS[below(len(LAYOUTS))]
    tiles = shuffled(OTHER_TILES, below)
    for place in sorted(places):
        tiles.insert(place, TEMPLE_TILES[0])
    return _turned(tiles, below)


def _turned(tiles: Sequence[int], below: Below) -> list[int]:
    return [TURNED_BY[below(4)][tile] for tile in tiles]


def shuffled(things: Sequence[int], below: Below) -> list[int]:
    """Return the same things in random order."""
    mixed = list(things)
    for last in range(len(mixed) - 1, 0, -1):
        pick = below(last + 1)
        mixed[last], mixed[pick] = mixed[pick], mixed[last]
    return mixed


# Validation of given boards.


def is_valid_layout(tiles: Sequence[int], boxes: int = 1, *, by_card: bool = False) -> bool:
    """Whether drawn tiles make a valid board of a number of boxes.

    `by_card`: the temples must be placed as on a layout card.
    """
    places = isqrt(len(tiles))
    if len(tiles) != SIDE * SIDE * boxes or places * places != len(tiles):
        return False
    kinds = [KIND[tile] for tile in tiles]
    if any(kinds.count(kind) != count * boxes for kind, count in enumerate(TILE_COUNTS)):
        return False
    return Draft(list(tiles)).is_valid and (not by_card or layout_card_of(tiles) is not None)


def is_free_layout(tiles: Sequence[int], boxes: int, *, balanced: bool = True) -> bool:
    """Whether drawn tiles make a board that `lay_freely` could return."""
    any_distance = not balanced or boxes > 1
    return is_valid_layout(tiles, boxes) and (any_distance or Draft(list(tiles)).harbours_lie_apart())


def layout_card_of(tiles: Sequence[int]) -> int | None:
    """Return the layout card that matches the places of the temples, or None."""
    temples = [place for place, tile in enumerate(tiles) if KIND[tile] == TEMPLE_TILE]
    return next((card for card, places in enumerate(LAYOUTS) if sorted(places) == temples), None)
