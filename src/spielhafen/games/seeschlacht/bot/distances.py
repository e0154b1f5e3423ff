"""The geometry of the sea for bots: the length of ways, routes of ships, and zones of fire.

Points are counted as *spots* here: numbers on a grid with a margin round the chart, so that equal differences
are equal ways everywhere and no computed spot is off the grid. Tables are made on first use and kept.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

from spielhafen.core.board import LATTICE_DIRECTIONS
from spielhafen.games.seeschlacht.board.chart import (
    BOARD,
    FAR,
    FOREIGN_BERTHS,
    LINES,
    LONGEST,
    NEUTRAL_HARBOUR,
    OWN_WATERS,
    PLACES,
    SHOTS,
    SPACES,
    TO_PORT,
    TO_STARBOARD,
    WATER,
    fields_from,
)
from spielhafen.games.seeschlacht.board.pieces import (
    ALLOWANCE,
    BLUE_FACE,
    DIRECTIONS,
    ROSES,
    SEATS,
    Allowance,
)

MARGIN: Final = LONGEST + LINES
SPAN: Final = BOARD.width + max(4 * MARGIN, BOARD.width)
"""The difference from a row of the grid to the next, which no two ways have in common."""
SPOT: Final = [(y + MARGIN) * SPAN + x + 2 * MARGIN for x, y in PLACES]
"""The spot of each point of the chart."""
SPOTS: Final = SPAN * (BOARD.height + 2 * MARGIN)
STEP: Final = [dy * SPAN + dx for dx, dy in LATTICE_DIRECTIONS]
"""The difference of one field in each direction."""

KEPT: Final = 1 << 14
"""The number of results that caches of what depends on the places of ships keep."""


def _fields_apart() -> list[int]:
    found = [0] * (2 * SPOTS)
    for dy in range(1 - BOARD.height, BOARD.height):
        for dx in range(1 - BOARD.width, BOARD.width):
            found[dy * SPAN + dx] = abs(dy) + max(0, (abs(dx) - abs(dy)) // 2)
    return found


APART: Final[list[int]] = _fields_apart()
"""The fields between two points, over land or not, by the difference of their spots.

If it is negative, it counts from the end.
"""

FREE, SHUT = 0, 1
"""The contents of a spot: free; closed by land, edge or rule."""


def _shut(seat: int, merchant: bool) -> bytes:
    barred = FOREIGN_BERTHS[seat] | (frozenset() if merchant else NEUTRAL_HARBOUR)
    open_spots = {SPOT[space] for space in SPACES if WATER[space] and space not in barred}
    return bytes(FREE if spot in open_spots else SHUT for spot in range(SPOTS))


CLOSED: Final = [[_shut(seat, merchant) for merchant in (False, True)] for seat in range(SEATS)]
"""The contents of each spot without ships, by seat and whether the ship is a merchant.

Anchorages of the enemy are closed, too (§14).
"""


NEAR_PORT: Final = [
    [
        [[far <= fields for far in fields_from(OWN_WATERS[seat][merchant])] for merchant in (False, True)]
        for seat in range(SEATS)
    ]
    for fields in (0, LONGEST)
]
"""§13 Whether a ship may sail as in harbour at a point.

The table is by whether the ship may want to call there, by seat, and by whether it is a merchant.
"""

# Routes.


class Route(NamedTuple):
    """A manoeuvre on the open sea."""

    shift: int  # spots from its start
    heading: int  # at the end
    over: tuple[int, ...]  # the spots that it sails over, the last one included, counted from its start
    taken: tuple[int, ...]  # for each of them the number of steps made to reach it
    steps: tuple[int, ...]


AHEAD_STEP, PORT_STEP, STARBOARD_STEP, STOP_STEP = range(4)
"""The steps of a ship, as they are ordered in `moves.OWN_STEPS`."""
TURNS: Final = ((STARBOARD_STEP, 1), (PORT_STEP, -1))


@cache
def routes(fast: Allowance, heading: int, used: int, turned: bool) -> list[Route]:
    """§8 All manoeuvres of a ship with this heading that has made `used` steps, with nothing round it."""
    found: list[Route] = []
    known: dict[tuple[int, int], list[tuple[int, ...]]] = {}

    def note(route: Route) -> None:
        ways = known.setdefault((route.shift, route.heading), [])
        if not any(set(way) <= set(route.over) for way in ways):
            ways.append(route.over)
            found.append(route)

    def sail(route: Route, used: int, turned: bool) -> None:
        shift, heading, over, taken, steps = route
        if used >= fast[heading]:
            note(route if used else route._replace(steps=(STOP_STEP,)))
            if used:
                return
        else:
            there = shift + STEP[heading]
            ahead = Route(there, heading, (*over, there), (*taken, len(steps) + 1), (*steps, AHEAD_STEP))
            sail(ahead, used + 1, turned=False)
        if not turned:
            for step, side in TURNS:
                sail(Route(shift, (heading + side) % 6, over, taken, (*steps, step)), used + 1, turned=True)

    sail(Route(0, heading, (), (), ()), used, turned)
    return found


@lru_cache(maxsize=KEPT)
def clear_routes(
    spot: int, seat: int, merchant: bool, fast: Allowance, heading: int, used: int, turned: bool
) -> tuple[list[Route], frozenset[int]]:
    """§11 The routes from a spot that nothing but ships may close, and all points on any route, counted from there."""
    shut, ways = CLOSED[seat][merchant], routes(fast, heading, used, turned)
    clear = [route for route in ways if not any(shut[spot + off] for off in route.over)]
    return clear, frozenset(off for route in ways for off in route.over)


# Zones of fire.


def _abeam(keel: int) -> list[int]:
    """§19 The zone of fire as differences of spots."""
    return [
        i * STEP[(keel + first) % 6] + (line - i) * STEP[(keel + second) % 6]
        for first, second in (TO_STARBOARD, TO_PORT)
        for line in range(1, LINES + 1)
        for i in range(line + 1)
    ]


Spots = int
"""A set of spots, a bit for each."""
REACH: Final = MARGIN * (SPAN + 2)
"""A distance in spots beyond any target that a ship can fire at after its next manoeuvre."""


@cache
def reach(fast: Allowance, heading: int) -> Spots:
    """§19 All spots that a ship at the spot REACH can have under fire after its next manoeuvre, or ram."""
    ways = routes(fast, heading, 0, turned=False)
    found = {shift for route in ways for shift in route.over}
    for shift, end in {route[:2] for route in ways}:
        found |= {shift + off for off in ABEAM[end % 3]}
    return spots([REACH + shift for shift in found])


def spots(places: Iterable[int]) -> Spots:
    """Return a set of these spots."""
    found = 0
    for place in places:
        found |= 1 << place
    return found


def table(found: Spots) -> bytes:
    """Return a set as a lookup table: the bit `spot & 7` of the byte `spot >> 3`."""
    return found.to_bytes(SPOTS // 8 + 1, "little")


ABEAM: Final = [_abeam(keel) for keel in range(3)]


def _guns() -> list[list[Spots]]:
    found = [[0] * 3 for _ in SPACES]
    for space in SPACES:
        for keel, shots in enumerate(SHOTS[space]):
            for target, _, _ in shots:
                found[target][keel] |= 1 << SPOT[space]
    return found


FIRED_AT_FROM: Final = _guns()
"""The spots from which ships can fire at a point past land, by point and keel line."""

# Lengths of ways.

TRUST: Final = 0.6
"""The weight of the present wind; the rest is the average of all winds."""
MEAN_SPEED: Final = sum(ALLOWANCE[BLUE_FACE][0][0]) / len(DIRECTIONS)
PACE: Final = [sum(ALLOWANCE[rose][0][0]) / len(DIRECTIONS) / MEAN_SPEED for rose in ROSES]
"""The speed of each rose, relative to the blue one."""
NEVER: Final = 99.0

Way = list["array[float]"]
"""Turns by heading and spot; arrays are smaller than lists, and therefore read faster."""


def step_cost(wind: int, heading: int) -> float:
    """Return the part of a turn that one step with this heading takes in this wind.

    The wind counts by TRUST only, for it will not last.
    """
    return 1 / (TRUST * ALLOWANCE[BLUE_FACE][wind][0][heading] + (1 - TRUST) * MEAN_SPEED)


@cache
def way_to(goals: frozenset[int], wind: int, closed: frozenset[int] = frozenset()) -> Way:
    """Return the turns to the nearest goal by heading and spot, in a medium wind from `wind`."""
    cost = [step_cost(wind, heading) for heading in DIRECTIONS]
    way = [array("d", [NEVER]) * SPOTS for _ in DIRECTIONS]
    sea = bytearray(SPOTS)
    for space in SPACES:
        sea[SPOT[space]] = WATER[space] and space not in closed
    queue = [(0.0, SPOT[goal], heading) for goal in goals for heading in DIRECTIONS]
    for _, spot, heading in queue:
        way[heading][spot] = 0.0
    while queue:
        turns, spot, heading = heappop(queue)
        if turns > way[heading][spot]:
            continue
        further = turns + cost[heading]
        before = spot - STEP[heading]
        if sea[before] and further < way[heading][before]:
            way[heading][before] = further
            heappush(queue, (further, before, heading))
        for other in ((heading + 1) % 6, heading - 1 if heading else 5):
            if further < way[other][spot]:
                way[other][spot] = further
                heappush(queue, (further, spot, other))
    return way


@cache
def nearest(goals: frozenset[int], wind: int) -> list[float]:
    """Return the turns from each point of the chart with the best heading."""
    way = way_to(goals, wind)
    return [min(turns[SPOT[space]] for turns in way) for space in SPACES]


@cache
def fields_to(space: int) -> bytes:
    """Return the fields from each spot to a point for ships barred from the neutral harbour."""
    far = fields_from(frozenset([space]), closed=NEUTRAL_HARBOUR)
    spots = bytearray([FAR]) * SPOTS
    for other, fields in enumerate(far):
        spots[SPOT[other]] = fields
    return bytes(spots)
