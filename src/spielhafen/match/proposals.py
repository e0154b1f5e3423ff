"""Commands that need everyone's consent: an undo past the limit, a pause, a draw.

Bots agree to everything, and players who share a screen have agreed already. But a bot that stands in for a
person does not agree for them, so no undo is possible meanwhile. Draws of chance after an undo are new: no
draw number is used twice. A draw by agreement needs people in all seats, with no bot standing in for one of
them. An undo is noted in the log. At a table of a tournament people alone with bots cannot have chance decide anew.
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
from spielhafen.match.guide_state import plies_before
from spielhafen.match.proposal_state import Proposal, seats_to_agree
from spielhafen.match.refusals import UndoRefused
from spielhafen.match.same_deal import belongs_to_tournament

if TYPE_CHECKING:
    from spielhafen.match.match import Match


def undo_target(match: Match, seat: int) -> int | None:
    """Return the number of plies that remain if this seat takes back its last decision.

    None if it has made no decision, or may not propose it.
    """
    is_idle = match.closed or match.is_waiting_for_players or match.paused or match.winners is not None
    if is_idle or match.seats[seat].kind != "here" or find_absent_owner(match, seat) is not None:
        return None
    if decides_alone(match, seat) and belongs_to_tournament(match):
        return None
    first = plies_before(match.guide)
    own = [number for number, ply in enumerate(match.plies[first:], first) if ply.actor == seat]
    return own[-1] if own else None


def decides_alone(match: Match, seat: int) -> bool:
    """Return whether no other person would have to agree to a proposal of this seat."""
    return not seats_to_agree(match.seats, Proposal(seat, 0))


def find_absent_owner(match: Match, seat: int) -> int | None:
    """Return a seat of another person that a bot plays for; None if there is none.

    That person cannot be asked, and would have to live with what the others agree on.
    """
    owner = match.seats[seat].owner
    lent = (
        other
        for other, plan in enumerate(match.seats)
        if plan.kind == "bot" and plan.owner not in ("", owner)
    )
    return next(lent, None)


def propose_undo(match: Match, seat: int, at: float) -> UndoAsked | Undone:
    """Propose an undo; it happens at once if no one else has to agree. Raises UndoRefused."""
    ply = undo_target(match, seat)
    if match.paused:
        raise UndoRefused(text("refused-paused"))
    if match.winners is None and (lent := find_absent_owner(match, seat)) is not None:
        raise UndoRefused(text("undo-lent", who=PlayerRef(lent)))
    if match.winners is None and decides_alone(match, seat) and belongs_to_tournament(match):
        raise UndoRefused(text("undo-tournament"))
    if ply is None:
        raise UndoRefused(text("undo-over") if match.winners is not None else text("undo-nothing"))
    if match.proposal is not None:
        raise UndoRefused(text("undo-asked"))
    if decides_alone(match, seat):
        return Undone(seat, ply, at, agreed=True)
    return UndoAsked(seat, ply, at)


def can_propose_pause(match: Match, seat: int) -> bool:
    """Return whether this seat may propose a pause now."""
    clock = match.clock
    is_running = clock is not None and not clock.paused and bool(match.actors())
    is_free = match.proposal is None and find_absent_owner(match, seat) is None
    return is_running and is_free and match.seats[seat].kind == "here"


def propose_pause(match: Match, seat: int, at: float) -> PauseAsked | Paused:
    """Propose a pause; it begins at once if no one else has to agree. Raises UndoRefused."""
    if not can_propose_pause(match, seat):
        if (lent := find_absent_owner(match, seat)) is not None:
            raise UndoRefused(text("pause-lent", who=PlayerRef(lent)))
        raise UndoRefused(text("undo-asked") if match.proposal else text("clock-no-pause"))
    if not seats_to_agree(match.seats, Proposal(seat, 0, kind="pause")):
        return Paused(seat, at)
    return PauseAsked(seat, at)


def resume(match: Match, seat: int, at: float) -> Resumed:
    """End a pause; raises UndoRefused if there is none."""
    if match.clock is None or not match.clock.paused:
        raise UndoRefused(text("clock-not-paused"))
    return Resumed(seat, at)


def can_propose_draw(match: Match) -> bool:
    """Return whether a draw may be offered now: among people, in games without a draw rule.

    Not in a sandbox: one person owns all seats there, and an agreed draw cannot be taken back.
    """
    if match.sandbox is not None:
        return False
    has_only_people = all(plan.kind == "here" for plan in match.seats) and len(match.seats) > 1
    is_idle = match.closed or match.is_waiting_for_players or match.paused or match.winners is not None
    return has_only_people and match.proposal is None and not is_idle and not match.game.has_draw_rule


def propose_draw(match: Match, seat: int, at: float) -> DrawAsked | Drawn:
    """Offer a draw; the match is drawn at once if no one else has to agree. Raises UndoRefused."""
    if match.game.has_draw_rule:
        raise UndoRefused(text("draw-by-rules"))
    if not can_propose_draw(match):
        raise UndoRefused(text("undo-asked" if match.proposal else "draw-not-now"))
    if not seats_to_agree(match.seats, Proposal(seat, 0, kind="draw")):
        return Drawn(seat, at)
    return DrawAsked(seat, at)


def answer(match: Match, seat: int, at: float, *, agree: bool) -> Agreed | Declined | Undone | Paused | Drawn:
    """Answer a proposal; its proposer may only withdraw it.

    Raises UndoRefused if this seat has nothing to answer.
    """
    proposal = match.proposal
    if proposal is None or seat not in (*seats_to_agree(match.seats, proposal), proposal.seat):
        raise UndoRefused(text("undo-not-asked"))
    if not agree:
        return Declined(seat, at)
    if seat == proposal.seat:
        raise UndoRefused(text("undo-not-asked"))
    if seats_to_agree(match.seats, proposal) == [seat]:
        if proposal.kind == "pause":
            return Paused(proposal.seat, at)
        if proposal.kind == "draw":
            return Drawn(proposal.seat, at)
        return Undone(proposal.seat, proposal.ply, at, agreed=True)
    return Agreed(seat, at)
