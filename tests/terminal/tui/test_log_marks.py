"""Marks in the log of the full-screen client: what came after the viewer's last move."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.widgets import RichLog

from spielhafen.core.game import Game
from spielhafen.i18n import Translator
from spielhafen.terminal.session import Session
from spielhafen.terminal.tui.bot_process import BotProcess
from spielhafen.terminal.tui.table_app import TableApp
from spielhafen.terminal.tui.table_view import NEW_MARK
from tests.terminal.tui.test_table_app import press, settled

pytestmark = pytest.mark.anyio


async def test_lines_since_the_viewers_last_move_are_marked(
    santa_timea: Game, table: Callable[..., Session]
) -> None:
    sitting = table(santa_timea, "Ada", "bot Bo", "bot Cy", first=1)
    app = TableApp(sitting, Translator("en", santa_timea), BotProcess(), pace=0)
    async with app.run_test(size=(110, 40)) as pilot:
        await settled(pilot)
        assert not any(line.plain.startswith(NEW_MARK) for line in app.log_lines())
        await press(pilot, "1", "enter")

        lines = [line.plain for line in app.log_lines()]
        (own,) = [place for place, line in enumerate(lines) if "Ada leads" in line and "(" in line]
        marked = [place for place, line in enumerate(lines) if line.startswith(NEW_MARK)]
        assert marked[0] == own + 1
        assert lines[marked[0]].startswith(f"{NEW_MARK}bot Bo")
        written = [line.text.rstrip() for line in app.query_one("#log", RichLog).lines]
        assert lines[marked[0]] in written
