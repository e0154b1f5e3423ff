"""Skill by rank: the strength of players at tables of any size, with its uncertainty.

The model is that of Plackett and Luce in the Bayesian approximation of Weng and Lin, by openskill. A skill is a normal
distribution; it is shown on a scale on which everyone begins at 1500.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

START_MEAN: Final = 25.0
START_DEVIATION: Final = 25 / 3
SCALE_START: Final = 1500
SCALE_FACTOR: Final = 40
"""Points of the scale for one unit of skill."""
INTERVAL_DEVIATIONS: Final = 1.96
"""Standard deviations on each side of an interval that holds the skill in 95 of 100 cases."""
SETTLED_DEVIATION: Final = START_DEVIATION / 2
"""The uncertainty below which a rating is more than a first impression."""


@dataclass(frozen=True)
class Skill:
    """The estimated strength of a player, and how uncertain it is."""

    mean: float = START_MEAN
    deviation: float = START_DEVIATION
    games: int = 0

    @property
    def rating(self) -> int:
        """The strength on the scale that people see."""
        return _scaled(self.mean)

    @property
    def interval(self) -> tuple[int, int]:
        """The smallest and largest rating that are still likely (95 %)."""
        reach = INTERVAL_DEVIATIONS * self.deviation
        return _scaled(self.mean - reach), _scaled(self.mean + reach)

    @property
    def is_settled(self) -> bool:
        """Whether enough games were played to say more than a first impression."""
        return self.deviation < SETTLED_DEVIATION


def _scaled(value: float) -> int:
    return round(SCALE_START + SCALE_FACTOR * (value - START_MEAN))


def rate_game(
    skills: Mapping[str, Skill], entrants: Sequence[str], places: Sequence[int]
) -> dict[str, Skill]:
    """Return the skills of all entrants after a game, by their keys.

    `places` count from 1, equals share one. An entrant without a skill begins. One that has several seats,
    as a level of bots may, is changed by the mean of what its seats say: they are one opinion about it, not
    many. A game with fewer than two different entrants changes nothing.
    """
    before = {entrant: skills.get(entrant, Skill()) for entrant in entrants}
    if len(before) < 2:
        return before
    model = _model()
    teams = [[model.rating(mu=before[entrant].mean, sigma=before[entrant].deviation)] for entrant in entrants]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    seats: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for entrant, (player,) in zip(entrants, rated, strict=True):
        seats[entrant].append((player.mu, player.sigma))
    return {
        entrant: Skill(
            _mean([mu for mu, _ in found]), _mean([sigma for _, sigma in found]), before[entrant].games + 1
        )
        for entrant, found in seats.items()
    }


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=START_MEAN, sigma=START_DEVIATION)
