"""How to play Seeschlacht: ship by ship, each to the best end of its manoeuvre; targets by what a hit is worth.

All weights are in fields of a merchant's way. They are set by hand and checked by playing against greedy and random bots.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from typing import TYPE_CHECKING, Any, Final

from spielhafen.games.seeschlacht.chart import (
    AHEAD,
    BATTERIES,
    EDGE,
    FAR,
    GOAL_BERTHS,
    HOME_DOTTED,
    NEUTRAL,
    PLACES,
    SHOTS,
    SPACES,
    WATER,
    YARDS,
    fields_from,
)
from spielhafen.games.seeschlacht.moves import (
    AGREE,
    CHANGE_STRENGTH,
    CHANGE_WIND,
    DECLINE,
    DONE,
    Fire,
)
from spielhafen.games.seeschlacht.pieces import (
    ALLOWANCE,
    DIRECTIONS,
    FLEETS,
    HEAVY,
    MERCHANT,
    MERCHANTS_OF,
    OWNER,
    POINTS,
    ROSES,
    SEATS,
    SHIPS,
    SINKS,
)
from spielhafen.games.seeschlacht.plans import End, endings
from spielhafen.games.seeschlacht.rules.finish import points
from spielhafen.games.seeschlacht.rules.gunnery import Gunnery
from spielhafen.games.seeschlacht.rules.turn import Berthing, Sailing
from spielhafen.games.seeschlacht.state import NONE, READY, SUNK, Sea

if TYPE_CHECKING:
    from random import Random

    from spielhafen.core.moves import Move

# Ways.

TO_GOAL: Final = [fields_from(GOAL_BERTHS[seat]) for seat in range(SEATS)]
TO_HOME: Final = [fields_from(HOME_DOTTED[seat]) for seat in range(SEATS)]
TO_YARD: Final = [[fields_from(YARDS[seat][merchant]) for merchant in (0, 1)] for seat in range(SEATS)]
UNDER_FIRE: Final = [[space in BATTERIES[1 - seat] for space in SPACES] for seat in range(SEATS)]


def apart(one: int, other: int) -> int:
    """Fields between two points, land or not."""
    (x, y), (to_x, to_y) = PLACES[one], PLACES[other]
    down = abs(to_y - y)
    return down + max(0, (abs(to_x - x) - down) // 2)


# What things are worth.

SHIP_LOSS: Final = {"merchant": 16.0, "loaded": 24.0, "warship": 5.0}
FIRST_HIT: Final = 0.35
"""A hit that does not sink, as a share of the loss."""
CHANCE: Final = 1 / 3


def loss(g: Sea, ship: int) -> float:
    """What it would cost to lose this ship."""
    if not MERCHANT[ship]:
        return SHIP_LOSS["warship"]
    if ship in g.arrived:
        return 0.0
    return SHIP_LOSS["loaded" if g.cargo[ship] and not g.options.short else "merchant"]


def harm(g: Sea, ship: int) -> float:
    """What one more hit costs this ship."""
    return loss(g, ship) * (1.0 if g.hits[ship] + 1 >= SINKS[ship] else FIRST_HIT)


def way(g: Sea, ship: int) -> list[int]:
    """Where a merchant is bound for: distances from each point."""
    seat = OWNER[ship]
    if g.hits[ship]:
        return TO_YARD[seat][1]
    return TO_HOME[seat] if g.cargo[ship] and not g.options.short else TO_GOAL[seat]


# The rule of thumb.


def policy(g: Sea, moves: Sequence[Move], _: Random) -> Move:
    """The next step of the best manoeuvre, the best shot, work wherever there is some; draws are declined."""
    step = g.steps[-1]
    if isinstance(step, Berthing):
        return DONE if DONE in moves else moves[0]
    if isinstance(step, Sailing):
        return _sail(g, step.seat, moves)
    if isinstance(step, Gunnery):
        shots = [move for move in moves if isinstance(move, Fire)]
        return max(shots, key=lambda shot: (harm(g, shot.target), -shot.target)) if shots else moves[0]
    if moves[0] in (AGREE, DECLINE):
        return moves[-1]
    return moves[0]


def _sail(g: Sea, seat: int, moves: Sequence[Move]) -> Move:
    if g.ship == NONE:
        weather = _weather(g, seat, moves)
        if weather is not None:
            return weather
    order = [ship for ship in FLEETS[seat][::-1] if g.done[ship] == READY and g.at[ship] != SUNK]
    for ship in [g.ship] if g.ship != NONE else order:
        move = best_step(g, ship, moves)
        if move is not None:
            return move
    return DONE if DONE in moves else moves[0]


def best_step(g: Sea, ship: int, moves: Sequence[Move]) -> Move | None:
    """The first step towards the best end of a ship's manoeuvre, of those that are offered."""
    judge = _Judge(g, ship)
    best, most = None, float("-inf")
    for end, first in endings(g, ship).items():
        if first in moves:
            value = judge.value(end)
            if value > most:
                best, most = first, value
    return best


# Weights of the features of an end, by name.

WEIGHTS: Final = {
    "way": 1.0,  # a field nearer to where it is bound for
    "lead": 0.6,  # the field ahead nearer still
    "danger": 0.2,  # the harm of a hit, for each enemy near a merchant
    "battery": 1.0,  # expected harm by batteries
    "ram": 1.0,  # harm done and taken by ramming
    "lost": 1.0,  # the way lost by ramming
    "shots": 1.2,  # expected harm of the best shot
    "hunt": 0.5,  # a field nearer to an enemy merchant
    "escort": 0.3,  # a field nearer to a merchant of one's own
    "yard": 0.9,  # a field nearer to repair
    "rest": 4.0,  # lying in the yard with hits
    "arrive": 20.0,  # where it was bound for
}
NEAR: Final = 8
"""Enemy warships within so many fields endanger a merchant."""


class _Judge:
    """What the ends of a ship's manoeuvre are worth; what they have in common is looked up once."""

    def __init__(self, g: Sea, ship: int) -> None:
        self.g = g
        self.ship = ship
        self.seat = OWNER[ship]
        foes = [foe for foe in FLEETS[1 - self.seat] if g.at[foe] != SUNK]
        self.foes = {g.at[foe]: foe for foe in foes if not NEUTRAL[g.at[foe]]}
        self.hunters = [g.at[foe] for foe in foes if not MERCHANT[foe]]
        self.prey = [g.at[foe] for foe in foes if MERCHANT[foe] and foe not in g.arrived]
        self.wards = [
            g.at[own] for own in MERCHANTS_OF[self.seat] if g.at[own] != SUNK and own not in g.arrived
        ]
        self.way = way(g, ship) if MERCHANT[ship] else TO_YARD[self.seat][0]

    def value(self, end: End) -> float:
        """The sum of the features."""
        g, ship = self.g, self.ship
        value = -WEIGHTS["ram"] * end.touched * harm(g, ship)
        if end.rammed != NONE:
            theirs = harm(g, end.rammed) * (1 if OWNER[end.rammed] != self.seat else -1)
            value += WEIGHTS["ram"] * (theirs - harm(g, ship)) - WEIGHTS["lost"]
        if UNDER_FIRE[self.seat][end.space]:
            value -= WEIGHTS["battery"] * CHANCE * harm(g, ship)
        value += WEIGHTS["shots"] * CHANCE * self.best_shot(end)
        return value + (self.as_merchant(end) if MERCHANT[ship] else self.as_warship(end))

    def best_shot(self, end: End) -> float:
        """The harm that the best shot from there would do."""
        if NEUTRAL[end.space]:
            return 0.0
        shots = SHOTS[end.space][end.heading % 3]
        return max(
            [harm(self.g, self.foes[space]) for space, _, _ in shots if space in self.foes], default=0.0
        )

    def as_merchant(self, end: End) -> float:
        """On its way, out of reach, and in the end where it is bound for."""
        far = self.way[end.space]
        value = WEIGHTS["arrive"] if far == 0 else -WEIGHTS["way"] * far
        ahead = AHEAD[end.space][end.heading]
        if far and ahead != EDGE and WATER[ahead]:
            value -= WEIGHTS["lead"] * (self.way[ahead] - far)
        if NEUTRAL[end.space]:
            return value
        near = sum(apart(end.space, hunter) <= NEAR for hunter in self.hunters)
        return value - WEIGHTS["danger"] * near * harm(self.g, self.ship)

    def as_warship(self, end: End) -> float:
        """After the enemy's merchants, beside one's own; to the yard when badly hit."""
        if self.g.hits[self.ship] >= HEAVY[self.ship]:
            far = self.way[end.space]
            return -WEIGHTS["yard"] * far if far else WEIGHTS["rest"]
        value = 0.0
        if self.prey:
            value -= WEIGHTS["hunt"] * min([apart(end.space, prey) for prey in self.prey])
        if self.wards:
            value -= WEIGHTS["escort"] * min([apart(end.space, ward) for ward in self.wards])
        return value


# The wind.

ENOUGH: Final = 0.25
"""A change that promises less is not tried."""


def _weather(g: Sea, seat: int, moves: Sequence[Move]) -> Move | None:
    """A change of wind or strength, if it is allowed and promises something."""
    if CHANGE_WIND not in moves:
        return None
    gains = [[_fair(g, seat, rose, wind) for wind in DIRECTIONS] for rose in ROSES]
    now = gains[g.rose][g.wind]
    change = (sum(map(sum, gains)) / (len(ROSES) * len(DIRECTIONS)) - now) / 2
    strength = sum(gains[rose][g.wind] for rose in ROSES) / len(ROSES) - now
    if max(change, strength) < ENOUGH:
        return None
    return CHANGE_WIND if change >= strength else CHANGE_STRENGTH


def _fair(g: Sea, seat: int, rose: int, wind: int) -> float:
    """How far this wind carries one's own merchants, less how far the enemy's."""
    total = 0.0
    for ship in SHIPS:
        if MERCHANT[ship] and g.at[ship] != SUNK and ship not in g.arrived:
            speed = ALLOWANCE[rose][wind][g.hits[ship] >= HEAVY[ship]][_course(g, ship)]
            total += speed if OWNER[ship] == seat else -speed
    return total


def _course(g: Sea, ship: int) -> int:
    """The direction that leads a merchant to where it is bound for."""
    at, goal = g.at[ship], way(g, ship)
    return min(
        DIRECTIONS, key=lambda direction: goal[AHEAD[at][direction]] if AHEAD[at][direction] != EDGE else FAR
    )


# What a table is worth.

VALUES: Final = {
    "merchant": 4.0,  # afloat
    "field": 0.16,  # on a merchant's way there and back
    "cargo": 4.0,
    "warship": 1.2,
    "hit": 0.45,
    "merchant hit": 1.4,
    "point": 1.0,  # scored in the short game
    "hope": 5.0,  # a merchant still on its way in the short game
}
LOGIT: Final = 5.0
"""So much more makes a victory e times as likely as a defeat."""
LONGEST_WAY: Final = 40


def worth(g: Sea) -> list[float]:
    """How likely each side is to win in the end."""
    if g.winners is not None:
        return [1 / len(g.winners) if seat in g.winners else 0.0 for seat in range(SEATS)]
    white, yellow = (strength(g, seat) for seat in range(SEATS))
    share = 1 / (1 + exp((yellow - white) / LOGIT))
    return [share, 1 - share]


def strength(g: Sea, seat: int) -> float:
    """What a side has: merchants and how far they are, warships, hits, points."""
    total = VALUES["point"] * points(g)[seat] if g.options.short else 0.0
    for ship in FLEETS[seat]:
        if g.at[ship] == SUNK or ship in g.arrived:
            continue
        if not MERCHANT[ship]:
            total += VALUES["warship"] - VALUES["hit"] * g.hits[ship]
        else:
            total += _prospects(g, seat, ship) - VALUES["merchant hit"] * g.hits[ship]
    return total


def _prospects(g: Sea, seat: int, ship: int) -> float:
    """What may be hoped of a merchant."""
    at = g.at[ship]
    if g.options.short:
        next_points = POINTS[min(len(g.arrived), len(POINTS) - 1)]
        return VALUES["hope"] + next_points / 10 - VALUES["field"] * TO_GOAL[seat][at]
    if g.cargo[ship]:
        return VALUES["merchant"] + VALUES["cargo"] + VALUES["field"] * (LONGEST_WAY - TO_HOME[seat][at])
    return VALUES["merchant"] - VALUES["field"] * TO_GOAL[seat][at]


# How far to look.


@dataclass
class _Horizon:
    """A simulation ends when this turn is over."""

    number: int

    def __call__(self, g: Sea) -> bool:
        return g.number > self.number


def horizon(view: Sea) -> Callable[[Any], bool]:
    """To the end of this turn, its fire included: what the enemy does then, `worth` has to guess."""
    return _Horizon(view.number)
