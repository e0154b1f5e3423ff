"""The bot's knowledge of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from .moves import Lay
from .state import BOARD, FREE, Sea, lagoon

if TYPE_CHECKING:
    from random import Random

    from spielhafen.core.moves import Move

EFFORT = 0.4
"""A factor on the number of simulations, which take longer than in most games."""
DOUBT = 0.5
"""The policy only looks at points, so another move is preferred as soon as it seems better."""
AHEAD = 1
"""The turns of each captain after which a simulation ends."""


def policy(g: Sea, moves: Sequence[Move], random: Random) -> Move:
    """Return a move that closes the largest lagoon, at random among equals."""
    return max(moves, key=lambda move: (gain(g, move), random.random()))


def gain(g: Sea, move: Move) -> int:
    """Return the points that a move brings."""
    if not isinstance(move, Lay):
        return 0
    g.sea[move.space] = move.tile
    tiles = len(lagoon(g, move.space))
    g.sea[move.space] = FREE
    return tiles


def worth(g: Sea) -> list[float]:
    """Return each captain's estimate from 0 to 1: the result, or the lead in points."""
    if g.winners is not None:
        return [float(seat in g.winners) for seat in range(g.seats())]
    fair = sum(g.points) / g.seats()
    return [0.5 + 0.5 * (points - fair) / len(BOARD) for points in g.points]


def horizon(view: Sea) -> Callable[[Sea], bool]:
    """Return the question whether a simulation has gone far enough."""
    least = view.sea.count(FREE) - AHEAD * view.seats()
    return lambda g: g.sea.count(FREE) <= least
