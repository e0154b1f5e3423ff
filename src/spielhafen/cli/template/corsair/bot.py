"""The bot's knowledge of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .moves import Again
from .state import KEGS, SOUND, Fight

if TYPE_CHECKING:
    from random import Random

    from spielhafen.core.moves import Move

HOPES = {6: 0.0, 5: 0.5}
"""How often a second shot is tried against a high die; against a lower one always."""


def policy(g: Fight, moves: Sequence[Move], random: Random) -> Move:
    """Return the second shot, the more often the better the hope."""
    again = random.random() < HOPES.get(max(g.rolled), 1.0)
    return max(moves, key=lambda move: isinstance(move, Again) == again)


def worth(g: Fight) -> list[float]:
    """Return each captain's estimate from 0 to 1: the result, or the lead in hull and powder."""
    if g.winners is not None:
        return [float(seat in g.winners) for seat in range(g.seats())]
    values = [3 * hull + kegs for hull, kegs in zip(g.hull, g.kegs, strict=True)]
    return [0.5 + (value - sum(values) / 2) / (3 * SOUND + KEGS) for value in values]
