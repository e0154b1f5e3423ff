"""The figures that simulations count in games of Santa Timea."""

from __future__ import annotations

from collections.abc import Sequence

from spielhafen.core.moves import Move
from spielhafen.core.play import Step
from spielhafen.games.santa_timea.moves import BRIDE
from spielhafen.games.santa_timea.rules.trick import Resolve, outcome
from spielhafen.games.santa_timea.state import NO_CAPTAIN, Table


def points(g: Table) -> Sequence[int]:
    """Return the points of each captain."""
    return g.points


class Figures:
    """The events counted during one game."""

    def __init__(self) -> None:
        self.tricks = self.cancelled = self.brides = self.both = self.rounds = self.lost = 0

    def watch(self, g: Table, step: Step, _: Move | None) -> None:
        """Count a step that is about to happen."""
        if not isinstance(step, Resolve):
            return
        low, high = outcome(g.keys, led=g.cards[0])
        self.tricks += 1
        self.cancelled += low == NO_CAPTAIN
        self.brides += g.cards[0] == BRIDE
        self.both += low != NO_CAPTAIN and low == max(high, 0)
        self.rounds += g.trick == g.options.tricks_number
        self.lost += g.trick == g.options.tricks_number and low == NO_CAPTAIN

    def shares(self) -> dict[str, tuple[int, int]]:
        """Return pairs of how often and out of how many, by name."""
        return {
            "all-cancelled": (self.cancelled, self.tricks),
            "bride-led": (self.brides, self.tricks),
            "takes-and-leads": (self.both, self.tricks),
            "last-cancelled": (self.lost, self.rounds),
        }
