"""Every field of our games has a name for people who edit a position."""

from __future__ import annotations

import pytest

from spielhafen.core.game import Game, find_games
from spielhafen.i18n import LANGUAGES, Translator

OURS = [game for game in find_games().values() if game.package.startswith("spielhafen.games.")]


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_has_a_name(game: Game, language: str) -> None:
    words = Translator(language, game)
    fields = [f"field-{field.name}" for field in game.state_class.FIELDS]
    assert [key for key in fields if words(key) == key] == []
