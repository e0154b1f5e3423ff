"""How far it is to the points of a board, for the bots: by sea to skulls, by sea and then by land to temples and cities."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from spielhafen.boxes.ship_adventure.torus import squares_in
from spielhafen.games.caribbean_conquest.board.waters import KEPT, SQUARES, waters

if TYPE_CHECKING:
    from spielhafen.boxes.ship_adventure.torus import Square, Squares
    from spielhafen.games.caribbean_conquest.board.waters import Waters

FAR: Final = 99
"""Farther than any way."""


@lru_cache(maxsize=KEPT)
def routes(board: str) -> Routes:
    """The ways on a board."""
    return Routes(waters(board))


class Routes:
    """Steps to each point, by square; currents are not reckoned with."""

    def __init__(self, sea: Waters) -> None:
        self.sea = sea
        self.wide = sea.squares
        self._voyages: dict[Square, list[int]] = {}
        self._marches: dict[Square, list[int]] = {}

    def voyage(self, square: Square) -> list[int]:
        """Steps to a square for whoever is aboard: by sea, and at last, if need be, by land."""
        known = self._voyages.get(square)
        if known is None:
            known = self._voyages[square] = self._flood(1 << self.sea.own(square))
        return known

    def march(self, square: Square) -> list[int]:
        """Steps by land to a sea square, for crews that want to go aboard there, or from it, the other way round."""
        known = self._marches.get(square)
        if known is None:
            known = self._marches[square] = self._flood(1 << self.sea.own(square), ashore=True)
        return known

    def _flood(self, goal: Squares, *, ashore: bool = False) -> list[int]:
        """Steps from everywhere to a goal: over land and then by sea, backwards; or over land only."""
        chart, wide = self.sea.chart, self.wide
        far = [FAR] * SQUARES
        landed = goal if ashore else goal & chart.land
        afloat, seen, steps = goal & ~landed, goal, 0
        while landed or afloat:
            for square in squares_in(landed | afloat):
                far[wide[square]] = steps
            reached = chart.torus.spread(landed)
            shores = 0 if ashore else reached | chart.torus.spread(afloat)
            afloat = shores & chart.sea & ~seen
            landed = reached & chart.land & ~seen
            seen |= landed | afloat
            steps += 1
        return far
