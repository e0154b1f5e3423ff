"""The proposal that the players of a match are to agree to: an undo, a pause or a draw."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from spielhafen.match.events import (
    Agreed,
    Declined,
    DrawAsked,
    Drawn,
    PauseAsked,
    Paused,
    Played,
    Seated,
    UndoAsked,
    Undone,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.match.events import Event, SeatPlan


@dataclass(frozen=True)
class Proposal:
    """A seat's proposal, the number of plies that would remain, and who has agreed."""

    seat: int
    ply: int
    agreed: frozenset[int] = frozenset()
    kind: Literal["undo", "pause", "draw"] = "undo"


def proposal_after(proposal: Proposal | None, event: Event) -> Proposal | None:
    """Return the open proposal after this event. A move or a change of seats ends it, too."""
    match event:
        case UndoAsked():
            return Proposal(event.seat, event.ply)
        case PauseAsked():
            return Proposal(event.seat, 0, kind="pause")
        case DrawAsked():
            return Proposal(event.seat, 0, kind="draw")
        case Agreed() if proposal is not None:
            return replace(proposal, agreed=proposal.agreed | {event.seat})
        case Played() | Undone() | Declined() | Seated() | Paused() | Drawn():
            return None
    return proposal


def seats_to_agree(seats: Sequence[SeatPlan], proposal: Proposal) -> list[int]:
    """Return the seats that still have to agree."""
    owner = seats[proposal.seat].owner
    return [
        seat
        for seat, plan in enumerate(seats)
        if plan.kind == "here" and plan.owner != owner and seat not in proposal.agreed
    ]
