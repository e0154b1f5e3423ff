"""Sandboxes at one terminal: a session that begins at any position."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from msgspec import structs

from spielhafen.match import Match
from spielhafen.match.sandbox import open_sandbox, play_chance, set_chance
from spielhafen.terminal.session import LOCAL_OWNER, Session, derive_key

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from spielhafen.core.game import Game
    from spielhafen.core.play import State
    from spielhafen.match import SeatPlan


def create_sandbox_session(
    game: Game,
    state: State,
    plans: Sequence[SeatPlan],
    seed: int | None,
    file: Path | None,
    puzzle: str = "",
) -> Session:
    """Start a sandbox at this position; raises BadSeats."""
    owned = [structs.replace(plan, owner=LOCAL_OWNER) if plan.kind == "here" else plan for plan in plans]
    opened = open_sandbox(game, state, owned, derive_key(seed), time.time(), puzzle=puzzle, draws=True)
    sitting = Session(Match(opened), file)
    sitting.save()
    return sitting


def let_chance_act(session: Session, outcome: str = "") -> None:
    """Let chance act with this outcome, or a random one; raises MoveError."""
    session.match.apply(play_chance(session.match, 0, time.time(), outcome))
    session.save()


def switch_chance(session: Session) -> None:
    """Let the user choose the outcomes of chance from now on, or let them be drawn again."""
    manual = session.match.sandbox is not None and session.match.sandbox.manual
    session.match.apply(set_chance(session.match, time.time(), manual=not manual))
