"""Averages and shares with 95 % confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, fsum, sqrt
from statistics import median
from typing import Final

NORMAL_95: Final = 1.96
"""The half-width of a 95 % interval in standard errors."""


@dataclass(frozen=True)
class Average:
    """The mean of `count` numbers with its interval, their extremes and quantiles.

    `p90` is the 90th percentile. The width of the interval depends on the function that computed it, so
    further calculations start from `error`.
    """

    mean: float
    error: float
    low: float
    high: float
    minimum: float
    median: float
    p90: float
    maximum: float
    count: int


@dataclass(frozen=True)
class Share:
    """The share of `hits` in `of` trials, with its 95 % interval."""

    hits: int
    of: int
    share: float
    low: float
    high: float


def average(values: Sequence[float]) -> Average:
    """Return the average of at least one number; the interval of a single one has no width."""
    mean, error = _estimate(values)
    return _summary(values, error, mean - NORMAL_95 * error, mean + NORMAL_95 * error)


def average_share(values: Sequence[float], errors: float = NORMAL_95) -> Average:
    """Return the average of at least one share between 0 and 1.

    errors: the half-width of the interval in standard errors. Error and interval are those of the same shares with a
    0 and a 1 added, so that a few equal results do not look certain; the interval is clipped to 0 … 1. The mean is
    that of the shares alone.
    """
    centre, error = _estimate([*values, 0.0, 1.0])
    return _summary(values, error, max(0.0, centre - errors * error), min(1.0, centre + errors * error))


def _estimate(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    count, mean = len(values), fsum(values) / len(values)
    variance = fsum((value - mean) ** 2 for value in values) / (count - 1) if count > 1 else 0.0
    return mean, sqrt(variance / count)


def _summary(values: Sequence[float], error: float, low: float, high: float) -> Average:
    count, order = len(values), sorted(values)
    p90 = order[ceil(0.9 * count) - 1]
    mean = fsum(values) / count
    return Average(mean, error, low, high, order[0], median(order), p90, order[-1], count)


def share(games: Sequence[tuple[int, int]]) -> Share:
    """Return the share of hits in trials that occur several times per game.

    games: (hits, trials) of each game. Without trials the interval is 0 … 1. Trials of one game are not independent.
    So the interval is Wilson's for the effective number of trials (Korn and Graubard, 1998, with the variance of the
    ratio estimator), at most the actual number; if all trials have the same result, each game counts once.
    """
    tried = [(hits, of) for hits, of in games if of]
    hits, of = sum(hits for hits, _ in tried), sum(of for _, of in tried)
    if len(tried) < 2 or hits in (0, of):
        return _wilson(hits, of, len(tried))
    ratio = hits / of
    clustered = fsum((hits - ratio * of) ** 2 for hits, of in tried) * len(tried) / (len(tried) - 1)
    independent = of * of * ratio * (1 - ratio)
    return _wilson(hits, of, min(of, independent / clustered) if clustered else of)


def _wilson(hits: int, of: int, trials: float) -> Share:
    """Return the share with Wilson's interval for this number of independent trials."""
    if not of:
        return Share(0, 0, 0.0, 0.0, 1.0)
    ratio, square = hits / of, NORMAL_95 * NORMAL_95
    centre = (ratio + square / (2 * trials)) / (1 + square / trials)
    error = NORMAL_95 * sqrt(ratio * (1 - ratio) / trials + square / (4 * trials**2)) / (1 + square / trials)
    return Share(hits, of, ratio, max(0.0, centre - error), min(1.0, centre + error))
