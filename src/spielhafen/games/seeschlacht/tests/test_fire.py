"""Tests of zones and lines of fire by plain geometry: cells round points, crossed by lines."""

from fractions import Fraction
from itertools import pairwise, product
from math import gcd

from spielhafen.core.board import LATTICE_DIRECTIONS
from spielhafen.games.seeschlacht.board.chart import BOARD, EDGE, LINES, PLACES, SPACES, WATER, ZONES

XY = tuple[int, int]
"""A number of fields to the east and one to the south-east."""
NEAR = [(x, y) for x, y in product(range(-LINES, LINES + 1), repeat=2) if abs(x + y) <= LINES]


def axial(dx: int, dy: int) -> XY:
    return (dx - dy) // 2, dy


HEADINGS = [axial(*step) for step in LATTICE_DIRECTIONS]


def beside(space: int, off: XY) -> int:
    x, y = PLACES[space]
    there = BOARD.at(x + 2 * off[0] + off[1], y + off[1])
    return EDGE if there is None else there


# A line through the cells: each point of the sea belongs to the crossing nearest to it.


def parts(end: XY) -> list[set[XY]]:
    """Return the cells that a straight line to `end` passes through, part by part.

    Along a seam it touches two at once.
    """
    cuts = {Fraction(0), Fraction(1)}
    for (x, y), (a, b) in product(NEAR, HEADINGS):
        middle, along = dot((x, y), (a, b)) + Fraction(1, 2), dot(end, (a, b))
        if along and 0 < middle / along < 1:
            cuts.add(middle / along)
    return [touched(end, (one + other) / 2) for one, other in pairwise(sorted(cuts))]


def dot(one: tuple[int | Fraction, int | Fraction], other: XY) -> Fraction:
    (x, y), (a, b) = one, other
    return x * a + y * b + Fraction(x * b + y * a) / 2


def touched(end: XY, part: Fraction) -> set[XY]:
    at = end[0] * part, end[1] * part
    return {
        (x, y)
        for x, y in NEAR
        if all(dot((at[0] - x, at[1] - y), heading) <= Fraction(1, 2) for heading in HEADINGS)
    }


PARTS = {end: parts(end) for end in NEAR if end != (0, 0)}


def stopped_by_land(space: int, end: XY) -> bool:
    """Return whether some part of the line has land on either side; off the chart is open."""

    def land(off: XY) -> bool:
        there = beside(space, off)
        return there != EDGE and not WATER[there]

    return any(all(land(off) for off in areas) for areas in PARTS[end])


def on_the_line(space: int, end: XY) -> set[int]:
    """Return the crossings between the ends that the line meets exactly."""
    steps = gcd(*end)
    met = [(end[0] // steps * step, end[1] // steps * step) for step in range(1, steps)]
    return {beside(space, off) for off in met} - {EDGE}


def abeam(heading: XY) -> dict[XY, int]:
    """Return the points 60 to 120 degrees off the bow within three lines, with their lines."""
    found = {}
    for off in PARTS:
        line = abs(off[0] * heading[1] - off[1] * heading[0])
        if line <= LINES and 4 * dot(off, heading) ** 2 <= dot(off, off):
            found[off] = line
    return found


def test_zones_of_fire_agree_with_a_ruler() -> None:
    for keel in range(3):
        zone = abeam(HEADINGS[keel])
        assert zone == abeam(HEADINGS[keel + 3])
        for space in filter(WATER.__getitem__, SPACES):
            seen = {}
            for off, line in zone.items():
                target = beside(space, off)
                if target != EDGE and WATER[target]:
                    hidden = stopped_by_land(space, off)
                    seen[target] = line, None if hidden else on_the_line(space, off)
            known = ZONES[space][keel]
            assert seen == {
                target: (line, None if by is None else set(by)) for target, (line, by) in known.items()
            }


def test_a_ship_fired_at_from_abeam_may_fire_back() -> None:
    for space in filter(WATER.__getitem__, SPACES):
        for keel, zone in enumerate(ZONES[space]):
            for target, (line, by) in zone.items():
                back_line, back = ZONES[target][keel][space]
                assert (line, by is None) == (back_line, back is None)
                assert set(by or ()) == set(back or ())
