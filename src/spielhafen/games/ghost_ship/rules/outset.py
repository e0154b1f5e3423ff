"""Setting out: the lot, the corners, the ?-tiles that are dealt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Chance, Choice, Rule
from spielhafen.games.ghost_ship import MOST_SEATS
from spielhafen.games.ghost_ship.board.tiles import CORNERS, QUESTS
from spielhafen.games.ghost_ship.moves import CORNER, FIRST, Corner, First
from spielhafen.games.ghost_ship.rules.complete import COMPLETE
from spielhafen.games.ghost_ship.rules.quests import TURNS_UP
from spielhafen.games.ghost_ship.rules.ready import READY
from spielhafen.games.ghost_ship.state import Ghostly, clockwise


class Casting(Chance[Ghostly]):
    """§4 The lot decides who chooses a corner first and begins with the islands; the others follow clockwise."""

    def outcomes(self, g: Ghostly) -> Sequence[tuple[Move, int]]:
        return [(first, 1) for first in FIRST[: g.seats()]]

    def take(self, g: Ghostly, move: First) -> None:
        g.first = g.turn = move.seat
        choosing = clockwise(g, move.seat)[: 1 if g.seats() == 2 else g.seats()]
        g.then(*(ANCHORAGE[seat] for seat in choosing), DEALING)


class Anchorage(Choice[Ghostly]):
    """§4 Each captain puts their ship on a corner field of its own; of two captains the second has the opposite corner."""

    kinds = (Corner,)

    def moves(self, g: Ghostly) -> Sequence[Move]:
        return [move for field, move in CORNER.items() if field not in g.ships]

    def bar(self, g: Ghostly, move: Corner) -> Refusal | None:
        return CORNER_TAKEN if move.field in g.ships else None

    def take(self, g: Ghostly, move: Corner) -> None:
        g.ships[self.seat] = move.field
        if g.seats() == 2:
            g.ships[1 - self.seat] = _opposite(move.field)


CORNER_TAKEN: Final = refusal("corner-taken")


def _opposite(corner: int) -> int:
    return CORNERS[(CORNERS.index(corner) + 2) % len(CORNERS)]


class Dealing(Rule[Ghostly]):
    """§5 The ?-tiles are dealt face down. Of three captains the one between the two others will begin the voyage."""

    told = False

    def happen(self, g: Ghostly) -> None:
        seats = g.seats()
        g.starter = g.first
        if seats == 3:
            empty = next(corner for corner in CORNERS if corner not in g.ships)
            g.starter = g.ships.index(_opposite(empty))
        g.then(COMPLETE)
        if g.options.ready_made:
            g.then(READY)
            return
        g.dealt = [len(QUESTS) // seats] * seats
        for seat in clockwise(g, g.first)[1 : 1 + len(QUESTS) % seats]:
            g.dealt[seat] += 1
        g.then(TURNS_UP[g.first])


CASTING: Final = Casting()
DEALING: Final = Dealing()
ANCHORAGE: Final = [Anchorage(seat) for seat in range(MOST_SEATS)]
