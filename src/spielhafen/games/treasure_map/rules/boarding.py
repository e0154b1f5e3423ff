"""The end of a move on the square of others: empty ships and melees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spielhafen.boxes.ship_adventure.chart import chart
from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Choice
from spielhafen.games.treasure_map import MOST_SEATS
from spielhafen.games.treasure_map.moves import Fight
from spielhafen.games.treasure_map.rules.duels import Melee, Wreck
from spielhafen.games.treasure_map.rules.guns import foe_squares
from spielhafen.games.treasure_map.state import SHIP, Isles, Silent


def foes_here(g: Isles, seat: int) -> list[int]:
    """§13 Return the foes on the square of a captain's crew; none on neutral ground (§12)."""
    here = g.crews[seat]
    own = 1 + (g.ships[seat] == here)
    if chart(g.board).neutral >> here & 1 or [*g.crews, *g.ships, *g.pirates, g.galleon].count(here) == own:
        return []
    return [foe for foe, square in foe_squares(g, seat) if square == here]


class Boarding(Silent):
    """§15 A captain who ends a move on the square of an empty ship destroys it; then come the melees (§13)."""

    def happen(self, g: Isles) -> None:
        foes = foes_here(g, self.seat)
        if foes:
            wrecks = [Wreck(foe - SHIP, self.seat) for foe in foes if foe >= SHIP]
            g.then(*wrecks, ENGAGE[self.seat])


class Engage(Silent):
    """§13 A captain who ends a move on the square of others has to fight them, one after the other."""

    def happen(self, g: Isles) -> None:
        foes = foes_here(g, self.seat)
        if len(foes) == 1:
            g.then(Melee(self.seat, foes[0]))
        elif foes:
            g.then(RIVALS[self.seat], self)


class Rivals(Choice[Isles]):
    """§13 The captain chooses the order of several fights."""

    kinds = (Fight,)

    def reach(self, g: Isles) -> Sequence[Move]:
        return [Fight.instances[foe] for foe in foes_here(g, self.seat)]

    def bar(self, g: Isles, move: Fight) -> Refusal | None:
        return None if move.foe in foes_here(g, self.seat) else NOT_HERE

    def take(self, g: Isles, move: Fight) -> None:
        g.then(Melee(self.seat, move.foe))


NOT_HERE: Final = refusal("not-here")
BOARDING: Final = [Boarding(seat) for seat in range(MOST_SEATS)]
ENGAGE: Final = [Engage(seat) for seat in range(MOST_SEATS)]
RIVALS: Final = [Rivals(seat) for seat in range(MOST_SEATS)]
