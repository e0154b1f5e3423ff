"""What shares a field is drawn side by side, so that all of it can be read."""

from math import dist, floor
from typing import cast

import pytest

from spielhafen.core.game import Game
from spielhafen.core.scene import XY
from spielhafen.core.secret import view
from spielhafen.games.ghost_ship.board.routes import routes
from spielhafen.games.ghost_ship.board.tiles import (
    CIRCLE,
    COLUMNS,
    FIELDS,
    MASK_AT,
    REGIONS,
    SPOT_FIELD,
    STRAIT,
    TYPE_OF,
)
from spielhafen.games.ghost_ship.scene.board_view import middle
from spielhafen.games.ghost_ship.state import Ghostly
from spielhafen.testing import example_runner

APART = 0.36
"""Figures of half a field that are so far apart can be told from each other."""


def places(ghost_ship: Game, lines: str) -> dict[str, XY]:
    g = cast("Ghostly", example_runner.set_up_table(ghost_ship, lines))
    return {piece.id: piece.at for piece in ghost_ship.scene(view(g, 0)).pieces}


@pytest.mark.parametrize(
    ("lines", "things"),
    [
        ("ships C10/N G10\nscouts C10/N aboard\nlanded C10 -1", ["ship/1", "scout/1", "treasure/C10"]),
        ("ships C10/N G10\nscouts C10o/N aboard\nlanded C10 -1", ["ship/1", "scout/1", "treasure/C10"]),
        ("ships A5/S G10\nscouts A5/S aboard\nlanded A5 -1", ["ship/1", "scout/1", "treasure/A5"]),
        ("ships A5/S G10\nscouts A5o/S aboard\nlanded A5 -1", ["ship/1", "scout/1", "treasure/A5"]),
        ("ships C10 G10", ["ship/1", "treasure/C10"]),
        ("ships C4 G10", ["ship/1", "treasure/C4"]),
        ("ships D10 D10", ["ship/1", "ship/2"]),
        ("ships D10 A1\nghost D10", ["ship/1", "ghost"]),
        ("ships A1 G10\nghost C10", ["treasure/C10", "ghost"]),
        ("ships A1 G10\nghost D5", ["gold/D5", "ghost"]),
        ("ships A1 G10\nscouts D10/N aboard\nlanded D10 -1\nghost D10", ["scout/1", "ghost"]),
    ],
)
def test_things_on_one_field_lie_side_by_side(ghost_ship: Game, lines: str, things: list[str]) -> None:
    found = places(ghost_ship, f"{lines}\nturn A\nnext Outset(A)")
    at = [found[thing] for thing in things]
    assert all(dist(one, other) > APART for one in at for other in at if one is not other), at


def test_a_treasure_that_shares_its_field_with_no_ship_lies_in_the_middle(ghost_ship: Game) -> None:
    assert places(ghost_ship, "ships A1 G10\nturn A\nnext Outset(A)")["treasure/C10"] == (9.5, 2.5)


@pytest.mark.parametrize("items", ["C10 D9", "C10 B9"])
def test_the_handle_for_landing_is_on_the_side_of_the_shore_where_nothing_is_to_be_found(
    ghost_ship: Game, items: str
) -> None:
    lines = f"items {items}\nships C10/W G10\nturn A\npoints 3\nnext Course(A)"
    g = cast("Ghostly", example_runner.set_up_table(ghost_ship, lines))
    scene = ghost_ship.scene(view(g, 0))
    land = next(offer.at for offer in scene.offers if offer.move == "land")

    assert land is not None
    finds = [piece.at for piece in scene.pieces if piece.art == "chip"]
    assert all(dist(land, find) > 0.6 for find in finds)


def test_places_with_treasure_in_reach_are_prizes(ghost_ship: Game) -> None:
    lines = "ships C9 G10\nturn A\npoints 3\nnext Course(A)"
    g = cast("Ghostly", example_runner.set_up_table(ghost_ship, lines))
    scene = ghost_ship.scene(view(g, 0))
    lie = {piece.at for piece in scene.pieces if piece.id.startswith("treasure/")}
    prizes = {mark.at[0] for mark in scene.marks if mark.kind == "range" and mark.prize}
    assert prizes
    assert prizes == lie & {mark.at[0] for mark in scene.marks if mark.kind == "range"}


@pytest.mark.parametrize("field", ["C10", "A5"])
def test_no_handle_to_dock_covers_the_treasure_under_a_ship(ghost_ship: Game, field: str) -> None:
    lines = f"ships {field} G10\nturn A\npoints 4\nnext Course(A)"
    g = cast("Ghostly", example_runner.set_up_table(ghost_ship, lines))
    scene = ghost_ship.scene(view(g, 0))
    treasure = next(piece.at for piece in scene.pieces if piece.id == f"treasure/{field}")
    docks = [offer.at for offer in scene.offers if offer.move.startswith("dock")]

    assert docks
    assert all(dock and dist(dock, treasure) > 0.6 for dock in docks)


def test_footpaths_lead_over_the_edges_over_which_scouts_can_go(ghost_ship: Game) -> None:
    g = cast("Ghostly", example_runner.set_up_table(ghost_ship, "ships A1 G10\nturn A\nnext Outset(A)"))
    drawn = {
        tuple(sorted((floor(y) * COLUMNS + floor(x)) for x, y in path))
        for path in ghost_ship.scene(view(g, 0)).geometry.paths
    }
    ways = routes(g.sea, g.quests)
    walked = {
        tuple(sorted((SPOT_FIELD[spot], walk.field)))
        for spot in range(CIRCLE)
        if spot % 4 in REGIONS[MASK_AT[g.sea[SPOT_FIELD[spot]]]]
        for walk in ways.walks[spot]
    }
    assert walked
    assert {pair for pair in drawn if pair[0] != pair[1]} == walked


def test_footpaths_of_two_coasts_of_one_tile_do_not_meet(ghost_ship: Game) -> None:
    g = cast("Ghostly", example_runner.set_up_table(ghost_ship, "ships A1 G10\nturn A\nnext Outset(A)"))
    paths = ghost_ship.scene(view(g, 0)).geometry.paths
    straits = [field for field in FIELDS if TYPE_OF[MASK_AT[g.sea[field]]] == STRAIT]
    assert straits
    for field in straits:
        x, y = middle(field)
        assert not [path for path in paths if all(abs(at[0] - x) < 0.5 > abs(at[1] - y) for at in path)]
