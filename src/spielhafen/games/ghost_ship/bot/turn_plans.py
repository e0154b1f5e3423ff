"""Careful planning for Ghost Ship: two finds ahead, in whole turns instead of steps.

The places of ship and scout at the end of a turn have the value of the expected finds: the points of a find, less the
later it comes, plus the best find after it. Time is counted in turns: movement points by the average of a turn, waiting
on the circle of a symbol, and picking up. A find that a rival will reach first counts less.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import cache, lru_cache
from heapq import nlargest
from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple

from spielhafen.core.tracked import pieces_in
from spielhafen.games.ghost_ship.board.routes import KING_STEPS
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


class Target(NamedTuple):
    """A rival's target, and the turns until they have it."""

    field: int
    turns: float


class Race:
    """The finds on a table, and the rivals' targets among them."""

    def __init__(self, g: Ghostly) -> None:
        self.g = g
        self.atlas = slow_atlas(g.sea, g.quests)
        self.finds = {field: item for field, item in enumerate(g.items) if item != FREE}
        self.held = _held(g)
        self.targets = [self._target(seat) for seat in range(g.seats())]

    def turns(self, far: float, spot: int, field: int) -> float:
        """Return the turns to go this far from a spot and pick something up."""
        took = far / TURN + TAKING[self.finds[field]]
        if spot >= CIRCLE and far:
            took += self.held[SYMBOL_AT[self.g.quests[SPOT_FIELD[spot]]]]
        return took

    def _target(self, seat: int) -> Target:
        g, best = self.g, Target(NONE, FAR)
        place, spot, closed = g.ships[seat], g.scouts[seat], g.closed[seat]
        for near, field in self.atlas.nearest(place, spot):
            if near / TURN >= best.turns:
                break
            if field in self.finds:
                far = self.atlas.leg(place, spot, field, closed=True).far if field in closed else near
                turns = self.turns(far, spot, field)
                if turns < best.turns:
                    best = Target(field, turns)
        return best


def _held(g: Ghostly) -> list[float]:
    """Return the average turns that each symbol costs a scout that leaves its circle."""
    table = tables(g)
    return [
        len(NUMBERS) / len(wanted) - 1 + more / TURN
        for wanted, more in zip(table.leave, table.surcharge, strict=True)
    ]


class Outlook:
    """A captain's expectations for all places of their ship and scout."""

    def __init__(self, g: Ghostly, seat: int, race: Race | None = None) -> None:
        self.g = g
        self.seat = seat
        self.race = race or Race(g)
        ones = sum(CHIP_VALUE[chip] == 1 for chip in pieces_in(g.chips, seat))
        points = {NUGGET: float(gold_worth(g, ones)), TREASURE: TREASURE_WORTH}
        self.points = {field: points[item] for field, item in self.race.finds.items()}
        targets = [target for other, target in enumerate(self.race.targets) if other != seat]
        self.rivals = {target.field: target.turns for target in sorted(targets, key=_by_turns)}
        later = TREASURE_WORTH * max(0, len(self.points) - 2) / g.seats()
        self.later = min(INCOME / DECAY, later)
        self.bound = 2 * max(self.points.values(), default=0.0) + self.later
        known = g.sea, g.quests, g.items, g.options.tables, points[NUGGET], g.seats(), frozenset(self.rivals)
        self._after = _second_finds(known)

    def best(self, place: int, spot: int, closed: Sequence[int]) -> tuple[float, int]:
        """Return the expected points from these places, and the first find.

        The find is NONE if none can be reached.
        """
        most, first, race = 0.0, NONE, self.race
        for near, field in race.atlas.nearest(place, spot):
            if self.bound * exp(-DECAY * near / TURN) <= most:
                break
            if field in self.points:
                hope = self.hope(place, spot, field, field in closed)
                if hope > most:
                    most, first = hope, field
        return most, first

    def aims(self, place: int, spot: int, closed: Sequence[int]) -> list[int]:
        """Return the most promising finds from these places."""
        hopes = [(self.hope(place, spot, field, field in closed), field) for field in self.points]
        return [field for _, field in nlargest(AIMS, hopes)]

    def hope(self, place: int, spot: int, field: int, closed: bool) -> float:
        """Return the expected points if this find comes first; 0 if it cannot be reached."""
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
        """Return the expected points from these places after a find."""
        key = place, spot, found
        known = self._after.get(key)
        if known is None:
            known = self._after[key] = self._second(place, spot, found)
        return known

    def _second(self, place: int, spot: int, found: int) -> float:
        """Return the expected points of the best among the nearest other finds."""
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
        """Return the points that a figure there may lose to the ghost ship in a round."""
        g = self.g
        if not g.held[self.seat] or g.ghost == NONE:
            return 0.0
        field = SPOT_FIELD[spot] if spot != ABOARD else NONE if RIM <= place < DOCK else PLACE_FIELD[place]
        return (
            TREASURE_WORTH * meeting_chance(KING_STEPS[g.ghost][field], g.seats()) if field != NONE else 0.0
        )


@lru_cache(maxsize=128)
def _second_finds(_: Hashable) -> dict[tuple[int, int, int], float]:
    """Return a cache of second finds, shared by equal tables; simulations ask for them often."""
    return {}


def _by_turns(target: Target) -> float:
    return -target.turns


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
"""The points to save if only the highest number frees the scout."""


def _under_way(g: Ghostly) -> list[Plan]:
    """Return the best plan for each find, the best first; equal plans for several finds are one."""
    outlook = Outlook(g, g.steps[-1].actor())
    best: dict[int, Plan] = {}
    for end in ends(g, outlook.seat):
        for aim, worth in _promises(outlook, end):
            if aim not in best or worth > best[aim].worth:
                best[aim] = Plan(worth, end.moves)
    order = sorted(best.values(), key=_by_worth) or [Plan(0.0, (END,))]
    least = order[0].worth - CLOSE * abs(order[0].worth)
    return list({plan.moves: plan for plan in order if plan.worth >= least}.values())


CLOSE: Final = 0.25
"""The share of the best plan's value by which others may be worse and still be considered."""


def _promises(outlook: Outlook, end: End) -> Iterator[tuple[int, float]]:
    """Yield each find with the value of this end if it comes next, or the gold just dug up."""
    danger = outlook.danger(end.place, end.spot)
    if end.dug:
        field = SPOT_FIELD[end.spot]
        yield field, outlook.points[field] + outlook.after(end.place, end.spot, field) - danger
        return
    for field in outlook.points:
        yield field, outlook.hope(end.place, end.spot, field, field in end.closed) - danger


def _by_worth(plan: Plan) -> float:
    return -plan.worth


def intended(g: Ghostly) -> Move:
    """Return the first move of the best plan for a simulated captain, computed at less expense."""
    moves = g.moves()
    if TAKE in moves:
        return TAKE
    if SPIN in moves:
        return _first_moves(g)[0]
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


__all__ = ["TREASURE_WORTH", "TURN", "Outlook", "Race", "intended", "meeting_chance", "plans"]
