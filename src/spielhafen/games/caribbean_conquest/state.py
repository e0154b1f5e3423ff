"""The state of Caribbean Conquest, and the mark at the end of a turn."""

from __future__ import annotations

from bisect import bisect
from typing import Final

from spielhafen.boxes.ship_adventure.compass import SECTOR_NAMES
from spielhafen.boxes.ship_adventure.duels import FACES
from spielhafen.boxes.ship_adventure.equipment import CARD_NAMES, MELEE, RANGED
from spielhafen.boxes.ship_adventure.pieces import BOX, CITIES, CURRENTS, SIGNS
from spielhafen.boxes.ship_adventure.torus import Square
from spielhafen.core.play import Rule, State
from spielhafen.core.state_class import state
from spielhafen.core.state_fields import (
    bit_set,
    choice,
    flag,
    integer,
    list_of,
    per_seat,
    record,
    seat_number,
    sign_text,
)
from spielhafen.core.variants import number_of
from spielhafen.games.caribbean_conquest import GAME, Options
from spielhafen.games.caribbean_conquest.board.pieces import (
    AREA_COUNTS,
    AREA_INCOME,
    AREA_SIZES,
    CREW,
    FIRST_SHIPS,
    INCOME,
    ROOM,
    ROUNDS,
    SHIP,
)
from spielhafen.games.caribbean_conquest.board.waters import NAMES, SIDES, SQUARES, Waters, waters

NONE: Final = -1
"""The number that stands for no seat, no square or no thing."""

# A group (all figures of a captain on one square) is one number: square × 64 + ships × 8 + crews.

PLACE: Final = 6
"""The number of bits to the right of a group's square."""
FIGURES: Final = (1 << PLACE) - 1
"""The mask of a group's ships and crews."""
CREWS: Final = 7
"""The mask of a group's crews."""
SHIPS: Final = FIGURES - CREWS
"""The mask of a group's ships."""
WEIGHT: Final = {SHIP: 8, CREW: 1}
"""The number that one figure adds to its group."""
STRENGTH: Final[list[int]] = [(figures >> 3) + (figures & CREWS) for figures in range(FIGURES + 1)]
"""The number of figures of a group, by ships × 8 + crews."""

POOL: Final = 4
"""The number of wave squares in a whirlpool."""
WHIRLPOOLS: Final[int] = sum(tile["count"] for tile in BOX["tile"] if set(tile["squares"]) == set(CURRENTS))
"""The number of whirlpools in a box."""
MOST_GROUP: Final = (SQUARES << PLACE) - 1
MOST_BONUS: Final = max(*MELEE, *RANGED) + ROOM
"""§17 The highest bonus: all cards, and a point that is defended beside all figures."""


def all_squares(_seats: int, options: Options) -> int:
    """Return the number of squares of the board."""
    side = SIDES[options.boxes]
    return side * side


def all_points(_seats: int, options: Options) -> int:
    """Return the number of points of the board: those of all areas, and the cities."""
    return AREA_COUNTS[options.boxes] * AREA_SIZES[options.boxes] + len(CITIES) * options.boxes


def last_round(_seats: int, options: Options) -> int:
    """§22 Return the last round; an endless game has as many as it has moves, at most."""
    return ROUNDS[options.boxes].get(options.rounds, GAME.max_plies)


def all_gold(seats: int, options: Options) -> int:
    """§21 Return the gold that all points bring, in areas of one captain, until the last round."""
    return AREA_INCOME * all_points(seats, options) * last_round(seats, options)


def all_rides(_seats: int, options: Options) -> int:
    """§12 Return the number of rides for nothing on whirlpools full of ships of one captain."""
    return options.boxes * WHIRLPOOLS * POOL * POOL * ROOM


@state
class Sea(State):
    """The state of a table.

    Squares are numbers (see `waters.py`), points are numbered row by row; most lists are by seat.
    """

    options: Options
    board: str = sign_text(
        SIGNS, all_squares, "a sign for each square; empty before it is laid", may_be_empty=True
    )
    sector: int = choice(
        SECTOR_NAMES, "the sector that the compass shows; NONE before the first round", none=True
    )
    round: int = integer(0, last_round, "rounds begun")
    turn: int = seat_number("the seat whose turn it is; NONE between turns", none=True)
    first: int = seat_number("the seat that began this round")
    colours: list[int] = per_seat(choice(CITIES), "colour of each captain")
    groups: list[list[int]] = per_seat(
        list_of(integer(0, MOST_GROUP), all_squares), "as numbers, in the order of their squares"
    )
    owners: list[int] = list_of(seat_number(none=True), all_points, "of each point: seat, or NONE")
    gold: list[int] = per_seat(integer(0, all_gold), "gold")
    balls: list[int] = per_seat(integer(0, all_gold), "cannonballs")
    cards: list[int] = per_seat(bit_set(len(CARD_NAMES)), "equipment: a set, bit by card")
    left: int = integer(0, number_of("turn_steps"), "steps left in this turn")
    rides: list[int] = list_of(
        choice(NAMES),
        all_rides,
        "squares where currents carried ships for nothing since the last paid step, once per ship",
    )
    hand: int = choice(NAMES, "the square of the group that moves or fires, or NONE", none=True)
    ships: int = integer(0, ROOM, "the number of its ships that move")
    crews: int = integer(0, ROOM, "the number of its crews that move")
    fresh: int = flag("it has not moved or fired yet")
    fired: list[int] = list_of(choice(NAMES), all_squares, "squares that have fired in this turn")
    dice: list[int] = list_of(choice(FACES), 2, "faces of the last roll")
    duel: list[int] = record(
        seat_number(),
        integer(0, MOST_BONUS),
        seat_number(),
        integer(0, MOST_BONUS),
        choice(NAMES),
        flag(),
        comment="seat, bonus, seat, bonus, the attacked square, 1: with guns",
        may_be_empty=True,
    )

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

    def foes(self, seat: int) -> set[Square]:
        """Return the squares with figures of other captains."""
        others = [groups for other, groups in enumerate(self.groups) if other != seat]
        return {group >> PLACE for groups in others for group in groups}

    def owner(self, square: Square) -> int:
        """Return the captain who controls the point on a square; NONE if there is none."""
        point = waters(self.board).point_at.get(square)
        return NONE if point is None else self.owners[point]

    def whole_areas(self, seat: int) -> list[int]:
        """§4 Return the areas all of whose points a captain controls."""
        owners, areas = self.owners, waters(self.board).areas
        return [
            area
            for area, points in enumerate(areas)
            if owners[points[0]] == seat and all(owners[point] == seat for point in points)
        ]

    def valued(self, seat: int, alone: int, in_area: int) -> int:
        """Return the weighted sum of a captain's points.

        A point counts `in_area` if the captain controls its whole area, otherwise `alone`.
        """
        doubled = AREA_SIZES[self.options.boxes] * len(self.whole_areas(seat))
        return alone * (self.owners.count(seat) - doubled) + in_area * doubled

    def income(self, seat: int) -> int:
        """§21 Return the gold that a captain gets at the end of a round."""
        return self.valued(seat, INCOME, AREA_INCOME)


def set_out(seats: int, options: Options) -> Sea:
    """Return the state before the board is laid, with nothing pending."""
    g = Sea.initial(seats, options)
    g.colours = list(range(seats))
    return g


def furnish(g: Sea) -> None:
    """§5 Give each captain the cities of their colour, each with two crews and a ship in its harbour."""
    sea = g.waters
    g.owners = [NONE] * len(sea.points)
    g.groups = [[] for _ in g.gold]
    for seat, colour in enumerate(g.colours):
        for city in sea.cities[colour]:
            g.owners[sea.point_at[city]] = seat
            g.put(seat, city, g.options.first_crews * WEIGHT[CREW])
            g.put(seat, sea.harbour[city], FIRST_SHIPS * WEIGHT[SHIP])


def release(g: Sea) -> None:
    """Put down the group in hand."""
    g.hand = NONE
    g.ships = g.crews = g.fresh = 0


class TurnEnd(Rule[Sea]):
    """§7 The turn is over."""

    told = False

    def happen(self, g: Sea) -> None:
        release(g)
        g.turn = NONE
        g.left = 0
        g.rides = []
        g.fired = []


TURN_END: Final = TurnEnd()
