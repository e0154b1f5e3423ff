"""What is to be seen at a table: how it ended, the dice, the zones of fire."""

import pytest

from spielhafen.core.game import find_game
from spielhafen.core.logbook import read
from spielhafen.core.moves import Move
from spielhafen.core.play import State
from spielhafen.core.secret import view
from spielhafen.games.seeschlacht.moves import (
    AGREE,
    BEGIN,
    COLOUR,
    DECLINE,
    DONE,
    FIRE,
    OFFER_DRAW,
    RESIGN,
    WIND,
)
from spielhafen.games.seeschlacht.pieces import TURNS
from spielhafen.games.seeschlacht.rules.gunnery import GUNNERY
from spielhafen.games.seeschlacht.rules.turn import SAILING
from spielhafen.games.seeschlacht.scenes import lay_ship, table, turn
from spielhafen.games.seeschlacht.state import Sea

GAME = find_game("seeschlacht")
W1, Y1, W4, Y4 = 0, 10, 3, 13


def said(g: State) -> tuple[object, str]:
    """What has decided, and by which section."""
    status = GAME.scene(view(g, 0)).status
    return status.prompt.args["how"], status.law


@pytest.mark.parametrize(
    ("log", "how", "section"),
    [
        ("great-draw-agreed", "otherwise", "§26"),
        ("great-elimination", "otherwise", "§23"),
        ("great-home-with-the-cargo", "cargo", "§22"),
        ("great-no-merchants-left", "otherwise", "§23"),
        ("great-resigned", "otherwise", "§26"),
        ("great-standstill", "otherwise", "§25"),
        ("short-all-arrived", "points", "§24"),
        ("short-draw-agreed", "otherwise", "§26"),
        ("short-resigned", "otherwise", "§26"),
        ("short-standstill", "points", "§25"),
    ],
)
def test_at_the_end_it_is_said_what_has_decided(log: str, how: str, section: str) -> None:
    final = read(GAME.file(f"tests/golden/{log}.log").read_text("utf-8")).final()

    assert said(final) == (how, section)


@pytest.mark.parametrize(
    ("moves", "how", "section"),
    [
        ([RESIGN], "otherwise", "§26"),
        ([OFFER_DRAW, AGREE], "otherwise", "§26"),
        ([OFFER_DRAW, DECLINE, RESIGN], "otherwise", "§26"),
        ([DONE], "points", "§25"),
    ],
)
def test_the_points_decide_the_last_turn_only_if_it_is_played(
    moves: list[Move], how: str, section: str
) -> None:
    g = table(2, GAME.settle_options({"short": True}))
    lay_ship(W1, g, "q6 5 loaded")
    lay_ship(Y1, g, "q48 6 loaded")
    g.number = TURNS
    turn(g, 0)
    g.then(SAILING[0])
    for move in moves:
        g.play(move)

    assert said(g) == (how, section)


def dice(g: Sea) -> list[str]:
    tray = next(zone for zone in GAME.scene(view(g, 0)).zones if zone.kind == "tray")
    return [die.art for die in tray.dice]


def test_dice_show_what_was_rolled_last_and_nothing_while_they_roll() -> None:
    g = table(2, GAME.settle_options({}))
    lay_ship(W4, g, "n23 2")
    lay_ship(Y4, g, "m24 2")
    g.then(GUNNERY[0])
    assert dice(g) == ["", ""]
    g.colour_die, g.number_die = 1, 4
    assert dice(g) == ["die-blue", "die-5"]

    g.play(FIRE[W4, Y4])
    assert dice(g) == ["", "die-5"]
    g.play(COLOUR[2])
    assert dice(g) == ["die-red", "die-5"]


def test_nobody_fires_before_the_first_turn() -> None:
    g = GAME.start(2)
    for move in (BEGIN[0], WIND[1][4]):
        g.play(move)
    assert not [mark for mark in GAME.scene(view(g, 0)).marks if mark.kind == "fire"]

    for _ in range(2):
        g.play(DONE)
    assert [mark for mark in GAME.scene(view(g, 0)).marks if mark.kind == "fire"]
