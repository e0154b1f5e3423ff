"""How strong players are on one scale, from their duels: Elo numbers, with the interval that luck leaves open.

The model is Bradley's and Terry's: who is 400 points stronger wins ten of eleven games between two. A duel says which share
of the victories the first of two levels has and how uncertain that is; the numbers are those under which all duels together
are most likely, and their intervals follow from how sharply the likelihood falls off (the inverse of Fisher's information).

Such numbers exist where each has beaten each, if only by way of third ones (Ford, 1957). Who has never beaten any of those, or
never lost to any, may be any distance away: of him only a bound is told.
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
"""How likely a bound is wrong at most: as likely as a number lies beyond one end of its interval."""
MAX_ITERATIONS: Final = 20_000
TOLERANCE: Final = 1e-9


@dataclass(frozen=True)
class Rating:
    """A level's number; the weakest with a number has 0, and the interval is that of the difference to it (95 %).

    None: nobody knows. Who has no number is at least as strong as `low`, or at most as strong as `high`, or cannot be
    compared at all.
    """

    level: str
    elo: float | None
    low: float | None
    high: float | None


class _Games(NamedTuple):
    """The victories of two levels, in games that would leave as much in doubt if each had one winner."""

    one: int
    other: int
    wins: float
    losses: float


class _Lead(NamedTuple):
    """How much stronger one is than another, at least."""

    one: int
    other: int
    least: float


def compute_ratings(duels: Sequence[DuelResult], seats: int = 2) -> list[Rating]:
    """The levels in these duels, the strongest first; every level must have met every other, if only by way of third ones.

    seats: at tables for so many. Their shares are taken for what they would be between two, so that numbers mean the same.
    """
    levels = list(dict.fromkeys(name for duel in duels for name in (duel.first, duel.second)))
    games = [_games(levels, duel, seats) for duel in duels]
    beaten = _beaten(len(levels), games)
    numbers = _numbers(_group(beaten), games)
    leads = _leads(games)
    below = [_Lead(lead.other, lead.one, lead.least) for lead in leads]
    elos = {level: elo for level, (elo, _) in numbers.items()}
    lows = _least({level: elo - error for level, (elo, error) in numbers.items()}, leads)
    highs = _least({level: -elo - error for level, (elo, error) in numbers.items()}, below)
    found = [
        Rating(
            name, *(_points(skills.get(level), sign) for skills, sign in ((elos, 1), (lows, 1), (highs, -1)))
        )
        for level, name in enumerate(levels)
    ]
    order = sorted(
        zip(beaten, found, strict=True), key=lambda one: (len(one[0]), _told(one[1])), reverse=True
    )
    return [rating for _, rating in order]


def _points(skill: float | None, sign: int) -> float | None:
    return None if skill is None else sign * ELO_PER_LOGIT * skill


def _told(rating: Rating) -> float:
    """The number that is told of a level."""
    return next((one for one in (rating.elo, rating.low, rating.high) if one is not None), 0.0)


def share_at_table(share: float, seats: int) -> float:
    """The share of the victories, on average over both ways to sit, of who takes such a share of them between two.

    If between two he wins four of five, he is four times as likely to win as anybody else at a larger table.
    """
    if seats < 2 or not 0 < share < 1:
        return share
    odds = share / (1 - share)
    more, less = (seats + 1) // 2, seats // 2
    return (odds * more / (odds * more + less) + odds * less / (odds * less + more)) / 2


def share_between_two(share: float, seats: int) -> float:
    """The other way round: what who takes such a share at a table for so many would take between two."""
    low, high = 0.0, 1.0
    if seats % 2 == 0 or not low < share < high:
        return share
    while high - low > TOLERANCE:
        middle = (low + high) / 2
        low, high = (middle, high) if share_at_table(middle, seats) < share else (low, middle)
    return (low + high) / 2


def _slope(share: float, seats: int) -> float:
    """How fast the share between two grows with that at a larger table."""
    if not 0 < share < 1:
        return 1.0
    step = min(share, 1 - share, 1e-3)
    return (share_between_two(share + step / 2, seats) - share_between_two(share - step / 2, seats)) / step


def _games(levels: Sequence[str], duel: DuelResult, seats: int) -> _Games:
    told, count = duel.wins.mean, float(duel.wins.count)
    share, error = round(share_between_two(told, seats), 9), duel.wins.error * _slope(told, seats)
    if error > 0 and 0 < share < 1:
        count = max(count, share * (1 - share) / error**2)
    return _Games(levels.index(duel.first), levels.index(duel.second), share * count, (1 - share) * count)


# Who can be compared with whom.


def _beaten(levels: int, games: Iterable[_Games]) -> list[frozenset[int]]:
    """Whom each level has beaten, if only by way of third ones; itself, too."""
    found = [frozenset({level}) for level in range(levels)]
    for _ in range(levels):
        for one, other, wins, losses in games:
            if wins:
                found[one] |= found[other]
            if losses:
                found[other] |= found[one]
    return found


def _group(beaten: Sequence[frozenset[int]]) -> list[int]:
    """The most levels that have beaten each other; of equally many the weakest."""
    groups = [
        [other for other in whom if level in beaten[other]] for level, whom in enumerate(map(sorted, beaten))
    ]
    return max(groups, key=lambda group: (len(group), -len(beaten[group[0]])))


# How strong they are.


def _numbers(group: Sequence[int], games: Iterable[_Games]) -> dict[int, tuple[float, float]]:
    """How much stronger than the weakest of a group each one is, and how far its interval reaches to either side."""
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
    spread = _spread(among, skill, weakest)
    return {level: (skill[at] - skill[weakest], NORMAL_95 * spread[at]) for level, at in place.items()}


def _fit(levels: int, games: Sequence[_Games]) -> list[float]:
    """The likeliest skills, by Hunter's iteration (2004); the first level has 0."""
    strength = [1.0] * levels
    for _ in range(MAX_ITERATIONS):
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
        if all(abs(log(now / was)) < TOLERANCE for now, was in zip(strength, before, strict=True)):
            break
    return [log(one) for one in strength]


def _spread(games: Iterable[_Games], skill: Sequence[float], fixed: int) -> list[float]:
    """The standard error of each skill's difference to that of one level."""
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


# How strong the others are at least, or at most.


def _leads(games: Iterable[_Games]) -> list[_Lead]:
    """What each duel says to whoever has won anything in it."""
    sides = [
        side
        for one, other, wins, losses in games
        for side in (_Games(one, other, wins, losses), _Games(other, one, losses, wins))
    ]
    return [_Lead(one, other, _lead(wins, losses)) for one, other, wins, losses in sides if wins]


def _lead(wins: float, losses: float) -> float:
    if not losses:  # so likely at least is a victory, or so many together were too unlikely
        share = TAIL_PROBABILITY ** (1 / wins)
        return log(share / (1 - share))
    return log(wins / losses) - NORMAL_95 * sqrt(1 / wins + 1 / losses)


def _least(known: Mapping[int, float], leads: Sequence[_Lead]) -> dict[int, float]:
    """How strong each is at least who has beaten one of whom that is known, the surest first."""
    found = dict(known)
    while True:
        bounds: dict[int, float] = {}
        for one, other, least in leads:
            if other in found and one not in found:
                bounds[one] = max(bounds.get(one, -inf), found[other] + least)
        if not bounds:
            return found
        surest = max(bounds, key=lambda level: bounds[level])
        found[surest] = bounds[surest]


def invert_matrix(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
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
