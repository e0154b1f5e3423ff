"""The map of a board: a shade and a size for each place, in the scene's own outline."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

from spielhafen.core.game import find_games
from spielhafen.core.scene import Geometry, Space, Terrain
from spielhafen.lab.board_geometry import board_geometry
from spielhafen.lab.study import Condition
from spielhafen.reports.board_map import draw_board_map, most_reached, shade_of

SPACES = [Space(id=name, name=name, at=(number + 0.5, 0.5)) for number, name in enumerate(("a1", "b1", "c1"))]
BOARD = Geometry(box=(0, 0, 3, 1), spaces=SPACES, rim=True)


def drawn(geometry: Geometry = BOARD, **places: float) -> str:
    return draw_board_map(geometry, places, "never", "in a game")


def words(svg: str) -> list[str]:
    return re.findall(r"<text[^>]*>([^<]*)</text>", svg)


def test_each_place_has_its_name_and_its_number_as_title() -> None:
    assert re.findall("<title>(.*?)</title>", drawn(a1=8, b1=0.25)) == ["a1: 8", "b1: 0.25", "c1: 0"]


def test_a_place_that_is_reached_more_often_is_darker_and_larger() -> None:
    discs = [ET.fromstring(disc) for disc in re.findall("<circle[^>]*/>", drawn(a1=8, b1=1))[:3]]
    shades = [int(disc.get("fill", "")[1:], 16) for disc in discs]
    radii = [float(disc.get("r", "")) for disc in discs]

    assert shades[0] < shades[1] < shades[2]
    assert radii[0] > radii[1] > radii[2]


@pytest.mark.parametrize(
    ("count", "shade"), [(0, None), (0.1, 0), (1, 0), (1.1, 1), (2, 1), (4, 2), (4.1, 3), (8, 3)]
)
def test_each_shade_stands_for_twice_as_much_as_the_one_before(count: float, shade: int | None) -> None:
    assert shade_of(count, 8) == shade


def test_the_legend_explains_all_shades() -> None:
    assert words(drawn(a1=8))[-6:] == ["never", "≤ 1", "≤ 2", "≤ 4", "≤ 8", "in a game"]


def test_a_board_that_nobody_moves_on_has_only_places_that_were_never_reached() -> None:
    assert words(drawn())[-2:] == ["never", "in a game"]


def test_columns_and_rows_are_named_on_the_rim() -> None:
    assert words(drawn())[:4] == ["a", "b", "c", "1"]
    assert "a" not in words(drawn(replace(BOARD, rim=False)))


def test_figures_stand_in_the_places_of_a_board_that_is_not_wide() -> None:
    assert "2.5" in words(drawn(a1=2.5))
    assert "2.5" not in words(drawn(replace(BOARD, box=(0, 0, 30, 1)), a1=2.5))


def test_coasts_are_drawn() -> None:
    coast = Terrain(kind="land", polygons=[[(0, 0), (1, 0), (1, 1)]])

    assert "M0,0 40,0 40,40Z" in drawn(replace(BOARD, terrain=[coast]))


def test_the_places_that_are_reached_most_are_named_in_order() -> None:
    assert most_reached({"a1": 0, "b1": 1.25, "c1": 3}) == ["c1 (3)", "b1 (1.2)"]
    assert most_reached({"a1": 123.4}) == ["a1 (123)"]


@pytest.mark.parametrize("name", find_games())
def test_the_board_of_every_game_is_well_formed(name: str) -> None:
    geometry = board_geometry(Condition("one", name, ("greedy",) * find_games()[name].seats[0]))
    svg = draw_board_map(geometry, {space.name: 1.0 for space in geometry.spaces}, "<never>", "in & out")

    assert ET.fromstring(svg).tag.endswith("svg")
    assert svg.count("<title>") == len(geometry.spaces)
