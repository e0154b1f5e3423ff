"""Where a captain can come to with the steps that are left to him: what the table marks on the board."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from spielhafen.boxes.ship_adventure.chart import chart
from spielhafen.games.treasure_map.state import ROUND_ABOUT

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from spielhafen.boxes.ship_adventure.chart import Chart
    from spielhafen.games.treasure_map.state import Isles

ASHORE, AFLOAT, LANDED = range(3)
"""How a crew has come so far: by land alone; on its ship; by land, having left its ship on the way."""

Purse = tuple[int, int, int, int]
"""Steps left; more of them at sea, and ashore; squares that a current still carries the ship."""


class Stand(NamedTuple):
    """Where a crew has come to, and how."""

    square: int
    how: int


class Arrival(NamedTuple):
    """What it costs to come to a square, and over which squares the way leads; the square itself is the last of them."""

    cost: int
    trail: tuple[int, ...]
    given: int = 0  # so many of these steps are given by topsails and boots


PLENTY: Final = 99
"""More steps than any way takes."""
SEARCHES: Final = 16
"""So many searches are kept: one question after another is asked of the same table."""


def within_reach(g: Isles, seat: int) -> dict[int, int]:
    """§8 The squares that a captain can come to, and how many steps that takes; not the one where he is."""
    return {square: arrival.cost for square, arrival in arrivals(g, seat).items()}


def arrivals(g: Isles, seat: int) -> Mapping[int, Arrival]:
    """§8 The squares that a captain can come to, and how he comes there with the fewest steps."""
    return _found(g, seat, g.left)


def distance(g: Isles, seat: int, square: int) -> Arrival | None:
    """§8 How a captain would come to a square if he had steps enough; None if no way leads there."""
    return _found(g, seat, PLENTY).get(square)


def _found(g: Isles, seat: int, left: int) -> Mapping[int, Arrival]:
    start = Stand(g.crews[seat], AFLOAT if g.aboard(seat) else ASHORE)
    return _search(g.board, start, g.ships[seat], (left, g.sails, g.boots, ROUND_ABOUT - g.rides))


@lru_cache(maxsize=SEARCHES)
def _search(board: str, start: Stand, ship: int, purse: Purse) -> Mapping[int, Arrival]:
    sea = chart(board)
    found: dict[int, Arrival] = {}
    met = {start: [purse]}
    layer: list[tuple[Stand, Purse, tuple[int, ...]]] = [(start, purse, ())]
    spent = 0
    while layer:
        following: list[tuple[Stand, Purse, tuple[int, ...]]] = []
        for stand, left, trail in layer:  # grows: what costs nothing belongs to the same layer
            given = sum(purse[1:3]) - sum(left[1:3])
            found.setdefault(stand.square, Arrival(spent, trail, given))
            for further, rest in _steps(sea, stand, left, ship):
                if _better(met.setdefault(further, []), rest):
                    free = rest[:3] == left[:3]
                    (layer if free else following).append((further, rest, (*trail, further.square)))
        layer, spent = following, spent + 1
    del found[start.square]
    return found


def _steps(chart: Chart, stand: Stand, left: Purse, ship: int) -> Iterator[tuple[Stand, Purse]]:
    """The next steps, and what is left after each."""
    steps, sails, boots, rides = left
    current = chart.current[stand.square] if stand.how == AFLOAT and rides else None
    on_foot = LANDED if stand.how else ASHORE
    for near in chart.neighbours[stand.square]:
        if near == current:
            yield Stand(near, AFLOAT), (steps, sails, boots, rides - 1)
        elif chart.is_land[near]:
            if boots or steps:
                yield Stand(near, on_foot), (steps - (not boots), sails, 0, ROUND_ABOUT)
        elif (sails or steps) and (stand.how == AFLOAT or (near == ship and stand.how == ASHORE)):
            yield Stand(near, AFLOAT), (steps - (not sails), 0, boots, ROUND_ABOUT)


def _better(known: list[Purse], purse: Purse) -> bool:
    """Whether nobody has come here yet with as much left of everything; then it is kept in mind."""
    for other in known:
        if all(own <= more for own, more in zip(purse, other, strict=True)):
            return False
    known.append(purse)
    return True
