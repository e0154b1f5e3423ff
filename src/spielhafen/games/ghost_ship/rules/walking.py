"""The scout: walking, straits, circles and their symbols, boarding."""

from __future__ import annotations

from typing import Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.play import Deed
from spielhafen.games.ghost_ship.board.routes import COSTS, is_rock, routes
from spielhafen.games.ghost_ship.board.tiles import (
    ABOARD,
    BESIDE,
    BOX,
    CIRCLE,
    DOCK,
    FREE,
    NONE,
    SPOT_FIELD,
    SYMBOL_AT,
    SYMBOLS,
)
from spielhafen.games.ghost_ship.moves import Board, Circle, Cross, Swim, Walk
from spielhafen.games.ghost_ship.rules.sailing import DEAR, DEAR_WITH_SYMBOL, enter, far_off, too_dear
from spielhafen.games.ghost_ship.state import Ghostly, mask_at, tables

ON_BOARD: Final = refusal("scout-aboard", "§22")


def held_back(g: Ghostly, seat: int) -> Refusal | None:
    """§26 The refusal if a symbol keeps figures on its circle with the number of this turn; land and coast never do."""
    spot = g.scouts[seat]
    if spot < CIRCLE:
        return None
    symbol = SYMBOL_AT[g.quests[SPOT_FIELD[spot]]]
    return None if g.points in tables(g).leave[symbol] else HELD_BACK[symbol]


HELD_BACK: Final = [refusal("held-back", "§26", symbol=name) for name in SYMBOLS]


def surcharge(g: Ghostly, seat: int) -> int:
    """§26 Return the surcharge on the first step off a circle."""
    spot = g.scouts[seat]
    return 0 if spot < CIRCLE else tables(g).surcharge[SYMBOL_AT[g.quests[SPOT_FIELD[spot]]]]


def kept(g: Ghostly, seat: int, cost: int) -> Refusal | None:
    """§26 The reason why a scout stays: a symbol keeps it there, or its step, with the surcharge, costs more than is left."""
    why, more = held_back(g, seat), surcharge(g, seat)
    if why is not None or cost + more <= g.left:
        return why
    return (DEAR_WITH_SYMBOL if more else DEAR)[cost + more][g.left]


def room(g: Ghostly, seat: int) -> int:
    """§26 Return the most that the next step of a scout may cost; NONE if a symbol keeps it where it is."""
    if g.scouts[seat] < CIRCLE:
        return g.left
    return NONE if held_back(g, seat) else g.left - surcharge(g, seat)


class WalkOn(Deed[Ghostly]):
    """§23 A scout goes over a shared land edge: two points along the coast, three if one of the fields is all land."""

    kinds = (Walk,)

    def gate(self, g: Ghostly, seat: int) -> Refusal | None:
        return ON_BOARD if g.scouts[seat] == ABOARD else None

    def bar(self, g: Ghostly, seat: int, move: Walk) -> Refusal | None:
        way = routes(g.sea, g.quests).walks[g.scouts[seat]].get(move)
        if way is None:
            return _no_way(g, seat, move.field)
        return kept(g, seat, way[1])

    def take(self, g: Ghostly, seat: int, move: Walk) -> None:
        there, cost = routes(g.sea, g.quests).walks[g.scouts[seat]][move]
        g.left -= cost + surcharge(g, seat)
        g.scouts[seat] = there
        field = move.field
        if g.quests[field] != FREE and field != g.landed[seat] and field not in g.closed[seat]:
            g.closed[seat].append(field)
        enter(g, field)


def _no_way(g: Ghostly, seat: int, field: int) -> Refusal:
    """§23 The reason why a scout cannot go there: too far, or no land leads there from where it is; §25 or not from its circle."""
    spot = g.scouts[seat]
    here = SPOT_FIELD[spot]
    if field == here and spot >= CIRCLE:
        return ON_CIRCLE
    if field not in BESIDE[here]:
        way = routes(g.sea, g.quests).march[spot].get(field)
        return far_off("too-far-to-walk", g.left, None if way is None else way + surcharge(g, seat))
    water = mask_at(g, here) >> BESIDE[here].index(field) & 1
    return OTHER_SIDE if spot >= CIRCLE and not water else NO_PATH


OTHER_SIDE: Final = refusal("other-side", "§25")
NO_PATH: Final = refusal("no-path")


class StepOnCircle(Deed[Ghostly]):
    """§25 Instead of the land of a ?-tile a scout enters its circle; once it has been on its land, the circle is closed to it."""

    kinds = (Circle,)

    def gate(self, g: Ghostly, seat: int) -> Refusal | None:
        return ON_BOARD if g.scouts[seat] == ABOARD else None

    def bar(self, g: Ghostly, seat: int, move: Circle) -> Refusal | None:
        spot, field = g.scouts[seat], move.field
        way = routes(g.sea, g.quests).circles[spot].get(move)
        if way is None:
            return _no_circle(g, seat, field)
        if field in g.closed[seat]:
            return CLOSED
        return kept(g, seat, way[1])

    def take(self, g: Ghostly, seat: int, move: Circle) -> None:
        there, cost = routes(g.sea, g.quests).circles[g.scouts[seat]][move]
        g.left -= cost + surcharge(g, seat)
        here = SPOT_FIELD[g.scouts[seat]] == move.field
        g.scouts[seat] = there
        if here:
            g.moved = 1
        else:
            enter(g, move.field)


def _no_circle(g: Ghostly, seat: int, field: int) -> Refusal:
    """§25 The reason why there is no circle to step on: none is there, or the scout cannot get there from where it is."""
    spot = g.scouts[seat]
    if g.quests[field] == FREE or is_rock(mask_at(g, field)):
        return NO_CIRCLE
    return ON_CIRCLE if SPOT_FIELD[spot] == field else _no_way(g, seat, field)


NO_CIRCLE: Final = refusal("no-circle")
CLOSED: Final = refusal("closed")
ON_CIRCLE: Final = refusal("on-circle", "§25")


# Straits.


class CrossOver(Deed[Ghostly]):
    """§24 Where both coasts of a strait are of one island, three points lead overland from one to the other."""

    kinds = (Cross,)

    def gate(self, g: Ghostly, seat: int) -> Refusal | None:
        why = _no_strait(g, seat)
        if why is not None:
            return why
        there = routes(g.sea, g.quests)
        spot = g.scouts[seat]
        if not there.same_island(spot, there.other_coast(spot)):
            return OTHER_ISLAND
        return ON_CIRCLE if spot >= CIRCLE else too_dear(g, COSTS["cross"])

    def take(self, g: Ghostly, seat: int, move: Cross) -> None:
        g.scouts[seat] = routes(g.sea, g.quests).other_coast(g.scouts[seat])
        g.left -= COSTS["cross"]
        g.moved = 1


class SwimAcross(Deed[Ghostly]):
    """§24 With a 4 or a 5 a scout may swim across a strait; it takes all the points of the turn."""

    kinds = (Swim,)

    def gate(self, g: Ghostly, seat: int) -> Refusal | None:
        why = _no_strait(g, seat)
        if why is not None:
            return why
        if g.scouts[seat] >= CIRCLE:
            return ON_CIRCLE
        if not swimmable(g):
            return SHARKS
        return NOT_SOLE if g.moved else None

    def take(self, g: Ghostly, seat: int, move: Swim) -> None:
        g.scouts[seat] = routes(g.sea, g.quests).other_coast(g.scouts[seat])
        g.left = 0
        g.moved = 1


def swimmable(g: Ghostly) -> bool:
    """§24 Whether the dial shows a 4 or a 5 or, by house rule, the number of the turn is one."""
    return (g.number if g.options.swim == "dial" else g.points) in SWIM_WITH


def _no_strait(g: Ghostly, seat: int) -> Refusal | None:
    if g.scouts[seat] == ABOARD:
        return ON_BOARD
    return None if routes(g.sea, g.quests).other_coast(g.scouts[seat]) != NONE else NO_STRAIT


SWIM_WITH: Final[list[int]] = BOX["costs"]["swim"]
NO_STRAIT: Final = refusal("no-strait")
OTHER_ISLAND: Final = refusal("other-island")
SHARKS: Final = refusal("sharks")
NOT_SOLE: Final = refusal("not-sole")


class GoAboard(Deed[Ghostly]):
    """§27 Two points bring a scout on board again, where its ship is docked; then the ship may sail on."""

    kinds = (Board,)

    def gate(self, g: Ghostly, seat: int) -> Refusal | None:
        spot = g.scouts[seat]
        if spot == ABOARD:
            return ON_BOARD
        if g.ships[seat] - DOCK != spot % CIRCLE:
            return NOT_MOORED
        return kept(g, seat, COSTS["board"])

    def take(self, g: Ghostly, seat: int, move: Board) -> None:
        g.left -= COSTS["board"] + surcharge(g, seat)
        g.scouts[seat] = ABOARD
        g.landed[seat] = NONE
        g.closed[seat] = []
        g.moved = 1


NOT_MOORED: Final = refusal("not-moored")
