"""The rules of Caribbean Conquest, one module per part of the book; `round.py` joins them."""

from __future__ import annotations

from spielhafen.games.caribbean_conquest import Options
from spielhafen.games.caribbean_conquest.rules.round import ROUND, rank
from spielhafen.games.caribbean_conquest.rules.setting import LAYOUT, drawn
from spielhafen.games.caribbean_conquest.state import Sea, set_out

__all__ = ["rank", "start"]


def start(seats: int, options: Options) -> Sea:
    """§1 Return the state at the start of the conquest, with the board still to be laid.

    Raise BadOption for a drawing that is no board.
    """
    if options.board_drawing:
        drawn(options)
    g = set_out(seats, options)
    g.then(LAYOUT, ROUND)
    return g
