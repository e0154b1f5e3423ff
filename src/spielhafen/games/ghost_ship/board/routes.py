"""Where one can go on a sea as it lies: along the dashed routes, round the rim, over land.

A sea is kept as a text, a digit for each field, and so are the ?-tiles on it; all that follows from these is worked out
once for each sea and shared by all states that it belongs to.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

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

COSTS: Final[dict[str, int]] = {name: cost for name, cost in BOX["costs"].items() if name != "swim"}

Way: TypeAlias = tuple[int, int]
"""Where it leads, and what it costs."""


class Routes:
    """The ways over one sea. Places of ships and spots of scouts are numbers, see `tiles.py`."""

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

    # At sea.

    def _sails(self, place: int) -> dict[Sail, Way]:
        """§20 Along the dashed lines; §21 round the rim."""
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
        """Whether a ship can be there at all."""
        mask = self.masks[field]
        if mask == NONE:
            return False
        return mask > 0 if place < RIM else COAST[mask] and (place - DOCK) % 4 in REGIONS[mask]

    def _round(self, circle: int) -> dict[Sail, Way]:
        """§21 From a circle on the rim: to its field, and to the circles on either side."""
        field, _ = RING[circle]
        ways = {SAIL[RIM + (circle + step) % len(RING)]: COSTS["rim"] for step in (-1, 1)}
        inward = {SAIL[field]: COSTS["sail"]} if self.masks[field] > 0 else {}
        return {move: (move.place, cost) for move, cost in {**inward, **ways}.items()}

    def _docks(self, place: int) -> dict[Dock, Way]:
        """§22 At any shore of the field, but the one where the ship lies already."""
        field = PLACE_FIELD[place]
        if RIM <= place < DOCK or not self._wet(place, field) or not COAST[self.masks[field]]:
            return {}
        shores = {DOCK_AT[region]: dock(field, region) for region in REGIONS[self.masks[field]]}
        return {move: (there, COSTS["dock"]) for move, there in shores.items() if there != place}

    # On land.

    def _paths(self, field: int, region: int) -> None:
        """§23 Over shared land edges, onto the land or, on a ?-tile, onto its circle."""
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
        """For each land spot the lowest spot of its island; circles are left out."""
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
        """§24 The spot across the strait; NONE if there is no strait here."""
        field, region = divmod(spot % CIRCLE, 4)
        others = [other for other in REGIONS[self.masks[field]] if other != region]
        return 4 * field + others[0] if others else NONE

    def same_island(self, spot: int, other: int) -> bool:
        """§24 Whether one can go from one to the other over land."""
        return self.island[spot % CIRCLE] == self.island[other % CIRCLE]


@lru_cache(maxsize=256)
def routes(sea: str, quests: str) -> Routes:
    """The ways over this sea."""
    return Routes(sea, quests)


def king_steps(field: int, other: int) -> int:
    """How many steps in any of the eight directions lead from one field to another."""
    return max(abs(field % COLUMNS - other % COLUMNS), abs(field // COLUMNS - other // COLUMNS))


def is_rock(mask: int) -> bool:
    """§28 Whether a ?-tile is a rock in the sea."""
    return mask == SEA


__all__ = ["COSTS", "ROWS", "Routes", "Way", "is_rock", "king_steps", "routes"]
