"""Tests of the texts on cards before they are played, and on the points after a round."""

from typing import cast

import pytest

from spielhafen.core.game import find_game
from spielhafen.core.moves import Move
from spielhafen.core.play import State, Step
from spielhafen.core.secret import view
from spielhafen.games.santa_timea.rules.trick import Take
from spielhafen.games.santa_timea.scene import result
from spielhafen.games.santa_timea.scene.board_view import card_place
from spielhafen.games.santa_timea.scene.score_sheet import place_note
from spielhafen.games.santa_timea.state import Table
from spielhafen.i18n import Translator
from spielhafen.testing import example_runner

GAME = find_game("santa_timea")
WORDS = Translator("en", GAME)


@pytest.mark.parametrize(
    ("trick", "said"),
    [
        (11, "Nobody else counts: you would take North 2 and lead next."),
        (12, "Nobody else counts: you would take North 2."),
    ],
)
def test_no_captain_leads_after_the_last_trick(trick: int, said: str) -> None:
    hands = {11: "N3 E5 / W6 E6 / N9 E9", 12: "N3 / W6 / N9"}[trick]
    row = {11: "N2 S1", 12: "N2"}[trick]
    lines = f"seats 3\ntrick {trick - 1}\nrow {row}\nleader A\nhands {hands}\nnext Trick\n> A: N3, B: W6"
    offers = {
        offer.move: offer for offer in GAME.scene(view(example_runner.set_up_table(GAME, lines), 2)).offers
    }

    assert offers["N9"].hint is not None
    assert said in WORDS.translate(offers["N9"].hint, ["Ada", "Bo", "Cy"])


@pytest.mark.parametrize(
    ("played", "said"),
    [
        ("", "The lowest card takes North 2: 2 damage."),
        ("A: N9, B: N4", "The lowest card takes North 2: 2 damage. Lowest so far: Bo, 4."),
        ("A: N9, B: E9", "The lowest card takes North 2: 2 damage. Lowest so far: Bo, 4½."),
        ("A: N5, B: E10", "The lowest card takes North 2: 2 damage. So far all cancel each other."),
    ],
)
def test_a_trick_says_what_its_lowest_card_takes_and_whose_that_is_so_far(played: str, said: str) -> None:
    hands = "N9 N5 / N4 E10 E9 / N1"
    lines = f"seats 3\ntrick 1\nrow N2 S1\nleader A\nhands {hands}\nnext Trick\n" + (
        f"> {played}" if played else ""
    )
    state = example_runner.set_up_table(GAME, lines)
    hint = GAME.scene(view(state, 2)).status.hint

    assert hint is not None
    assert WORDS.translate(hint, ["Ada", "Bo", "Cy"]) == said


@pytest.mark.parametrize(
    ("taken", "said"),
    [
        ("N1 N3", " With it your set of North (1, 2 and 3) would be complete, and all three cost nothing."),
        ("N1", ""),
        ("N1 N2 N3", ""),
    ],
)
def test_a_wind_that_would_complete_a_set_of_the_viewer_says_so(taken: str, said: str) -> None:
    lines = f"seats 2\ntrick 4\nrow N2 S1\nleader A\nhands N9 N5 / N4 E9\ntaken {taken} / S2\nnext Trick"
    state = example_runner.set_up_table(GAME, lines)
    hints = [GAME.scene(view(state, seat)).status.hint for seat in (0, 1)]

    assert [WORDS.translate(hint, ["Ada", "Bo"]) for hint in hints if hint] == [
        f"The lowest card takes North 2: 2 damage.{said}",
        "The lowest card takes North 2: 2 damage.",
    ]


def test_a_led_bride_takes_the_wind_in_any_case() -> None:
    lines = "seats 2\ntrick 11\nrow N2\nleader A\nhands bride / N1\nnext Trick\n> A: bride"
    hint = GAME.scene(view(example_runner.set_up_table(GAME, lines), 1)).status.hint

    assert hint is not None
    assert (
        WORDS.translate(hint, ["Ada", "Bo"])
        == "Ada led a Pirate Bride and takes North 2, whatever the others play."
    )


@pytest.mark.parametrize(
    ("damages", "points", "ending"), [((1, 1, 1), 2, "= 2."), ((1, 1, 5), 3, ", rounded up to 3.")]
)
def test_only_a_rounded_share_of_places_is_called_rounded(
    damages: tuple[int, ...], points: int, ending: str
) -> None:
    note = place_note([(damage, 0, points) for damage in damages], 0)

    assert WORDS.translate(note).endswith(ending)


def test_a_round_of_an_example_is_counted_from_the_first_one_and_keeps_its_points() -> None:
    position = "  seats 2\n  round 5\n  points 8 10\n  taken N1 / N2 N3\n  next Reckoning, Ranking"
    (script,) = example_runner.parse_examples(
        "notes.md", f"```example\na reckoning\n{position}\n= points 10 10\n```\n"
    )
    zones = GAME.scene(example_runner.run_example(GAME, script)).zones
    newest, *_, scores = [zone for zone in zones if zone.kind == "sheet"]

    assert WORDS.translate(newest.title) == "Reckoning of round 5"
    assert newest.sheet is not None
    assert [row.total for row in newest.sheet.rows] == ["10", "10"]
    assert scores.sheet is not None
    assert [row.cells[:5] for row in scores.sheet.rows] == [["8", *"0002"], ["10", *"0000"]]


def test_a_captain_who_would_cancel_a_card_is_told_what_that_brings() -> None:
    lines = (
        "seats 3\ntrick 2\nrow N2 S1 E1\nleader A\nhands N3 E5 E7 / E6 W6 S2 / N9 E9 S9\nnext Trick\n> A: N3"
    )
    offers = {
        offer.move: offer for offer in GAME.scene(view(example_runner.set_up_table(GAME, lines), 1)).offers
    }

    assert offers["E6"].hint is not None
    assert WORDS.translate(offers["E6"].hint, ["Ada", "Bo", "Cy"]).endswith(
        "As high as Ada’s card, so they cancel each other: you are safe from North 2 and do not lead next."
    )


def test_while_a_finished_trick_stays_the_headline_says_who_took_its_wind_and_the_hint_who_leads() -> None:
    lines = "seats 2\ntrick 1\nrow N2 S1 E1\nleader A\nhands N3 E5 / N9 E9\nnext Trick\n> A: N3, B: N9"
    status = GAME.scene(view(example_runner.set_up_table(GAME, lines), 0)).status

    assert WORDS.translate(status.prompt, ["Ada", "Bo"]) == "Ada took North 2."
    assert status.hint is not None
    assert WORDS.translate(status.hint, ["Ada", "Bo"]) == "Bo leads next."


def test_the_chart_says_what_the_signs_of_the_highest_and_of_the_lowest_card_mean() -> None:
    geometry = GAME.scene(view(GAME.start(3), 0)).geometry
    signs = {one.art: one.at for one in geometry.decor if one.art}
    words = {WORDS.translate(one.text): one.at for one in geometry.decor if one.text}

    for sign, meaning in (("sign-highest", "leads next"), ("sign-lowest", "takes the wind")):
        (across, down), (right, beside) = signs[sign], words[meaning]
        assert right > across
        assert beside == pytest.approx(down, abs=0.1)


@pytest.mark.parametrize(
    ("wins", "said"),
    [
        ([2, 2, 1], "10 points, 2 rounds won (of equal points, rounds won decide)"),
        ([2, 2, 2], "10 points, 2 rounds won"),
    ],
)
def test_the_result_says_when_rounds_won_decide_among_equal_points(wins: list[int], said: str) -> None:
    state = cast("Table", GAME.start(3))
    state.points, state.wins = [10, 10, 10], wins

    assert WORDS.translate(result(state, 0)) == said


@pytest.mark.parametrize("direction", range(5))
def test_a_later_card_lies_to_the_right_of_those_before_it(direction: int) -> None:
    across = [card_place(direction, place, 4)[0] for place in range(4)]

    assert across == sorted(set(across))


def taking_line(hands: str, row: str) -> str:
    """Play a trick of the first cards of all hands, and return what the log says of its wind."""
    lines = f"seats 3\ntrick 4\nrow {row} W1\nleader A\nhands {hands}\ntaken - / S1 S2 / -\nnext Trick"
    g, told = example_runner.set_up_table(GAME, lines), list[str]()

    def watch(state: State, step: Step, move: Move | None) -> None:
        sentence = GAME.describe_step(state, step, move) if isinstance(step, Take) else None
        if sentence:
            told.append(WORDS.translate(sentence, ["Ada", "Bo", "Cy"]))

    for hand in hands.split(" / "):
        g.play(GAME.catalogue.read(hand.split()[0]), watch)
    (line,) = told
    return line


@pytest.mark.parametrize(
    ("hands", "row", "said"),
    [
        ("S9 W9 / S4 E9 / S5 E8", "S3", "Bo takes South 3, completing the set of South."),
        (
            "N9 W9 / N4 E9 / S5 E8",
            "S1",
            "Bo takes South 1: among cards worth 0 the smaller number is the lower one.",
        ),
        ("S9 W9 / S4 E9 / N5 E8", "S1", "Cy takes South 1."),
        ("E9 S9 / W9 S8 / N5 E8", "S1", "Cy takes South 1: East 9 and West 9 cancel each other."),
    ],
)
def test_the_log_says_why_a_captain_takes_a_wind_and_what_it_completes(
    hands: str, row: str, said: str
) -> None:
    assert taking_line(hands, row) == said


def test_a_card_that_takes_the_last_wind_of_a_set_says_what_that_brings() -> None:
    hands = "S9 W9 / S8 E9 / S4 E8"
    lines = f"seats 3\ntrick 4\nrow S3 W1\nleader A\nhands {hands}\ntaken - / - / S1 S2\nnext Trick\n> A: S9, B: S8"
    g = view(example_runner.set_up_table(GAME, lines), 2)
    (hint,) = [offer.hint for offer in GAME.scene(g).offers if offer.move == "S4"]

    assert hint is not None
    assert WORDS.translate(hint, ["Ada", "Bo", "Cy"]).endswith(
        "Lowest: you would take South 3. That completes your set of South: all three cost nothing."
    )
