"""The bot for Ghost Ship: a rule of thumb, the evaluation of a table, and the horizon.

All values are in points of the final score; distances are in movement points (see `atlas.py`). The module
`turn_plans.py` plans more carefully than the rule of thumb, at greater cost.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import exp
from random import Random
from typing import Any, Final

from spielhafen.core.moves import Move
from spielhafen.core.tracked import known_pieces_in, pieces_in
from spielhafen.games.ghost_ship import moves as kinds
from spielhafen.games.ghost_ship.board.routes import COSTS, KING_STEPS, routes
from spielhafen.games.ghost_ship.board.tiles import (
    ABOARD,
    BORDER,
    CHIP_VALUE,
    CIRCLE,
    DOCK,
    FREE,
    NONE,
    PLACE_FIELD,
    SPOT_FIELD,
    SYMBOL_AT,
    dock,
)
from spielhafen.games.ghost_ship.bot.atlas import ASHORE, FAR, atlas
from spielhafen.games.ghost_ship.bot.turn_plans import (
    TREASURE_WORTH,
    TURN,
    danger,
    intended,
    ones_of,
    outlook_of,
    plans,
    sight,
)
from spielhafen.games.ghost_ship.moves import MOST, SIGNS, TAKE
from spielhafen.games.ghost_ship.rules.ending import gold_worth
from spielhafen.games.ghost_ship.rules.ghost import SHIP_FIELD, figure_field
from spielhafen.games.ghost_ship.rules.walking import surcharge
from spielhafen.games.ghost_ship.state import NUGGET, TREASURE, Ghostly, tables

# Values, in points.

WAIT: Final = 1.0
"""The average number of turns that a symbol delays a scout on its circle."""
RISK: Final = 0.03
"""The chance that a ghost ship on a neighbouring field strikes before the next turn."""
CONTESTED: Final = 0.6
"""The factor of a find's value if a rival is nearer."""
SECOND: Final = 0.3
"""The weight of the second-best goal beside the best one."""
DELAY: Final = 3.0
"""Movement points added to every way, so that the value of near goals stays finite."""
SURE: Final = 100.0
TIE_BREAK: Final = 1e-5


class Goals:
    """The finds that a captain considers at one decision, and the ways to them."""

    def __init__(self, g: Ghostly, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.map = atlas(g.sea, g.quests)
        gold = float(gold_worth(g, ones_of(g, seat)))
        taken = {SPOT_FIELD[spot] for rival, spot in enumerate(g.scouts) if rival != seat and spot != ABOARD}
        self.goals: list[tuple[list[float], float, float]] = []
        for field, item in enumerate(g.items):
            if item != FREE:
                worth, price = (gold, COSTS["gold"]) if item == NUGGET else (TREASURE_WORTH, TURN)
                if field in taken:
                    worth *= CONTESTED
                self.goals.append((self.map.to_field[field].far, worth, price))

    def ways(self, place: int, spot: int) -> list[tuple[float, float]]:
        """Return value and cost, in movement points, of each goal from these places."""
        if spot == ABOARD:
            return [(worth, far[place] + price) for far, worth, price in self.goals]
        held = WAIT * TURN if spot >= CIRCLE else 0.0
        walk = self.map.to_spot[place - DOCK][ASHORE + spot] + COSTS["board"] if place >= DOCK else FAR
        found = []
        for far, worth, price in self.goals:
            cost = min(far[ASHORE + spot], far[place] + walk)
            found.append((worth, cost + held + price if cost else price))
        return found

    def prospect(self, place: int, spot: int) -> float:
        """Return the expected points per movement point, with ship and scout at these places."""
        best = second = 0.0
        for worth, cost in self.ways(place, spot):
            brings = worth / (cost + DELAY)
            if brings > best:
                best, second = brings, best
            elif brings > second:
                second = brings
        return best + SECOND * second

    def danger(self, field: int) -> float:
        """Return the expected loss to the ghost ship for a figure on this field."""
        g = self.g
        if field == NONE or not g.held[self.seat]:
            return 0.0
        near = KING_STEPS[g.ghost][field]
        return RISK * (2 - near) * TREASURE_WORTH / (TURN + DELAY) if near < 2 else 0.0

    def at(self, place: int, spot: int) -> float:
        """Return the value of these places of ship and scout."""
        return self.prospect(place, spot) - self.danger(
            SPOT_FIELD[spot] if spot != ABOARD else SHIP_FIELD[place]
        )

    def here(self) -> float:
        """Return the value of the present places."""
        return self.at(self.g.ships[self.seat], self.g.scouts[self.seat])


# The rule of thumb.


def policy(g: Ghostly, moves: Sequence[Move], random: Random) -> Move:
    """Return the move with the highest rough estimate."""
    guess = GUESSES.get(type(moves[0]))
    if guess is not None:
        seat = g.steps[-1].actor()
        return max(moves, key=lambda move: guess(g, seat, move, random))
    if TAKE in moves:
        return TAKE
    evaluator = _Evaluator(g, g.steps[-1].actor())
    return max(moves, key=evaluator.value)


def follow(g: Ghostly, moves: Sequence[Move], random: Random) -> Move:
    """Return the move of a simulated captain, who follows the best plan on the voyage."""
    return policy(g, moves, random) if type(moves[0]) in GUESSES else intended(g)


class _Evaluator:
    """An evaluation of the moves in a turn of the voyage."""

    def __init__(self, g: Ghostly, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.place, self.spot = g.ships[seat], g.scouts[seat]
        self._goals: Goals | None = None

    @property
    def goals(self) -> Goals:
        """The finds, computed on first use."""
        if self._goals is None:
            self._goals = Goals(self.g, self.seat)
        return self._goals

    def value(self, move: Move) -> float:
        """Return the value of a move."""
        return VALUES[type(move)](self, move)

    # At the beginning of a turn.

    def spin(self, _: Move) -> float:
        """Return the value of staying; it matters only where a search is allowed, too."""
        return 0.0 if self.spot == ABOARD else self.goals.here()

    def save(self, move: kinds.Save) -> float:
        """Rate saving a point for more highest if only the highest number frees the scout."""
        stuck = self._stuck()
        wanted = tables(self.g).leave[stuck] if stuck != NONE else ()
        saved = self.g.saved[self.seat]
        more = SIGNS[move.sign] > 0
        return SURE if more and wanted == (MOST,) and saved < 2 else -SURE

    def _stuck(self) -> int:
        """Return the symbol on the scout's circle if nothing is left to take there; NONE elsewhere."""
        if self.spot < CIRCLE or self.g.items[SPOT_FIELD[self.spot]] == TREASURE:
            return NONE
        return SYMBOL_AT[self.g.quests[SPOT_FIELD[self.spot]]]

    def search(self, _: kinds.Search) -> float:
        """Return the value of a ship here, less the turns that it takes to find one."""
        lucky = tables(self.g).border if BORDER[SPOT_FIELD[self.spot]] else tables(self.g).coast
        if self.spot >= CIRCLE and self.g.items[SPOT_FIELD[self.spot]] == TREASURE:
            return -SURE
        found = self.goals.prospect(dock(*divmod(self.spot % CIRCLE, 4)), self.spot)
        return found * (1 - 0.25 * (MOST - 1) / len(lucky) / 2) - TIE_BREAK

    # Under way.

    def sail(self, move: kinds.Sail) -> float:
        return self.goals.at(move.place, ABOARD)

    def dock(self, move: kinds.Dock) -> float:
        return self.goals.at(dock(PLACE_FIELD[self.place], move.shore), ABOARD) + TIE_BREAK

    def land(self, _: kinds.Land) -> float:
        return self.goals.at(self.place, self.place - DOCK) + TIE_BREAK

    def walk(self, move: kinds.Walk) -> float:
        there, cost = routes(self.g.sea, self.g.quests).walks[self.spot][move]
        return self._ashore(there, cost + surcharge(self.g, self.seat))

    def circle(self, move: kinds.Circle) -> float:
        there, cost = routes(self.g.sea, self.g.quests).circles[self.spot][move]
        if self.g.items[move.field] != TREASURE:
            return -SURE
        return self._ashore(there, cost + surcharge(self.g, self.seat))

    def _ashore(self, there: int, cost: int) -> float:
        """Return the value of a spot on land, more if a point is left to take gold there."""
        gold = self.g.items[SPOT_FIELD[there]] == NUGGET and self.g.left > cost
        return self.goals.at(self.place, there) + gold

    def cross(self, _: Move) -> float:
        return self.goals.at(self.place, routes(self.g.sea, self.g.quests).other_coast(self.spot))

    def board(self, _: Move) -> float:
        return self.goals.at(self.place, ABOARD) - TIE_BREAK

    def end(self, _: Move) -> float:
        return self.goals.here() + TIE_BREAK / 2

    def find(self, _: Move) -> float:
        return SURE


def fixed(worth: float) -> Callable[[_Evaluator, Any], float]:
    """Return a function with the same value in every position."""
    return lambda _, __: worth


VALUES: Final[dict[type[Move], Callable[[_Evaluator, Any], float]]] = {
    kinds.Spin: _Evaluator.spin,
    kinds.Save: _Evaluator.save,
    kinds.Search: _Evaluator.search,
    kinds.Sail: _Evaluator.sail,
    kinds.Dock: _Evaluator.dock,
    kinds.Land: _Evaluator.land,
    kinds.Walk: _Evaluator.walk,
    kinds.Circle: _Evaluator.circle,
    kinds.Cross: _Evaluator.cross,
    kinds.Swim: _Evaluator.cross,
    kinds.Board: _Evaluator.board,
    kinds.Take: _Evaluator.find,
    kinds.Dig: _Evaluator.find,
    kinds.End: _Evaluator.end,
}


# Other questions.


def corner(_: Ghostly, __: int, ___: kinds.Corner, random: Random) -> float:
    """Rate all corners equally."""
    return random.random()


def lay(g: Ghostly, seat: int, move: kinds.Lay, random: Random) -> float:
    """Rate ?-tiles and open water near one's own ship higher, other tiles at random."""
    own, others = _nearness(g, seat, move.field)
    if g.turned != NONE:
        return own - others + 0.1 * random.random()
    water = move.mask.bit_count() - 2
    return 0.2 * water * (own - others) + random.random()


NEARNESS: Final = [[exp(-steps / 3) for steps in row] for row in KING_STEPS]
"""How near one field is to another, from 0 to 1."""


def _nearness(g: Ghostly, seat: int, field: int) -> tuple[float, float]:
    """Return how near a field is to one's own corner and to the nearest other one, from 0 to 1."""
    near = [NEARNESS[field][place] if place != NONE else 0.0 for place in g.ships]
    return near[seat], max([share for other, share in enumerate(near) if other != seat], default=0.0)


def ghost(g: Ghostly, seat: int, move: kinds.Ghost | kinds.Stay, random: Random) -> float:
    """Rate fields on or near rivals with many treasures higher, those near oneself lower."""
    field = move.field if isinstance(move, kinds.Ghost) else g.ghost
    worth = 0.1 * random.random()
    for other in range(g.seats()):
        there = figure_field(g, other)
        if there != NONE and g.held[other]:
            steps = KING_STEPS[there][field]
            harm = 1.0 + 0.1 * g.held[other] if steps == 0 else 0.3 / steps
            worth += -1.5 * harm if other == seat else harm
    return worth


def number(g: Ghostly, seat: int, move: kinds.Number, _: Random) -> float:
    """Rate the higher number higher, unless a symbol demands the other."""
    return _freedom(g, seat, move.number)


def use(g: Ghostly, seat: int, move: kinds.Use, _: Random) -> float:
    """Rate points that free the scout from a symbol highest, else more points higher."""
    sign = 1 if g.saved[seat] > 0 else -1
    return _freedom(g, seat, g.number + sign * move.points)


def _freedom(g: Ghostly, seat: int, points: int) -> float:
    spot = g.scouts[seat]
    if spot < CIRCLE:
        return points
    return points + 10 * (points in tables(g).leave[SYMBOL_AT[g.quests[SPOT_FIELD[spot]]]])


def barter(g: Ghostly, seat: int, move: kinds.Barter, random: Random) -> float:
    """Rate captains by their known treasures, others by the average treasure."""
    seen = [CHIP_VALUE[chip] for chip in known_pieces_in(g.chips, seat, move.seat)]
    return sum(seen) / len(seen) if seen else TREASURE_WORTH + 0.1 * random.random()


GUESSES: Final[dict[type[Move], Callable[[Ghostly, int, Any, Random], float]]] = {
    kinds.Corner: corner,
    kinds.Lay: lay,
    kinds.Ghost: ghost,
    kinds.Stay: ghost,
    kinds.Number: number,
    kinds.Use: use,
    kinds.Barter: barter,
}


# Evaluation.

SPREAD: Final = (0.3, 1.8)
"""The spread of final scores: points, and points for the root of finds left per captain.

Like the next three weights it is fitted to the winners of 2,700 games of two to four captains (docs/bots.md).
"""
AHEAD: Final = 1.3
"""The weight of the next find: being near it helps with those after it, too."""
HAUNTED: Final = 2.0
"""The weight of the danger from the ghost ship, which lasts longer than a round."""
PROMISE: Final = 0.4
"""The share of the gold left that captains find, relative to an equal share."""


def worth(g: Ghostly) -> list[float]:
    """Return each captain's chance to win."""
    if g.winners is not None:
        return [1 / len(g.winners) if seat in g.winners else 0.0 for seat in range(g.seats())]
    hopes = [sum(features(g, seat).values()) for seat in range(g.seats())]
    left = len(g.items) - g.items.count(FREE) if g.round else len(g.order)
    scale = SPREAD[0] + SPREAD[1] * (left / g.seats()) ** 0.5
    most = max(hopes)
    odds = [exp((hope - most) / scale) for hope in hopes]
    total = sum(odds)
    return [share / total for share in odds]


def features(g: Ghostly, seat: int) -> dict[str, float]:
    """Return the points that a captain has, and those still expected."""
    if not g.round:
        return {"quests": _claims(g, seat)}
    values = [CHIP_VALUE[chip] for chip in pieces_in(g.chips, seat)]
    ones = values.count(1)
    nuggets = g.items.count(NUGGET)
    return {
        "treasures": sum(values) + TREASURE_WORTH * (g.held[seat] - len(values)),
        "gold": g.gold[seat] * gold_worth(g, ones + _ones_to_come(g)),
        "promise": PROMISE * gold_worth(g, ones) * nuggets / g.seats() if ones else 0.0,
        "next": AHEAD * outlook_of(g, seat).best[sight(g, seat)][0],
        "ghost": -HAUNTED * danger(g, seat, g.ships[seat], g.scouts[seat]),
    }


def _ones_to_come(g: Ghostly) -> float:
    """Return how many treasures worth 1 a captain may expect, if all find equally many."""
    seats = range(g.seats())
    found = [value for value, place in zip(CHIP_VALUE, g.chips[0], strict=True) if place in seats]
    left = len(CHIP_VALUE) - len(found)
    share = (CHIP_VALUE.count(1) - found.count(1)) / left if left else 0.0
    return share * g.items.count(TREASURE) / g.seats()


def parts(view: Ghostly) -> Callable[[Ghostly], dict[str, float]]:
    """Return a function that lists the features of the seat to move, and the best rival's total."""
    seat = view.actor()
    rivals = [other for other in range(view.seats()) if other != seat]

    def found(g: Ghostly) -> dict[str, float]:
        best = max(sum(features(g, other).values()) for other in rivals)
        return features(g, seat) | {"rivals": -best}

    return found


def _claims(g: Ghostly, seat: int) -> float:
    """Return the value of the ?-tiles nearer to one's own corner than to others."""
    claim = 0.0
    for field in g.order:
        near = [NEARNESS[field][place] for place in g.ships if place != NONE]
        if g.ships[seat] != NONE:
            claim += TREASURE_WORTH * NEARNESS[field][g.ships[seat]] / sum(near)
    return claim


# Horizon.


def horizon(view: Ghostly) -> Callable[[Ghostly], bool]:
    """Return the end of simulations; beyond it, chance outweighs the effect of the decision."""
    seats, starter = view.seats(), view.starter
    if view.round:
        last = view.round * seats + (view.turn - starter) % seats + ROUNDS * seats
        return lambda g: g.winners is not None or g.round * seats + (g.turn - starter) % seats >= last
    free = view.sea.count(FREE) - 2
    return lambda g: bool(g.round) or g.sea.count(FREE) <= free


def position(g: Ghostly, seat: int) -> Hashable:
    """Return where a captain's figures are, and what was found or seen."""
    return g.ships[seat], g.scouts[seat], g.gold[seat], g.saved[seat], g.items, g.visited, g.ghost


def standing(g: Ghostly, seat: int) -> Hashable:
    """Return where a captain's figures are, and what they own."""
    return g.ships[seat], g.scouts[seat], g.gold[seat], g.held[seat], g.saved[seat]


def length(view: Ghostly) -> float:
    """Return the relative time of a simulation: on the voyage it grows with the captains."""
    return view.seats() / 2 if view.round else 1.0


ROUNDS: Final = 2
EFFORT: Final = 0.3
DOUBT: Final = 2.0
SLIPS: Final = 1.5
HOUSE_RULES: Final = ({"meetings": "kind", "swim": "number"},)  # as we play it; bots play both ways

__all__ = ["DOUBT", "EFFORT", "HOUSE_RULES", "SLIPS", "features", "follow", "horizon", "length", "plans", "policy", "position", "standing", "worth"]  # fmt: skip
