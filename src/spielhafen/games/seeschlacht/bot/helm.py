"""The choice of the best manoeuvre for a ship.

Merchants make for their goals, by the wind and out of reach of guns; warships go where they find targets,
first after merchants that get away with their cargo and after ships that threaten their own. All values are
in turns of a merchant; `threats.py` says what a side sees of the enemy.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from spielhafen.core.moves import Move
from spielhafen.games.seeschlacht.board.chart import (
    AHEAD,
    BATTERIES,
    EDGE,
    GOAL_BERTHS,
    HOME_DOTTED,
    NEUTRAL_HARBOUR,
    YARDS,
)
from spielhafen.games.seeschlacht.board.pieces import FLEET, FLEETS, HEAVY, MERCHANT, OWNER, SEATS, SINKS
from spielhafen.games.seeschlacht.bot.distances import (
    CLOSED,
    KEPT,
    NEAR_PORT,
    SPOT,
    SPOTS,
    STEP,
    Route,
    Way,
    clear_routes,
    fields_to,
    nearest,
    routes,
    way_to,
)
from spielhafen.games.seeschlacht.bot.manoeuvres import End, Steps, endings
from spielhafen.games.seeschlacht.bot.threats import FIRST_HIT, HITS, harm, loss, outlook
from spielhafen.games.seeschlacht.moves import OWN_STEPS, Forward, Starboard
from spielhafen.games.seeschlacht.rules.sailing import first_steps, steps_under_way
from spielhafen.games.seeschlacht.state import NONE, READY, SUNK, Sea, allowances, begun_at, steps_made

# Risks, and weights of the evaluation.

AIMED: Final = 0.5
"""The share of the ships in reach of a target that will fire at it."""
MOST_FEARED: Final = 3
"""The number of ships under whose fire the risk is greatest; more are no worse."""


def _risks() -> list[list[float]]:
    """Return the average loss of a ship by number of ships that fire, as a share of its value.

    The first list is for ships that the next hit sinks, the second for others.
    """
    last, more = [], []
    miss = 1 - HITS * AIMED
    for ships in range(MOST_FEARED + 1):
        none, one = miss**ships, ships * (1 - miss) * miss ** max(0, ships - 1)
        last.append(1 - none)
        more.append(FIRST_HIT * one + 0.8 * (1 - none - one))
    return [last, more]


RISKS: Final = _risks()

WEIGHTS: Final = {
    "way": 1.0,  # a turn nearer to a merchant's goal
    "shot": 1.0,  # the average harm of the best shot
    "danger": 2.5,  # the harm to be feared in the enemy's next turn
    "courage": 0.3,  # the share of it that counts for a warship
    "battery": 1.0,  # the average harm of batteries
    "hunt": 0.4,  # a field nearer to its target
    "lead": 0.15,  # the field ahead nearer still
    "yard": 0.5,  # a turn nearer to repair
    "rest": 1.0,  # to stay in the yard with hits
    "ram": 0.7,  # harm done by ramming, less harm taken
    "lost": 1.0,  # the way lost by ramming
}
PATIENCE: Final = 30
"""The number of quiet turns after which danger does not count any more."""

# Goals.

DETOUR: Final = 0.6
"""The greatest share of its way to the goal that a damaged merchant goes for repair."""


def goal_of(g: Sea, ship: int) -> frozenset[int]:
    """Return the points where a merchant's cargo is to be fetched or brought."""
    seat = OWNER[ship]
    return HOME_DOTTED[seat] if g.cargo[ship] and not g.options.short else GOAL_BERTHS[seat]


def bound_for(g: Sea, ship: int, at: int) -> frozenset[int]:
    """Return the points that a merchant makes for."""
    goal = goal_of(g, ship)
    if g.hits[ship]:
        yard = YARDS[OWNER[ship]][1]
        if nearest(yard, g.wind)[at] <= DETOUR * nearest(goal, g.wind)[at] or not g.options.short:
            return yard
    return goal


def _way(g: Sea, ship: int, berths: frozenset[int], closed: frozenset[int] = frozenset()) -> Way:
    """Return the ways to the nearest of these anchorages that no arrived merchant has taken."""
    taken = berths.intersection([g.at[other] for other in g.arrived if other != ship])
    if not taken:
        return way_to(berths, g.wind, closed)
    return way_to(berths - taken, g.wind, closed | taken)


def turns_to(g: Sea, ship: int, goal: frozenset[int]) -> float:
    """Return the turns that a merchant takes to these points, with its heading."""
    return _way(g, ship, goal)[g.headings[ship]][SPOT[g.at[ship]]]


# The value of the end of a manoeuvre.


class Evaluator:
    """An evaluation of the ends of one ship's manoeuvre, with common terms computed once."""

    def __init__(self, g: Sea, ship: int) -> None:
        self.g = g
        self.ship = ship
        self.seat = seat = OWNER[ship]
        start = begun_at(g, ship)
        view = outlook(g, seat)
        self.view = view
        self.gains, self.danger = view.gains, view.danger
        self.harm = harm(g, ship)
        bold = max(0.0, 1 - g.quiet / PATIENCE)
        self.risks = RISKS[g.hits[ship] + 1 < SINKS[ship]]
        self.danger_weight = WEIGHTS["danger"] * loss(g, ship) * bold
        self.battery = WEIGHTS["battery"] * HITS * self.harm * bold
        self.shot = WEIGHTS["shot"] * HITS
        self.way: Way | None = None
        self.far: bytes = NOWHERE
        self.rest = 0.0
        if MERCHANT[ship]:
            self.way = _way(g, ship, bound_for(g, ship, start))
        else:
            self.danger_weight *= WEIGHTS["courage"]
            self._as_warship(start)

    def _as_warship(self, start: int) -> None:
        """Choose the yard if heavily damaged and not far from it, else the best target."""
        g, yard = self.g, YARDS[self.seat][0]
        hits = g.hits[self.ship]
        if hits and start in yard:
            self.rest = WEIGHTS["rest"]
        elif hits >= HEAVY[self.ship] and nearest(yard, g.wind)[start] <= YARD_TURNS:
            self.way = _way(g, self.ship, yard, NEUTRAL_HARBOUR)
            return
        self.far = fields_to(self.view.target(g, self.seat, start))

    def value(self, spot: int, heading: int) -> float:
        """Return the value of ending at a spot with this heading."""
        value = 0.0
        if spot not in NEUTRAL_SPOTS:
            byte, bit = spot >> 3, 1 << (spot & 7)
            for worth, spots in self.gains[heading % 3]:
                if spots[byte] & bit:
                    value = self.shot * worth
                    break
            one, two, more = self.danger
            if one[byte] & bit:
                value -= self.danger_weight * self.risks[1 + (two[byte] & bit > 0) + (more[byte] & bit > 0)]
            if spot in UNDER_FIRE[self.seat]:
                value -= self.battery
        if self.way is not None:
            turns = self.way[heading][spot]
            return value - WEIGHTS["way" if MERCHANT[self.ship] else "yard"] * turns
        if self.rest and spot in YARD_SPOTS[self.seat]:
            value += self.rest
        far = self.far[spot]
        if far > ENOUGH:
            ahead = self.far[spot + STEP[heading]]
            value -= WEIGHTS["hunt"] * far + (WEIGHTS["lead"] if ahead >= far else 0.0)
        return value

    def ram(self, rammed: int) -> float:
        """Return the value of ramming a ship, without that of the place it is rammed from."""
        theirs = harm(self.g, rammed) * (1 if OWNER[rammed] != self.seat else -1)
        return WEIGHTS["ram"] * (theirs - self.harm) - WEIGHTS["lost"]


NOWHERE: Final = bytes(SPOTS)
ENOUGH: Final = 2
"""The number of fields to a target within which there is no need to come nearer."""
YARD_TURNS: Final = 6.0
NEUTRAL_SPOTS: Final = frozenset(SPOT[space] for space in NEUTRAL_HARBOUR)
UNDER_FIRE: Final = [frozenset(SPOT[space] for space in BATTERIES[1 - seat]) for seat in range(SEATS)]
YARD_SPOTS: Final = [frozenset(SPOT[space] for space in YARDS[seat][0]) for seat in range(SEATS)]

# Manoeuvres.


def next_steps(g: Sea, seat: int, moves: Collection[Move] | None = None) -> tuple[int, Steps]:
    """Return the ship to sail and its best manoeuvre; NONE if no ship has any.

    moves: the offered moves; by default all that the rules allow.
    """
    for ship in (g.ship,) if g.ship != NONE else _order(g, seat):
        offered = own_steps(g, ship) if moves is None else moves
        if moves is None and len(offered) == 1 and (g.ship == ship or len(g.moves()) == 1):
            return ship, tuple(offered)  # the only move
        steps = best_steps(g, ship, offered)
        if steps:
            return ship, steps
    return NONE, ()


def own_steps(g: Sea, ship: int) -> Collection[Move]:
    """Return the steps that the rules allow this ship of the side to move."""
    return first_steps(g, OWNER[ship], (ship,))[0] if g.ship == NONE else steps_under_way(g, ship)


def _order(g: Sea, seat: int) -> Iterator[int]:
    """Yield warships before merchants; ships behind one of their own fleet come last."""
    behind = []
    for ship in REVERSED[seat]:
        if g.done[ship] == READY and g.at[ship] != SUNK:
            ahead = AHEAD[g.at[ship]][g.headings[ship]]
            other = g.at.index(ahead) if ahead != EDGE and ahead in g.at else ship
            if other != ship and OWNER[other] == seat and g.done[other] == READY:
                behind.append(ship)
            else:
                yield ship
    yield from behind


REVERSED: Final = [fleet[::-1] for fleet in FLEETS]


def best_steps(g: Sea, ship: int, moves: Collection[Move]) -> Steps:
    """Return the steps of a ship's best manoeuvre; the first one is offered; empty if none is."""
    now = _situation(g, ship)
    steps = _orders.recall(now, moves)
    if steps:
        return steps
    offered = [step for step in OWN_STEPS[OWNER[ship]][ship % FLEET] if step in moves]
    if offered:
        steps = _best_steps(g, ship, offered)
    if steps:
        _orders.give(now, steps, keep=len(offered) == len(own_steps(g, ship)))
    return steps


def _best_steps(g: Sea, ship: int, offered: Collection[Move]) -> Steps:
    seat, merchant = OWNER[ship], MERCHANT[ship]
    evaluator = Evaluator(g, ship)
    start = begun_at(g, ship)
    in_harbour = NEAR_PORT[merchant or g.hits[ship] > 0][seat][merchant][start]
    steps = () if in_harbour else _at_sea(g, ship, offered, evaluator)
    return steps or _in_harbour(g, ship, offered, evaluator)


def _at_sea(g: Sea, ship: int, moves: Collection[Move], evaluator: Evaluator) -> Steps:
    """Return the best manoeuvre that keeps clear of land, or rams an enemy."""
    seat = OWNER[ship]
    own = OWN_STEPS[seat][ship % FLEET]
    first_heading, spot = g.headings[ship], SPOT[g.at[ship]]
    fast = allowances(g, ship)
    used, sense = steps_made(g, ship)
    turned = sense != 0
    clear, swept = clear_routes(spot, seat, MERCHANT[ship], fast, first_heading, used, turned)
    near: dict[int, int] = {}
    if not swept.isdisjoint([SPOT[at] - spot for at in g.at]):
        offs = [(SPOT[at] - spot, other) for other, at in enumerate(g.at) if at != SUNK]
        near = {off: other for off, other in offs if off in swept}
    offered = [step in moves for step in own]
    best, found, value = float("-inf"), None, evaluator.value
    for shift, heading, over, _, steps in clear:
        if offered[steps[0]] and (not near or near.keys().isdisjoint(over)):
            worth = value(spot + shift, heading)
            if worth > best:
                best, found = worth, steps
    if any(OWNER[other] != seat for other in near.values()):
        shut = CLOSED[seat][MERCHANT[ship]]
        for rammed, steps, shift in _rams(routes(fast, first_heading, used, turned), near, shut, spot):
            worth = evaluator.ram(rammed) + value(spot + shift, _turned(first_heading, steps))
            if OWNER[rammed] != seat and worth > best and offered[steps[0]]:
                best, found = worth, steps
    return tuple([own[step] for step in found]) if found else ()


def _rams(
    ways: Sequence[Route], near: Mapping[int, int], shut: bytes, spot: int
) -> Iterator[tuple[int, tuple[int, ...], int]]:
    """Yield the ships that routes lead to, each with the steps there and the spots before it."""
    for _, _, over, taken, steps in ways:
        for place, off in enumerate(over):
            if off in near:
                yield near[off], steps[: taken[place]], over[place - 1] if place else 0
            if off in near or shut[spot + off]:
                break


def _turned(heading: int, steps: tuple[int, ...]) -> int:
    """Return the heading after these steps."""
    return (heading + sum(SENSES[step] for step in steps)) % 6


SENSES: Final = (0, -1, 1, 0)


def _in_harbour(g: Sea, ship: int, moves: Collection[Move], evaluator: Evaluator) -> Steps:
    """Return the best of all manoeuvres that the rules allow."""
    best = float("-inf")
    found: Steps = ()
    for end, steps in endings(g, ship).items():
        if steps[0] in moves:
            worth = value_of_end(evaluator, end)
            if worth > best:
                best, found = worth, steps
    return found


def value_of_end(evaluator: Evaluator, end: End) -> float:
    """Return the value of an end, including rams and anchorages of the enemy."""
    value = evaluator.value(SPOT[end.space], end.heading) - end.touched * evaluator.harm
    return value + evaluator.ram(evaluator.g.at.index(end.rammed)) if end.rammed != NONE else value


# Following a chosen manoeuvre.


Situation = tuple[int, tuple[int, int, int, int], tuple[int, ...], tuple[int, ...], tuple[object, ...]]
"""All that the choice of a manoeuvre depends on.

Ship; start, steps made, last sense and slowness; points and headings of all ships; the rest.
"""


def _situation(g: Sea, ship: int) -> Situation:
    if g.ship == ship:
        begun = g.track[0], g.used, g.sense, g.slow
    else:
        begun = g.at[ship], 0, 0, int(g.hits[ship] >= HEAVY[ship])
    rest = (g.rose, g.wind, g.quiet, g.options, bytes(g.hits), bytes(g.cargo), tuple(g.arrived))
    return ship, begun, tuple(g.at), tuple(g.headings), rest


class Orders:
    """The manoeuvre that is being followed, and those chosen lately.

    Choosing anew at each step would give the same, only more slowly.
    """

    def __init__(self) -> None:
        self.coming: dict[Situation, Steps] = {}
        self.chosen: dict[Situation, tuple[Steps, dict[Situation, Steps]]] = {}

    def recall(self, now: Situation, moves: Collection[Move]) -> Steps:
        """Return the steps still to be made, or those chosen here before; empty if there are none."""
        steps = self.coming.get(now)
        if steps and steps[0] in moves:
            return steps
        known = self.chosen.get(now)
        if known and known[0][0] in moves:
            steps, self.coming = known
            return steps
        return ()

    def give(self, now: Situation, steps: Steps, *, keep: bool) -> None:
        """Follow these steps from here on; `keep` them if they were chosen among all steps."""
        self.coming = _after_each(now, steps)
        if keep:
            if len(self.chosen) >= KEPT:
                self.chosen.clear()
            self.chosen[now] = steps, self.coming


def _after_each(now: Situation, steps: Steps) -> dict[Situation, Steps]:
    """Return the situations after each of these steps, with the steps still to be made."""
    coming: dict[Situation, Steps] = {}
    ship, (start, used, _, slow), at, headings, rest = now
    place, heading, before, after = at[ship], headings[ship], at[:ship], at[ship + 1 :]
    for number, step in enumerate(steps[:-1], 1):
        sense = 0
        if isinstance(step, Forward):
            place = AHEAD[place][heading]
            at = (*before, place, *after)
        else:
            sense = 1 if isinstance(step, Starboard) else -1
            heading = (heading + sense) % 6
            headings = (*headings[:ship], heading, *headings[ship + 1 :])
        coming[ship, (start, used + number, sense, slow), at, headings, rest] = steps[number:]
    return coming


_orders: Final = Orders()
