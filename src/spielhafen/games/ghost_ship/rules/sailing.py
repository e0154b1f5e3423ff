"""The ship: sailing, the rim, docking, landing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.play import Deed, Rule
from spielhafen.games.ghost_ship.board.routes import COSTS, routes
from spielhafen.games.ghost_ship.board.tiles import (
    ABOARD,
    BESIDE,
    DOCK,
    EDGES,
    FIELDS,
    FREE,
    NONE,
    PLACE_FIELD,
    REGION_OF,
    REGIONS,
    RIM,
    written,
)
from spielhafen.games.ghost_ship.moves import MOST, Dock, Land, Sail
from spielhafen.games.ghost_ship.state import TREASURE, Ghostly, mask_at


def _too_dear_by(law: str = "") -> list[list[Refusal]]:
    """Return the refusals of what costs too much, by its cost and the points left."""
    points = range(MOST + 1)
    return [[refusal("too-dear", law, cost=cost, left=left) for left in points] for cost in points]


DEAR: Final = _too_dear_by()
DEAR_AT_RIM: Final = _too_dear_by("§21")
DEAR_WITH_SYMBOL: Final = _too_dear_by("§26")
ASHORE: Final = refusal("scout-ashore", "§23")


def too_dear(g: Ghostly, cost: int) -> Refusal | None:
    """§14 Points that are not left cannot be spent."""
    return DEAR[cost][g.left] if cost > g.left else None


@dataclass
class Glimpse(Rule[Ghostly]):
    """§26 A captain who comes onto a field lifts the treasure a little: all see the symbol, but not the treasure's worth."""

    field: int

    def happen(self, g: Ghostly) -> None:
        g.glimpse = self.field
        if g.visited[self.field] == FREE:
            g.visited = written(g.visited, self.field, TREASURE)


GLIMPSE: Final = [Glimpse(field) for field in FIELDS]


def enter(g: Ghostly, field: int) -> None:
    """§26 A ship or scout comes onto a field."""
    g.moved = g.changed = 1
    if g.items[field] == TREASURE:
        g.then(GLIMPSE[field])


class SailOn(Deed[Ghostly]):
    """§20 A ship goes from circle to circle along the dashed lines, with or without a symbol; §21 or round the rim."""

    kinds = (Sail,)

    def gate(self, g: Ghostly, seat: int) -> Refusal | None:
        return None if g.scouts[seat] == ABOARD else ASHORE

    def bar(self, g: Ghostly, seat: int, move: Sail) -> Refusal | None:
        way = routes(g.sea, g.quests).sails[g.ships[seat]].get(move)
        if way is None:
            return _no_sail(g, g.ships[seat], move.place)
        if way[1] <= g.left:
            return None
        return (DEAR_AT_RIM if way[1] == COSTS["rim"] else DEAR)[way[1]][g.left]

    def take(self, g: Ghostly, seat: int, move: Sail) -> None:
        there, cost = routes(g.sea, g.quests).sails[g.ships[seat]][move]
        g.ships[seat] = there
        g.left -= cost
        if there < RIM:
            enter(g, there)
        else:
            g.moved = g.changed = 1


NO_ROUTE: Final = refusal("no-route")


def _no_sail(g: Ghostly, place: int, there: int) -> Refusal:
    """§20 The reason why a ship does not sail there with the next step: no line leads there, or it is farther away."""
    if there in BESIDE[PLACE_FIELD[place]]:
        return NO_ROUTE
    return far_off("too-far-to-sail", g.left, routes(g.sea, g.quests).voyage[place].get(there))


def far_off(code: str, left: int, cost: int | None) -> Refusal:
    """§14 The refusal of a step to a far place, with the cost of the whole way (None if there is none) and the points left."""
    if not cost:
        return refusal(code, how="none" if cost is None else "here", cost=0, left=left)
    return refusal(code, how="far" if cost > left else "near", cost=cost, left=left)


class DockHere(Deed[Ghostly]):
    """§22 Docking at a shore of the field costs a point, and only if two more are left after it."""

    kinds = (Dock,)

    def gate(self, g: Ghostly, seat: int) -> Refusal | None:
        return None if g.scouts[seat] == ABOARD else ASHORE

    def bar(self, g: Ghostly, seat: int, move: Dock) -> Refusal | None:
        place = g.ships[seat]
        way = routes(g.sea, g.quests).docks[place].get(move)
        if way is None:
            return _no_shore(g, place, move.shore)
        if way[1] > g.left:
            return DEAR[way[1]][g.left]
        return DOCK_REST[g.left] if g.left - way[1] < COSTS["dock_rest"] else None

    def take(self, g: Ghostly, seat: int, move: Dock) -> None:
        there, cost = routes(g.sea, g.quests).docks[g.ships[seat]][move]
        g.ships[seat] = there
        g.left -= cost
        g.moved = 1


def _no_shore(g: Ghostly, place: int, shore: int) -> Refusal:
    """§22 The reason why one cannot dock at this edge: no land, the same shore under another name, or docked there already."""
    mask = mask_at(g, PLACE_FIELD[place])
    region = REGION_OF[mask][shore]
    if RIM <= place < DOCK or region == NONE or not REGIONS[mask]:
        return NO_SHORE
    return SHORE_NAME[region] if region != shore else DOCKED


NO_SHORE: Final = refusal("no-shore")
SHORE_NAME: Final = [refusal("shore-name", shore=edge) for edge in EDGES]
DOCKED: Final = refusal("docked-already")
DOCK_REST: Final = [
    refusal("dock-rest", rest=COSTS["dock_rest"], need=COSTS["dock"] + COSTS["dock_rest"], left=left)
    for left in range(MOST + 1)
]


class GoAshore(Deed[Ghostly]):
    """§22 Two points set the scout ashore; from then on it moves, and the ship is safe."""

    kinds = (Land,)

    def gate(self, g: Ghostly, seat: int) -> Refusal | None:
        if g.scouts[seat] != ABOARD:
            return ASHORE
        if g.ships[seat] < DOCK:
            return NOT_DOCKED
        return too_dear(g, COSTS["land"])

    def take(self, g: Ghostly, seat: int, move: Land) -> None:
        g.scouts[seat] = g.ships[seat] - DOCK
        g.landed[seat] = PLACE_FIELD[g.ships[seat]]
        g.left -= COSTS["land"]
        g.moved = 1


NOT_DOCKED: Final = refusal("not-docked")
