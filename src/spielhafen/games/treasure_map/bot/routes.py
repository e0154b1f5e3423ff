"""Distances for bots: on foot, and by sea and then on foot."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spielhafen.boxes.ship_adventure.chart import UNREACHABLE, Chart, chart
from spielhafen.boxes.ship_adventure.torus import Squares, squares_in
from spielhafen.games.treasure_map.state import Isles

REMEMBERED: Final = 4096
"""The most distance tables that are kept; a board needs one for each square that is a goal."""


@lru_cache(maxsize=REMEMBERED)
def on_foot(board: str, goal: int) -> list[int]:
    """Return the steps to a goal by land alone, by square.

    The goal may be a ship beside the land; squares without a way have UNREACHABLE.
    """
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
    """Return the steps to a goal for a manned ship, by square.

    The way is by sea, and from any landing on by land; squares without a way have UNREACHABLE.
    """
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
    """Return the steps of a captain's crew to a goal, ignoring currents.

    `crew` and `ship` replace the present squares.
    """
    crew = g.crews[seat] if crew is None else crew
    ship = g.ships[seat] if ship is None else ship
    board = g.board
    if crew == ship:
        return by_ship(board, goal)[crew]
    back = on_foot(board, ship)[crew] + by_ship(board, goal)[ship]
    return min(back, on_foot(board, goal)[crew]) if chart(board).is_land[goal] else back
