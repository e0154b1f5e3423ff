"""What players are told of steps that need more points, of symbols, gold, and saved points."""

from typing import cast

import pytest

from spielhafen.core.game import Game
from spielhafen.core.scene import Scene
from spielhafen.core.secret import view
from spielhafen.core.text import Text
from spielhafen.games.ghost_ship.board.tiles import NAMES
from spielhafen.games.ghost_ship.rules.sailing import GLIMPSE
from spielhafen.games.ghost_ship.state import Ghostly
from spielhafen.i18n import Translator
from spielhafen.testing import example_runner

AT_COAST = "ships D10 G10\nturn A"
DOCKED = "ships D10/N G10\nturn A"
TOO_FEW = (
    "Docking needs 3 points, 1 to dock and 2 to land, and you have 2:"
    " stay here, and dock next turn with a 3 or more."
)
ON_CIRCLE = "ships D10/N G10\nscouts C10o/N aboard\nlanded D10 -1\nitems D6\nturn A"


def laid(ghost_ship: Game, lines: str) -> Ghostly:
    return cast("Ghostly", example_runner.set_up_table(ghost_ship, lines))


def seen(ghost_ship: Game, lines: str) -> Scene:
    return ghost_ship.scene(view(laid(ghost_ship, lines), 0))


def said(ghost_ship: Game, told: Text | None, language: str = "en") -> str:
    return Translator(language, ghost_ship).translate(told, ["Ada", "Bo"]) if told else ""


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (
            f"{AT_COAST}\npoints 2\nnext Course(A)",
            TOO_FEW,
        ),
        (
            f"{AT_COAST}\npoints 3\nnext Course(A)",
            "Your scout can land here (3 points) and go to the treasure on C10 (2).",
        ),
        (
            f"{DOCKED}\npoints 3\nleft 1\nnext Course(A)",
            "Landing needs 2 points, and you have 1: stay here, and land next turn.",
        ),
        (
            f"{AT_COAST}\nnext Outset(A)",
            "With a 3 or more you can dock here and land. A saved point raises your next number.",
        ),
        (
            f"{ON_CIRCLE}\nnext Outset(A)",
            "You can only leave this circle with a 2 or 4: natives. A saved point changes your next number by 1.",
        ),
        (
            f"{ON_CIRCLE}\npoints 3\nnext Course(A)",
            "You can only leave this circle with a 2 or 4: natives.",
        ),
        (
            "ships A1 G10\nscouts D10/N aboard\nlanded D10 -1\nitems D6\nturn A\nnext Outset(A)",
            "Searching saves the walk back: on a 3 or more your own ship comes to this coast.",
        ),
        (
            "ships D10/N G10\nscouts D5/N aboard\nlanded D10 -1\nturn A\nnext Outset(A)",
            "Any number is enough.",
        ),
    ],
)
def test_the_hint_says_what_the_number_is_for_and_what_is_missing(
    ghost_ship: Game, lines: str, told: str
) -> None:
    assert said(ghost_ship, seen(ghost_ship, lines).status.hint) == told


@pytest.mark.parametrize(
    ("ship", "left", "place", "told", "paragraph"),
    [
        ("D10", 2, "D10", "Docking needs 3 points, as 2 must be left to land, and you have 2", "§22"),
        ("D10", 2, "C10", "Docking needs 3 points, as 2 must be left to land, and you have 2", "§22"),
        ("D10/N", 1, "D10", "That costs 2, and you have 1", "§22"),
        ("D10/N", 2, "D10", "Your scout is on board: land first.", "§22"),
    ],
)
def test_a_click_on_the_coast_says_why_the_scout_cannot_go_ashore_yet(
    ghost_ship: Game, ship: str, left: int, place: str, told: str, paragraph: str
) -> None:
    lines = f"ships {ship} G10\nturn A\npoints 4\nleft {left}\nnext Course(A)"
    why = ghost_ship.place_refusal(view(laid(ghost_ship, lines), 0), place)
    assert why is not None
    assert said(ghost_ship, why.text).startswith(told)
    assert why.paragraph == paragraph


@pytest.mark.parametrize(("ready", "told"), [(True, "laid at random"), (False, "that you lay there")])
def test_captains_who_choose_a_corner_are_told_what_it_is_good_for(
    ghost_ship: Game, ready: bool, told: str
) -> None:
    g = ghost_ship.start(2, {"ready_made": ready})
    g.play(ghost_ship.catalogue.read("first 1"))
    assert told in said(ghost_ship, ghost_ship.scene(view(g, 0)).status.hint)


@pytest.mark.parametrize(
    ("field", "told"),
    [
        ("C10", "The symbol on C10: natives. A scout can only leave the circle with a 2 or 4."),
        ("C4", "The symbol on C4: "),
    ],
)
def test_the_log_says_what_a_symbol_means_for_a_scout_on_an_island(
    ghost_ship: Game, field: str, told: str
) -> None:
    g = laid(ghost_ship, AT_COAST)
    glimpse = GLIMPSE[NAMES.index(field)]
    line = said(ghost_ship, ghost_ship.describe_step(g, glimpse, None))
    assert line.startswith(told)
    assert ("scout" in line) == (field == "C10")


@pytest.mark.parametrize(("left", "told"), [(3, "Take the gold next turn"), (4, "Take the gold at once")])
def test_a_step_onto_gold_says_whether_it_can_be_taken_at_once(
    ghost_ship: Game, left: int, told: str
) -> None:
    lines = f"ships C7/N G10\nscouts D5/N aboard\nlanded C7 -1\nturn A\npoints {left}\nnext Course(A)"
    offers = seen(ghost_ship, lines).offers
    step = next(offer for offer in offers if offer.move == "walk D6")
    assert said(ghost_ship, step.hint).startswith(told)


def test_saving_and_searching_say_what_they_are_for(ghost_ship: Game) -> None:
    lines = "ships A1 G10\nscouts D10/N aboard\nlanded D10 -1\nturn A\nnext Outset(A)"
    told = {offer.move: said(ghost_ship, offer.hint) for offer in seen(ghost_ship, lines).offers}
    assert told["save plus"] == "You do not move; your next number can be 1 higher."
    assert told["search"] == "With a 3 or more it comes."


@pytest.mark.parametrize(
    ("scout", "field", "told"),
    [
        ("C5/S", "D5", "From there on to D4, D6, E5."),
        ("B3/N", "C3", "A dead end: no path leads on from there."),
    ],
)
def test_a_step_on_foot_says_where_the_way_goes_on(
    ghost_ship: Game, scout: str, field: str, told: str
) -> None:
    lines = f"items A7\nships C7/N G10\nscouts {scout} aboard\nlanded C7 -1\nturn A\npoints 4\nnext Course(A)"
    step = next(offer for offer in seen(ghost_ship, lines).offers if offer.move == f"walk {field}")
    assert said(ghost_ship, step.hint) == told


def test_spinning_is_offered_last_so_that_its_button_keeps_its_place(ghost_ship: Game) -> None:
    lines = "ships A1 G10\nscouts D10/N aboard\nlanded D10 -1\nturn A\nnext Outset(A)"
    moves = [offer.move for offer in seen(ghost_ship, lines).offers]
    assert "search" in moves
    assert moves[-1] == "spin"
