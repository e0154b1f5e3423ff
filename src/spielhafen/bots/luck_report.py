"""Luck of the seats in a finished match: the gains of its random draws against expectation.

The value of a draw is the game's `worth` of the state after the seat to move has played on by the policy until chance or
another seat is to move: a good roll shows only in its use. The expected value is the mean over all outcomes, or over a random
sample where there are many; a standard error is given as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from random import Random
from typing import Final

from spielhafen.bots.heuristics import Heuristics, load_heuristics
from spielhafen.core.logbook import Logbook, play_ply
from spielhafen.core.moves import Move
from spielhafen.core.play import CHANCE, OVER, Chance, State, sample

MAX_TOTAL_OUTCOMES: Final = 4000
"""Outcomes to evaluate in a whole match, roughly."""
MIN_OUTCOMES: Final = 6
MAX_OUTCOMES: Final = 32
"""Outcomes to evaluate for one draw at most."""
ROLLOUTS: Final = 4
"""Rollouts from the outcome that was drawn."""
MAX_ROLLOUT_PLIES: Final = 24
"""Plies of a rollout at most."""
MAX_DRAWS: Final = 3
"""Draws to report for each seat: this many lucky ones and this many unlucky ones."""


@dataclass(frozen=True)
class DrawLuck:
    """The gains of the seats from a draw beyond expectation, in chances to win, with errors."""

    ply: int
    gains: tuple[float, ...]
    errors: tuple[float, ...]


@dataclass(frozen=True)
class SeatLuck:
    """The sum of a seat's gains, its standard error, and the draws that mattered most."""

    gain: float
    error: float
    best: list[tuple[int, float]]
    worst: list[tuple[int, float]]


def measure_draws(book: Logbook, seed: int = 0) -> list[DrawLuck]:
    """Measure each draw of a match. Raises BrokenFile for a logbook that cannot be replayed."""
    heuristics, random = load_heuristics(book.game), Random(seed)
    draws = list(_draws(book))
    sample_size = max(MIN_OUTCOMES, min(MAX_OUTCOMES, MAX_TOTAL_OUTCOMES // max(1, len(draws))))
    measured = (
        _measure_draw(heuristics, number, before, move, sample_size, random) for number, before, move in draws
    )
    return [draw for draw in measured if draw is not None]


def _draws(book: Logbook) -> list[tuple[int, State, Move]]:
    state, draws = book.initial_state(), []
    for number, ply in enumerate(book.plies, 1):
        if ply.actor == CHANCE and state.actor() == CHANCE:
            draws.append((number, state.clone(), book.game.catalogue.read(ply.move)))
        play_ply(book.game, state, ply, number)
    return draws


def _measure_draw(
    heuristics: Heuristics, number: int, before: State, move: Move, sample_size: int, random: Random
) -> DrawLuck | None:
    """Measure one draw; None if it had only one outcome."""
    step = before.steps[-1]
    assert isinstance(step, Chance)  # noqa: S101 - the actor is CHANCE
    if step.sampled or len(step.outcomes(before)) > sample_size:
        chosen = [(sample(before, random), 1) for _ in range(sample_size)]
    else:
        chosen = list(step.outcomes(before))
    if len(chosen) < 2:
        return None
    worths = [(_value_after(heuristics, before, outcome, random), weight) for outcome, weight in chosen]
    total = sum(weight for _, weight in worths)
    tries = [_value_after(heuristics, before, move, random) for _ in range(ROLLOUTS)]
    gains = []
    for seat in range(before.seats()):
        expected = sum(worth[seat] * weight for worth, weight in worths) / total
        gains.append(sum(worth[seat] for worth in tries) / ROLLOUTS - expected)
    complete = not step.sampled and len(step.outcomes(before)) <= sample_size
    shares = [weight / total for _, weight in worths] if complete else None
    errors = [
        _gain_error([worth[seat] for worth in tries], [worth[seat] for worth, _ in worths], shares)
        for seat in range(before.seats())
    ]
    return DrawLuck(number, tuple(gains), tuple(errors))


def _gain_error(tries: Sequence[float], worths: Sequence[float], shares: Sequence[float] | None) -> float:
    """Return the standard error of a gain.

    tries: values of rollouts from the drawn outcome. worths: values of the possible outcomes. shares: the probability of each
    outcome if all were evaluated once; None if they are a random sample.
    """
    error = _standard_error(tries)
    if shares is None:
        return hypot(error, _standard_error(worths))
    single = error * sqrt(len(tries))
    return hypot(error, single * hypot(*shares))


def _standard_error(values: Sequence[float]) -> float:
    """Return the standard error of the mean."""
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def _value_after(heuristics: Heuristics, before: State, outcome: Move, random: Random) -> Sequence[float]:
    state = before.clone()
    state.play(outcome)
    seat = state.actor()
    for _ in range(MAX_ROLLOUT_PLIES):
        if seat in (CHANCE, OVER) or state.actor() != seat:
            break
        moves = state.moves()
        state.play(heuristics.policy(state, moves, random) if len(moves) > 1 else moves[0])
    return heuristics.worth(state)


def measure_luck(book: Logbook, seed: int = 0) -> list[SeatLuck]:
    """Measure the luck of each seat of a match."""
    draws = measure_draws(book, seed)
    return [_seat_luck(draws, seat) for seat in range(len(book.names))]


def _seat_luck(draws: Sequence[DrawLuck], seat: int) -> SeatLuck:
    error = sqrt(sum(draw.errors[seat] ** 2 for draw in draws))
    gains = sorted(((draw.gains[seat], draw.ply) for draw in draws), reverse=True)
    best = [(ply, gain) for gain, ply in gains[:MAX_DRAWS] if gain > 0]
    worst = [(ply, gain) for gain, ply in gains[::-1][:MAX_DRAWS] if gain < 0]
    return SeatLuck(sum(gain for gain, _ in gains), error, best, worst)
