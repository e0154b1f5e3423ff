"""What a search compares: moves, each with what it was worth in world after world, and which of them may yet be best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from spielhafen.bots.beam import MoveSequence
    from spielhafen.core.moves import Move

MIN_WORLDS: Final = 10
"""Worlds in which a move was tried before it may be called surely worse than another."""
SURE_STANDARD_ERRORS: Final = 3.0
"""Standard errors that make it so."""


@dataclass(frozen=True)
class MoveEvaluation:
    """What the search found about one move: how often it was tried, what that was worth on average, and how uncertain it
    is by how much it differs from the move played: the standard error over the same worlds.
    """

    move: Move
    visits: int
    worth: float
    error: float = 0.0
    line: tuple[Move, ...] = ()
    """What is expected next, as far as it depends on nobody's luck: the moves that followed most often."""


class Candidate:
    """A move that is compared with others: what it was worth, and what was noted, world by world."""

    __slots__ = ("moves", "move", "values", "features", "line", "is_slip")

    def __init__(self, moves: MoveSequence) -> None:
        self.moves = moves
        self.move = moves[0]
        self.values: list[float] = []
        self.features: list[Mapping[str, float]] = []
        self.line: tuple[Move, ...] = ()
        self.is_slip = False  # taken by lot, in place of what seemed best

    def mean_value(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0

    def is_settled(self) -> bool:
        """Whether two worlds have told the same."""
        return len(self.values) > 1 and self.values[-1] == self.values[-2]

    def advantage_over(self, other: Candidate) -> tuple[float, float]:
        """By how much it is worth more than another in the worlds that both were tried in, and the standard error."""
        return paired_difference(self.values, other.values)


def paired_difference(ones: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """By how much the ones are greater than the others on average, pair by pair, and the standard error of that.

    What has no partner is left out; of less than two pairs the error is infinite.
    """
    differences = [one - other for one, other in zip(ones, others, strict=False)]
    count = len(differences)
    if count < 2:
        return (differences[0] if differences else 0.0), inf
    mean = sum(differences) / count
    return mean, sqrt(sum([(one - mean) ** 2 for one in differences]) / (count - 1) / count)


def drop_hopeless(candidates: Sequence[Candidate], first: Candidate) -> list[Candidate]:
    """Those that may yet turn out best: not surely worse than the one that seems best, and not the same as one before.

    The first, which the others have to beat, stays among them until only one is left.
    """
    best = max(candidates, key=Candidate.mean_value)
    if len(best.values) < MIN_WORLDS:
        return list(candidates)
    left = [one for one in candidates if one is best or not (_behind(one, best) or _same(one, best))]
    return left if len(left) == 1 else [one for one in candidates if one in left or one is first]


def _behind(one: Candidate, best: Candidate) -> bool:
    """Whether it is surely worse."""
    gain, error = best.advantage_over(one)
    return gain > SURE_STANDARD_ERRORS * error


def _same(one: Candidate, best: Candidate) -> bool:
    """Whether it came to the same in each world, and none of them was at its end: many moves may win there, or lose."""
    return best.advantage_over(one) == (0.0, 0.0) and not any(_whole(value) for value in best.values)


def _whole(value: float) -> bool:
    """Whether it is what an end may be worth: nothing, or an equal share of a victory."""
    return not value or (1 / value).is_integer()


def keep_better_half(candidates: Sequence[Candidate], first: Candidate) -> list[Candidate]:
    """Those that seem better, two at least, and the rule of thumb's, which they have to beat, if it is among these."""
    ahead = sorted(candidates, key=Candidate.mean_value, reverse=True)[: max(2, (len(candidates) + 1) // 2)]
    if first in candidates and first not in ahead:
        ahead[-1] = first
    return [one for one in candidates if one in ahead]


def evaluations(order: Sequence[Candidate]) -> list[MoveEvaluation]:
    """What is to be said of candidates, the first of which is played."""
    return [
        MoveEvaluation(one.move, len(one.values), one.mean_value(), one.advantage_over(order[0])[1], one.line)
        for one in order
    ]


def rank_candidates(candidates: Sequence[Candidate], doubt: float | None) -> list[Candidate]:
    """First the one to play, then by how long they were compared and what they were worth.

    doubt: by how many standard errors a move must be better than the rule of thumb's, which comes first; None: there is none.
    """
    order = sorted(candidates, key=lambda one: (-len(one.values), -one.mean_value()))
    if doubt is not None:
        gain, error = order[0].advantage_over(candidates[0])
        if gain <= doubt * error:
            order.remove(candidates[0])
            order.insert(0, candidates[0])
    return order
