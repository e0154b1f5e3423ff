"""The reasons for a square that no move leads to, and for one that cannot fire."""

from __future__ import annotations

from sys import maxsize
from typing import Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.games.caribbean_conquest.board.pieces import ROOM
from spielhafen.games.caribbean_conquest.board.waters import NAMES
from spielhafen.games.caribbean_conquest.moves import GO
from spielhafen.games.caribbean_conquest.names import square_text
from spielhafen.games.caribbean_conquest.rules.fleets import FULL, NO_SHIP, SHIP_ASHORE, TRUCE, forbidden
from spielhafen.games.caribbean_conquest.rules.guns import AIM_FIRST, Gunnery, firing_refusal
from spielhafen.games.caribbean_conquest.rules.moving import Manoeuvres
from spielhafen.games.caribbean_conquest.scene.outlook import aims, points_in_reach
from spielhafen.games.caribbean_conquest.scene.ways import Group, ways
from spielhafen.games.caribbean_conquest.state import CREWS, NONE, STRENGTH, Sea

LAW: Final = "§10"
FIRING: Final = "§14"


def place_refusal(g: Sea, place: str, thing: str) -> Refusal | None:
    """Return the reason why a group cannot go to a square: the group pointed at or in hand.

    While guns fire, the reason why a square cannot. None if there is none, or no such group.
    """
    if place not in NAMES:
        return None
    square, seat = NAMES.index(place), g.actor()
    if isinstance(g.steps[-1], Gunnery) and g.hand == NONE:
        why = AIM_FIRST if square in aims(g, seat) else firing_refusal(g, seat, square)
        return why and why.with_paragraph(FIRING)
    if not isinstance(g.steps[-1], Manoeuvres):
        return None
    group = _pointed(g, seat, thing)
    if square not in g.waters.signs:
        return None
    if group is None:
        return _group_first(g, seat, square)
    if square in g.waters.near[group.square] and group.square == g.hand:
        return g.refuse(GO[g.waters.near[group.square].index(square)])
    return _too_far(g, seat, group, square)


def _group_first(g: Sea, seat: int, square: int) -> Refusal | None:
    """§10 Return a refusal that names the nearest group for a point in reach, while none is in hand."""
    found = [goal for goal in points_in_reach(g, seat) if goal.point == square]
    if not found:
        return None
    return refusal("group-first", LAW, square=square_text(found[0].group), steps=found[0].steps)


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
    found = [spent for place, (spent, _) in ways(g, seat, group, maxsize).items() if place.square == square]
    if found:
        far = min(found)
        return refusal("too-far", LAW, how="far" if far > g.left else "near", far=far, left=g.left)
    land = g.waters.land[square]
    if land and not group.crews:
        return SHIP_ASHORE
    if forbidden(g, seat, square):
        return TRUCE
    if not land and not group.ships and not g.group(seat, square) >> 3:
        return NO_SHIP
    if STRENGTH[g.group(seat, square)] + (0 if land else group.ships) + group.crews > ROOM:
        return FULL.with_paragraph(LAW)
    return refusal("too-far", LAW, how="none", far=0, left=g.left)
