"""The bot's knowledge of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .moves import Sail
from .state import WAY_HOME, WAY_ROUND, Sea, way_left

if TYPE_CHECKING:
    from random import Random

    from spielhafen.core.moves import Move

FAR = 40


def policy(g: Sea, moves: Sequence[Move], random: Random) -> Move:
    """Return a move to the space with the shortest way left, at random among equals."""
    way = WAY_HOME if g.rounded[g.actor()] else WAY_ROUND
    here = g.at[g.actor()]
    reach = [(way[move.space if isinstance(move, Sail) else here], random.random(), move) for move in moves]
    return min(reach, key=lambda choice: choice[:2])[2]


def worth(g: Sea) -> list[float]:
    """Return each captain's estimate from 0 to 1: the result, or the share of the way sailed."""
    if g.winners is not None:
        return [float(seat in g.winners) for seat in range(g.seats())]
    return [1 - way_left(g, seat) / FAR for seat in range(g.seats())]
