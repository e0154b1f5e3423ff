"""The pace of bots on the screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from spielhafen.cli.commands import play_serve
from spielhafen.core.game import Game
from spielhafen.i18n import Translator
from spielhafen.terminal.session import Session
from spielhafen.terminal.tui import table_app
from spielhafen.terminal.tui.pace import DEFAULT_PACE, PACES, TurnPace

SETTINGS = Path(__file__).parents[3] / "web" / "src" / "settings"


def test_the_paces_and_the_default_are_those_of_the_browser() -> None:
    written = "".join((SETTINGS / name).read_text("utf-8") for name in ("pace.ts", "settings.svelte.ts"))
    table = re.search(r"PACE_MS[^{]*\{([^}]*)\}", written)
    assert table
    found = {name: int(number) for name, number in re.findall(r"([\w-]+)'?: (\d+)", table[1])}

    assert {name: round(1000 * seconds) for name, seconds in PACES.items()} == found
    assert f"pace: '{DEFAULT_PACE}'," in written


@pytest.mark.parametrize(("given", "seconds"), [([], 0.7), (["unhurried"], 1.4), (["at-once"], 0.0)])
def test_the_screen_uses_the_given_pace(
    regatta: Game,
    table: Callable[..., Session],
    monkeypatch: pytest.MonkeyPatch,
    given: list[str],
    seconds: float,
) -> None:
    kept: list[float] = []
    monkeypatch.setattr(table_app.TableApp, "run", lambda self: kept.append(self.pace_seconds))
    monkeypatch.setattr(table_app, "begin_process", lambda: None)

    table_app.run_table_app(table(regatta, "Ada", "Bo"), Translator("en", regatta), *given)

    assert kept == [seconds]


@pytest.mark.parametrize(("given", "kept"), [(None, "brisk"), ("unhurried", "unhurried")])
def test_the_command_passes_the_pace_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: str | None, kept: str
) -> None:
    asked: list[str] = []

    def play(_sitting: Session, _words: Translator, pace: str) -> int:
        asked.append(pace)
        return 0

    monkeypatch.setattr(table_app, "run_table_app", play)
    monkeypatch.setattr(play_serve, "_is_interactive", lambda: True)

    assert play_serve.play("santa_timea", save=tmp_path / "game.log", pace=given) == 0
    assert asked == [kept]


def test_the_later_plies_of_a_turn_come_quicker_until_a_person_moves() -> None:
    pace = TurnPace()
    delays = [pace.delay(0.7, 1, since=4) for _ in range(12)]

    assert delays[0] == 0.7
    assert delays == sorted(delays, reverse=True)
    assert sum(delays) < 3.5
    assert pace.delay(0.7, 2, since=4) == 0.7
    assert pace.delay(0.7, 1, since=9) == 0.7


def test_a_slow_pace_is_not_shortened() -> None:
    pace = TurnPace()

    assert {pace.delay(PACES["unhurried"], 1, since=4) for _ in range(9)} == {1.4}
