"""The completion of the sea: treasures, gold, the ghost ship."""

from __future__ import annotations

from typing import Final

from spielhafen.core.play import Rule
from spielhafen.games.ghost_ship import MOST_SEATS
from spielhafen.games.ghost_ship.board.tiles import FIELDS, FIXED, FREE, GOLD, LAND, MASK_AT
from spielhafen.games.ghost_ship.rules.ghost import PutBack
from spielhafen.games.ghost_ship.rules.turn import TURN
from spielhafen.games.ghost_ship.state import NUGGET, TREASURE, Ghostly


class Complete(Rule[Ghostly]):
    """§12 A treasure is laid on each ?-tile and covers its symbol, and gold on each tile that is all land."""

    head = True

    def happen(self, g: Ghostly) -> None:
        items = [TREASURE if letter != FREE else FREE for letter in g.quests]
        inland = [field for field in FIELDS if MASK_AT[g.sea[field]] == LAND and g.quests[field] == FREE]
        for field in sorted(inland, key=lambda field: (field not in FIXED, field))[:GOLD]:
            items[field] = NUGGET
        g.items = "".join(items)
        g.then(SUMMONS[(g.starter - 1) % g.seats()], SAIL_OUT)


class Summons(PutBack):
    """§12 The captain who will be the last to begin puts the ghost ship in the middle of the board."""


class SailOut(Rule[Ghostly]):
    """§14 The voyage begins."""

    told = False

    def happen(self, g: Ghostly) -> None:
        g.round = 1
        g.then(TURN[g.starter])


COMPLETE: Final = Complete()
SUMMONS: Final = [Summons(seat) for seat in range(MOST_SEATS)]
SAIL_OUT: Final = SailOut()
