"""Bots that don't look far: any move, one move ahead, and one move ahead unless they forget to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from spielhafen.bots.heuristics import Heuristics, random_move
from spielhafen.core.play import CHANCE, sample

if TYPE_CHECKING:
    from random import Random

    from spielhafen.core.moves import Move
    from spielhafen.core.play import State

WORLDS: Final = 8
"""So many states that fit the view are tried by whoever looks one move ahead."""


class RandomBot:
    """Plays any move, all equally likely."""

    blind = True

    def choose(self, view: State, random: Random) -> Move:
        return random_move(view, view.moves(), random)


class EpsilonGreedyBot:
    """Plays like Greedy, but now and then, by lot, the first move that comes to mind."""

    blind = False

    def __init__(self, heuristics: Heuristics, slips: float) -> None:
        self.greedy = GreedyBot(heuristics)
        self.epsilon = slips

    def choose(self, view: State, random: Random) -> Move:
        if random.random() < self.epsilon:
            return random_move(view, view.moves(), random)
        return self.greedy.choose(view, random)


class GreedyBot:
    """Follows the game's rule of thumb; where there is none, takes the move after which the table looks best."""

    blind = False

    def __init__(self, known: Heuristics) -> None:
        self.heuristics = known

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
        most = max(sums.values())
        return random_move(view, [move for move in moves if sums[move] == most], random)

    def _after(self, state: Any, move: Move, random: Random) -> Sequence[float]:
        state.play(move)
        while state.actor() == CHANCE:
            state.play(sample(state, random))
        return self.heuristics.worth(state)
