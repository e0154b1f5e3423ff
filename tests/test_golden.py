"""Golden logbooks replay to the same end, and the numbers of lines of play never change."""

from importlib.resources.abc import Traversable

import pytest

from spielhafen.core.game import Game, find_games
from spielhafen.core.logbook import read_logbook
from spielhafen.core.play import OVER
from spielhafen.testing import check_golden, check_perft, golden_logs

GAMES = list(find_games().values())
LOGS = [pytest.param(game, log, id=f"{game.name}-{log.name}") for game in GAMES for log in golden_logs(game)]


@pytest.mark.parametrize(("game", "log"), LOGS)
def test_a_golden_logbook_replays_to_the_same_end(game: Game, log: Traversable) -> None:
    final = check_golden(game, log.read_text("utf-8"))

    assert final.actor() == OVER


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_golden_logbooks(game: Game) -> None:
    assert list(golden_logs(game))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_golden_logbooks_of_the_printed_game(game: Game) -> None:
    logbooks = [read_logbook(log.read_text("utf-8"), find=lambda _: game) for log in golden_logs(game)]

    assert [logbook for logbook in logbooks if game.find_preset(logbook.options) == "printed"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_numbers_of_lines_of_play_are_unchanged(game: Game) -> None:
    assert check_perft(game) > 0
