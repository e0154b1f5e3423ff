"""The ?-tiles: their distances, and a new place for those that make room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import compress
from typing import Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Choice, Rule
from spielhafen.core.ready_steps import SeatChance, SeatRule, even
from spielhafen.games.ghost_ship import MOST_SEATS
from spielhafen.games.ghost_ship.board.tile_fit import (
    ALL_MASKS,
    MASKS_OF,
    Laid,
    berths,
    full_half,
    lift,
    open_inland,
    put,
    reseated,
    touches,
)
from spielhafen.games.ghost_ship.board.tiles import NONE, QUEST_TYPE, TYPE_OF
from spielhafen.games.ghost_ship.moves import Lay, TurnUp
from spielhafen.games.ghost_ship.rules.fit import NOT_IN_HAND, lays, misfit
from spielhafen.games.ghost_ship.rules.lots import NEXT_LOT
from spielhafen.games.ghost_ship.state import Ghostly, clockwise


class TurnsUp(SeatChance[Ghostly]):
    """§6 The captain turns up one of their ?-tiles, which all see for the first time."""

    head = True

    def outcomes(self, g: Ghostly) -> Sequence[tuple[Move, int]]:
        return [*compress(TURN_UPS, g.facedown)]

    def take(self, g: Ghostly, move: TurnUp) -> None:
        g.turn = self.seat
        g.turned = move.quest
        g.facedown[move.quest] = 0
        g.dealt[self.seat] -= 1
        somewhere = berths(g.sea, g.quests, QUEST_TYPE[move.quest]).places
        g.then(LAY_QUEST[self.seat] if somewhere else RESEATING[self.seat], NEXT_QUEST[self.seat])


class LayQuest(Choice[Ghostly]):
    """§6 A ?-tile is laid apart from all others, or touches them at corners only; each half of the board takes ten."""

    kinds = (Lay,)

    def moves(self, g: Ghostly) -> Sequence[Move]:
        kind = QUEST_TYPE[g.turned]
        return lays(berths(g.sea, g.quests, kind).places, MASKS_OF[kind])

    def bar(self, g: Ghostly, move: Lay) -> Refusal | None:
        kind, field = QUEST_TYPE[g.turned], move.field
        if berths(g.sea, g.quests, kind).places.get(field, 0) >> move.mask & 1:
            return None
        if TYPE_OF[move.mask] != kind:
            return NOT_IN_HAND
        why = misfit(g.sea, move)
        if why is not None:
            return why
        if field in full_half(g.order):
            return HALF_FULL
        if not open_inland(g.sea).get(field, ALL_MASKS) >> move.mask & 1:
            return SHUTS_IN
        return TOUCHES if touches(g.quests, field) else TOUCHES_CORNER

    def take(self, g: Ghostly, move: Lay) -> None:
        g.sea, g.quests = put(g.sea, g.quests, Laid(move.field, move.mask, g.turned))
        g.order.append(move.field)
        g.turned = NONE


TURN_UPS: Final = even(TurnUp)
HALF_FULL: Final = refusal("half-full")
SHUTS_IN: Final = refusal("shuts-in")
TOUCHES: Final = refusal("touches")
TOUCHES_CORNER: Final = refusal("touches-corner")


# Re-seating.


class Reseating(SeatRule[Ghostly]):
    """§7 If a ?-tile can be laid nowhere, ?-tiles laid before it, the last one first, make room and are laid anew."""

    def happen(self, g: Ghostly) -> None:
        lifted, laid = reseated(g.sea, g.quests, g.order, g.turned)
        g.turned = NONE
        g.then(*(MakesRoom(field) for field in lifted), *(Seated(*tile) for tile in laid))


@dataclass
class MakesRoom(Rule[Ghostly]):
    """§7 This ?-tile is taken up again."""

    field: int

    def happen(self, g: Ghostly) -> None:
        g.sea, g.quests = lift(g.sea, g.quests, self.field)
        g.order.remove(self.field)


@dataclass
class Seated(Rule[Ghostly]):
    """§7 This ?-tile is laid by the rules, row by row on the first field that takes it."""

    field: int
    mask: int
    quest: int

    def happen(self, g: Ghostly) -> None:
        g.sea, g.quests = put(g.sea, g.quests, Laid(self.field, self.mask, self.quest))
        g.order.append(self.field)


class NextQuest(SeatRule[Ghostly]):
    """§6 The next captain clockwise who still has a ?-tile; when all are laid, the rest of the sea is laid."""

    told = False

    def happen(self, g: Ghostly) -> None:
        having = [seat for seat in clockwise(g, (self.seat + 1) % g.seats()) if g.dealt[seat]]
        g.then(TURNS_UP[having[0]] if having else NEXT_LOT[g.first])


TURNS_UP: Final = [TurnsUp(seat) for seat in range(MOST_SEATS)]
LAY_QUEST: Final = [LayQuest(seat) for seat in range(MOST_SEATS)]
RESEATING: Final = [Reseating(seat) for seat in range(MOST_SEATS)]
NEXT_QUEST: Final = [NextQuest(seat) for seat in range(MOST_SEATS)]
