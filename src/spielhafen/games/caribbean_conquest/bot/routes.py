"""Distances for bots: by sea and then by land, and by land alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spielhafen.boxes.ship_adventure.torus import Square, Squares, squares_in
from spielhafen.games.caribbean_conquest.board.waters import KEPT, SQUARES, Waters, waters

FAR: Final = 99
"""The distance where there is no way, greater than any on a board."""


@lru_cache(maxsize=KEPT)
def routes(board: str) -> Routes:
    """Return the distances on a board, cached."""
    return Routes(waters(board))


class Routes:
    """The distances on a board to squares, ignoring currents. Lists are by square."""

    def __init__(self, sea: Waters) -> None:
        self.sea = sea
        self.wide = sea.squares
        self._voyages: dict[Square, list[int]] = {}
        self._marches: dict[Square, list[int]] = {}

    def voyage(self, square: Square) -> list[int]:
        """Return the steps to a square for figures at sea: by sea, and at last by land if needed."""
        known = self._voyages.get(square)
        if known is None:
            known = self._voyages[square] = self._flood(1 << self.sea.own(square))
        return known

    def march(self, square: Square) -> list[int]:
        """Return the steps by land between each square and a sea square, where crews board a ship."""
        known = self._marches.get(square)
        if known is None:
            known = self._marches[square] = self._flood(1 << self.sea.own(square), ashore=True)
        return known

    def _flood(self, goal: Squares, *, ashore: bool = False) -> list[int]:
        """Return the steps from all squares to a goal; `ashore`: by land only.

        The search goes backwards: from the goal over land, then by sea.
        """
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
