"""The contract for all games, the examples of the rulebook, golden logbooks and perft."""

from importlib.resources.abc import Traversable

import pytest

from spielhafen.core.game import find_game
from spielhafen.core.play import OVER
from spielhafen.testing import check_contract, check_golden, check_perft, golden_logs
from spielhafen.testing.example_runner import ExampleSource, rulebook_examples, run_example

GAME = find_game("atoll")
EXAMPLES = [example for language in ("en", "de") for example in rulebook_examples(GAME, language)]


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
