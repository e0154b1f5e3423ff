"""Ways to goals that are too far for this turn, with the part that can be gone now."""

from __future__ import annotations

from spielhafen.core.scene import Mark
from spielhafen.core.secret import HIDDEN
from spielhafen.core.text import text
from spielhafen.games.treasure_map.moves import Go
from spielhafen.games.treasure_map.names import square_text
from spielhafen.games.treasure_map.reach import arrivals, distance
from spielhafen.games.treasure_map.scene.board_view import middle
from spielhafen.games.treasure_map.state import Isles


def far_ways(g: Isles, seat: int) -> list[Mark]:
    """Return the ways of the viewer to their goals out of reach."""
    if seat != g.viewer:
        return []
    return [mark for goal in destinations(g, seat) if (mark := _far_way(g, seat, goal)) is not None]


def destinations(g: Isles, seat: int) -> list[int]:
    """Return where a captain wants to be: El Dorado, where tokens lead, else a temple."""
    known = [g.place(slot) for slot in g.tokens(seat) if g.face(slot) != HIDDEN]
    dorado = [square for square in g.el_dorado if square != HIDDEN]
    return list(dict.fromkeys(dorado + known)) or nearest_temple(g, seat)


def nearest_temple(g: Isles, seat: int) -> list[int]:
    """Return the nearest other temple with a treasure, by steps; none if there is no way to one."""
    full = [square for square, token in zip(g.chart.temples, g.temples, strict=True) if token]
    costs = {square: found.cost for square in full if (found := distance(g, seat, square)) is not None}
    return sorted(costs, key=lambda square: costs[square])[:1]


def _far_way(g: Isles, seat: int, goal: int) -> Mark | None:
    """Return the way to a goal, with the moves up to its last square in reach; None without any."""
    near, whole = arrivals(g, seat), distance(g, seat, goal)
    if goal in near or whole is None:
        return None
    trail = whole.trail
    last = max((place for place, square in enumerate(trail) if square in near), default=None)
    if last is None:
        return None
    end = trail[last]
    now = near[end].trail
    return Mark(
        kind="range",
        nature="far",
        at=[middle(goal)],
        text=str(whole.cost),
        why=text("far-way", square=square_text(goal), end=square_text(end)),
        moves=[str(Go.instances[square]) for square in now],
        way=[middle(square) for square in (g.crews[seat], *now, *trail[last + 1 :])],
    )
