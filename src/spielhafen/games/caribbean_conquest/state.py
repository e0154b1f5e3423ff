"""What lies on the table of Caribbean Conquest, and the marks between the parts of a turn."""

from __future__ import annotations

from bisect import bisect
from typing import TYPE_CHECKING, Final

from spielhafen.core.play import EVERYTHING, Rule, State
from spielhafen.games.caribbean_conquest.board.pieces import (
    AREA_INCOME,
    CREW,
    FIRST_CREWS,
    FIRST_SHIPS,
    INCOME,
    SHIP,
)
from spielhafen.games.caribbean_conquest.board.waters import NO_AREA, Waters, waters

if TYPE_CHECKING:
    from spielhafen.boxes.ship_adventure.torus import Square
    from spielhafen.core.play import Step
    from spielhafen.games.caribbean_conquest import Options

NONE: Final = -1
"""No seat, no square, nothing."""

# A group, all figures of a captain on one square, is one number: square × 64 + ships × 8 + crews.

PLACE: Final = 6
"""Bits to the right of a group's square."""
FIGURES: Final = (1 << PLACE) - 1
CREWS: Final = 7
WEIGHT: Final = {SHIP: 8, CREW: 1}
"""What one figure adds to the number of a group."""


class Sea(State):
    """The table. Squares are numbers (see `waters.py`), points are numbered row by row; most lists are by seat."""

    __slots__ = (
        "board",  # a sign for each square; empty before it is laid
        "sector",  # what the compass shows; NONE before the first round
        "round",  # 1 …
        "turn",  # whose it is; NONE between turns
        "first",  # who began this round
        "colours",
        "groups",  # of each captain, as numbers, in the order of their squares
        "owners",  # of each point: seat, or NONE
        "gold",
        "balls",  # cannonballs
        "cards",  # equipment: a set, bit by card
        "left",  # steps left in this turn
        "rides",  # squares from which currents carried ships for nothing since a step was paid: once for each ship
        "hand",  # where the group is that moves or fires; NONE
        "ships",  # how many ships of it move
        "crews",  # likewise
        "fresh",  # 1: it has not moved or fired yet
        "fired",  # squares from which was fired in this turn
        "dice",  # what was rolled last: faces
        "duel",  # by whom: seat, bonus, seat, bonus; then the square that was attacked; 1: with guns
    )

    def __init__(
        self,
        steps: list[Step],
        winners: list[int] | None,
        viewer: int,
        options: Options,
        board: str,
        sector: int,
        round: int,  # noqa: A002 - the rulebook's word
        turn: int,
        first: int,
        colours: list[int],
        groups: list[list[int]],
        owners: list[int],
        gold: list[int],
        balls: list[int],
        cards: list[int],
        left: int,
        rides: list[int],
        hand: int,
        ships: int,
        crews: int,
        fresh: int,
        fired: list[int],
        dice: list[int],
        duel: list[int],
    ) -> None:
        self.steps = steps
        self.winners = winners
        self.viewer = viewer
        self.options = options
        self.board = board
        self.sector = sector
        self.round = round
        self.turn = turn
        self.first = first
        self.colours = colours
        self.groups = groups
        self.owners = owners
        self.gold = gold
        self.balls = balls
        self.cards = cards
        self.left = left
        self.rides = rides
        self.hand = hand
        self.ships = ships
        self.crews = crews
        self.fresh = fresh
        self.fired = fired
        self.dice = dice
        self.duel = duel

    def clone(self) -> Sea:
        return Sea(
            self.steps[:],
            None if self.winners is None else self.winners[:],
            self.viewer,
            self.options,
            self.board,
            self.sector,
            self.round,
            self.turn,
            self.first,
            self.colours[:],
            [groups[:] for groups in self.groups],
            self.owners[:],
            self.gold[:],
            self.balls[:],
            self.cards[:],
            self.left,
            self.rides[:],
            self.hand,
            self.ships,
            self.crews,
            self.fresh,
            self.fired[:],
            self.dice[:],
            self.duel[:],
        )

    def seats(self) -> int:
        return len(self.gold)

    # What follows from the table.

    @property
    def waters(self) -> Waters:
        """The board that was laid."""
        return waters(self.board)

    def group(self, seat: int, square: Square) -> int:
        """The figures of a captain on a square: ships × 8 + crews."""
        groups = self.groups[seat]
        place = bisect(groups, square << PLACE)
        if place < len(groups) and groups[place] >> PLACE == square:
            return groups[place] & FIGURES
        return 0

    def put(self, seat: int, square: Square, figures: int) -> None:
        """Put figures (ships × 8 + crews) on a square, or, below 0, take them away."""
        groups = self.groups[seat]
        place = bisect(groups, square << PLACE)
        if place == len(groups) or groups[place] >> PLACE != square:
            groups.insert(place, (square << PLACE) + figures)
            return
        groups[place] += figures
        if not groups[place] & FIGURES:
            del groups[place]

    def foe(self, seat: int, square: Square) -> int:
        """Which other captain has figures on a square; NONE if nobody has."""
        start = square << PLACE
        for other, groups in enumerate(self.groups):
            if other != seat:
                place = bisect(groups, start)
                if place < len(groups) and groups[place] >> PLACE == square:
                    return other
        return NONE

    def owner(self, square: Square) -> int:
        """Who controls the point on a square; NONE if nobody does, or there is none."""
        point = waters(self.board).point_at.get(square)
        return NONE if point is None else self.owners[point]

    def whole_areas(self, seat: int) -> list[int]:
        """§4 The areas all of whose points a captain controls."""
        owners = self.owners
        return [
            area
            for area, points in enumerate(waters(self.board).areas)
            if all(owners[point] == seat for point in points)
        ]

    def valued(self, seat: int, alone: int, in_area: int) -> int:
        """The points of a captain, those in areas of his own counted by a number of their own."""
        whole = set(self.whole_areas(seat))
        areas = [
            area for area, owner in zip(waters(self.board).area_of, self.owners, strict=True) if owner == seat
        ]
        doubled = sum([area != NO_AREA and area in whole for area in areas])
        return alone * (len(areas) - doubled) + in_area * doubled

    def income(self, seat: int) -> int:
        """§21 What a captain gets at the end of a round."""
        return self.valued(seat, INCOME, AREA_INCOME)


def strength(figures: int) -> int:
    """How many figures a group has."""
    return (figures >> 3) + (figures & CREWS)


def set_out(seats: int, options: Options) -> Sea:
    """The table before the board is laid, nothing pending."""
    return Sea(
        steps=[],
        winners=None,
        viewer=EVERYTHING,
        options=options,
        board="",
        sector=NONE,
        round=0,
        turn=NONE,
        first=0,
        colours=list(range(seats)),
        groups=[[] for _ in range(seats)],
        owners=[],
        gold=[0] * seats,
        balls=[0] * seats,
        cards=[0] * seats,
        left=0,
        rides=[],
        hand=NONE,
        ships=0,
        crews=0,
        fresh=0,
        fired=[],
        dice=[],
        duel=[],
    )


def furnish(g: Sea) -> None:
    """§5 Everybody has the cities of his colour, a ship in the harbour of each and two crews in it."""
    sea = g.waters
    g.owners = [NONE] * len(sea.points)
    g.groups = [[] for _ in g.gold]
    for seat, colour in enumerate(g.colours):
        for city in sea.cities[colour]:
            g.owners[sea.point_at[city]] = seat
            g.put(seat, city, FIRST_CREWS * WEIGHT[CREW])
            g.put(seat, sea.harbour[city], FIRST_SHIPS * WEIGHT[SHIP])


def release(g: Sea) -> None:
    """No group is in hand any more."""
    g.hand = NONE
    g.ships = g.crews = g.fresh = 0


class TurnEnd(Rule):
    """§7 The turn is over."""

    told = False

    def happen(self, g: Sea) -> None:
        release(g)
        g.turn = NONE
        g.left = 0
        g.rides = []
        g.fired = []


TURN_END: Final = TurnEnd()
