"""How far it is, in movement points, from anywhere on a sea to what is to be found there: for whoever plans a voyage.

Who plans turns ahead counts dear steps for more than they cost, since what is left of a turn's points lapses: a step of three is
often put off. Worked out once for each sea, and for each goal when somebody first asks for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, NamedTuple, TypeAlias

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
"""Spots of scouts come after the places of ships."""
FAR: Final = 999.0

Paces: TypeAlias = Mapping[str, float]
"""What each kind of step takes of a turn's points."""
SWIM: Final = {"swim": 8.0}
"""What swimming takes on average: waiting for a 4 or a 5, and all of it."""
EXACT: Final[Paces] = {**COSTS, **SWIM}
AVERAGE: Final[Paces] = {
    **EXACT,
    **dict.fromkeys(("coast", "land", "board"), 2.33),  # a turn has room for one and a half such steps
    **dict.fromkeys(("inland", "cross", "rim"), 4.67),  # and for three quarters of such a one
    "dock": 1.7,  # without two points more one has to wait
}
LOOKING: Final = {False: 7.0, True: 5.0}
"""What looking for a ship costs on average, on a coast and on the border: two turns, or nearly one and a half."""


class Ways(NamedTuple):
    """From each place and spot to a goal."""

    far: list[float]
    end: list[int]
    """Where on the goal one comes to."""
    dock: list[int]
    """Where the ship lies then; NONE for whoever is ashore already."""


class Leg(NamedTuple):
    """A way from find to find."""

    far: float
    place: int
    spot: int
    """Where ship and scout are in the end."""
    search: bool
    """Whether it begins with looking for a ship."""


NO_LEG: Final = Leg(FAR, NONE, ABOARD, search=False)


class Atlas:
    """Distances on one sea."""

    def __init__(self, there: Routes, paces: Paces) -> None:
        self.there = there
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
        self._goals: dict[int, Ways] = {}
        self._walks: dict[int, list[float]] = {}
        self._legs: dict[tuple[int, int, int, bool], Leg] = {}
        self._nearest: dict[tuple[int, int], list[tuple[float, int]]] = {}

    def _from_ship(self, place: int) -> None:
        afloat = {COSTS[step]: self.paces[step] for step in ("sail", "rim")}
        for here, cost in self.there.sails[place].values():
            self.back[here].append((place, afloat[cost]))
        for here, _ in self.there.docks[place].values():
            self.back[here].append((place, self.paces["dock"]))
        if place >= DOCK and self.there.sails[place]:
            self.back[ASHORE + place - DOCK].append((place, self.paces["land"]))

    def to_field(self, field: int) -> Ways:
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
            known = self._walks[spot] = self._spread([ASHORE + spot]).far
        return known

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

    # From find to find.

    def leg(self, place: int, spot: int, field: int, closed: bool = False) -> Leg:
        """The best way for ship and scout to what lies on a field: over land, by ship, or by one that is looked for.

        closed: the scout may not step on the circle there before he has been at sea.
        """
        key = place, spot, field, closed
        known = self._legs.get(key)
        if known is None:
            if len(self._legs) > MOST_LEGS:
                self._legs.clear()
            known = self._legs[key] = self._leg(place, spot, field, closed)
        return known

    def _leg(self, place: int, spot: int, field: int, closed: bool) -> Leg:
        if spot == ABOARD:
            return self._sailing(0.0, place, field)
        best, ways = NO_LEG, self.to_field(field)
        if not closed and ways.far[ASHORE + spot] < FAR:
            best = Leg(ways.far[ASHORE + spot], place, ways.end[ASHORE + spot] - ASHORE, search=False)
        if place >= DOCK:
            walk = self.to_spot(place - DOCK)[ASHORE + spot] + self.paces["board"]
            best = min(best, self._sailing(walk, place, field))
        here = DOCK + spot % CIRCLE
        if place != here and self.there.masks[SPOT_FIELD[spot]] != LAND:
            looking = LOOKING[BORDER[SPOT_FIELD[spot]]] + self.paces["board"]
            best = min(best, self._sailing(looking, here, field, search=True))
        return best

    def nearest(self, place: int, spot: int) -> list[tuple[float, int]]:
        """All fields where there is ever anything to be found and that can be reached, with their distances, the nearest first."""
        known = self._nearest.get((place, spot))
        if known is None:
            there = self.there
            fields = [field for field, mask in enumerate(there.masks) if there.quest[field] or mask == LAND]
            legs = [(self.leg(place, spot, field).far, field) for field in fields]
            known = self._nearest[place, spot] = sorted(leg for leg in legs if leg[0] < FAR)
        return known

    def _sailing(self, before: float, place: int, field: int, search: bool = False) -> Leg:
        """By ship from a place, after so many points."""
        ways = self.to_field(field)
        far, end = before + ways.far[place], ways.end[place]
        if far >= FAR:
            return NO_LEG
        return (
            Leg(far, end, ABOARD, search)
            if end < ASHORE
            else Leg(far, ways.dock[place], end - ASHORE, search)
        )


MOST_LEGS: Final = 50_000


@lru_cache(maxsize=32)
def atlas(sea: str, quests: str) -> Atlas:
    """The distances on this sea, step by step."""
    return Atlas(routes(sea, quests), EXACT)


@lru_cache(maxsize=16)
def slow_atlas(sea: str, quests: str) -> Atlas:
    """The distances on this sea in points of whole turns, for whoever counts turns."""
    return Atlas(routes(sea, quests), AVERAGE)
