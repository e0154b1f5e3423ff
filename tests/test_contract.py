"""Every game keeps the contract, and so does the toy of the project's own tests."""

import pytest

from spielhafen.core.game import Game, find_games
from spielhafen.testing import check_contract
from spielhafen.testing.strategies import find_shortest_breach
from tests.selection import slow_except
from tests.toys.skerry import GAME as SKERRY

GAMES = [*find_games().values(), SKERRY]
PLIES = 100
"""The most plies of each game; with the position files this seed reaches every part."""


@pytest.mark.parametrize("game", slow_except(GAMES, "santa_timea", "skerry", name=lambda game: game.name))
def test_a_game_keeps_the_contract(game: Game, long_run: bool) -> None:
    report = check_contract(game, games=10 if long_run else 1, max_plies=0 if long_run else PLIES)

    assert report.matches > 0
    assert report.finished > 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_short_game_breaks_the_laws(game: Game, long_run: bool) -> None:
    broken = find_shortest_breach(game, examples=1000 if long_run else 40, max_plies=80)

    assert broken is None, broken
