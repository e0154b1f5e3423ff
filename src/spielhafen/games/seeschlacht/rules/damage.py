"""Hits, and ships that sink."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spielhafen.core.play import Rule
from spielhafen.games.seeschlacht.board.pieces import SHIPS, SINKS
from spielhafen.games.seeschlacht.state import MOVED, NONE, STIRRED, SUNK, Sea

CAUSES: Final = ("ram", "rammed", "anchorage", "battery", "shot")
"""The causes of a hit."""
RAM, RAMMED, ANCHORAGE, BATTERY, SHOT = range(len(CAUSES))


@dataclass
class Hit(Rule[Sea]):
    """§21 A ship takes a hit, at once. Merchants sink with the second one, warships with the third."""

    ship: int
    cause: int

    told = False

    def happen(self, g: Sea) -> None:
        g.hits[self.ship] += 1
        g.quiet = STIRRED
        if g.hits[self.ship] >= SINKS[self.ship]:
            g.then(SINKING[self.ship])


@dataclass
class Sinking(Rule[Sea]):
    """§21 A ship that is sunk leaves the chart at once, its cargo with it; if it was under way its move is over."""

    ship: int

    def happen(self, g: Sea) -> None:
        g.at[self.ship] = SUNK
        g.cargo[self.ship] = 0
        if g.ship == self.ship:
            g.done[self.ship] = MOVED
            g.ship = NONE
            g.track = []


HIT: Final = [[Hit(ship, cause) for cause in range(len(CAUSES))] for ship in SHIPS]
SINKING: Final = [Sinking(ship) for ship in SHIPS]
