"""The bot's knowledge of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from .moves import Again
from .state import KEGS, PIPS, SOUND, Fight

if TYPE_CHECKING:
    from random import Random

    from spielhafen.core.moves import Move

SLIPS = 0.3
"""A factor on the number of slips: with two moves to choose from, each of them tells."""


def policy(g: Fight, moves: Sequence[Move], _: Random) -> Move:
    """Return another shot, unless the other die can at best be equalled."""
    again = max(g.rolled) < PIPS
    return max(moves, key=lambda move: isinstance(move, Again) == again)


def worth(g: Fight) -> list[float]:
    """Return each captain's estimate from 0 to 1: the result, or the lead in hull and powder."""
    if g.winners is not None:
        return [float(seat in g.winners) for seat in range(g.seats())]
    values = [hull + kegs for hull, kegs in zip(g.hull, g.kegs, strict=True)]
    return [0.5 + (value - sum(values) / 2) / (SOUND + KEGS) for value in values]


def horizon(view: Fight) -> Callable[[Fight], bool]:
    """Return the question whether a simulation has gone far enough: to the end of the broadside."""
    return lambda g: g.round > view.round
