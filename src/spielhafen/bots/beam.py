"""Beam search for sequences of moves before another seat or chance decides.

Where a turn is a chain of small decisions, a single move says little: after one step aside the policy would step back. So
whole sequences are searched breadth first in one world that fits the view. States that were reached before are skipped, as are
sequences that come back to an earlier `position`, and the states with the best `worth` are kept at each depth.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final, TypeAlias

from spielhafen.bots.heuristics import Position, Worth
from spielhafen.core.moves import Move

BEAM_WIDTH: Final = 24
"""States that are kept at each depth."""
MAX_MOVES: Final = 24
"""Moves of a sequence at most."""

MoveSequence: TypeAlias = "tuple[Move, ...]"
_Reached: TypeAlias = "tuple[float, MoveSequence, Any, tuple[Hashable, ...]]"
"""The value of a state, the moves that led to it, the state, and the positions on the way."""


class BeamSearch:
    """A beam search over the sequences of the seat to move in a state."""

    def __init__(self, worth: Worth, state: Any, max_states: int, position: Position | None = None) -> None:
        self.worth = worth
        self.position = position
        self.seat = state.actor()
        self.states_left = max_states
        self.visited: set[Hashable] = {state.key()}
        self.finished: list[tuple[float, MoveSequence]] = []
        self._search(state)

    def best(self, limit: int) -> list[MoveSequence]:
        """Return the most promising sequences of more than one move, the best first."""
        ranked = sorted(self.finished, key=_value)
        return [moves for _, moves in ranked if len(moves) > 1][:limit]

    def _search(self, state: Any) -> None:
        frontier: list[_Reached] = [(0.0, (), state, (self._position_of(state),))]
        for _ in range(MAX_MOVES):
            reached = [after for found in frontier for after in self._expand(found)]
            frontier = sorted(reached, key=_value)[:BEAM_WIDTH]
            if not frontier or self.states_left <= 0:
                break
        self.finished += [(value, moves) for value, moves, *_ in frontier]

    def _position_of(self, state: Any) -> Hashable:
        return self.position and self.position(state, self.seat)

    def _expand(self, found: _Reached) -> list[_Reached]:
        """Return the next states in which the same seat is to move; collect finished sequences."""
        _, moves, before, way = found
        reached = []
        for move in before.moves():
            if move.grave or self.states_left <= 0:
                continue
            state = before.clone()
            state.play(move)
            self.states_left -= 1
            key = state.key()
            if key in self.visited:
                continue
            self.visited.add(key)
            position = self._position_of(state)
            if position is not None and position in way[:-1] and position != way[-1]:
                continue
            value = self.worth(state)[self.seat]
            if state.actor() == self.seat:
                reached.append((value, (*moves, move), state, (*way, position)))
            else:
                self.finished.append((value, (*moves, move)))
        return reached


def _value(found: tuple[Any, ...]) -> float:
    """Return the sort key of a sequence or state, the best first."""
    return -float(found[0])
