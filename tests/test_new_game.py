"""The steps of docs/new-game.md: make the game, play it, change it, test it."""

import os
import re
import socket
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from spielhafen.core.game import find_game
from spielhafen.testing.example_runner import run_examples

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGE = DOCS / "new-game.md"
TEMPLATES = ROOT / "src" / "spielhafen" / "cli" / "template"
BOX = re.compile(r"^```(console|diff)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def environment(data: Path) -> dict[str, str]:
    """Return an environment in English, with our own programs first and a separate data folder."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    clean = {name: value for name, value in os.environ.items() if name != "SPIELHAFEN_GAMES"}
    return clean | {"PATH": path, "SPIELHAFEN_LANGUAGE": "en", "XDG_DATA_HOME": str(data), "COLUMNS": "100"}


def pattern(shown: str) -> str:
    """Return a pattern for output as on the page, where `...` stands for anything."""
    parts = [re.escape(part) for part in shown.strip().split("...")]
    return r"\s*" + r"[\s\S]*".join(parts) + r"\s*"


def obey(box: str, folder: Path, env: dict[str, str]) -> None:
    """Run the commands of a box and compare their output."""
    for command, shown in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", box, re.MULTILINE):
        done = subprocess.run(
            command, shell=True, cwd=folder, env=env, capture_output=True, text=True, check=False, timeout=120
        )
        said = done.stdout + done.stderr
        assert done.returncode == 0, f"{command}\n{said}"
        assert re.fullmatch(pattern(shown), said), f"{command}\n{said}\nis not\n{shown}"


def edit(box: str, folder: Path) -> None:
    """Change a file as in a box: lines with - become the lines with + that follow them."""
    name, changes = re.fullmatch(r"--- (\S+)\n([\s\S]*)", box).groups()  # type: ignore[union-attr]
    file = folder / name
    written = file.read_text("utf-8")
    for before, after in re.findall(r"((?:^-.*\n)+)((?:^\+.*\n)+)", changes, re.MULTILINE):
        old, new = (
            re.sub(r"^-", "", before, flags=re.MULTILINE),
            re.sub(r"^\+", "", after, flags=re.MULTILINE),
        )
        assert old in written, f"{name} has no\n{old}"
        written = written.replace(old, new)
    file.write_text(written, "utf-8")


def follow(page: Path, folder: Path, least: int) -> None:
    """Run the commands of a page, of which there are at least this number, and make its changes."""
    boxes = BOX.findall(page.read_text("utf-8"))
    assert len(boxes) >= least
    for kind, box in boxes:
        if kind == "console":
            obey(box, folder, environment(folder / "data"))
        else:
            edit(box, folder)


@pytest.mark.slow
def test_the_steps_of_the_page_about_secrets_work(tmp_path: Path) -> None:
    follow(DOCS / "new-game-secrets.md", tmp_path, least=6)


def test_the_examples_of_the_page_about_examples_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELHAFEN_GAMES", str(TEMPLATES))
    page = DOCS / "new-game-examples.md"
    written = re.findall(
        r"^<!-- (\w+) -->\n```text\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    assert {game for game, _ in written} == {"regatta", "tavern", "corsair", "atoll"}
    for game, lines in written:
        ((_, error),) = run_examples(find_game(game), page.name, f"```example\n{lines}```\n")
        assert error is None, error


@pytest.mark.slow
def test_the_steps_of_the_page_work(tmp_path: Path) -> None:
    follow(PAGE, tmp_path, least=16)

    assert "wind 4" in next(tmp_path.rglob("gust.log")).read_text("utf-8")
    assert "regatta" not in "".join(
        file.read_text("utf-8").casefold() for file in tmp_path.rglob("storm_bay/*") if file.is_file()
    )


@pytest.fixture(scope="module")
def bay(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the new game in it."""
    return make_game(tmp_path_factory.mktemp("bay"), "storm_bay")


@pytest.fixture(scope="module")
def watch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a new game of cards in it."""
    return make_game(tmp_path_factory.mktemp("watch"), "night_watch", "--kind", "cards")


def make_game(folder: Path, *arguments: str) -> Path:
    """Make a new game in a folder, and return the folder."""
    run_command(folder, "new", *arguments)
    return folder


def run_command(folder: Path, *arguments: str, entered: str = "") -> str:
    """Run a command in a folder and return what it prints."""
    command = [sys.executable, "-m", "spielhafen", *arguments]
    env = environment(folder / "data")
    done = subprocess.run(
        command, cwd=folder, env=env, input=entered, capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def strait(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a new game of duels in it."""
    return make_game(tmp_path_factory.mktemp("strait"), "night_watch", "--kind", "duel")


@pytest.fixture(scope="module")
def lagoon(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a new game of tiles in it."""
    return make_game(tmp_path_factory.mktemp("lagoon"), "night_watch", "--kind", "tiles")


@pytest.fixture(params=["watch", "strait", "lagoon"])
def folder(request: pytest.FixtureRequest) -> Path:
    """Return a folder with a new game of another kind than the tutorial's."""
    found: Path = request.getfixturevalue(request.param)
    return found


def test_nothing_is_to_be_mended_in_a_new_game_of_any_kind(folder: Path) -> None:
    said = run_command(folder, "--games", "night_watch", "check", "night_watch", "--quick")

    assert said.endswith("Nothing is to be mended.\n")
    assert "✗" not in said


def test_a_new_game_of_any_kind_passes_its_own_tests(folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", "night_watch"],
        cwd=folder,
        env=environment(folder / "data"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_new_game_has_no_name_of_the_templates(folder: Path) -> None:
    files = [file for file in folder.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    written = "".join(file.read_text("utf-8").casefold() for file in files)

    assert not re.search("regatta|tavern|corsair|atoll", written)
    assert ("board.txt" in written) == any(file.name == "board.txt" for file in files)


def test_the_captain_with_the_lower_die_is_asked_for_another_shot(strait: Path) -> None:
    play = ["play", "night_watch", "--plain", "--seat", "Ada", "--seat", "Bo", "--seed", "1"]
    said = run_command(strait, "--games", "night_watch", *play, entered="1\n")

    assert re.search(r"rolls \d", said)
    assert "Roll again" in said
    assert "uses a keg of powder." in said


def test_a_tile_is_laid_and_another_is_drawn(lagoon: Path) -> None:
    play = ["play", "night_watch", "--plain", "--seat", "Ada", "--seat", "bot:random", "--seed", "1"]
    said = run_command(lagoon, "--games", "night_watch", *play, entered="1\n")

    assert "Tiles still to come: ╵ cove" in said
    assert re.search(r"Ada lays a \w+ on \w\d\.\n *A \w+ is drawn\.", said)


def test_cards_in_hand_are_shown_to_their_owner_only(watch: Path) -> None:
    play = ["play", "night_watch", "--plain", "--seat", "Ada", "--seat", "bot:random", "--seed", "1"]
    said = run_command(watch, "--games", "night_watch", *play, entered="1\n")

    assert re.search(r"Ada draws the (sun|moon|star) \d", said)
    assert "draws a card." in said
    assert not re.search(r"(?<!Ada) draws the ", said)
    assert "Play the " in said


def test_the_entry_point_loads_the_game(bay: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = tomllib.loads((bay / "storm_bay" / "pyproject.toml").read_text("utf-8"))["project"]
    ((name, value),) = project["entry-points"]["spielhafen.games"].items()
    monkeypatch.syspath_prepend(str(bay / "storm_bay"))

    assert EntryPoint(name, value, "spielhafen.games").load().name == name == project["name"] == "storm_bay"


@pytest.mark.parametrize("kind", ["bay", "watch", "strait", "lagoon"])
def test_the_code_of_the_new_game_is_clean(kind: str, request: pytest.FixtureRequest) -> None:
    folder = request.getfixturevalue(kind)
    settings = ["--no-cache", "--config", str(ROOT / "pyproject.toml")]
    check = [
        "ruff",
        "check",
        *settings,
        "--ignore",
        "I001",
    ]  # the game's own imports depend on its place
    for command in (check, ["ruff", "format", "--check", *settings]):
        done = subprocess.run(
            [sys.executable, "-m", *command, "."], cwd=folder, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture
def harbour(bay: Path, tmp_path: Path) -> Iterator[str]:
    """Yield the address of a server that has the new game."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = ["serve", "--port", str(port), "--database", str(tmp_path / "harbour.sqlite")]
    serving = subprocess.Popen(
        [sys.executable, "-m", "spielhafen", "--games", str(bay / "storm_bay"), *command],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert serving.stdout is not None
    try:
        assert "is open at" in serving.stdout.readline()
        yield f"http://127.0.0.1:{port}"
    finally:
        serving.terminate()
        serving.wait(timeout=20)
        serving.stdout.close()


@pytest.mark.browser
def test_the_new_game_is_played_in_the_browser(harbour: str, chromium: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium,
            args=["--no-sandbox"] if hasattr(os, "geteuid") and not os.geteuid() else [],
        )
        page = browser.new_page(
            viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce"
        )
        page.goto(harbour)
        page.get_by_text("Storm Bay").first.wait_for()
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}]
        asked = {"game": "storm_bay", "options": {"rounds": 10}, "seats": seats}
        table = page.request.post(f"{harbour}/api/tables", data=asked, headers={"Origin": harbour})
        assert table.status == 201, table.text()
        page.goto(f"{harbour}/#/table/{table.json()['id']}")
        aims = page.get_by_role("dialog").get_by_role("listitem")
        aims.first.wait_for()
        assert aims.count() == 5
        page.get_by_role("button", name="Start").click()
        for move in ("b5", "b4"):
            page.locator(f"[data-thing='{move}'][role=button]").click()
            commit = page.locator(".commit")
            if commit.is_visible() and commit.get_attribute("aria-disabled") != "true":
                commit.click()
            page.get_by_text(re.compile(f"sails from .* to {move}")).first.wait_for()
            if page.get_by_text("Bo’s turn").first.is_visible():
                break
        browser.close()
