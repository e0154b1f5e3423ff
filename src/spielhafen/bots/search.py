"""Tree search where hands are hidden: one tree over many worlds that fit what the searcher has seen (ISMCTS).

Each simulation draws such a world, goes down the tree by what everybody saw, adds one node and plays on by the game's
policy as far as the game wants it looked at; `worth` then says what the table is worth to each seat. A move is compared
with the others only as often as it was on offer, since what others may do depends on the world. What not everybody saw
is one and the same branch of the tree, so that nobody in it acts on what he cannot know; sealed choices become known
together when all are made. Who has a single answer has nothing to learn.

After Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search" (2012).
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from math import log, sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.play import CHANCE, OVER, Choice, sample

if TYPE_CHECKING:
    from random import Random

    from spielhafen.bots.knowledge import Knowledge
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State, Step

EXPLORE: Final = 1.0
"""How much a rarely tried move is favoured, in standard deviations of what the seat's simulations were worth."""
LONGEST: Final = 400
"""Plies of a simulation outside the tree, should a game not come to an end."""
VEILED: Final = "?"
"""The branch of what not everybody saw."""
GLANCE: Final = 16
"""Simulations between two looks at the clock."""


@dataclass(frozen=True)
class Thought:
    """What the search found about one move: how often it was tried and what that was worth on average."""

    move: Move
    visits: int
    worth: float


class Search:
    """A player who thinks for a number of simulations, and never longer than `seconds`."""

    blind = False

    def __init__(self, known: Knowledge, simulations: int, seconds: float, explore: float = EXPLORE) -> None:
        self.known = known
        self.simulations = simulations
        self.seconds = seconds
        self.explore = explore

    def choose(self, view: State, random: Random) -> Move:
        moves = view.moves()
        return moves[0] if len(moves) == 1 else self.think(view, random)[0].move

    def think(self, view: State, random: Random) -> list[Thought]:
        """What is to be said about each move on offer, the most tried first."""
        tree = Tree(self.known, view, random, self.explore)
        limit = perf_counter() + self.seconds
        for number in range(1, self.simulations + 1):
            tree.simulate()
            if number % GLANCE == 0 and perf_counter() > limit:
                break
        return tree.thoughts(view.moves())


class Node:
    """A place in the tree, and what the move that leads to it was worth to whoever made it."""

    __slots__ = ("visits", "offered", "total", "after")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.after: dict[Hashable, Node] = {}

    def follow(self, key: Hashable) -> Node:
        """The place after this, new if need be."""
        node = self.after.get(key)
        if node is None:
            node = self.after[key] = Node()
        return node

    def tried(self, moves: Sequence[Move]) -> list[tuple[Move, Node]]:
        """Those of the moves that were tried here, each with its node."""
        after = self.after
        return [(move, node) for move in moves if (node := after.get(move)) is not None and node.visits]


class Tree:
    """The tree of one decision."""

    def __init__(self, known: Knowledge, view: State, random: Random, explore: float) -> None:
        self.policy = known.policy
        self.worth = known.worth
        self.world = known.worlds(view)
        self.enough = known.horizon(view)
        self.random = random
        self.explore = explore
        self.root = Node()
        self.results = [_Results() for _ in range(view.seats())]

    def simulate(self) -> None:
        """Play one world on and learn from it."""
        state = self.world(self.random)
        path = self._descend(state)
        self._play_on(state)
        values = self.worth(state)
        for seat, node in path:
            node.visits += 1
            node.total += values[seat]
        for results, value in zip(self.results, values, strict=True):
            results.add(value)

    def _descend(self, state: Any) -> list[tuple[int, Node]]:
        """Down the tree, and one node further: the nodes that learn, each with the seat that decided."""
        node, path, fresh = self.root, [], False
        sealed: list[tuple[int, Move]] = []
        while not fresh and (seat := state.actor()) != OVER and not self.enough(state):
            step = state.steps[-1]
            if seat == CHANCE:
                move = sample(state, self.random)
            else:
                moves = step.moves(state)
                move = moves[0]
                if len(moves) > 1:
                    move, fresh = self._select(node, state, seat, moves)
                    path.append((seat, node.follow(move)))
            node = node.follow(move if step.witnesses(state) is None else VEILED)
            if _is_sealed(step):
                sealed.append((seat, move))
            state.play(move)
            if sealed and not (state.steps and _is_sealed(state.steps[-1])):
                node = node.follow(tuple(sorted(sealed, key=_seat)))
                sealed = []
        return path

    def _select(self, node: Node, state: Any, seat: int, moves: Sequence[Move]) -> tuple[Move, bool]:
        """The move to try, and whether it is tried for the first time."""
        tried = node.tried(moves)
        for _, child in tried:
            child.offered += 1
        if len(tried) < len(moves):
            known = {move for move, _ in tried}
            move = self.policy(state, [move for move in moves if move not in known], self.random)
            node.follow(move).offered += 1
            return move, True
        spread = self.explore * self.results[seat].deviation()
        best, most = moves[0], float("-inf")
        for move, child in tried:
            score = child.total / child.visits + spread * sqrt(log(child.offered) / child.visits)
            if score > most:
                best, most = move, score
        return best, False

    def _play_on(self, state: Any) -> None:
        """By the policy, as far as it matters."""
        random, policy, enough = self.random, self.policy, self.enough
        for _ in range(LONGEST):
            if not state.steps or enough(state):
                return
            step = state.steps[-1]
            if step.actor() == CHANCE:
                state.play(sample(state, random))
            else:
                moves = step.moves(state)
                state.play(policy(state, moves, random) if len(moves) > 1 else moves[0])

    def thoughts(self, moves: Sequence[Move]) -> list[Thought]:
        """What was learnt about these moves, the most tried first."""
        tried = [(move, self.root.follow(move)) for move in moves]
        found = [Thought(move, node.visits, node.total / max(1, node.visits)) for move, node in tried]
        return sorted(found, key=lambda thought: (-thought.visits, -thought.worth))


class _Results:
    """How much a seat's results vary."""

    __slots__ = ("count", "sum", "squares")

    def __init__(self) -> None:
        self.count = 0
        self.sum = self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.sum += value
        self.squares += value * value

    def deviation(self) -> float:
        mean = self.sum / self.count
        return sqrt(max(0.0, self.squares / self.count - mean * mean))


def _is_sealed(step: Step) -> bool:
    return isinstance(step, Choice) and step.sealed


def _seat(made: tuple[int, Move]) -> int:
    return made[0]
