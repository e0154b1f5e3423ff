"""What a thing on the table is for, asked in the full-screen client."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.widgets import Input

from spielhafen.core.game import Game
from spielhafen.terminal.session import Session
from spielhafen.terminal.tui.screens import TextScreen
from tests.terminal.tui.test_table_app import client, settled

pytestmark = pytest.mark.anyio

Lay = Callable[..., Session]


async def test_the_command_line_says_what_a_thing_is_for(santa_timea: Game, table: Lay) -> None:
    app = client(table(santa_timea, "Ada", "bot Bo"))
    async with app.run_test(size=(120, 24)) as pilot:
        await settled(pilot)
        await pilot.press("colon")
        app.query_one("#command", Input).value = "what wind"
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TextScreen)
        assert "The needle shows the wind" in app.screen.lines[0].plain
