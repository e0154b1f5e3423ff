"""What is worth counting in many games of Treasure Map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.games.treasure_map.rules.duels import Broadside, CrewLost, Melee
from spielhafen.games.treasure_map.rules.round import GivenUp, Stalemate
from spielhafen.games.treasure_map.rules.shore import Discovery

if TYPE_CHECKING:
    from spielhafen.core.moves import Move
    from spielhafen.core.play import Step
    from spielhafen.games.treasure_map.state import Isles


def rounds(g: Isles) -> int:
    """The rounds begun."""
    return g.round


class Figures:
    """Counted while a game goes by."""

    def __init__(self) -> None:
        self.melees = self.broadsides = self.crews = self.found = self.stale = 0

    def watch(self, g: Isles, step: Step, _: Move | None) -> None:
        """Sees each step about to happen."""
        if isinstance(step, Melee):
            self.melees += 1
        elif isinstance(step, Broadside):
            self.broadsides += 1
        elif isinstance(step, CrewLost):
            self.crews += 1
        elif isinstance(step, Discovery):
            self.found += 1
        elif isinstance(step, Stalemate | GivenUp):
            self.stale += 1

    def counts(self) -> dict[str, float]:
        """By name: how often in the game."""
        return {"melees": self.melees, "broadsides": self.broadsides, "crews": self.crews}

    def shares(self) -> dict[str, tuple[int, int]]:
        """By name: how often, out of how many."""
        return {"found": (self.found, 1), "stale": (self.stale, 1)}
