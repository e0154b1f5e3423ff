"""Advice: the best moves with their values, expected lines, and the features that differ.

A level's decision can be examined again: the same view, level and seed compare the same moves in the same worlds, so the
advice is the reasoning behind the move, unless the time limit ended one of the two early. Where moves are evaluated by the
game's `foresight` without random draws, all worlds give the same values. The advice is then called `reckoned`: luck does not
affect the values, and no error is known, since a game cannot estimate the error of its own `foresight`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import inf, isinf
from random import Random
from typing import Final

from spielhafen.bots.candidates import Candidate, MoveEvaluation, paired_difference
from spielhafen.bots.dedupe import drop_equivalent_moves
from spielhafen.bots.heuristics import load_heuristics
from spielhafen.bots.levels import LEVELS, UnknownLevel
from spielhafen.bots.principal_variation import ExpectedMove, describe_line
from spielhafen.bots.search import Search, SearchTree
from spielhafen.core.game import Game
from spielhafen.core.play import State

MAX_MOVES: Final = 3
"""Moves in an advice at most."""
MAX_REASONS: Final = 3
"""Features to name as reasons at most."""
SURE_STANDARD_ERRORS: Final = 2.0
"""Standard errors by which a sure difference exceeds zero, for a large number of worlds."""
MIN_WORLDS: Final = 5
"""Common worlds of two moves that a sure difference needs."""
MIN_GAIN: Final = 0.05
"""Smallest feature difference to report, in the game's unit; less would display as zero."""

SURE: Final = "sure"
"""Verdict: the first move is better than the second by more than luck can explain."""
RECKONED: Final = "reckoned"
"""Verdict: it is better according to `foresight`, which was not tested by simulations."""
CLOSE: Final = "close"
"""Verdict: the difference may be luck, or there is none."""
SLIP: Final = "slip"
"""Verdict: it is surely worse; the level slipped."""
ONLY: Final = "only"
"""Verdict: no other move was compared."""


@dataclass(frozen=True)
class Reason:
    """A feature in which two moves differ, with the gain and its standard error.

    The gain has the game's unit (`feature-unit`). The error is that of the mean over the common worlds; infinite if reckoned.
    """

    feature: str
    gain: float
    error: float


@dataclass(frozen=True)
class Advice:
    """The best moves, the first of them played, with a comparison to the second and reasons.

    The second move is the one of the others that is least surely worse: the verdict holds for the third as well, unless that was
    tried only once (its error is infinite). The worth of a move is that of the first minus the mean difference in the common
    worlds, so that the error is that of the displayed difference. reckoned: the errors are unknown, and infinite here.
    """

    thoughts: tuple[MoveEvaluation, ...]
    verdict: str
    """`sure`, `reckoned`, `close`, `slip` or `only`."""
    reckoned: bool
    reasons: tuple[Reason, ...]
    continuations: tuple[tuple[ExpectedMove, ...], ...] = ()
    """For each of the moves the labelled line that is expected after it."""


def advise(
    game: Game,
    view: State,
    level: str,
    random: Random,
    seconds: float | None = None,
    workers: int | None = None,
) -> Advice:
    """Evaluate the moves of a view with a level that searches. Raises UnknownLevel for others."""
    settings = LEVELS.get(level)
    if settings is None or not settings.simulations:
        raise UnknownLevel(level)
    heuristics = load_heuristics(game)
    search = (
        settings.create_search(heuristics, seconds)
        if workers is None
        else settings.create_parallel_search(game, workers, seconds)
    )
    ranked = search.rank_moves(view, random, heuristics.parts(view))
    ranked = [
        one for place, one in enumerate(ranked) if one.move not in {before.move for before in ranked[:place]}
    ]
    reckoned = _is_reckoned(search, view, random, ranked[:MAX_MOVES])
    differ = partial(_is_different, reckoned=reckoned)
    advice = build_advice(drop_equivalent_moves(game, view, ranked, differ)[:MAX_MOVES], reckoned=reckoned)
    worlds = heuristics.worlds(view)
    continuations = (describe_line(game, worlds, thought.move, thought.line) for thought in advice.thoughts)
    return replace(advice, continuations=tuple(continuations))


def _is_reckoned(search: Search, view: State, random: Random, candidates: Sequence[Candidate]) -> bool:
    """Return whether `foresight` gives these moves the same values in two more worlds."""
    if search.heuristics.foresight is None:
        return False
    tree = SearchTree(search.heuristics, view, random, search.exploration)
    again = [Candidate(one.moves) for one in candidates]
    tree.simulate_worlds(again, view.actor(), [random.getrandbits(32) for _ in range(2)])
    return tree.is_settled(again)


def build_advice(ranked: Sequence[Candidate], *, reckoned: bool) -> Advice:
    """Build the advice for a few different moves, the one to play first.

    reckoned: every world gives the same values.
    """
    first, *others = ranked
    others.sort(key=lambda one: _rank_key(first, one, reckoned=reckoned))
    thoughts = tuple(_evaluate(one, first, reckoned=reckoned) for one in (first, *others))
    if not others:
        return Advice(thoughts, ONLY, reckoned, ())
    reasons = tuple(find_reasons(first, others[0], reckoned=reckoned))
    if _displayed_worth(thoughts[0]) == _displayed_worth(thoughts[1]):
        return Advice(thoughts, CLOSE, reckoned, reasons)
    if _is_surely_better(first, others[0], reckoned=reckoned):
        return Advice(thoughts, RECKONED if reckoned else SURE, reckoned, reasons)
    slip = first.is_slip and _is_surely_better(others[0], first, reckoned=reckoned)
    return Advice(thoughts, SLIP if slip else CLOSE, reckoned, reasons)


def _is_surely_better(one: Candidate, other: Candidate, *, reckoned: bool) -> bool:
    """Return whether one move is better than another by more than luck explains."""
    enough = reckoned or _common_worlds(one.values, other.values) >= MIN_WORLDS
    return enough and _least_advantage(one, other, reckoned=reckoned) > 0


def _least_advantage(one: Candidate, other: Candidate, *, reckoned: bool) -> float:
    """Return the lower bound of the advantage of one move over another."""
    gain, error = one.advantage_over(other)
    return (
        gain
        if reckoned
        else gain - required_standard_errors(_common_worlds(one.values, other.values)) * error
    )


def _common_worlds(ones: Sequence[object], others: Sequence[object]) -> int:
    return min(len(ones), len(others))


def required_standard_errors(pairs: int, standard_errors: float = SURE_STANDARD_ERRORS) -> float:
    """Return the standard errors that a difference of this many pairs needs to be sure.

    As sure as `standard_errors` with a large number of pairs: the quantile of Student's distribution in the expansion of
    Cornish and Fisher, for two of them accurate to 0.01 from MIN_WORLDS pairs on. Infinite for fewer than two pairs.
    """
    if pairs < 2:
        return inf
    free, z = pairs - 1, standard_errors
    return (
        z
        + (z**3 + z) / (4 * free)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * free**3)
    )


def _is_different(one: Candidate, other: Candidate, *, reckoned: bool) -> bool:
    """Return whether one of two moves is surely better."""
    return _is_surely_better(one, other, reckoned=reckoned) or _is_surely_better(
        other, one, reckoned=reckoned
    )


def _rank_key(first: Candidate, other: Candidate, *, reckoned: bool) -> tuple[bool, float]:
    """Return a sort key: the least surely worse first, moves that were tried only once last."""
    once = not reckoned and isinf(first.advantage_over(other)[1])
    return once, _least_advantage(first, other, reckoned=reckoned)


def _displayed_worth(thought: MoveEvaluation) -> int:
    """Return the worth as players see it, in tenths of a percent."""
    return round(1000 * thought.worth)


def _evaluate(one: Candidate, first: Candidate, *, reckoned: bool) -> MoveEvaluation:
    gain, error = first.advantage_over(one)
    worth = min(max(first.mean_value() - gain, 0.0), 1.0)
    return MoveEvaluation(one.move, len(one.values), worth, inf if reckoned else error, one.line)


def find_reasons(one: Candidate, other: Candidate, *, reckoned: bool = False) -> list[Reason]:
    """Find the features that surely differ between two moves, the greatest difference first."""
    reasons: list[Reason] = []
    pairs = _common_worlds(one.features, other.features)
    if not reckoned and pairs < MIN_WORLDS:
        return reasons
    for feature in one.features[0] if one.features else ():
        gain, error = paired_difference(_column(one, feature), _column(other, feature))
        if abs(gain) > (MIN_GAIN if reckoned else max(required_standard_errors(pairs) * error, MIN_GAIN)):
            reasons.append(Reason(feature, gain, inf if reckoned else error))
    return sorted(reasons, key=lambda reason: -abs(reason.gain))[:MAX_REASONS]


def _column(candidate: Candidate, feature: str) -> list[float]:
    return [note[feature] for note in candidate.features]
