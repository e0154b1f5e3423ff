"""How a careful captain of Ghost Ship plans: two finds ahead, and whole turns instead of steps.

Where ship and scout are at the end of a turn is worth what they may find from there: of each thing its points, less the later it
comes, plus the best that may follow it. Time is counted in turns: movement points by what a turn has of them on average, waiting on
the circle of a symbol, and picking up. What a rival makes for counts less for whoever comes later.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import cache, lru_cache
from heapq import nlargest
from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple

from spielhafen.core.tracked import pieces_in
from spielhafen.games.ghost_ship.board.routes import king_steps
from spielhafen.games.ghost_ship.board.tiles import (
    ABOARD,
    CHIP_VALUE,
    CIRCLE,
    DIRECTIONS,
    DOCK,
    FREE,
    NONE,
    PLACE_FIELD,
    RIM,
    SPOT_FIELD,
    SYMBOL_AT,
)
from spielhafen.games.ghost_ship.bot.atlas import FAR, slow_atlas
from spielhafen.games.ghost_ship.bot.turn_ends import End, ends
from spielhafen.games.ghost_ship.moves import (
    END,
    MOST,
    NUMBERS,
    SAVE,
    SEARCH,
    SIGNS,
    SPIN,
    TAKE,
)
from spielhafen.games.ghost_ship.rules.ending import gold_worth
from spielhafen.games.ghost_ship.state import NUGGET, TREASURE, Ghostly, tables

if TYPE_CHECKING:
    from spielhafen.core.moves import Move

TREASURE_WORTH: Final = sum(CHIP_VALUE) / len(CHIP_VALUE)
TURN: Final = sum(NUMBERS) / len(NUMBERS)
"""Movement points of a turn, on average."""
DECAY: Final = 0.07
"""By how much a find is worth less for each turn that it is put off: until then others find something."""
TAKING: Final = {TREASURE: 1.0, NUGGET: 0.5}
"""Turns that it takes to pick something up: a whole one for a treasure, what is left of one for gold."""
LATE: Final = 0.3
"""What a find is still worth for whoever will come after a rival."""
EVEN: Final = 0.6
"""And for whoever comes at about the same time."""
INCOME: Final = 0.5
"""Points that a captain finds in a turn, on average."""
AIMS: Final = 5
"""So many finds a simulated captain thinks of in a turn."""
NEAREST: Final = 6
"""So many finds are thought of as the second one."""


class Mark(NamedTuple):
    """What a rival makes for, and when he will have it."""

    field: int
    turns: float


class Race:
    """What all captains need to know of a table: what is to be found, and who is about to find it."""

    def __init__(self, g: Ghostly) -> None:
        self.g = g
        self.atlas = slow_atlas(g.sea, g.quests)
        self.finds = {field: item for field, item in enumerate(g.items) if item != FREE}
        self.held = _held(g)
        self.marks = [self._mark(seat) for seat in range(g.seats())]

    def turns(self, far: float, spot: int, field: int) -> float:
        """How long it takes to go so far from a spot and pick something up."""
        took = far / TURN + TAKING[self.finds[field]]
        if spot >= CIRCLE and far:
            took += self.held[SYMBOL_AT[self.g.quests[SPOT_FIELD[spot]]]]
        return took

    def _mark(self, seat: int) -> Mark:
        g, best = self.g, Mark(NONE, FAR)
        place, spot, closed = g.ships[seat], g.scouts[seat], g.closed[seat]
        for near, field in self.atlas.nearest(place, spot):
            if near / TURN >= best.turns:
                break
            if field in self.finds:
                far = self.atlas.leg(place, spot, field, closed=True).far if field in closed else near
                turns = self.turns(far, spot, field)
                if turns < best.turns:
                    best = Mark(field, turns)
        return best


def _held(g: Ghostly) -> list[float]:
    """Turns that each symbol costs whoever leaves its circle."""
    table = tables(g)
    return [
        len(NUMBERS) / len(wanted) - 1 + more / TURN
        for wanted, more in zip(table.leave, table.surcharge, strict=True)
    ]


class Outlook:
    """What a captain may look forward to, wherever his ship and scout are."""

    def __init__(self, g: Ghostly, seat: int, race: Race | None = None) -> None:
        self.g = g
        self.seat = seat
        self.race = race or Race(g)
        ones = sum(CHIP_VALUE[chip] == 1 for chip in pieces_in(g.chips, seat))
        points = {NUGGET: float(gold_worth(g, ones)), TREASURE: TREASURE_WORTH}
        self.points = {field: points[item] for field, item in self.race.finds.items()}
        marks = [mark for other, mark in enumerate(self.race.marks) if other != seat]
        self.rivals = {mark.field: mark.turns for mark in sorted(marks, key=_slow)}
        later = TREASURE_WORTH * max(0, len(self.points) - 2) / g.seats()
        self.later = min(INCOME / DECAY, later)
        self.dream = 2 * max(self.points.values(), default=0.0) + self.later
        known = g.sea, g.quests, g.items, g.options.tables, points[NUGGET], g.seats(), frozenset(self.rivals)
        self._after = _seconds(known)

    def best(self, place: int, spot: int, closed: Sequence[int]) -> tuple[float, int]:
        """What is to be expected from there, in points, and which find would be the first; NONE if nothing can be reached."""
        most, first, race = 0.0, NONE, self.race
        for near, field in race.atlas.nearest(place, spot):
            if self.dream * exp(-DECAY * near / TURN) <= most:
                break
            if field in self.points:
                hope = self.hope(place, spot, field, field in closed)
                if hope > most:
                    most, first = hope, field
        return most, first

    def aims(self, place: int, spot: int, closed: Sequence[int]) -> list[int]:
        """The finds that promise most from there."""
        hopes = [(self.hope(place, spot, field, field in closed), field) for field in self.points]
        return [field for _, field in nlargest(AIMS, hopes)]

    def hope(self, place: int, spot: int, field: int, closed: bool) -> float:
        """What is to be expected from there, in points, for whoever makes for this find first; 0 if he cannot reach it."""
        far, there, stands, _ = self.race.atlas.leg(place, spot, field, closed)
        if far >= FAR:
            return 0.0
        points, turns = self.points[field], self.race.turns(far, spot, field)
        rival = self.rivals.get(field)
        if rival is not None and turns > rival - 0.5:
            points *= EVEN if turns < rival + 0.5 else LATE
        after = self._after.get((there, stands, field))
        if after is None:
            after = self.after(there, stands, field)
        return exp(-DECAY * turns) * (points + after)

    def after(self, place: int, spot: int, found: int) -> float:
        """What is to be expected there once this has been found."""
        key = place, spot, found
        known = self._after.get(key)
        if known is None:
            known = self._after[key] = self._second(place, spot, found)
        return known

    def _second(self, place: int, spot: int, found: int) -> float:
        """What the best of the nearest other finds promises."""
        race, best, looked = self.race, 0.0, 0
        for far, field in race.atlas.nearest(place, spot):
            if field == found or field not in self.points:
                continue
            points = self.points[field] * LATE if field in self.rivals else self.points[field]
            hope = exp(-DECAY * race.turns(far, spot, field)) * (points + self.later)
            best = max(best, hope)
            looked += 1
            if looked == NEAREST:
                break
        return best

    def danger(self, place: int, spot: int) -> float:
        """What the ghost ship may take from a figure there in a round, in points."""
        g = self.g
        if not g.held[self.seat] or g.ghost == NONE:
            return 0.0
        field = SPOT_FIELD[spot] if spot != ABOARD else NONE if RIM <= place < DOCK else PLACE_FIELD[place]
        return TREASURE_WORTH * haunting(king_steps(g.ghost, field), g.seats()) if field != NONE else 0.0


@lru_cache(maxsize=128)
def _seconds(_: Hashable) -> dict[tuple[int, int, int], float]:
    """What was found out of the second finds where all these things were the same: simulations ask for it again and again."""
    return {}


def _slow(mark: Mark) -> float:
    return -mark.turns


@cache
def haunting(steps: int, moves: int) -> float:
    """How likely a ghost ship so many steps away comes here in so many moves."""
    if steps > moves:
        return 0.0
    around = [(dx, dy) for dx in range(-steps, steps + 1) for dy in range(-steps, steps + 1)]
    ring = [(dx, dy) for dx, dy in around if max(abs(dx), abs(dy)) == steps]
    return sum(_struck(offset, moves) for offset in ring) / len(ring)


@cache
def _struck(offset: tuple[int, int], moves: int) -> float:
    """The same for a ghost ship at this place beside one."""
    if not moves:
        return 0.0
    near = [(offset[0] + dx, offset[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    return sum(1.0 if there == (0, 0) else _struck(there, moves - 1) for there in near) / len(DIRECTIONS)


# Whole turns.


class Plan(NamedTuple):
    """A chain of moves, and what is to be expected after it."""

    worth: float
    moves: tuple[Move, ...]


def plans(view: Ghostly) -> list[tuple[Move, ...]]:
    """What makes sense as a turn of the voyage, the best first; only one where nothing else is worth a thought.

    Under way these are the best ways to make for each find; other questions are left to the rule of thumb.
    """
    moves = view.moves()
    if TAKE in moves:
        return [(TAKE,)]
    if SPIN in moves:
        return [(move,) for move in _beginnings(view)]
    return [plan.moves for plan in _under_way(view)] if END in moves else []


def _beginnings(g: Ghostly) -> list[Move]:
    """Spinning, and what else there is to do for whom a symbol holds or whose ship is far."""
    seat = g.steps[-1].actor()
    spot, moves = g.scouts[seat], g.moves()
    if spot == ABOARD or (spot >= CIRCLE and g.items[SPOT_FIELD[spot]] == TREASURE):
        return [SPIN]
    found: list[Move] = [SPIN]
    if SEARCH in moves:
        outlook = Outlook(g, seat)
        _, aim = outlook.best(g.ships[seat], spot, g.closed[seat])
        leg = outlook.race.atlas.leg(g.ships[seat], spot, aim, aim in g.closed[seat]) if aim != NONE else None
        found.insert(0 if leg is None or leg.search else 1, SEARCH)
    if spot >= CIRCLE:
        wanted = tables(g).leave[SYMBOL_AT[g.quests[SPOT_FIELD[spot]]]]
        for save in SAVE:
            eager = wanted == (MOST,) and SIGNS[save.sign] > 0 and 0 <= g.saved[seat] < ENOUGH
            if save in moves:
                found.insert(0 if eager else len(found), save)
    return found


ENOUGH: Final = 2
"""Points to be saved for whoever needs the highest number."""


def _under_way(g: Ghostly) -> list[Plan]:
    """For each find the best way to make for it, the best first; finds that are made for in the same way are one."""
    outlook = Outlook(g, g.steps[-1].actor())
    best: dict[int, Plan] = {}
    for end in ends(g, outlook.seat):
        for aim, worth in _promises(outlook, end):
            if aim not in best or worth > best[aim].worth:
                best[aim] = Plan(worth, end.moves)
    order = sorted(best.values(), key=_poor) or [Plan(0.0, (END,))]
    least = order[0].worth - CLOSE * abs(order[0].worth)
    return list({plan.moves: plan for plan in order if plan.worth >= least}.values())


CLOSE: Final = 0.25
"""What is worth less than the best plan by a greater part of it is no longer thought about."""


def _promises(outlook: Outlook, end: End) -> Iterator[tuple[int, float]]:
    """What it is worth to be there, for whoever makes for each find; or to have dug up the gold there."""
    danger = outlook.danger(end.place, end.spot)
    if end.dug:
        field = SPOT_FIELD[end.spot]
        yield field, outlook.points[field] + outlook.after(end.place, end.spot, field) - danger
        return
    for field in outlook.points:
        yield field, outlook.hope(end.place, end.spot, field, field in end.closed) - danger


def _poor(plan: Plan) -> float:
    return -plan.worth


def intended(g: Ghostly) -> Move:
    """The first move of the best plan: how a simulated captain goes on, at less expense."""
    moves = g.moves()
    if TAKE in moves:
        return TAKE
    if SPIN in moves:
        return _beginnings(g)[0]
    seat = g.steps[-1].actor()
    outlook = Outlook(g, seat)
    aims = outlook.aims(g.ships[seat], g.scouts[seat], g.closed[seat])
    best = -FAR
    move: Move = END
    for end in ends(g, seat):
        place, spot = end.place, end.spot
        if end.dug:
            worth = outlook.points[SPOT_FIELD[spot]] + outlook.after(place, spot, SPOT_FIELD[spot])
        else:
            worth = max([outlook.hope(place, spot, aim, aim in end.closed) for aim in aims], default=0.0)
        worth -= outlook.danger(place, spot)
        if worth > best:
            best, move = worth, end.moves[0]
    return move


__all__ = ["TREASURE_WORTH", "TURN", "Outlook", "Race", "haunting", "intended", "plans"]
