"""The rules of Treasure Map, one module per part of the rulebook; `round.py` joins them."""

from __future__ import annotations

from spielhafen.core.errors import BadOption
from spielhafen.games.treasure_map import Options
from spielhafen.games.treasure_map.rules.round import ROUND, rank
from spielhafen.games.treasure_map.rules.setting import LAYOUT, drawn
from spielhafen.games.treasure_map.state import Isles, set_out

__all__ = ["rank", "start"]


def start(seats: int, options: Options) -> Isles:
    """§1 Return the state at the start of the search, with the board still to be laid.

    Raise BadOption for options of the solo game with more than one captain, and for a drawing that is no board.
    """
    if seats > 1 and options.solo_level != type(options).solo_level:
        raise BadOption("solo_level", options.solo_level, [str(type(options).solo_level)])
    if seats > 1 and options.solo_pirates != type(options).solo_pirates:
        raise BadOption("solo_pirates", options.solo_pirates, [type(options).solo_pirates])
    if options.board_drawing:
        drawn(options)
    g = set_out(seats, options)
    g.then(LAYOUT, ROUND)
    return g
