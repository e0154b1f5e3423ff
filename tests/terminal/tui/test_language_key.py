"""The key that changes the language: all in turn, and a mark for those that are unchecked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from spielhafen.core.game import Game
from spielhafen.i18n import LANGUAGES, Translator
from spielhafen.terminal.session import Session
from spielhafen.terminal.tui import table_app
from tests.terminal.tui.test_table_app import client, press, settled, text

pytestmark = pytest.mark.anyio


async def test_the_key_goes_through_all_languages_and_marks_unchecked_ones(
    regatta: Game, table: Callable[..., Session], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_app, "REVIEWED_LANGUAGES", frozenset({"en"}))
    app = client(table(regatta, "Ada", "bot Bo"))
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        for language in (*LANGUAGES[1:], LANGUAGES[0]):
            await press(pilot, "g")
            assert app.words.language == language
            marked = Translator(language)("language-marked")
            assert (marked in text(pilot, "#hint")) == (language != "en")
