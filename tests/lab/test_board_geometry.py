"""The board of a condition has what all of its games have in common."""

from __future__ import annotations

import pytest

from spielhafen.lab.board_geometry import board_geometry
from spielhafen.lab.study import Condition


@pytest.mark.parametrize(
    ("name", "places"),
    [("columbus", 134), ("treasure_map", 144), ("seeschlacht", 443), ("santa_timea", 0)],
)
def test_a_board_has_its_places(name: str, places: int) -> None:
    assert len(board_geometry(Condition("one", name, ("greedy",) * 2)).spaces) == places


def test_coasts_that_are_laid_anew_in_each_game_are_left_out() -> None:
    assert not board_geometry(Condition("one", "treasure_map", ("greedy",) * 2)).terrain
    assert board_geometry(Condition("one", "columbus", ("greedy",) * 2)).terrain
