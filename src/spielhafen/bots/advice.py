"""Why a move: the best moves with what they are worth, what is expected to follow, and the features that differ.

A level's decision can be looked at again: the same view, level and seed compare the same moves in the same worlds, so what
is told is what was thought, unless the clock cut the one or the other short. Where a move is reckoned (`foresight`) and no dice are
thrown on the way, all worlds tell the same of it: there is no luck in the figures, and no error can be told, for how far a
reckoning is from the truth it does not know itself.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from functools import partial
from math import inf, isfinite, isinf
from typing import TYPE_CHECKING, Any, Final

from spielhafen.bots.candidates import Candidate, MoveEvaluation, paired_difference
from spielhafen.bots.dedupe import drop_equivalent_moves
from spielhafen.bots.heuristics import load_heuristics
from spielhafen.bots.levels import LEVELS, UnknownLevel
from spielhafen.bots.principal_variation import ExpectedMove, describe_line, dump_line
from spielhafen.bots.search import SearchTree

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from spielhafen.bots.search import Search
    from spielhafen.core.game import Game
    from spielhafen.core.play import State

MAX_MOVES: Final = 3
"""So many moves are told."""
MAX_REASONS: Final = 3
"""So many features at most."""
SURE_STANDARD_ERRORS: Final = 2.0
"""Standard errors by which a difference must be greater than nothing to be spoken of, were there very many worlds."""
MIN_WORLDS: Final = 5
"""Worlds in which both were tried, before anything is said to be sure."""
MIN_GAIN: Final = 0.05
"""A feature differs so little, in the game's unit, that people would read of nothing."""

SURE: Final = "sure"
"""The first move is better than the second by more than luck can explain."""
RECKONED: Final = "reckoned"
"""It is better as far as the reckoning goes, which nobody has tried out."""
CLOSE: Final = "close"
"""It may be luck, or there is no difference."""
SLIP: Final = "slip"
"""It is surely worse: the level does not always do its best."""
ONLY: Final = "only"
"""Nothing else was compared."""


@dataclass(frozen=True)
class Reason:
    """A feature that speaks for a move more than for another, or against it: by how much, and the standard error.

    The unit is the game's (`feature-unit`), the error that of the mean over the worlds in which both moves were tried;
    infinite if it is reckoned.
    """

    feature: str
    gain: float
    error: float


@dataclass(frozen=True)
class Advice:
    """The best moves, the first of them played; how that compares with the second; and why.

    verdict: `sure`, `reckoned`, `close`, `slip` or `only`.

    The second is the one of the others that is least surely worse: what is said of it holds for the third, too, unless that was
    tried only once (its error is infinite).
    A move is worth what the first is worth, less what that was worth more in the worlds that both were tried in, so that the
    error is that of the difference which people see. reckoned: nobody knows the errors, which are infinite.
    """

    thoughts: tuple[MoveEvaluation, ...]
    verdict: str
    reckoned: bool
    reasons: tuple[Reason, ...]
    continuations: tuple[tuple[ExpectedMove, ...], ...] = ()
    """For each of the moves what is expected after it, in words."""


def advise(
    game: Game,
    view: State,
    level: str,
    random: Random,
    seconds: float | None = None,
    workers: int | None = None,
) -> Advice:
    """What a level that searches thinks of the moves that a view offers; raises UnknownLevel for any other level."""
    wanted = LEVELS.get(level)
    if wanted is None or not wanted.simulations:
        raise UnknownLevel(level)
    known = load_heuristics(game)
    search = (
        wanted.create_search(known, seconds)
        if workers is None
        else wanted.create_parallel_search(game, workers, seconds)
    )
    order = search.rank_moves(view, random, known.parts(view))
    order = [
        one for place, one in enumerate(order) if one.move not in {before.move for before in order[:place]}
    ]
    reckoned = _reckoned(search, view, random, order[:MAX_MOVES])
    differ = partial(_differ, reckoned=reckoned)
    found = build_advice(drop_equivalent_moves(game, view, order, differ)[:MAX_MOVES], reckoned=reckoned)
    worlds = known.worlds(view)
    following = (describe_line(game, worlds, thought.move, thought.line) for thought in found.thoughts)
    return replace(found, continuations=tuple(following))


def _reckoned(search: Search, view: State, random: Random, order: Sequence[Candidate]) -> bool:
    """Whether these moves are reckoned and no world could tell anything else of them: two more are asked."""
    if search.heuristics.foresight is None:
        return False
    tree = SearchTree(search.heuristics, view, random, search.exploration)
    again = [Candidate(one.moves) for one in order]
    tree.simulate_worlds(again, view.actor(), [random.getrandbits(32) for _ in range(2)])
    return tree.is_settled(again)


def build_advice(order: Sequence[Candidate], *, reckoned: bool) -> Advice:
    """What is to be said of a few different moves, the one to play first; reckoned: all worlds tell the same of each."""
    first, *others = order
    others.sort(key=lambda one: _order(first, one, reckoned=reckoned))
    told = tuple(_told(one, first, reckoned=reckoned) for one in (first, *others))
    if not others:
        return Advice(told, ONLY, reckoned, ())
    why = tuple(find_reasons(first, others[0], reckoned=reckoned))
    if _read(told[0]) == _read(told[1]):
        return Advice(told, CLOSE, reckoned, why)
    if _sure(first, others[0], reckoned=reckoned):
        return Advice(told, RECKONED if reckoned else SURE, reckoned, why)
    slip = first.is_slip and _sure(others[0], first, reckoned=reckoned)
    return Advice(told, SLIP if slip else CLOSE, reckoned, why)


def _sure(one: Candidate, other: Candidate, *, reckoned: bool) -> bool:
    """Whether one move is better than another by more than luck explains."""
    enough = reckoned or _pairs(one.values, other.values) >= MIN_WORLDS
    return enough and _surely(one, other, reckoned=reckoned) > 0


def _surely(one: Candidate, other: Candidate, *, reckoned: bool) -> float:
    """By how much one move is better than another at least."""
    gain, error = one.advantage_over(other)
    return gain if reckoned else gain - required_standard_errors(_pairs(one.values, other.values)) * error


def _pairs(ones: Sequence[object], others: Sequence[object]) -> int:
    return min(len(ones), len(others))


def required_standard_errors(pairs: int) -> float:
    """How many standard errors of a difference make it as sure as SURE of them do with very many pairs.

    Student's distribution, as Cornish and Fisher expand it: from FEWEST pairs on right to a hundredth.
    """
    if pairs < 2:
        return inf
    free, z = pairs - 1, SURE_STANDARD_ERRORS
    return (
        z
        + (z**3 + z) / (4 * free)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * free**3)
    )


def _differ(one: Candidate, other: Candidate, *, reckoned: bool) -> bool:
    """Whether one of them is surely better."""
    return _sure(one, other, reckoned=reckoned) or _sure(other, one, reckoned=reckoned)


def _order(first: Candidate, other: Candidate, *, reckoned: bool) -> tuple[bool, float]:
    """The least surely worse first; last what was tried only once."""
    once = not reckoned and isinf(first.advantage_over(other)[1])
    return once, _surely(first, other, reckoned=reckoned)


def _read(thought: MoveEvaluation) -> int:
    """What people read of its worth: tenths of a percent."""
    return round(1000 * thought.worth)


def _told(one: Candidate, first: Candidate, *, reckoned: bool) -> MoveEvaluation:
    gain, error = first.advantage_over(one)
    worth = min(max(first.mean_value() - gain, 0.0), 1.0)
    return MoveEvaluation(one.move, len(one.values), worth, inf if reckoned else error, one.line)


def find_reasons(one: Candidate, other: Candidate, *, reckoned: bool = False) -> list[Reason]:
    """The features that differ most between what two moves led to, and surely, the greatest first."""
    found: list[Reason] = []
    pairs = _pairs(one.features, other.features)
    if not reckoned and pairs < MIN_WORLDS:
        return found
    for feature in one.features[0] if one.features else ():
        gain, error = paired_difference(_column(one, feature), _column(other, feature))
        if abs(gain) > (MIN_GAIN if reckoned else max(required_standard_errors(pairs) * error, MIN_GAIN)):
            found.append(Reason(feature, gain, inf if reckoned else error))
    return sorted(found, key=lambda reason: -abs(reason.gain))[:MAX_REASONS]


def _column(candidate: Candidate, feature: str) -> list[float]:
    return [note[feature] for note in candidate.features]


def dump_advice(advice: Advice) -> dict[str, Any]:
    """The advice as JSON: moves as they are written, worths from 0 to 1, gains in the game's unit; no error where none is known.

    line: who is expected to play what next.
    """
    following = advice.continuations or ((),) * len(advice.thoughts)
    return {
        "thoughts": [
            {
                "move": str(thought.move),
                "visits": thought.visits,
                "worth": thought.worth,
                "error": _known(thought.error),
                "line": dump_line(line),
            }
            for thought, line in zip(advice.thoughts, following, strict=True)
        ],
        "verdict": advice.verdict,
        "reckoned": advice.reckoned,
        "reasons": [asdict(reason) | {"error": _known(reason.error)} for reason in advice.reasons],
    }


def _known(error: float) -> float | None:
    return error if isfinite(error) else None
