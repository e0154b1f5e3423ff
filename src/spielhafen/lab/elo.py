"""Elo ratings of levels, with confidence intervals, computed from duels.

The model is that of Bradley and Terry: a player who is 400 points stronger wins ten of eleven games for two. A duel gives the
first level's share of the wins with its standard error. The ratings maximise the likelihood of all duels; their intervals
come from its curvature (the inverse of the Fisher information).

The maximum exists for levels that have all won against each other, directly or through other levels (Ford, 1957). A level
that has never won against these, or never lost, may be any distance away: it gets a bound only.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, inf, log, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from spielhafen.lab.statistics import NORMAL_95

if TYPE_CHECKING:
    from spielhafen.lab.duel_result import DuelResult

ELO_PER_LOGIT: Final = 400 / log(10)
"""Elo points in one unit of the natural logarithm of the odds."""
TAIL_PROBABILITY: Final = 0.025
"""The error probability of a bound, that of one end of an interval."""
MAX_RATING_ITERATIONS: Final = 20_000
RATING_TOLERANCE: Final = 1e-9


@dataclass(frozen=True)
class Rating:
    """The rating of a level in Elo points, relative to the weakest rated one.

    The interval is that of the difference, with 95 %. A level that cannot be rated has `elo` None and is at least as
    strong as `low`, or at most as strong as `high`, if these are not None.
    """

    level: str
    elo: float | None
    low: float | None
    high: float | None


class _Games(NamedTuple):
    """The wins of two levels, scaled to as many games as have the same standard error."""

    one: int
    other: int
    wins: float
    losses: float


class _Lead(NamedTuple):
    """A lower bound of the skill difference between two levels."""

    one: int
    other: int
    minimum: float


def compute_ratings(duels: Sequence[DuelResult], seats: int = 2) -> list[Rating]:
    """Rate the levels in these duels, the strongest first.

    Every level must have met every other, directly or through others.

    seats: the seats at the tables of the duels. Shares are converted to games for two, so that ratings mean the same
    for all tables.
    """
    levels = list(dict.fromkeys(name for duel in duels for name in (duel.first, duel.second)))
    games = [_games(levels, duel, seats) for duel in duels]
    beaten = _beaten(len(levels), games)
    skills = _group_skills(_largest_group(beaten), games)
    leads = _leads(games)
    below = [_Lead(lead.other, lead.one, lead.minimum) for lead in leads]
    elos = {level: skill for level, (skill, _) in skills.items()}
    lows = _lower_bounds({level: skill - error for level, (skill, error) in skills.items()}, leads)
    highs = _lower_bounds({level: -skill - error for level, (skill, error) in skills.items()}, below)
    found = [
        Rating(
            name, *(_points(known.get(level), sign) for known, sign in ((elos, 1), (lows, 1), (highs, -1)))
        )
        for level, name in enumerate(levels)
    ]
    order = sorted(
        zip(beaten, found, strict=True), key=lambda one: (len(one[0]), _sort_key(one[1])), reverse=True
    )
    return [rating for _, rating in order]


def _points(skill: float | None, sign: int) -> float | None:
    return None if skill is None else sign * ELO_PER_LOGIT * skill


def _sort_key(rating: Rating) -> float:
    """Return the rating, else a bound, else 0."""
    return next((one for one in (rating.elo, rating.low, rating.high) if one is not None), 0.0)


def share_at_table(share: float, seats: int) -> float:
    """Convert a share of the wins in games for two to the share at larger tables.

    It is the average over both seatings. A player with four fifths of the wins between two is four times as likely to
    win as each opponent at a larger table.
    """
    if seats < 2 or not 0 < share < 1:
        return share
    odds = share / (1 - share)
    more, less = (seats + 1) // 2, seats // 2
    return (odds * more / (odds * more + less) + odds * less / (odds * less + more)) / 2


def share_between_two(share: float, seats: int) -> float:
    """Invert `share_at_table`, by bisection."""
    low, high = 0.0, 1.0
    if seats % 2 == 0 or not low < share < high:
        return share
    while high - low > RATING_TOLERANCE:
        middle = (low + high) / 2
        low, high = (middle, high) if share_at_table(middle, seats) < share else (low, middle)
    return (low + high) / 2


def _slope(share: float, seats: int) -> float:
    """Return the derivative of `share_between_two`."""
    if not 0 < share < 1:
        return 1.0
    step = min(share, 1 - share, 1e-3)
    return (share_between_two(share + step / 2, seats) - share_between_two(share - step / 2, seats)) / step


def _games(levels: Sequence[str], duel: DuelResult, seats: int) -> _Games:
    at_table, count = duel.wins.mean, float(duel.wins.count)
    share, error = round(share_between_two(at_table, seats), 9), duel.wins.error * _slope(at_table, seats)
    if error > 0 and 0 < share < 1:
        count = max(count, share * (1 - share) / error**2)
    return _Games(levels.index(duel.first), levels.index(duel.second), share * count, (1 - share) * count)


# Comparable levels.


def _beaten(levels: int, games: Iterable[_Games]) -> list[frozenset[int]]:
    """Return for each level itself and those it has won against, directly or through others."""
    found = [frozenset({level}) for level in range(levels)]
    for _ in range(levels):
        for one, other, wins, losses in games:
            if wins:
                found[one] |= found[other]
            if losses:
                found[other] |= found[one]
    return found


def _largest_group(beaten: Sequence[frozenset[int]]) -> list[int]:
    """Return the largest, else the weakest group of levels that all have won against each other."""
    groups = [
        [other for other in losers if level in beaten[other]]
        for level, losers in enumerate(map(sorted, beaten))
    ]
    return max(groups, key=lambda group: (len(group), -len(beaten[group[0]])))


# Skills, in natural logarithms of the odds.


def _group_skills(group: Sequence[int], games: Iterable[_Games]) -> dict[int, tuple[float, float]]:
    """Return the skill of each level above the weakest, and the half-width of its interval."""
    if len(group) == 1:
        return {group[0]: (0.0, 0.0)}
    place = {level: place for place, level in enumerate(group)}
    among = [
        _Games(place[one], place[other], wins, losses)
        for one, other, wins, losses in games
        if one in place and other in place
    ]
    skill = _fit(len(group), among)
    weakest = min(range(len(group)), key=lambda level: skill[level])
    errors = _standard_errors(among, skill, weakest)
    return {level: (skill[at] - skill[weakest], NORMAL_95 * errors[at]) for level, at in place.items()}


def _fit(levels: int, games: Sequence[_Games]) -> list[float]:
    """Return the maximum-likelihood skills by Hunter's iteration (2004); the first is 0."""
    strength = [1.0] * levels
    for _ in range(MAX_RATING_ITERATIONS):
        before = strength[:]
        won, met = [0.0] * levels, [0.0] * levels
        for one, other, wins, losses in games:
            won[one] += wins
            won[other] += losses
            share = (wins + losses) / (strength[one] + strength[other])
            met[one] += share
            met[other] += share
        strength = [wins / meetings for wins, meetings in zip(won, met, strict=True)]
        strength = [one / strength[0] for one in strength]
        if all(abs(log(now / was)) < RATING_TOLERANCE for now, was in zip(strength, before, strict=True)):
            break
    return [log(one) for one in strength]


def _standard_errors(games: Iterable[_Games], skill: Sequence[float], fixed: int) -> list[float]:
    """Return the standard error of each skill's difference to that of `fixed`."""
    levels = len(skill)
    information = [[0.0] * levels for _ in range(levels)]
    for one, other, wins, losses in games:
        share = 1 / (1 + exp(skill[other] - skill[one]))
        weight = (wins + losses) * share * (1 - share)
        information[one][one] += weight
        information[other][other] += weight
        information[one][other] -= weight
        information[other][one] -= weight
    free = [level for level in range(levels) if level != fixed]
    covariance = invert_matrix([[information[row][column] for column in free] for row in free])
    errors = {level: sqrt(covariance[place][place]) for place, level in enumerate(free)}
    return [errors.get(level, 0.0) for level in range(levels)]


# Bounds for the other levels.


def _leads(games: Iterable[_Games]) -> list[_Lead]:
    """Return for each duel the leads of the sides that have won games in it."""
    sides = [
        side
        for one, other, wins, losses in games
        for side in (_Games(one, other, wins, losses), _Games(other, one, losses, wins))
    ]
    return [_Lead(one, other, _lead(wins, losses)) for one, other, wins, losses in sides if wins]


def _lead(wins: float, losses: float) -> float:
    """Return the lower bound of a skill difference."""
    if not losses:  # with a smaller share, wins alone would be less likely than TAIL_PROBABILITY
        share = TAIL_PROBABILITY ** (1 / wins)
        return log(share / (1 - share))
    return log(wins / losses) - NORMAL_95 * sqrt(1 / wins + 1 / losses)


def _lower_bounds(known: Mapping[int, float], leads: Sequence[_Lead]) -> dict[int, float]:
    """Add lower bounds for levels that have won against one with a bound, the highest first."""
    found = dict(known)
    while True:
        bounds: dict[int, float] = {}
        for one, other, minimum in leads:
            if other in found and one not in found:
                bounds[one] = max(bounds.get(one, -inf), found[other] + minimum)
        if not bounds:
            return found
        highest = max(bounds, key=lambda level: bounds[level])
        found[highest] = bounds[highest]


def invert_matrix(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Invert a small positive definite matrix by Gauss–Jordan elimination, without pivoting."""
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
