"""The scenes of all rulebooks hold."""

import re
from collections import Counter
from collections.abc import Sequence

import pytest

from spielhafen.core.game import Game, find_games
from spielhafen.core.scene import Card
from spielhafen.core.secret import view
from spielhafen.i18n import Translator
from spielhafen.testing.example_runner import ExampleSource, rulebook_examples, run_example
from spielhafen.testing.storyboard import Moment, play_moments

LANGUAGES = ("en", "de")
SCENES = [
    pytest.param(game, script, id=f"{game.name}-{language}-{script.title}")
    for game in find_games().values()
    for language in LANGUAGES
    if game.file(f"rules.{language}.md").is_file()
    for script in rulebook_examples(game, language)
]


@pytest.mark.parametrize(("game", "script"), SCENES)
def test_a_scene_holds(game: Game, script: ExampleSource) -> None:
    run_example(game, script)


@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.name)
def test_the_examples_stand_in_one_rulebook_and_hold_for_both(game: Game) -> None:
    english, german = (game.file(f"rules.{language}.md").read_text("utf-8") for language in LANGUAGES)

    assert re.findall(r"^## (§\d+)", english, re.MULTILINE) == re.findall(r"^## (§\d+)", german, re.MULTILINE)
    assert rulebook_examples(game, "en"), "the rulebook has scenes"
    assert not rulebook_examples(game, "de"), "a scene that stands twice would have to be kept twice"


def faces(*cards: Sequence[Card]) -> Counter[str]:
    return Counter(str(card.face) for row in cards for card in row)


def shows_each_card_once(game: Game, moment: Moment) -> None:
    """A captain's cards lie before him or in his hand, and none that is known is left out."""
    scene = moment.scene(game)
    for seat, known in enumerate(game.scene(moment.state).seats):
        hands = [zone for zone in scene.zones if zone.kind == "hand" and zone.owner == seat]
        assert all(hand.cards for hand in hands)
        laid, held = faces(scene.seats[seat].open), faces(*(hand.cards for hand in hands))
        own = game.scene(view(moment.state, seat)).zones
        in_hand = faces(*(zone.cards for zone in own if zone.kind == "hand" and zone.owner == seat))
        assert laid + held == in_hand | faces(known.open)


@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.name)
def test_every_example_is_shown_and_said_in_words(game: Game) -> None:
    speakers = [Translator(language, game) for language in LANGUAGES]
    for script in rulebook_examples(game, "en"):
        shown = play_moments(game, script)
        assert shown, script.title
        for moment in shown:
            shows_each_card_once(game, moment)
            for caption in moment.captions:
                assert all(say.has_message(caption.text.key) for say in speakers), (script.title, caption)
        assert all(moment.captions for moment in shown[1:]), (
            f"{script.title}: nothing is said of what happens"
        )
