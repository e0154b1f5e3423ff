"""The ways on a sea: along the dashed lines, round the rim, over land.

A sea is kept as a text, a digit for each field, and so are its ?-tiles. Everything that follows from them is computed
once for each sea and shared by all states that have it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import Final, TypeAlias

from spielhafen.core.moves import Move
from spielhafen.games.ghost_ship.board.on_demand import OnDemand
from spielhafen.games.ghost_ship.board.tiles import (
    BESIDE,
    BOX,
    CIRCLE,
    COLUMNS,
    DOCK,
    FIELDS,
    FREE,
    LAND,
    MASK_AT,
    NONE,
    OPPOSITE,
    PLACE_FIELD,
    REGION_OF,
    REGIONS,
    RIM,
    RING,
    SEA,
    SPOT_FIELD,
    STRAIT,
    TYPE_OF,
    dock,
)
from spielhafen.games.ghost_ship.moves import (
    CIRCLE_AT,
    DOCK_AT,
    LAND_HERE,
    SAIL,
    WALK,
    Circle,
    Dock,
    Sail,
    Walk,
)

COSTS: Final[dict[str, int]] = {name: cost for name, cost in BOX["costs"].items() if name != "swim"}

Way: TypeAlias = tuple[int, int]
"""The goal of a step and its cost in points."""
Reach: TypeAlias = tuple[int, int]
"""Where a step begins, and the points that it may cost."""


# Steps at sea that depend on a single tile.


def _sail_to(*places: int, cost: int = COSTS["sail"]) -> dict[Sail, Way]:
    return {SAIL[place]: (place, cost) for place in places}


EXITS: Final = [
    [near if near != NONE else RIM + RING.index((field, edge)) for edge, near in enumerate(BESIDE[field])]
    for field in FIELDS
]
"""The place of a ship beyond each edge of a field: the next circle, or one on the rim."""


@cache
def sails_from(place: int, mask: int, exits: int) -> dict[Sail, Way]:
    """§20 Return the steps along dashed lines through these exits of a tile; §21 and round the rim."""
    field = PLACE_FIELD[place]
    if RIM <= place < DOCK:
        beside = [RIM + (place - RIM + step) % len(RING) for step in (-1, 1)]
        return _sail_to(*([field] if mask > 0 else [])) | _sail_to(*beside, cost=COSTS["rim"])
    return _sail_to(
        *(there for edge, there in enumerate(EXITS[field]) if _is_wet(place, mask) and exits >> edge & 1)
    )


@cache
def docks_from(place: int, mask: int) -> dict[Dock, Way]:
    """§22 Return the shores of a tile where a ship can dock; it cannot dock again where it is docked."""
    if RIM <= place < DOCK or not _is_wet(place, mask):
        return {}
    shores = [(region, dock(PLACE_FIELD[place], region)) for region in REGIONS[mask]]
    return {DOCK_AT[region]: (there, COSTS["dock"]) for region, there in shores if there != place}


def _is_wet(place: int, mask: int) -> bool:
    """Whether a ship can be on a tile at all: on its circle, or docked."""
    return mask > 0 and (place < RIM or (place - DOCK) % 4 in REGIONS[mask])


@cache
def afloat_from(place: int, mask: int, exits: int, left: int) -> tuple[Move, ...]:
    """§14 Return what a ship can do with the points that are left: sail, dock, or set the scout ashore."""
    sails = [sail for sail, (_, cost) in sails_from(place, mask, exits).items() if cost <= left]
    docks = docks_from(place, mask).items()
    shores = [shore for shore, (_, cost) in docks if cost + COSTS["dock_rest"] <= left]
    landing = [LAND_HERE] if place >= DOCK and COSTS["land"] <= left else []
    return (*sails, *shores, *landing)


class Routes:
    """The ways on one sea, each computed when it is first asked for.

    Places of ships and spots of scouts are numbers, see `tiles.py`.
    """

    def __init__(self, sea: str, quests: str) -> None:
        self.masks: list[int] = [MASK_AT[digit] for digit in sea]
        self.exits: list[int] = list(map(self._exits, FIELDS)) if FREE in sea else self.masks
        self.quest: list[bool] = [letter != FREE for letter in quests]
        self.sails: OnDemand[int, dict[Sail, Way]] = OnDemand(self._sails)
        self.docks: OnDemand[int, dict[Dock, Way]] = OnDemand(self._docks)
        self.walks: OnDemand[int, dict[Walk, Way]] = OnDemand(self._walks)
        self.circles: OnDemand[int, dict[Circle, Way]] = OnDemand(self._circles)
        self.on_foot: OnDemand[Reach, tuple[Walk | Circle, ...]] = OnDemand(self._on_foot)
        self.voyage: OnDemand[int, dict[int, int]] = OnDemand(self._voyage)
        self.march: OnDemand[int, dict[int, int]] = OnDemand(self._march)
        self.island: dict[int, int] = {}

    # At sea.

    def _exits(self, field: int) -> int:
        """Return the water edges of a tile that do not lead to a free field."""
        edges = [edge for edge, near in enumerate(BESIDE[field]) if near == NONE or self.masks[near] != NONE]
        return self.masks[field] & sum(1 << edge for edge in edges)

    def _sails(self, place: int) -> dict[Sail, Way]:
        field = PLACE_FIELD[place]
        return sails_from(place, self.masks[field], self.exits[field])

    def _docks(self, place: int) -> dict[Dock, Way]:
        return docks_from(place, self.masks[PLACE_FIELD[place]])

    def afloat(self, place: int, left: int) -> tuple[Move, ...]:
        """§14 Return what a ship can do with the points that are left."""
        field = PLACE_FIELD[place]
        return afloat_from(place, self.masks[field], self.exits[field], left)

    # On land.

    def _paths(self, spot: int) -> dict[int, Way]:
        """§23 Return by field the ways over shared land edges."""
        field, region = divmod(spot % CIRCLE, 4)
        mask, found = self.masks[field], {}
        for edge, near in enumerate(BESIDE[field]):
            if REGION_OF[mask][edge] == region and near != NONE and self.masks[near] != NONE:
                there = 4 * near + REGION_OF[self.masks[near]][OPPOSITE[edge]]
                found[near] = there, COSTS["inland" if LAND in (mask, self.masks[near]) else "coast"]
        return found

    def _walks(self, spot: int) -> dict[Walk, Way]:
        """§23 Return the ways onto the land of fields."""
        return {WALK[near]: way for near, way in self._paths(spot).items()}

    def _circles(self, spot: int) -> dict[Circle, Way]:
        """§25 Return the ways onto circles of ?-tiles: instead of the land beside, or from that of the same field."""
        ways = {
            CIRCLE_AT[near]: (there + CIRCLE, cost)
            for near, (there, cost) in self._paths(spot).items()
            if self.quest[near]
        }
        field = SPOT_FIELD[spot]
        if spot < CIRCLE and self.quest[field] and spot % 4 in REGIONS[self.masks[field]]:
            ways[CIRCLE_AT[field]] = spot + CIRCLE, COSTS["ring"]
        return ways

    def _on_foot(self, reach: Reach) -> tuple[Walk | Circle, ...]:
        """§14 Return the steps of a scout, onto land and onto circles, that cost no more than this."""
        spot, left = reach
        walks = [walk for walk, (_, cost) in self.walks[spot].items() if cost <= left]
        return (*walks, *(circle for circle, (_, cost) in self.circles[spot].items() if cost <= left))

    def other_coast(self, spot: int) -> int:
        """§24 Return the spot across the strait; NONE if there is no strait here."""
        return spot % CIRCLE ^ 2 if TYPE_OF[self.masks[SPOT_FIELD[spot]]] == STRAIT else NONE

    def same_island(self, spot: int, other: int) -> bool:
        """§24 Whether a way over land leads from one spot to the other; circles are left out."""
        here = spot % CIRCLE
        if here not in self.island:
            self.island[here] = here
            shore = [here]
            for near in shore:
                more = [there for there, _ in self.walks[near].values() if there not in self.island]
                self.island.update(dict.fromkeys(more, here))
                shore += more
        return self.island[here] == self.island.get(other % CIRCLE)

    # Whole ways.

    def _voyage(self, place: int) -> dict[int, int]:
        """§20 Return the points that a ship needs from a place to each place it can reach."""
        return _points(place, lambda here: self.sails[here].values())

    def _march(self, spot: int) -> dict[int, int]:
        """§23 Return the points that a scout needs from a spot to the land of each field, also across straits (§24)."""
        found: dict[int, int] = {}
        for there, points in _points(spot, self._overland).items():
            field = SPOT_FIELD[there]
            found[field] = min(points, found.get(field, points))
        return found

    def _overland(self, spot: int) -> list[Way]:
        other = self.other_coast(spot) if spot < CIRCLE else NONE
        across = other != NONE and self.same_island(spot, other)
        return [*self.walks[spot].values(), *([(other, COSTS["cross"])] if across else [])]


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


KING_STEPS: Final[list[list[int]]] = [
    [
        max(abs(field % COLUMNS - other % COLUMNS), abs(field // COLUMNS - other // COLUMNS))
        for other in FIELDS
    ]
    for field in FIELDS
]
"""The number of steps, in any of the eight directions, from one field to another."""


def is_rock(mask: int) -> bool:
    """§28 Whether a ?-tile is a rock in the sea."""
    return mask == SEA
