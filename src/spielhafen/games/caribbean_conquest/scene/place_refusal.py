"""Why a group does not come to a square that was pointed at: moves lead to the next square only, so no move tells of any other."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final, NamedTuple

from spielhafen.core.errors import Refusal, refusal
from spielhafen.games.caribbean_conquest.board.pieces import ROOM
from spielhafen.games.caribbean_conquest.board.waters import NAMES
from spielhafen.games.caribbean_conquest.moves import GO
from spielhafen.games.caribbean_conquest.rules.moving import (
    FULL,
    NO_SHIP,
    SHIP_ASHORE,
    TRUCE,
    Manoeuvres,
    at_peace,
    cost,
    engaged,
    forbidden,
)
from spielhafen.games.caribbean_conquest.state import CREWS, NONE, Sea, strength

if TYPE_CHECKING:
    from collections.abc import Iterator

LAW: Final = "§10"


class Group(NamedTuple):
    """Figures on the move, and where they are."""

    square: int
    ships: int
    crews: int


def place_refusal(g: Sea, place: str, thing: str) -> Refusal | None:
    """Why the group in hand, or the one that was pointed at, does not come to this square; None if there is none."""
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
    """The group that was pointed at, if it is the captain's own, or else the one in hand."""
    kind, _, rest = thing.partition("#")[0].partition("/")
    owner, _, name = rest.partition("/")
    if kind == "group" and owner == str(seat + 1) and name in NAMES:
        square = NAMES.index(name)
        figures = g.group(seat, square)
        return Group(square, figures >> 3, figures & CREWS) if figures else None
    return None if g.hand == NONE else Group(g.hand, g.ships, g.crews)


def _too_far(g: Sea, seat: int, group: Group, square: int) -> Refusal:
    """§10 How many steps it takes to come there and how many are left; if there is no way, what bars it."""
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
    if strength(g.group(seat, square)) + (0 if land else group.ships) + group.crews > ROOM:
        return FULL.with_paragraph(LAW)
    return refusal("too-far", LAW, how="none", far=0, left=g.left)


def distance(g: Sea, seat: int, start: Group, goal: int) -> int | None:
    """§10 The fewest steps in which a group comes to a square with all its figures that can; None if there is no way.

    §12 What a current carries costs nothing; §13 on a square with enemies the way ends.
    """
    known, queue = {start: 0}, [(0, start)]
    while queue:
        steps, group = heappop(queue)
        if group.square == goal:
            return steps
        if steps > known[group] or (group != start and engaged(g, seat, group.square)):
            continue
        for further in _next(g, seat, group):
            free = not _costs(g, seat, group, further, steps)
            total = steps + (not free)
            if total < known.get(further, total + 1):
                known[further] = total
                heappush(queue, (total, further))
    return None


def _costs(g: Sea, seat: int, group: Group, further: Group, steps: int) -> int:
    """§12 What a step costs; how often currents have carried ships already counts until a step is paid."""
    if steps:
        return int(not (further.ships and g.waters.current[group.square] == further.square))
    return cost(g, seat, further.ships, group.square, further.square)


def _next(g: Sea, seat: int, group: Group) -> Iterator[Group]:
    """§11 The squares that it can come to next, without its ships on land; §20 nobody enters those of others under truce."""
    for there in g.waters.near[group.square]:
        own = g.group(seat, there)
        if at_peace(g) and forbidden(g, seat, there):
            continue
        ships = 0 if g.waters.land[there] else group.ships
        afloat = ships or own >> 3
        fits = not own or strength(own) + ships + group.crews <= ROOM
        if fits and (group.crews if g.waters.land[there] else afloat):
            yield Group(there, ships, group.crews)
