"""The figures that simulations count in games of Treasure Map."""

from __future__ import annotations

from spielhafen.core.moves import Move
from spielhafen.core.play import Step
from spielhafen.games.treasure_map.rules.duels import Broadside, CrewLost, Melee
from spielhafen.games.treasure_map.rules.round import GivenUp, Stalemate
from spielhafen.games.treasure_map.rules.shore import Discovery
from spielhafen.games.treasure_map.state import Isles


class Figures:
    """The events counted during one game."""

    def __init__(self) -> None:
        self.melees = self.broadsides = self.crews = self.found = self.stale = 0

    def watch(self, g: Isles, step: Step, _: Move | None) -> None:
        """Count a step that is about to happen."""
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
        """Return how often each event happened in the game, by name."""
        return {"melees": self.melees, "broadsides": self.broadsides, "crews": self.crews}

    def shares(self) -> dict[str, tuple[int, int]]:
        """Return pairs of how often and out of how many, by name."""
        return {"found": (self.found, 1), "stale": (self.stale, 1)}
