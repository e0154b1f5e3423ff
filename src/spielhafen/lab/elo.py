"""How strong players are on one scale, from their duels: Elo numbers, with the interval that luck leaves open.

The model is Bradley's and Terry's: who is 400 points stronger wins ten of eleven games between two. A duel says which share
of the victories the first of two levels has and how uncertain that is; the numbers are those under which all duels together
are most likely, and their intervals follow from how sharply the likelihood falls off (the inverse of Fisher's information).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import TYPE_CHECKING, Final

from spielhafen.lab.statistics import NORMAL

if TYPE_CHECKING:
    from spielhafen.lab.arena import Duel

POINTS: Final = 400 / log(10)
"""Elo points in one unit of the natural logarithm of the odds."""
CLEAREST: Final = 0.5
"""Victories that stay in doubt however clear a duel was: who never lost is not infinitely strong."""
TURNS: Final = 200
NEAR: Final = 1e-9


@dataclass(frozen=True)
class Rating:
    """A level's number; the weakest has 0, and the interval is that of the difference to it (95 %)."""

    level: str
    elo: float
    low: float
    high: float


def ratings(duels: Sequence[Duel]) -> list[Rating]:
    """The levels in these duels, the strongest first; every level must have met every other, if only by way of third ones."""
    levels = list(dict.fromkeys(name for duel in duels for name in (duel.first, duel.second)))
    games = [_games(duel) for duel in duels]
    places = [(levels.index(duel.first), levels.index(duel.second)) for duel in duels]
    skill = _fit(len(levels), places, games)
    weakest = min(range(len(levels)), key=lambda level: skill[level])
    spread = _spread(len(levels), places, games, skill, weakest)
    found = []
    for level, name in enumerate(levels):
        elo, error = POINTS * (skill[level] - skill[weakest]), POINTS * NORMAL * spread[level]
        found.append(Rating(name, elo, elo - error, elo + error))
    return sorted(found, key=lambda rating: -rating.elo)


def _games(duel: Duel) -> tuple[float, float]:
    """Victories of both, in games that would leave as much in doubt if each had one winner."""
    share, error = duel.wins.mean, (duel.wins.high - duel.wins.low) / (2 * NORMAL)
    count = float(duel.wins.count)
    if error > 0 and 0 < share < 1:
        count = max(count, share * (1 - share) / error**2)
    return share * count + CLEAREST, (1 - share) * count + CLEAREST


def _fit(levels: int, places: Sequence[tuple[int, int]], games: Sequence[tuple[float, float]]) -> list[float]:
    """The likeliest skills, by Hunter's iteration (2004); the first level has 0."""
    strength = [1.0] * levels
    for _ in range(TURNS):
        before = strength[:]
        won, met = [0.0] * levels, [0.0] * levels
        for (one, other), (wins, losses) in zip(places, games, strict=True):
            won[one] += wins
            won[other] += losses
            share = (wins + losses) / (strength[one] + strength[other])
            met[one] += share
            met[other] += share
        strength = [wins / meetings for wins, meetings in zip(won, met, strict=True)]
        strength = [one / strength[0] for one in strength]
        if all(abs(log(now / was)) < NEAR for now, was in zip(strength, before, strict=True)):
            break
    return [log(one) for one in strength]


def _spread(
    levels: int,
    places: Sequence[tuple[int, int]],
    games: Sequence[tuple[float, float]],
    skill: Sequence[float],
    fixed: int,
) -> list[float]:
    """The standard error of each skill's difference to that of one level."""
    information = [[0.0] * levels for _ in range(levels)]
    for (one, other), (wins, losses) in zip(places, games, strict=True):
        share = 1 / (1 + exp(skill[other] - skill[one]))
        weight = (wins + losses) * share * (1 - share)
        information[one][one] += weight
        information[other][other] += weight
        information[one][other] -= weight
        information[other][one] -= weight
    free = [level for level in range(levels) if level != fixed]
    covariance = inverse([[information[row][column] for column in free] for row in free])
    errors = {level: sqrt(covariance[place][place]) for place, level in enumerate(free)}
    return [errors.get(level, 0.0) for level in range(levels)]


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Of a small symmetric matrix with weight on its diagonal, by Gauss and Jordan."""
    size = len(matrix)
    rows = [[*row, *(float(column == place) for column in range(size))] for place, row in enumerate(matrix)]
    for place in range(size):
        rows[place] = [value / rows[place][place] for value in rows[place]]
        for other in range(size):
            if other != place:
                factor = rows[other][place]
                rows[other] = [
                    value - factor * pivot for value, pivot in zip(rows[other], rows[place], strict=True)
                ]
    return [row[size:] for row in rows]
