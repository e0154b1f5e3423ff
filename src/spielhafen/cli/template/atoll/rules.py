"""The rules, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.play import Choice, Rule
from spielhafen.core.ready_steps import PileDraw, SeatRule

from .moves import LAY, Draw, Lay
from .state import BOARD, CROSS, KIND_OF, MIDDLE, ROW, SET, WAYS, Sea, is_reached, lagoon, shore

if TYPE_CHECKING:
    from spielhafen.core.moves import Move

    from . import Options


def start(seats: int, options: Options) -> Sea:
    """§1 A cross is in the middle, three tiles are drawn, and the first captain begins."""
    g = Sea.initial(seats, options)
    g.sea[MIDDLE] = CROSS
    g.pile = [options.sets * count for count in SET]
    g.then(*(Drawing(0) for _ in range(ROW)), Turn(0))
    return g


class Turn(SeatRule[Sea]):
    """§1 A turn: lay a tile of the row, and draw another. Then it is the next captain's."""

    head = True

    def happen(self, g: Sea) -> None:
        g.then(Laying(self.seat), Drawing(self.seat), NextTurn(self.seat))


class Drawing(PileDraw[Sea]):
    """§1 Draw a tile and put it in the row, for all to see."""

    deals, pile, into = Draw, "pile", "row"


@dataclass
class Laying(Choice[Sea]):
    """§2 Lay a tile beside others, turned as you like: water meets water, and land meets land."""

    kinds = (Lay,)

    def reach(self, g: Sea) -> Sequence[Move]:
        moves: list[Move] = []
        tiles = [tile for kind in sorted(set(g.row)) for tile in WAYS[kind]]
        for space in range(len(BOARD)):
            if is_reached(g, space):
                there, water = shore(g, space)
                moves += [LAY[tile][space] for tile in tiles if tile & there == water]
        return moves

    def bar(self, g: Sea, move: Lay) -> Refusal | None:
        if KIND_OF[move.tile] not in g.row:
            return refusal("other-tile")
        if not is_reached(g, move.space):
            return refusal("taken" if g.sea[move.space] else "apart")
        there, water = shore(g, move.space)
        return refusal("shore") if move.tile & there != water else None

    def take(self, g: Sea, move: Lay) -> None:
        g.sea[move.space], g.last = move.tile, move.space
        g.row.remove(KIND_OF[move.tile])
        if closed := lagoon(g, move.space):
            g.then(Closes(self.seat, len(closed)))


@dataclass
class Closes(Rule[Sea]):
    """§3 The captain who closes a lagoon gets a point for each of its tiles."""

    seat: int
    tiles: int

    def happen(self, g: Sea) -> None:
        g.points[self.seat] += self.tiles


class NextTurn(SeatRule[Sea]):
    """§4 It is the next captain's turn, unless no tile of the row can be laid."""

    told = False

    def happen(self, g: Sea) -> None:
        after = (self.seat + 1) % g.seats()
        g.then(Turn(after) if Laying(after).moves(g) else Finish())


class Finish(Rule[Sea]):
    """§4 Most points win; equal captains share the victory."""

    head = True

    def happen(self, g: Sea) -> None:
        g.end([seat for seat, points in enumerate(g.points) if points == max(g.points)])
