"""Views of a match as JSON: what is encoded once for all who see it."""

from random import Random

import pytest

from spielhafen.core.game import find_game, find_games
from spielhafen.core.play import CHANCE, OVER, PUBLIC, sample
from spielhafen.core.secret import view

PLIES = 60


@pytest.mark.parametrize("name", find_games())
def test_all_viewers_of_a_position_share_one_geometry(name: str) -> None:
    game, random = find_game(name), Random(1)
    state = game.start(2, {})
    for _ in range(PLIES):
        seat = state.actor()
        assert seat != OVER
        state.play(sample(state, random) if seat == CHANCE else random.choice(state.moves()))

        first, second, again = (game.scene(view(state, viewer)).geometry for viewer in (0, PUBLIC, 0))

        assert first is second is again
