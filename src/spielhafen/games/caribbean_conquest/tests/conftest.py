"""Fixtures for the tests of Caribbean Conquest."""

import pytest

from spielhafen.core.game import Game, find_game


@pytest.fixture
def conquest() -> Game:
    return find_game("caribbean_conquest")
