"""The rules of Seeschlacht, a module for each part of the rulebook; `turn.py` joins them."""

from __future__ import annotations

from spielhafen.games.seeschlacht import Options
from spielhafen.games.seeschlacht.rules.turn import Lot
from spielhafen.games.seeschlacht.state import Sea, set_out


def start(_: int, options: Options) -> Sea:
    """§3 All ships are in their home harbours; the lot decides which side begins."""
    g = set_out(options)
    g.then(Lot())
    return g
