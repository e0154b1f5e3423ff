"""The rules of Ghost Ship, a module for each part of the rulebook.

The modules `outset.py` and `turn.py` join them.
"""

from __future__ import annotations

from spielhafen.games.ghost_ship import Options
from spielhafen.games.ghost_ship.rules.ending import rank
from spielhafen.games.ghost_ship.rules.outset import CASTING
from spielhafen.games.ghost_ship.state import Ghostly

__all__ = ["rank", "start"]


def start(seats: int, options: Options) -> Ghostly:
    """§1 First the islands are laid, then the captains sail for what is hidden there."""
    g = Ghostly.initial(seats, options)
    g.then(CASTING)
    return g
