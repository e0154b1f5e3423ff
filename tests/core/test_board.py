"""Boards, read from drawings."""

import pytest

from spielhafen.core.board import Board, column_name
from spielhafen.core.errors import RulesError

DRAWING = """
    . . ~ .
    . o . .
    . . . o
"""


def near(board: Board, name: str) -> list[str]:
    return [board.names[space] for space in board.neighbours[board.names.index(name)]]


def test_spaces_are_named_like_the_squares_of_chess() -> None:
    board = Board(DRAWING)

    assert (board.width, board.height, len(board)) == (4, 3, 12)
    assert board.names[:4] == ("a3", "b3", "c3", "d3")
    assert board.names[-1] == "d1"
    assert board.glyphs == "..~..o.....o"


def test_after_z_come_two_letters() -> None:
    assert [column_name(x) for x in (0, 25, 26, 51, 52, 701, 702)] == [
        "a",
        "z",
        "aa",
        "az",
        "ba",
        "zz",
        "aaa",
    ]


def test_spaces_are_found_by_their_glyph() -> None:
    board = Board(DRAWING)

    assert [board.names[space] for space in board.find("o")] == ["b2", "d1"]
    assert board.find("x") == ()


def test_a_void_glyph_is_no_space() -> None:
    board = Board(DRAWING, void="~")

    assert len(board) == 11
    assert "c3" not in board.names
    assert board.at(2, 0) is None
    assert near(board, "c2") == ["d2", "c1", "b2"]


def test_neighbours_share_an_edge_and_go_clockwise_from_the_north() -> None:
    board = Board(DRAWING)

    assert near(board, "b2") == ["b3", "c2", "b1", "a2"]
    assert near(board, "a3") == ["b3", "a2"]


def test_with_corners_neighbours_share_at_least_a_corner() -> None:
    board = Board(DRAWING, corners=True)

    assert near(board, "b2") == ["b3", "c3", "c2", "c1", "b1", "a1", "a2", "a3"]
    assert near(board, "d1") == ["d2", "c1", "c2"]


def test_a_torus_goes_on_at_the_opposite_rim() -> None:
    board = Board(DRAWING, torus=True)

    assert near(board, "a3") == ["a1", "b3", "a2", "d3"]
    assert board.at(-1, 3) == board.at(3, 0)


def test_a_narrow_torus_counts_no_neighbour_twice() -> None:
    board = Board("..\n..", torus=True)

    assert near(board, "a1") == ["a2", "b1"]


def test_neighbours_are_mutual() -> None:
    for corners in (False, True):
        board = Board(DRAWING, void="~", corners=corners)
        for space, around in enumerate(board.neighbours):
            assert all(space in board.neighbours[other] for other in around)


def test_blanks_between_glyphs_and_empty_lines_do_not_matter() -> None:
    assert Board("..~.\n.o..\n...o").names == Board(DRAWING).names


def test_rows_of_different_length_are_a_named_error() -> None:
    with pytest.raises(RulesError, match="the rows of a board differ in length"):
        Board("...\n..")
