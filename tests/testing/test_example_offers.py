"""Statements on what is offered, within reach and passed on the way."""

from __future__ import annotations

import pytest

from spielhafen.core.game import Game, find_game
from spielhafen.i18n import LANGUAGES, Translator
from spielhafen.testing.example_runner import ExampleError, parse_examples, run_example
from spielhafen.testing.storyboard import Moment, play_moments
from tests.toys.skerry import GAME as SKERRY

COLUMBUS = find_game("columbus")
SEESCHLACHT = find_game("seeschlacht")
ROLLED = "  ships k6\n  turn A\n  next Course(A)\n  dice rose storm storm telescope\n"
SAILING = "  ships k6\n  turn A\n  next Course(A)\n  dice rose rose sail storm\n"
ASHORE = "  seats 3\n  hands limpet 1 / - / mussel\n  turn A\n"
AT_SEA = "  w4 n23 5\n  next Sailing(A)\n"


def play(body: str, game: Game = COLUMBUS) -> None:
    """Run an example of this game."""
    (source,) = parse_examples("notes.md", f"```example\na scene\n{body}\n```\n")
    run_example(game, source)


def shown(body: str, game: Game = COLUMBUS) -> list[Moment]:
    """Return the moments of an example of this game."""
    (source,) = parse_examples("notes.md", f"```example\na scene\n{body}\n```\n")
    return play_moments(game, source)


def broken(body: str, game: Game = COLUMBUS) -> ExampleError:
    """Return the error of an example, which can be said in all languages."""
    with pytest.raises(ExampleError) as error:
        play(body, game)
    for language in LANGUAGES:
        assert "error-example-" not in Translator(language, COLUMBUS).explain(error.value)
    return error.value


# Some, none, and all that fit a pattern.


@pytest.mark.parametrize(
    "line", ["? rest, …", "? rest, ...", "? lay limpet, signal, …", "? lay limpet, signal, rest, …"]
)
def test_moves_are_offered_among_others(line: str) -> None:
    play(ASHORE + line, SKERRY)


def test_a_move_that_is_missing_among_others_is_named() -> None:
    error = broken(f"{ASHORE}? rest, lay oyster, …", SKERRY)

    assert error.reason.key == "error-example-not-offered"
    assert error.reason.args == {"missing": "lay oyster", "got": "lay limpet, rest, signal"}


@pytest.mark.parametrize("line", ["? not lay oyster", "? not lay oyster, lay mussel", "? A: not bid *"])
def test_moves_are_not_offered(line: str) -> None:
    play(ASHORE + line, SKERRY)


def test_a_move_that_is_offered_all_the_same_is_named() -> None:
    error = broken(f"{ASHORE}? not lay oyster, signal, rest", SKERRY)

    assert error.reason.key == "error-example-still-offered"
    assert error.reason.args == {"got": "signal, rest"}


@pytest.mark.parametrize(
    "line",
    [
        "? rose *: j5, k5, l6, j7, k7, l7",
        "? rose *: l7, l6, …",
        "? rose *: not a1, b1",
        "? storm *: all",
        "? whirl *:",
        "? whirl * k3: not 1",
        "? A: rose *: j5, k5, l6, j7, k7, l7",
        "? storm *, …",
        "? not whirl *, pass",
    ],
)
def test_a_star_stands_for_the_rest_of_a_move(line: str) -> None:
    play(ROLLED + line)


def test_all_but_some_of_what_fits_a_pattern_is_offered() -> None:
    play(
        "  hands whirlwind-3 / -\n  turn A\n  next Course(A)\n  dice telescope telescope rose rose\n  ships k5\n"
        "> draw\n? card *: all but whirlwind-3"
    )


def test_outcomes_of_chance_fit_a_pattern_too() -> None:
    play("  seats 3\n? *: draw *: all but oyster, oyster, limpet, …", SKERRY)
    play("  seats 3\n? draw *", SKERRY)


@pytest.mark.parametrize(
    ("line", "why", "args"),
    [
        (
            "? rose *: k5, l6",
            "error-example-offered-within",
            {"pattern": "rose *", "expected": "rose k5, rose l6"},
        ),
        (
            "? storm *: all but 3",
            "error-example-offered-within",
            {"got": "storm 1, storm 2, storm 3, storm 4, storm 5"},
        ),
        ("? rose *: a1, …", "error-example-not-offered", {"missing": "rose a1"}),
        ("? rose *: not k5", "error-example-still-offered", {"got": "rose k5"}),
        ("? whirl * *: k3", "error-example-one-star", {"pattern": "whirl * *"}),
        ("? rose *: nowhere", "error-example-no-move", {"written": "rose nowhere"}),
        ("? walk *", "error-unreadable-move", {"written": "walk *"}),
    ],
)
def test_wrong_patterns_are_errors_that_tell_why(line: str, why: str, args: dict[str, str]) -> None:
    error = broken(ROLLED + line)

    assert error.reason.key == why
    assert {name: error.reason.args[name] for name in args} == args


# Moves as they are written.


def test_dice_of_a_move_are_named_in_any_order() -> None:
    play(f"{ROLLED}> reroll telescope storm rose\n= dice ? storm ? ?")
    play(f"{ROLLED}? reroll telescope rose, Reroll STORM rose, …")
    play(
        f"{ROLLED}> reroll rose storm, dice telescope rose\n~ reroll A storm rose\n= dice storm telescope rose telescope"
    )


def test_a_value_that_has_its_words_in_this_order_is_meant() -> None:
    treasure_map = find_game("treasure_map")
    fight = "  seats 2\n  level 2\n  ships G8 C9\n  crews F9 F9\n  temples F9\n  turn A\n  next Engage(A)\n"

    play(f"{fight}> clash 1 2\n~ clash A B 1 2", treasure_map)
    assert (
        broken(f"{fight}> clash 1 2\n~ clash A B 2 1", treasure_map).reason.key
        == "error-example-not-happened"
    )


@pytest.mark.parametrize(
    ("line", "why", "args"),
    [
        ("> storm rose reroll", "error-example-word-order", {"right": "reroll rose storm"}),
        (
            "> reroll rose sun",
            "error-example-no-move",
            {
                "similar": "reroll rose, reroll rose rose, reroll rose sail, reroll rose whirlwind, reroll rose storm, "
                "reroll rose telescope, …"
            },
        ),
        ("> rosé k5", "error-example-no-move", {"written": "rosé k5"}),
        ("> xyz", "error-example-no-move", {"similar": "none"}),
    ],
)
def test_a_text_that_is_no_move_is_told_with_what_would_be_one(
    line: str, why: str, args: dict[str, str]
) -> None:
    error = broken(ROLLED + line)

    assert error.reason.key == why
    assert {name: error.reason.args[name] for name in args} == args


def test_an_error_says_how_the_words_are_ordered() -> None:
    assert (
        Translator("en")
        .explain(broken(f"{ROLLED}> storm rose reroll"))
        .endswith(
            "“storm rose reroll” is no move of this game: its words are in the wrong order. Right is: reroll rose storm."
        )
    )


# Within reach, and passed on the way.


@pytest.mark.parametrize(
    "line",
    [
        "? reach ships: j5, k5, l6, j7, k7, l7",
        "? A: reach ships A: j5, k5, l6, j7, k7, l7",
        "? reach ships in 1: k5, …",
        "? reach ships in 2:",
        "? reach ships: not k4, a1",
        "? reach ships B:",
    ],
)
def test_values_are_within_reach_move_by_move(line: str) -> None:
    play(ROLLED + line)


def test_values_that_take_more_moves_are_within_reach_too() -> None:
    play(f"{SAILING}? reach ships in 2: k4, …\n? reach ships in 1: not k4\n? reach ships: k4, n6, …")
    play(f"{AT_SEA}? reach w4: n23 4, n23 6, m22 6, o22 4", SEESCHLACHT)


def test_those_where_a_captain_has_to_move_on_are_no_ends() -> None:
    play(f"{AT_SEA}? ends w4: m22 6, o22 4\n? ends w4: not n23 6\n? ends w4 in 2: o22 4, …", SEESCHLACHT)
    play(f"{ROLLED}? ends ships: j5, k5, l6, j7, k7, l7")


@pytest.mark.parametrize(
    ("line", "why", "args"),
    [
        (
            "? reach ships: k5, l6",
            "error-example-reach",
            {"name": "ships", "expected": "k5, l6", "got": "j5, j7, k5, k7, l6, l7"},
        ),
        ("? reach ships: k4, …", "error-example-reach", {"expected": "k4"}),
        ("? reach ships: not k5", "error-example-in-reach", {"got": "k5"}),
        ("? reach ships in 2: k5", "error-example-reach", {"got": "-"}),
        ("? reach ships far away", "error-example-reach-unreadable", {"written": "reach ships far away"}),
        ("? reach ships E: k5", "error-example-no-entry", {"name": "ships", "entry": "E"}),
        ("? reach round A: 2", "error-example-no-entry", {"name": "round", "entry": "A"}),
        ("? reach boats: k5", "error-example-word-unknown", {"word": "boats"}),
    ],
)
def test_wrong_lines_on_reach_are_errors_that_tell_why(line: str, why: str, args: dict[str, str]) -> None:
    error = broken(ROLLED + line)

    assert error.reason.key == why
    assert {name: error.reason.args[name] for name in args} == args


def test_too_many_positions_are_not_examined(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spielhafen.testing.value_path.MAX_STATES", 5)

    assert broken(f"{SAILING}? reach ships: k5").reason.key == "error-example-reach-too-far"


def test_values_were_passed_on_the_way() -> None:
    play(
        f"{SAILING}> rose k5, rose l4\n~ ships via k5 l4\n~ ships A via l4\n~ no ships via k6\n~ no ships via l4 k5\n"
        "~ no ships B via k5\n> sail k5\n~ no ships via l4"
    )


@pytest.mark.parametrize(
    ("line", "why", "args"),
    [
        ("~ ships via k5 k4", "error-example-not-passed", {"expected": "ships via k5 k4", "got": "k5 l4"}),
        ("~ ships B via k5", "error-example-not-passed", {"got": "-"}),
        ("~ no ships via k5", "error-example-passed", {"expected": "ships via k5", "got": "k5 l4"}),
        ("~ ships via nowhere", "error-example-word-unknown", {"word": "nowhere"}),
    ],
)
def test_wrong_lines_on_the_way_are_errors_that_tell_why(line: str, why: str, args: dict[str, str]) -> None:
    error = broken(f"{SAILING}> rose k5, rose l4\n{line}")

    assert error.reason.key == why
    assert {name: error.reason.args[name] for name in args} == args


# For readers.


def captions(body: str, game: Game = COLUMBUS) -> list[tuple[str, str, str]]:
    """Return kind, text and move of the captions of the last moment."""
    said = Translator("en", game)
    return [(one.kind, said.translate(one.text, "ABCDE"), one.move) for one in shown(body, game)[-1].captions]


def test_readers_see_the_moves_named_and_how_many_more_there_are() -> None:
    told = captions(f"{ASHORE}? rest, …", SKERRY)

    assert [kind for kind, _, _ in told] == ["offered", "offered"]
    assert told[-1][1] == "and 2 more"
    assert len(captions(f"{ROLLED}? storm *: all")) == 6


def test_readers_see_the_outcomes_named_and_how_many_more_there_are() -> None:
    told = captions("  seats 3\n? draw oyster, …", SKERRY)

    assert [kind for kind, _, _ in told if kind != "told"] == ["possible", "possible"]
    assert told[-1][1] == "and 2 more"


def test_readers_see_why_moves_are_not_offered_once_for_each_reason() -> None:
    told = captions(f"{ROLLED}? not load, whirl *")

    assert [kind for kind, _, _ in told] == ["refused"] * len(told)
    assert len({text for _, text, _ in told}) == len(told) > 1
    assert any(move.endswith("…") for _, _, move in told)


def test_readers_see_what_is_within_reach() -> None:
    assert captions(f"{AT_SEA}? ends w4: m22 6, o22 4", SEESCHLACHT) == [
        ("possible", "m22 6 in 2 moves", ""),
        ("possible", "o22 4 in 2 moves", ""),
    ]
    assert captions(f"{ROLLED}? reach ships: k5, …") == [("possible", "k5", "")]
