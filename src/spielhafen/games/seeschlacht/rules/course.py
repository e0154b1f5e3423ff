"""Manoeuvres: the steps that a ship may make, one after the other."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.games.seeschlacht.board.chart import (
    AHEAD,
    BERTHS,
    EDGE,
    FOREIGN_BERTHS,
    NAMES,
    NEAR_FOREIGN,
    NEUTRAL,
    OWN_WATERS,
    WATER,
)
from spielhafen.games.seeschlacht.board.pieces import MERCHANT, OWNER, SHIP_TEXTS, Allowance
from spielhafen.games.seeschlacht.state import Sea, allowance, allowances, anchored, begun_at, steps_made

SIDES: Final = (1, -1)
"""Turns to starboard and to port."""
TURNS: Final[list[list[tuple[int, ...]]]] = [
    [tuple(side for side in SIDES if side * sense >= 0 and not (free and sense)) for sense in (0, 1, -1)]
    for free in (False, True)
]
"""§9 The turns of a ship, by whether the way ahead is free and by the sense of its last turn, 0 for none.

It turns twice only in one sense, and only where the way ahead is closed. The sense -1 is the last entry.
"""

# The cost of an avoidable evil: fewest enemy anchorages first (§14), then no ram, if that is agreed (§12).
TOUCHING: Final = 2
RAMMING: Final = 1
HOPELESS: Final = 99


def closed(taken: Collection[int], ship: int, space: int) -> Refusal | None:
    """§11 Land and the edge of the chart close the way; so does the neutral harbour to warships, and its taken places."""
    if space == EDGE:
        return EDGE_AHEAD
    if not WATER[space]:
        return LAND_AHEAD
    if NEUTRAL[space]:
        if not MERCHANT[ship]:
            return NEUTRAL_CLOSED
        if space in taken:
            return NEUTRAL_TAKEN
    return None


EDGE_AHEAD: Final = refusal("edge-ahead", "§11")
LAND_AHEAD: Final = refusal("land-ahead", "§11")
NEUTRAL_CLOSED: Final = refusal("neutral-closed", "§11")
NEUTRAL_TAKEN: Final = refusal("neutral-taken", "§11")


class Course:
    """§8 A search for the rest of a manoeuvre: the steps still open to the ship, and their least cost.

    fast: the allowance of each heading. start: the point where the manoeuvre began. taken: the points of all ships.
    """

    __slots__ = ("ship", "seat", "fast", "start", "space", "waters", "taken", "rams")

    def __init__(
        self, ship: int, fast: Allowance, start: int, space: int, taken: Collection[int], *, rams: bool
    ) -> None:
        self.ship = ship
        self.seat = OWNER[ship]
        self.fast = fast
        self.start = start
        self.space = space
        self.waters = OWN_WATERS[self.seat][MERCHANT[ship]]
        self.taken = taken
        self.rams = rams

    def rams_at(self, space: int) -> bool:
        """§12 Whether another ship is there."""
        return space in self.taken and space != self.space

    def may_stop(self, at: int, heading: int, used: int) -> bool:
        """§10 Whether the manoeuvre may end here, or a ship may stay that has not begun one."""
        if used == 0:
            return self.fast[heading] == 0 or at in BERTHS[self.seat][MERCHANT[self.ship]]
        return used >= self.fast[heading] or stops_short(self.seat, MERCHANT[self.ship], self.start, at, used)

    def least(self, at: int, heading: int, used: int, sense: int) -> int:
        """§14 The least cost of the rest of the manoeuvre."""
        if self.may_stop(at, heading, used):
            return 0
        best = HOPELESS
        ahead = AHEAD[at][heading]
        free = closed(self.taken, self.ship, ahead) is None
        if free and used < self.fast[heading]:
            best = self.forward(ahead, heading, used)
        for side in TURNS[free][sense]:
            if best:
                best = min(best, self.least(at, (heading + side) % 6, used + 1, side))
        return best

    def forward(self, ahead: int, heading: int, used: int) -> int:
        """§14 The least cost of going on to the field ahead, and from there."""
        if self.rams_at(ahead):
            return RAMMING if self.rams else 0
        touched = TOUCHING if ahead in FOREIGN_BERTHS[self.seat] else 0
        return touched + self.least(ahead, heading, used + 1, 0)


def course(g: Sea, ship: int) -> Course:
    """§8 The search for the manoeuvre of this ship, for as long as the table stays as it is."""
    start = begun_at(g, ship)
    return Course(ship, allowances(g, ship), start, g.at[ship], g.at, rams=g.options.avoid_rams)


def stops_short(seat: int, merchant: bool, start: int, at: int, used: int) -> bool:
    """§13 Whether a ship that has made `used` steps may stop in its own waters, with wind to spare."""
    waters = OWN_WATERS[seat][merchant]
    if at not in waters:
        return False
    if start not in waters:
        return True
    return used == 1 or (at in BERTHS[seat][merchant] and at != start)


# Why a step is refused.


def forward_barred(g: Sea, ship: int) -> Refusal | None:
    """§8 The reason why the ship may not go forward."""
    at, heading = g.at[ship], g.headings[ship]
    ahead = AHEAD[at][heading]
    why = closed(g.at, ship, ahead)
    if why is not None:
        return why
    used, sense = steps_made(g, ship)
    if used >= allowance(g, ship):  # only before the first step
        waters = OWN_WATERS[OWNER[ship]][MERCHANT[ship]]
        if at not in waters or ahead not in waters:
            return NO_WIND
        return TAKEN.get(ahead) if ahead in g.at else None
    if avoidable(g, ship):
        look = course(g, ship)
        return _needless(look.forward(ahead, heading, used), look.least(at, heading, used, sense))
    return None


def _needless(cost: int, least: int) -> Refusal | None:
    """§14 Enemy anchorages that could be avoided; §12 or, if none could, a ram."""
    if cost <= least:
        return None
    return FOREIGN_AVOIDABLE if cost // TOUCHING > least // TOUCHING else RAM_AVOIDABLE


NO_WIND: Final = refusal("no-wind", "§10")
RAM_AVOIDABLE: Final = refusal("ram-avoidable", "§12")
FOREIGN_AVOIDABLE: Final = refusal("foreign-avoidable", "§14")
TAKEN: Final = {
    space: refusal("taken", "§13", space=NAMES[space]) for space in range(len(NAMES)) if WATER[space]
}


def turn_barred(g: Sea, ship: int, side: int) -> Refusal | None:
    """§9 The reason why the ship may not turn to this side."""
    at, heading = g.at[ship], g.headings[ship]
    used, sense = steps_made(g, ship)
    if sense:
        if closed(g.at, ship, AHEAD[at][heading]) is None:
            return STRAIGHT_ON
        if side != sense:
            return TURNING_BACK
    if avoidable(g, ship):
        look = course(g, ship)
        cost = look.least(at, (heading + side) % 6, used + 1, side)
        return _needless(cost, look.least(at, heading, used, sense))
    return None


STRAIGHT_ON: Final = refusal("straight-on", "§9")
TURNING_BACK: Final = refusal("turning-back", "§9")


def stop_barred(g: Sea, ship: int) -> Refusal | None:
    """§10 The reason why the ship may not stay or stop where it is."""
    if g.ship != ship:
        free = anchored(g, ship) or allowance(g, ship) == 0
        return None if free else MUST_SAIL[ship]
    if stops_short(OWNER[ship], MERCHANT[ship], g.track[0], g.at[ship], g.used):
        return None
    return IN_BASIN if g.at[ship] in OWN_WATERS[OWNER[ship]][MERCHANT[ship]] else WIND_LEFT


MUST_SAIL: Final = [refusal("must-sail", "§7", ship=name) for name in SHIP_TEXTS]
WIND_LEFT: Final = refusal("wind-left", "§10")
IN_BASIN: Final = refusal("in-basin", "§13")


def avoidable(g: Sea, ship: int) -> bool:
    """§14 Whether there may be something to avoid: an anchorage of the enemy, or a ram where that is agreed (§12)."""
    return NEAR_FOREIGN[OWNER[ship]][g.at[ship]] or g.options.avoid_rams
