"""The bot's knowledge of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .moves import Play
from .state import VALUES, Table, best_place, open_trick, value_of

if TYPE_CHECKING:
    from random import Random

    from spielhafen.core.moves import Move


def policy(g: Table, moves: Sequence[Move], random: Random) -> Move:
    """Return a card that takes the trick, as low as is safe; otherwise the lowest card."""
    trick = open_trick(g)
    last = len(trick) == g.seats() - 1

    def rank(move: Move) -> tuple[int, float]:
        card = move.card if isinstance(move, Play) else 0
        value = value_of(card)
        if best_place([*trick, card]) < len(trick):
            return (-value, random.random())
        return (VALUES + 1 - value if last else value, random.random())

    return max(moves, key=rank)


def worth(g: Table) -> list[float]:
    """Return each captain's estimate from 0 to 1: the result, or the lead in tricks."""
    if g.winners is not None:
        return [float(seat in g.winners) for seat in range(g.seats())]
    fair = sum(g.tricks) / g.seats()
    return [0.5 + 0.5 * (tricks - fair) / g.options.tricks for tricks in g.tricks]
