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

BEAM_WIDTH: Final = 24
"""So many places go on, at each number of moves."""
MAX_MOVES: Final = 24
"""Moves of a line at most."""

MoveSequence: TypeAlias = "tuple[Move, ...]"


class BeamSearch:
    """Looks for the lines of whoever decides next in a state."""

    def __init__(self, worth: Worth, state: Any, max_states: int) -> None:
        self.worth = worth
        self.seat = state.actor()
        self.states_left = max_states
        self.visited: set[Hashable] = {_place(state)}
        self.finished: list[tuple[float, MoveSequence]] = []
        self._look(state)

    def best(self, limit: int) -> list[MoveSequence]:
        """The most promising ones of more than one move, the best first."""
        order = sorted(self.finished, key=lambda found: -found[0])
        return [line for _, line in order if len(line) > 1][:limit]

    def _look(self, state: Any) -> None:
        edge: list[tuple[float, MoveSequence, Any]] = [(0.0, (), state)]
        for _ in range(MAX_MOVES):
            further = [after for _, line, here in edge for after in self._after(here, line)]
            edge = sorted(further, key=lambda found: -found[0])[:BEAM_WIDTH]
            if not edge or self.states_left <= 0:
                break
        self.finished += [(value, line) for value, line, _ in edge]

    def _after(self, here: Any, line: MoveSequence) -> list[tuple[float, MoveSequence, Any]]:
        """Where the same seat goes on, one move further; what ends is put aside."""
        found = []
        for move in here.moves():
            if move.grave or self.states_left <= 0:
                continue
            state = here.clone()
            state.play(move)
            self.states_left -= 1
            place = _place(state)
            if place in self.visited:
                continue
            self.visited.add(place)
            value = self.worth(state)[self.seat]
            if state.actor() == self.seat:
                found.append((value, (*line, move), state))
            else:
                self.finished.append((value, (*line, move)))
        return found


def _place(state: Any) -> Hashable:
    """What tells two tables of one game apart, as a text."""
    return repr([getattr(state, name) for name in type(state).__slots__ if name != "options"] + state.steps)
