"""The values of positions: of points to take, of going aboard, of fetching crews.

Figures on a square, real or only thought of, are a position: a number like that of a group.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spielhafen.games.caribbean_conquest.board.pieces import ROOM
from spielhafen.games.caribbean_conquest.bot.routes import FAR
from spielhafen.games.caribbean_conquest.state import CREWS, FIGURES, NONE, PLACE, SHIPS, STRENGTH

if TYPE_CHECKING:
    from spielhafen.games.caribbean_conquest.bot.routes import Routes

DISCOUNT: Final = 0.84
"""The factor by which the value of a goal falls with each step on the way."""
DISCOUNTS: Final[list[float]] = [DISCOUNT**far for far in range(FAR)] + [0.0]
"""The factor for the value of a goal, by distance; 0 if it cannot be reached."""
BOARDING: Final = 0.3
"""The factor for the value of going aboard or of fetching crews."""
BOARDING_DISCOUNTS: Final[list[float]] = [BOARDING * discount for discount in DISCOUNTS]
"""The factor for the value of going aboard or of fetching crews, by distance."""

Target = tuple[int, bool, list[int], list[float], int]
"""A point to take: square, on land, distances by square, values by figures, defenders.

The values are by number of own figures.
"""


class Prospects(dict[int, float]):
    """The value of the best point for each position, discounted by distance.

    It stays the same while only a captain's own groups outside points move. `foes`: enemies by square; `targets`: points to take.
    """

    def __init__(self) -> None:
        super().__init__()
        self.foes: dict[int, int] = {}
        self.targets: list[Target] | None = None
        self._values: Values | None = None

    def __missing__(self, position: int) -> float:
        best, square, crews = 0.0, position >> PLACE, position & CREWS
        aboard = STRENGTH[position & FIGURES] if position & SHIPS else 0
        for _, land, ways, gains, _ in self.targets or ():
            gain = gains[crews if land else aboard]
            if gain > best:
                best = max(best, gain * DISCOUNTS[ways[square]])
        self[position] = best
        return best

    def values_for(self, own: dict[int, int], hand: int, routes: Routes) -> Values:
        """Return the values for own groups, kept until one of them moves."""
        waiting = hand if own.get(hand, 0) & SHIPS == 0 else NONE
        known = self._values
        if known is None or known.waiting != waiting or known.own != own:
            known = self._values = Values(self, own, waiting, routes)
        return known


class Values(dict[int, float]):
    """The value of each position: of the best point, of boarding or of fetching.

    `own`: figures by square; `waiting`: the square of crews that need not be fetched, as they are in hand.
    """

    def __init__(self, prospects: Prospects, own: dict[int, int], waiting: int, routes: Routes) -> None:
        super().__init__()
        self.prospects = prospects
        self.own = own
        self.waiting = waiting
        self.routes = routes
        self.berths: dict[int, list[tuple[list[int], float]]] = {}
        """The own ships by the number of crews to go aboard."""
        self.landed = [
            routes.voyage(there) for there, figures in own.items() if not figures & SHIPS and there != waiting
        ]
        """The distances to own crews without ships."""

    def __missing__(self, position: int) -> float:
        best = self.prospects[position]
        if not position & SHIPS:
            best = max(best, self._boarding_value(position))
        elif not position & CREWS:
            square = position >> PLACE
            best = max(best, BOARDING_DISCOUNTS[min([ways[square] for ways in self.landed], default=FAR)])
        self[position] = best
        return best

    def _boarding_value(self, position: int) -> float:
        """Return the value for crews of going aboard an own ship."""
        square, crews = position >> PLACE, position & CREWS
        berths = self.berths.get(crews)
        if berths is None:
            berths = self.berths[crews] = self._ships_for(crews)
        best = 0.0
        for march, value in berths:
            best = max(best, BOARDING_DISCOUNTS[march[square]] * value * 2)
        ships = self.own.get(square, 0) & SHIPS
        return max(best, BOARDING * self.prospects[position | ships] * 2) if ships else best

    def _ships_for(self, crews: int) -> list[tuple[list[int], float]]:
        """Return the own ships with room for crews: distances, and the value with them."""
        return [
            (self.routes.march(square), self.prospects[square << PLACE | figures & SHIPS | crews])
            for square, figures in self.own.items()
            if figures & SHIPS and STRENGTH[figures] + crews <= ROOM
        ]
