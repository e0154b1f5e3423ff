"""The scenes of all rulebooks hold."""

import re

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
def test_the_examples_stand_in_one_rulebook_and_hold_for_both(game: Game) -> None:
    english, german = (game.file(f"rules.{language}.md").read_text("utf-8") for language in LANGUAGES)

    assert re.findall(r"^## (§\d+)", english, re.MULTILINE) == re.findall(r"^## (§\d+)", german, re.MULTILINE)
    assert rulebook(game, "en"), "the rulebook has scenes"
    assert not rulebook(game, "de"), "a scene that stands twice would have to be kept twice"
