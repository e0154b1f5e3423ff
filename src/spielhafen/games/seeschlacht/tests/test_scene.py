"""Tests of the scene of a table: how it ended, the dice, the zones of fire."""

import pytest

from spielhafen.core.game import find_game
from spielhafen.core.logbook import read_logbook
from spielhafen.core.moves import Move
from spielhafen.core.play import State
from spielhafen.core.secret import view
from spielhafen.games.seeschlacht import Options
from spielhafen.games.seeschlacht.board.chart import NEUTRAL
from spielhafen.games.seeschlacht.examples import lay_ship, table, turn
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
from spielhafen.games.seeschlacht.rules.gunnery import GUNNERY
from spielhafen.games.seeschlacht.rules.turn import SAILING, Turn
from spielhafen.games.seeschlacht.rules.weather import GALE
from spielhafen.games.seeschlacht.scene.board_view import middle
from spielhafen.games.seeschlacht.scene.log import account
from spielhafen.games.seeschlacht.state import Sea
from spielhafen.i18n import Translator
from spielhafen.testing import example_runner

GAME = find_game("seeschlacht")
W1, Y1, W4, Y4 = 0, 10, 3, 13


def said(g: State) -> tuple[object, str]:
    """Return what has decided the game, and by which section."""
    status = GAME.scene(view(g, 0)).status
    return status.prompt.args["how"], status.paragraph


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
def test_the_end_names_what_has_decided_the_game(log: str, how: str, section: str) -> None:
    final = read_logbook(GAME.file(f"tests/golden/{log}.log").read_text("utf-8")).final_state()

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
    g = table(2, GAME.parse_options({"short": True}))
    lay_ship(W1, g, "q6 5 loaded")
    lay_ship(Y1, g, "q48 6 loaded")
    g.number = Options.most_turns
    turn(g, 0)
    g.then(SAILING[0])
    for move in moves:
        g.play(move)

    assert said(g) == (how, section)


def dice(g: Sea) -> list[str]:
    tray = next(zone for zone in GAME.scene(view(g, 0)).zones if zone.kind == "tray")
    return [die.art for die in tray.dice]


def test_dice_show_what_was_rolled_last_and_nothing_while_they_roll() -> None:
    g = table(2, GAME.parse_options({}))
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


def test_no_zone_of_fire_is_shown_before_the_first_turn() -> None:
    g = GAME.start(2)
    for move in (BEGIN[0], WIND[1][4]):
        g.play(move)
    assert not [mark for mark in GAME.scene(view(g, 0)).marks if mark.kind == "fire"]

    for _ in range(2):
        g.play(DONE)
    assert [mark for mark in GAME.scene(view(g, 0)).marks if mark.kind == "fire"]


def forced(lines: str) -> list[str]:
    """Return the moves of White with a warning that they force a ram."""
    g = example_runner.set_up_table(GAME, f"{lines}\nwind blue 5\nturn A\nnext Sailing(A)")
    offers = GAME.scene(view(g, 0)).offers
    return [
        offer.move
        for offer in offers
        if offer.warning is not None and offer.warning.key == "warning-forced-ram"
    ]


@pytest.mark.parametrize(
    ("lines", "warned"),
    [
        ("w4 n23 2\ny4 o24 1", ["w4 starboard"]),
        ("w4 s20 2", []),  # beyond the edge there is no ship, though some ship has sunk
        ("w4 m24 6\ny1 l25 1", []),  # a taken field of the neutral harbour is closed
        ("w4 p1 1\nw5 p3 1", []),  # in its own waters the ship may stop
    ],
)
def test_only_a_turn_that_leaves_no_other_way_is_said_to_force_a_ram(lines: str, warned: list[str]) -> None:
    assert forced(lines) == warned


def test_no_ship_is_under_fire_in_the_neutral_harbour() -> None:
    g = example_runner.set_up_table(GAME, "w4 m26 2\nturn A\nnext Gunnery(A)")
    under_fire = {space for mark in GAME.scene(view(g, 0)).marks if mark.kind == "fire" for space in mark.at}
    neutral = {middle(space) for space, kind in enumerate(NEUTRAL) if kind}

    assert under_fire
    assert not under_fire & neutral


@pytest.mark.parametrize(
    ("number", "quiet", "hint"),
    [
        (Options.most_turns - 4, 0, ("hint-last-turns", 5)),
        (Options.most_turns - 4, Options.quiet_turns - 3, ("hint-standstill", 3)),
        (9, Options.quiet_turns - 1, ("hint-standstill", 1)),
    ],
)
def test_a_hint_warns_which_end_is_near(number: int, quiet: int, hint: tuple[str, int]) -> None:
    g = table(2, GAME.parse_options({}))
    lay_ship(W1, g, "q6 5")
    lay_ship(Y1, g, "q48 6")
    turn(g, 0)
    g.number, g.quiet = number, quiet
    g.then(GUNNERY[0])
    shown = GAME.scene(view(g, 0)).status.hint

    assert shown is not None
    assert (shown.key, shown.args["left"]) == hint


@pytest.mark.parametrize(
    ("lines", "move", "why"),
    [
        ("w4 n23 2\ny1 n27 1\ny4 m26 1\ny5 o26 1", "w4 forward", "ram-avoidable"),
        ("w4 b11 2\ny4 a12 1", "w4 port", "ram-avoidable"),
    ],
)
def test_where_only_a_ram_is_to_be_avoided_no_anchorage_is_named(lines: str, move: str, why: str) -> None:
    g = example_runner.set_up_table(
        GAME, f"option avoid_rams yes\n{lines}\nwind blue 5\nturn A\nnext Sailing(A)"
    )
    refused = g.refuse(GAME.catalogue.read(move))

    assert refused is not None
    assert refused.code == why


@pytest.mark.parametrize(
    ("language", "white", "yellow"),
    [
        ("de", "1 Schiff, 0 beladen, 0 Punkte", "2 Schiffe, 1 beladen, 0 Punkte"),
        ("en", "1 ship afloat, 0 loaded, 0 points", "2 ships afloat, 1 loaded, 0 points"),
    ],
)
def test_texts_distinguish_one_ship_from_several(language: str, white: str, yellow: str) -> None:
    g = table(2, GAME.parse_options({"short": True}))
    lay_ship(W4, g, "n23 2")
    lay_ship(Y1, g, "q48 6 loaded")
    lay_ship(Y4, g, "m24 2")
    words = Translator(language, GAME)
    fleets = GAME.scene(view(g, 0)).seats

    assert [
        ", ".join(f"{fact.value} {words.translate(fact.label)}" for fact in fleet.facts) for fleet in fleets
    ] == [
        white,
        yellow,
    ]


def test_a_laden_merchant_that_is_heavily_damaged_is_called_so() -> None:
    notes = []
    for hits in (0, 1):
        lines = (
            f"option short yes\nw1 n23 1 hits {hits} loaded\ny4 m12 2\nwind blue 5\nturn B\nnext Sailing(B)"
        )
        zones = GAME.scene(view(example_runner.set_up_table(GAME, lines), 0)).zones
        row = next(row for zone in zones for row in zone.rows if row.id == "w1")
        assert row.note is not None
        notes.append(row.note.args["state"])

    assert notes == ["loaded", "heavy-loaded"]


@pytest.mark.parametrize(
    ("lines", "said_in_english"),
    [
        ("w4 n23 2\nw5 n27 2\ny4 m24 2\nturn A\nnext Gunnery(A)", "w4 Vega can fire."),
        (
            "w4 n23 2\nw5 p23 2\ny4 o24 2\nturn A\nnext Gunnery(A)",
            "2 of your ships can fire, each once.",
        ),
        ("w4 b51 2\ny5 g50 3\nturn A\nnext CoastalFire(A, 16384)", "Hits on yellow, one time in three"),
        (
            "w1 q2 1\ny1 q48 6\nwind blue 5\nturn A\nnext Sailing(A)",
            "No ship has to move in this turn: you may finish, or move others.",
        ),
        ("w4 n23 2\nw5 p23 2\nturn A\nnext Sailing(A)", "2 ships still have to move, w4 Vega among them."),
        (
            "w4 n23 2\nw1 q2 1\nturn A\nnext Sailing(A)",
            "w4 Vega still has to move. The others may stay.",
        ),
    ],
)
def test_a_hint_says_what_can_still_be_done(lines: str, said_in_english: str) -> None:
    g = example_runner.set_up_table(GAME, lines)
    hint = GAME.scene(view(g, 0)).status.hint
    assert hint is not None
    assert Translator("en", GAME).translate(hint) == said_in_english
    other = GAME.scene(view(g, 1)).status.hint
    assert other is None


def test_every_ship_shows_the_number_it_is_called_by() -> None:
    pieces = GAME.scene(view(GAME.start(2), 0)).pieces

    assert [f"{piece.id[0]}{piece.number}" for piece in pieces] == [piece.id for piece in pieces]


def test_the_announced_shot_names_both_ships_and_the_colour_that_hits() -> None:
    g = table(2, GAME.parse_options({}))
    lay_ship(W4, g, "m20 2")
    lay_ship(Y4, g, "n21 2")
    turn(g, 0)
    g.then(GUNNERY[0])
    g.play(FIRE[W4, Y4])
    (mark,) = [mark for mark in GAME.scene(view(g, 1)).marks if mark.kind == "shot"]

    assert mark.why is not None
    assert Translator("en", GAME).translate(mark.why) == "w4 Vega fires at y4 Boreas: yellow hits."


@pytest.mark.parametrize(
    ("number", "rolled", "same"), [(1, (2, 4), "yes"), (1, (2, 3), "no"), (0, (2, 4), "no")]
)
def test_a_wind_that_is_rolled_again_is_said_to_stay(number: int, rolled: tuple[int, int], same: str) -> None:
    g = table(2, GAME.parse_options({}))
    g.rose, g.wind, g.number = 2, 4, number

    assert account(g, GALE[0], WIND[rolled[0]][rolled[1]])["same"] == same


def test_the_heading_of_a_turn_says_whose_it_is_and_which() -> None:
    g = table(2, GAME.parse_options({}))
    g.number = 3

    assert account(g, Turn(1), None) == {"number": 2}
