"""The rest of the sea: lots of ten tiles, their fit, tiles put aside, and the last fields."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from spielhafen.core.errors import Refusal, RulesError
from spielhafen.core.moves import Move, Order
from spielhafen.core.play import Choice, Rule
from spielhafen.core.ready_steps import SeatChance, SeatRule
from spielhafen.games.ghost_ship import MOST_SEATS
from spielhafen.games.ghost_ship.board.tile_fit import (
    alone,
    exchanged,
    kinds_in,
    laid_on,
    last_tiles,
    openings,
)
from spielhafen.games.ghost_ship.board.tiles import (
    FIELDS,
    FREE,
    LOT,
    MASK_AT,
    MASK_DIGITS,
    NONE,
    TYPE_OF,
    TYPES,
    written,
)
from spielhafen.games.ghost_ship.moves import TYPE_ITEM, Lay, Lot
from spielhafen.games.ghost_ship.rules.fit import NOT_IN_HAND, lays, misfit
from spielhafen.games.ghost_ship.state import FIXED_SEA, Ghostly


class NextLot(SeatRule[Ghostly]):
    """§8 The next captain takes up tiles, unless no tiles are left, or only fields that take one kind each (§11)."""

    told = False

    def happen(self, g: Ghostly) -> None:
        g.turn = self.seat
        over = alone(g.sea) or not any(g.stock)
        g.then(FINISHING if over else TAKES_UP[self.seat])


class TakesUp(SeatChance[Ghostly]):
    """§8 Ten tiles come off the face-down stacks, for all to see; fewer if there are no more."""

    sampled = True
    head = True

    def sample(self, g: Ghostly, below: Callable[[int], int]) -> Move:
        stock = [kind for kind, count in enumerate(g.stock) for _ in range(count)]
        drawn = [stock.pop(below(len(stock))) for _ in range(min(LOT, len(stock)))]
        return Lot(tuple(TYPE_ITEM + kind for kind in sorted(drawn)))

    def fits(self, g: Ghostly, move: Move) -> bool:
        if not isinstance(move, Lot) or len(move.items) != min(LOT, sum(g.stock)):
            return False
        counts = [move.items.count(TYPE_ITEM + kind) for kind in TYPES]
        enough = all(count <= have for count, have in zip(counts, g.stock, strict=True))
        return enough and sum(counts) == len(move.items)

    def take(self, g: Ghostly, move: Order) -> None:
        for item in move.items:
            g.lot[item - TYPE_ITEM] += 1
            g.stock[item - TYPE_ITEM] -= 1
        g.then(LAY_TILE[self.seat], LEFTOVER[self.seat], NEXT_LOT[(self.seat + 1) % g.seats()])


class LayTile(Choice[Ghostly]):
    """§9 A tile is laid alone, or where all its edges match their neighbours. Captains with a tile that fits have to lay it."""

    kinds = (Lay,)

    def due(self, g: Ghostly) -> bool:
        mine = kinds_in(g.lot)
        return any(fits & mine for fits in openings(g.sea).values())

    def moves(self, g: Ghostly) -> Sequence[Move]:
        return lays(openings(g.sea), kinds_in(g.lot))

    def bar(self, g: Ghostly, move: Lay) -> Refusal | None:
        return misfit(g.sea, move) if g.lot[TYPE_OF[move.mask]] else NOT_IN_HAND

    def take(self, g: Ghostly, move: Lay) -> None:
        g.sea = laid_on(g.sea, move.field, move.mask)
        g.lot[TYPE_OF[move.mask]] -= 1
        if alone(g.sea):
            g.until(NextLot)
        elif any(g.lot):
            g.then(self)


class Leftover(SeatRule[Ghostly]):
    """§10 When no tile fits any more, the rest of the lot is put aside."""

    told = False

    def happen(self, g: Ghostly) -> None:
        if any(g.lot):
            g.then(PUTS_ASIDE[self.seat])


class PutsAside(SeatRule[Ghostly]):
    """§10 Tiles that fit nowhere are put beside the board face up; the captain lays fewer."""

    def happen(self, g: Ghostly) -> None:
        g.aside = [have + more for have, more in zip(g.aside, g.lot, strict=True)]
        g.lot = [0] * len(TYPES)


class Finishing(Rule[Ghostly]):
    """§11 All tiles that are left are searched for those that the last fields need."""

    head = True

    def happen(self, g: Ghostly) -> None:
        g.stock = [sum(counts) for counts in zip(g.stock, g.lot, g.aside, strict=True)]
        g.lot, g.aside = [0] * len(TYPES), [0] * len(TYPES)
        g.then(*(Settles(tile.field, tile.mask) for tile in last_tiles(g.sea, g.stock)), MENDING)


@dataclass
class Settles(Rule[Ghostly]):
    """§11 A tile is laid here."""

    field: int
    mask: int

    def happen(self, g: Ghostly) -> None:
        g.sea = written(g.sea, self.field, MASK_DIGITS[self.mask])
        g.stock[TYPE_OF[self.mask]] -= 1


@dataclass
class Lifts(Rule[Ghostly]):
    """§11 A tile is taken up to be exchanged; never one with a ?, nor one of the ten laid before the start."""

    field: int

    def happen(self, g: Ghostly) -> None:
        g.stock[TYPE_OF[MASK_AT[g.sea[self.field]]]] += 1
        g.sea = written(g.sea, self.field, FREE)


class Mending(Rule[Ghostly]):
    """§11 Around a field whose tile is not left, tiles are exchanged until all fit, within the smallest possible distance."""

    told = False

    def happen(self, g: Ghostly) -> None:
        free = g.sea.find(FREE)
        if free == NONE:
            return
        movable = [FIXED_SEA[field] == FREE and g.quests[field] == FREE for field in FIELDS]
        found = exchanged(g.sea, g.stock, free, movable)
        if not found:
            raise RulesError("there is no tile for a field, however the others are exchanged")
        anew = [tile for tile in found if g.sea[tile.field] != MASK_DIGITS[tile.mask]]
        lifted = [tile.field for tile in anew if g.sea[tile.field] != FREE]
        g.then(
            *(Lifts(field) for field in lifted), *(Settles(tile.field, tile.mask) for tile in anew), MENDING
        )


FINISHING: Final = Finishing()
MENDING: Final = Mending()
NEXT_LOT: Final = [NextLot(seat) for seat in range(MOST_SEATS)]
TAKES_UP: Final = [TakesUp(seat) for seat in range(MOST_SEATS)]
LAY_TILE: Final = [LayTile(seat) for seat in range(MOST_SEATS)]
LEFTOVER: Final = [Leftover(seat) for seat in range(MOST_SEATS)]
PUTS_ASIDE: Final = [PutsAside(seat) for seat in range(MOST_SEATS)]
