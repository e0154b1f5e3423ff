"""The rules of Columbus, one module for each part of the rulebook; `turn.py` joins them."""

from __future__ import annotations

from spielhafen.games.columbus import Options
from spielhafen.games.columbus.rules.home import rank
from spielhafen.games.columbus.rules.turn import Lot
from spielhafen.games.columbus.state import Ocean, set_out

__all__ = ["rank", "start"]


def start(seats: int, options: Options) -> Ocean:
    """§1 The race begins and ends in the harbour of Palos; the lot decides who goes first (§3)."""
    g = set_out(seats, options)
    g.then(Lot())
    return g
