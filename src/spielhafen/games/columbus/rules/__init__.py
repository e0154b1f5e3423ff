"""The rules of Columbus, one module for each part of the rulebook; `turn.py` joins them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.games.columbus.rules.turn import Lot
from spielhafen.games.columbus.state import Ocean

if TYPE_CHECKING:
    from spielhafen.core.options import NoOptions


def start(seats: int, options: NoOptions) -> Ocean:
    """§1 The race begins and ends in the harbour of Palos; the lot decides who goes first (§3)."""
    g = Ocean.initial(seats, options)
    g.then(Lot())
    return g
