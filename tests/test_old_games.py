"""The golden logbooks in every language: nothing is missing, nothing is left untranslated."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable
from random import Random

import pytest

from spielhafen.core.game import Game, find_games
from spielhafen.core.logbook import play_ply, read_logbook
from spielhafen.core.play import PUBLIC, State
from spielhafen.core.secret import view
from spielhafen.core.text import Text, text
from spielhafen.i18n import LANGUAGES
from spielhafen.match.log import LogRecorder
from spielhafen.testing import golden_logs
from spielhafen.testing.coverage import Coverage
from spielhafen.testing.game_node import GameNode
from spielhafen.testing.text_check import TextCheck, format_text, text_identity
from tests.pseudo_language import pseudo_translator, raw_words
from tests.selection import slow_except

BOOKS = [
    pytest.param(game, file, id=f"{game.name}-{file.name.removesuffix('.log')}")
    for game in find_games().values()
    for file in golden_logs(game)
]
FEW = 12
"""The positions of a logbook at which scenes and refusals are read."""


class PseudoTextCheck(TextCheck):
    """The texts of a game in the pseudo-language; collects those that are partly raw."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.translators = [pseudo_translator(game)]
        self.raw: set[str] = set()
        self.read = 0

    def check(self, message: Text) -> None:
        """Format a text, and note what has not gone through the translator."""
        identity = text_identity(message)
        if identity in self._said:
            return
        self._said.add(identity)
        self.read += 1
        sentence = format_text(self.translators[0], message)
        if raw_words(sentence):
            self.raw.add(f"{message.key}: {sentence}")


def states(game: Game, file: Traversable, recorder: LogRecorder) -> Iterator[tuple[int, State]]:
    """Yield the number of plies and the state before the first ply and after each one."""
    book = read_logbook(file.read_text("utf-8"), find=lambda _: game)
    state = book.initial_state(recorder)
    yield 0, state
    for number, ply in enumerate(book.plies, 1):
        recorder.ply = number
        play_ply(game, state, ply, number, recorder)
        yield number, state


def check_log(check: TextCheck, recorder: LogRecorder) -> None:
    for line in recorder.lines:
        check.check(line.line.text)
        check.check(line.veiled.text)


@pytest.mark.parametrize(("game", "file"), BOOKS)
def test_the_log_of_an_old_game_is_readable_in_every_language(game: Game, file: Traversable) -> None:
    recorder, check = LogRecorder(game), TextCheck(game)
    assert [words.language for words in check.translators] == list(LANGUAGES)
    assert [number for number, _ in states(game, file, recorder)]
    assert recorder.lines
    check_log(check, recorder)


@pytest.mark.parametrize(
    "game", slow_except(find_games().values(), "santa_timea", "columbus", name=lambda game: game.name)
)
def test_scenes_logs_and_refusals_are_translated_whole(game: Game) -> None:
    check, coverage, random = PseudoTextCheck(game), Coverage(), Random(1492)
    for file in golden_logs(game):
        recorder = LogRecorder(game)
        length = len(read_logbook(file.read_text("utf-8"), find=lambda _: game).plies)
        looked_at = {*random.sample(range(length), min(FEW, length)), length}
        for number, state in states(game, file, recorder):
            if number in looked_at:
                node = GameNode(game, state.clone(), number, random, check, coverage)
                for viewer in {
                    random.choice(node.viewers),
                    PUBLIC,
                    *filter(node.viewers.__contains__, state.actors()),
                }:
                    check.check_all(game.scene(view(state, viewer)))
                for refusal in node.refusals.values():
                    if refusal is not None:
                        check.check(refusal.text)
        check_log(check, recorder)
    for option in game.option_list():
        check.check(text(f"option-{option.id}"))
    assert check.read > 50
    assert check.raw == set()
