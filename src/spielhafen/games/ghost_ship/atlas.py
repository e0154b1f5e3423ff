"""How far it is, in movement points, from anywhere on a sea to what is to be found there: for whoever plans a voyage.

Worked out once for each sea, and for each goal when somebody first asks for it.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from spielhafen.games.ghost_ship.routes import COSTS, Routes, is_rock, routes
from spielhafen.games.ghost_ship.tiles import CIRCLE, DOCK, LAND, PLACES, REGIONS, SPOTS

ASHORE: Final = len(PLACES)
"""Spots of scouts come after the places of ships."""
FAR: Final = 999.0


class Atlas:
    """Distances on one sea. Boarding is left out: it depends on where the ship is."""

    def __init__(self, there: Routes) -> None:
        self.there = there
        self.back: list[list[tuple[int, int]]] = [[] for _ in range(ASHORE + len(SPOTS))]
        for place in PLACES:
            self._from_ship(place)
        for spot in SPOTS:
            for here, cost in (*there.walks[spot].values(), *there.circles[spot].values()):
                self.back[ASHORE + here].append((ASHORE + spot, cost))
            other = there.other_coast(spot) if there.walks[spot] or there.circles[spot] else -1
            if spot < CIRCLE and other >= 0:
                same = there.same_island(spot, other)
                self.back[ASHORE + other].append((ASHORE + spot, COSTS["cross"] if same else SWIM))
        self._goals: dict[int, list[float]] = {}
        self._walks: dict[int, list[float]] = {}

    def _from_ship(self, place: int) -> None:
        for here, cost in (*self.there.sails[place].values(), *self.there.docks[place].values()):
            self.back[here].append((place, cost))
        if place >= DOCK and self.there.sails[place]:
            self.back[ASHORE + place - DOCK].append((place, COSTS["land"]))

    def to_field(self, field: int) -> list[float]:
        """From each place and spot to what lies on a field, without boarding a ship."""
        known = self._goals.get(field)
        if known is None:
            known = self._goals[field] = self._spread(self._goal(field))
        return known

    def _goal(self, field: int) -> list[int]:
        mask = self.there.masks[field]
        if is_rock(mask):
            return [field]
        circle = 0 if mask == LAND else CIRCLE
        return [ASHORE + circle + 4 * field + region for region in REGIONS[mask]]

    def to_spot(self, spot: int) -> list[float]:
        """From each place and spot to a spot on land."""
        known = self._walks.get(spot)
        if known is None:
            known = self._walks[spot] = self._spread([ASHORE + spot])
        return known

    def _spread(self, goals: list[int]) -> list[float]:
        far = [FAR] * len(self.back)
        edge = [(0.0, goal) for goal in goals]
        for goal in goals:
            far[goal] = 0.0
        while edge:
            cost, node = heappop(edge)
            if cost > far[node]:
                continue
            for before, more in self.back[node]:
                if cost + more < far[before]:
                    far[before] = cost + more
                    heappush(edge, (cost + more, before))
        return far


SWIM: Final = 8
"""What swimming costs on average, in points: waiting for a 4 or a 5, and all of it."""


@lru_cache(maxsize=32)
def atlas(sea: str, quests: str) -> Atlas:
    """The distances on this sea."""
    return Atlas(routes(sea, quests))
