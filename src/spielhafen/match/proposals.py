"""What is done only when everybody agrees: taking back beyond the horizon, which stands in the log, stopping the clocks, and
ending the match as a draw.

Bots agree to everything, and whoever shares a screen has agreed beside it; but a bot that stands in for somebody does not agree
for him, so nothing is taken back meanwhile. What is drawn afterwards is drawn anew: no draw is ever used twice. A draw is agreed
on by people alone, and not while a bot stands in for one of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.core.text import PlayerRef, text
from spielhafen.match.events import (
    Agreed,
    Declined,
    DrawAsked,
    Drawn,
    PauseAsked,
    Paused,
    Resumed,
    UndoAsked,
    Undone,
)
from spielhafen.match.proposal_state import Proposal, seats_to_agree
from spielhafen.match.refusals import UndoRefused

if TYPE_CHECKING:
    from spielhafen.match.match import Match


def undo_target(match: Match, seat: int) -> int | None:
    """How many plies would remain if this seat took back its last decision; None if it has made none, or may not ask."""
    resting = match.closed or match.is_waiting_for_players or match.paused or match.over is not None
    if resting or match.seats[seat].kind != "here" or find_absent_owner(match, seat) is not None:
        return None
    own = [number for number, ply in enumerate(match.plies) if ply.actor == seat]
    return own[-1] if own else None


def find_absent_owner(match: Match, seat: int) -> int | None:
    """A seat of somebody else that a bot plays for, so that nobody can ask its captain: he would bear what others agree on."""
    owner = match.seats[seat].owner
    lent = (
        other
        for other, plan in enumerate(match.seats)
        if plan.kind == "bot" and plan.owner not in ("", owner)
    )
    return next(lent, None)


def propose_undo(match: Match, seat: int, at: float) -> UndoAsked | Undone:
    """Ask everybody; where there is nobody to be asked it is taken back at once. Raises UndoRefused."""
    ply = undo_target(match, seat)
    if match.paused:
        raise UndoRefused(text("refused-paused"))
    if match.over is None and (lent := find_absent_owner(match, seat)) is not None:
        raise UndoRefused(text("undo-lent", who=PlayerRef(lent)))
    if ply is None:
        raise UndoRefused(text("undo-over") if match.over is not None else text("undo-nothing"))
    if match.proposal is not None:
        raise UndoRefused(text("undo-asked"))
    if not seats_to_agree(match.seats, Proposal(seat, ply)):
        return Undone(seat, ply, at, agreed=True)
    return UndoAsked(seat, ply, at)


def can_propose_pause(match: Match, seat: int) -> bool:
    """Whether this seat may ask for a pause now."""
    clock = match.clock
    ticks = clock is not None and not clock.paused and bool(match.actors())
    free = match.proposal is None and find_absent_owner(match, seat) is None
    return ticks and free and match.seats[seat].kind == "here"


def propose_pause(match: Match, seat: int, at: float) -> PauseAsked | Paused:
    """Ask everybody for a pause; where there is nobody to be asked it begins at once. Raises UndoRefused."""
    if not can_propose_pause(match, seat):
        if (lent := find_absent_owner(match, seat)) is not None:
            raise UndoRefused(text("pause-lent", who=PlayerRef(lent)))
        raise UndoRefused(text("undo-asked") if match.proposal else text("clock-no-pause"))
    if not seats_to_agree(match.seats, Proposal(seat, 0, kind="pause")):
        return Paused(seat, at)
    return PauseAsked(seat, at)


def resume(match: Match, seat: int, at: float) -> Resumed:
    """Go on after a pause; raises UndoRefused if there is none."""
    if match.clock is None or not match.clock.paused:
        raise UndoRefused(text("clock-not-paused"))
    return Resumed(seat, at)


def can_propose_draw(match: Match) -> bool:
    """Whether a draw may be offered now: to people only, for a bot agrees to nothing, and beside no rule of the game."""
    among_people = all(plan.kind == "here" for plan in match.seats) and len(match.seats) > 1
    resting = match.closed or match.is_waiting_for_players or match.paused or match.over is not None
    return among_people and match.proposal is None and not resting and not match.game.has_draw_rule


def propose_draw(match: Match, seat: int, at: float) -> DrawAsked | Drawn:
    """Offer everybody a draw; where there is nobody to be asked it is one at once. Raises UndoRefused."""
    if match.game.has_draw_rule:
        raise UndoRefused(text("draw-by-rules"))
    if not can_propose_draw(match):
        raise UndoRefused(text("undo-asked" if match.proposal else "draw-not-now"))
    if not seats_to_agree(match.seats, Proposal(seat, 0, kind="draw")):
        return Drawn(seat, at)
    return DrawAsked(seat, at)


def answer(match: Match, seat: int, at: float, *, agree: bool) -> Agreed | Declined | Undone | Paused | Drawn:
    """Agree or not; whoever asked may only think better of it. Raises UndoRefused if this seat is not asked."""
    asking = match.proposal
    if asking is None or seat not in (*seats_to_agree(match.seats, asking), asking.seat):
        raise UndoRefused(text("undo-not-asked"))
    if not agree:
        return Declined(seat, at)
    if seat == asking.seat:
        raise UndoRefused(text("undo-not-asked"))
    if seats_to_agree(match.seats, asking) == [seat]:
        if asking.kind == "pause":
            return Paused(asking.seat, at)
        if asking.kind == "draw":
            return Drawn(asking.seat, at)
        return Undone(asking.seat, asking.ply, at, agreed=True)
    return Agreed(seat, at)
