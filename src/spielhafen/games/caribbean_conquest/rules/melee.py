"""Melees between figures on one square, static defence, and the taking of points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spielhafen.boxes.ship_adventure.duels import PAIRS, lead
from spielhafen.boxes.ship_adventure.equipment import MELEE
from spielhafen.core.play import Chance, Rule
from spielhafen.core.ready_steps import SeatRule
from spielhafen.games.caribbean_conquest import MOST_SEATS
from spielhafen.games.caribbean_conquest.moves import Clash
from spielhafen.games.caribbean_conquest.rules.fleets import fleet
from spielhafen.games.caribbean_conquest.rules.guns import CLASHES
from spielhafen.games.caribbean_conquest.rules.losses import Hit
from spielhafen.games.caribbean_conquest.state import NONE, PLACE, STRENGTH, Sea


def fighters(g: Sea, seat: int, square: int) -> int:
    """§17 Return the number of a captain's fighters on a square: figures, and the point's fixed defender (§18)."""
    fixed = g.options.static_defence and g.owner(square) == seat
    return STRENGTH[g.group(seat, square)] + fixed


def melee_bonus(g: Sea, seat: int, square: int) -> int:
    """§17 Return a captain's bonus in a melee: swords on cards, and one for each further fighter."""
    return MELEE[g.cards[seat]] + max(fighters(g, seat, square) - 1, 0)


def opponent(g: Sea, seat: int, square: int) -> int:
    """§17 Return the captain who has to be fought on a square, or NONE."""
    foe = g.foe(seat, square)
    if foe != NONE or not g.options.static_defence:
        return foe
    owner = g.owner(square)
    return NONE if owner == seat else owner


class Engage(SeatRule[Sea]):
    """§17 A captain fights on all squares shared with others, one after the other, row by row."""

    told = False

    def happen(self, g: Sea) -> None:
        seat, contested = self.seat, fleet(g, self.seat).foes
        if g.options.static_defence:
            contested = contested.union(g.waters.points)
        squares = [group >> PLACE for group in g.groups[seat] if group >> PLACE in contested]
        battles = [Battle(seat, opponent(g, seat, square), square) for square in squares]
        g.then(*[battle for battle in battles if battle.foe != NONE])


@dataclass
class Battle(Rule[Sea]):
    """§17 A battle goes on until only one side is left; there is no retreat."""

    seat: int
    foe: int
    square: int

    def happen(self, g: Sea) -> None:
        g.then(Melee(self.seat, self.foe, self.square))


@dataclass
class Melee(Chance[Sea]):
    """§17 Both roll a die, and only swords and further fighters add to it; the lower sum loses a figure."""

    seat: int
    foe: int
    square: int

    odds = CLASHES

    def due(self, g: Sea) -> bool:
        sides = fighters(g, self.seat, self.square), fighters(g, self.foe, self.square)
        return min(sides) > 0

    def take(self, g: Sea, move: Clash) -> None:
        one, other = PAIRS[move.pair]
        square = self.square
        bonus, against = melee_bonus(g, self.seat, square), melee_bonus(g, self.foe, square)
        g.dice = [one, other]
        g.duel = [self.seat, bonus, self.foe, against, square, 0]
        margin = lead(one, bonus, other, against)
        g.then(self)
        if margin != 0:
            loser = self.foe if margin > 0 else self.seat
            g.then(Hit(loser, square) if g.group(loser, square) else Overrun(loser, square))


@dataclass
class Overrun(Rule[Sea]):
    """§18 The fixed defender falls last; then the point has no owner."""

    seat: int
    square: int

    def happen(self, g: Sea) -> None:
        g.owners[g.waters.point_at[self.square]] = NONE


# Taking points.


class Taking(SeatRule[Sea]):
    """§19 After the fights a captain takes all points under their figures: crews temples and cities, ships skulls."""

    told = False

    def happen(self, g: Sea) -> None:
        seat, owners, at = self.seat, g.owners, g.waters.point_at
        squares = [group >> PLACE for group in g.groups[seat] if group >> PLACE in at]
        g.then(*[Taken(seat, square) for square in squares if owners[at[square]] != seat])


@dataclass
class Taken(Rule[Sea]):
    """§19 A point has a new owner, and keeps it without figures on it."""

    seat: int
    square: int

    def happen(self, g: Sea) -> None:
        g.owners[g.waters.point_at[self.square]] = self.seat


ENGAGE: Final = [Engage(seat) for seat in range(MOST_SEATS)]
TAKING: Final = [Taking(seat) for seat in range(MOST_SEATS)]
