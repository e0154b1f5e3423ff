"""The statistics of `peers.py`: rates, ratios, bootstrap intervals, and the table."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import floor, log10
from random import Random
from statistics import geometric_mean, median
from typing import Any, Final

RESAMPLES: Final = 2000
CONFIDENCE: Final = 0.95
HEADER: Final = (
    "| | events per second | × {against} | the same with set-up | set-up of a game | events per game | of chance |\n"
    "|---|--:|--:|--:|--:|--:|--:|\n"
)


@dataclass(frozen=True)
class Sample:
    """What one process measured in one round; `play` and `setup` are CPU seconds."""

    events: int
    chance: int
    games: int
    play: float
    setup: float
    about: str

    def rate(self) -> float:
        """Events per second of play, without set-up."""
        return self.events / self.play

    def whole_rate(self) -> float:
        """Events per second of whole games, with set-up."""
        return self.events / (self.play + self.setup)


Rate = Callable[[Sample], float]
RATES: Final[tuple[Rate, ...]] = (Sample.rate, Sample.whole_rate)
Samples = Mapping[str, Sequence[Sample]]
"""The samples of each contender, one for each round."""


def read_sample(output: str) -> Sample:
    """Return the sample in the last line of a worker's output; raises ValueError."""
    lines = output.strip().splitlines()
    found: Any = json.loads(lines[-1]) if lines else None
    if not isinstance(found, dict) or found.keys() != Sample.__annotations__.keys():
        raise ValueError(f"not a line of figures: {output.strip()[-200:]!r}")
    sample = Sample(**found)
    if sample.events < 1 or sample.play <= 0:
        raise ValueError("nothing was played")
    return sample


@dataclass(frozen=True)
class Estimate:
    """A median over rounds, with its interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        digits = max(0, 2 - floor(log10(self.value)))
        return f"{self.value:.{digits}f} ({self.low:.{digits}f}–{self.high:.{digits}f})"


def estimate(values: Sequence[float]) -> Estimate:
    """Return the median of the rounds with a percentile bootstrap interval."""
    random = Random(1492)
    medians = sorted(median(random.choices(values, k=len(values))) for _ in range(RESAMPLES))
    tail = int(RESAMPLES * (1 - CONFIDENCE) / 2)
    return Estimate(median(values), medians[tail], medians[-1 - tail])


def ratios(samples: Sequence[Sample], against: Sequence[Sample], rate: Rate) -> list[float]:
    """Return the ratio of two contenders in each round."""
    return [rate(one) / rate(other) for one, other in zip(samples, against, strict=True)]


def mean_ratios(samples: Samples, names: Sequence[str], against: str, rate: Rate) -> list[float]:
    """Return the geometric mean of the ratios of several contenders in each round."""
    each = [ratios(samples[name], samples[against], rate) for name in names]
    return [geometric_mean(together) for together in zip(*each, strict=True)]


def mean_rate(samples: Samples, names: Sequence[str]) -> float:
    """Return the geometric mean of the median rates of several contenders."""
    return geometric_mean([median(sample.rate() for sample in samples[name]) for name in names])


def significant(number: float) -> str:
    """Return a rate with three digits that count.

    >>> significant(716_412.3), significant(9_906), significant(41.26)
    ('716,000', '9,910', '41')
    """
    return f"{round(number, 2 - floor(log10(number))):,.0f}"


def table(
    samples: Samples, titles: Mapping[str, str], groups: Mapping[str, Sequence[str]], against: str
) -> str:
    """Return the figures as a table in Markdown, with the geometric means of groups.

    Without samples of `against` there are no ratios.
    """
    lines = [HEADER.format(against=titles[against])]
    rows = [[titles[label], *figures(samples, label, against)] for label in samples]
    rows += mean_rows(samples, groups, against)
    return "".join([*lines, *(f"| {' | '.join(row)} |\n" for row in rows)])


def figures(samples: Samples, label: str, against: str) -> list[str]:
    """Return the figures of a contender."""
    found = samples[label]
    games, events = sum(one.games for one in found), sum(one.events for one in found)
    setup = 1e6 * sum(one.setup for one in found) / games
    chance = 100 * sum(one.chance for one in found) / events
    return [
        significant(median(one.rate() for one in found)),
        *compared(samples, [label], against),
        *(f"{setup:,.0f} µs", f"{events / games:,.0f}", f"{chance:.0f} %"),
    ]


def compared(samples: Samples, labels: Sequence[str], against: str) -> list[str]:
    """Return the geometric means of ratios without and with set-up."""
    if against not in samples:
        return ["–", "–"]
    return [str(estimate(mean_ratios(samples, labels, against, rate))) for rate in RATES]


def mean_rows(samples: Samples, groups: Mapping[str, Sequence[str]], against: str) -> Iterator[list[str]]:
    """Yield the geometric means of the groups, and the ratio of the second to the first."""
    for group, labels in groups.items():
        title = f"**{group}: geometric mean of {len(labels)}**"
        yield [
            title,
            significant(mean_rate(samples, labels)),
            *compared(samples, labels, against),
            "",
            "",
            "",
        ]
    if gained := gains(samples, groups):
        yield [f"{' ÷ '.join(reversed(list(groups)))}", "", str(estimate(gained)), "", "", "", ""]


def gains(samples: Samples, groups: Mapping[str, Sequence[str]]) -> list[float]:
    """Return the geometric mean of a second group's ratios to the first in each round.

    It is empty unless there are two groups of the same games, whose labels begin with the name of the game.
    """
    if len(groups) != 2:
        return []
    old, new = groups.values()
    if [label.partition(",")[0] for label in new] != list(old):
        return []
    each = [
        ratios(samples[after], samples[before], Sample.rate) for before, after in zip(old, new, strict=True)
    ]
    return [geometric_mean(together) for together in zip(*each, strict=True)]
