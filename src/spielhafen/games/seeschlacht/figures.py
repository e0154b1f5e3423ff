"""The figures that simulations count in games of Seeschlacht."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spielhafen.core.moves import Move
from spielhafen.core.play import Step
from spielhafen.games.seeschlacht.board.pieces import MERCHANT, OWNER, SEATS
from spielhafen.games.seeschlacht.moves import Colour
from spielhafen.games.seeschlacht.rules.damage import Sinking
from spielhafen.games.seeschlacht.rules.finish import (
    Agreement,
    Delivered,
    Elimination,
    Homecoming,
    NoMerchants,
    Standstill,
    Surrender,
    ahead,
)
from spielhafen.games.seeschlacht.rules.finish import points as scored
from spielhafen.games.seeschlacht.rules.gunnery import Aim, line_of
from spielhafen.games.seeschlacht.rules.harbour import Cargo
from spielhafen.games.seeschlacht.rules.sailing import Ram
from spielhafen.games.seeschlacht.rules.turn import Turn
from spielhafen.games.seeschlacht.rules.weather import Grant, Strength
from spielhafen.games.seeschlacht.state import Sea


def points(g: Sea) -> Sequence[int]:
    """Return the points of each side; empty in the great game, which has none."""
    return scored(g) if g.options.short else ()


def rounds(g: Sea) -> int:
    """Return the number of turns begun by both sides."""
    return g.number


class Figures:
    """The events counted during one game."""

    def __init__(self) -> None:
        self.turns = self.attempts = self.rams = self.shots = self.struck = self.loads = 0
        self.merchants = self.warships = 0
        self.ended = self.decided = self.first = self.drawn = self.still = 0

    def watch(self, g: Sea, step: Step, move: Move | None) -> None:
        """Count a step that is about to happen."""
        self.turns += isinstance(step, Turn)
        self.attempts += isinstance(step, Grant | Strength)
        self.rams += isinstance(step, Ram)
        self.loads += isinstance(step, Cargo)
        if isinstance(step, Aim) and isinstance(move, Colour):
            self.shots += 1
            self.struck += move.colour + 1 == line_of(g, step.ship, step.target)
        elif isinstance(step, Sinking):
            self.merchants += MERCHANT[step.ship]
            self.warships += not MERCHANT[step.ship]
        elif isinstance(step, ENDS):
            self._end(g, winners(g, step))
            self.still = int(isinstance(step, Standstill))

    def _end(self, g: Sea, won: Sequence[int]) -> None:
        self.ended, self.decided = 1, int(len(won) == 1)
        self.first = int(list(won) == [g.first])
        self.drawn = int(len(won) > 1)

    def counts(self) -> dict[str, float]:
        """Return how often each event happened in the game, by name."""
        return {
            "merchants-sunk": self.merchants,
            "warships-sunk": self.warships,
            "loaded": self.loads,
            "rams": self.rams,
            "shots": self.shots,
        }

    def shares(self) -> dict[str, tuple[int, int]]:
        """Return pairs of how often and out of how many, by name."""
        return {
            "first-mover": (self.first, self.decided),
            "drawn": (self.drawn, self.ended),
            "standstill": (self.still, self.ended),
            "shots-hit": (self.struck, self.shots),
            "wind-tried": (self.attempts, self.turns),
        }


ENDS: Final = (Homecoming, Elimination, NoMerchants, Delivered, Standstill, Agreement, Surrender)


def winners(g: Sea, step: Step) -> Sequence[int]:
    """Return the winners of a game that this step ends."""
    if isinstance(step, Homecoming):
        return [OWNER[step.ship]]
    if isinstance(step, Elimination):
        return [step.seat]
    if isinstance(step, Surrender):
        return [1 - step.seat]
    by_points = isinstance(step, Delivered) or (isinstance(step, Standstill) and g.options.short)
    return ahead(g) if by_points else range(SEATS)
