"""What is to be seen at a table: how it ended, the dice, the zones of fire."""

import pytest

from spielhafen.core.game import find_game
from spielhafen.core.logbook import read
from spielhafen.core.secret import view
from spielhafen.games.seeschlacht.moves import BEGIN, COLOUR, DONE, FIRE, WIND
from spielhafen.games.seeschlacht.rules.gunnery import GUNNERY
from spielhafen.games.seeschlacht.scenes import lay_ship, table
from spielhafen.games.seeschlacht.state import Sea

GAME = find_game("seeschlacht")
W4, Y4 = 3, 13


@pytest.mark.parametrize(
    ("log", "how"),
    [
        ("great-home-with-the-cargo", "cargo"),
        ("great-resigned", "otherwise"),
        ("great-standstill", "otherwise"),
        ("short-all-arrived", "points"),
        ("short-resigned", "otherwise"),
        ("short-standstill", "points"),
    ],
)
def test_at_the_end_it_is_said_what_has_decided(log: str, how: str) -> None:
    final = read(GAME.file(f"tests/golden/{log}.log").read_text("utf-8")).final()

    assert GAME.scene(view(final, 0)).status.prompt.args["how"] == how


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
