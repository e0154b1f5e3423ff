"""Tuning: what the features of a game's `bot.py` are worth, learnt from how games of the rule of thumb against itself ended.

In each game some tables are looked at, where a simulation of the search would end, too. Which factors to the features would
have told best who won? A captain's share of the hopes is e to the sum of his features, each times its factor, divided by the
game's scale (`scale(g)` of its bot.py, otherwise 1); features that a game weighs already are right if their factor is 1.

The factors are the likeliest ones (Newton's method), held near 1 as if that were known with a standard deviation of 1: what
hardly ever differs says little, and tables of one game say the same again and again, so each game counts like `WEIGHT` tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import exp, log
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from spielhafen.bots.heuristics import load_bot_module, load_heuristics, random_move
from spielhafen.core.game import find_game
from spielhafen.core.play import CHANCE, OVER, sample
from spielhafen.lab.elo import invert_matrix
from spielhafen.lab.executor import run_jobs
from spielhafen.lab.statistics import Average, average

if TYPE_CHECKING:
    from collections.abc import Mapping

    from spielhafen.core.game import Game
    from spielhafen.lab.executor import ProgressCallback

RANDOM_MOVE_SHARE: Final = 0.02
"""So many moves are made by lot, so that tables differ more than those of good play."""
PLIES_BETWEEN_POSITIONS: Final = 12
"""Plies from one table to the next, on average."""
GAME_WEIGHT: Final = 2.0
MAX_ITERATIONS: Final = 25
TOLERANCE: Final = 1e-4
MIN_PROBABILITY: Final = 1e-6

TrainingPosition: TypeAlias = "tuple[list[dict[str, float]], list[float]]"
"""A table: the features of each seat, and how the hopes were judged."""
_TrainingGame: TypeAlias = "tuple[list[TrainingPosition], list[float]]"
"""The tables of a game, and the shares of the victory."""


@dataclass(frozen=True)
class Factor:
    """What one feature should be multiplied by, with the interval that luck leaves open (95 %)."""

    feature: str
    factor: float
    low: float
    high: float
    spread: float
    """How much the feature differs from seat to seat and table to table: its standard deviation."""


@dataclass(frozen=True)
class FittedWeights:
    """What was learnt. Losses are mean logarithms of the hopes of whoever won, the less the better.

    `judged`: by the game's `worth`; `tuned`: with factors learnt from the other half of the games.
    """

    game: str
    rules: int
    seats: int
    options: Mapping[str, object]
    seed: int
    games: int
    positions: int
    loss_before: Average
    loss_after: Average
    factors: tuple[Factor, ...]


def fit_weights(
    game: Game,
    seats: int,
    options: Mapping[str, object] | None = None,
    *,
    games: int,
    seed: int = 1,
    workers: int | None = None,
    progress: ProgressCallback | None = None,
) -> FittedWeights:
    """Learn from so many games; raises BadSeats, BadOption, ValueError where nothing is to be learnt."""
    chosen = dict(options or {})
    game.start(seats, chosen)
    if seats < 2:
        raise ValueError(game.name, seats)
    seeds = [f"{seed} {number}" for number in range(games)]
    played = [
        one for one in run_jobs(partial(_watch, game.name, seats, chosen), seeds, workers, progress) if one[0]
    ]
    names = list(played[0][0][0][0][0]) if played else []
    if len(played) < 2 or not names:
        raise ValueError(game.name, seats, games)
    halves = [_fit(played[0::2], names), _fit(played[1::2], names)]
    return FittedWeights(
        game.name,
        game.version,
        seats,
        chosen,
        seed,
        len(played),
        sum(len(seen) for seen, _ in played),
        average([_mean_loss([hopes for _, hopes in seen], won) for seen, won in played]),
        average(
            [
                _mean_loss([_hopes(row, names, halves[1 - place % 2][0]) for row, _ in seen], won)
                for place, (seen, won) in enumerate(played)
            ]
        ),
        _factors(played, names),
    )


def _watch(name: str, seats: int, options: Mapping[str, object], seed: str) -> _TrainingGame:
    """One game, and some of its tables."""
    game = find_game(name)
    known = load_heuristics(game)
    g: Any = game.start(seats, options)
    random, seen, wait = Random(seed), list[TrainingPosition](), 0
    enough = known.horizon(g)
    for _ in range(game.max_plies):
        if g.actor() == OVER:
            break
        if wait <= 0 and enough(g):
            divisor = known.scale(g)
            features = [
                {key: value / divisor for key, value in known.features(g, seat).items()}
                for seat in range(seats)
            ]
            seen.append((features, list(known.worth(g))))
            wait, enough = int(random.expovariate(1 / PLIES_BETWEEN_POSITIONS)), known.horizon(g)
        g.play(sample(g, random) if g.actor() == CHANCE else _move(g, known.policy, random))
        wait -= 1
    whole = {key for row, _ in seen[-1:] for key in row[0]}
    tables = [one for one in seen if set(one[0][0]) == whole] if g.winners else []
    winners = g.winners or []
    return tables, [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def _move(g: Any, policy: Any, random: Random) -> Any:
    moves = g.moves()
    if len(moves) == 1:
        return moves[0]
    return random_move(g, moves, random) if random.random() < RANDOM_MOVE_SHARE else policy(g, moves, random)


# Fitting.


def _hopes(row: Sequence[Mapping[str, float]], names: Sequence[str], factors: Sequence[float]) -> list[float]:
    sums = [
        sum([factor * features[name] for name, factor in zip(names, factors, strict=True)])
        for features in row
    ]
    odds = [exp(one - max(sums)) for one in sums]
    return [one / sum(odds) for one in odds]


def _mean_loss(hopes: Sequence[Sequence[float]], won: Sequence[float]) -> float:
    losses = [
        -sum(share * log(max(MIN_PROBABILITY, hope)) for share, hope in zip(won, row, strict=True))
        for row in hopes
    ]
    return sum(losses) / len(losses)


def _fit(played: Sequence[_TrainingGame], names: Sequence[str]) -> tuple[list[float], list[list[float]]]:
    """The likeliest factors, and how uncertain they are: the inverse of the information."""
    factors, now, spread = [0.0] * len(names), float("inf"), list[list[float]]()
    for _ in range(MAX_ITERATIONS):
        slope, matrix = _slopes(played, names, factors)
        spread = invert_matrix(matrix)
        steps = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in spread]
        while max(map(abs, steps)) >= TOLERANCE:
            further = [factor + step for factor, step in zip(factors, steps, strict=True)]
            regret = _regret(played, names, further)
            if regret < now:
                factors, now = further, regret
                break
            steps = [step / 2 for step in steps]
        else:
            break
    return factors, spread


def _regret(played: Sequence[_TrainingGame], names: Sequence[str], factors: Sequence[float]) -> float:
    """What is to be as small as possible: how unlikely all that happened was, and how far the factors are from 1."""
    losses = [_mean_loss([_hopes(row, names, factors) for row, _ in seen], won) for seen, won in played]
    return GAME_WEIGHT * sum(losses) + sum([(factor - 1) ** 2 for factor in factors]) / 2


def _slopes(
    played: Sequence[_TrainingGame], names: Sequence[str], factors: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """How the likelihood rises with each factor, and how sharply it bends."""
    places = range(len(names))
    slope = [1.0 - factor for factor in factors]
    matrix = [[float(one == other) for other in places] for one in places]
    for seen, won in played:
        weight = GAME_WEIGHT / len(seen)
        for row, _ in seen:
            hopes = _hopes(row, names, factors)
            values = [[features[name] for name in names] for features in row]
            means = [
                sum(hope * one[place] for hope, one in zip(hopes, values, strict=True)) for place in places
            ]
            for share, hope, one in zip(won, hopes, values, strict=True):
                off = [value - mean for value, mean in zip(one, means, strict=True)]
                for place in places:
                    slope[place] += weight * (share - hope) * one[place]
                    bend, line = weight * hope * off[place], matrix[place]
                    for other in places:
                        line[other] += bend * off[other]
    return slope, matrix


def _factors(played: Sequence[_TrainingGame], names: Sequence[str]) -> tuple[Factor, ...]:
    factors, spread = _fit(played, names)
    found = []
    for place, name in enumerate(names):
        values = [features[name] for seen, _ in played for row, _ in seen for features in row]
        mean = sum(values) / len(values)
        deviation = (sum((value - mean) ** 2 for value in values) / len(values)) ** 0.5
        error = 1.96 * spread[place][place] ** 0.5
        found.append(Factor(name, factors[place], factors[place] - error, factors[place] + error, deviation))
    return tuple(found)


def format_weights(tuning: FittedWeights, command: str) -> str:
    """The factors as the text of a game's `weights.toml`: what they are, and how they were made."""
    present = getattr(load_bot_module(find_game(tuning.game)), "FACTORS", {})
    lines = [
        f"# made by: {command}",
        f"# from {tuning.games} games, {tuning.positions} tables; mean loss {tuning.loss_before.mean:.4f} before,",
        f"# {tuning.loss_after.mean:.4f} with factors learnt from the other half of the games",
        "",
        "[factors]",
    ]
    for found in tuning.factors:
        low, high = found.low * present.get(found.feature, 1.0), found.high * present.get(found.feature, 1.0)
        lines.append(f"{found.feature} = {(low + high) / 2:.3f}  # {low:.2f} to {high:.2f}")
    return "\n".join([*lines, ""])
