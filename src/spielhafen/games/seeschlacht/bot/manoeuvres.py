"""Whole manoeuvres of one ship: their ends, and the steps there, for bots and tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from spielhafen.games.seeschlacht.board.chart import AHEAD, FOREIGN_BERTHS
from spielhafen.games.seeschlacht.moves import FORWARD, PORT, STARBOARD, STOP
from spielhafen.games.seeschlacht.rules.course import SIDES, Course, closed
from spielhafen.games.seeschlacht.state import NONE, Sea

if TYPE_CHECKING:
    from spielhafen.core.moves import Move


class End(NamedTuple):
    """The end of a manoeuvre."""

    space: int
    heading: int
    rammed: int  # a ship, or NONE
    touched: int  # anchorages of the enemy
    left: int  # steps that the wind would have allowed


Steps = tuple["Move", ...]


def endings(g: Sea, ship: int) -> dict[End, Steps]:
    """Return all ends of the manoeuvre that a ship is making or could begin, with steps to each.

    Ways across more enemy anchorages than necessary are among them; callers must check the offered moves.
    """
    return _Finder(g, ship).found


class _Finder:
    """A search through all manoeuvres of a ship."""

    def __init__(self, g: Sea, ship: int) -> None:
        self.g = g
        self.ship = ship
        self.look = Course(g, ship)
        self.others = {at: other for other, at in enumerate(g.at) if other != ship}
        self.found: dict[End, Steps] = {}
        begun = g.ship == ship
        self._from(g.at[ship], g.headings[ship], g.used if begun else 0, g.sense if begun else 0, 0, ())

    def _from(self, at: int, heading: int, used: int, sense: int, touched: int, steps: Steps) -> None:
        look, ship = self.look, self.ship
        if look.may_stop(at, heading, used):
            left = max(0, look.fast[heading] - used)
            self._note(
                End(at, heading, NONE, touched, left), (*steps, STOP[ship]) if left or not used else steps
            )
            if used and not left:
                return
        ahead = AHEAD[at][heading]
        free = closed(self.g, ship, ahead) is None
        if free:
            self._forward(at, ahead, heading, used, touched, (*steps, FORWARD[ship]))
        if not (free and sense):
            for side in SIDES:
                if side * sense >= 0:
                    turn = (STARBOARD if side > 0 else PORT)[ship]
                    self._from(at, (heading + side) % 6, used + 1, side, touched, (*steps, turn))

    def _forward(self, at: int, ahead: int, heading: int, used: int, touched: int, steps: Steps) -> None:
        if used >= self.look.fast[heading]:  # a single step in harbour, whatever the wind
            shunting = at in self.look.waters and ahead in self.look.waters
            if shunting and ahead not in self.others:
                self._note(End(ahead, heading, NONE, touched, 0), steps)
        elif ahead in self.others:
            self._note(End(at, heading, self.others[ahead], touched, 0), steps)
        else:
            more = touched + (ahead in FOREIGN_BERTHS[self.look.seat])
            self._from(ahead, heading, used + 1, 0, more, steps)

    def _note(self, end: End, steps: Steps) -> None:
        self.found.setdefault(end, steps)
