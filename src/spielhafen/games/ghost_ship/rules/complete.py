"""The completion of the sea: treasures, gold, the ghost ship."""

from __future__ import annotations

from typing import Final

from spielhafen.core.play import Rule
from spielhafen.games.ghost_ship import MOST_SEATS
from spielhafen.games.ghost_ship.board.tiles import FIXED, FREE, LAND, MASK_DIGITS, QUEST_LETTERS
from spielhafen.games.ghost_ship.rules.ghost import PutBack
from spielhafen.games.ghost_ship.rules.turn import TURN
from spielhafen.games.ghost_ship.state import NUGGET, TREASURE, Ghostly

COVERED: Final = str.maketrans(QUEST_LETTERS, TREASURE * len(QUEST_LETTERS))
INLAND: Final = MASK_DIGITS[LAND]


class Complete(Rule[Ghostly]):
    """§12 A treasure is laid on each ?-tile and covers its symbol, and gold on each tile that is all land."""

    head = True

    def happen(self, g: Ghostly) -> None:
        items = [*g.quests.translate(COVERED)]
        inland = [field for field, digit in enumerate(g.sea) if digit == INLAND and g.quests[field] == FREE]
        for field in sorted(inland, key=lambda field: (field not in FIXED, field))[: g.options.gold_number]:
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
