"""The figures that simulations count in games of Columbus."""

from __future__ import annotations

from spielhafen.core.moves import Move
from spielhafen.core.play import Step
from spielhafen.games.columbus.rules.damage import Damage
from spielhafen.games.columbus.rules.home import Home
from spielhafen.games.columbus.rules.land import Sight
from spielhafen.games.columbus.rules.storm import Storm
from spielhafen.games.columbus.state import Ocean


class Figures:
    """The events counted during one game."""

    def __init__(self) -> None:
        self.damages = self.storms = self.discs = 0
        self.driven = self.arrived = 0

    def watch(self, g: Ocean, step: Step, _: Move | None) -> None:
        """Count a step that is about to happen."""
        if isinstance(step, Damage):
            self.damages += 1
        elif isinstance(step, Storm):
            self.storms += 1
        elif isinstance(step, Sight):
            self.discs += 1
        elif isinstance(step, Home):
            self.arrived += 1
            self.driven += step.seat != g.turn

    def counts(self) -> dict[str, float]:
        """Return how often each event happened in the game, by name."""
        return {"damages": self.damages, "storms": self.storms, "discs": self.discs}

    def shares(self) -> dict[str, tuple[int, int]]:
        """Return pairs of how often and out of how many, by name."""
        return {"driven-home": (self.driven, self.arrived)}
