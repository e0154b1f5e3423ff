"""Lattices of triangles, read from drawings."""

import pytest

from spielhafen.core.board import Lattice
from spielhafen.core.errors import RulesError

DRAWING = """
. . ~
 o .
. . .
"""


def test_points_are_named_by_row_and_distance() -> None:
    lattice = Lattice(DRAWING)

    assert (lattice.width, lattice.height, len(lattice)) == (5, 3, 8)
    assert lattice.names == ("a0", "a2", "a4", "b1", "b3", "c0", "c2", "c4")
    assert lattice.glyphs == "..~o...."


def test_a_point_has_six_directions_clockwise_from_the_north_east() -> None:
    lattice = Lattice(DRAWING)
    beside = lattice.adjacent[lattice.names.index("b1")]

    assert [None if near is None else lattice.names[near] for near in beside] == [
        "a2",
        "b3",
        "c2",
        "c0",
        None,
        "a0",
    ]


def test_neighbours_are_mutual() -> None:
    lattice = Lattice(DRAWING)
    for space, six in enumerate(lattice.adjacent):
        for direction, near in enumerate(six):
            assert near is None or lattice.adjacent[near][(direction + 3) % 6] == space


def test_points_are_found_by_place_and_glyph() -> None:
    lattice = Lattice(DRAWING)

    assert lattice.at(3, 1) == lattice.names.index("b3")
    assert lattice.at(2, 1) is None
    assert [lattice.names[space] for space in lattice.find("o~")] == ["a4", "b1"]


def test_a_point_between_the_lines_is_a_named_error() -> None:
    with pytest.raises(RulesError, match="a point of a lattice lies between its lines"):
        Lattice(". .\n. .")
