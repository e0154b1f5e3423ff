"""Shortest ways over the spaces of a board, for ranges on the chart and for bots."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from spielhafen.core.board import Board, Space

ENDLESS: Final = sys.maxsize


class Way(NamedTuple):
    """A shortest way to a space: its length, and the space before the last step."""

    steps: int
    before: Space


def shortest_ways(
    board: Board, starts: Iterable[Space], *, closed: Collection[Space] = (), most: int = ENDLESS
) -> dict[Space, Way]:
    """Return a shortest way to each space within `most` steps of a start, nearest first.

    Closed spaces cannot be entered. A start is the space before itself.
    """
    ways = {space: Way(0, space) for space in starts}
    waiting = list(ways)
    for space in waiting:
        steps = ways[space].steps + 1
        if steps > most:
            break
        for near in board.neighbours[space]:
            if near not in ways and near not in closed:
                ways[near] = Way(steps, space)
                waiting.append(near)
    return ways
