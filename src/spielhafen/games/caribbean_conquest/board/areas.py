"""Dividing the treasure sites of a board into areas: those of one colour lie as close together as they can."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from spielhafen.boxes.ship_adventure.torus import Square, Torus

STARTS: Final = 8
"""So often a large board is divided anew; the best is kept."""
FEW: Final = 3
"""So many areas are divided in all ways that there are."""

Groups = list[list[int]]
"""The places of some sites in their list, by area."""


def divide(sites: Sequence[Square], count: int, size: int, torus: Torus) -> list[list[Square]]:
    """§4 So many areas of so many sites each, those of an area as close together as possible.

    The sum of the distances within areas counts, in steps first and then along rows and columns, then the order of the
    board. The same board always has the same areas. A board that has other numbers of sites has no areas.
    """
    if len(sites) != count * size:
        return []
    far = [[_far(one, other, torus) for other in sites] for one in sites]
    ways = partitions(list(range(len(sites))), size) if count <= FEW else _grown_all(far, count, size)
    best = min((_spread(groups, far), groups) for groups in map(_in_order, ways))
    return [[sites[place] for place in group] for group in best[1]]


def _far(one: Square, other: Square, torus: Torus) -> int:
    """Steps between two sites, and, if these are equal, the way along rows and columns."""
    side = torus.side
    across, down = abs(one % side - other % side), abs(one // side - other // side)
    return torus.distance(one, other) * SCALE + min(across, side - across) + min(down, side - down)


SCALE: Final = 100_000
"""Outweighs all ways along rows and columns together."""


def _in_order(groups: Groups) -> Groups:
    return sorted(sorted(group) for group in groups)


def _spread(groups: Groups, far: list[list[int]]) -> int:
    return sum(far[one][other] for group in groups for one, other in combinations(group, 2))


def partitions(places: list[int], size: int) -> Iterator[Groups]:
    """All ways to part some places into groups of a size."""
    if not places:
        yield []
        return
    first, *others = places
    for rest in combinations(others, size - 1):
        left = [place for place in others if place not in rest]
        for groups in partitions(left, size):
            yield [[first, *rest], *groups]


# Too many ways to try them all: areas grow from seeds that lie far apart, then sites change places as long as that helps.


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
    """Pairs of sites change their areas until no pair gains by it."""
    area = [0] * len(far)
    for number, group in enumerate(groups):
        for site in group:
            area[site] = number
    pull = [[sum(row[member] for member in group) for group in groups] for row in far]
    gained = True
    while gained:
        gained = False
        for one, other in combinations(range(len(far)), 2):
            here, there = area[one], area[other]
            gain = pull[one][here] - pull[one][there] + pull[other][there] - pull[other][here]
            if here != there and gain + 2 * far[one][other] > 0:
                _swap(one, other, area, pull, far)
                gained = True
    return [[site for site in range(len(far)) if area[site] == number] for number in range(len(groups))]


def _swap(one: int, other: int, area: list[int], pull: list[list[int]], far: list[list[int]]) -> None:
    here, there = area[one], area[other]
    area[one], area[other] = there, here
    for site, row in enumerate(pull):
        moved = far[site][one] - far[site][other]
        row[there] += moved
        row[here] -= moved
