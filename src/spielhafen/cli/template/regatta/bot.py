"""The bot's knowledge of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from .moves import Sail
from .state import WAY_HOME, WAY_ROUND, Sea, way_left

if TYPE_CHECKING:
    from random import Random

    from spielhafen.core.moves import Move

FAR = 40
AHEAD = 2
"""The rounds after which a simulation ends, as the luck of later ones says little."""
SLIPS = 0.2
"""A factor on the number of slips, since a turn has several moves, each of which may be one."""


def policy(g: Sea, moves: Sequence[Move], random: Random) -> Move:
    """Return a move to a space with the shortest way left, whatever the currents."""
    way = WAY_HOME if g.rounded[g.actor()] else WAY_ROUND
    here = g.at[g.actor()]
    reach = [(way[move.space if isinstance(move, Sail) else here], random.random(), move) for move in moves]
    return min(reach, key=lambda choice: choice[:2])[2]


def worth(g: Sea) -> list[float]:
    """Return each captain's estimate from 0 to 1: the result, or the share of the way sailed."""
    if g.winners is not None:
        return [float(seat in g.winners) for seat in range(g.seats())]
    return [1 - way_left(g, seat) / FAR for seat in range(g.seats())]


def horizon(view: Sea) -> Callable[[Sea], bool]:
    """Return the question whether a simulation has gone far enough."""
    last = view.round + AHEAD
    return lambda g: g.round >= last
