"""Why a move: the best moves with what they are worth, what is expected to follow, and the features that differ.

A level's decision can be looked at again: the same view, level and seed compare the same moves in the same worlds, so what
is told is what was thought.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from math import isfinite
from typing import TYPE_CHECKING, Any, Final

from spielhafen.bots.knowledge import knowledge
from spielhafen.bots.levels import LEVELS, UnknownLevel
from spielhafen.bots.search import Candidate, difference, thoughts

if TYPE_CHECKING:
    from random import Random

    from spielhafen.bots.search import Thought
    from spielhafen.core.game import Game
    from spielhafen.core.play import State

BEST: Final = 3
"""So many moves are told."""
MOST: Final = 3
"""So many features at most."""
SURE: Final = 2.0
"""Standard errors by which a difference must be greater than nothing to be spoken of."""


@dataclass(frozen=True)
class Reason:
    """A feature that speaks for a move more than for another, or against it: by how much, and the standard error.

    The unit is the game's (`feature-unit`), the error that of the mean over the worlds in which both moves were tried.
    """

    feature: str
    gain: float
    error: float


@dataclass(frozen=True)
class Advice:
    """The best moves, the first of them played; `sure` if it is better than the second beyond doubt, and why."""

    thoughts: tuple[Thought, ...]
    sure: bool
    reasons: tuple[Reason, ...]


def advise(
    game: Game,
    view: State,
    level: str,
    random: Random,
    seconds: float | None = None,
    hands: int | None = None,
) -> Advice:
    """What a level that searches thinks of the moves that a view offers; raises UnknownLevel for any other level."""
    wanted = LEVELS.get(level)
    if wanted is None or not wanted.simulations:
        raise UnknownLevel(level)
    known = knowledge(game)
    search = wanted.search(known, seconds) if hands is None else wanted.together(game, hands, seconds)
    seat = view.actor()

    def note(state: Any) -> Mapping[str, float]:
        return known.features(state, seat)

    order = search.order(view, random, note)
    order = [
        one for place, one in enumerate(order) if one.move not in {before.move for before in order[:place]}
    ]
    told = tuple(thoughts(order)[:BEST])
    if len(order) == 1:
        return Advice(told, sure=True, reasons=())
    gain, error = order[0].better(order[1])
    return Advice(told, gain > SURE * error, tuple(reasons(order[0], order[1])))


def reasons(one: Candidate, other: Candidate) -> list[Reason]:
    """The features that differ most between what two moves led to, and surely, the greatest first."""
    found = []
    for feature in one.notes[0] if one.notes else ():
        gain, error = difference(_column(one, feature), _column(other, feature))
        if abs(gain) > SURE * error:
            found.append(Reason(feature, gain, error))
    return sorted(found, key=lambda reason: -abs(reason.gain))[:MOST]


def _column(candidate: Candidate, feature: str) -> list[float]:
    return [note[feature] for note in candidate.notes]


def dump_advice(advice: Advice) -> dict[str, Any]:
    """The advice as JSON: moves as they are written, values from 0 to 1, gains in the game's unit."""
    return {
        "thoughts": [
            {
                "move": str(thought.move),
                "visits": thought.visits,
                "worth": thought.worth,
                "error": thought.error if isfinite(thought.error) else None,
                "line": [str(move) for move in thought.line],
            }
            for thought in advice.thoughts
        ],
        "sure": advice.sure,
        "reasons": [asdict(reason) for reason in advice.reasons],
    }
