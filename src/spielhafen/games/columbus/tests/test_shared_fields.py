"""Pieces that share a field lie side by side."""

from itertools import combinations
from math import dist
from typing import cast

import pytest

from spielhafen.core.game import Game, find_game
from spielhafen.core.scene import Piece
from spielhafen.core.secret import view
from spielhafen.games.columbus.state import Ocean
from spielhafen.testing import example_runner

HULL = 0.76
"""The length of a drawn hull, as a share of the size of a ship."""
EDGE = 16.0
"""The eastern edge of the sheet."""


@pytest.fixture
def columbus() -> Game:
    return find_game("columbus")


def pieces(columbus: Game, lines: str, art: str) -> list[Piece]:
    g = cast("Ocean", example_runner.set_up_table(columbus, lines))
    return [piece for piece in columbus.scene(view(g, 0)).pieces if piece.art == art]


@pytest.mark.parametrize("together", [2, 3, 4, 5])
def test_no_ship_in_the_harbour_covers_another_wherever_they_head(columbus: Game, together: int) -> None:
    ships = " ".join(["n5"] * together + ["k6"] * (5 - together))
    found = pieces(columbus, f"seats 5\nships {ships}\nturn A\nnext Outset(A)", "caravel")[:together]
    for one, other in combinations(found, 2):
        assert dist(one.at, other.at) >= HULL * max(one.size, other.size)
    assert all(ship.at[0] + ship.size / 2 <= EDGE + 0.1 for ship in found)
    assert all(ship.size >= 0.5 for ship in found)


def test_two_whirlwinds_on_one_field_are_both_seen(columbus: Game) -> None:
    one, other = pieces(columbus, "ships k6 h5\nwhirlwinds g3 g3\nturn A\nnext Outset(A)", "whirlwind")
    assert dist(one.at, other.at) >= 0.82 * one.size
    apart, _ = pieces(columbus, "ships k6 h5\nwhirlwinds g3 k2\nturn A\nnext Outset(A)", "whirlwind")
    assert apart.size > one.size


@pytest.mark.parametrize(
    ("dice", "where"),
    [
        ("rose* rose* telescope storm", ["disc/1", "ship/1"]),
        ("rose* rose telescope storm", ["ship/1"]),
        ("rose* rose* telescope* storm", ["ship/1"]),
    ],
)
def test_the_action_is_at_the_ship_of_the_turn_and_at_the_disc_to_be_looked_at(
    columbus: Game, dice: str, where: list[str]
) -> None:
    g = example_runner.set_up_table(columbus, f"ships b6 n5\nturn A\nnext Course(A)\ndice {dice}")
    assert [piece.id for piece in columbus.scene(view(g, 0)).pieces if "now" in piece.flags] == where
