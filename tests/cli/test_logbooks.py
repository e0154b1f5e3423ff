"""Logbooks on the command line: recorded, replayed, shown to each as he may know it, gone on with."""

import json
import re
import shlex
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from spielhafen.bots.levels import LEVELS
from spielhafen.core.logbook import read, write
from tests.cli.conftest import Run, Timed
from tests.core.test_proof import SALTS, played


@pytest.fixture
def book(run: Run, tmp_path: Path) -> Path:
    """A professional game between two bots."""
    file = tmp_path / "game.log"
    arguments = ["--seat", "greedy", "--seat", "random", "--option", "professional", "--out", str(file)]
    assert run("record", "santa_timea", *arguments) == (0, "", "")
    return file


def test_the_same_seed_records_the_same_game(run: Run) -> None:
    first = run("record", "santa_timea", "--seats", "3", "--seed", "7")[1]

    assert first == run("record", "santa_timea", "--seats", "3", "--seed", "7")[1]
    assert first != run("record", "santa_timea", "--seats", "3", "--seed", "8")[1]
    assert len(read(first).names) == 3


def test_a_slow_machine_records_the_same_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ["columbus", "--seat", "sailor", "--seat", "random", "--seed", "7"]
    first = run("record", *arguments)[1]

    monkeypatch.setitem(LEVELS, "sailor", replace(LEVELS["sailor"], seconds=0.0))

    assert run("record", *arguments)[1] == first


def test_how_often_a_program_was_replaced_by_lot_is_said_beside_the_logbook(run: Run) -> None:
    mute = f"run:{shlex.join([sys.executable, '-c', 'pass'])}"

    code, out, err = run("record", "santa_timea", "--seat", mute, "--seat", "random")

    assert code == 0
    assert read(out).final().winners
    assert err.startswith("Captain 1: 60 moves were made by lot, because the program “run:")


def test_an_answer_of_a_program_may_take_as_long_as_one_likes(run: Run, timed: Timed) -> None:
    seats = ["--seat", timed.level, "--seat", "random"]

    assert run("record", "santa_timea", *seats, "--seconds", "77")[0] == 0
    assert timed.told == {"77.0"}


def test_a_golden_logbook_knows_its_end(run: Run) -> None:
    written = run("record", "santa_timea", "--golden")[1]

    assert re.search(r"\n; final [0-9a-f]{16}\n$", written)
    assert read(written).final().winners


def test_nothing_is_written_over_unless_forced(run: Run, book: Path) -> None:
    before = book.read_text("utf-8")
    code, _, err = run("record", "santa_timea", "--out", str(book))
    assert (code, err) == (1, f"spielhafen: {book} exists already; choose another name.\n")
    assert book.read_text("utf-8") == before

    assert run("record", "santa_timea", "--out", str(book), "--force")[0] == 0
    assert book.read_text("utf-8") != before


def test_a_right_logbook_is_right(run: Run, book: Path) -> None:
    code, out, _ = run("replay", str(book), "--check")

    assert code == 0
    assert re.fullmatch(r"The logbook is right: \d+ moves, and the game is over\.\n", out)


def test_a_logbook_is_right_or_wrong_as_a_whole_wherever_one_looks(run: Run, book: Path) -> None:
    assert run("replay", str(book), "--check", "--ply", "5") == run("replay", str(book), "--check")


def test_a_game_in_which_all_agreed_to_a_draw_is_over(run: Run, book: Path) -> None:
    written = read(book.read_text("utf-8"))
    written.plies, written.drawn_by = written.plies[:20], 1
    book.write_text(write(written), "utf-8")

    assert run("replay", str(book), "--check")[1] == "The logbook is right: 20 moves, and the game is over.\n"

    written.drawn_by = None
    book.write_text(write(written), "utf-8")
    assert "not over yet" in run("replay", str(book), "--check")[1]


def test_the_table_is_shown_as_everybody_or_one_seat_sees_it(run: Run, book: Path) -> None:
    own = run("replay", str(book), "--ply", "30", "--seat", "1")[1]
    everybody = run("replay", str(book), "--ply", "30")[1]

    assert "Santa Timea · Round 1 of 5" in everybody
    assert "Forecast: " in everybody
    assert "Your hand: " in own
    assert "Your hand: " not in everybody


def test_the_course_is_told_without_what_was_hidden(run: Run, book: Path) -> None:
    out = run("replay", str(book), "--steps")[1]

    assert out.count("— Trick 12 · wind") == 5
    assert "Twelve cards are dealt to each." in out
    assert re.search(r"\n +\d+  Greedy 1 (leads|plays) \w+ \d+ \(", out)
    assert re.search(r" wins\.\n$", out)


def test_a_position_can_be_written_and_gone_on_from(run: Run, book: Path, tmp_path: Path) -> None:
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
    ("deal ", "deal bride bride bride bride bride ", "Chance cannot bring that here."),
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
def test_what_is_not_in_the_logbook_cannot_be_shown(
    run: Run, book: Path, arguments: list[str], sentence: str
) -> None:
    code, _, err = run("replay", str(book), *arguments)

    assert code == 2
    assert sentence in err


def test_a_game_is_played_kept_and_gone_on_with(
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
    """Play in plain lines what is typed; exit code, stdout, stderr."""
    script = tmp_path / "script"

    def typed(keys: str, *arguments: str) -> tuple[int, str, str]:
        script.write_text(keys)
        with script.open() as source:
            monkeypatch.setattr("sys.stdin", source)
            return run("play", "--plain", *arguments)

    return typed


def test_a_finished_logbook_is_looked_at_and_not_written_anew(typed: Play, tmp_path: Path) -> None:
    file, other = tmp_path / "proof.log", tmp_path / "other.log"
    before = write(played("santa_timea", 2, SALTS)).replace("\n1  ", "\n; what a game\n1  ", 1)
    file.write_text(before, "utf-8")
    for more in ([], ["--save", str(other)]):
        code, out, err = typed("1\n", "--resume", str(file), *more)
        assert code == 0
        assert re.search(r"(wins|win together)\.\n$", out)
        assert err == f"The logbook is in {file}.\n"
        assert file.read_text("utf-8") == before
    assert not other.exists()


def test_a_logbook_whose_key_is_known_is_never_written_over(typed: Play, tmp_path: Path) -> None:
    """Also if somebody has cut off its end, and it goes on."""
    file, book = tmp_path / "proof.log", played("santa_timea", 2, SALTS)
    last = max(place for place, ply in enumerate(book.plies) if ply.actor == 0)
    book.plies = book.plies[:last]
    file.write_text(write(book), "utf-8")
    before = file.read_text("utf-8")

    _, _, err = typed("\n1\nquit\n", "--resume", str(file))

    assert file.read_text("utf-8") == before
    found = re.search(r"^The logbook is in (.*)\.$", err, re.MULTILINE)
    assert found is not None
    assert Path(found[1]) != file
    assert read(Path(found[1]).read_text("utf-8")).final() is not None


def test_a_logbook_that_cannot_be_written_is_said_before_anybody_plays(typed: Play, tmp_path: Path) -> None:
    file = tmp_path / "evening.log"
    seats = ["--seat", "Ada", "--seat", "bot:random", "--option", "first=1"]
    typed("1\nquit\n", "santa_timea", "--seed", "3", "--save", str(file), *seats)

    code, out, err = typed("1\n" * 60, "--resume", str(file), "--save", str(file / "under" / "other.log"))

    assert code == 1
    assert not out
    assert "other.log" in err


def test_nothing_is_written_before_something_has_happened(typed: Play, tmp_path: Path) -> None:
    file = tmp_path / "evening.log"
    seats = ["--seat", "Ada", "--seat", "bot:random", "--option", "first=1"]
    typed("1\nquit\n", "santa_timea", "--seed", "3", "--save", str(file), *seats)
    before = f"{file.read_text('utf-8')}\n; to be gone on with\n"
    file.write_text(before, "utf-8")

    _, _, err = typed("quit\n", "--resume", str(file), "--save", str(tmp_path / "other.log"))

    assert f"Go on with: spielhafen play --resume {file}" in err
    assert file.read_text("utf-8") == before
    assert not (tmp_path / "other.log").exists()


def test_what_was_broken_off_and_gone_on_with_can_be_verified(typed: Play, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.log"
    seats = ["--seat", "Ada", "--seat", "bot:random"]
    typed("1\n1\nquit\n", "santa_timea", "--seed", "3", "--save", str(file), *seats)
    brought = len(read(file.read_text("utf-8")).plies)

    typed("1\n" * 60, "--resume", str(file), "--seed", "8")

    assert read(file.read_text("utf-8")).brought == brought
    code, out, err = run("verify", str(file))
    assert (code, err) == (0, "")
    assert "draws are as the key holds" in out


def test_what_somebody_wrote_beside_the_moves_stays(typed: Play, tmp_path: Path) -> None:
    file = tmp_path / "evening.log"
    seats = ["--seat", "Ada", "--seat", "bot:random", "--option", "first=1"]
    typed("1\n1\nquit\n", "santa_timea", "--seed", "3", "--save", str(file), *seats)
    written = file.read_text("utf-8").replace("\n\n", "\n; an evening in May\n\n", 1)
    written = re.sub(r"^(1  \w+)$", r"\1  ; my best card", written, count=1, flags=re.MULTILINE)
    file.write_text(written, "utf-8")

    typed("1\nquit\n", "--resume", str(file))

    after = file.read_text("utf-8")
    assert len(read(after).plies) > len(read(written).plies)
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
"""A program that plays the first offer, and writes down what it is told; of the good-bye if it has the time."""


def test_a_program_of_ones_own_sits_at_the_table(typed: Play, tmp_path: Path) -> None:
    file, told = tmp_path / "evening.log", tmp_path / "told: by it"
    (tmp_path / "telling.py").write_text(TELLING, "utf-8")
    command = "run:" + shlex.join([sys.executable, str(tmp_path / "telling.py"), str(told)])
    seats = ["--seat", "Ada", "--seat", f"bot:{command}", "--option", "first=2"]

    code, out, _ = typed("1\n1\nquit\n", "santa_timea", "--seed", "3", "--save", str(file), *seats)

    assert code == 0
    assert "Petrel" in out
    assert f"\n; bot 2 {command}\n" in file.read_text("utf-8")
    moves = [ply.move for ply in read(file.read_text("utf-8")).plies if ply.actor == 1]
    heard = told.read_text("utf-8")
    assert heard.removesuffix("bye\n").split() == ["hello", *["move"] * len(moves)]

    before = file.read_text("utf-8")
    code, _, err = typed("1\n" * 60, "--resume", str(file))
    assert code == 1
    assert "a program plays: " in err
    assert command in err
    assert file.read_text("utf-8") == before
    assert told.read_text("utf-8") == heard

    assert typed("1\n" * 60, "--resume", str(file), "--programs")[0] == 0
    assert told.read_text("utf-8").removeprefix(heard).startswith("hello\nmove\n")
    assert "; bot 2 " in file.read_text("utf-8")


def test_at_the_table_too_it_may_take_as_long_as_one_likes(typed: Play, timed: Timed, tmp_path: Path) -> None:
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
def test_who_asks_for_what_cannot_be_sits_down_at_no_table(
    typed: Play, tmp_path: Path, level: str, seconds: str
) -> None:
    file = tmp_path / "evening.log"
    seats = ["--seat", "Ada", "--seat", f"bot:{level}"]

    code, out, err = typed("1\nquit\n", "santa_timea", "--save", str(file), *seats, "--seconds", seconds)

    assert (code, out) == (2, "")
    assert "--seconds" in err
    assert not file.exists()


def test_a_program_that_is_not_there_is_said_before_the_game_begins(typed: Play, tmp_path: Path) -> None:
    seats = ["--seat", "Ada", "--seat", "bot:run:no-such-program-anywhere"]
    code, _, err = typed("1\n", "santa_timea", "--save", str(tmp_path / "evening.log"), *seats)

    assert code == 1
    assert "no-such-program-anywhere" in err
    assert not (tmp_path / "evening.log").exists()


def test_a_file_that_is_no_program_is_said_before_the_game_begins(typed: Play, tmp_path: Path) -> None:
    file = tmp_path / "nothing"
    file.write_text("nothing that could be started\n")
    file.chmod(0o755)
    seats = ["--seat", "Ada", "--seat", f"bot:run:{file}"]

    code, _, err = typed("1\n", "santa_timea", "--save", str(tmp_path / "evening.log"), *seats)

    assert code == 1
    assert "cannot be started" in err
    assert not (tmp_path / "evening.log").exists()


def test_a_logbook_starts_no_program_by_itself(
    typed: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "evening.log"
    typed("1\nquit\n", "santa_timea", "--save", str(file), "--seat", "Ada", "--seat", "bot:random")
    file.write_text(file.read_text("utf-8").replace("; bot 2 random", "; bot 2 run:anything"), "utf-8")
    monkeypatch.setattr("subprocess.Popen", lambda *_, **__: pytest.fail("it was started"))

    code, _, err = typed("1\n", "--resume", str(file))

    assert code == 1
    assert "a program plays: run:anything" in err


def test_a_name_cannot_command_the_terminal(run: Run, book: Path) -> None:
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


def test_a_bird_makes_room_for_somebody_of_its_name(typed: Play) -> None:
    code, out, _ = typed("quit\n", "columbus", "--seat", "petrel", "--seat", "bot:boy")

    assert code == 0
    assert "Gannet" in out
    seats = [*("--seat", "Gannet", "--seat", "bot:boy:Petrel"), *("--seat", "bot:boy") * 2]
    assert "Fulmar" in typed("quit\n", "columbus", *seats)[1]


def test_two_names_that_sound_alike_are_one(run: Run) -> None:
    code, _, err = run("play", "columbus", "--seat", "Ada", "--seat", "ada")

    assert code == 2
    assert "da" in err


def test_before_a_long_game_is_recorded_it_is_said_that_it_cannot_be_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spielhafen.cli.recording.played", lambda *_: pytest.fail("it was played"))
    (tmp_path / "there.log").write_text("mine", "utf-8")
    for file in ("there.log", "nowhere/x.log"):
        code, out, err = run("record", "columbus", "--seats", "2", "--out", str(tmp_path / file))
        assert (code, out) == (1, "")
        assert file in err
    assert (tmp_path / "there.log").read_text("utf-8") == "mine"


def test_all_programs_of_a_logbook_are_named_before_any_is_started(run: Run, tmp_path: Path) -> None:
    file, told = tmp_path / "brought.log", tmp_path / "told"
    run("record", "columbus", "--seats", "2", "--out", str(file))
    book = read(file.read_text("utf-8"))
    unfinished = "\n".join(file.read_text("utf-8").splitlines()[: len(book.plies) // 2])
    title, _, rest = unfinished.partition("\n")
    file.write_text(f"{title}\n; bot 1 run:true\n; bot 2 run:touch {told}\n{rest}\n", "utf-8")

    code, _, err = run("play", "--resume", str(file))
    assert code == 1
    assert "run:true" in err
    assert "touch" in err
    assert not told.exists()
