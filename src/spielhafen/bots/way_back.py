"""Moves that come to nothing: a step aside, and back again.

Where a turn is a chain of small decisions, each is made anew: a bot that steps aside may find at once that it stood better
before. So moves that its policy would take back are not among those that a search compares.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from spielhafen.bots.candidates import Candidate
from spielhafen.bots.heuristics import Heuristics
from spielhafen.core.moves import Move
from spielhafen.core.play import State

LONGEST_LOOP: Final = 24
"""Moves that are followed at most."""


class WayBack:
    """The check whether moves come to nothing, in a world that fits a view."""

    def __init__(self, heuristics: Heuristics, view: State, random: Random) -> None:
        self.plans, self.policy, self.position = heuristics.plans, heuristics.follow, heuristics.position
        self.seat, self.random = view.actor(), random
        if self.position is not None:
            self.world = heuristics.worlds(view)(random)
            self.here = self.position(self.world, self.seat)

    def choose_slip(self, ranked: Sequence[Candidate], lot: float) -> Candidate:
        """Return another candidate than the first by lot (0 to 1).

        It is the first where all others come to nothing.
        """
        others = ranked[1:]
        number = int(lot * len(others))
        in_turn = [*others[number:], *others[:number]]
        return next((one for one in in_turn if not self.is_taken_by(one.move)), ranked[0])

    def is_taken_by(self, move: Move) -> bool:
        """Return whether the policy goes back to here after this move.

        It is followed until chance or another seat decides.
        """
        position, seat = self.position, self.seat
        if position is None:
            return False
        state = self.world.clone()
        state.play(move)
        if position(state, seat) == self.here:
            return False  # it was no step aside
        for _ in range(LONGEST_LOOP):
            if state.actor() != seat:
                return False
            state.play(self._next_move(state))
            if position(state, seat) == self.here:
                return True
        return False

    def _next_move(self, state: State) -> Move:
        """Return the move of the first plan, or else of the policy."""
        moves = state.moves()
        if len(moves) == 1:
            return moves[0]
        plans = self.plans(state)
        return plans[0][0] if plans else self.policy(state, moves, self.random)
