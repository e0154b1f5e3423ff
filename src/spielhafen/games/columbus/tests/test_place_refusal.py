"""Tests of the reasons why a field cannot be reached."""

from typing import cast

import pytest

from spielhafen.core.game import Game, find_game
from spielhafen.core.secret import view
from spielhafen.games.columbus.state import Ocean
from spielhafen.i18n import Translator
from spielhafen.testing import example_runner


@pytest.fixture
def columbus() -> Game:
    return find_game("columbus")


def laid(columbus: Game, lines: str) -> Ocean:
    return cast("Ocean", example_runner.set_up_table(columbus, lines))


def why_not(columbus: Game, lines: str, place: str, thing: str = "") -> str | None:
    """Return the refusal for captain A, who has pointed at a field."""
    why = columbus.place_refusal(view(laid(columbus, lines), 0), place, thing)
    return None if why is None else Translator("en", columbus).translate(why.text, ["Ada", "Bo"])


COURSE = "ships m4 m5\nturn A\nnext Course(A)\ndice"


@pytest.mark.parametrize(
    ("dice", "place", "said"),
    [
        ("rose rose rose sail", "h4", "Too far: 5 fields, you have 4."),
        ("rose whirlwind storm storm", "k4", "Too far: 2 fields, you have 1."),
        ("rose* rose* rose* sail*", "k4", "Too far: 2 fields, you have 0."),
        (
            "rose rose rose sail",
            "k4",
            "That is 2 fields away, and you have 4: sail field by field, first to one beside your ship.",
        ),
        (
            "rose rose rose sail",
            "m3",
            "There is no water there: sail to a field of water beside your ship.",
        ),
        ("rose rose rose sail", "m4", "Your ship lies there already: choose another field."),
    ],
)
def test_a_field_that_is_too_far_is_refused_with_the_fields_to_it_and_those_left(
    columbus: Game, dice: str, place: str, said: str
) -> None:
    assert why_not(columbus, f"{COURSE} {dice}", place) == said


def test_the_die_that_was_chosen_gets_the_same_answer(columbus: Game) -> None:
    g = view(laid(columbus, f"{COURSE} rose rose rose sail"), 0)
    for move in ("rose h4", "sail h4"):
        assert g.refuse(columbus.catalogue.read(move)) == columbus.place_refusal(g, "h4", "")


def test_no_reason_is_given_for_a_field_beside_the_ship_or_for_a_whirlwind(columbus: Game) -> None:
    assert why_not(columbus, f"{COURSE} rose rose rose sail", "l4") is None
    assert why_not(columbus, f"{COURSE} rose rose rose whirlwind", "h4", "die/whirlwind#4") is None
    assert why_not(columbus, "ships m4 m5\nturn A\nnext Outset(A)", "h4") is None


def test_out_of_a_calm_only_sails_and_good_winds_count(columbus: Game) -> None:
    lines = "ships b11 c10\nturn A\nnext Course(A)\ndice"
    short, enough = (
        why_not(columbus, f"{lines} {dice}", "d11")
        for dice in ("sail rose rose storm", "sail sail rose storm")
    )
    assert short == (
        "Too far: on the way 2 fields of calm have to be left by sails or Good Winds, you have 1."
    )
    assert enough is not None
    assert enough.startswith("That is 2 fields away")


def test_a_whirlwind_that_would_fly_too_far_is_refused_with_the_fields_and_those_left(columbus: Game) -> None:
    g = laid(columbus, "ships n5 n5\nwhirlwinds k2 k4\nturn A\nnext Course(A)\ndice whirlwind rose rose rose")
    why = g.refuse(columbus.catalogue.read("whirl 1 h2"))
    assert why is not None
    assert Translator("en", columbus).translate(why.text) == (
        "Too far: the whirlwind would fly 3 fields, you have 1. Send it to a field within its reach."
    )
