"""What a match knows of being a sandbox: where it began, and how chance and bots act there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from spielhafen.core.logbook import load_position
from spielhafen.match.events import Arranged, BotsSet, ChanceSet, Event, SandboxPlan

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.core.logbook import Logbook, Ply
    from spielhafen.core.play import State, Watcher
    from spielhafen.match.events import SeatPlan


@dataclass(frozen=True)
class Sandbox:
    """A sandbox, after the events of its match.

    state: where it began, as in a position file. puzzle: the name of its puzzle, which may be in the book no
    more; empty if it is none. manual: whether outcomes of chance are chosen.
    """

    state: Mapping[str, Any]
    puzzle: str = ""
    manual: bool = False


def begin_sandbox(plan: SandboxPlan | None) -> Sandbox | None:
    """Return the sandbox of a first event; None for other matches."""
    return None if plan is None else Sandbox(plan.state, plan.puzzle)


def start_state(
    game: Game, sandbox: Sandbox | None, seats: int, options: Mapping[str, object], watch: Watcher
) -> State:
    """Return the state before the first ply; raises BrokenFile."""
    if sandbox is None:
        return game.start(seats, options, watch)
    return load_position(game, sandbox.state, seats, options)


def sandbox_after(sandbox: Sandbox | None, event: Event) -> Sandbox | None:
    """Return the sandbox after an event; None for other matches."""
    if sandbox is None:
        return None
    match event:
        case Arranged():
            return replace(sandbox, state=event.state)
        case ChanceSet():
            return replace(sandbox, manual=event.manual)
    return sandbox


def seats_after(seats: Sequence[SeatPlan], event: BotsSet) -> list[SeatPlan]:
    """Return the seats while bots go on in all of them, or after they have stopped."""
    kind: Literal["bot", "here"] = "bot" if event.level else "here"
    return [msgspec.structs.replace(plan, kind=kind, level=event.level) for plan in seats]


def is_puzzle(sandbox: Sandbox | None) -> bool:
    """Return whether the match is a puzzle."""
    return sandbox is not None and sandbox.puzzle != ""


def is_answered(sandbox: Sandbox | None, plies: Sequence[Ply]) -> bool:
    """Return whether the match is a puzzle whose move has been made."""
    return is_puzzle(sandbox) and bool(plies)


def begin_at(book: Logbook, sandbox: Sandbox | None) -> Logbook:
    """Let a logbook begin where its match did; what is drawn in a sandbox proves nothing."""
    if sandbox is not None:
        book.position, book.commitment, book.key = dict(sandbox.state), "", b""
        book.salts, book.voided_draws = {}, {}
    return book
