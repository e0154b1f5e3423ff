"""The reasons for a square that no move leads to: moves only lead to neighbours."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final, NamedTuple

from spielhafen.core.errors import Refusal, refusal
from spielhafen.games.caribbean_conquest.board.pieces import ROOM
from spielhafen.games.caribbean_conquest.board.waters import NAMES
from spielhafen.games.caribbean_conquest.moves import GO
from spielhafen.games.caribbean_conquest.rules.fleets import (
    FULL,
    NO_SHIP,
    SHIP_ASHORE,
    TRUCE,
    at_peace,
    cost,
    engaged,
    forbidden,
)
from spielhafen.games.caribbean_conquest.rules.moving import Manoeuvres
from spielhafen.games.caribbean_conquest.state import CREWS, NONE, STRENGTH, Sea

if TYPE_CHECKING:
    from collections.abc import Iterator

LAW: Final = "§10"


class Group(NamedTuple):
    """Figures on the move, and their square."""

    square: int
    ships: int
    crews: int


def place_refusal(g: Sea, place: str, thing: str) -> Refusal | None:
    """Return the reason why a group cannot go to a square: the group pointed at or in hand.

    None if there is no such group.
    """
    if not isinstance(g.steps[-1], Manoeuvres) or place not in NAMES:
        return None
    square, seat = NAMES.index(place), g.actor()
    group = _pointed(g, seat, thing)
    if group is None or square not in g.waters.signs:
        return None
    if square in g.waters.near[group.square] and group.square == g.hand:
        return g.refuse(GO[g.waters.near[group.square].index(square)])
    return _too_far(g, seat, group, square)


def _pointed(g: Sea, seat: int, thing: str) -> Group | None:
    """Return the group pointed at if it is the captain's own, else the one in hand."""
    kind, _, rest = thing.partition("#")[0].partition("/")
    owner, _, name = rest.partition("/")
    if kind == "group" and owner == str(seat + 1) and name in NAMES:
        square = NAMES.index(name)
        figures = g.group(seat, square)
        return Group(square, figures >> 3, figures & CREWS) if figures else None
    return None if g.hand == NONE else Group(g.hand, g.ships, g.crews)


def _too_far(g: Sea, seat: int, group: Group, square: int) -> Refusal:
    """§10 Return a refusal with the distance to a square and the steps left; if there is no way, the obstacle."""
    if square == group.square:
        return refusal("too-far", LAW, how="here", far=0, left=g.left)
    far = distance(g, seat, group, square)
    if far is not None:
        return refusal("too-far", LAW, how="far" if far > g.left else "near", far=far, left=g.left)
    land = g.waters.land[square]
    if land and not group.crews:
        return SHIP_ASHORE
    if at_peace(g) and forbidden(g, seat, square):
        return TRUCE
    if not land and not group.ships and not g.group(seat, square) >> 3:
        return NO_SHIP
    if STRENGTH[g.group(seat, square)] + (0 if land else group.ships) + group.crews > ROOM:
        return FULL.with_paragraph(LAW)
    return refusal("too-far", LAW, how="none", far=0, left=g.left)


def distance(g: Sea, seat: int, start: Group, goal: int) -> int | None:
    """§10 Return the fewest steps in which a group gets to a square; None if there is no way.

    Ships stay behind on the coast. §12 Currents cost nothing; §13 on a square with enemies the way ends.
    """
    known, queue = {start: 0}, [(0, start)]
    while queue:
        steps, group = heappop(queue)
        if group.square == goal:
            return steps
        if steps > known[group] or (group != start and engaged(g, seat, group.square)):
            continue
        for onward in _next(g, seat, group):
            free = not _costs(g, seat, group, onward, steps)
            total = steps + (not free)
            if total < known.get(onward, total + 1):
                known[onward] = total
                heappush(queue, (total, onward))
    return None


def _costs(g: Sea, seat: int, group: Group, onward: Group, steps: int) -> int:
    """§12 Return the cost of a step; earlier rides on currents only count until a step is paid."""
    if steps:
        return int(not (onward.ships and g.waters.current[group.square] == onward.square))
    return cost(g, seat, onward.ships, group.square, onward.square)


def _next(g: Sea, seat: int, group: Group) -> Iterator[Group]:
    """§11 Yield the group after each possible step: ships stay behind on the coast; §20 a truce closes squares of others."""
    for there in g.waters.near[group.square]:
        own = g.group(seat, there)
        if at_peace(g) and forbidden(g, seat, there):
            continue
        ships = 0 if g.waters.land[there] else group.ships
        afloat = ships or own >> 3
        fits = not own or STRENGTH[own] + ships + group.crews <= ROOM
        if fits and (group.crews if g.waters.land[there] else afloat):
            yield Group(there, ships, group.crews)
