"""The division of a board's treasure sites into areas as compact as possible."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

from spielhafen.boxes.ship_adventure.torus import Square, torus

STARTS: Final = 8
"""The number of divisions tried on a large board; the best is kept."""
MAX_EXHAUSTIVE: Final = 3
"""The most areas for which all divisions are tried."""
SCALE: Final = 100_000
"""A factor greater than the sum of all ways along rows and columns."""

Groups = Sequence[Sequence[int]]
"""The indexes of sites in their list, by area; both in order."""


def divide(sites: Sequence[Square], count: int, size: int, side: int) -> list[list[Square]]:
    """§4 Divide sites on a board into `count` areas of `size` sites each, as close together as possible.

    The sum of the distances within areas counts: in steps first, then along rows and columns; ties are broken by the order
    of the board. So a board always has the same areas. There are none if the number of sites does not fit.
    """
    if len(sites) != count * size:
        return []
    far, board = _distances(side), torus(side)
    far_apart = [
        [far[board.at(one % side - other % side, one // side - other // side)] for other in sites]
        for one in sites
    ]
    groups = _closest(far_apart, size) if count <= MAX_EXHAUSTIVE else _grown(far_apart, count, size)
    return [[sites[place] for place in group] for group in groups]


@cache
def _distances(side: int) -> list[int]:
    """Return, by square, the steps from a corner × `SCALE`, plus the way along rows and columns."""
    board = torus(side)
    return [
        board.distance(0, square) * SCALE + sum(min(way, side - way) for way in divmod(square, side))
        for square in range(board.count)
    ]


def _closest(far: list[list[int]], size: int) -> Groups:
    """Return the first of the most compact divisions: all are tried."""
    spreads = {group: _spread([group], far) for group in combinations(range(len(far)), size)}
    spread_of = spreads.__getitem__
    return min(partitions(tuple(range(len(far))), size), key=lambda groups: sum(map(spread_of, groups)))


@cache
def partitions(places: tuple[int, ...], size: int) -> list[tuple[tuple[int, ...], ...]]:
    """Return all partitions of some places into groups of a size, in order."""
    if not places:
        return [()]
    return [
        ((places[0], *rest), *groups)
        for rest in combinations(places[1:], size - 1)
        for groups in partitions(tuple(place for place in places[1:] if place not in rest), size)
    ]


def _grown(far: list[list[int]], count: int, size: int) -> Groups:
    """Return the most compact of some divisions."""
    starts = [start * len(far) // STARTS for start in range(STARTS)]
    divisions = [sorted(_swapped(_grown_from(start, far, count, size), far)) for start in starts]
    return min(divisions, key=lambda groups: (_spread(groups, far), groups))


def _spread(groups: Groups, far: list[list[int]]) -> int:
    """Return the sum of the distances within groups."""
    return sum([far[one][other] for group in groups for one, other in combinations(group, 2)])


def _grown_from(start: int, far: list[list[int]], count: int, size: int) -> Groups:
    seeds = [start]
    while len(seeds) < count:
        seeds.append(max(range(len(far)), key=lambda site: min(far[site][seed] for seed in seeds)))
    groups = [[seed] for seed in seeds]
    free = [site for site in range(len(far)) if site not in seeds]
    for _ in range(size - 1):
        for group in groups:
            nearest = min(free, key=lambda site: sum(far[site][member] for member in group))
            group.append(nearest)
            free.remove(nearest)
    return groups


def _swapped(groups: Groups, far: list[list[int]]) -> list[list[int]]:
    """Swap pairs of sites between areas until no swap improves the division."""
    area = [0] * len(far)
    for number, group in enumerate(groups):
        for site in group:
            area[site] = number
    sums = [[sum(row[member] for member in group) for group in groups] for row in far]
    improved = True
    while improved:
        improved = False
        for one, other in combinations(range(len(far)), 2):
            here, there = area[one], area[other]
            gain = sums[one][here] - sums[one][there] + sums[other][there] - sums[other][here]
            if here != there and gain + 2 * far[one][other] > 0:
                _swap(one, other, area, sums, far)
                improved = True
    return [[site for site in range(len(far)) if area[site] == number] for number in range(len(groups))]


def _swap(one: int, other: int, area: list[int], sums: list[list[int]], far: list[list[int]]) -> None:
    """Swap two sites; `sums` are the distances from each site to the members of each area."""
    here, there = area[one], area[other]
    area[one], area[other] = there, here
    for site, row in enumerate(sums):
        moved = far[site][one] - far[site][other]
        row[there] += moved
        row[here] -= moved
