"""Fixtures for the tests of Treasure Map."""

import pytest

from spielhafen.core.game import Game, find_game


@pytest.fixture
def treasure_map() -> Game:
    return find_game("treasure_map")
