"""The command line as a whole: help, language, version, and a sentence for every mistake."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from spielhafen.bots.levels import LEVELS
from spielhafen.cli.app import COMMAND_FUNCTIONS
from spielhafen.cli.help_page import HelpTexts
from spielhafen.core.game import find_game
from spielhafen.i18n import LANGUAGES
from spielhafen.testing import storyboard
from spielhafen.testing.example_parser import parse_titles
from tests.cli.conftest import Run
from tests.selection import slow_except

ENTRY = [sys.executable, "-m", "spielhafen"]


def process(*arguments: str, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    command = [*ENTRY, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60, env=env)


# Help.


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_every_command_with_its_sentence(run: Run, language: str) -> None:
    code, out, _ = run("--help", "--language", language)

    assert code == 0
    for command in COMMAND_FUNCTIONS:
        assert re.search(rf"^  {command} +\S", out, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_play_lists_every_level(run: Run, language: str) -> None:
    _, out, _ = run("play", "--help", "--language", language)

    told = re.search(r"\((random[^)]*)\)", out)
    assert told
    assert sorted(re.split(r",\s+", told[1])) == sorted(LEVELS)


@pytest.mark.parametrize("language", slow_except(LANGUAGES, "de"))
@pytest.mark.parametrize("command", COMMAND_FUNCTIONS)
def test_help_describes_every_option(run: Run, command: str, language: str) -> None:
    code, out, _ = run(command, "--help", "--language", language)

    assert code == 0
    assert " ".join(HelpTexts(language)(f"help-{command}").split()) in " ".join(out.split())
    heads = (HelpTexts(language)("help.arguments"), HelpTexts(language)("help.parameters"))
    lines = out.splitlines()
    options = [
        place
        for place, line in enumerate(lines)
        if re.match(r"  (--)?[A-Za-z]", line) and set(lines[:place]) & set(heads)
    ]
    assert options
    for place in options:
        alone = re.fullmatch(r"  \S+( [A-Z]\S*)*", lines[place])
        assert not alone or lines[place + 1].startswith(" " * 20), lines[place]


def test_help_loads_nothing_heavy() -> None:
    code = (
        "import sys; from spielhafen.cli import main; main(['--help']);"
        "heavy = {'textual', 'sqlalchemy', 'uvicorn', 'starlette', 'fluent.runtime', 'spielhafen.core.play'};"
        "sys.exit(str(heavy & set(sys.modules)) if heavy & set(sys.modules) else 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr


def test_version_tells_the_build(run: Run) -> None:
    code, out, _ = run("--version")

    assert code == 0
    assert re.fullmatch(r"spielhafen \d+\.\d+\.\d+ \(interpreted build, Python 3\.\d+\.\d+\)\n", out)


def test_the_system_determines_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SPIELHAFEN_LANGUAGE")
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")

    assert run("nix")[2].startswith("spielhafen: Einen Befehl „nix“ gibt es nicht.")
    assert run("nix", "--language", "en")[2].startswith("spielhafen: There is no command “nix”.")


# Games.


def test_games_are_listed(run: Run) -> None:
    _, out, _ = run("games")
    _, first, *rows = out.splitlines()

    assert re.fullmatch(r"santa_timea +Santa Timea +2–5 +30  light, a good first game", first)
    assert rows[-1].endswith("deep")


def test_playing_without_a_game_lists_the_games(run: Run) -> None:
    code, _, error = run("play")

    assert code == 2
    assert error.endswith(run("games")[1])


def test_a_game_tells_its_aim(run: Run) -> None:
    assert "The aim: Find America" in run("games", "columbus")[1]


def test_a_game_tells_its_house_rules(run: Run) -> None:
    _, out, _ = run("games", "santa_timea", "--language", "de")

    assert "Für 2 bis 5 Spieler, etwa 30 Minuten; Schwierigkeit: leicht." in out
    assert "professional=no|yes  (sonst no)" in out


def test_a_game_tells_its_numbers(run: Run) -> None:
    _, out, _ = run("games", "columbus")

    assert "  dice_number=1…6  (printed: 4, in §6)" in out
    assert "  mutiny_cards=0…6  (printed: 2, in §21)" in out
    assert "variant=" not in out


def test_a_game_tells_its_drawings(run: Run) -> None:
    assert "  board_drawing=…  (printed: –, in §3)" in run("games", "treasure_map")[1]


def test_a_folder_adds_its_own_game(run: Run, template: Path) -> None:
    _, out, _ = run("games", "--games", str(template))

    assert "regatta" in out
    assert "regatta" not in run("games")[1]


def test_examples_of_a_rulebook_are_played(run: Run) -> None:
    code, out, _ = run("examples", "santa_timea")

    assert code == 0
    assert re.fullmatch(r"(\d+) examples, of which \1 hold.\n", out)


def forget() -> None:
    """Forget cached titles and examples."""
    for known in (storyboard.list_examples, storyboard.example_sources):
        known.cache_clear()


def test_a_title_without_an_example_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    german = find_game("santa_timea").file("rules.de.md").read_text("utf-8")
    surplus = [("§5", "Noch einer", False)]
    request.addfinalizer(forget)
    monkeypatch.setattr(
        storyboard,
        "parse_titles",
        lambda written: [*parse_titles(written), *(surplus if written == german else [])],
    )
    forget()
    code, out, _ = run("examples", "santa_timea")

    assert code == 1
    assert "santa_timea/rules.de.md, §5: “Noch einer” has no counterpart" in out


def test_a_wrong_example_is_named(run: Run, tmp_path: Path) -> None:
    book = tmp_path / "book.md"
    book.write_text("Text.\n\n```example\ntwo\n  seats 2\n? N7\n```\n", "utf-8")
    code, out, _ = run("examples", "santa_timea", str(book))

    assert code == 1
    assert out.startswith(f"{book}:6: the example “two” does not hold: offered was expected to be")


def test_lines_of_play_are_counted(run: Run) -> None:
    assert run("perft", "santa_timea", "--depth", "0")[1].startswith("One line of play")
    _, out, _ = run("perft", "santa_timea", "--depth", "2", "--divide")

    counts = [int(count) for count in re.findall(r"^wind \w\d +(\d+)$", out, re.MULTILINE)]
    assert len(counts) == 12
    assert f"{sum(counts)} lines of play, 2 moves deep" in out


# Mistakes.

MISTAKES = [
    (
        ["games", "nix"],
        2,
        (
            "There is no game “nix” here. In the harbour lie: "
            "caribbean_conquest, columbus, ghost_ship, santa_timea, seeschlacht, treasure_map."
        ),
    ),
    (["gmaes"], 2, "There is no command “gmaes”."),
    (["games", "--loud"], 2, "“--loud” means nothing here. See: spielhafen games --help"),
    (["games", "a", "b"], 2, "“b” is more than was expected."),
    (["perft"], 2, "GAME is missing. See: spielhafen perft --help"),
    (["perft", "santa_timea", "--depth", "deep"], 2, "“deep” does not fit --depth."),
    (["perft", "santa_timea", "--depth", "99"], 2, "--depth must be from 0 to 12, not 99."),
    (["perft", "santa_timea", "--seats", "9"], 2, "9 captains are not the right number"),
    (["perft", "santa_timea", "--option", "professional=maybe"], 2, "“maybe” does not fit"),
    (["perft", "santa_timea", "--option", "preset=theirs"], 2, "Possible: printed, ours."),
    (["perft", "santa_timea", "--option", "="], 2, "“=” is no house rule; write name=value."),
    *(
        (["perft", "santa_timea", alone, *more], 2, f"Give {more[0]} or {alone}, not both.")
        for alone in ("--check", "--write")
        for more in (
            ["--depth", "2"],
            ["--depth", "0"],
            ["--seats", "3"],
            ["--option", "professional"],
            ["--position", "missing.json"],
            ["--divide"],
        )
    ),
    (["perft", "santa_timea", "--check", "--write"], 2, "Give --write or --check, not both."),
    (
        ["perft", "columbus", "--position", "x.json", "--seats", "3"],
        2,
        "Give --seats or --position, not both.",
    ),
    (
        ["play", "santa_timea", "--option", "nix=yes"],
        2,
        (
            "There is no house rule “nix”. There are: professional, first, variant, rounds_number, tricks_number, "
            "brides_number, threes_number."
        ),
    ),
    (["play", "santa_timea", "--seat", "Ada"], 2, "One captain is not the right number"),
    (["play", "santa_timea", "--seat", "Ada", "--seat", "Ada"], 2, "Two captains are called Ada"),
    (
        ["play", "santa_timea", "--seat", "Ada", "--seat", "sailor"],
        2,
        '“sailor” is a bot; write --seat "bot:sailor"',
    ),
    (["play", "santa_timea", "--seat", "Ada", "--seat", "run:./x"], 2, 'write --seat "bot:run:./x"'),
    (
        ["play", "santa_timea", "--seat", "bot:nix", "--seat", "Ada"],
        2,
        "There is no bot “nix”. There are: random",
    ),
    (["play", "santa_timea", "--seat", "\u202eAda"], 2, "cannot sit there: This name has characters in it"),
    (["play", "santa_timea", "--cores", "0"], 2, "--cores must be from 1 to 64, not 0."),
    (
        ["play", "santa_timea", "--pace", "slow"],
        2,
        "There is no pace “slow”. There are: unhurried, brisk, at-once.",
    ),
    (["play", "santa_timea", "--plain", "--pace", "brisk"], 2, "Give --pace or --plain, not both."),
    (["serve", "--cores", "65"], 2, "--cores must be from 1 to 64, not 65."),
    (["serve", "--memory", "3"], 2, "--memory must be from 16 to 65536, not 3."),
    (["play", "santa_timea", "--resume", "x.log"], 2, "A logbook knows its game"),
    (["play", "santa_timea", "--programs"], 2, "--programs goes with --resume only."),
    (["play", "--resume", "missing.log"], 1, "missing.log does not exist."),
    (["replay", "."], 1, ". is a folder; a file was expected."),
    (["examples", "santa_timea", "missing.md"], 1, "missing.md does not exist."),
    (["perft", "santa_timea", "--position", "missing.json"], 1, "missing.json does not exist."),
    (["serve", "--port", "70000"], 2, "--port must be from 1 to 65535, not 70000."),
    (["serve", "--proxy", "*"], 1, "--proxy: “*” is neither an address like 127.0.0.1 nor"),
    (["serve", "--proxy", "10.0.0.1/8"], 1, "“10.0.0.1/8” is neither an address"),
    (["serve", "--port", "http"], 2, "“http” does not fit --port."),
    (["record", "santa_timea", "--seat", "random", "--seats", "2"], 2, "Give --seat or --seats, not both."),
    (["record", "santa_timea", "--seat", "wizard"], 2, "There is no bot “wizard”."),
    (["new", "Storm"], 2, "“Storm” cannot be a game’s name"),
    (["new", "class"], 2, "“class” cannot be a game’s name"),
    (["new", "json"], 2, "“json” is taken"),
    (["new", "santa_timea"], 2, "“santa_timea” is taken"),
    (["games", "--language", "nl"], 2, "“nl” is spoken by nobody here. Known: en, de"),
    (["games", "--language"], 2, "--language needs a value after it."),
    (["games", "--games", "nowhere"], 1, "there is no package with rules in it."),
    (["serve", "--games", "nowhere"], 1, "there is no package with rules in it."),
]


@pytest.mark.parametrize(("arguments", "code", "sentence"), MISTAKES, ids=lambda value: str(value)[:40])
def test_a_mistake_is_reported_in_a_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], code: int, sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    got, out, err = run(*arguments)

    assert (got, out) == (code, "")
    assert err.startswith("spielhafen: ")
    assert sentence in err
    assert err.count("\n") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("arguments", [mistake[0] for mistake in MISTAKES], ids=lambda value: str(value)[:40])
def test_a_mistake_is_reported_in_german_too(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SPIELHAFEN_LANGUAGE", "de")
    _, _, err = run(*arguments)

    assert re.search(r"[äöüß„]|nicht|fehlt|gibt|braucht|erwartet|kommt|muss", err)


def test_a_broken_game_in_a_folder_is_named(run: Run, tmp_path: Path) -> None:
    package = tmp_path / "broken_game"
    package.mkdir()
    (package / "__init__.py").write_text("GAME = 1 +\n")
    (package / "rules.py").write_text("")
    code, _, err = run("games", "--games", str(tmp_path))

    assert code == 1
    assert "it cannot be loaded (SyntaxError" in err


def test_a_forbidden_file_is_named(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "secret.log"
    file.write_text("")

    read = Path.read_text

    def forbidden(path: Path, *more: str) -> str:
        if path == file:
            raise PermissionError(13, "Permission denied")
        return read(path, *more)

    monkeypatch.setattr(Path, "read_text", forbidden)
    code, _, err = run("replay", str(file))

    assert code == 1
    assert err == f"spielhafen: {file} may not be read or written by you.\n"


def test_a_file_that_is_no_text_is_named(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.log"
    file.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")

    assert run("replay", str(file))[2] == f"spielhafen: {file} is not a text file (UTF-8).\n"


def test_a_broken_position_is_named_with_its_place(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text('{"game": "santa_timea",')
    code, _, err = run("perft", "santa_timea", "--position", str(file))

    assert code == 1
    assert err.startswith(f"spielhafen: {file}: This cannot be read at 1:24: it is not valid JSON.")


def test_an_error_of_the_program_is_reported_in_a_sentence_too(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr("spielhafen.cli.commands.games.find_games", fail)
    code, _, err = run("games")

    assert code == 1
    assert "Something went wrong that should not have: ZeroDivisionError: by zero." in err


# Processes.


@pytest.fixture
def default_ctrl_c() -> Iterator[None]:
    """Processes started here stop too, even if the tests run in the background of a shell."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("default_ctrl_c")
def test_ctrl_c_leaves_cleanly_and_keeps_the_logbook(tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    seats = ("--seat", "Ada", "--seat", "Bo")
    playing = subprocess.Popen(
        [*ENTRY, "play", "santa_timea", "--plain", "--language", "en", *seats, "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert playing.stdout is not None
    assert playing.stdin is not None
    said = ""
    while "press Enter" not in said:
        sign = playing.stdout.read(1)
        assert sign, playing.communicate()
        said += sign
    playing.send_signal(signal.SIGINT)
    _, err = playing.communicate(timeout=30)

    assert playing.returncode == 130
    assert "Traceback" not in err
    assert file.read_text().startswith("spielhafen logbook 1\ngame     santa_timea\n")


def test_a_closed_pipe_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as target:
        done = subprocess.run(
            [*ENTRY, "games"], stdout=target, stderr=subprocess.PIPE, text=True, check=False
        )

    assert done.returncode == 141
    assert done.stderr == ""


def test_a_terminal_without_our_letters_is_no_error() -> None:
    done = process("games", env={**os.environ, "PYTHONIOENCODING": "ascii", "SPIELHAFEN_LANGUAGE": "de"})

    assert done.returncode == 0
    assert "2?5" in done.stdout
