"""The zone of a duel of dice, and the sheet of a board of squares."""

import pytest

from spielhafen.core.board import Board
from spielhafen.core.moves import Catalogue, Move, choice, each
from spielhafen.core.ready_zones import dice_duel
from spielhafen.core.scene import Mark
from spielhafen.core.shortest_ways import shortest_ways
from spielhafen.core.square_sheet import SquareSheet
from spielhafen.core.text import PlayerRef, text

BOARD = Board(
    """
    h . r
    . . R
    """
)
SHEET = SquareSheet(
    BOARD,
    {"h": "berth", "r": "isle", "R": "port"},
    land="r",
    art={"r": "rum", "R": "rum"},
    tints={"R": "rose"},
)


class Go(Move, text="go {space}"):
    space: int = choice(BOARD.names)


MOVES = Catalogue([Go])


@pytest.mark.parametrize(
    ("rolled", "best", "verdict"),
    [
        ([], [False, False], None),
        ([4], [False, False], None),
        ([4, 2], [True, False], text("duel-won", seat=PlayerRef(2))),
        ([1, 6], [False, True], text("duel-won", seat=PlayerRef(0))),
        ([3, 3], [False, False], text("duel-tie")),
    ],
    ids=["before", "half", "attacker", "defender", "tie"],
)
def test_the_higher_die_of_a_duel_wins_once_both_are_rolled(
    rolled: list[int], best: list[bool], verdict: object
) -> None:
    zone = dice_duel([2, 0], rolled, at=(1, 1))

    assert zone.duel is not None
    assert [side.best for side in zone.duel.sides] == best
    assert zone.duel.verdict == verdict
    assert zone.past == (len(rolled) == 2)


def test_a_duel_shows_dice_as_they_fall() -> None:
    zone = dice_duel([2, 0], [4], at=(1, 1), art="cutter")

    assert zone.duel is not None
    dice = [side.die for side in zone.duel.sides]
    assert [(die.id, die.art) for die in dice if die] == [("die/4#1", "die-4"), ("die/blank#2", "")]
    assert [(side.owner, side.art, side.total) for side in zone.duel.sides] == [
        (2, "cutter", "4"),
        (0, "cutter", ""),
    ]


def test_a_sheet_has_a_square_for_each_space() -> None:
    spaces = {space.name: space for space in SHEET.geometry.spaces}

    assert list(spaces) == list(BOARD.names)
    assert [spaces[name].kind for name in ("a2", "b2", "c2", "c1")] == ["berth", "sea", "isle", "port"]
    assert (spaces["c1"].art, spaces["c1"].tint, spaces["c1"].at) == ("rum", "rose", (2.5, 1.5))
    assert SHEET.geometry.box == (0, 0, 3, 2)


def test_land_is_drawn_where_its_glyph_is() -> None:
    (land,) = SHEET.geometry.terrain

    assert land.polygons == [SHEET.square(BOARD.find("r")[0])]
    assert SquareSheet(BOARD, {}).geometry.terrain == []


def test_a_range_marks_each_way_with_its_last_move() -> None:
    (berth,) = BOARD.find("h")
    ways = shortest_ways(BOARD, [berth], closed=BOARD.find("r"), most=2)

    assert SHEET.range_marks(ways, each(Go).__getitem__) == [
        Mark(kind="range", at=[(1.5, 0.5)], text="1", move="go b2", after=(0.5, 0.5)),
        Mark(kind="range", at=[(0.5, 1.5)], text="1", move="go a1", after=(0.5, 0.5)),
        Mark(kind="range", at=[(1.5, 1.5)], text="2", move="go b1", after=(1.5, 0.5)),
    ]
