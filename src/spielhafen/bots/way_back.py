"""Moves that come to nothing: a step aside, and back again.

Where a turn is a chain of small decisions, each is made anew: a bot that steps aside may find at once that it stood
better before. So moves that its policy would take back are not among those that a search compares. A slip is never a
step that the policy takes back in the next turn, since to sail to and fro looks foolish and costs more than a slip
should, nor a move that the game knows to be of no use (`vain`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from spielhafen.bots.candidates import Candidate
from spielhafen.bots.heuristics import Heuristics
from spielhafen.core.moves import Move
from spielhafen.core.play import CHANCE, OVER, State, sample

LONGEST_LOOP: Final = 24
"""Own moves that are followed at most."""
LONGEST_ROUND: Final = 200
"""Moves of all seats and of chance that are followed at most."""
TURNS: Final = 2
"""The turns that are followed: that of the move, and the next one."""


class WayBack:
    """The check whether moves come to nothing, in a world that fits a view."""

    def __init__(self, heuristics: Heuristics, view: State, random: Random) -> None:
        self.plans, self.policy, self.position = heuristics.plans, heuristics.follow, heuristics.position
        self.standing, self.vain = heuristics.standing, heuristics.vain
        self.seat, self.view, self.random = view.actor(), view, random
        if self.position is not None or self.standing is not None:
            self.world = heuristics.worlds(view)(random)

    def choose_slip(self, ranked: Sequence[Candidate], lot: float) -> Candidate:
        """Return another candidate than the first by lot (0 to 1).

        It is the first where all others come to nothing.
        """
        others = ranked[1:]
        number = int(lot * len(others))
        in_turn = [*others[number:], *others[:number]]
        return next((one for one in in_turn if not self._is_vain(one.move)), ranked[0])

    def _is_vain(self, move: Move) -> bool:
        known = self.vain is not None and self.vain(self.view, move)
        return known or self.is_taken_by(move) or self.is_regretted(move)

    def is_taken_by(self, move: Move) -> bool:
        """Return whether the policy goes back to here after this move.

        It is followed until chance or another seat decides.
        """
        position, seat = self.position, self.seat
        if position is None:
            return False
        here, state = position(self.world, seat), self.world.clone()
        state.play(move)
        if position(state, seat) == here:
            return False  # it was no step aside
        for _ in range(LONGEST_LOOP):
            if state.actor() != seat:
                return False
            state.play(self._next_move(state))
            if position(state, seat) == here:
                return True
        return False

    def is_regretted(self, move: Move) -> bool:
        """Return whether the policy goes back to here after this move by the end of the next turn.

        Chance and the other seats, which follow the policy too, may come between.
        """
        standing, seat = self.standing, self.seat
        if standing is None:
            return False
        here, state = standing(self.world, seat), self.world.clone()
        state.play(move)
        if standing(state, seat) == here:
            return False
        return any(standing(later, seat) == here for later in self._own_states(state))

    def _own_states(self, state: State) -> Iterator[State]:
        """Play on, and yield the state after each move of the seat, until its next turn ends."""
        seat, passes, asked = self.seat, 0, True
        for _ in range(LONGEST_ROUND):
            actor = state.actor()
            if actor == OVER:
                return
            if actor == CHANCE:
                state.play(sample(state, self.random))
                continue
            passes += asked and actor != seat
            if passes == TURNS:
                return
            asked = actor == seat
            state.play(self._next_move(state))
            if asked:
                yield state

    def _next_move(self, state: State) -> Move:
        """Return the move of the first plan, or else of the policy."""
        moves = state.moves()
        if len(moves) == 1:
            return moves[0]
        plans = self.plans(state)
        return plans[0][0] if plans else self.policy(state, moves, self.random)
