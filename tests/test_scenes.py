"""The scenes of all rulebooks, in both languages, hold."""

import pytest

from spielhafen.core.game import Game, find_games
from spielhafen.testing.scenes import Script, rulebook, run

LANGUAGES = ("en", "de")
SCENES = [
    pytest.param(game, script, id=f"{game.name}-{language}-{script.title}")
    for game in find_games().values()
    for language in LANGUAGES
    if game.file(f"rules.{language}.md").is_file()
    for script in rulebook(game, language)
]


@pytest.mark.parametrize(("game", "script"), SCENES)
def test_a_scene_holds(game: Game, script: Script) -> None:
    run(game, script)


@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.name)
def test_all_rulebooks_of_a_game_hold_the_same_scenes(game: Game) -> None:
    english, german = (
        [[(line.mark, line.rest) for line in script.lines] for script in rulebook(game, language)]
        for language in LANGUAGES
    )

    assert english == german
