"""The bot's knowledge of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from .moves import Play
from .state import Table, open_trick, suit_of, value_of

if TYPE_CHECKING:
    from random import Random

    from spielhafen.core.moves import Move

AHEAD = 3
"""The tricks after which a simulation ends, as the luck of later ones says little."""
DOUBT = 0.3
"""The policy is simple, so another card is preferred soon."""
SLIPS = 0.2
"""A factor on the number of slips: with a few cards to choose from, each of them tells."""


def policy(g: Table, moves: Sequence[Move], random: Random) -> Move:
    """Return the lowest card, or the highest where the suit that was led cannot be followed."""
    trick = open_trick(g)

    def rank(move: Move) -> tuple[int, float]:
        card = move.card if isinstance(move, Play) else 0
        follows = not trick or suit_of(card) == suit_of(trick[0])
        return (-value_of(card) if follows else value_of(card), random.random())

    return max(moves, key=rank)


def worth(g: Table) -> list[float]:
    """Return each captain's estimate from 0 to 1: the result, or how few stars they have."""
    if g.winners is not None:
        return [float(seat in g.winners) for seat in range(g.seats())]
    fair = sum(g.stars) / g.seats()
    return [0.5 + 0.5 * (fair - stars) / g.options.tricks for stars in g.stars]


def horizon(view: Table) -> Callable[[Table], bool]:
    """Return the question whether a simulation has gone far enough."""
    last = view.trick + AHEAD
    return lambda g: g.trick > last
