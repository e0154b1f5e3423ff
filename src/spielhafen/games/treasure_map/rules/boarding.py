"""Ending a move on somebody's square."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.play import Choice, Rule
from spielhafen.games.treasure_map import MOST_SEATS
from spielhafen.games.treasure_map.moves import FIGHT, Fight
from spielhafen.games.treasure_map.rules.duels import Melee, Wreck
from spielhafen.games.treasure_map.rules.guns import everybody
from spielhafen.games.treasure_map.state import SHIP, Isles

if TYPE_CHECKING:
    from spielhafen.core.moves import Move


def company(g: Isles, seat: int) -> list[int]:
    """§13 Who is on the square of a captain's crew; nobody on neutral ground (§12)."""
    here = g.crews[seat]
    if g.chart.neutral >> here & 1:
        return []
    return [foe for foe, square in everybody(g, seat) if square == here]


@dataclass
class Boarding(Rule):
    """§15 Whoever ends his move on the square of an empty ship destroys it; then come the melees (§13)."""

    seat: int

    told = False

    def happen(self, g: Isles) -> None:
        foes = company(g, self.seat)
        if foes:
            wrecks = [Wreck(foe - SHIP, self.seat) for foe in foes if foe >= SHIP]
            g.then(*wrecks, ENGAGE[self.seat])


@dataclass
class Engage(Rule):
    """§13 Whoever ends his move on the square of others has to fight them, one after the other."""

    seat: int

    told = False

    def happen(self, g: Isles) -> None:
        foes = company(g, self.seat)
        if len(foes) == 1:
            g.then(Melee(self.seat, foes[0]))
        elif foes:
            g.then(RIVALS[self.seat], self)


@dataclass
class Rivals(Choice):
    """§13 Of several the captain fights in whatever order he likes."""

    kinds = (Fight,)

    def reach(self, g: Isles) -> Sequence[Move]:
        return [FIGHT[foe] for foe in company(g, self.seat)]

    def bar(self, g: Isles, move: Fight) -> Refusal | None:
        return None if move.foe in company(g, self.seat) else NOT_HERE

    def take(self, g: Isles, move: Fight) -> None:
        g.then(Melee(self.seat, move.foe))


NOT_HERE: Final = refusal("not-here")
BOARDING: Final = [Boarding(seat) for seat in range(MOST_SEATS)]
ENGAGE: Final = [Engage(seat) for seat in range(MOST_SEATS)]
RIVALS: Final = [Rivals(seat) for seat in range(MOST_SEATS)]
