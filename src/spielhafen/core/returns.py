"""Returns: what a game was worth to each seat, for programs that learn.

The winners share what all have put in. With one winner of n seats these are 1 for the winner and −1 / (n − 1) for
each of the others; if all seats win, or none, they are 0. So they lie between −1 and 1 and add up to 0. While the
game goes on, and if it was left unfinished, they are 0 for all. Alone, a seat gets 1 if it wins and −1 if it does not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def find_returns(winners: Sequence[int] | None, seats: int) -> tuple[float, ...]:
    """Return the returns of all seats; `winners` is None while the game goes on."""
    if winners is None:
        return (0.0,) * seats
    if seats == 1:
        return (1.0 if winners else -1.0,)
    if not winners:
        return (0.0,) * seats
    won = (seats / len(winners) - 1) / (seats - 1)
    return tuple(won if seat in winners else -1 / (seats - 1) for seat in range(seats))
