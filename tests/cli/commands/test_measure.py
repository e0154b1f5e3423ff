"""Simulations and measurements on the command line."""

import json
import re
import shlex
import sys
from pathlib import Path
from unittest.mock import ANY

import pytest

from spielhafen.cli.console import format_table, progress_bar
from spielhafen.core.game import find_game
from tests.cli.conftest import Run, Timed

GREETS = """import sys; sys.stdin.readline(); print('{"type": "hello"}')"""
"""The command of a program that greets back, and ends."""


@pytest.fixture
def no_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every measurement fail."""
    for name in ("run_simulation", "run_arena", "fit_weights", "run_benchmark", "Ladder.run"):
        monkeypatch.setattr(f"spielhafen.lab.{name}", lambda *_, **__: pytest.fail("it was played"))


@pytest.fixture
def two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Restrict the games to two, since measuring all bots of all games takes long."""
    two = {name: find_game(name) for name in ("columbus", "santa_timea")}
    monkeypatch.setattr("spielhafen.cli.commands.measure.find_games", lambda: two)


def test_many_games_are_counted(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    options = [
        "--seats",
        "3",
        "--number",
        "6",
        "--workers",
        "1",
        "--option",
        "professional",
        "--json",
        str(file),
    ]
    code, out, err = run("simulate", "santa_timea", *options)

    assert (code, err) == (0, "")
    assert out.startswith("Santa Timea · professional=yes · seed 1\n\n6 games\n")
    assert len(re.findall(r"^Captain \d ", out, re.MULTILINE)) == 3
    report = json.loads(file.read_text("utf-8"))
    assert (report["kind"], report["games"], report["options"]) == (
        "simulation",
        6,
        {"professional": True, "first": 0},
    )
    assert run("simulate", "santa_timea", *options)[1] == out


def test_levels_play_duels(run: Run) -> None:
    arguments = ["--duel", "greedy", "--duel", "random", "--number", "2", "--workers", "1", "--seed", "3"]
    code, out, _ = run("simulate", "santa_timea", *arguments)

    assert code == 0
    assert "2 captains, at most 2 deals per duel, each played twice with seats changed" in out
    assert out.startswith("Santa Timea · seed 3\n")
    assert len(out.splitlines()) == 10


@pytest.mark.parametrize(
    "words",
    [["simulate", "--duel", "random", "--duel", "boy"], ["arena", "--level", "random", "--level", "boy"]],
)
def test_a_duel_takes_two_captains_also_where_one_can_play_alone(run: Run, words: list[str]) -> None:
    command, *levels = words
    arguments = [command, "treasure_map", *levels, "--number", "1", "--workers", "1"]

    code, out, _ = run(*arguments)
    assert code == 0
    assert "\n2 captains, " in out

    code, out, err = run(*arguments, "--seats", "1")
    assert (code, out) == (2, "")
    assert "A duel takes two captains at least, not 1." in err


def test_a_game_is_measured(run: Run, template: Path) -> None:
    arguments = ["bench", "regatta", "--games", str(template), "--seconds", "0.02", "--option", "rounds=10"]
    code, out, _ = run(*arguments)

    assert code == 0
    assert re.search(r"^ +3  Plies, random play +[\d,]+/s", out, re.MULTILINE)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--number", "0"], "--number must be from 1 to 10000000, not 0."),
        (["--workers", "0"], "--workers must be from 1 to 1000, not 0."),
        (["--duel", "greedy"], "A duel needs two different levels"),
        (["--duel", "greedy", "--duel", "greedy"], "A duel needs two different levels"),
        (["--duel", "greedy", "--duel", "nix"], "There is no bot “nix”."),
        (["--duel", "greedy", "--duel", "boy", "--seat", "boy"], "Give --seat or --duel, not both."),
        (["--seats", "7"], "7 captains are not the right number"),
        (["--seats", "0"], "0 captains are not the right number"),
        (["--seats", "-1"], "-1 captains are not the right number"),
        (["--seats", "1"], "One captain is not the right number"),
        (["--duel", "greedy", "--duel", "boy", "--seats", "-1"], "-1 captains are not the right number"),
    ],
)
def test_an_impossible_simulation_is_an_error(run: Run, arguments: list[str], sentence: str) -> None:
    code, out, err = run("simulate", "santa_timea", *arguments)

    assert (code, out) == (2, "")
    assert sentence in err


def test_a_measurement_needs_time(run: Run) -> None:
    assert "--seconds must be from 0.01 to 3600, not 0." in run("bench", "santa_timea", "--seconds", "0")[2]


def test_numbers_are_flush_right_and_words_flush_left() -> None:
    assert format_table(["a", "b"], [["x", "10"], ["long", "–"], ["y", "9.5 ± 1"]]) == [
        "a           b",
        "x          10",
        "long        –",
        "y     9.5 ± 1",
    ]


def test_a_progress_bar_appears_only_on_a_terminal_after_a_while(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with progress_bar("Playing") as tell:
        tell(1, 2)
    assert capsys.readouterr().err == ""

    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setattr("spielhafen.cli.console.BAR_DELAY_SECONDS", 3600)
    with progress_bar("Playing") as tell:
        tell(1, 2)
    assert capsys.readouterr().err == ""

    monkeypatch.setattr("spielhafen.cli.console.BAR_DELAY_SECONDS", -1)
    monkeypatch.setenv("TERM", "xterm")
    with progress_bar("Playing") as tell:
        tell(1, 2)
    assert "Playing" in capsys.readouterr().err


def test_conformance_tells_whether_a_program_follows_the_protocol(run: Run) -> None:
    example = Path(__file__).parents[3] / "examples" / "bots" / "by_lot.py"
    good = shlex.join([sys.executable, str(example)])
    mute = shlex.join([sys.executable, "-c", "pass"])
    turned_away = shlex.join([sys.executable, "-c", "import os; os.close(1); input(); input()"])

    code, out, _ = run("conformance", good, "--game", "santa_timea")
    assert code == 0
    assert len(re.findall(r"  good\b", out)) == 4
    for program, why in (
        (mute, "it ended without an answer (exit code 0)"),
        (turned_away, "it has closed its stdout"),
    ):
        code, out, _ = run("conformance", program, "--game", "santa_timea", "--seconds", "1")
        assert code != 0
        assert not re.findall(r"  good\b", out), "who said no word before good-bye did not leave on it"
        assert "NOT kept" in out
        assert out.count(why) == 4
    code, _, err = run("conformance", "no-such-program-anywhere")
    assert code != 0
    assert "cannot be started" in err


def test_random_moves_in_place_of_a_failed_program_are_reported(run: Run) -> None:
    mute = f"run:{shlex.join([sys.executable, '-c', GREETS])}"
    once = ["--number", "1", "--workers", "1"]

    code, out, err = run("simulate", "santa_timea", "--seat", "random", "--seat", mute, *once)
    assert (code, err.count("\n")) == (0, 1)
    assert err.startswith("Captain 2: 60 moves were made by lot, because the program “run:")
    assert out

    code, _, err = run("arena", "santa_timea", "--level", "random", "--level", mute, *once)
    assert (code, err.count("\n")) == (0, 1)
    assert err.startswith("120 moves were made by lot for the program “run:")


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "--seat", "random", "--seat"],
        ["simulate", "--duel", "random", "--duel"],
        ["arena", "--level", "random", "--level"],
    ],
)
def test_the_time_limit_of_a_program_can_be_set(run: Run, timed: Timed, words: list[str]) -> None:
    command, *who = words
    once = ["--number", "1", "--workers", "1"]

    assert run(command, "santa_timea", *who, timed.level, *once, "--seconds", "77") == (0, ANY, "")
    assert timed.told == {"77.0"}


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "3601"])
@pytest.mark.parametrize("words", [["simulate", "--seat"], ["record", "--seat"], ["arena", "--level"]])
def test_the_time_limit_of_a_program_has_bounds(run: Run, words: list[str], seconds: str) -> None:
    command, who = words

    code, out, err = run(command, "santa_timea", who, "boy", who, "run:python", "--seconds", seconds)

    assert (code, out) == (2, "")
    assert "--seconds must be from 0.01 to 3600, not" in err


@pytest.mark.parametrize("words", [["simulate", "--seat"], ["record", "--seat"], ["arena", "--level"]])
def test_a_time_limit_without_a_program_is_an_error(run: Run, words: list[str]) -> None:
    command, who = words

    code, out, err = run(command, "santa_timea", who, "boy", who, "random", "--seconds", "5")

    assert (code, out) == (2, "")
    assert "--seconds goes with run: only." in err


def test_levels_are_rated_in_an_arena(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    levels = ["--level", "random", "--level", "greedy", "--level", "boy"]

    code, out, _ = run(
        "arena", "santa_timea", *levels, "--number", "3", "--workers", "1", "--json", str(file)
    )

    assert code == 0
    assert re.search(r"^Driftwood +\+0 ", out, re.MULTILINE)
    rated = json.loads(file.read_text("utf-8"))["ratings"]
    assert [one["level"] for one in rated] == ["greedy", "boy", "random"]
    assert run("arena", "santa_timea", "--level", "greedy")[0] != 0
    assert run("arena", "santa_timea", "--precise", "7")[0] != 0


@pytest.mark.usefixtures("two_games")
def test_the_ladder_is_shown_and_written_into_its_page(run: Run, tmp_path: Path) -> None:
    page, keep = tmp_path / "bots.md", tmp_path / "ladder.jsonl"
    page.write_text("before\n<!-- ladder -->\nold\n<!-- /ladder -->\nafter\n", "utf-8")
    shown = ["arena", "columbus", "--seats", "2", "--keep", str(keep), "--page", str(page), "--minutes", "0"]

    code, out, _ = run(*shown)

    assert code == 0
    assert "Admiral" in out
    assert "santa_timea" not in out
    text = page.read_text("utf-8")
    assert text.startswith("before\n<!-- ladder -->\n\n### ")
    assert "| columbus | 2 | Sailor | Ship’s boy | – | – | 0 | 55.0 % | open |" in text
    assert all(f"| {name} | " in text for name in ("santa_timea", "columbus"))
    assert "| columbus | 5 | " in text
    assert text.endswith("<!-- /ladder -->\nafter\n")
    assert "old" not in text
    assert not keep.exists()


@pytest.mark.parametrize(
    "words",
    [
        ["--page", "bots.md"],
        ["--minutes", "1"],
        ["--keep", "ladder.jsonl", "--level", "greedy"],
        ["--keep", "ladder.jsonl", "--option", "professional=yes"],
        ["--keep", "ladder.jsonl", "--json", "arena.json"],
        ["--keep", "ladder.jsonl", "--seconds", "5"],
        ["--keep", "ladder.jsonl", "--precise", "2"],
        ["--keep", "ladder.jsonl", "--minutes", "nan"],
        ["--keep", "ladder.jsonl", "--minutes", "-1"],
        ["--keep", "ladder.jsonl", "--workers", "0"],
        ["--keep", "ladder.jsonl", "--workers", "-1"],
        ["--workers", "0"],
        ["--workers", "-3"],
        ["--level", "boy"],
    ],
)
def test_conflicting_options_are_an_error_before_any_game(run: Run, no_games: None, words: list[str]) -> None:
    code, out, err = run("arena", "santa_timea", *words)

    assert (code, out) == (2, "")
    assert words[-2] in err


def test_a_page_without_markers_is_left_unchanged(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text("nothing here\n", "utf-8")
    keep = str(tmp_path / "ladder.jsonl")

    code, _, err = run("arena", "columbus", "--keep", keep, "--page", str(page), "--minutes", "0")

    assert code != 0
    assert "bots.md" in err
    assert page.read_text("utf-8") == "nothing here\n"


@pytest.mark.parametrize(
    ("name", "sentence"), [("missing.md", "does not exist"), ("bots.md", "has no place")]
)
def test_a_page_that_cannot_be_written_is_an_error_before_any_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, sentence: str
) -> None:
    monkeypatch.setattr("spielhafen.lab.Ladder.run", lambda *_: pytest.fail("it was played"))
    (tmp_path / "bots.md").write_text("nothing here\n", "utf-8")

    code, out, err = run(
        "arena", "columbus", "--keep", str(tmp_path / "ladder.jsonl"), "--page", str(tmp_path / name)
    )

    assert code != 0
    assert out == ""
    assert f"{name} {sentence}" in err


@pytest.mark.slow
@pytest.mark.usefixtures("two_games")
def test_an_interrupted_measurement_is_written_into_the_page(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "bots.md"
    page.write_text("<!-- ladder -->\nold\n<!-- /ladder -->\n", "utf-8")

    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("spielhafen.lab.Ladder.run", stopped)
    keep = str(tmp_path / "ladder.jsonl")
    code, _, _ = run("arena", "columbus", "--keep", keep, "--page", str(page))

    assert code == 130
    assert "| columbus | 2 | " in page.read_text("utf-8")
    assert "| santa_timea | 2 | " in page.read_text("utf-8")
    assert "old" not in page.read_text("utf-8")


def test_weights_of_features_are_fitted_and_written(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"

    code, out, _ = run("tune", "columbus", "--number", "4", "--workers", "1", "--write", str(file))

    assert code == 0
    assert "Learnt from 4 games" in out
    assert "# made by: spielhafen tune columbus --seats 2 --number 4 --seed 1" in file.read_text("utf-8")
    assert run("tune", "treasure_map", "--seats", "1", "--number", "2", "--workers", "1")[0] != 0


@pytest.mark.parametrize("place", ["nowhere/result", "a folder", "a file/result"])
@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "santa_timea", "--json"],
        ["arena", "santa_timea", "--json"],
        ["arena", "santa_timea", "--keep"],
        ["bench", "santa_timea", "--json"],
        ["tune", "columbus", "--write"],
    ],
)
def test_a_file_that_cannot_be_written_is_an_error_before_any_game(
    run: Run, tmp_path: Path, no_games: None, words: list[str], place: str
) -> None:
    (tmp_path / "a folder").mkdir()
    (tmp_path / "a file").write_text("as it was", "utf-8")
    file = str(tmp_path / place)

    code, out, err = run(*words, file)

    assert (code, out) == (1, "")
    assert file in err
    assert "Please report it" not in err
    assert (tmp_path / "a file").read_text("utf-8") == "as it was"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a file", "a folder"]


def test_a_result_is_printed_even_if_its_file_cannot_be_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "folder" / "result.json"
    monkeypatch.setattr("spielhafen.cli.commands.measure.check_writable", lambda _: None)

    code, out, err = run("simulate", "santa_timea", "--number", "1", "--workers", "1", "--json", str(file))

    assert code == 1
    assert out.startswith("Santa Timea · seed 1\n\nOne game\n")
    assert "result.json does not exist" in err


@pytest.mark.parametrize(
    ("game", "seats", "sentence"),
    [
        (["santa_timea"], "9", "9 captains are not the right number: this game is for 2 to 5."),
        (["santa_timea"], "1", "One captain is not the right number"),
        ([], "9", "No game here is for 9 captains."),
        ([], "0", "No game here is for 0 captains."),
        ([], "-1", "No game here is for -1 captains."),
    ],
)
def test_a_ladder_for_a_number_of_seats_of_no_game_is_an_error(
    run: Run, tmp_path: Path, no_games: None, game: list[str], seats: str, sentence: str
) -> None:
    keep = tmp_path / "ladder.jsonl"

    code, out, err = run("arena", *game, "--seats", seats, "--keep", str(keep))

    assert (code, out) == (2, "")
    assert sentence in err


def test_tuning_needs_at_least_one_process(run: Run, no_games: None) -> None:
    for workers in ("0", "-3"):
        code, _, err = run("tune", "columbus", "--workers", workers)
        assert code == 2
        assert f"--workers must be from 1 to 1000, not {workers}." in err


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "A duel needs two different levels: give --level twice."),
        ("de", "Zu einem Duell gehören zwei verschiedene Stufen: Gib --level zweimal an."),
    ],
)
def test_a_duel_of_one_level_is_an_error_that_names_the_option(
    run: Run, language: str, sentence: str
) -> None:
    assert sentence in run("arena", "santa_timea", "--level", "boy", "--language", language)[2]
