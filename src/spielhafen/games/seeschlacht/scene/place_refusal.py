"""The refusal for a point that was pointed at.

The moves of ships are steps and turns, so no move names a point.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from spielhafen.core.errors import Refusal, refusal
from spielhafen.games.seeschlacht.board.chart import AHEAD, NAMES, OWN_WATERS, WATER
from spielhafen.games.seeschlacht.board.pieces import MERCHANT, OWNER, SHIP_NAMES, SHIP_TEXTS
from spielhafen.games.seeschlacht.rules.course import TURNS, closed
from spielhafen.games.seeschlacht.rules.sailing import not_this_ship
from spielhafen.games.seeschlacht.rules.turn import Sailing
from spielhafen.games.seeschlacht.state import NONE, Sea, allowance, allowances, steps_made

LAW: Final = "§8"
"""The paragraph of steps and turns."""


class Stand(NamedTuple):
    """The place and heading of a ship, and the side to which it has just turned."""

    at: int
    heading: int
    sense: int


def place_refusal(g: Sea, place: str, thing: str) -> Refusal | None:
    """Return why a ship cannot reach this point now, or why the ship there does not move.

    The ship is the one under way, or the one pointed at; None if there is none.
    """
    name = thing.partition("/")[0]
    ship = g.ship if g.ship != NONE else SHIP_NAMES.index(name) if name in SHIP_NAMES else NONE
    if not isinstance(g.steps[-1], Sailing) or place not in NAMES:
        return None
    space = NAMES.index(place)
    if ship == NONE or not WATER[space]:
        return _other_ship(g, ship, space)
    return (
        _other_ship(g, ship, space)
        or not_this_ship(g, g.actor(), ship)
        or closed(g.at, ship, space)
        or _too_far(g, ship, space)
    )


def _other_ship(g: Sea, ship: int, space: int) -> Refusal | None:
    """§7 The reason why the player's other ship at this point does not move now; None if there is none."""
    there = g.at.index(space) if space in g.at else ship
    return not_this_ship(g, g.actor(), there) if there != ship and OWNER[there] == g.actor() else None


def _too_far(g: Sea, ship: int, space: int) -> Refusal:
    """§8 The number of steps and turns to the point, and the number that the wind allows with this heading."""
    far, left = distance(g, ship, space), allowance(g, ship) - steps_made(g, ship)[0]
    if far is None:
        how = "none"
    elif far == 0:
        how = "here"
    elif distance(g, ship, space, by_wind=True) is not None:
        how = "near"
    else:
        how = "far" if far > left else "wind"
    return refusal("too-far", LAW, ship=SHIP_TEXTS[ship], how=how, far=far or 0, left=left)


def distance(g: Sea, ship: int, goal: int, *, by_wind: bool = False) -> int | None:
    """§8 The fewest steps and turns in which a ship reaches a point; with `by_wind` in this turn. None if it cannot."""
    used, sense = steps_made(g, ship)
    layer = {Stand(g.at[ship], g.headings[ship], sense)}
    seen, far = set(layer), 0
    while layer and all(stand.at != goal for stand in layer):
        if by_wind:
            layer = {
                stand for stand in layer if not used + far or used + far < allowances(g, ship)[stand.heading]
            }
        following = {there for stand in layer for there in _next(g, ship, stand)}
        if by_wind and not used + far:
            following -= {there for there in following if _windless(g, ship, there)}
        layer = following - seen
        seen |= layer
        far += 1
    return far if layer else None


def _windless(g: Sea, ship: int, there: Stand) -> bool:
    """§10 Whether a first step would lead ahead without wind; §13 in harbour it may."""
    waters = OWN_WATERS[OWNER[ship]][MERCHANT[ship]]
    here = g.at[ship]
    return (
        there.at != here
        and not allowances(g, ship)[there.heading]
        and not (here in waters and there.at in waters)
    )


def _next(g: Sea, ship: int, stand: Stand) -> Iterator[Stand]:
    """§8 Ahead, where nothing bars the way; §9 to the sides to which the ship may turn."""
    at, heading, sense = stand
    ahead = AHEAD[at][heading]
    free = closed(g.at, ship, ahead) is None
    if free and ahead not in g.at:
        yield Stand(ahead, heading, 0)
    for side in TURNS[free][sense]:
        yield Stand(at, (heading + side) % 6, side)
