"""The examples of all rulebooks pass."""

from collections import Counter
from collections.abc import Sequence

import pytest

from spielhafen.core.game import Game, find_games
from spielhafen.core.scene import Card
from spielhafen.core.secret import view
from spielhafen.i18n import LANGUAGES, Translator
from spielhafen.testing.example_runner import ExampleSource, rulebook_examples, run_example
from spielhafen.testing.storyboard import Moment, play_moments

EXAMPLES = [
    pytest.param(game, source, id=f"{game.name}-{language}-{source.title}")
    for game in find_games().values()
    for language in LANGUAGES
    if game.file(f"rules.{language}.md").is_file()
    for source in rulebook_examples(game, language)
]


@pytest.mark.parametrize(("game", "source"), EXAMPLES)
def test_an_example_passes(game: Game, source: ExampleSource) -> None:
    run_example(game, source)


@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.name)
def test_the_examples_are_in_one_rulebook(game: Game) -> None:
    assert rulebook_examples(game, "en"), "the rulebook has examples"
    for language in LANGUAGES[1:]:
        assert not rulebook_examples(game, language), "examples are written once"


def faces(*cards: Sequence[Card]) -> Counter[str]:
    return Counter(str(card.face) for row in cards for card in row)


def check_cards(game: Game, moment: Moment) -> None:
    """Check that a captain's cards are before them or in hand, and no known card is left out."""
    scene = moment.scene(game)
    for seat, known in enumerate(game.scene(moment.state).seats):
        hands = [zone for zone in scene.zones if zone.kind == "hand" and zone.owner == seat]
        assert all(hand.cards for hand in hands)
        laid, held = faces(scene.seats[seat].open), faces(*(hand.cards for hand in hands))
        own = game.scene(view(moment.state, seat)).zones
        in_hand = faces(*(zone.cards for zone in own if zone.kind == "hand" and zone.owner == seat))
        assert laid + held == in_hand | faces(known.open)


@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.name)
def test_every_example_has_scenes_and_texts(game: Game) -> None:
    speakers = [Translator(language, game) for language in LANGUAGES]
    for source in rulebook_examples(game, "en"):
        shown = play_moments(game, source)
        assert shown, source.title
        for moment in shown:
            check_cards(game, moment)
            for caption in moment.captions:
                assert all(say.has_message(caption.text.key) for say in speakers), (source.title, caption)
        assert all(moment.captions for moment in shown[1:]), (
            f"{source.title}: nothing is said of what happens"
        )
