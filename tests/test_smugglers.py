"""The example of a game in a folder of its own keeps the contract, and it stays short."""

from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from examples.smugglers import GAME
from spielhafen.core.play import OVER
from spielhafen.testing import check_contract, check_golden, check_perft, golden_logs
from spielhafen.testing.example_runner import ExampleSource, rulebook_examples, run_example

FOLDER = Path(__file__).parent.parent / "examples" / "smugglers"
MOST_LINES = 550
EXAMPLES = [example for language in ("en", "de") for example in rulebook_examples(GAME, language)]


@pytest.mark.slow
def test_the_game_keeps_the_contract() -> None:
    assert check_contract(GAME, games=1).finished > 0


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: f"{example.file}:{example.line}")
def test_an_example_of_the_rulebook_holds(example: ExampleSource) -> None:
    run_example(GAME, example)


@pytest.mark.parametrize("log", list(golden_logs(GAME)), ids=lambda log: log.name)
def test_a_recorded_game_goes_the_same_way(log: Traversable) -> None:
    assert check_golden(GAME, log.read_text("utf-8")).actor() == OVER


def test_there_are_as_many_lines_of_play_as_ever() -> None:
    assert check_perft(GAME) > 0


def test_the_whole_game_is_short() -> None:
    lines = {path.name: len(path.read_text("utf-8").splitlines()) for path in FOLDER.glob("*.py")}

    assert sum(lines.values()) <= MOST_LINES, lines


def test_the_game_is_nowhere_but_in_its_folder() -> None:
    src = FOLDER.parent.parent / "src"

    assert [path for path in src.rglob("*.py") if "smuggler" in path.read_text("utf-8").casefold()] == []
