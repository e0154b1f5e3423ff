"""The rules of Jetty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spielhafen.core.moves import Move
from spielhafen.core.play import Choice, Rule
from tests.toys.jetty.moves import ROW, SHOVE, Row, Shove
from tests.toys.jetty.state import PLACES, TURNS, Jetty

if TYPE_CHECKING:
    from tests.toys.jetty import Options


def start(seats: int, options: Options) -> Jetty:
    """§1 Both boats lie at the first place; the first captain begins."""
    g = Jetty.initial(seats, options)
    g.then(Rowing(0), Next(0))
    return g


@dataclass
class Rowing(Choice[Jetty]):
    """§2 A boat goes on by one place; after the last comes the first."""

    kinds = (Row, Shove)

    def reach(self, g: Jetty) -> Sequence[Move]:
        return [SHOVE if g.options.shove else ROW]

    def take(self, g: Jetty, move: Move) -> None:
        boat = 1 - self.seat if isinstance(move, Shove) else self.seat
        g.boats[boat] = (g.boats[boat] + 1) % len(PLACES)


@dataclass
class Next(Rule[Jetty]):
    """§3 The other captain's turn; after the last one the second captain wins."""

    seat: int

    def happen(self, g: Jetty) -> None:
        g.turns += 1
        if g.turns == TURNS:
            g.end([1])
        else:
            g.then(Rowing(1 - self.seat), Next(1 - self.seat))
