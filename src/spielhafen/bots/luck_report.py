"""Who was lucky: what each draw of a finished match brought, against what it could have been expected to bring.

A draw is worth what the table is worth after it, as the game's `worth` sees it when the captain who is then asked has played
on by the rule of thumb until chance speaks again or somebody else is asked: a good roll shows only in what is done with it.
What was expected is the mean over all outcomes, or over some by lot where there are many; then the standard error is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import hypot, sqrt
from random import Random
from typing import TYPE_CHECKING, Any, Final

from spielhafen.bots.heuristics import load_heuristics
from spielhafen.core.logbook import play_ply
from spielhafen.core.play import CHANCE, OVER, Chance, sample

if TYPE_CHECKING:
    from spielhafen.bots.heuristics import Heuristics
    from spielhafen.core.logbook import Logbook
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State

MAX_TOTAL_OUTCOMES: Final = 4000
"""Outcomes looked at in a whole match, roughly."""
MIN_OUTCOMES: Final = 6
MAX_OUTCOMES: Final = 32
"""Outcomes looked at for a draw."""
ROLLOUTS: Final = 4
"""What is done with the outcome that came is played on so often."""
MAX_ROLLOUT_PLIES: Final = 24
"""Plies played on at most."""
MAX_DRAWS: Final = 3
"""Draws told for each seat: the luckiest and the unluckiest."""


@dataclass(frozen=True)
class DrawLuck:
    """What a draw brought to each seat beyond what was expected, in chances to win, and the standard error of each."""

    ply: int
    gains: tuple[float, ...]
    errors: tuple[float, ...]


@dataclass(frozen=True)
class SeatLuck:
    """All strokes of a seat: their sum, its standard error, and the draws that mattered most."""

    gain: float
    error: float
    best: list[tuple[int, float]]
    worst: list[tuple[int, float]]


def measure_draws(book: Logbook, seed: int = 0) -> list[DrawLuck]:
    """What each draw brought; raises BrokenFile for a logbook that cannot be replayed."""
    known, random = load_heuristics(book.game), Random(seed)
    draws = list(_draws(book))
    looks = max(MIN_OUTCOMES, min(MAX_OUTCOMES, MAX_TOTAL_OUTCOMES // max(1, len(draws))))
    found = (_stroke(known, number, before, move, looks, random) for number, before, move in draws)
    return [stroke for stroke in found if stroke is not None]


def _draws(book: Logbook) -> list[tuple[int, State, Move]]:
    state, found = book.initial_state(), []
    for number, ply in enumerate(book.plies, 1):
        if ply.actor == CHANCE and state.actor() == CHANCE:
            found.append((number, state.clone(), book.game.catalogue.read(ply.move)))
        play_ply(book.game, state, ply, number)
    return found


def _stroke(
    known: Heuristics, number: int, before: State, move: Move, looks: int, random: Random
) -> DrawLuck | None:
    """None for a draw that could bring one thing only."""
    step = before.steps[-1]
    assert isinstance(step, Chance)  # noqa: S101 - the actor is CHANCE
    if step.sampled or len(step.outcomes(before)) > looks:
        chosen = [(sample(before, random), 1) for _ in range(looks)]
    else:
        chosen = list(step.outcomes(before))
    if len(chosen) < 2:
        return None
    worths = [(_worth(known, before, outcome, random), weight) for outcome, weight in chosen]
    total = sum(weight for _, weight in worths)
    tries = [_worth(known, before, move, random) for _ in range(ROLLOUTS)]
    gains = []
    for seat in range(before.seats()):
        expected = sum(worth[seat] * weight for worth, weight in worths) / total
        gains.append(sum(worth[seat] for worth in tries) / ROLLOUTS - expected)
    listed = not step.sampled and len(step.outcomes(before)) <= looks
    shares = [weight / total for _, weight in worths] if listed else None
    errors = [
        _error([worth[seat] for worth in tries], [worth[seat] for worth, _ in worths], shares)
        for seat in range(before.seats())
    ]
    return DrawLuck(number, tuple(gains), tuple(errors))


def _error(tries: Sequence[float], worths: Sequence[float], shares: Sequence[float] | None) -> float:
    """How uncertain a gain is: what came was tried a few times, and so was what else could have come.

    `shares`: how likely each of these was if they were all there are, each played on from once; otherwise they are samples.
    """
    came = _spread(tries)
    if shares is None:
        return hypot(came, _spread(worths))
    once = came * sqrt(len(tries))
    return hypot(came, once * hypot(*shares))


def _spread(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def _worth(known: Heuristics, before: State, outcome: Move, random: Random) -> Sequence[float]:
    state = before.clone()
    state.play(outcome)
    asked = state.actor()
    for _ in range(MAX_ROLLOUT_PLIES):
        if asked in (CHANCE, OVER) or state.actor() != asked:
            break
        moves = state.moves()
        state.play(known.policy(state, moves, random) if len(moves) > 1 else moves[0])
    return known.worth(state)


def measure_luck(book: Logbook, seed: int = 0) -> list[SeatLuck]:
    """How lucky each seat was."""
    found = measure_draws(book, seed)
    return [_luck(found, seat) for seat in range(len(book.names))]


def _luck(found: Sequence[DrawLuck], seat: int) -> SeatLuck:
    error = sqrt(sum(stroke.errors[seat] ** 2 for stroke in found))
    gains = sorted(((stroke.gains[seat], stroke.ply) for stroke in found), reverse=True)
    best = [(ply, gain) for gain, ply in gains[:MAX_DRAWS] if gain > 0]
    worst = [(ply, gain) for gain, ply in gains[::-1][:MAX_DRAWS] if gain < 0]
    return SeatLuck(sum(gain for gain, _ in gains), error, best, worst)


def dump_luck(found: Sequence[SeatLuck]) -> list[dict[str, Any]]:
    """As JSON."""
    return [asdict(one) for one in found]
