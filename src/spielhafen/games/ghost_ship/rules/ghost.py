"""The ghost ship: its drift, and the treasures that it takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Choice, Rule
from spielhafen.core.ready_steps import PrivateChance, SeatRule
from spielhafen.core.tracked import are_indistinguishable, move_piece, pieces_in, start_recording
from spielhafen.games.ghost_ship import MOST_SEATS
from spielhafen.games.ghost_ship.board.routes import KING_STEPS
from spielhafen.games.ghost_ship.board.tiles import (
    ABOARD,
    AROUND,
    DIRECTIONS,
    DOCK,
    MIDDLE,
    NONE,
    PLACE_FIELD,
    RIM,
    SPOT_FIELD,
)
from spielhafen.games.ghost_ship.moves import GHOST, LOSE, STAY, Ghost, Lose, Stay
from spielhafen.games.ghost_ship.state import LOST, Ghostly, clockwise


def _headings(slantwise: int) -> list[int]:
    clear = range(len(DIRECTIONS))
    return [*clear, *(one if one % 2 == slantwise else (one + 1) % len(DIRECTIONS) for one in clear)]


HEADINGS: Final = [_headings(slantwise) for slantwise in range(2)]
"""§16 The direction of the ghost by the arrow; between two, slantwise with an odd number, straight with an even one."""


class Drift(SeatRule[Ghostly]):
    """§16 The ghost ship goes one field where the arrow points, over land as well as over water."""

    told = False

    def happen(self, g: Ghostly) -> None:
        there = AROUND[g.ghost][HEADINGS[g.number % 2][g.arrow]]
        g.then(PUT_BACK[self.seat] if there == NONE else DRIFTS[there])


@dataclass
class Drifts(Rule[Ghostly]):
    """§16 The ghost ship comes here."""

    field: int

    def happen(self, g: Ghostly) -> None:
        g.ghost = self.field


class PutBack(Choice[Ghostly]):
    """§16 A ghost ship that would leave the board is put back into the middle of it."""

    kinds = (Ghost,)

    def moves(self, g: Ghostly) -> Sequence[Move]:
        return TO_MIDDLE

    def bar(self, g: Ghostly, move: Ghost) -> Refusal | None:
        return None if move.field in MIDDLE else NOT_MIDDLE

    def take(self, g: Ghostly, move: Ghost) -> None:
        g.ghost = move.field


TO_MIDDLE: Final = [GHOST[field] for field in MIDDLE]
NOT_MIDDLE: Final = refusal("not-middle")


@dataclass
class Call(Choice[Ghostly]):
    """§18 The captain who has called the ghost lets it go on, a field at a time in any direction, or stay."""

    fields: int

    kinds = (Ghost, Stay)

    def moves(self, g: Ghostly) -> Sequence[Move]:
        return [*(GHOST[near] for near in AROUND[g.ghost] if near != NONE), STAY]

    def bar(self, g: Ghostly, move: Ghost | Stay) -> Refusal | None:
        if isinstance(move, Stay) or move.field in AROUND[g.ghost]:
            return None
        far = KING_STEPS[g.ghost][move.field]
        return refusal("ghost-too-far", far=far, left=self.fields, how=_reach_of(far, self.fields))

    def take(self, g: Ghostly, move: Ghost | Stay) -> None:
        if isinstance(move, Ghost):
            g.ghost = move.field
            if self.fields > 1:
                g.then(Call(self.seat, self.fields - 1))


def _reach_of(far: int, left: int) -> str:
    """Return whether the ghost is there already, can come there field by field, or is too far."""
    return "here" if not far else "near" if far <= left else "far"


# The treasures that it takes.


def figure_field(g: Ghostly, seat: int) -> int:
    """§17 Return the field of the active figure: the scout if it is ashore, else the ship; NONE on the rim."""
    spot = g.scouts[seat]
    return SPOT_FIELD[spot] if spot != ABOARD else SHIP_FIELD[g.ships[seat]]


SHIP_FIELD: Final = [NONE if RIM <= place < DOCK else field for place, field in enumerate(PLACE_FIELD)]
"""The field of a ship by its place; NONE on the rim."""


class Haunt(SeatRule[Ghostly]):
    """§17 Every captain whose ship or scout is met by the ghost ship loses a treasure, all of them at once."""

    told = False

    def happen(self, g: Ghostly) -> None:
        met = [seat for seat in clockwise(g, self.seat) if figure_field(g, seat) == g.ghost]
        if met:
            g.then(*[ROBBED[seat] if g.held[seat] else SPARED[seat] for seat in met])


class Robbed(PrivateChance[Ghostly]):
    """§17 The neighbour on the left draws one of the captain's treasures unseen; it goes out of the game, and gold stays."""

    def outcomes(self, g: Ghostly) -> Sequence[tuple[Move, int]]:
        return [(LOSE[chip], 1) for chip in pieces_in(g.chips, self.seat)]

    def take(self, g: Ghostly, move: Lose) -> None:
        others = [seat for seat in range(g.seats()) if seat != self.seat]
        start_recording(
            g, "chips", [seat for seat in others if not are_indistinguishable(g, "chips", self.seat, seat)]
        )
        move_piece(g, "chips", move.chip, LOST, (self.seat,))


class Spared(SeatRule[Ghostly]):
    """§17 A captain without treasures loses nothing."""


PUT_BACK: Final = [PutBack(seat) for seat in range(MOST_SEATS)]
DRIFT: Final = [Drift(seat) for seat in range(MOST_SEATS)]
DRIFTS: Final = [Drifts(field) for field in range(RIM)]
HAUNT: Final = [Haunt(seat) for seat in range(MOST_SEATS)]
ROBBED: Final = [Robbed(seat) for seat in range(MOST_SEATS)]
SPARED: Final = [Spared(seat) for seat in range(MOST_SEATS)]
