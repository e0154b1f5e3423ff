"""Averages and shares, each with the interval in which the true value lies with 95 % probability."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, fsum, sqrt
from statistics import median
from typing import Final

NORMAL: Final = 1.96
"""Standard errors to either side."""


@dataclass(frozen=True)
class Average:
    """The mean of numbers and its interval, the smallest, the middle and the greatest of them, and what nine of ten keep."""

    mean: float
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
    return _summary(values, *_interval(values))


def average_share(values: Sequence[float], errors: float = NORMAL) -> Average:
    """The average of shares, each between 0 and 1, at least one; `errors`: how many standard errors to either side.

    The interval is that of the same shares with one of everything and one of nothing beside them (after Agresti and Coull,
    1998), so that a few like results do not look certain.
    """
    low, high = _interval([*values, 0.0, 1.0], errors)
    return _summary(values, max(0.0, low), min(1.0, high))


def _interval(values: Sequence[float], errors: float = NORMAL) -> tuple[float, float]:
    count, mean = len(values), fsum(values) / len(values)
    variance = fsum((value - mean) ** 2 for value in values) / (count - 1) if count > 1 else 0.0
    error = errors * sqrt(variance / count)
    return mean - error, mean + error


def _summary(values: Sequence[float], low: float, high: float) -> Average:
    count, order = len(values), sorted(values)
    nine_of_ten = order[ceil(0.9 * count) - 1]
    mean = fsum(values) / count
    return Average(mean, low, high, order[0], median(order), nine_of_ten, order[-1], count)


def share(hits: int, of: int) -> Share:
    """How often, with Wilson's interval, which keeps within 0 and 1; of nothing it is everything."""
    if not of:
        return Share(0, 0, 0.0, 0.0, 1.0)
    part, square = hits / of, NORMAL * NORMAL
    middle = (part + square / (2 * of)) / (1 + square / of)
    error = NORMAL * sqrt(part * (1 - part) / of + square / (4 * of * of)) / (1 + square / of)
    return Share(hits, of, part, max(0.0, middle - error), min(1.0, middle + error))
