"""What players decide at a table: each command is a request from which an event follows.

They are called with the newest match while its table is locked, and raise if they are refused.
"""

from __future__ import annotations

from typing import Final

from spielhafen.core.errors import UnreadableMove
from spielhafen.match import Event, Match, guided, proposals, seating, shoulders
from spielhafen.match.play_moves import play_moves
from spielhafen.match.undo import undo
from spielhafen.server.messages.requests import (
    AnswerRequest,
    BotSeatRequest,
    LookRequest,
    MovesRequest,
    OwnSeatRequest,
    RedeemTicketRequest,
    SaltRequest,
    SilenceRequest,
    SitRequest,
    TurnRequest,
    UndoRequest,
)
from spielhafen.server.middleware.identity import hash_token, is_token
from spielhafen.server.problems import problem
from spielhafen.server.tables.access import check_seat, check_seat_exists
from spielhafen.server.tables.command import Actor
from spielhafen.server.tables.seat_plans import check_level

MAX_MOVES: Final = 64
"""In one command."""

STAND_IN_LEVEL: Final = "sailor"
"""The level of the bot that takes over when a player leaves."""


# Play.


def play(match: Match, actor: Actor, body: MovesRequest) -> Event:
    """Play moves."""
    if not body.moves:
        raise problem(422, "error-no-moves")
    if len(body.moves) > MAX_MOVES:
        raise problem(422, "server-too-many-moves", most=MAX_MOVES)
    seating.check_not_lent(match, body.seat)
    return play_moves(match, body.seat, [move_text(match, text) for text in body.moves], actor.at)


def move_text(match: Match, text: str) -> str:
    """Return the text of a move.

    Clients may send the id of a piece or card instead (`card/N7#2`) to ask why it cannot be played.
    """
    try:
        match.game.catalogue.read(text)
    except UnreadableMove:
        name = text.rpartition("/")[2].partition("#")[0]
        return name or text
    return text


def leave_guide(match: Match, actor: Actor, body: TurnRequest) -> Event:
    """Leave the guide of a first game and play on without it."""
    return guided.leave_guide(match, body.seat, actor.at)


def take_back_moves(match: Match, actor: Actor, body: UndoRequest) -> Event:
    """Take the last move back, or all after a ply."""
    seating.check_not_lent(match, body.seat)
    return undo(match, body.seat, actor.at, body.ply)


def propose_undo(match: Match, actor: Actor, body: TurnRequest) -> Event:
    """Propose to take back the last decision of the seat."""
    return proposals.propose_undo(match, body.seat, actor.at)


def propose_pause(match: Match, actor: Actor, body: TurnRequest) -> Event:
    """Propose to stop the clocks."""
    return proposals.propose_pause(match, body.seat, actor.at)


def propose_draw(match: Match, actor: Actor, body: TurnRequest) -> Event:
    """Propose a draw."""
    return proposals.propose_draw(match, body.seat, actor.at)


def answer_proposal(match: Match, actor: Actor, body: AnswerRequest) -> Event:
    """Accept or decline a proposal."""
    return proposals.answer(match, body.seat, actor.at, agree=body.agree)


def resume(match: Match, actor: Actor, body: TurnRequest) -> Event:
    """Go on after a pause."""
    return proposals.resume(match, body.seat, actor.at)


# Seats.


def sit(match: Match, actor: Actor, body: SitRequest) -> Event:
    """Take a free seat."""
    return seating.sit(match, actor.principal, body.seat, body.name, actor.at)


def seat_bot(match: Match, actor: Actor, body: BotSeatRequest) -> Event:
    """Seat a bot on a free seat, or let it play for the owner of a seat."""
    level = check_level(body.level or seating.stand_in_level(match))
    check_seat_exists(match, body.seat)
    if match.seats[body.seat].owner:
        check_seat(match, actor.principal, body.seat)
        return seating.lend(match, body.seat, level, actor.at)
    return seating.seat_bot(match, actor.principal, body.seat, level, body.name, actor.at)


def take_back(match: Match, actor: Actor, body: OwnSeatRequest) -> Event:
    """Take a seat back from a bot."""
    return seating.take_back(match, body.seat, actor.at)


def leave(match: Match, actor: Actor, body: OwnSeatRequest) -> Event:
    """Give up a seat for good."""
    return seating.leave(match, body.seat, STAND_IN_LEVEL, actor.at)


def add_salt(match: Match, actor: Actor, body: SaltRequest) -> Event:
    """Contribute to the key of the random numbers, after its commitment."""
    return seating.add_salt(match, body.seat, body.salt, actor.at)


def issue_ticket(match: Match, actor: Actor, body: OwnSeatRequest, *, ticket_hash: str) -> Event:
    """Create a ticket with which another device can take over the seat."""
    return seating.issue_ticket(match, body.seat, ticket_hash, actor.at)


def redeem_ticket(match: Match, actor: Actor, body: RedeemTicketRequest) -> Event:
    """Take a seat over with its ticket."""
    if not is_token(body.ticket):
        raise problem(422, "seat-bad-ticket")
    return seating.redeem_ticket(match, actor.principal, hash_token(body.ticket), actor.at)


# Over the shoulder.


def show_shoulder(
    match: Match, actor: Actor, body: OwnSeatRequest, *, link_hash: str, allowed: bool
) -> Event:
    """Create a link with which others look over the shoulder of the seat."""
    return shoulders.show_shoulder(match, body.seat, link_hash, actor.at, allowed=allowed)


def look_over(match: Match, actor: Actor, body: LookRequest) -> Event:
    """Look over the shoulder of a seat with its link: see what it sees, and do nothing."""
    if not is_token(body.link):
        raise problem(422, "shoulder-bad-link")
    return shoulders.look_over(match, actor.principal, hash_token(body.link), actor.at)


def silence(match: Match, actor: Actor, body: SilenceRequest) -> Event:
    """Let spectators talk no more, or again; only the host can."""
    return shoulders.silence_spectators(match, actor.principal, actor.at, silent=body.silent)


def hide_shoulder(match: Match, actor: Actor, body: OwnSeatRequest) -> Event:
    """Withdraw the link of the seat, and end the looks over its shoulder."""
    return shoulders.hide_shoulder(match, body.seat, actor.at)
