"""Refusals of far places: the cost of the whole way, and the points left."""

from typing import cast

import pytest

from spielhafen.core.game import Game
from spielhafen.core.secret import view
from spielhafen.games.ghost_ship.board.routes import routes
from spielhafen.games.ghost_ship.state import Ghostly
from spielhafen.i18n import Translator
from spielhafen.testing import example_runner


def laid(ghost_ship: Game, lines: str) -> Ghostly:
    return cast("Ghostly", example_runner.set_up_table(ghost_ship, lines))


ASHORE = "ships C7/N G10\nscouts D5/N aboard\nitems D6\nturn A\nnext Course(A)\npoints 5"
AT_SEA = "turn A\nnext Course(A)\npoints"


@pytest.mark.parametrize(
    ("lines", "place", "said"),
    [
        (ASHORE, "D8", "Too far: the way costs 8, and you have 5."),
        (ASHORE, "A1", "There is no way there over land: go elsewhere, or on board."),
        (
            ASHORE.replace("D5/N", "B1/E"),
            "A1",
            "No path leads there: from here paths lead to B2, C1.",
        ),
        (f"{AT_SEA} 2", "A4", "Too far: the way costs 7, and you have 2."),
        (
            f"{AT_SEA} 2",
            "A3",
            "The whole way costs 2, and you have 2: sail from one circle to the next.",
        ),
        (f"{AT_SEA} 2", "D6", "No dashed lines lead there: sail elsewhere."),
    ],
)
def test_a_place_that_is_too_far_is_refused_with_the_points_of_the_whole_way_and_those_left(
    ghost_ship: Game, lines: str, place: str, said: str
) -> None:
    why = ghost_ship.place_refusal(view(laid(ghost_ship, lines), 0), place)
    assert why is not None
    assert Translator("en", ghost_ship).translate(why.text) == said


def test_the_whole_way_costs_as_much_as_its_steps(ghost_ship: Game) -> None:
    ways = routes(laid(ghost_ship, ASHORE).sea, "." * 70)
    for place in (0, 30, 64):
        cost = ways.voyage[place]
        for here, points in cost.items():
            assert all(cost[there] <= points + step for there, step in ways.sails[here].values())
            assert here == place or any(
                cost.get(before, 99) + step == points
                for before in cost
                for there, step in ways.sails[before].values()
                if there == here
            )


def test_the_refusal_of_a_called_ghost_tells_how_far_it_may_still_go(ghost_ship: Game) -> None:
    g = laid(ghost_ship, "ghost D5\nturn A\nnext Call(A, 2)")
    said = [
        Translator("en", ghost_ship).translate(why.text)
        for field in ("D5", "D7", "D8")
        if (why := g.refuse(ghost_ship.catalogue.read(f"ghost {field}")))
    ]
    assert said == [
        "The ghost ship is there already: choose a field beside it, or let it stay.",
        "That is 2 fields away, and it may go 2: send it field by field.",
        "Too far: 3 fields, and the ghost ship may go 2 more.",
    ]
