"""Counterfactual regret minimisation (CFR+): strategies of a tree with secrets.

After Tammelin (2014): regrets that would become negative are kept at 0, seats improve in turn, and later strategies count
more in the mean.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from spielhafen.solvers.game_tree import GameTree, InformationSet, Node

Strategy: TypeAlias = "dict[int, list[float]]"
"""The probabilities of the moves, by number of the information set."""
ROUNDS: Final = 500
LOOK_EVERY: Final = 50
"""Rounds between two looks at how good the strategies are."""


@dataclass(frozen=True)
class Solved:
    """Strategies of both seats, and bounds of the value for seat 0 that they prove.

    Seat 0 gets at least `low` with its strategy, whatever seat 1 does, and at most `high` against that of seat 1.
    """

    strategy: Strategy
    low: float
    high: float
    rounds: int

    @property
    def value(self) -> float:
        """The middle of the bounds."""
        return (self.low + self.high) / 2


def minimise_regret(
    tree: GameTree,
    rounds: int = ROUNDS,
    precise: float = 0.0,
    tell: Callable[[int], None] | None = None,
) -> Solved:
    """Return strategies after these rounds, or once their bounds are as close as `precise`."""
    trainer = _Trainer(tree)
    solved = None
    for number in range(1, rounds + 1):
        trainer.improve(number)
        if tell:
            tell(number)
        if number % LOOK_EVERY == 0 or number == rounds:
            strategy = trainer.mean()
            low, high = (best_response(tree, strategy, seat).value for seat in (1, 0))
            solved = Solved(strategy, -low, high, number)
            if high + low <= precise:
                break
    assert solved is not None  # noqa: S101 - there is a round at least
    return solved


class _Trainer:
    """Regrets and sums of strategies, by information set."""

    def __init__(self, tree: GameTree) -> None:
        self.tree = tree
        sizes = {one.number: len(one.moves) for one in tree.sets.values()}
        self.regrets = {number: [0.0] * size for number, size in sizes.items()}
        self.sums = {number: [0.0] * size for number, size in sizes.items()}
        self.current = {number: [1 / size] * size for number, size in sizes.items()}

    def improve(self, number: int) -> None:
        """Improve seat 0, then seat 1."""
        for seat in (0, 1):
            self._gained = {one.number: [0.0] * len(one.moves) for one in self._sets(seat)}
            self._walk(self.tree.root, seat, 1.0, 1.0, number)
            for at, gained in self._gained.items():
                kept = [max(0.0, old + new) for old, new in zip(self.regrets[at], gained, strict=True)]
                self.regrets[at], total = kept, sum(kept)
                size = len(kept)
                self.current[at] = [one / total for one in kept] if total > 0 else [1 / size] * size

    def mean(self) -> Strategy:
        """Return the mean of the strategies, later ones counting more."""
        found = {}
        for at, sums in self.sums.items():
            total, size = sum(sums), len(sums)
            found[at] = [one / total for one in sums] if total > 0 else [1 / size] * size
        return found

    def _sets(self, seat: int) -> list[InformationSet]:
        return [one for one in self.tree.sets.values() if one.seat == seat]

    def _walk(self, node: Node, seat: int, mine: float, others: float, number: int) -> float:
        """Return the value of a node for a seat, and collect what other moves would have gained.

        mine, others: the probability that the seat, or chance and the other one, play to this node.
        """
        if not node.children:
            return float(node.value) if seat == 0 else -float(node.value)
        if node.at is None:
            return sum(
                float(weight) * self._walk(child, seat, mine, others * float(weight), number)
                for weight, child in zip(node.weights, node.children, strict=True)
            )
        at, odds = node.at.number, self.current[node.at.number]
        if node.at.seat != seat:
            return sum(
                chance * self._walk(child, seat, mine, others * chance, number)
                for chance, child in zip(odds, node.children, strict=True)
                if chance > 0
            )
        values = [
            self._walk(child, seat, mine * chance, others, number)
            for chance, child in zip(odds, node.children, strict=True)
        ]
        value = sum(chance * one for chance, one in zip(odds, values, strict=True))
        gained, sums = self._gained[at], self.sums[at]
        for index, one in enumerate(values):
            gained[index] += others * (one - value)
            sums[index] += number * mine * odds[index]
        return value


@dataclass(frozen=True)
class BestResponse:
    """The best that a seat can do against a strategy, and what its moves are worth.

    `moves` has the mean values of the moves in each information set that the other one's strategy allows.
    """

    value: float
    moves: dict[int, Sequence[float]]


def best_response(tree: GameTree, strategy: Strategy, seat: int) -> BestResponse:
    """Return the best response of a seat to the strategy of the other one."""
    nodes: dict[int, list[tuple[Node, float]]] = {}
    _reach(tree.root, seat, strategy, 1.0, nodes)
    moves: dict[int, Sequence[float]] = {}

    def value(node: Node) -> float:
        if not node.children:
            return float(node.value) if seat == 0 else -float(node.value)
        if node.at is None or node.at.seat != seat:
            odds = [float(one) for one in node.weights] if node.at is None else strategy[node.at.number]
            return sum(
                chance * value(child) for chance, child in zip(odds, node.children, strict=True) if chance > 0
            )
        known = choose(node.at.number)
        return value(node.children[max(range(len(known)), key=known.__getitem__)])

    def choose(at: int) -> Sequence[float]:
        if at not in moves:
            reached = nodes[at]
            total = sum(weight for _, weight in reached)
            count = len(reached[0][0].children)
            moves[at] = [
                sum(weight * value(node.children[index]) for node, weight in reached) / total
                for index in range(count)
            ]
        return moves[at]

    for at in nodes:
        choose(at)
    return BestResponse(value(tree.root), moves)


def _reach(
    node: Node, seat: int, strategy: Strategy, weight: float, nodes: dict[int, list[tuple[Node, float]]]
) -> None:
    """Collect the decisions of a seat, with the probability that all others play there."""
    if not node.children:
        return
    if node.at is not None and node.at.seat == seat:
        nodes.setdefault(node.at.number, []).append((node, weight))
        odds: Sequence[float] = [1.0] * len(node.children)
    elif node.at is not None:
        odds = strategy[node.at.number]
    else:
        odds = [float(one) for one in node.weights]
    for chance, child in zip(odds, node.children, strict=True):
        if chance > 0:
            _reach(child, seat, strategy, weight * chance, nodes)
