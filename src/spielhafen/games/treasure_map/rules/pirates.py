"""Pirates: their targets and their way of sailing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from spielhafen.boxes.ship_adventure.chart import Chart
from spielhafen.boxes.ship_adventure.torus import as_set, squares_in
from spielhafen.core.play import Rule
from spielhafen.games.treasure_map import MOST_SEATS
from spielhafen.games.treasure_map.board.pieces import PIRATE_STEPS, PIRATES
from spielhafen.games.treasure_map.moves import SQUARES
from spielhafen.games.treasure_map.rules.duels import Melee
from spielhafen.games.treasure_map.rules.guns import VOLLEY
from spielhafen.games.treasure_map.state import NONE, PIRATE, Isles, Silent

KEPT: Final = 4096
"""The most targets that are kept."""

# Targets at sea.


@lru_cache(maxsize=KEPT)
def aim(chart: Chart, pirate: int, crew: int) -> int:
    """§25 Return the square that a pirate steers for: of several the nearest by sea."""
    goals = squares_to_aim_at(chart, crew)
    return goals[0] if len(goals) == 1 else chart.nearest(pirate, goals)


def squares_to_aim_at(chart: Chart, crew: int) -> list[int]:
    """§25 Return the squares that pirates may steer for: the crew's, or those beside it, never a harbour.

    If no open sea touches the crew, it is the open sea with the fewest steps to the crew over anything.
    """
    if chart.sea >> crew & 1 and not chart.neutral >> crew & 1:
        return [crew]
    open_sea = chart.sea & ~chart.harbour_set
    return [near for near in chart.neighbours[crew] if open_sea >> near & 1] or _inland(chart, crew)


def _inland(chart: Chart, crew: int) -> list[int]:
    """Return the squares of open sea nearest to a crew, row by row."""
    open_sea, grown = chart.sea & ~chart.harbour_set, 1 << crew
    while not grown & open_sea:
        grown = chart.torus.spread(grown)
    return list(squares_in(grown & open_sea))


def way(chart: Chart, pirate: int, goal: int, steps: int) -> list[int]:
    """§25 Return the squares that a pirate sails through: the first steps of a shortest way, not ending in a harbour."""
    passed = chart.way(pirate, goal, steps)
    while passed and chart.harbour_set >> passed[-1] & 1:
        passed.pop()
    return passed


def pirate_steps(g: Isles) -> int:
    """§25 Return the number of steps that pirates sail in a round."""
    return PIRATE_STEPS + int(g.options.solo_pirates == "three-steps")


# Starting the hunt.


class Alarm(Silent):
    """§19 The nearest pirate that does not yet hunt this captain begins to do so; if there is none, nothing happens."""

    def happen(self, g: Isles) -> None:
        sea = g.chart
        goals = as_set(squares_to_aim_at(sea, g.crews[self.seat]))
        idle = [pirate for pirate in range(PIRATES) if not g.sunk[pirate] and g.hunts[pirate] != self.seat]
        if idle:
            nearest = min(idle, key=lambda pirate: sea.distance_to(g.pirates[pirate], goals))
            g.then(HUNT[self.seat][nearest])


@dataclass
class Hunt(Rule[Isles]):
    """§19 From now on a pirate hunts this captain alone."""

    pirate: int
    seat: int

    def happen(self, g: Isles) -> None:
        g.hunts[self.pirate] = self.seat


# Sailing.


@dataclass
class Hunter(Rule[Isles]):
    """§25 After the captains the pirates that hunt a captain sail, one after the other."""

    pirate: int

    told = False

    def happen(self, g: Isles) -> None:
        seat, here = g.hunts[self.pirate], g.pirates[self.pirate]
        if seat == NONE:
            return
        chart = g.chart
        passed = way(chart, here, aim(chart, here, g.crews[seat]), pirate_steps(g))
        g.then(VOLLEY[self.pirate])
        if passed:
            g.then(CHASE[self.pirate][passed[-1]])


@dataclass
class Chase(Rule[Isles]):
    """§25 A pirate sails towards the captain it hunts; if it reaches the crew, there is a melee."""

    pirate: int
    square: int

    def happen(self, g: Isles) -> None:
        g.pirates[self.pirate] = self.square
        seat = g.hunts[self.pirate]
        if self.square == g.crews[seat]:
            g.then(Melee(PIRATE + self.pirate, seat))


ALARM: Final = [Alarm(seat) for seat in range(MOST_SEATS)]
HUNT: Final = [[Hunt(pirate, seat) for pirate in range(PIRATES)] for seat in range(MOST_SEATS)]
CHASE: Final = [[Chase(pirate, square) for square in range(len(SQUARES))] for pirate in range(PIRATES)]
HUNTERS: Final = [Hunter(pirate) for pirate in range(PIRATES)]
