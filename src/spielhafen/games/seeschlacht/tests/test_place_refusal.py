"""Tests of the refusals of points: the distance with turns, and the limit set by the wind."""

from random import Random
from typing import cast

import pytest

from spielhafen.core.game import find_game
from spielhafen.core.secret import view
from spielhafen.games.seeschlacht.board.chart import NAMES, SPACES, WATER
from spielhafen.games.seeschlacht.board.pieces import SHIP_NAMES
from spielhafen.games.seeschlacht.examples import table
from spielhafen.games.seeschlacht.moves import OWN_STEPS, Forward, Stop
from spielhafen.games.seeschlacht.rules.turn import Sailing
from spielhafen.games.seeschlacht.state import NONE, Sea
from spielhafen.i18n import Translator
from spielhafen.testing import example_runner

GAME = find_game("seeschlacht")
W5 = 4


def position(lines: str) -> Sea:
    return cast("Sea", example_runner.set_up_table(GAME, f"{lines}\nturn A\nnext Sailing(A)"))


@pytest.mark.parametrize(
    ("place", "said"),
    [
        (
            "n25",
            "Too far: 4 steps, turns included, and with this heading the wind allows w5 Rigel 2.",
        ),
        (
            "o20",
            "That takes w5 Rigel 2 steps, turns included, and with the headings on the way the wind does not allow so many.",
        ),
        ("p21", "w5 Rigel lies there already: choose another point."),
    ],
)
def test_a_point_that_is_too_far_is_refused_with_the_steps_to_it_and_what_the_wind_allows(
    place: str, said: str
) -> None:
    g = position("w5 p21 1\nwind yellow 5")
    why = GAME.place_refusal(view(g, 0), place, "w5")
    assert why is not None
    assert Translator("en", GAME).translate(why.text) == said
    assert GAME.place_refusal(view(g, 0), place) is None, "no ship is under way, and none was pointed at"


def test_a_ship_that_has_moved_is_refused_for_that() -> None:
    g = position("w5 p21 1\nwind yellow 5\nw1 b49 1\ny1 q48 6")
    for move in ("w5 forward", "w5 forward"):
        g.play(GAME.catalogue.read(move))
    why = GAME.place_refusal(view(g, 0), "n25", "w5")
    assert why is not None
    assert why.code == "has-moved"


@pytest.mark.slow
def test_points_called_within_reach_are_those_that_manoeuvres_lead_to() -> None:
    random = Random(7)
    waters = [space for space in SPACES if WATER[space]]
    for _ in range(40):
        g = table(2, GAME.parse_options({}))
        g.at[W5], g.headings[W5] = random.choice(waters), random.randrange(6)
        g.rose, g.wind = random.randrange(3), random.randrange(6)
        g.then(Sailing(0))
        made = reached(g)
        for space in random.sample(waters, 40) + list(made):
            why = GAME.place_refusal(g, NAMES[space], SHIP_NAMES[W5])
            if why is not None and why.code == "too-far":
                assert (why.args["how"] == "near") == (space in made and space != g.at[W5])


def reached(g: Sea) -> set[int]:
    """Return the points to which the ship can be led in this turn."""
    found, layer, known = set[int](), [g], set[tuple[int, ...]]()
    steps = {move for move in OWN_STEPS[0][W5] if not isinstance(move, Stop)}
    while layer:
        following = []
        for here in layer:
            for move in steps & set(here.moves()):
                there = here.clone()
                there.play(move)
                if isinstance(move, Forward):
                    found.add(there.at[W5])
                stand = (there.at[W5], there.headings[W5], there.used, there.sense)
                if there.ship != NONE and stand not in known:
                    known.add(stand)
                    following.append(there)
        layer = following
    return found
