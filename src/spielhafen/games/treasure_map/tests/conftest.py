"""What the tests of Treasure Map share."""

import pytest

from spielhafen.core.game import Game, find_game


@pytest.fixture
def treasure_map() -> Game:
    return find_game("treasure_map")
