"""Fixtures of the terminal tests."""

from collections.abc import Callable
from pathlib import Path

import pytest

import spielhafen.cli
from spielhafen.core.game import Game, find_game
from spielhafen.match import SeatPlan
from spielhafen.terminal.session import Session, create_session


@pytest.fixture
def santa_timea() -> Game:
    return find_game("santa_timea")


@pytest.fixture
def regatta(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Return the template game: a board without secrets."""
    monkeypatch.setenv("SPIELHAFEN_GAMES", str(Path(spielhafen.cli.__file__).parent / "template"))
    return find_game("regatta")


Lay = Callable[..., Session]


@pytest.fixture
def table() -> Lay:
    """Create sessions; players named `bot…` are bots of a level, random by default."""

    def lay_table(
        game: Game,
        *names: str,
        seed: int = 5,
        file: Path | None = None,
        level: str = "random",
        **options: object,
    ) -> Session:
        plans = [SeatPlan(name, "bot", level) if name.startswith("bot") else SeatPlan(name) for name in names]
        return create_session(game, options, plans, seed, file)

    return lay_table
