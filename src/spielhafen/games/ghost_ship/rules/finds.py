"""The finds: treasures and gold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Deed
from spielhafen.core.ready_steps import PrivateChance
from spielhafen.core.tracked import move_piece, pieces_in
from spielhafen.games.ghost_ship import MOST_SEATS
from spielhafen.games.ghost_ship.board.routes import COSTS, is_rock
from spielhafen.games.ghost_ship.board.tiles import ABOARD, CIRCLE, FREE, NONE, RIM, SPOT_FIELD, written
from spielhafen.games.ghost_ship.moves import CHIP, Chip, Dig, Take
from spielhafen.games.ghost_ship.rules.ending import LAST, Last
from spielhafen.games.ghost_ship.rules.meeting import Arrival
from spielhafen.games.ghost_ship.rules.sailing import too_dear
from spielhafen.games.ghost_ship.rules.walking import ON_BOARD
from spielhafen.games.ghost_ship.state import HIDDEN_AWAY, JUST_FOUND, NUGGET, TREASURE, Ghostly, mask_at


class TakeTreasure(Deed[Ghostly]):
    """§28 A treasure is taken by a scout that has begun the turn on its circle; on a rock, by a ship. That ends the turn."""

    kinds = (Take,)

    def gate(self, g: Ghostly, seat: int) -> Refusal | None:
        field = circle_of(g, seat)
        if field == NONE or g.items[field] != TREASURE:
            return NO_TREASURE
        rock = is_rock(mask_at(g, field))
        if g.scouts[seat] == ABOARD and not rock:
            return BY_SCOUT
        return NOT_YET if g.moved else too_dear(g, COSTS["treasure"] + COSTS["rock"] * rock)

    def take(self, g: Ghostly, seat: int, move: Take) -> None:
        g.items = written(g.items, circle_of(g, seat), FREE)
        g.quiet = JUST_FOUND
        g.left = 0
        g.until(Arrival)
        g.then(LOOKS[seat], *all_gone(g))


def circle_of(g: Ghostly, seat: int) -> int:
    """Return the field on whose circle a captain's scout or ship is; NONE elsewhere."""
    spot = g.scouts[seat]
    if spot != ABOARD:
        return SPOT_FIELD[spot] if spot >= CIRCLE else NONE
    return g.ships[seat] if g.ships[seat] < RIM else NONE


NO_TREASURE: Final = refusal("no-treasure")
BY_SCOUT: Final = refusal("by-scout")
NOT_YET: Final = refusal("not-yet")


class Looks(PrivateChance[Ghostly]):
    """§28 Only the captain who has taken a treasure learns its worth."""

    def outcomes(self, g: Ghostly) -> Sequence[tuple[Move, int]]:
        return [(CHIP[chip], 1) for chip in pieces_in(g.chips, HIDDEN_AWAY)]

    def take(self, g: Ghostly, move: Chip) -> None:
        move_piece(g, "chips", move.chip, self.seat, (self.seat,))


class DigGold(Deed[Ghostly]):
    """§29 Gold is taken by a scout on its field, for a point, at once. That ends the turn, too."""

    kinds = (Dig,)

    def gate(self, g: Ghostly, seat: int) -> Refusal | None:
        if g.scouts[seat] == ABOARD:
            return ON_BOARD
        if g.items[SPOT_FIELD[g.scouts[seat]]] != NUGGET:
            return NO_GOLD
        return too_dear(g, COSTS["gold"])

    def take(self, g: Ghostly, seat: int, move: Dig) -> None:
        g.items = written(g.items, SPOT_FIELD[g.scouts[seat]], FREE)
        g.gold[seat] += 1
        g.quiet = JUST_FOUND
        g.left = 0
        g.until(Arrival)
        g.then(*all_gone(g))


NO_GOLD: Final = refusal("no-gold")


def all_gone(g: Ghostly) -> tuple[Last, ...]:
    """§33 The voyage is over as soon as nothing is left on the islands."""
    return () if TREASURE in g.items or NUGGET in g.items else (LAST,)


LOOKS: Final = [Looks(seat) for seat in range(MOST_SEATS)]
