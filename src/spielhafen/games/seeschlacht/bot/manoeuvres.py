"""Whole manoeuvres of one ship: their ends, and the steps there, for bots and tests."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from spielhafen.core.moves import Move
from spielhafen.games.seeschlacht.board.chart import AHEAD, FOREIGN_BERTHS, LONGEST
from spielhafen.games.seeschlacht.board.pieces import Allowance
from spielhafen.games.seeschlacht.bot.distances import APART, KEPT, SPOT
from spielhafen.games.seeschlacht.moves import FORWARD, PORT, STARBOARD, STOP
from spielhafen.games.seeschlacht.rules.course import TURNS, Course, closed
from spielhafen.games.seeschlacht.state import NONE, SUNK, Sea, allowances, begun_at, steps_made


class End(NamedTuple):
    """The end of a manoeuvre."""

    space: int
    heading: int
    rammed: int  # the point of a ship, or NONE
    touched: int  # anchorages of the enemy
    left: int  # steps that the wind would have allowed


Steps = tuple["Move", ...]


def endings(g: Sea, ship: int) -> Mapping[End, Steps]:
    """Return all ends of the manoeuvre that a ship is making or could begin, with steps to each.

    Ways across more enemy anchorages than necessary are among them; callers must check the offered moves.
    """
    space = g.at[ship]
    spot = SPOT[space]
    near = [at for at in g.at if at != SUNK and APART[SPOT[at] - spot] <= LONGEST]
    used, sense = steps_made(g, ship)
    start = begun_at(g, ship)
    return _endings(ship, allowances(g, ship), start, space, g.headings[ship], used, sense, frozenset(near))


@lru_cache(maxsize=KEPT)
def _endings(
    ship: int,
    fast: Allowance,
    start: int,
    space: int,
    heading: int,
    used: int,
    sense: int,
    near: frozenset[int],
) -> Mapping[End, Steps]:
    """Return the ends; `near` are the points of all ships that may be in the way."""
    finder = _Finder(Course(ship, fast, start, space, near, rams=False))
    finder.explore(space, heading, used, sense, 0, ())
    return finder.found


class _Finder:
    """A search through all manoeuvres of a ship."""

    def __init__(self, look: Course) -> None:
        self.look = look
        self.found: dict[End, Steps] = {}

    def explore(self, at: int, heading: int, used: int, sense: int, touched: int, steps: Steps) -> None:
        """Note all ends after these steps."""
        look, ship = self.look, self.look.ship
        if look.may_stop(at, heading, used):
            left = max(0, look.fast[heading] - used)
            end = End(at, heading, NONE, touched, left)
            self.found.setdefault(end, (*steps, STOP[ship]) if left or not used else steps)
            if used and not left:
                return
        ahead = AHEAD[at][heading]
        free = closed(look.taken, ship, ahead) is None
        if free:
            self._forward(at, ahead, heading, used, touched, (*steps, FORWARD[ship]))
        for side in TURNS[free][sense]:
            turn = (STARBOARD if side > 0 else PORT)[ship]
            self.explore(at, (heading + side) % 6, used + 1, side, touched, (*steps, turn))

    def _forward(self, at: int, ahead: int, heading: int, used: int, touched: int, steps: Steps) -> None:
        look = self.look
        if used >= look.fast[heading]:  # a single step in harbour, whatever the wind
            if at in look.waters and ahead in look.waters and not look.rams_at(ahead):
                self.found.setdefault(End(ahead, heading, NONE, touched, 0), steps)
        elif look.rams_at(ahead):
            self.found.setdefault(End(at, heading, ahead, touched, 0), steps)
        else:
            more = touched + (ahead in FOREIGN_BERTHS[look.seat])
            self.explore(ahead, heading, used + 1, 0, more, steps)
