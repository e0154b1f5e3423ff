"""The use of the points of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spielhafen.core.moves import Move
from spielhafen.core.play import Choice, Deed
from spielhafen.games.ghost_ship import MOST_SEATS
from spielhafen.games.ghost_ship.board.routes import routes
from spielhafen.games.ghost_ship.board.tiles import ABOARD, CIRCLE, DOCK, FREE, NONE, RIM, SPOT_FIELD
from spielhafen.games.ghost_ship.moves import END, Circle, End
from spielhafen.games.ghost_ship.rules.finds import DigGold, TakeTreasure
from spielhafen.games.ghost_ship.rules.meeting import Arrival
from spielhafen.games.ghost_ship.rules.sailing import DockHere, GoAshore, SailOn
from spielhafen.games.ghost_ship.rules.walking import (
    CrossOver,
    GoAboard,
    StepOnCircle,
    SwimAcross,
    WalkOn,
    room,
)
from spielhafen.games.ghost_ship.state import Ghostly


class EndTurn(Deed[Ghostly]):
    """§14 Captains need not use all their points and may stop at any time."""

    kinds = (End,)

    def take(self, g: Ghostly, seat: int, move: End) -> None:
        g.until(Arrival)


STRAITS: Final = (CrossOver(), SwimAcross())
BOARDING: Final = (GoAboard(),)
TAKING: Final = (TakeTreasure(),)
FINDS: Final = (*TAKING, DigGold())


class Course(Choice[Ghostly]):
    """§14 The captain goes on, step by step, as long as there are points left."""

    stays = True
    deeds = (
        SailOn(),
        DockHere(),
        GoAshore(),
        WalkOn(),
        StepOnCircle(),
        *STRAITS,
        *BOARDING,
        *FINDS,
        EndTurn(),
    )

    def due(self, g: Ghostly) -> bool:
        return g.left > 0

    def moves(self, g: Ghostly) -> Sequence[Move]:
        seat = self.seat
        moves = _afloat(g, seat) if g.scouts[seat] == ABOARD else _ashore(g, seat)
        moves.append(END)
        return moves


def _afloat(g: Ghostly, seat: int) -> list[Move]:
    """Return what a ship can do, and its captain on board."""
    place = g.ships[seat]
    moves = [*routes(g.sea, g.quests).afloat(place, g.left)]
    if place < RIM and g.items[place] != FREE:
        moves += _open(g, seat, TAKING)
    return moves


def _ashore(g: Ghostly, seat: int) -> list[Move]:
    """Return what a scout can do."""
    there, spot, closed = routes(g.sea, g.quests), g.scouts[seat], g.closed[seat]
    steps = there.on_foot[spot, room(g, seat)]
    moves: list[Move] = [step for step in steps if not (isinstance(step, Circle) and step.field in closed)]
    if there.other_coast(spot) != NONE:
        moves += _open(g, seat, STRAITS)
    if g.ships[seat] - DOCK == spot % CIRCLE:
        moves += _open(g, seat, BOARDING)
    if g.items[SPOT_FIELD[spot]] != FREE:
        moves += _open(g, seat, FINDS)
    return moves


def _open(g: Ghostly, seat: int, deeds: Sequence[Deed[Ghostly]]) -> list[Move]:
    """Return the moves of those of these deeds that are not barred, each with one move."""
    return [move for deed in deeds if deed.gate(g, seat) is None for move in deed.reach(g, seat)]


COURSE: Final = [Course(seat) for seat in range(MOST_SEATS)]
