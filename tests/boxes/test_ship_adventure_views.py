"""The view of a board of the box, and the texts and pictures of its things."""

import pytest

from spielhafen.boxes.ship_adventure import names
from spielhafen.boxes.ship_adventure.board_view import board_geometry
from spielhafen.boxes.ship_adventure.chart import Chart
from spielhafen.boxes.ship_adventure.compass import SECTOR_NAMES
from spielhafen.boxes.ship_adventure.equipment import CARD_NAMES
from spielhafen.boxes.ship_adventure.example_board import EXAMPLE_BOARD
from spielhafen.core.text import PlayerRef, text


@pytest.fixture
def fx() -> Chart:
    return Chart(EXAMPLE_BOARD)


def test_a_view_has_all_squares_land_and_whirlpools(fx: Chart) -> None:
    shown = board_geometry(fx, {})

    assert shown.torus
    assert [space.name for space in shown.spaces] == fx.names
    assert len(shown.terrain[0].polygons) == sum(fx.is_land)
    assert sorted((decor.art, decor.at) for decor in shown.decor) == [
        ("whirlpool", (7, 3)),
        ("whirlpool", (11, 7)),
        ("whirlpool-left", (9, 7)),
        ("whirlpool-left", (9, 11)),
    ]


def test_cities_belong_to_the_seat_of_their_colour_and_squares_may_be_tinted(fx: Chart) -> None:
    red, temple = fx.cities[0][0], fx.temples[0]
    spaces = {space.name: space for space in board_geometry(fx, {0: 2}, {temple: "rose"}).spaces}

    assert spaces[fx.names[red]].owner == 2
    assert [space.owner for space in spaces.values()].count(2) == 2
    assert [name for name, space in spaces.items() if space.tint] == [fx.names[temple]]


def test_wave_squares_are_turned_in_the_direction_of_their_current(fx: Chart) -> None:
    spaces = {space.name: space for space in board_geometry(fx, {}).spaces}

    assert [spaces[name].turn for name in ("G3", "H3", "H4", "G4")] == [90, 180, 270, 360]


def test_the_needle_points_at_the_sector_whose_rings_show_its_colours() -> None:
    sector = SECTOR_NAMES.index("YGR")
    wheel = names.compass_wheel(sector, spins=3, first=1, seats=3)

    assert wheel.rings[round(wheel.angle * len(wheel.rings) / 360)] == ["gold", "leaf", "rose"]
    assert (wheel.value, wheel.spins) == (text("compass-begins", seat=PlayerRef(1)), 3)
    assert wheel.order == [1, 2, 0]


def test_cards_show_their_bonus() -> None:
    assert [names.card_face(card).index for card in range(len(CARD_NAMES))][:4] == ["", "+1", "+2", "+3"]
