"""Fixtures for the tests of Ghost Ship."""

import pytest

from spielhafen.core.game import Game, find_game


@pytest.fixture
def ghost_ship() -> Game:
    return find_game("ghost_ship")
