"""What a terminal says about aims and things."""

import pytest

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.game import find_games
from spielhafen.core.secret import view
from spielhafen.i18n import Translator
from spielhafen.terminal.shared.explain_text import aim_card, aim_of, explain_things

COLUMBUS = find_games()["columbus"]
WORDS = Translator("en", COLUMBUS)


def explained(written: str) -> list[str]:
    scene = COLUMBUS.scene(view(COLUMBUS.start(2), 0))
    return explain_things(WORDS, lambda said: WORDS.translate(said) if said else "", scene, 0, written)


def test_every_game_has_an_aim_and_five_lines() -> None:
    for game in find_games().values():
        for language in ("en", "de"):
            words = Translator(language, game)
            aim = aim_of(game.status(view(game.start(game.seats[0]), 0)))

            assert len(words.translate(aim)) <= 60
            assert [line[:2] for line in aim_card(words)] == ["1.", "2.", "3.", "4.", "5."]


def test_the_aim_of_the_moment_may_have_lines_of_its_own() -> None:
    game = find_games()["seeschlacht"]
    words = Translator("en", game)
    encounter = aim_of(game.status(view(game.start(2, {"short": True, "encounter": True}), 1)))

    assert "north-west" in aim_card(words, encounter)[0]
    assert "our own" in aim_card(words, encounter)[4]
    assert aim_card(words, encounter)[1:4] == aim_card(words)[1:4]


def test_a_place_tells_what_stands_there() -> None:
    told = "\n".join(explained("n5"))

    assert "harbour: No storm reaches ships in here" in told
    assert "§27" in told
    assert "Your ship: roses and sails carry it" in told


def test_a_thing_is_found_by_its_name() -> None:
    assert explained("reef")[0].startswith("reef: You cannot sail here")


def test_what_is_unknown_names_what_can_be_asked_about() -> None:
    with pytest.raises(SpielhafenError) as unknown:
        explained("kraken")

    assert "Events" in WORDS.explain(unknown.value)
