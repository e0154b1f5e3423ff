"""The squares that a captain can reach with the steps left, with costs and ways."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from spielhafen.boxes.ship_adventure.chart import Chart, chart
from spielhafen.games.treasure_map.state import ROUND_ABOUT, Isles

ASHORE, AFLOAT, LANDED = range(3)
"""The ways of travelling: by land only; by ship; by land after leaving the ship on the way."""

Budget = tuple[int, int, int, int]
"""Steps left, extra steps at sea and ashore, squares that a current still carries the ship."""


class Position(NamedTuple):
    """A crew's square and its way of travelling."""

    square: int
    how: int


class Arrival(NamedTuple):
    """The cheapest way to a square: its cost in steps, and its squares up to the goal."""

    cost: int
    trail: tuple[int, ...]
    given: int = 0  # the steps of the cost that topsails and boots pay


PLENTY: Final = 99
"""A number of steps greater than any way needs."""
SEARCHES: Final = 16
"""The most searches that are kept: a position is usually asked about several times in a row."""


def arrivals(g: Isles, seat: int) -> Mapping[int, Arrival]:
    """§8 Return the squares that a captain can reach but the present one, with the cheapest ways."""
    return _reachable(g, seat, g.left)


def distance(g: Isles, seat: int, square: int) -> Arrival | None:
    """§8 Return the cheapest way to a square without a limit of steps; None if there is no way."""
    return _reachable(g, seat, PLENTY).get(square)


def _reachable(g: Isles, seat: int, left: int) -> Mapping[int, Arrival]:
    start = Position(g.crews[seat], AFLOAT if g.aboard(seat) else ASHORE)
    return _search(g.board, start, g.ships[seat], (left, g.sails, g.boots, ROUND_ABOUT - g.rides))


@lru_cache(maxsize=SEARCHES)
def _search(board: str, start: Position, ship: int, budget: Budget) -> Mapping[int, Arrival]:
    sea = chart(board)
    found: dict[int, Arrival] = {}
    visited = {start: [budget]}
    layer: list[tuple[Position, Budget, tuple[int, ...]]] = [(start, budget, ())]
    spent = 0
    while layer:
        following: list[tuple[Position, Budget, tuple[int, ...]]] = []
        for position, left, trail in layer:  # the layer grows while it is read: free steps belong to it
            given = sum(budget[1:3]) - sum(left[1:3])
            found.setdefault(position.square, Arrival(spent, trail, given))
            for onward, rest in _steps(sea, position, left, ship):
                if _add_if_better(visited.setdefault(onward, []), rest):
                    free = rest[:3] == left[:3]
                    (layer if free else following).append((onward, rest, (*trail, onward.square)))
        layer, spent = following, spent + 1
    del found[start.square]
    return found


def _steps(chart: Chart, position: Position, left: Budget, ship: int) -> Iterator[tuple[Position, Budget]]:
    """Yield the positions one step on, each with the budget left."""
    steps, sails, boots, rides = left
    current = chart.current[position.square] if position.how == AFLOAT and rides else None
    on_foot = LANDED if position.how else ASHORE
    for near in chart.neighbours[position.square]:
        if near == current:
            yield Position(near, AFLOAT), (steps, sails, boots, rides - 1)
        elif chart.is_land[near]:
            if boots or steps:
                yield Position(near, on_foot), (steps - (not boots), sails, 0, ROUND_ABOUT)
        elif (sails or steps) and (position.how == AFLOAT or (near == ship and position.how == ASHORE)):
            yield Position(near, AFLOAT), (steps - (not sails), 0, boots, ROUND_ABOUT)


def _add_if_better(known: list[Budget], budget: Budget) -> bool:
    """Add a budget unless a known one has at least as much of everything; return whether added."""
    for other in known:
        if all(own <= more for own, more in zip(budget, other, strict=True)):
            return False
    known.append(budget)
    return True
