"""`spielhafen play`: seats, saving the logbook, resuming it."""

import os
import re
import shlex
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from spielhafen.cli.commands import play_serve
from spielhafen.core.game import find_game
from spielhafen.core.logbook import read_logbook, write_logbook
from tests.cli.conftest import Run, Timed
from tests.core.test_proof import SALTS, played


def test_a_game_is_played_saved_and_resumed(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, script = tmp_path / "evening.log", tmp_path / "script"
    script.write_text("1\nquit\n")
    seats = ["--seat", "Ada", "--seat", "bot:random", "--seat", "bot:greedy:Drake"]
    with script.open() as keys:
        monkeypatch.setattr("sys.stdin", keys)
        code, out, err = run("play", "santa_timea", "--plain", "--seed", "3", "--save", str(file), *seats)
    assert code == 0
    assert "Drake" in out
    assert err.splitlines() == [f"The logbook is in {file}.", f"Go on with: spielhafen play --resume {file}"]

    assert run("play", "santa_timea", "--save", str(file))[0] == 1
    script.write_text("1\n" * 60)
    with script.open() as keys:
        monkeypatch.setattr("sys.stdin", keys)
        code, out, err = run("play", "--resume", str(file), "--plain")
    assert code == 0
    assert re.search(r"(wins|win together)\.\n$", out)
    assert err == f"The logbook is in {file}.\n"
    assert "game is over" in run("replay", str(file), "--check")[1]


Play = Callable[..., tuple[int, str, str]]


@pytest.fixture
def typed(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Play typed lines in the line client; return exit code, stdout, stderr."""
    script = tmp_path / "script"

    def typed(keys: str, *arguments: str) -> tuple[int, str, str]:
        script.write_text(keys)
        with script.open() as source:
            monkeypatch.setattr("sys.stdin", source)
            return run("play", "--plain", *arguments)

    return typed


def test_a_finished_logbook_is_shown_and_not_rewritten(typed: Play, tmp_path: Path) -> None:
    file, other = tmp_path / "proof.log", tmp_path / "other.log"
    before = write_logbook(played("santa_timea", 2, SALTS)).replace("\n1  ", "\n; what a game\n1  ", 1)
    file.write_text(before, "utf-8")
    for more in ([], ["--save", str(other)]):
        code, out, err = typed("1\n", "--resume", str(file), *more)
        assert code == 0
        assert re.search(r"(wins|win together)\.\n$", out)
        assert err == f"The logbook is in {file}.\n"
        assert file.read_text("utf-8") == before
    assert not other.exists()


def test_a_logbook_whose_key_is_known_is_never_overwritten(typed: Play, tmp_path: Path) -> None:
    """The logbook is kept even if its end was cut off and the match is continued."""
    file, book = tmp_path / "proof.log", played("santa_timea", 2, SALTS)
    last = max(place for place, ply in enumerate(book.plies) if ply.actor == 0)
    book.plies = book.plies[:last]
    file.write_text(write_logbook(book), "utf-8")
    before = file.read_text("utf-8")

    _, _, err = typed("\n1\nquit\n", "--resume", str(file))

    assert file.read_text("utf-8") == before
    found = re.search(r"^The logbook is in (.*)\.$", err, re.MULTILINE)
    assert found is not None
    assert Path(found[1]) != file
    assert read_logbook(Path(found[1]).read_text("utf-8")).final_state() is not None


def test_a_logbook_that_cannot_be_written_is_an_error_before_play(typed: Play, tmp_path: Path) -> None:
    file = tmp_path / "evening.log"
    seats = ["--seat", "Ada", "--seat", "bot:random", "--option", "first=1"]
    typed("1\nquit\n", "santa_timea", "--seed", "3", "--save", str(file), *seats)

    code, out, err = typed("1\n" * 60, "--resume", str(file), "--save", str(file / "under" / "other.log"))

    assert code == 1
    assert not out
    assert "other.log" in err


def test_the_printed_command_resumes_the_game(
    typed: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, seats = tmp_path / "one evening.log", ["--seat", "Ada", "--seat", "bot:random"]
    stranger = replace(find_game("santa_timea"), package="elsewhere")

    _, _, err = typed("quit\n", "santa_timea", "--seed", "3", "--save", str(file), *seats)

    assert f"Go on with: spielhafen play --resume '{file}'" in err
    monkeypatch.setenv("SPIELHAFEN_GAMES", "my games")
    assert play_serve._games_option(stranger) == "--games 'my games' "
    monkeypatch.setattr(play_serve, "os", SimpleNamespace(name="nt", environ=os.environ))
    assert play_serve._games_option(stranger) == '--games "my games" '


def test_without_a_move_no_logbook_is_written(typed: Play, tmp_path: Path) -> None:
    file = tmp_path / "evening.log"
    seats = ["--seat", "Ada", "--seat", "bot:random", "--option", "first=1"]
    typed("1\nquit\n", "santa_timea", "--seed", "3", "--save", str(file), *seats)
    before = f"{file.read_text('utf-8')}\n; to be gone on with\n"
    file.write_text(before, "utf-8")

    _, _, err = typed("quit\n", "--resume", str(file), "--save", str(tmp_path / "other.log"))

    assert f"Go on with: spielhafen play --resume {file}" in err
    assert file.read_text("utf-8") == before
    assert not (tmp_path / "other.log").exists()


def test_an_interrupted_and_resumed_match_can_be_verified(typed: Play, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.log"
    seats = ["--seat", "Ada", "--seat", "bot:random"]
    typed("1\n1\nquit\n", "santa_timea", "--seed", "3", "--save", str(file), *seats)
    brought = len(read_logbook(file.read_text("utf-8")).plies)

    typed("1\n" * 60, "--resume", str(file), "--seed", "8")

    assert read_logbook(file.read_text("utf-8")).imported_plies == brought
    code, out, err = run("verify", str(file))
    assert (code, err) == (0, "")
    assert "draws are as the key holds" in out


def test_comments_beside_the_moves_stay(typed: Play, tmp_path: Path) -> None:
    file = tmp_path / "evening.log"
    seats = ["--seat", "Ada", "--seat", "bot:random", "--option", "first=1"]
    typed("1\n1\nquit\n", "santa_timea", "--seed", "3", "--save", str(file), *seats)
    written = file.read_text("utf-8").replace("\n\n", "\n; an evening in May\n\n", 1)
    written = re.sub(r"^(1  \w+)$", r"\1  ; my best card", written, count=1, flags=re.MULTILINE)
    file.write_text(written, "utf-8")

    typed("1\nquit\n", "--resume", str(file))

    after = file.read_text("utf-8")
    assert len(read_logbook(after).plies) > len(read_logbook(written).plies)
    assert after.count("  ; my best card\n") == 1
    assert after.count("\n; an evening in May\n") == 1
    assert after.count("\n; bot 2 random\n") == 1


TELLING = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    print(asked["type"], file=open(sys.argv[1], "a"))
    if asked["type"] == "hello":
        print(json.dumps({"type": "hello", "name": "first: come"}), flush=True)
    elif asked["type"] == "move":
        print(json.dumps({"type": "move", "id": asked["id"], "move": asked["moves"][0]}), flush=True)
"""
"""A bot that plays the first offer, and writes its messages to a file."""


def test_an_external_program_can_play(typed: Play, tmp_path: Path) -> None:
    file, told = tmp_path / "evening.log", tmp_path / "told: by it"
    (tmp_path / "telling.py").write_text(TELLING, "utf-8")
    command = "run:" + shlex.join([sys.executable, str(tmp_path / "telling.py"), str(told)])
    seats = ["--seat", "Ada", "--seat", f"bot:{command}", "--option", "first=2"]

    code, out, _ = typed("1\n1\nquit\n", "santa_timea", "--seed", "3", "--save", str(file), *seats)

    assert code == 0
    assert "Petrel" in out
    assert f"\n; bot 2 {command}\n" in file.read_text("utf-8")
    moves = [ply.move for ply in read_logbook(file.read_text("utf-8")).plies if ply.actor == 1]
    heard = told.read_text("utf-8")
    tried_out = "hello"
    assert heard.removesuffix("bye\n").split() == [tried_out, "hello", *["move"] * len(moves)]

    before = file.read_text("utf-8")
    code, _, err = typed("1\n" * 60, "--resume", str(file))
    assert code == 1
    assert "a program plays: " in err
    assert command in err
    assert file.read_text("utf-8") == before
    assert told.read_text("utf-8") == heard

    assert typed("1\n" * 60, "--resume", str(file), "--programs")[0] == 0
    assert told.read_text("utf-8").removeprefix(heard).startswith("hello\nhello\nmove\n")
    assert "; bot 2 " in file.read_text("utf-8")


def test_the_time_limit_of_a_program_can_be_set(typed: Play, timed: Timed, tmp_path: Path) -> None:
    file = tmp_path / "evening.log"
    seats = ["--seat", "Ada", "--seat", f"bot:{timed.level}", "--option", "first=2"]
    seconds = ["--seed", "3", "--seconds", "77"]
    assert typed("1\nquit\n", "santa_timea", "--save", str(file), *seats, *seconds)[0] == 0
    assert timed.told == {"77.0"}

    before = file.read_text("utf-8")
    again = ["--resume", str(file), "--programs", "--seconds"]
    assert typed("1\nquit\n", *again, "nan")[0] == 2
    assert file.read_text("utf-8") == before
    assert typed("1\nquit\n", *again, "88")[0] == 0
    assert timed.told == {"77.0", "88.0"}


@pytest.mark.parametrize(("level", "seconds"), [("run:python", "0"), ("random", "5")])
def test_impossible_requests_start_no_game(typed: Play, tmp_path: Path, level: str, seconds: str) -> None:
    file = tmp_path / "evening.log"
    seats = ["--seat", "Ada", "--seat", f"bot:{level}"]

    code, out, err = typed("1\nquit\n", "santa_timea", "--save", str(file), *seats, "--seconds", seconds)

    assert (code, out) == (2, "")
    assert "--seconds" in err
    assert not file.exists()


def test_a_missing_program_is_an_error_before_the_game(typed: Play, tmp_path: Path) -> None:
    seats = ["--seat", "Ada", "--seat", "bot:run:no-such-program-anywhere"]
    code, _, err = typed("1\n", "santa_timea", "--save", str(tmp_path / "evening.log"), *seats)

    assert code == 1
    assert "no-such-program-anywhere" in err
    assert not (tmp_path / "evening.log").exists()


def test_a_file_that_is_no_program_is_an_error_before_the_game(typed: Play, tmp_path: Path) -> None:
    file = tmp_path / "nothing"
    file.write_text("nothing that could be started\n")
    file.chmod(0o755)
    seats = ["--seat", "Ada", "--seat", f"bot:run:{file}"]

    code, _, err = typed("1\n", "santa_timea", "--save", str(tmp_path / "evening.log"), *seats)

    assert code == 1
    assert "cannot be started" in err
    assert not (tmp_path / "evening.log").exists()


def test_a_logbook_starts_no_program_without_permission(
    typed: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "evening.log"
    typed("1\nquit\n", "santa_timea", "--save", str(file), "--seat", "Ada", "--seat", "bot:random")
    file.write_text(file.read_text("utf-8").replace("; bot 2 random", "; bot 2 run:anything"), "utf-8")
    monkeypatch.setattr("subprocess.Popen", lambda *_, **__: pytest.fail("it was started"))

    code, _, err = typed("1\n", "--resume", str(file))

    assert code == 1
    assert "a program plays: run:anything" in err


def test_a_bot_takes_no_name_of_a_player(typed: Play) -> None:
    code, out, _ = typed("quit\n", "columbus", "--seat", "petrel", "--seat", "bot:boy")

    assert code == 0
    assert "Gannet" in out
    seats = [*("--seat", "Gannet", "--seat", "bot:boy:Petrel"), *("--seat", "bot:boy") * 2]
    assert "Fulmar" in typed("quit\n", "columbus", *seats)[1]


def test_names_that_differ_in_case_only_are_equal(run: Run) -> None:
    code, _, err = run("play", "columbus", "--seat", "Ada", "--seat", "ada")

    assert code == 2
    assert "da" in err


def test_all_programs_of_a_logbook_are_named_before_any_is_started(run: Run, tmp_path: Path) -> None:
    file, told = tmp_path / "brought.log", tmp_path / "told"
    run("record", "columbus", "--seats", "2", "--out", str(file))
    book = read_logbook(file.read_text("utf-8"))
    unfinished = "\n".join(file.read_text("utf-8").splitlines()[: len(book.plies) // 2])
    title, _, rest = unfinished.partition("\n")
    file.write_text(f"{title}\n; bot 1 run:true\n; bot 2 run:touch {told}\n{rest}\n", "utf-8")

    code, _, err = run("play", "--resume", str(file))
    assert code == 1
    assert "run:true" in err
    assert "touch" in err
    assert not told.exists()
