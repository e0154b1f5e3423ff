"""The outcomes of chance with exact probabilities."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NoReturn

from spielhafen.core.errors import RulesError
from spielhafen.core.play import Chance

if TYPE_CHECKING:
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State


def listed_outcomes(g: State) -> list[tuple[Move, Fraction]]:
    """Return the outcomes with their probabilities; raises RulesError for shuffles.

    A sampled step that has nothing to draw, such as showing what is in a hand, has one outcome.
    """
    step = g.steps[-1]
    assert isinstance(step, Chance)  # noqa: S101 - called only when chance is due
    if step.sampled:
        return [(step.sample(g, _nothing_to_draw), Fraction(1))]
    outcomes = [(move, weight) for move, weight in g.outcomes() if weight]
    total = sum(weight for _, weight in outcomes)
    return [(move, Fraction(weight, total)) for move, weight in outcomes]


def _nothing_to_draw(_: int) -> NoReturn:
    raise RulesError("the outcomes of a shuffle cannot be listed")
