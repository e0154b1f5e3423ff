"""Careful planning for Ghost Ship: two finds ahead, in whole turns instead of steps.

The places of ship and scout at the end of a turn have the value of the expected finds: the points of a find, less the
later it comes, plus the best find after it. Time is counted in turns: movement points by the average of a turn, waiting
on the circle of a symbol, and picking up. A find that a rival will reach first counts less.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from functools import cache, lru_cache, partial
from heapq import nlargest
from math import exp
from operator import attrgetter
from typing import Final, NamedTuple, TypeAlias

from spielhafen.core.moves import Move
from spielhafen.games.ghost_ship.board.on_demand import OnDemand
from spielhafen.games.ghost_ship.board.routes import KING_STEPS
from spielhafen.games.ghost_ship.board.tiles import (
    ABOARD,
    CHIP_VALUE,
    CIRCLE,
    DIRECTIONS,
    FREE,
    NONE,
    SPOT_FIELD,
    SYMBOL_AT,
)
from spielhafen.games.ghost_ship.bot.atlas import FAR, slow_atlas
from spielhafen.games.ghost_ship.bot.turn_ends import End, Start, ends_from, start_of
from spielhafen.games.ghost_ship.moves import END, MOST, NUMBERS, SAVE, SEARCH, SIGNS, SPIN, TAKE
from spielhafen.games.ghost_ship.rules.ending import gold_worth
from spielhafen.games.ghost_ship.rules.ghost import SHIP_FIELD
from spielhafen.games.ghost_ship.state import NUGGET, TABLES, TREASURE, Ghostly, Tables, tables

TREASURE_WORTH: Final = sum(CHIP_VALUE) / len(CHIP_VALUE)
TURN: Final = sum(NUMBERS) / len(NUMBERS)
"""The average movement points of a turn."""
DECAY: Final = 0.07
"""The rate at which a find loses value for each turn of delay.

Until then others find something.
"""
TAKING: Final = {TREASURE: 1.0, NUGGET: 0.5}
"""The turns for picking something up: a whole one for a treasure, the rest of one for gold."""
LATE: Final = 0.3
"""The factor of a find's value if a rival will reach it first."""
EVEN: Final = 0.6
"""The factor if both will reach it at about the same time."""
INCOME: Final = 0.5
"""The average points that a captain finds in a turn."""
AIMS: Final = 5
"""The number of finds that a simulated captain considers in a turn."""
NEAREST: Final = 6
"""The number of finds considered as the second one."""


Sight: TypeAlias = tuple[int, int, tuple[int, ...]]
"""Where ship and scout are, and the fields whose circles are closed to the scout."""


class Target(NamedTuple):
    """A captain's nearest find, and the turns until they have it."""

    field: int
    turns: float


class Finds:
    """The finds left on a sea, and the ways to them."""

    def __init__(self, sea: str, quests: str, items: str, table: str) -> None:
        self.atlas = slow_atlas(sea, quests)
        self.symbols = [SYMBOL_AT.get(letter, NONE) for letter in quests]
        self.items = {field: item for field, item in enumerate(items) if item != FREE}
        self.held = HELD[table]
        self.target = OnDemand(self._target)
        self.ends = OnDemand(partial(ends_from, self.atlas.routes, items))

    def turns(self, far: float, spot: int, field: int) -> float:
        """Return the turns to go this far from a spot and pick something up."""
        took = far / TURN + TAKING[self.items[field]]
        if spot >= CIRCLE and far:
            took += self.held[self.symbols[SPOT_FIELD[spot]]]
        return took

    def _target(self, sight: Sight) -> Target:
        """Return the find that a captain will reach first."""
        best, (place, spot, closed) = Target(NONE, FAR), sight
        for near, field in self.atlas.nearest[place, spot]:
            if near / TURN >= best.turns:
                break
            if field in self.items:
                far = self.atlas.leg[place, spot, field, True].far if field in closed else near
                turns = self.turns(far, spot, field)
                if turns < best.turns:
                    best = Target(field, turns)
        return best


def _held(table: Tables) -> list[float]:
    """Return the average turns that each symbol costs a scout that leaves its circle."""
    return [
        len(NUMBERS) / len(wanted) - 1 + more / TURN
        for wanted, more in zip(table.leave, table.surcharge, strict=True)
    ]


HELD: Final = {name: _held(table) for name, table in TABLES.items()}


@lru_cache(maxsize=64)
def finds_on(sea: str, quests: str, items: str, table: str) -> Finds:
    """Return the finds left on a sea."""
    return Finds(sea, quests, items, table)


class SecondFinds:
    """The finds that follow a first one, as a captain expects."""

    def __init__(self, finds: Finds, nugget: float, seats: int, contested: frozenset[int]) -> None:
        self.finds = finds
        self.contested = contested
        worth = {NUGGET: nugget, TREASURE: TREASURE_WORTH}
        self.points = {field: worth[item] for field, item in finds.items.items()}
        self.later = min(INCOME / DECAY, TREASURE_WORTH * max(0, len(self.points) - 2) / seats)
        self.after = OnDemand(self._after)

    def _after(self, found: tuple[int, int, int]) -> float:
        """Return the expected points of the best of the nearest finds after the one on a field."""
        place, spot, here = found
        best, looked = 0.0, 0
        for far, field in self.finds.atlas.nearest[place, spot]:
            if field == here or field not in self.points:
                continue
            points = self.points[field] * LATE if field in self.contested else self.points[field]
            hope = exp(-DECAY * self.finds.turns(far, spot, field)) * (points + self.later)
            best = max(best, hope)
            looked += 1
            if looked == NEAREST:
                break
        return best


class Outlook:
    """A captain's expectations for all places of their ship and scout."""

    def __init__(self, seconds: SecondFinds, rivals: Mapping[int, float]) -> None:
        self.finds = seconds.finds
        self.points = seconds.points
        self.after = seconds.after
        self.rivals = rivals
        """The turns until a rival has a find, by its field."""
        self.bound = 2 * max(self.points.values(), default=0.0) + seconds.later
        self.hope = OnDemand(self._hope)
        self.best = OnDemand(self._best)
        self.aims = OnDemand(self._aims)
        self.intentions: dict[Hashable, Move] = {}

    def _best(self, sight: Sight) -> tuple[float, int]:
        """Return the expected points, and the first find; NONE if none can be reached."""
        most, first, (place, spot, closed) = 0.0, NONE, sight
        for near, field in self.finds.atlas.nearest[place, spot]:
            if self.bound * exp(-DECAY * near / TURN) <= most:
                break
            if field in self.points:
                hope = self.hope[place, spot, field, field in closed]
                if hope > most:
                    most, first = hope, field
        return most, first

    def _aims(self, sight: Sight) -> list[int]:
        """Return the most promising finds."""
        place, spot, closed = sight
        hopes = [(self.hope[place, spot, field, field in closed], field) for field in self.points]
        return [field for _, field in nlargest(AIMS, hopes)]

    def _hope(self, way: tuple[int, int, int, bool]) -> float:
        """Return the expected points if this find comes first; 0 if it cannot be reached."""
        _, spot, field, _ = way
        far, there, stands, _ = self.finds.atlas.leg[way]
        if far >= FAR:
            return 0.0
        points, turns = self.points[field], self.finds.turns(far, spot, field)
        rival = self.rivals.get(field)
        if rival is not None and turns > rival - 0.5:
            points *= EVEN if turns < rival + 0.5 else LATE
        return exp(-DECAY * turns) * (points + self.after[there, stands, field])


@lru_cache(maxsize=128)
def _second_finds(finds: Finds, nugget: float, seats: int, contested: frozenset[int]) -> SecondFinds:
    return SecondFinds(finds, nugget, seats, contested)


@lru_cache(maxsize=256)
def _outlook(finds: Finds, nugget: float, seats: int, rivals: frozenset[tuple[int, float]]) -> Outlook:
    there = dict(rivals)
    return Outlook(_second_finds(finds, nugget, seats, frozenset(there)), there)


def outlook_of(g: Ghostly, seat: int) -> Outlook:
    """Return a captain's expectations."""
    finds = finds_on(g.sea, g.quests, g.items, g.options.tables)
    targets = [finds.target[sight(g, other)] for other in range(g.seats()) if other != seat]
    rivals = {target.field: target.turns for target in sorted(targets, key=attrgetter("turns"), reverse=True)}
    nugget = float(gold_worth(g, ones_of(g, seat)))
    return _outlook(finds, nugget, g.seats(), frozenset(rivals.items()))


def ones_of(g: Ghostly, seat: int) -> int:
    """Return the number of treasures worth 1 that a captain is known to have."""
    return [g.chips[0][chip] for chip in ONES].count(seat)


ONES: Final = [chip for chip, value in enumerate(CHIP_VALUE) if value == 1]


def sight(g: Ghostly, seat: int) -> Sight:
    """Return from where a captain looks at the finds."""
    return g.ships[seat], g.scouts[seat], tuple(g.closed[seat])


def danger(g: Ghostly, seat: int, place: int, spot: int) -> float:
    """Return the points that a figure there may lose to the ghost ship in a round."""
    if not g.held[seat] or g.ghost == NONE:
        return 0.0
    field = SPOT_FIELD[spot] if spot != ABOARD else SHIP_FIELD[place]
    return TREASURE_WORTH * meeting_chance(KING_STEPS[g.ghost][field], g.seats()) if field != NONE else 0.0


@cache
def meeting_chance(steps: int, moves: int) -> float:
    """Return the chance that a ghost ship at this distance comes here within a number of moves."""
    if steps > moves:
        return 0.0
    around = [(dx, dy) for dx in range(-steps, steps + 1) for dy in range(-steps, steps + 1)]
    ring = [(dx, dy) for dx, dy in around if max(abs(dx), abs(dy)) == steps]
    return sum(_meeting_chance(offset, moves) for offset in ring) / len(ring)


@cache
def _meeting_chance(offset: tuple[int, int], moves: int) -> float:
    """Return that chance for a ghost ship at an offset."""
    if not moves:
        return 0.0
    near = [(offset[0] + dx, offset[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    return sum(1.0 if there == (0, 0) else _meeting_chance(there, moves - 1) for there in near) / len(
        DIRECTIONS
    )


# Whole turns.


class Plan(NamedTuple):
    """A chain of moves, and the expected points after it."""

    worth: float
    moves: tuple[Move, ...]


def plans(view: Ghostly) -> list[tuple[Move, ...]]:
    """Return sensible turns of the voyage, the best first; only one if no other is comparable.

    Under way these are the best ways to each find; other questions are left to the rule of thumb.
    """
    moves = view.moves()
    if TAKE in moves:
        return [(TAKE,)]
    if SPIN in moves:
        return [(move,) for move in _first_moves(view)]
    return [plan.moves for plan in _under_way(view)] if END in moves else []


def _first_moves(g: Ghostly) -> list[Move]:
    """Return spinning, and alternatives if a symbol holds the scout or its ship is far."""
    seat = g.steps[-1].actor()
    spot, moves = g.scouts[seat], g.moves()
    if spot == ABOARD or (spot >= CIRCLE and g.items[SPOT_FIELD[spot]] == TREASURE):
        return [SPIN]
    found: list[Move] = [SPIN]
    if SEARCH in moves:
        outlook = outlook_of(g, seat)
        _, aim = outlook.best[sight(g, seat)]
        leg = (
            outlook.finds.atlas.leg[g.ships[seat], spot, aim, aim in g.closed[seat]] if aim != NONE else None
        )
        found.insert(0 if leg is None or leg.search else 1, SEARCH)
    if spot >= CIRCLE:
        wanted = tables(g).leave[SYMBOL_AT[g.quests[SPOT_FIELD[spot]]]]
        for save in SAVE:
            eager = wanted == (MOST,) and SIGNS[save.sign] > 0 and 0 <= g.saved[seat] < ENOUGH
            if save in moves:
                found.insert(0 if eager else len(found), save)
    return found


ENOUGH: Final = 2
"""The points to save if only the highest number frees the scout."""


def _under_way(g: Ghostly) -> list[Plan]:
    """Return the best plan for each find, the best first; equal plans for several finds are one."""
    seat = g.steps[-1].actor()
    outlook = outlook_of(g, seat)
    best: dict[int, Plan] = {}
    for end in outlook.finds.ends[start_of(g, seat)]:
        less = danger(g, seat, end.place, end.spot)
        for aim, hope in _promises(outlook, end, outlook.points).items():
            if aim not in best or hope - less > best[aim].worth:
                best[aim] = Plan(hope - less, end.moves)
    order = sorted(best.values(), key=attrgetter("worth"), reverse=True) or [Plan(0.0, (END,))]
    least = order[0].worth - CLOSE * abs(order[0].worth)
    return list({plan.moves: plan for plan in order if plan.worth >= least}.values())


CLOSE: Final = 0.25
"""The share of the best plan's value by which others may be worse and still be considered."""


def _promises(outlook: Outlook, end: End, aims: Iterable[int]) -> dict[int, float]:
    """Return the hope that an end gives for each of these finds, or for the gold just dug up."""
    place, spot, closed, hope = end.place, end.spot, end.closed, outlook.hope
    if end.dug:
        field = SPOT_FIELD[spot]
        return {field: outlook.points[field] + outlook.after[place, spot, field]}
    return {aim: hope[place, spot, aim, aim in closed] for aim in aims}


def intended(g: Ghostly) -> Move:
    """Return the first move of the best plan for a simulated captain, computed at less expense."""
    moves = g.moves()
    if TAKE in moves:
        return TAKE
    if SPIN in moves:
        return _first_moves(g)[0]
    seat = g.steps[-1].actor()
    outlook, start = outlook_of(g, seat), start_of(g, seat)
    key = start, g.ghost if g.held[seat] else NONE
    known = outlook.intentions.get(key)
    if known is None:
        known = outlook.intentions[key] = _most_promising(g, outlook, start)
    return known


def _most_promising(g: Ghostly, outlook: Outlook, start: Start) -> Move:
    """Return the first move towards the best end of a turn."""
    seat, aims = g.steps[-1].actor(), outlook.aims[start.place, start.spot, start.closed]
    best = -FAR
    move: Move = END
    for end in outlook.finds.ends[start]:
        hope = max(_promises(outlook, end, aims).values(), default=0.0)
        worth = hope - danger(g, seat, end.place, end.spot)
        if worth > best:
            best, move = worth, end.moves[0]
    return move
