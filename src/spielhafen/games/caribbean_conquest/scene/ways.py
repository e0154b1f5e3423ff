"""The ways of a group over several squares, for marks and for refusals of squares far away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from spielhafen.games.caribbean_conquest.board.pieces import ROOM
from spielhafen.games.caribbean_conquest.rules.fleets import adrift, cost, engaged, forbidden
from spielhafen.games.caribbean_conquest.state import NONE, STRENGTH, Sea


class Group(NamedTuple):
    """Figures on the move, and their square."""

    square: int
    ships: int
    crews: int


class Reached(NamedTuple):
    """A square in reach: steps, the square before if its own way is the same, figures."""

    square: int
    spent: int
    before: int
    figures: int


Ways = dict[Group, tuple[int, Group]]
"""The steps spent to reach a place, and the place before."""


def ways(g: Sea, seat: int, start: Group, most: int) -> Ways:
    """§10 Return the fewest steps to everything that a group can reach with `most` steps.

    §12 Currents cost nothing; §13 on a square with enemies the way ends.
    """
    found: Ways = {start: (0, start)}
    waiting = [start]
    for group in waiting:
        if group.square != start.square and engaged(g, seat, group.square):
            continue
        for there in _around(g, start, group.square):
            onward = _onward(g, seat, start, group, there)
            if onward is not None:
                spent = found[group][0]
                spent += _cost(g, seat, group, onward, spent)
                if spent <= most and (onward not in found or spent < found[onward][0]):
                    found[onward] = (spent, group)
                    waiting.append(onward)
    return found


def _around(g: Sea, start: Group, square: int) -> Sequence[int]:
    """Return the squares beside one, land first where ships lie on a point at the start.

    So of equal ways the one is found that leaves them there.
    """
    near = g.waters.near[square]
    stays = square == start.square and start.ships and square in g.waters.point_at
    return sorted(near, key=lambda there: not g.waters.land[there]) if stays else near


def _onward(g: Sea, seat: int, start: Group, group: Group, there: int) -> Group | None:
    """§11 Return the group after a step, None if it is not possible; ships stay behind on the coast."""
    land, own, crews = g.waters.land[there], g.group(seat, there), group.crews
    ships = 0 if land else group.ships
    if forbidden(g, seat, there) or not (crews if land else ships or own >> 3):
        return None
    if ships and group.square == start.square and adrift(g.group(seat, start.square), ships, crews):
        return None
    held = start.ships + start.crews if there == start.square else 0
    return Group(there, ships, crews) if STRENGTH[own] - held + ships + crews <= ROOM else None


def _cost(g: Sea, seat: int, group: Group, onward: Group, spent: int) -> int:
    """§12 Return the cost of a step; earlier rides on currents only count until a step is paid."""
    if spent and onward.ships and g.waters.current[group.square] == onward.square:
        return 0
    return cost(g, seat, onward.ships, group.square, onward.square)


def cheapest(found: Ways) -> list[Reached]:
    """Return the cheaper way to each square, with or without ships."""
    chosen: dict[int, Group] = {}
    for group, (spent, _) in found.items():
        if group.square not in chosen or spent < found[chosen[group.square]][0]:
            chosen[group.square] = group
    reached = [(group, *found[group]) for group in chosen.values()]
    return [
        Reached(
            group.square,
            spent,
            before.square if chosen[before.square] == before else NONE,
            group.ships + group.crews,
        )
        for group, spent, before in reached
    ]
