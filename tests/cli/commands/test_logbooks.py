"""Logbooks on the command line: recorded, replayed, shown from each seat's view."""

import json
import re
import shlex
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from spielhafen.bots.levels import LEVELS
from spielhafen.boxes.ship_adventure.example_board import EXAMPLE_BOARD
from spielhafen.core.logbook import read_logbook, write_logbook
from tests.cli.conftest import Run, Timed

GREETS = """import sys; sys.stdin.readline(); print('{"type": "hello"}')"""
"""The command of a program that greets back, and ends."""


@pytest.fixture
def book(run: Run, tmp_path: Path) -> Path:
    """Return a professional game between two bots."""
    file = tmp_path / "game.log"
    arguments = ["--seat", "greedy", "--seat", "random", "--option", "professional", "--out", str(file)]
    assert run("record", "santa_timea", *arguments) == (0, "", "")
    return file


def test_the_same_seed_records_the_same_game(run: Run) -> None:
    first = run("record", "santa_timea", "--seats", "3", "--seed", "7")[1]

    assert first == run("record", "santa_timea", "--seats", "3", "--seed", "7")[1]
    assert first != run("record", "santa_timea", "--seats", "3", "--seed", "8")[1]
    assert len(read_logbook(first).names) == 3


def test_a_drawn_board_is_played_and_recorded(run: Run, tmp_path: Path) -> None:
    sea, book = tmp_path / "my-sea.toml", tmp_path / "game.log"
    rows = "\n".join(EXAMPLE_BOARD[row : row + 12] for row in range(0, 144, 12))
    sea.write_text(f'game = "treasure_map"\n[drawings]\nboard_drawing = """\n{rows}"""\n', "utf-8")
    arguments = ["--seat", "random", "--seat", "random", "--seed", "7", "--out", str(book)]

    assert run("record", "treasure_map", "--option", str(sea), *arguments) == (0, "", "")
    assert run("replay", str(book), "--check")[0] == 0
    lines = book.read_text("utf-8").splitlines()
    assert {"option   variant my-sea", f"option   board_drawing {EXAMPLE_BOARD}"} <= {*lines}


def test_a_slow_machine_records_the_same_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ["columbus", "--seat", "sailor", "--seat", "random", "--seed", "7"]
    first = run("record", *arguments)[1]

    monkeypatch.setitem(LEVELS, "sailor", replace(LEVELS["sailor"], seconds=0.0))

    assert run("record", *arguments)[1] == first


def test_random_moves_in_place_of_a_failed_program_are_reported(run: Run) -> None:
    mute = f"run:{shlex.join([sys.executable, '-c', GREETS])}"

    code, out, err = run("record", "santa_timea", "--seat", mute, "--seat", "random")

    assert code == 0
    assert read_logbook(out).final_state().winners
    assert err.startswith("Captain 1: 60 moves were made by lot, because the program “run:")


def test_the_time_limit_of_a_program_can_be_set(run: Run, timed: Timed) -> None:
    seats = ["--seat", timed.level, "--seat", "random"]

    assert run("record", "santa_timea", *seats, "--seconds", "77")[0] == 0
    assert timed.told == {"77.0"}


def test_a_golden_logbook_knows_its_end(run: Run) -> None:
    written = run("record", "santa_timea", "--golden")[1]

    assert re.search(r"\n; final [0-9a-f]{16}\n$", written)
    assert read_logbook(written).final_state().winners


def test_no_file_is_overwritten_unless_forced(run: Run, book: Path) -> None:
    before = book.read_text("utf-8")
    code, _, err = run("record", "santa_timea", "--out", str(book))
    assert (code, err) == (1, f"spielhafen: {book} exists already; choose another name.\n")
    assert book.read_text("utf-8") == before

    assert run("record", "santa_timea", "--out", str(book), "--force")[0] == 0
    assert book.read_text("utf-8") != before


def test_a_correct_logbook_passes(run: Run, book: Path) -> None:
    code, out, _ = run("replay", str(book), "--check")

    assert code == 0
    assert re.fullmatch(r"The logbook is right: \d+ moves, and the game is over\.\n", out)


def test_a_logbook_is_checked_as_a_whole_for_any_ply(run: Run, book: Path) -> None:
    assert run("replay", str(book), "--check", "--ply", "5") == run("replay", str(book), "--check")


def test_a_game_in_which_all_agreed_to_a_draw_is_over(run: Run, book: Path) -> None:
    written = read_logbook(book.read_text("utf-8"))
    written.plies, written.drawn_by = written.plies[:20], 1
    book.write_text(write_logbook(written), "utf-8")

    assert run("replay", str(book), "--check")[1] == "The logbook is right: 20 moves, and the game is over.\n"

    written.drawn_by = None
    book.write_text(write_logbook(written), "utf-8")
    assert "not over yet" in run("replay", str(book), "--check")[1]


def test_the_table_is_shown_as_the_public_or_a_seat_sees_it(run: Run, book: Path) -> None:
    own = run("replay", str(book), "--ply", "30", "--seat", "1")[1]
    everybody = run("replay", str(book), "--ply", "30")[1]

    assert "Santa Timea · Round 1 of 5" in everybody
    assert "Forecast: " in everybody
    assert "Your hand: " in own
    assert "Your hand: " not in everybody


def test_the_course_is_printed_without_secrets(run: Run, book: Path) -> None:
    out = run("replay", str(book), "--steps")[1]

    assert out.count("— Trick 12 · wind") == 5
    assert "Twelve cards are dealt to each." in out
    assert re.search(r"\n +\d+  Greedy 1 (leads|plays) \w+ \d+ \(", out)
    assert re.search(r" wins\.\n$", out)


def test_a_position_can_be_written_and_used(run: Run, book: Path, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    assert run("replay", str(book), "--ply", "30", "--position", str(file))[0] == 0
    assert json.loads(file.read_text("utf-8"))["game"] == "santa_timea"
    assert json.loads(run("replay", str(book), "--ply", "30", "--position", "-")[1]) == json.loads(
        file.read_text()
    )

    assert run("perft", "santa_timea", "--position", str(file), "--depth", "1")[0] == 0


def test_a_logbook_comes_from_stdin(run: Run, book: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with book.open(encoding="utf-8") as file:
        monkeypatch.setattr("sys.stdin", file)
        assert run("replay", "-", "--check")[0] == 0


BROKEN = [
    ("spielhafen logbook 1", "no logbook", "1: the first line must be “spielhafen logbook 1”."),
    ("santa_timea", "nix", "There is no game “nix” here."),
    ("rules    1", "rules    9", "it was written under another version of the rules"),
    ("professional yes", "professional often", "“often” does not fit the house rule “professional”."),
    ("seat     Greedy 1\n", "", "One captain is not the right number"),
    ("\n1  ", "\n9  ", "the number of seats does not fit."),
    ("\n1  ", "\n2  ", "it is somebody else’s decision."),
    ("wind ", "storm ", "is no move of this game."),
    ("deal ", "deal bride bride bride bride bride ", "That cannot be rolled or drawn here."),
    ("seat ", "chair ", "this line says nothing that a logbook knows."),
]


@pytest.mark.parametrize(("old", "new", "sentence"), BROKEN, ids=[new.strip() for _, new, _ in BROKEN])
def test_a_broken_logbook_is_named_with_its_place(
    run: Run, book: Path, old: str, new: str, sentence: str
) -> None:
    written = book.read_text("utf-8")
    assert old in written
    book.write_text(written.replace(old, new, 1), "utf-8")
    for command in (["replay", str(book), "--check"], ["play", "--resume", str(book), "--plain"]):
        code, out, err = run(*command)

        assert (code, out) == (1, "")
        assert err.startswith(f"spielhafen: {book}: ")
        assert sentence in err
        assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--ply", "9999"], "--ply must be from 0 to"),
        (["--ply", "-1"], "--ply must be from 0 to"),
        (["--seat", "3"], "--seat must be from 1 to 2, not 3."),
    ],
)
def test_plies_and_seats_not_in_the_logbook_are_errors(
    run: Run, book: Path, arguments: list[str], sentence: str
) -> None:
    code, _, err = run("replay", str(book), *arguments)

    assert code == 2
    assert sentence in err


def test_names_cannot_control_the_terminal(run: Run, book: Path) -> None:
    book.write_text(book.read_text("utf-8").replace("Greedy 1", "\x1b[2JGreedy"), "utf-8")

    assert "\x1b" not in run("replay", str(book), "--steps")[1]
    assert "This name has characters in it" in run("play", "--resume", str(book), "--plain")[2]


def test_a_table_is_drawn_as_a_seat_sees_it(run: Run, book: Path, tmp_path: Path) -> None:
    file = tmp_path / "table.svg"
    assert run("replay", str(book), "--ply", "30", "--seat", "1", "--picture", str(file))[0] == 0
    drawn = file.read_text("utf-8")

    assert drawn == run("replay", str(book), "--ply", "30", "--seat", "1", "--picture", "-")[1]
    assert drawn.startswith("<svg")
    assert "Your hand" in drawn
    assert "Your hand" not in run("replay", str(book), "--ply", "30", "--picture", "-")[1]
    assert run("replay", str(book), "--picture", str(file))[0] != 0
    assert file.read_text("utf-8") == drawn


def test_a_file_that_cannot_be_written_is_an_error_before_the_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "spielhafen.cli.commands.logbooks.record_game", lambda *_: pytest.fail("it was played")
    )
    (tmp_path / "there.log").write_text("mine", "utf-8")
    for file in ("there.log", "nowhere/x.log"):
        code, out, err = run("record", "columbus", "--seats", "2", "--out", str(tmp_path / file))
        assert (code, out) == (1, "")
        assert file in err
    assert (tmp_path / "there.log").read_text("utf-8") == "mine"
