"""How far it is on foot, and by sea and then on foot: what bots reckon with."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spielhafen.boxes.ship_adventure.chart import UNREACHABLE, Chart, chart
from spielhafen.boxes.ship_adventure.torus import Squares, squares_in
from spielhafen.games.treasure_map.state import Isles

REMEMBERED: Final = 4096
"""So many tables are kept; a board has as many as it has squares that somebody wants to go to."""


@lru_cache(maxsize=REMEMBERED)
def on_foot(board: str, goal: int) -> list[int]:
    """Steps from each land square to a goal by land alone; the goal may be a ship beside the land."""
    sea = chart(board)
    return _steps(
        sea, [layer & sea.land | (1 << goal if not depth else 0) for depth, layer in _walk(sea, goal)]
    )


def _walk(sea: Chart, goal: int) -> list[tuple[int, Squares]]:
    layers, layer, grown = [(0, 1 << goal)], 1 << goal, 1 << goal
    while layer:
        layer = sea.torus.spread(layer) & sea.land & ~grown
        grown |= layer
        layers.append((len(layers), layer))
    return layers


@lru_cache(maxsize=REMEMBERED)
def by_ship(board: str, goal: int) -> list[int]:
    """Steps from each sea square to a goal for a manned ship: by sea, and from some landing on by land."""
    sea = chart(board)
    afloat = 1 << goal & sea.sea
    ashore = 1 << goal & sea.land
    layers, seen, walked = [afloat], afloat, ashore
    while afloat or ashore:
        near = sea.torus.spread(afloat | ashore)
        afloat = near & sea.sea & ~seen
        ashore = sea.torus.spread(ashore) & sea.land & ~walked
        seen |= afloat
        walked |= ashore
        layers.append(afloat)
    return _steps(sea, layers)


def _steps(sea: Chart, layers: list[Squares]) -> list[int]:
    steps = [UNREACHABLE] * len(sea.board)
    for depth, layer in enumerate(layers):
        for square in squares_in(layer):
            steps[square] = depth
    return steps


def steps_to(g: Isles, seat: int, goal: int, crew: int | None = None, ship: int | None = None) -> int:
    """Steps for a captain's crew to a goal, from where it is or from elsewhere; currents are not counted on."""
    crew = g.crews[seat] if crew is None else crew
    ship = g.ships[seat] if ship is None else ship
    board = g.board
    if crew == ship:
        return by_ship(board, goal)[crew]
    back = on_foot(board, ship)[crew] + by_ship(board, goal)[ship]
    return min(back, on_foot(board, goal)[crew]) if chart(board).is_land[goal] else back
