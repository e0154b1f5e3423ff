"""The pile of wind cards (§3, §14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spielhafen.core.moves import Move
from spielhafen.core.play import Chance
from spielhafen.games.santa_timea.moves import TURN_UP, TurnUp
from spielhafen.games.santa_timea.state import Table


class FromThePile(Chance[Table]):
    """§3 The top card of the pile may be any wind that is still face down."""

    def outcomes(self, g: Table) -> Sequence[tuple[Move, int]]:
        return [(TURN_UP[wind], count) for wind, count in enumerate(g.bag) if count]


class NextWind(FromThePile):
    """§3 The next wind card is turned up and joins the row."""

    def take(self, g: Table, move: TurnUp) -> None:
        g.bag[move.wind] -= 1
        g.row.append(move.wind)


class Forecast(FromThePile):
    """§14 A wind card that will not blow this round is turned up on the other side of the pile."""

    def take(self, g: Table, move: TurnUp) -> None:
        g.bag[move.wind] -= 1
        g.forecast.append(move.wind)


# Steps are made once and shared.

FORECAST: Final = Forecast()
NEXT_WIND: Final = NextWind()
