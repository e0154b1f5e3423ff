"""The values of positions: of points to take, of going aboard, of fetching crews.

Figures on a square, real or only thought of, are a position: a number like that of a group.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import cache, lru_cache
from typing import Final

from spielhafen.boxes.ship_adventure.equipment import MELEE
from spielhafen.games.caribbean_conquest.battle_odds import odds
from spielhafen.games.caribbean_conquest.board.pieces import ROOM
from spielhafen.games.caribbean_conquest.board.waters import NO_AREA
from spielhafen.games.caribbean_conquest.bot.routes import FAR, Routes, routes
from spielhafen.games.caribbean_conquest.rules.fleets import at_peace
from spielhafen.games.caribbean_conquest.rules.melee import fighters
from spielhafen.games.caribbean_conquest.state import CREWS, FIGURES, NONE, PLACE, SHIPS, STRENGTH, Sea

POINT: Final = 1.0
NEAR_AREA: Final = 0.35
"""The additional value of a point for each other point of its area already controlled."""
FROM_RIVAL: Final = 0.5
"""The additional value of a point taken from a rival."""
FROM_LEADER: Final = (1.0, 0.6, 0.3)
"""The additional value of a point of a rival with a majority, or one or two points short."""
CREW_WORTH: Final = 0.45
LEAST_ODDS: Final = 0.42
"""The least chance of victory for a fight to be sought."""
DISCOUNT: Final = 0.84
"""The factor by which the value of a goal falls with each step on the way."""
DISCOUNTS: Final[list[float]] = [DISCOUNT**far for far in range(FAR)] + [0.0]
"""The factor for the value of a goal, by distance; 0 if it cannot be reached."""
BOARDING: Final = 0.3
"""The factor for the value of going aboard or of fetching crews."""
BOARDING_DISCOUNTS: Final[list[float]] = [BOARDING * discount for discount in DISCOUNTS]
"""The factor for the value of going aboard or of fetching crews, by distance."""

MOST_KEPT: Final = 256
"""The most sets of values that are kept for own groups."""

Target = tuple[int, bool, list[int], list[float], int]
"""A point to take: square, on land, distances by square, values by figures, defenders.

The values are by number of own figures.
"""


@cache
def gains_of(worth: float, against: int, edge: int) -> list[float]:
    """Return the value of a point by the number of own figures.

    The chance to win the melee is squared out of caution, and 0 below `LEAST_ODDS`.
    """
    if not against:
        return [0.0] + [worth] * ROOM
    chances = [odds(figures, against, edge) for figures in range(ROOM + 1)]
    return [worth * (won * won if won >= LEAST_ODDS else 0.0) for won in chances]


class Prospects(dict[int, float]):
    """The value of the best point for each position, discounted by distance.

    It stays the same while only a captain's own groups outside points move. `foes`: enemies by square.
    """

    def __init__(self, board: str) -> None:
        super().__init__()
        self.routes: Routes = routes(board)
        self.foes: dict[int, int] = {}
        self.targets: list[Target] | None = None
        self._afloat: dict[tuple[int, ...], Afloat] = {}
        self._ashore: dict[tuple[int, ...], Ashore] = {}

    def find(self, g: Sea, seat: int, hand: int) -> None:
        """Find the enemies and the points to take."""
        others = [other for other in reversed(range(g.seats())) if other != seat]
        self.foes.update({group >> PLACE: other for other in others for group in g.groups[other]})
        found = [
            self._target(g, seat, hand, point, worth) for point, worth in enumerate(point_values(g, seat))
        ]
        self.targets = [target for target in found if target is not None]

    def _target(self, g: Sea, seat: int, hand: int, point: int, worth: float) -> Target | None:
        """Return a point as a target, if it is one."""
        sea, owner = g.waters, g.owners[point]
        square = sea.points[point]
        foe = self.foes.get(square, NONE)
        if (owner == seat and foe == NONE) or (owner not in {NONE, seat} and at_peace(g)):
            return None
        if foe == NONE and owner == NONE and square != hand and g.group(seat, square):
            return None
        enemy = owner if foe == NONE else foe
        against = fighters(g, enemy, square) if enemy != NONE else 0
        edge = MELEE[g.cards[seat]] - MELEE[g.cards[enemy]] if against else 0
        return square, sea.land[square], self.routes.voyage(square), gains_of(worth, against, edge), against

    def __missing__(self, position: int) -> float:
        best, square, crews = 0.0, position >> PLACE, position & CREWS
        aboard = STRENGTH[position & FIGURES] if position & SHIPS else 0
        for _, land, ways, gains, _ in self.targets or ():
            gain = gains[crews if land else aboard]
            if gain > best:
                best = max(best, gain * DISCOUNTS[ways[square]])
        self[position] = best
        return best

    def afloat(self, own: Mapping[int, int], hand: int) -> Afloat:
        """Return the values of positions with ships, kept until other crews wait on land."""
        landed = tuple([at for at, figures in own.items() if not figures & SHIPS and at != hand])
        found = self._afloat.get(landed)
        if found is None:
            if len(self._afloat) >= MOST_KEPT:
                self._afloat.clear()
            found = self._afloat[landed] = Afloat(self, landed)
        return found

    def ashore(self, own: Mapping[int, int]) -> Ashore:
        """Return the values of positions without ships, kept until a ship or its crews change."""
        ships = tuple([at << PLACE | figures for at, figures in own.items() if figures & SHIPS])
        found = self._ashore.get(ships)
        if found is None:
            if len(self._ashore) >= MOST_KEPT:
                self._ashore.clear()
            found = self._ashore[ships] = Ashore(self, ships)
        return found


def point_values(g: Sea, seat: int) -> list[float]:
    """Return the value of each point: higher with others of its area, higher if a rival's."""
    owners, sea = g.owners, g.waters
    rivals = [FROM_RIVAL + danger(g, other) for other in range(g.seats())]
    shares = [NEAR_AREA * sum([owners[point] == seat for point in points]) for points in sea.areas]
    values = [POINT if owner == NONE else POINT + rivals[owner] for owner in owners]
    return [
        value if area == NO_AREA else value + shares[area]
        for value, area in zip(values, sea.area_of, strict=True)
    ]


def danger(g: Sea, seat: int) -> float:
    """§22 Return the additional value of a captain's points, as they are near a majority."""
    short = max(0, g.waters.majority - g.owners.count(seat))
    return FROM_LEADER[short] if short < len(FROM_LEADER) else 0.0


@lru_cache(maxsize=64)
def _kept(board: str, *_: Hashable) -> Prospects:
    """Return the prospects for a board and all else that they depend on, to be filled."""
    return Prospects(board)


def find_prospects(g: Sea, seat: int, hand: int) -> Prospects:
    """Return the prospects of a captain, cached; `hand` is the square of the group in hand."""
    points = g.waters.point_at
    known = _kept(
        g.board,
        seat,
        tuple(g.owners),
        tuple(g.cards),
        tuple([tuple(groups) for other, groups in enumerate(g.groups) if other != seat]),
        tuple(
            [square for group in g.groups[seat] if (square := group >> PLACE) in points and square != hand]
        ),
        at_peace(g),
        g.options.static_defence,
    )
    if known.targets is None:
        known.find(g, seat, hand)
    return known


class Afloat(dict[int, float]):
    """The value of each position with ships: of the best point, or of fetching crews from land."""

    def __init__(self, prospects: Prospects, landed: tuple[int, ...]) -> None:
        super().__init__()
        self.prospects = prospects
        self.ways = [prospects.routes.voyage(square) for square in landed]

    def __missing__(self, position: int) -> float:
        value = self.prospects[position]
        if self.ways and not position & CREWS:
            square = position >> PLACE
            value = max(value, BOARDING_DISCOUNTS[min([ways[square] for ways in self.ways])])
        self[position] = value
        return value


class Ashore(dict[int, float]):
    """The value of each position of crews without ships: of the best point, or of going aboard."""

    def __init__(self, prospects: Prospects, ships: tuple[int, ...]) -> None:
        super().__init__()
        self.prospects = prospects
        self.ships = ships
        self.berths: dict[int, list[tuple[list[int], float]]] = {}
        """The ships with room for a number of crews: distances, and the value with them."""

    def __missing__(self, position: int) -> float:
        square, crews = position >> PLACE, position & CREWS
        berths = self.berths.get(crews)
        if berths is None:
            berths = self.berths[crews] = [
                self._berth(ship, crews) for ship in self.ships if has_room(ship, crews)
            ]
        values = [
            self.prospects[position],
            *[BOARDING_DISCOUNTS[march[square]] * value * 2 for march, value in berths],
        ]
        values += [
            BOARDING * self.prospects[position | ship & SHIPS] * 2
            for ship in self.ships
            if ship >> PLACE == square
        ]
        value = self[position] = max(values)
        return value

    def _berth(self, ship: int, crews: int) -> tuple[list[int], float]:
        with_crews = ship & ~CREWS | crews
        return self.prospects.routes.march(ship >> PLACE), self.prospects[with_crews]


def has_room(group: int, crews: int) -> bool:
    """Whether crews fit on the square of a group."""
    return STRENGTH[group & FIGURES] + crews <= ROOM
