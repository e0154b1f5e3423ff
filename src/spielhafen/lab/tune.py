"""Fitting of the weights of features, from games of a game's policy against itself.

The features are those of the game's `bot.py`. Positions are sampled from each game at plies where a simulation of the search
would end, too. The model is a softmax over seats: a seat's predicted share of the win is proportional to e to the sum of its
features, each times its factor, divided by the game's scale (`scale(g)` of its `bot.py`, otherwise 1). Features that are
weighted well already get the factor 1.

The factors maximise the likelihood of the winners (Newton's method) with a normal prior of mean 1 and standard deviation 1,
which keeps features near 1 that hardly ever differ. Positions of one game are not independent, so that each game counts as
`GAME_WEIGHT` positions.
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
from spielhafen.lab.executor import run_in_processes
from spielhafen.lab.statistics import NORMAL_95, Average, average

if TYPE_CHECKING:
    from collections.abc import Mapping

    from spielhafen.core.game import Game
    from spielhafen.lab.executor import ProgressCallback

RANDOM_MOVE_SHARE: Final = 0.02
"""The share of random moves, so that positions vary more than those of good play."""
PLIES_BETWEEN_POSITIONS: Final = 12
"""The average number of plies from one position to the next."""
GAME_WEIGHT: Final = 2.0
"""The number of independent positions that a game counts as."""
MAX_NEWTON_STEPS: Final = 25
NEWTON_TOLERANCE: Final = 1e-4
MIN_PROBABILITY: Final = 1e-6

TrainingPosition: TypeAlias = "tuple[list[dict[str, float]], list[float]]"
"""The features of each seat in a position, and the shares predicted by `worth`."""
_TrainingGame: TypeAlias = "tuple[list[TrainingPosition], list[float]]"
"""The positions of a game, and the actual shares of the win by seat."""


@dataclass(frozen=True)
class Factor:
    """The factor of one feature, with its 95 % interval."""

    feature: str
    factor: float
    low: float
    high: float
    spread: float
    """The standard deviation of the feature over seats and positions."""


@dataclass(frozen=True)
class FittedWeights:
    """The result of a fit.

    Losses are mean cross-entropies of the predicted shares, in nats; smaller is better. `loss_before` is that of the
    game's `worth`, `loss_after` that with factors learnt from the other half of the games.
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
    """Learn from `games` games; raises BadSeats, BadOption, ValueError without data."""
    chosen = dict(options or {})
    game.start(seats, chosen)
    if seats < 2:
        raise ValueError(game.name, seats)
    seeds = [f"{seed} {number}" for number in range(games)]
    played = [
        one
        for one in run_in_processes(partial(_play, game.name, seats, chosen), seeds, workers, progress)
        if one[0]
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
        average([_mean_loss([shares for _, shares in seen], won) for seen, won in played]),
        average(
            [
                _mean_loss([_predicted(row, names, halves[1 - index % 2][0]) for row, _ in seen], won)
                for index, (seen, won) in enumerate(played)
            ]
        ),
        _factors(played, names),
    )


def _play(name: str, seats: int, options: Mapping[str, object], seed: str) -> _TrainingGame:
    """Play one game and sample positions; none if it has no winner."""
    game = find_game(name)
    heuristics = load_heuristics(game)
    g: Any = game.start(seats, options)
    random, seen, wait = Random(seed), list[TrainingPosition](), 0
    is_finished = heuristics.horizon(g)
    for _ in range(game.max_plies):
        if g.actor() == OVER:
            break
        if wait <= 0 and is_finished(g):
            divisor = heuristics.scale(g)
            features = [
                {key: value / divisor for key, value in heuristics.features(g, seat).items()}
                for seat in range(seats)
            ]
            seen.append((features, list(heuristics.worth(g))))
            wait = int(random.expovariate(1 / PLIES_BETWEEN_POSITIONS))
            is_finished = heuristics.horizon(g)
        g.play(sample(g, random) if g.actor() == CHANCE else _move(g, heuristics.policy, random))
        wait -= 1
    names = {key for row, _ in seen[-1:] for key in row[0]}
    positions = [one for one in seen if set(one[0][0]) == names] if g.winners else []
    winners = g.winners or []
    return positions, [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def _move(g: Any, policy: Any, random: Random) -> Any:
    moves = g.moves()
    if len(moves) == 1:
        return moves[0]
    return random_move(g, moves, random) if random.random() < RANDOM_MOVE_SHARE else policy(g, moves, random)


# Fitting.


def _predicted(
    row: Sequence[Mapping[str, float]], names: Sequence[str], factors: Sequence[float]
) -> list[float]:
    """Return the predicted shares of the win: the softmax of the weighted sums of features."""
    sums = [
        sum([factor * features[name] for name, factor in zip(names, factors, strict=True)])
        for features in row
    ]
    odds = [exp(one - max(sums)) for one in sums]
    return [one / sum(odds) for one in odds]


def _mean_loss(predictions: Sequence[Sequence[float]], won: Sequence[float]) -> float:
    """Return the mean cross-entropy of predicted shares."""
    losses = [
        -sum(share * log(max(MIN_PROBABILITY, chance)) for share, chance in zip(won, row, strict=True))
        for row in predictions
    ]
    return sum(losses) / len(losses)


def _fit(played: Sequence[_TrainingGame], names: Sequence[str]) -> tuple[list[float], list[list[float]]]:
    """Return the most likely factors and their covariance (the inverse information matrix)."""
    factors, loss, covariance = [0.0] * len(names), float("inf"), list[list[float]]()
    for _ in range(MAX_NEWTON_STEPS):
        gradient, information = _derivatives(played, names, factors)
        covariance = invert_matrix(information)
        steps = [sum(a * b for a, b in zip(row, gradient, strict=True)) for row in covariance]
        while max(map(abs, steps)) >= NEWTON_TOLERANCE:
            next_factors = [factor + step for factor, step in zip(factors, steps, strict=True)]
            next_loss = _penalised_loss(played, names, next_factors)
            if next_loss < loss:
                factors, loss = next_factors, next_loss
                break
            steps = [step / 2 for step in steps]
        else:
            break
    return factors, covariance


def _penalised_loss(played: Sequence[_TrainingGame], names: Sequence[str], factors: Sequence[float]) -> float:
    """Return the negative log posterior of the factors, up to a constant."""
    losses = [_mean_loss([_predicted(row, names, factors) for row, _ in seen], won) for seen, won in played]
    return GAME_WEIGHT * sum(losses) + sum([(factor - 1) ** 2 for factor in factors]) / 2


def _derivatives(
    played: Sequence[_TrainingGame], names: Sequence[str], factors: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """Return the gradient and the information matrix of the log posterior."""
    places = range(len(names))
    gradient = [1.0 - factor for factor in factors]
    information = [[float(one == other) for other in places] for one in places]
    for seen, won in played:
        weight = GAME_WEIGHT / len(seen)
        for row, _ in seen:
            predicted = _predicted(row, names, factors)
            values = [[features[name] for name in names] for features in row]
            means = [
                sum(chance * one[place] for chance, one in zip(predicted, values, strict=True))
                for place in places
            ]
            for share, chance, one in zip(won, predicted, values, strict=True):
                centred = [value - mean for value, mean in zip(one, means, strict=True)]
                for place in places:
                    gradient[place] += weight * (share - chance) * one[place]
                    curvature, line = weight * chance * centred[place], information[place]
                    for other in places:
                        line[other] += curvature * centred[other]
    return gradient, information


def _factors(played: Sequence[_TrainingGame], names: Sequence[str]) -> tuple[Factor, ...]:
    factors, covariance = _fit(played, names)
    found = []
    for place, name in enumerate(names):
        values = [features[name] for seen, _ in played for row, _ in seen for features in row]
        mean = sum(values) / len(values)
        deviation = (sum((value - mean) ** 2 for value in values) / len(values)) ** 0.5
        error = NORMAL_95 * covariance[place][place] ** 0.5
        found.append(Factor(name, factors[place], factors[place] - error, factors[place] + error, deviation))
    return tuple(found)


def format_weights(tuning: FittedWeights, command: str) -> str:
    """Return the text of a game's `weights.toml`, with its command and losses in comments."""
    current = getattr(load_bot_module(find_game(tuning.game)), "FACTORS", {})
    lines = [
        f"# made by: {command}",
        f"# from {tuning.games} games, {tuning.positions} tables; mean loss {tuning.loss_before.mean:.4f} before,",
        f"# {tuning.loss_after.mean:.4f} with factors learnt from the other half of the games",
        "",
        "[factors]",
    ]
    for found in tuning.factors:
        low, high = found.low * current.get(found.feature, 1.0), found.high * current.get(found.feature, 1.0)
        lines.append(f"{found.feature} = {(low + high) / 2:.3f}  # {low:.2f} to {high:.2f}")
    return "\n".join([*lines, ""])
