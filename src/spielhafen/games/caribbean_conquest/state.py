"""The state of Caribbean Conquest, and the mark at the end of a turn."""

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
"""The number that stands for no seat, no square or no thing."""

# A group (all figures of a captain on one square) is one number: square × 64 + ships × 8 + crews.

PLACE: Final = 6
"""The number of bits to the right of a group's square."""
FIGURES: Final = (1 << PLACE) - 1
"""The mask of a group's ships and crews."""
CREWS: Final = 7
"""The mask of a group's crews."""
WEIGHT: Final = {SHIP: 8, CREW: 1}
"""The number that one figure adds to its group."""


class Sea(State):
    """The state of a table.

    Squares are numbers (see `waters.py`), points are numbered row by row; most lists are by seat.
    """

    __slots__ = (
        "board",  # a sign for each square; empty before it is laid
        "sector",  # the sector that the compass shows; NONE before the first round
        "round",  # 1 …
        "turn",  # the seat whose turn it is; NONE between turns
        "first",  # the seat that began this round
        "colours",
        "groups",  # groups as numbers, in the order of their squares
        "owners",  # by point: seat, or NONE
        "gold",
        "balls",  # cannonballs
        "cards",  # equipment: a set, bit by card
        "left",  # steps left in this turn
        "rides",  # squares where currents carried ships for nothing since the last paid step, once per ship
        "hand",  # the square of the group that moves or fires, or NONE
        "ships",  # the number of its ships that move
        "crews",  # the number of its crews that move
        "fresh",  # 1: it has not moved or fired yet
        "fired",  # squares that have fired in this turn
        "dice",  # faces of the last roll
        "duel",  # seat, bonus, seat, bonus, the attacked square, 1: with guns
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

    # Values computed from the state.

    @property
    def waters(self) -> Waters:
        """The chart of the board that was laid."""
        return waters(self.board)

    def group(self, seat: int, square: Square) -> int:
        """Return the figures of a captain on a square: ships × 8 + crews."""
        groups = self.groups[seat]
        place = bisect(groups, square << PLACE)
        if place < len(groups) and groups[place] >> PLACE == square:
            return groups[place] & FIGURES
        return 0

    def put(self, seat: int, square: Square, figures: int) -> None:
        """Put figures (ships × 8 + crews) on a square; a negative number takes them away."""
        groups = self.groups[seat]
        place = bisect(groups, square << PLACE)
        if place == len(groups) or groups[place] >> PLACE != square:
            groups.insert(place, (square << PLACE) + figures)
            return
        groups[place] += figures
        if not groups[place] & FIGURES:
            del groups[place]

    def foe(self, seat: int, square: Square) -> int:
        """Return the other captain with figures on a square, or NONE."""
        start = square << PLACE
        for other, groups in enumerate(self.groups):
            if other != seat:
                place = bisect(groups, start)
                if place < len(groups) and groups[place] >> PLACE == square:
                    return other
        return NONE

    def owner(self, square: Square) -> int:
        """Return the captain who controls the point on a square; NONE if there is none."""
        point = waters(self.board).point_at.get(square)
        return NONE if point is None else self.owners[point]

    def whole_areas(self, seat: int) -> list[int]:
        """§4 Return the areas all of whose points a captain controls."""
        owners = self.owners
        return [
            area
            for area, points in enumerate(waters(self.board).areas)
            if all(owners[point] == seat for point in points)
        ]

    def valued(self, seat: int, alone: int, in_area: int) -> int:
        """Return the weighted sum of a captain's points.

        A point counts `in_area` if the captain controls its whole area, otherwise `alone`.
        """
        whole = set(self.whole_areas(seat))
        areas = [
            area for area, owner in zip(waters(self.board).area_of, self.owners, strict=True) if owner == seat
        ]
        doubled = sum([area != NO_AREA and area in whole for area in areas])
        return alone * (len(areas) - doubled) + in_area * doubled

    def income(self, seat: int) -> int:
        """§21 Return the gold that a captain gets at the end of a round."""
        return self.valued(seat, INCOME, AREA_INCOME)


def strength(figures: int) -> int:
    """Return the number of figures of a group."""
    return (figures >> 3) + (figures & CREWS)


def set_out(seats: int, options: Options) -> Sea:
    """Return the state before the board is laid, with nothing pending."""
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
    """§5 Give each captain the cities of their colour, each with two crews and a ship in its harbour."""
    sea = g.waters
    g.owners = [NONE] * len(sea.points)
    g.groups = [[] for _ in g.gold]
    for seat, colour in enumerate(g.colours):
        for city in sea.cities[colour]:
            g.owners[sea.point_at[city]] = seat
            g.put(seat, city, FIRST_CREWS * WEIGHT[CREW])
            g.put(seat, sea.harbour[city], FIRST_SHIPS * WEIGHT[SHIP])


def release(g: Sea) -> None:
    """Put down the group in hand."""
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
