"""What is worth counting in many games of Santa Timea."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.games.santa_timea.moves import BRIDE
from spielhafen.games.santa_timea.rules.trick import Resolve, outcome
from spielhafen.games.santa_timea.state import NOBODY, TRICKS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.core.moves import Move
    from spielhafen.core.play import Step
    from spielhafen.games.santa_timea.state import Table


def points(g: Table) -> Sequence[int]:
    """What each captain has scored."""
    return g.points


def rounds(g: Table) -> int:
    """The rounds begun."""
    return g.round


class Figures:
    """Counted while a game goes by: how often, out of how many."""

    def __init__(self) -> None:
        self.tricks = self.cancelled = self.brides = self.both = self.rounds = self.lost = 0

    def watch(self, g: Table, step: Step, _: Move | None) -> None:
        """Sees each step about to happen."""
        if not isinstance(step, Resolve):
            return
        low, high = outcome(g.keys, led=g.cards[0])
        self.tricks += 1
        self.cancelled += low == NOBODY
        self.brides += g.cards[0] == BRIDE
        self.both += low != NOBODY and low == max(high, 0)
        self.rounds += g.trick == TRICKS
        self.lost += g.trick == TRICKS and low == NOBODY

    def shares(self) -> dict[str, tuple[int, int]]:
        """By name: how often, out of how many."""
        return {
            "all-cancelled": (self.cancelled, self.tricks),
            "bride-led": (self.brides, self.tricks),
            "takes-and-leads": (self.both, self.tricks),
            "last-cancelled": (self.lost, self.rounds),
        }
