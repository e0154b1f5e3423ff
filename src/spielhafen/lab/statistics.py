"""Averages and shares, each with the interval in which the true value lies with 95 % probability."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, fsum, sqrt
from statistics import median
from typing import Final

NORMAL_95: Final = 1.96
"""Standard errors to either side."""


@dataclass(frozen=True)
class Average:
    """The mean of numbers and its interval, the smallest, the middle and the greatest of them, and what nine of ten keep.

    How wide an interval is depends on what it is for; who reckons on takes the standard error itself.
    """

    mean: float
    error: float
    low: float
    high: float
    least: float
    median: float
    nine_of_ten: float
    most: float
    count: int


@dataclass(frozen=True)
class Share:
    """How often something was so, out of how many."""

    hits: int
    of: int
    share: float
    low: float
    high: float


def average(values: Sequence[float]) -> Average:
    """The average of some numbers, at least one; of a single one nobody knows how far off it is: the interval is empty."""
    mean, error = _estimate(values)
    return _summary(values, error, mean - NORMAL_95 * error, mean + NORMAL_95 * error)


def average_share(values: Sequence[float], errors: float = NORMAL_95) -> Average:
    """The average of shares, each between 0 and 1, at least one; `errors`: how many standard errors to either side.

    The mean is theirs; error and interval, cut off at nothing and everything, are those of the same shares with one of
    nothing and one of everything beside them, so that a few like results do not look certain.
    """
    middle, error = _estimate([*values, 0.0, 1.0])
    return _summary(values, error, max(0.0, middle - errors * error), min(1.0, middle + errors * error))


def _estimate(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    count, mean = len(values), fsum(values) / len(values)
    variance = fsum((value - mean) ** 2 for value in values) / (count - 1) if count > 1 else 0.0
    return mean, sqrt(variance / count)


def _summary(values: Sequence[float], error: float, low: float, high: float) -> Average:
    count, order = len(values), sorted(values)
    nine_of_ten = order[ceil(0.9 * count) - 1]
    mean = fsum(values) / count
    return Average(mean, error, low, high, order[0], median(order), nine_of_ten, order[-1], count)


def share(games: Sequence[tuple[int, int]]) -> Share:
    """How often, of what may happen several times in each game: by game (hits, of). Of nothing the interval is everything.

    What happens in one game belongs together. So the interval is Wilson's for as many answers as would scatter by themselves
    like these games do (the ratio estimator's variance; the number of answers as Korn and Graubard count them, 1998), at most
    for all answers; if all answers are alike, each game counts once.
    """
    told = [(hits, of) for hits, of in games if of]
    hits, of = sum(hits for hits, _ in told), sum(of for _, of in told)
    if len(told) < 2 or hits in (0, of):
        return _wilson(hits, of, len(told))
    part = hits / of
    scatter = fsum((hits - part * of) ** 2 for hits, of in told) * len(told) / (len(told) - 1)
    own = of * of * part * (1 - part)
    return _wilson(hits, of, min(of, own / scatter) if scatter else of)


def _wilson(hits: int, of: int, answers: float) -> Share:
    """The share, with the interval that it would have of so many independent answers."""
    if not of:
        return Share(0, 0, 0.0, 0.0, 1.0)
    part, square = hits / of, NORMAL_95 * NORMAL_95
    middle = (part + square / (2 * answers)) / (1 + square / answers)
    error = NORMAL_95 * sqrt(part * (1 - part) / answers + square / (4 * answers**2)) / (1 + square / answers)
    return Share(hits, of, part, max(0.0, middle - error), min(1.0, middle + error))
