"""The runner of examples, and its errors for wrong ones."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from spielhafen.core.game import find_game
from spielhafen.core.play import State
from spielhafen.i18n import LANGUAGES, Translator
from spielhafen.testing.example_runner import (
    ExampleError,
    ExampleSource,
    parse_examples,
    rulebook_examples,
    run_example,
    run_examples,
    set_up_table,
)
from tests.toys.skerry import GAME
from tests.toys.skerry.state import Rocks


def fenced(body: str) -> str:
    return f"Some prose.\n\n```example\na scene\n{body}\n```\n"


def played(body: str) -> Rocks:
    """Return the state at the end of an example of the toy."""
    (script,) = parse_examples("notes.md", fenced(body))
    g = run_example(GAME, script)
    assert isinstance(g, Rocks)
    return g


def broken(body: str) -> ExampleError:
    with pytest.raises(ExampleError) as error:
        played(body)
    return error.value


@pytest.mark.parametrize("script", rulebook_examples(GAME, "en"), ids=lambda script: script.title)
def test_the_examples_of_the_toy_hold(script: ExampleSource) -> None:
    run_example(GAME, script)


# Setting up the table.


def test_lists_are_separated_by_blanks_and_lists_of_lists_by_strokes() -> None:
    g = played(
        "  seats 3\n  wrack oyster 2\n  hands limpet 1 / - / mussel\n  turn A\n? lay limpet, signal, rest"
    )

    assert g.wrack == [3, 2]
    assert g.hands == [[1, 1], [], [2]]


def test_lines_without_a_mark_set_up_a_table_too() -> None:
    g = set_up_table(GAME, "seats 3\nwrack oyster 2\nturn B")

    assert isinstance(g, Rocks)
    assert (g.seats(), g.actor(), g.wrack) == (3, 1, [3, 2])
    with pytest.raises(ExampleError):
        set_up_table(GAME, "turn B\n> A: rest")


def test_inner_lists_may_be_written_with_commas() -> None:
    assert played("  shore limpet,mussel  -\n  turn A\n= points 3 0").shore == [[1, 2], []]


def test_lists_at_the_end_may_be_left_out() -> None:
    assert played("  seats 3\n  hands limpet\n  turn A\n= hands limpet / - / -").hands == [[1], [], []]


def test_a_game_teaches_its_own_lines() -> None:
    assert played("  shells 2 oyster\n  turn A\n= hands 3 3 / -").hands == [[3, 3], []]


def test_options_and_seats_are_chosen_before_all_else() -> None:
    g = played("  seats 3\n  option work 1\n  turn B\n? B: signal, rest")

    assert (g.seats(), g.options.work) == (3, 1)
    assert broken("  turn A\n  seats 3\n?").reason.key == "error-example-too-late"


def test_steps_come_in_the_order_in_which_they_are_written() -> None:
    g = played(
        "  bag limpet\n  next Washed(B, oyster), Haul(seat=1)\n  next TurnEnd\n  shore - / oyster\n= wrack oyster"
    )

    assert [type(step).__name__ for step in g.steps] == ["Turn", "TurnEnd", "Haul"]


def test_an_example_without_steps_begins_as_the_game_begins() -> None:
    g = played("~ turn A\n> draw limpet")

    assert [type(step).__name__ for step in reversed(g.steps)] == ["Work", "TurnEnd", "NextCaptain"]


def test_the_table_may_be_changed_in_the_middle() -> None:
    assert played("  turn A\n> signal\n  hands oyster\n? lay oyster, rest").hands[0] == [3]


def test_comments_follow_a_semicolon() -> None:
    assert played("  turn A   ; first to move\n; nothing here\n> rest ; enough").work == 0


def test_a_drawing_continues_in_lines_with_a_stroke() -> None:
    (script,) = parse_examples("x", fenced("  board\n  | ..a\n  | b..\n= board"))

    assert [line.rest for line in script.lines] == ["board\n..a\nb..", "board"]


# Errors.


@pytest.mark.parametrize(
    ("body", "why", "args"),
    [
        ("? draw limpet", "error-example-offered", {"got": "draw limpet, draw mussel, draw oyster"}),
        ("  turn A\n?", "error-example-offered", {"expected": "", "got": "rest, signal"}),
        ("  turn A\n? rest, lay pearl", "error-example-no-move", {"written": "lay pearl"}),
        ("  turn A\n> lay limpet", "error-illegal-move", {"written": "lay limpet"}),
        ("  turn A\n> B: rest", "error-example-not-asked", {"expected": "B", "got": "A"}),
        ("  turn A\n> *: tide low", "error-example-not-asked", {"expected": "*", "got": "A"}),
        ("> A: draw limpet", "error-example-not-asked", {"expected": "A", "got": "*"}),
        (
            "  turn A\n! rest: signalled",
            "error-example-not-refused",
            {"move": "rest", "expected": "signalled"},
        ),
        ("  turn A\n! lay oyster: signalled", "error-example-refused", {"got": "no-shell"}),
        (
            "  turn A\n! lay oyster: no-shell §5",
            "error-example-refused",
            {"expected": "no-shell §5", "got": "no-shell §4"},
        ),
        (
            "  turn A\n= wrack oyster",
            "error-example-other-value",
            {"name": "wrack", "expected": "oyster", "got": "-"},
        ),
        (
            "  hands oyster\n  turn A\n@ B hands oyster",
            "error-example-other-value",
            {"expected": "oyster / -", "got": "-1 / -"},
        ),
        ("  turn A\n= points 1 0", "error-example-other-value", {"expected": "1 0", "got": "0 0"}),
        ("  turn A\n= gold 3", "error-example-word-unknown", {"word": "gold"}),
        ("  gold 3\n?", "error-example-word-unknown", {"word": "gold"}),
        ("  wrack pearl\n?", "error-example-word-unknown", {"word": "pearl"}),
        (
            "  turn A\n> signal\n~ signal B",
            "error-example-not-happened",
            {"expected": "signal B", "got": "signal A"},
        ),
        ("  turn A\n> signal, rest\n~ rest\n~ signal", "error-example-not-happened", {"expected": "signal"}),
        ("  turn A\n> signal\n~ no signal", "error-example-happened", {"got": "signal A"}),
        ("  turn A\n> signal, rest\n~ rest\n~ no signal", "error-example-happened", {"got": "signal A"}),
        (
            "  wrack 3 3 3 3 3\n  turn A\n?",
            "error-example-too-many",
            {"piece": "oyster", "found": 5, "exist": 4},
        ),
        ("  shells many oyster\n?", "error-example-unreadable", {"word": "shells"}),
        ("  next Storm\n?", "error-example-step-unknown", {"name": "Storm"}),
        ("  next Washed(0)\n?", "error-example-step-fields", {"fields": "seat, shell"}),
        ("  next Washed(0, 1, 2)\n?", "error-example-step-fields", {"fields": "seat, shell"}),
        ("  next Washed 0\n?", "error-example-step-unreadable", {}),
        ("  seats many\n?", "error-bad-seats", {}),
        ("  option mood good\n?", "error-unknown-option", {}),
        ("  turn A", "error-example-states-nothing", {}),
    ],
)
def test_wrong_lines_are_errors_that_tell_why(body: str, why: str, args: dict[str, str | int]) -> None:
    error = broken(body)

    assert error.reason.key == why
    assert {name: error.reason.args[name] for name in args} == args
    for language in LANGUAGES:
        assert "error-example-" not in Translator(language, GAME).explain(error)


def test_an_error_names_file_line_example_and_what_was_expected_and_got() -> None:
    error = broken("  turn A\n= work 1")

    assert (
        str(error) == "notes.md:6: a scene: error-example-other-value\n  name: work\n  expected: 1\n  got: 0"
    )
    assert Translator("en").explain(error) == (
        "notes.md:6: the example “a scene” does not hold: “work” was expected to be 1. It is: 0."
    )


def test_an_example_without_an_end_or_without_anything_is_an_error() -> None:
    for written, why in (
        ("```example\na scene\n", "error-example-not-closed"),
        ("```example\n\n```\n", "error-example-empty"),
    ):
        with pytest.raises(ExampleError) as error:
            parse_examples("x.md", written)
        assert error.value.reason.key == why


def test_an_ambiguous_word_has_to_be_taught() -> None:
    (script,) = parse_examples("x", fenced("  next Trick\n= trick S1"))

    with pytest.raises(ExampleError, match="error-example-word-ambiguous"):
        run_example(find_game("santa_timea"), script)


def test_a_game_that_teaches_no_turn_says_so() -> None:
    (script,) = parse_examples("x", fenced("  turn A\n?"))

    with pytest.raises(ExampleError, match="error-example-no-turn"):
        run_example(find_game("santa_timea"), script)


def test_each_example_of_a_file_is_run_even_if_others_fail() -> None:
    written = fenced("? rest") + fenced("> draw limpet")
    results: Sequence[ExampleError | None] = [error for _, error in run_examples(GAME, "x.md", written)]

    assert [error is None for error in results] == [False, True]


def test_code_that_is_no_example_is_left_alone() -> None:
    assert parse_examples("x.md", "```python\nprint()\n```\n\n```\nscene\n```\n") == []


def test_the_end_of_an_example_is_a_state_that_can_be_played() -> None:
    g: State = played("> draw limpet, rest, draw oyster")

    assert g.actor() == 1
