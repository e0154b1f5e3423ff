"""Distances, in movement points, from all places on a sea to the finds.

Plans of whole turns count the average cost of steps, which exceeds their price, since points left at the end of a
turn are lost: a step of three points is often delayed. All is computed once for each sea, for each goal on first use.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, NamedTuple, TypeAlias

from spielhafen.games.ghost_ship.board.on_demand import OnDemand
from spielhafen.games.ghost_ship.board.routes import COSTS, Routes, is_rock, routes
from spielhafen.games.ghost_ship.board.tiles import (
    ABOARD,
    BORDER,
    CIRCLE,
    DOCK,
    LAND,
    NONE,
    PLACES,
    REGIONS,
    SPOT_FIELD,
    SPOTS,
)

ASHORE: Final = len(PLACES)
"""The offset of scouts' spots, which come after the places of ships."""
FAR: Final = 999.0

Paces: TypeAlias = Mapping[str, float]
"""The cost of each kind of step."""
SWIM: Final = {"swim": 8.0}
"""The average cost of swimming: waiting for a 4 or a 5, and all the points of a turn."""
EXACT: Final[Paces] = {**COSTS, **SWIM}
AVERAGE: Final[Paces] = {
    **EXACT,
    **dict.fromkeys(("coast", "land", "board"), 2.33),  # a turn has room for one and a half such steps
    **dict.fromkeys(("inland", "cross", "rim"), 4.67),  # and for three quarters of such a step
    "dock": 1.7,  # without two more points one has to wait
}
LOOKING: Final = {False: 7.0, True: 5.0}
"""The average cost of looking for a ship, on a coast and on the border.

It takes two turns, or nearly one and a half.
"""


class Ways(NamedTuple):
    """Ways from each place and spot to a goal."""

    far: list[float]
    end: list[int]
    """The node of the goal where the way ends."""
    dock: list[int]
    """The place of the ship at the end; NONE if the scout is ashore from the start."""


class Leg(NamedTuple):
    """A way from one find to the next."""

    far: float
    place: int
    spot: int
    """The places of ship and scout at the end."""
    search: bool
    """Whether the way begins with looking for a ship."""


NO_LEG: Final = Leg(FAR, NONE, ABOARD, search=False)


class Atlas:
    """The distances on one sea."""

    def __init__(self, there: Routes, paces: Paces) -> None:
        self.routes = there
        self.paces = paces
        self.back: list[list[tuple[int, float]]] = [[] for _ in range(ASHORE + len(SPOTS))]
        for place in PLACES:
            self._from_ship(place)
        ashore = {COSTS[step]: paces[step] for step in ("ring", "coast", "inland")}
        for spot in SPOTS:
            for here, cost in (*there.walks[spot].values(), *there.circles[spot].values()):
                self.back[ASHORE + here].append((ASHORE + spot, ashore[cost]))
            other = there.other_coast(spot) if there.walks[spot] or there.circles[spot] else NONE
            if spot < CIRCLE and other != NONE:
                way = "cross" if there.same_island(spot, other) else "swim"
                self.back[ASHORE + other].append((ASHORE + spot, paces[way]))
        self.to_field = OnDemand(self._to_field)
        self.to_spot = OnDemand(self._to_spot)
        self.leg = OnDemand(self._leg)
        self.nearest = OnDemand(self._nearest)

    def _from_ship(self, place: int) -> None:
        afloat = {COSTS[step]: self.paces[step] for step in ("sail", "rim")}
        for here, cost in self.routes.sails[place].values():
            self.back[here].append((place, afloat[cost]))
        for here, _ in self.routes.docks[place].values():
            self.back[here].append((place, self.paces["dock"]))
        if place >= DOCK and self.routes.sails[place]:
            self.back[ASHORE + place - DOCK].append((place, self.paces["land"]))

    def _to_field(self, field: int) -> Ways:
        """Return the ways from each place and spot to the find on a field, without boarding a ship."""
        mask = self.routes.masks[field]
        if is_rock(mask):
            return self._spread([field])
        circle = 0 if mask == LAND else CIRCLE
        return self._spread([ASHORE + circle + 4 * field + region for region in REGIONS[mask]])

    def _to_spot(self, spot: int) -> list[float]:
        """Return the distances from each place and spot to a spot on land."""
        return self._spread([ASHORE + spot]).far

    def _spread(self, goals: list[int]) -> Ways:
        size = len(self.back)
        far, end, docks = [FAR] * size, [NONE] * size, [NONE] * size
        edge = [(0.0, goal) for goal in goals]
        for goal in goals:
            far[goal], end[goal] = 0.0, goal
        while edge:
            cost, node = heappop(edge)
            if cost > far[node]:
                continue
            for before, more in self.back[node]:
                if cost + more < far[before]:
                    far[before], end[before] = cost + more, end[node]
                    docks[before] = before if before < ASHORE <= node else docks[node]
                    heappush(edge, (cost + more, before))
        return Ways(far, end, docks)

    # From one find to the next.

    def _leg(self, way: tuple[int, int, int, bool]) -> Leg:
        """Return the best way for ship and scout to the find on a field.

        The way leads over land, by ship, or by a ship to be looked for. If `closed`, the scout may not step on the circle
        there before it has been at sea.
        """
        place, spot, field, closed = way
        if spot == ABOARD:
            return self._sailing(0.0, place, field)
        best, ways = NO_LEG, self.to_field[field]
        if not closed and ways.far[ASHORE + spot] < FAR:
            best = Leg(ways.far[ASHORE + spot], place, ways.end[ASHORE + spot] - ASHORE, search=False)
        if place >= DOCK:
            walk = self.to_spot[place - DOCK][ASHORE + spot] + self.paces["board"]
            best = min(best, self._sailing(walk, place, field))
        here = DOCK + spot % CIRCLE
        if place != here and self.routes.masks[SPOT_FIELD[spot]] != LAND:
            looking = LOOKING[BORDER[SPOT_FIELD[spot]]] + self.paces["board"]
            best = min(best, self._sailing(looking, here, field, search=True))
        return best

    def _nearest(self, places: tuple[int, int]) -> list[tuple[float, int]]:
        """Return the distances of all fields in reach that may have finds, the nearest first."""
        there = self.routes
        fields = [field for field, mask in enumerate(there.masks) if there.quest[field] or mask == LAND]
        legs = [(self.leg[(*places, field, False)].far, field) for field in fields]
        return sorted(leg for leg in legs if leg[0] < FAR)

    def _sailing(self, before: float, place: int, field: int, search: bool = False) -> Leg:
        """Return the way by ship from a place, after `before` points."""
        ways = self.to_field[field]
        far, end = before + ways.far[place], ways.end[place]
        if far >= FAR:
            return NO_LEG
        return (
            Leg(far, end, ABOARD, search)
            if end < ASHORE
            else Leg(far, ways.dock[place], end - ASHORE, search)
        )


@lru_cache(maxsize=32)
def atlas(sea: str, quests: str) -> Atlas:
    """Return the distances on this sea, by the price of each step."""
    return Atlas(routes(sea, quests), EXACT)


@lru_cache(maxsize=16)
def slow_atlas(sea: str, quests: str) -> Atlas:
    """Return the distances on this sea, by the average cost of steps in whole turns."""
    return Atlas(routes(sea, quests), AVERAGE)
