"""Losses of figures in gun fights and melees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spielhafen.core.moves import Move
from spielhafen.core.play import Choice, Rule
from spielhafen.games.caribbean_conquest.board.pieces import CREW, SHIP
from spielhafen.games.caribbean_conquest.moves import LOSE, Lose
from spielhafen.games.caribbean_conquest.state import CREWS, WEIGHT, Sea


@dataclass
class Hit(Rule[Sea]):
    """§16 A captain loses one of their figures on a square."""

    seat: int
    square: int

    told = False

    def happen(self, g: Sea) -> None:
        group = g.group(self.seat, self.square)
        if group >> 3 and group & CREWS:
            g.then(Casualty(self.seat, self.square))
        else:
            g.then(Lost(self.seat, self.square, SHIP if group >> 3 else CREW))


@dataclass
class Casualty(Choice[Sea]):
    """§16 The captain chooses the figure to lose."""

    square: int

    kinds = (Lose,)

    def reach(self, g: Sea) -> Sequence[Move]:
        return LOSE

    def take(self, g: Sea, move: Lose) -> None:
        g.then(Lost(self.seat, self.square, move.figure))


@dataclass
class Lost(Rule[Sea]):
    """§16 The figure is out of the game; crews whose last ship is lost go down with it."""

    seat: int
    square: int
    figure: int

    def happen(self, g: Sea) -> None:
        g.put(self.seat, self.square, -WEIGHT[self.figure])
        crews = g.group(self.seat, self.square)
        if self.figure == SHIP and 0 < crews <= CREWS:
            g.then(Drowned(self.seat, self.square, crews))


@dataclass
class Drowned(Rule[Sea]):
    """§16 Crews at sea without a ship are lost, too."""

    seat: int
    square: int
    crews: int

    def happen(self, g: Sea) -> None:
        g.put(self.seat, self.square, -self.crews * WEIGHT[CREW])
