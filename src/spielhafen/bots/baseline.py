"""Baseline bots: random, greedy and epsilon-greedy."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from spielhafen.bots.heuristics import Heuristics, random_move
from spielhafen.core.moves import Move
from spielhafen.core.play import State, play_chance

WORLDS: Final = 8
"""States that fit the view in which the greedy bot tries its moves."""


class RandomBot:
    """A bot that plays random moves, all equally likely."""

    blind = True

    def choose(self, view: State, random: Random) -> Move:
        return random_move(view, view.moves(), random)


class EpsilonGreedyBot:
    """A greedy bot that plays a random move with probability `epsilon`, but no vain one."""

    blind = False

    def __init__(self, heuristics: Heuristics, epsilon: float) -> None:
        self.greedy = GreedyBot(heuristics)
        self.epsilon = epsilon

    def choose(self, view: State, random: Random) -> Move:
        if random.random() < self.epsilon:
            return random_move(view, self.greedy.heuristics.sensible(view, view.moves()), random)
        return self.greedy.choose(view, random)


class GreedyBot:
    """A bot that follows the game's policy, or else takes the move to the best state."""

    blind = False

    def __init__(self, heuristics: Heuristics) -> None:
        self.heuristics = heuristics

    def choose(self, view: State, random: Random) -> Move:
        moves = view.moves()
        if len(moves) == 1:
            return moves[0]
        if self.heuristics.has_own_policy:
            return self.heuristics.policy(view, moves, random)
        return self._best(view, moves, random)

    def _best(self, view: State, moves: Sequence[Move], random: Random) -> Move:
        seat = view.actor()
        world = self.heuristics.worlds(view)
        sums = dict.fromkeys(moves, 0.0)
        for _ in range(WORLDS):
            state = world(random)
            for move in moves:
                sums[move] += self._after(state.clone(), move, random)[seat]
        best = max(sums.values())
        return random_move(view, [move for move in moves if sums[move] == best], random)

    def _after(self, state: Any, move: Move, random: Random) -> Sequence[float]:
        state.play(move)
        play_chance(state, random)
        return self.heuristics.worth(state)
