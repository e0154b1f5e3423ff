"""Taking back beyond the horizon: only when everybody agrees, and it stands in the log.

Bots agree to everything, and whoever shares a screen has agreed beside it. What is drawn afterwards is drawn anew: no draw
is ever used twice.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spielhafen.core.text import text
from spielhafen.match.events import Agreed, Declined, Played, Seated, UndoAsked, Undone
from spielhafen.match.horizon import UndoRefused

if TYPE_CHECKING:
    from spielhafen.match.events import Event
    from spielhafen.match.match import Match


@dataclass(frozen=True)
class Asking:
    """Who asks, how many plies would remain, and who has agreed so far."""

    seat: int
    ply: int
    agreed: frozenset[int] = frozenset()


def asking_after(asking: Asking | None, event: Event) -> Asking | None:
    """Who asks after this event. A move answers the question, too, and so does whoever sits down or gets up."""
    match event:
        case UndoAsked():
            return Asking(event.seat, event.ply)
        case Agreed() if asking is not None:
            return Asking(asking.seat, asking.ply, asking.agreed | {event.seat})
        case Played() | Undone() | Declined() | Seated():
            return None
    return asking


def place(match: Match, seat: int) -> int | None:
    """How many plies would remain if this seat took back its last decision; None if it has made none, or may not ask."""
    if match.closed or match.gathering or match.over is not None or match.seats[seat].kind != "here":
        return None
    own = [number for number, ply in enumerate(match.plies) if ply.actor == seat]
    return own[-1] if own else None


def waits_for(match: Match, asking: Asking) -> list[int]:
    """The seats that still have to agree."""
    owner = match.seats[asking.seat].owner
    return [
        seat
        for seat, plan in enumerate(match.seats)
        if plan.kind == "here" and plan.owner != owner and seat not in asking.agreed
    ]


def ask(match: Match, seat: int, at: float) -> UndoAsked | Undone:
    """Ask everybody; where there is nobody to be asked it is taken back at once. Raises UndoRefused."""
    ply = place(match, seat)
    if ply is None:
        raise UndoRefused(text("undo-over") if match.over is not None else text("undo-nothing"))
    if match.asking is not None:
        raise UndoRefused(text("undo-asked"))
    if not waits_for(match, Asking(seat, ply)):
        return Undone(seat, ply, at, agreed=True)
    return UndoAsked(seat, ply, at)


def answer(match: Match, seat: int, at: float, *, agree: bool) -> Agreed | Declined | Undone:
    """Agree or not; whoever asked may only think better of it. Raises UndoRefused if this seat is not asked."""
    asking = match.asking
    if asking is None or seat not in (*waits_for(match, asking), asking.seat):
        raise UndoRefused(text("undo-not-asked"))
    if not agree:
        return Declined(seat, at)
    if seat == asking.seat:
        raise UndoRefused(text("undo-not-asked"))
    if waits_for(match, asking) == [seat]:
        return Undone(asking.seat, asking.ply, at, agreed=True)
    return Agreed(seat, at)
