"""Tests of whole manoeuvres: they are legal, say what they lead to, and make a turn short."""

import random

import pytest

from spielhafen.core.game import find_game
from spielhafen.core.play import State
from spielhafen.core.scene import XY, Mark
from spielhafen.core.secret import view
from spielhafen.games.seeschlacht.board.chart import NAMES
from spielhafen.games.seeschlacht.board.pieces import FLEET, FLEETS, SHIP_NAMES
from spielhafen.games.seeschlacht.moves import BEGIN, DONE, WIND
from spielhafen.games.seeschlacht.scene.board_view import middle
from spielhafen.games.seeschlacht.scene.ways import ways
from spielhafen.games.seeschlacht.state import NONE, Sea
from spielhafen.i18n import Translator
from spielhafen.testing import example_runner

GAME = find_game("seeschlacht")
MOST_DECISIONS = 12
AT_SEA = [NAMES.index(name) for name in ["m8", "m10", "m12", "m14", "o8", "o10", "o12", "e10", "e12", "e14"]]


def ways_of(lines: str) -> list[Mark]:
    """Return the ways of White on a table laid by these lines, in a wind from the west."""
    g = example_runner.set_up_table(GAME, f"{lines}\nwind blue 5\nturn A\nnext Sailing(A)")
    return ways_for(g, 0)


def ways_for(g: State, seat: int) -> list[Mark]:
    """Return the ways that a player is shown."""
    seen = view(g, seat)
    assert isinstance(seen, Sea)
    return ways(seen)


def said(way: Mark) -> str:
    assert way.why is not None
    return Translator("en", GAME).translate(way.why)


def play(g: Sea, way: Mark) -> None:
    for move in way.moves:
        g.play(GAME.catalogue.read(move))


def opened() -> Sea:
    """Return the first turn of White in a wind from the west, all ships at anchor."""
    g = GAME.start(2)
    for move in (BEGIN[0], WIND[1][4], DONE, DONE):
        g.play(move)
    assert isinstance(g, Sea)
    return g


@pytest.mark.parametrize("seed", range(3))
def test_all_moves_of_a_way_are_legal_and_lead_to_its_end(seed: int) -> None:
    draw = random.Random(seed)
    g = opened()
    for _ in range(60):
        found = ways_for(g, g.actor()) if g.actor() >= 0 else []
        for way in found:
            trial = g.clone()
            play(trial, way)
            assert middle(trial.at[SHIP_NAMES.index(way.of)]) == way.at[0] == way.way[-1]
            assert trial.ship == NONE
        if found:
            play(g, draw.choice(found))
        else:
            moves = g.moves() if g.actor() >= 0 else [move for move, _ in g.steps[-1].outcomes(g)]
            g.play(draw.choice(moves))
        if g.winners is not None:
            break


def test_a_way_says_where_it_leads_and_how_much_of_the_wind_it_takes() -> None:
    way = next(way for way in ways_of("w4 n23 2") if way.at == [middle_of("n31")] and way.heading == 90)

    assert said(way) == "w4 Vega: to n31, heading 2 (east), 4 steps of 4."
    assert way.moves == ["w4 forward"] * 4


def middle_of(name: str) -> XY:
    return next(space.at for space in GAME.scene(view(opened(), 0)).geometry.spaces if space.name == name)


def test_a_way_shows_whom_the_ship_could_fire_at_and_who_could_fire_at_it() -> None:
    way = next(
        way for way in ways_of("w4 n23 2\ny4 m32 2") if way.at == [middle_of("n31")] and way.heading == 90
    )

    assert way.aims == [middle_of("m32")]
    assert way.foes == [middle_of("m32")]
    assert "Can fire at y4 Boreas from there" in said(way)


def test_no_way_rams_a_ship_or_touches_an_anchorage_of_the_enemy() -> None:
    ends = {way.at[0] for way in ways_of("w4 n23 2\ny4 n27 2")}

    assert middle_of("n27") not in ends
    assert ends


def test_only_the_player_who_sails_is_shown_ways() -> None:
    g = opened()

    assert ways_for(g, 0)
    assert not ways_for(g, 1)


def test_a_fleet_at_sea_is_moved_in_twelve_decisions() -> None:
    """The choice of the first ship is a decision, and then the way of each."""
    g = opened()
    for ship, space in zip(FLEETS[0], AT_SEA, strict=True):
        g.at[ship], g.headings[ship] = space, 1
    decisions = 1
    while g.turn == 0:
        play(g, max(ways_for(g, 0), key=lambda way: (way.way[0], way.at[0])))
        decisions += 1

    assert decisions == FLEET + 1 <= MOST_DECISIONS
