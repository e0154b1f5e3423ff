"""The division of a board's treasure sites into areas as compact as possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from spielhafen.boxes.ship_adventure.torus import Square, Torus

STARTS: Final = 8
"""The number of divisions tried on a large board; the best is kept."""
MAX_EXHAUSTIVE: Final = 3
"""The most areas for which all divisions are tried."""

Groups = list[list[int]]
"""The indexes of sites in their list, by area."""


def divide(sites: Sequence[Square], count: int, size: int, torus: Torus) -> list[list[Square]]:
    """§4 Divide sites into `count` areas of `size` sites each, as close together as possible.

    The sum of the distances within areas counts: in steps first, then along rows and columns; ties are broken by the order
    of the board. So a board always has the same areas. There are none if the number of sites does not fit.
    """
    if len(sites) != count * size:
        return []
    far = [[_distance(one, other, torus) for other in sites] for one in sites]
    exhaustive = count <= MAX_EXHAUSTIVE
    divisions = partitions(list(range(len(sites))), size) if exhaustive else _grown_all(far, count, size)
    best = min((_spread(groups, far), groups) for groups in map(_in_order, divisions))
    return [[sites[place] for place in group] for group in best[1]]


def _distance(one: Square, other: Square, torus: Torus) -> int:
    """Return the steps between two sites × `SCALE`, plus the way along rows and columns."""
    side = torus.side
    across, down = abs(one % side - other % side), abs(one // side - other // side)
    return torus.distance(one, other) * SCALE + min(across, side - across) + min(down, side - down)


SCALE: Final = 100_000
"""A factor greater than the sum of all ways along rows and columns."""


def _in_order(groups: Groups) -> Groups:
    return sorted(sorted(group) for group in groups)


def _spread(groups: Groups, far: list[list[int]]) -> int:
    return sum(far[one][other] for group in groups for one, other in combinations(group, 2))


def partitions(places: list[int], size: int) -> Iterator[Groups]:
    """Yield all partitions of some places into groups of a size."""
    if not places:
        yield []
        return
    first, *others = places
    for rest in combinations(others, size - 1):
        left = [place for place in others if place not in rest]
        for groups in partitions(left, size):
            yield [[first, *rest], *groups]


# Large boards have too many partitions to try: areas grow from distant seeds, then sites are swapped as long as that helps.


def _grown_all(far: list[list[int]], count: int, size: int) -> Iterator[Groups]:
    for start in range(STARTS):
        groups = _grown(far, start * len(far) // STARTS, count, size)
        yield _swapped(groups, far)


def _grown(far: list[list[int]], start: int, count: int, size: int) -> Groups:
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


def _swapped(groups: Groups, far: list[list[int]]) -> Groups:
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
