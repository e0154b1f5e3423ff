"""Distances for bots: on foot, and by sea and then on foot."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from spielhafen.boxes.ship_adventure.chart import UNREACHABLE, Chart, chart
from spielhafen.boxes.ship_adventure.torus import Squares, squares_in
from spielhafen.games.treasure_map.state import Isles

REMEMBERED: Final = 4096
"""The most distance tables that are kept; a board needs one for each set of equal goals."""
Ways: TypeAlias = tuple[list[int], list[int]]
"""Steps by square: by ship, and on foot."""


@lru_cache(maxsize=REMEMBERED)
def on_foot(board: str, goals: Squares) -> list[int]:
    """Return the steps to the nearest goal by land alone, by square.

    A goal may be a ship beside the land; squares without a way have UNREACHABLE.
    """
    sea = chart(board)
    layers = [goals]
    layer = grown = goals
    while layer:
        layer = sea.torus.spread(layer) & sea.land & ~grown
        grown |= layer
        layers.append(layer)
    return _steps(sea, layers)


@lru_cache(maxsize=REMEMBERED)
def by_ship(board: str, goals: Squares) -> list[int]:
    """Return the steps to the nearest goal for a manned ship, by square.

    The way is by sea, and from any landing on by land; squares without a way have UNREACHABLE.
    """
    sea = chart(board)
    afloat = goals & sea.sea
    ashore = goals & sea.land
    layers, seen, walked = [afloat], afloat, ashore
    while afloat or ashore:
        near = sea.torus.spread(afloat | ashore)
        afloat = near & sea.sea & ~seen
        ashore = sea.torus.spread(ashore) & sea.land & ~walked
        seen |= afloat
        walked |= ashore
        layers.append(afloat)
    return _steps(sea, layers)


@lru_cache(maxsize=REMEMBERED)
def ways_to(board: str, goals: Squares) -> Ways:
    """Return the steps to the nearest of some goals, by ship and, to those ashore, on foot."""
    return by_ship(board, goals), on_foot(board, goals & chart(board).land)


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
    board, goals = g.board, 1 << goal
    if crew == ship:
        return by_ship(board, goals)[crew]
    back = on_foot(board, 1 << ship)[crew] + by_ship(board, goals)[ship]
    return min(back, on_foot(board, goals)[crew]) if chart(board).is_land[goal] else back
