"""Lines: what a seat may do before somebody else or chance decides, several moves in a row.

Where a turn is a chain of small decisions, a single move says little: whoever takes one step aside and then follows his
rule of thumb steps back. So whole lines are looked for, breadth first, each place only once however one comes there; of
the places as far on the best go on (a beam), by what the table is worth. It is a quick look in one world that fits the view.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from spielhafen.bots.heuristics import Worth
    from spielhafen.core.moves import Move

BEAM: Final = 24
"""So many places go on, at each number of moves."""
LONGEST: Final = 24
"""Moves of a line at most."""

Line: TypeAlias = "tuple[Move, ...]"


class Lines:
    """Looks for the lines of whoever decides next in a state."""

    def __init__(self, worth: Worth, state: Any, most: int) -> None:
        self.worth = worth
        self.seat = state.actor()
        self.left = most
        self.seen: set[Hashable] = {_place(state)}
        self.ended: list[tuple[float, Line]] = []
        self._look(state)

    def best(self, most: int) -> list[Line]:
        """The most promising ones of more than one move, the best first."""
        order = sorted(self.ended, key=lambda found: -found[0])
        return [line for _, line in order if len(line) > 1][:most]

    def _look(self, state: Any) -> None:
        edge: list[tuple[float, Line, Any]] = [(0.0, (), state)]
        for _ in range(LONGEST):
            further = [after for _, line, here in edge for after in self._after(here, line)]
            edge = sorted(further, key=lambda found: -found[0])[:BEAM]
            if not edge or self.left <= 0:
                break
        self.ended += [(value, line) for value, line, _ in edge]

    def _after(self, here: Any, line: Line) -> list[tuple[float, Line, Any]]:
        """Where the same seat goes on, one move further; what ends is put aside."""
        found = []
        for move in here.moves():
            if move.grave or self.left <= 0:
                continue
            state = here.clone()
            state.play(move)
            self.left -= 1
            place = _place(state)
            if place in self.seen:
                continue
            self.seen.add(place)
            value = self.worth(state)[self.seat]
            if state.actor() == self.seat:
                found.append((value, (*line, move), state))
            else:
                self.ended.append((value, (*line, move)))
        return found


def _place(state: Any) -> Hashable:
    """What tells two tables of one game apart, as a text."""
    return repr([getattr(state, name) for name in type(state).__slots__ if name != "options"] + state.steps)
