"""What an id of environments stands for is frozen.

If this fails, what learners see or do has changed: raise the version in `environment_id.VERSIONS`, and add the new
fingerprint here. Lines are never changed.
"""

from __future__ import annotations

import pytest

from spielhafen.adapters.environment_id import environment_id, fingerprint
from spielhafen.core.game import find_game, find_games

FROZEN = {
    "caribbean_conquest-v1": "27e360bb1ff62a87",
    "columbus-v1": "0d5983a9de4d9a19",
    "ghost_ship-v1": "5d2cc55809986b15",
    "santa_timea-v1": "1f75be43d07341f9",
    "seeschlacht-v1": "fdefaf1be2425c72",
    "treasure_map-v1": "548d421cceb59b49",
}


@pytest.mark.parametrize("name", sorted(find_games()))
def test_an_id_means_the_same_for_ever(name: str) -> None:
    game = find_game(name)
    assert FROZEN[environment_id(game)] == fingerprint(game)
