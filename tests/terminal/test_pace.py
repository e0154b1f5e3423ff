"""The pace of bots on the screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from spielhafen.cli import playing
from spielhafen.core.game import Game
from spielhafen.terminal import client
from spielhafen.terminal.pace import PACES, USUAL_PACE
from spielhafen.terminal.sitting import Sitting
from spielhafen.words import Words

SETTINGS = Path(__file__).parents[2] / "web" / "src" / "settings" / "settings.svelte.ts"


def test_the_paces_and_the_usual_one_are_those_of_the_browser() -> None:
    written = SETTINGS.read_text("utf-8")
    table = re.search(r"PACE_MS[^{]*\{([^}]*)\}", written)
    assert table
    found = {name: int(number) for name, number in re.findall(r"([\w-]+)'?: (\d+)", table[1])}

    assert {name: round(1000 * seconds) for name, seconds in PACES.items()} == found
    assert f"pace: '{USUAL_PACE}'," in written


@pytest.mark.parametrize(("given", "seconds"), [([], 0.7), (["unhurried"], 1.4), (["at-once"], 0.0)])
def test_the_screen_keeps_the_pace_that_it_is_given(
    regatta: Game,
    table: Callable[..., Sitting],
    monkeypatch: pytest.MonkeyPatch,
    given: list[str],
    seconds: float,
) -> None:
    kept: list[float] = []
    monkeypatch.setattr(client.TableClient, "run", lambda self: kept.append(self.pace))
    monkeypatch.setattr(client, "begin_process", lambda: None)

    client.play_on_screen(table(regatta, "Ada", "Bo"), Words("en", regatta), *given)

    assert kept == [seconds]


@pytest.mark.parametrize(("given", "kept"), [(None, "brisk"), ("unhurried", "unhurried")])
def test_the_command_hands_it_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: str | None, kept: str
) -> None:
    asked: list[str] = []

    def play(_sitting: Sitting, _words: Words, pace: str) -> int:
        asked.append(pace)
        return 0

    monkeypatch.setattr(client, "play_on_screen", play)
    monkeypatch.setattr(playing, "_on_a_screen", lambda: True)

    assert playing.play("santa_timea", save=tmp_path / "game.log", pace=given) == 0
    assert asked == [kept]
