"""The rules of Santa Timea, one module for each part of the rulebook."""

from __future__ import annotations

from spielhafen.core.errors import BadOption
from spielhafen.games.santa_timea import Options
from spielhafen.games.santa_timea.rules.end import Ranking, rank
from spielhafen.games.santa_timea.rules.round import Round
from spielhafen.games.santa_timea.state import Table

__all__ = ["rank", "start"]


def start(seats: int, options: Options) -> Table:
    """§1 A game lasts a number of rounds."""
    if options.first > seats:
        raise BadOption("first", options.first, [str(seat) for seat in range(seats + 1)])
    g = Table.initial(seats, options)
    g.then(Round(), *[Round()] * (options.rounds_number - 1), Ranking())
    return g
