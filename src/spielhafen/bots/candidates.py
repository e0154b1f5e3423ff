"""Candidates of a search, with their values in the sampled worlds, and their ranking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import Final

from spielhafen.bots.beam import MoveSequence
from spielhafen.core.moves import Move

MIN_WORLDS: Final = 10
"""Worlds that a comparison needs before a candidate may be called surely worse."""
SURE_STANDARD_ERRORS: Final = 3.0
"""Standard errors by which a candidate is surely worse."""


@dataclass(frozen=True)
class MoveEvaluation:
    """What the search found about one move: its number of simulations and its mean value.

    error: the standard error of the difference to the move played, over the worlds that both were tried in.
    """

    move: Move
    visits: int
    worth: float
    error: float = 0.0
    line: tuple[Move, ...] = ()
    """The moves that followed most often, up to the first random event."""


class Candidate:
    """A move, or a sequence of moves, with its values and features world by world."""

    __slots__ = ("moves", "move", "values", "features", "line", "is_slip")

    def __init__(self, moves: MoveSequence) -> None:
        self.moves = moves
        self.move = moves[0]
        self.values: list[float] = []
        self.features: list[Mapping[str, float]] = []
        self.line: tuple[Move, ...] = ()
        self.is_slip = False  # chosen at random instead of the best

    def mean_value(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0

    def is_settled(self) -> bool:
        """Return whether the last two worlds gave the same value."""
        return len(self.values) > 1 and self.values[-1] == self.values[-2]

    def advantage_over(self, other: Candidate) -> tuple[float, float]:
        """Return the mean advantage over another in their common worlds, and its standard error."""
        return paired_difference(self.values, other.values)


def paired_difference(ones: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """Return the mean of the differences pair by pair, and its standard error.

    Values without a partner are ignored; the error is infinite for fewer than two pairs.
    """
    differences = [one - other for one, other in zip(ones, others, strict=False)]
    count = len(differences)
    if count < 2:
        return (differences[0] if differences else 0.0), inf
    mean = sum(differences) / count
    return mean, sqrt(sum([(one - mean) ** 2 for one in differences]) / (count - 1) / count)


def drop_hopeless(candidates: Sequence[Candidate], first: Candidate) -> list[Candidate]:
    """Drop the candidates that are surely worse than the best or equal to it in every world.

    `first`, which the others have to beat, is kept until only one is left.
    """
    best = max(candidates, key=Candidate.mean_value)
    if len(best.values) < MIN_WORLDS:
        return list(candidates)
    left = [one for one in candidates if one is best or not (_is_worse(one, best) or _is_equal(one, best))]
    return left if len(left) == 1 else [one for one in candidates if one in left or one is first]


def _is_worse(one: Candidate, best: Candidate) -> bool:
    """Return whether a candidate is surely worse than the best."""
    gain, error = best.advantage_over(one)
    return gain > SURE_STANDARD_ERRORS * error


def _is_equal(one: Candidate, best: Candidate) -> bool:
    """Return whether two candidates have the same value in each world.

    Values of finished games do not count: different moves may all win there, or lose.
    """
    return best.advantage_over(one) == (0.0, 0.0) and not any(_is_final(value) for value in best.values)


def _is_final(value: float) -> bool:
    """Return whether a finished game can have this value: 0 or an equal share of a win."""
    return not value or (1 / value).is_integer()


def keep_better_half(candidates: Sequence[Candidate], first: Candidate) -> list[Candidate]:
    """Keep the better half of the candidates, at least two, and `first`."""
    better = sorted(candidates, key=Candidate.mean_value, reverse=True)[: max(2, (len(candidates) + 1) // 2)]
    if first in candidates and first not in better:
        better[-1] = first
    return [one for one in candidates if one in better]


def evaluations(order: Sequence[Candidate]) -> list[MoveEvaluation]:
    """Return the evaluations of ranked candidates, the first of which is played."""
    return [
        MoveEvaluation(one.move, len(one.values), one.mean_value(), one.advantage_over(order[0])[1], one.line)
        for one in order
    ]


def rank_candidates(candidates: Sequence[Candidate], doubt: float | None) -> list[Candidate]:
    """Rank the candidates: the one to play, then by number of simulations and mean value.

    doubt: the standard errors by which a move must be better than `candidates[0]`, the policy's; None if there is no policy.
    """
    order = sorted(candidates, key=lambda one: (-len(one.values), -one.mean_value()))
    if doubt is not None:
        gain, error = order[0].advantage_over(candidates[0])
        if gain <= doubt * error:
            order.remove(candidates[0])
            order.insert(0, candidates[0])
    return order
