"""Squares that a touch plays: places to hire, and whole ways."""

import pytest

from spielhafen.core.game import Game
from spielhafen.core.text import Text
from spielhafen.games.caribbean_conquest.board.waters import NAMES
from spielhafen.games.caribbean_conquest.tests.example_tables import laid, seen
from spielhafen.i18n import Translator


def said(game: Game, told: Text | None) -> str:
    return Translator("en", game).translate(told, ["Ada", "Bo"]) if told else ""


FLEET = "groups H9=1s1c C5=2s1c / C9=1s\nturn A\nnext Manoeuvres(A)"


@pytest.mark.parametrize(("figure", "places"), [("crew", ["F11", "L5"]), ("ship", ["F12", "L6"])])
def test_the_places_of_a_hire_are_framed_and_named(conquest: Game, figure: str, places: list[str]) -> None:
    lines = f"groups G9=1s / C9=1s\npoints F11 L5 / C10\ngold 6 0\nturn A\nnext Market(A)\n> hire {figure}"
    scene = seen(conquest, lines)
    spaces = {space.at: space.id for space in scene.geometry.spaces}

    assert sorted(spaces[mark.at[0]] for mark in scene.marks if mark.prize) == places
    assert all(place in said(conquest, scene.status.hint) for place in places)


def at_once(game: Game, lines: str) -> dict[str, list[str]]:
    """Return the moves that one touch of a square plays."""
    scene = seen(game, lines)
    spaces = {space.at: space.id for space in scene.geometry.spaces}
    return {spaces[mark.at[0]]: list(mark.moves) for mark in scene.marks if mark.moves}


def test_one_touch_of_a_far_square_plays_the_whole_way_for_the_steps_shown(conquest: Game) -> None:
    ways = at_once(conquest, f"{FLEET}\n> at H9")
    shown = {
        mark.at[0]: mark.text for mark in seen(conquest, f"{FLEET}\n> at H9").marks if mark.kind == "range"
    }
    far = {square: moves for square, moves in ways.items() if len(moves) > 2}

    assert len(far) > 10
    for square, moves in far.items():
        g = laid(conquest, f"{FLEET}\n> at H9, {', '.join(moves)}")
        place = NAMES.index(square)
        assert g.hand == place
        assert str(6 - g.left) == shown[place % 36 + 0.5, place // 36 + 0.5]


def test_one_touch_of_a_point_in_reach_chooses_the_nearest_group(conquest: Game) -> None:
    scene = seen(conquest, "groups G10=1s E8=1s / C9=1s\npoints - / F9\nturn A\nnext Manoeuvres(A)")
    prizes = {mark.at[0]: mark for mark in scene.marks if mark.prize}

    assert list(prizes[3.5, 6.5].moves) == ["at E8"], "the skull at D7"
    assert all(mark.moves and not mark.way for mark in prizes.values())


def test_a_fight_the_last_step_and_own_figures_are_asked_about_first(conquest: Game) -> None:
    lines = "groups H9=1s1c K9=1s / K11=1s\nturn A\nleft 3\nnext Manoeuvres(A)\n> at H9"
    ways = at_once(conquest, lines)
    last = at_once(conquest, lines.replace("left 3", "left 2"))

    assert "J9" in ways, "two steps of three"
    assert "J9" not in last, "the last two steps"
    assert "K9" not in ways, "three steps, and own figures"
    foes = "groups H9=1s1c / J9=1s\nturn A\nnext Manoeuvres(A)\n> at H9"
    assert "J9" not in at_once(conquest, foes), "a fight"
    assert "J10" in at_once(conquest, foes)
