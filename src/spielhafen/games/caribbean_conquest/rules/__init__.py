"""The rules of Caribbean Conquest, a module for each part of the rulebook; `round.py` puts them together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.games.caribbean_conquest.rules.round import ROUND
from spielhafen.games.caribbean_conquest.rules.setting import LAYOUT
from spielhafen.games.caribbean_conquest.state import Sea, set_out

if TYPE_CHECKING:
    from spielhafen.games.caribbean_conquest import Options


def start(seats: int, options: Options) -> Sea:
    """§1 The conquest begins on a board that nobody knows."""
    g = set_out(seats, options)
    g.then(LAYOUT, ROUND)
    return g
