"""The rules of Columbus, a module for each part of the rulebook; `turn.py` puts them together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.games.columbus.rules.turn import Lot
from spielhafen.games.columbus.state import Ocean, set_out

if TYPE_CHECKING:
    from spielhafen.core.game import NoOptions


def start(seats: int, options: NoOptions) -> Ocean:
    """§3 All ships lie in the harbour of Palos; the lot decides who begins."""
    g = set_out(seats, options)
    g.then(Lot())
    return g
