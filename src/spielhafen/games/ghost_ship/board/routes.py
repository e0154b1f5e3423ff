"""The ways on a sea: along the dashed lines, round the rim, over land.

A sea is kept as a text, a digit for each field, and so are its ?-tiles. Everything that follows from them is computed
once for each sea and shared by all states that have it.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final, TypeAlias

from spielhafen.games.ghost_ship.board.tiles import (
    BESIDE,
    BOX,
    CIRCLE,
    COAST,
    COLUMNS,
    DOCK,
    FIELDS,
    LAND,
    MASK_AT,
    NONE,
    OPPOSITE,
    PLACE_FIELD,
    PLACES,
    REGION_OF,
    REGIONS,
    RIM,
    RING,
    ROWS,
    SEA,
    SPOTS,
    dock,
)
from spielhafen.games.ghost_ship.moves import CIRCLE_AT, DOCK_AT, SAIL, WALK, Circle, Dock, Sail, Walk

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

COSTS: Final[dict[str, int]] = {name: cost for name, cost in BOX["costs"].items() if name != "swim"}

Way: TypeAlias = tuple[int, int]
"""The goal of a step and its cost in points."""


class Routes:
    """The ways on one sea.

    Places of ships and spots of scouts are numbers, see `tiles.py`.
    """

    def __init__(self, sea: str, quests: str) -> None:
        self.masks = [MASK_AT[digit] for digit in sea]
        self.quest = [letter != "." for letter in quests]
        self.sails: list[dict[Sail, Way]] = [self._sails(place) for place in PLACES]
        self.docks: list[dict[Dock, Way]] = [self._docks(place) for place in PLACES]
        self.walks: list[dict[Walk, Way]] = [{} for _ in SPOTS]
        self.circles: list[dict[Circle, Way]] = [{} for _ in SPOTS]
        for field in FIELDS:
            for region in REGIONS[self.masks[field]] if self.masks[field] != NONE else ():
                self._paths(field, region)
        self.island = self._islands()
        self._voyages: dict[int, dict[int, int]] = {}
        self._marches: dict[int, dict[int, int]] = {}

    # Whole ways.

    def voyage(self, place: int) -> dict[int, int]:
        """§20 Return the points that a ship needs from a place to each place it can reach."""
        if place not in self._voyages:
            self._voyages[place] = _points(place, lambda here: self.sails[here].values())
        return self._voyages[place]

    def march(self, spot: int) -> dict[int, int]:
        """§23 Return the points that a scout needs from a spot to the land of each field, also across straits (§24)."""
        if spot not in self._marches:
            found: dict[int, int] = {}
            for there, points in _points(spot, self._on_foot).items():
                found[there % CIRCLE // 4] = min(points, found.get(there % CIRCLE // 4, points))
            self._marches[spot] = found
        return self._marches[spot]

    def _on_foot(self, spot: int) -> list[Way]:
        other = self.other_coast(spot) if spot < CIRCLE else NONE
        across = other != NONE and self.same_island(spot, other)
        return [*self.walks[spot].values(), *([(other, COSTS["cross"])] if across else [])]

    # At sea.

    def _sails(self, place: int) -> dict[Sail, Way]:
        """§20 Return the steps along the dashed lines; §21 and round the rim."""
        if RIM <= place < DOCK:
            return self._round(place - RIM)
        field = PLACE_FIELD[place]
        if not self._wet(place, field):
            return {}
        ways: dict[Sail, Way] = {}
        for edge, near in enumerate(BESIDE[field]):
            if self.masks[field] >> edge & 1:
                there = near if near != NONE else RIM + RING.index((field, edge))
                if there >= RIM or self.masks[there] != NONE:
                    ways[SAIL[there]] = (there, COSTS["sail"])
        return ways

    def _wet(self, place: int, field: int) -> bool:
        """Whether a ship can be on a field at all."""
        mask = self.masks[field]
        if mask == NONE:
            return False
        return mask > 0 if place < RIM else COAST[mask] and (place - DOCK) % 4 in REGIONS[mask]

    def _round(self, circle: int) -> dict[Sail, Way]:
        """§21 Return the steps from a circle on the rim: to its field, and to the circles on either side."""
        field, _ = RING[circle]
        ways = {SAIL[RIM + (circle + step) % len(RING)]: COSTS["rim"] for step in (-1, 1)}
        inward = {SAIL[field]: COSTS["sail"]} if self.masks[field] > 0 else {}
        return {move: (move.place, cost) for move, cost in {**inward, **ways}.items()}

    def _docks(self, place: int) -> dict[Dock, Way]:
        """§22 Return the shores of the field where a ship can dock; it cannot dock again where it is docked."""
        field = PLACE_FIELD[place]
        if RIM <= place < DOCK or not self._wet(place, field) or not COAST[self.masks[field]]:
            return {}
        shores = {DOCK_AT[region]: dock(field, region) for region in REGIONS[self.masks[field]]}
        return {move: (there, COSTS["dock"]) for move, there in shores.items() if there != place}

    # On land.

    def _paths(self, field: int, region: int) -> None:
        """§23 Add the ways over shared land edges, onto the land or, on a ?-tile, onto its circle."""
        here, mask = 4 * field + region, self.masks[field]
        for edge, near in enumerate(BESIDE[field]):
            if REGION_OF[mask][edge] != region or near == NONE or self.masks[near] == NONE:
                continue
            there = 4 * near + REGION_OF[self.masks[near]][OPPOSITE[edge]]
            cost = COSTS["inland" if LAND in (mask, self.masks[near]) else "coast"]
            for spot in (here, here + CIRCLE):
                self.walks[spot][WALK[near]] = (there, cost)
                if self.quest[near]:
                    self.circles[spot][CIRCLE_AT[near]] = (there + CIRCLE, cost)
        if self.quest[field]:
            self.circles[here][CIRCLE_AT[field]] = (here + CIRCLE, COSTS["ring"])

    def _islands(self) -> list[int]:
        """Return for each land spot the lowest spot of its island; circles are left out."""
        island = [NONE] * CIRCLE
        for spot in range(CIRCLE):
            mask = self.masks[spot // 4]
            if island[spot] == NONE and mask != NONE and spot % 4 in REGIONS[mask]:
                edge = [spot]
                while edge:
                    for there in edge:
                        island[there] = spot
                    edge = [
                        there
                        for here in edge
                        for there, _ in self.walks[here].values()
                        if island[there] == NONE
                    ]
        return island

    def other_coast(self, spot: int) -> int:
        """§24 Return the spot across the strait; NONE if there is no strait here."""
        field, region = divmod(spot % CIRCLE, 4)
        others = [other for other in REGIONS[self.masks[field]] if other != region]
        return 4 * field + others[0] if others else NONE

    def same_island(self, spot: int, other: int) -> bool:
        """§24 Whether a way over land leads from one spot to the other."""
        return self.island[spot % CIRCLE] == self.island[other % CIRCLE]


@lru_cache(maxsize=256)
def routes(sea: str, quests: str) -> Routes:
    """Return the ways on a sea."""
    return Routes(sea, quests)


def _points(start: int, ways: Callable[[int], Iterable[Way]]) -> dict[int, int]:
    """Return the fewest points from one place to each place in reach."""
    known, queue = {start: 0}, [(0, start)]
    while queue:
        points, here = heappop(queue)
        if points > known[here]:
            continue
        for there, cost in ways(here):
            if points + cost < known.get(there, points + cost + 1):
                known[there] = points + cost
                heappush(queue, (points + cost, there))
    return known


def king_steps(field: int, other: int) -> int:
    """Return the number of steps, in any of the eight directions, from one field to another."""
    return max(abs(field % COLUMNS - other % COLUMNS), abs(field // COLUMNS - other // COLUMNS))


def is_rock(mask: int) -> bool:
    """§28 Whether a ?-tile is a rock in the sea."""
    return mask == SEA


__all__ = ["COSTS", "ROWS", "Routes", "Way", "is_rock", "king_steps", "routes"]
