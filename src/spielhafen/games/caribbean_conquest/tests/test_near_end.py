"""What the table says near the end: points held and counted, majorities, ways on."""

import pytest

from spielhafen.core.game import Game
from spielhafen.core.secret import view
from spielhafen.core.text import Text
from spielhafen.games.caribbean_conquest.tests.example_tables import laid, seen
from spielhafen.i18n import Translator


def said(game: Game, told: Text | None) -> str:
    return Translator("en", game).translate(told, ["Ada", "Bo"]) if told else ""


def test_a_rival_near_a_majority_is_announced_and_one_who_has_it(conquest: Game) -> None:
    lines = "groups G10=1s / G9=1s\npoints - / {points}\nturn A\nnext Manoeuvres(A)"
    six = "G2 D3 C5 J6 B7 F9"
    near, held = (seen(conquest, lines.format(points=points)) for points in (six, f"{six} D7"))
    few = seen(conquest, lines.format(points="F9"))
    (shop,) = (zone for zone in few.zones if zone.kind == "shop")

    assert said(conquest, near.seats[1].note) == "needs one more point to end the game"
    assert said(conquest, near.status.hint).startswith("The nearest point"), "what can be done comes first"
    assert "unless a point is taken from Bo" in said(conquest, held.status.hint)
    assert said(conquest, held.seats[1].note) == (
        "10 counted: area B double; has enough points to end the game with this round"
    )
    assert said(conquest, few.status.hint).startswith("The nearest point")
    assert said(conquest, shop.note).endswith("if you have at least 2 gold.")


def test_near_the_end_a_group_is_still_told_what_it_takes_or_leaves(conquest: Game) -> None:
    lines = "groups D7=1s C10=2c / C9=1s\npoints C10 / G2 D3 C5 J6 B7\nturn A\nnext Manoeuvres(A)\n> at {}"
    ship, crews = (said(conquest, seen(conquest, lines.format(at)).status.hint) for at in ("D7", "C10"))

    assert ship == (
        "If this group stays, you take the skull at D7. The group at C10 can take the temple at B7: choose it next."
    )
    assert crews == (
        "If all go, nobody guards the city at C10. "
        "The nearest point to take without a fight: the temple at B7, 3 steps away."
    )


def test_near_the_end_a_crew_that_has_boarded_is_still_told_what_it_reaches(conquest: Game) -> None:
    lines = "groups J10=2c I10=1s / C9=1s\npoints - / D3 C5 B7 F9 A12\nturn A\nnext Manoeuvres(A)"
    scene = seen(conquest, f"{lines}\n> at J10, leave crew, go W")

    assert said(conquest, scene.status.hint).startswith("With its ship the crew can now reach the city at H8")
    assert said(conquest, scene.seats[1].note) == "needs 2 more points to end the game"


def test_a_whole_area_and_the_near_end_share_a_note(conquest: Game) -> None:
    lines = "groups E8=1s / C9=1s\npoints - / G2 D3 A12 J6 F9\nturn A\nnext Manoeuvres(A)"

    far = lines.replace(" J6 F9", "")

    assert said(conquest, seen(conquest, far).seats[1].note) == "3 held · 6 counted: area A double"
    assert said(conquest, seen(conquest, lines).seats[1].note) == (
        "8 counted: area A double; needs 2 more points to end the game"
    )


def test_points_counted_in_the_end_are_shown_where_they_differ_from_those_held(conquest: Game) -> None:
    lines = "groups E8=1s / C9=1s\npoints D7 / G2 D3 A12 J6 F9\nturn A\nnext Manoeuvres(A)"
    facts = [seat.facts[0] for seat in seen(conquest, lines).seats]

    assert [(fact.value, said(conquest, fact.label)) for fact in facts] == [
        ("1", "point: 1"),
        ("5 (8)", "points: 5 held, 8 counted in the end: whole areas count double"),
    ]


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("groups G10=1s / G9=1s\nballs 1 0", True),
        ("groups G10=1s / G9=1s\nballs 0 1", False),
        ("groups G10=1s / C9=1s\nballs 1 0", False),
    ],
)
def test_done_moving_says_that_guns_may_fire_next(conquest: Game, lines: str, told: bool) -> None:
    offers = {offer.move: offer for offer in seen(conquest, f"{lines}\nturn A\nnext Manoeuvres(A)").offers}

    assert (
        said(conquest, offers["done"].hint)
        == f"You have 6 steps left.{' Next you may fire.' if told else ''}"
    )


def test_the_point_that_makes_a_majority_says_so(conquest: Game) -> None:
    lines = "groups G9=1s1c / C9=1s\npoints G2 D3 C5 J6 B7 D7 / F9\nturn A\nnext Manoeuvres(A)\n> at G9"
    offers = {offer.move: offer for offer in seen(conquest, lines).offers}

    assert said(conquest, offers["go W"].hint) == (
        "You would take the temple at F9 from Bo. With it you hold more than half of all points: "
        "the game ends with this round."
    )


def test_the_round_of_a_finished_game_does_not_say_what_would_end_it(conquest: Game) -> None:
    g = laid(conquest, "groups G10=1s / -\npoints F9 / -\nturn A\nnext Manoeuvres(A)")
    g.end([0])

    assert said(conquest, conquest.scene(view(g, 0)).status.round) == "Round 2"


def test_the_list_of_points_shows_the_areas_that_count_double(conquest: Game) -> None:
    lines = "groups E8=1s / C9=1s\npoints C5 B7 D7 G2 D3 A12 / F9\nturn A\nnext Manoeuvres(A)"
    (points,) = (zone for zone in seen(conquest, lines).zones if zone.id == "standing")

    assert [said(conquest, row.note) for row in points.rows] == ["6 held · 12 counted: areas A, B double", ""]


def test_a_captain_as_near_the_end_as_the_rival_is_told_both(conquest: Game) -> None:
    lines = "groups E8=1s / C9=1s\npoints {} / G2 D3 B7 J6 F6\ngold 5 0\nturn A\nnext Market(A)"
    both, one, far = (
        said(conquest, seen(conquest, lines.format(own)).status.hint)
        for own in ("A12 C5 D7 F9 C10", "A12 C5 D7 F9 C10 L5", "A12 C5 D7 F9")
    )

    assert both == "Bo needs only 2 more points to end the game. You, too, need only 2 more."
    assert "too" not in one + far
