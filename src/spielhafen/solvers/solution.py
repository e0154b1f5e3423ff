"""Solving a small position twice, by two methods that have nothing in common but the rules."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from time import perf_counter
from typing import TYPE_CHECKING, Final, TypeAlias

from spielhafen.solvers.backward_induction import BackwardInduction
from spielhafen.solvers.counterfactual_regret import Solved, minimise_regret
from spielhafen.solvers.game_tree import GameTree
from spielhafen.solvers.value_iteration import iterate_values

if TYPE_CHECKING:
    from collections.abc import Callable

    from spielhafen.solvers.mini_games import MiniGame

Tell: TypeAlias = "Callable[[str, int], None]"
"""Called with the name of the method and how far it has come."""

INDUCTION: Final = "induction"
ITERATION: Final = "iteration"
PROGRAM: Final = "program"
REGRET: Final = "regret"
PRECISE: Final = 0.005
"""How close the bounds of a position with secrets have to be."""
MOST_ROUNDS: Final = 3000


@dataclass(frozen=True)
class Answer:
    """What a method found: bounds of the value for seat 0, equal if exact, and its time."""

    method: str
    low: float
    high: float
    seconds: float
    fraction: Fraction | None = None

    def agrees(self, other: Answer) -> bool:
        """Return whether the value may be the same; exact ones differ by rounding at most."""
        rounding = 1e-7
        return self.low <= other.high + rounding and other.low <= self.high + rounding


@dataclass(frozen=True)
class Solution:
    """The answers to a position, and what is needed to judge moves in it.

    size: the number of states, or with secrets of nodes. sets: the number of information sets; 0 without secrets.
    """

    mini: MiniGame
    answers: tuple[Answer, ...]
    size: int
    sets: int = 0
    induction: BackwardInduction | None = None
    tree: GameTree | None = None
    solved: Solved | None = None

    @property
    def agrees(self) -> bool:
        """Whether all answers agree."""
        return all(one.agrees(other) for one in self.answers for other in self.answers)


def solve(mini: MiniGame, tell: Tell | None = None, *, twice: bool = True) -> Solution:
    """Solve a small position: by both methods, or only by the one that judges moves.

    Without SciPy a position with secrets is solved by regret matching alone.
    """
    report = tell or (lambda _method, _done: None)
    return (_solve_secret if mini.has_secrets else _solve_open)(mini, report, twice=twice)


def _solve_open(mini: MiniGame, tell: Tell, *, twice: bool) -> Solution:
    """Solve a position in which nothing is secret."""
    started = perf_counter()
    induction = BackwardInduction(mini.game, lambda done: tell(INDUCTION, done))
    value = induction.value(mini.state)
    answers = [Answer(INDUCTION, float(value), float(value), perf_counter() - started, value)]
    if twice:
        started = perf_counter()
        found = iterate_values(mini.game, mini.state, lambda done: tell(ITERATION, done))
        answers.append(Answer(ITERATION, found, found, perf_counter() - started))
    return Solution(mini, tuple(answers), len(induction.values), induction=induction)


def _solve_secret(mini: MiniGame, tell: Tell, *, twice: bool) -> Solution:
    """Solve a position with secrets."""
    tree = GameTree(mini.game, mini.worlds, lambda done: tell(REGRET, done))
    started = perf_counter()
    solved = minimise_regret(tree, MOST_ROUNDS, PRECISE, lambda done: tell(REGRET, done))
    answers = [Answer(REGRET, solved.low, solved.high, perf_counter() - started)]
    if twice and (answer := _program(tree)):
        answers.insert(0, answer)
    return Solution(mini, tuple(answers), tree.nodes, len(tree.sets), tree=tree, solved=solved)


def _program(tree: GameTree) -> Answer | None:
    """Return the answer of the linear program; None without SciPy."""
    try:
        from spielhafen.solvers.sequence_form import solve_sequence_form
    except ImportError:
        return None
    started = perf_counter()
    value = solve_sequence_form(tree)
    return Answer(PROGRAM, value, value, perf_counter() - started)
