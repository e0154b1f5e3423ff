"""The way out of what was just chosen: another group, other guns, no hire."""

from spielhafen.core.game import Game
from spielhafen.core.scene import Withdrawal
from spielhafen.core.text import Text
from spielhafen.games.caribbean_conquest.tests.example_tables import seen
from spielhafen.i18n import Translator


def said(game: Game, told: Text | None) -> str:
    return Translator("en", game).translate(told, ["Ada", "Bo"]) if told else ""


def way_out(game: Game, lines: str) -> Withdrawal:
    found = seen(game, lines).status.withdrawal
    assert found is not None
    return found


FLEET = "groups H9=1s1c C5=2s1c / C9=1s\nturn A\nnext Manoeuvres(A)"


def test_a_group_just_chosen_can_be_put_back_and_one_out_of_its_reach_chosen_instead(conquest: Game) -> None:
    out = way_out(conquest, f"{FLEET}\nleft 2\n> at H9")

    assert (said(conquest, out.label), out.moves) == ("Choose another group", 1)
    assert {one.place: one.move for one in out.instead} == {"H9": "", "C5": "at C5"}


def test_a_square_in_reach_with_own_figures_is_where_the_group_goes(conquest: Game) -> None:
    out = way_out(conquest, "groups H9=1s1c G9=1s / C9=1s\nturn A\nnext Manoeuvres(A)\n> at H9")

    assert [one.place for one in out.instead] == ["H9"]


def test_a_group_chosen_after_another_has_moved_stays_chosen_at_a_touch_of_itself(conquest: Game) -> None:
    first = way_out(conquest, f"{FLEET}\n> at H9")
    later = way_out(conquest, f"{FLEET}\n> at H9, go W, at C5")

    assert [one.place for one in first.instead if one.stays] == [], "taken back, no group is in hand"
    assert [one.place for one in later.instead if one.stays] == ["C5"], "the first would be in hand again"


def test_figures_left_behind_are_taken_along_again(conquest: Game) -> None:
    lines = f"{FLEET}\n> at C5, leave ship, leave crew"

    assert way_out(conquest, lines).moves == 3


def test_a_group_that_has_moved_and_one_of_a_rival_are_not_put_back(conquest: Game) -> None:
    assert seen(conquest, f"{FLEET}\n> at H9, go W").status.withdrawal is None
    assert seen(conquest, FLEET).status.withdrawal is None
    assert seen(conquest, f"{FLEET}\n> at H9", viewer=1).status.withdrawal is None


def test_guns_that_aim_can_be_others_and_a_hire_be_given_up(conquest: Game) -> None:
    guns = "groups G10=1s D7=1s / G9=1s D8=1s\nballs 1 1\nturn A\nnext Gunnery(A)\n> at G10"
    hire = "groups F12=1s / C9=1s\npoints F11 L5 / C10\ngold 6 0\nturn A\nnext Market(A)\n> hire crew"

    assert said(conquest, way_out(conquest, guns).label) == "Fire from elsewhere"
    assert {one.place: one.move for one in way_out(conquest, guns).instead} == {"G10": "", "D7": "at D7"}
    assert said(conquest, way_out(conquest, hire).label) == "Do not hire this crew"
