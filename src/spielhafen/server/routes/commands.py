"""Commands of players at a table.

Each is a request struct and a function that decides on an event.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import msgspec

from spielhafen.core.errors import UnreadableMove
from spielhafen.match import proposals, seating
from spielhafen.match.play_moves import play_moves
from spielhafen.match.undo import undo
from spielhafen.server.json_response import JsonResponse
from spielhafen.server.messages.requests import (
    AnswerRequest,
    BotSeatRequest,
    MovesRequest,
    OwnSeatRequest,
    RedeemTicketRequest,
    SaltRequest,
    SitRequest,
    TurnRequest,
)
from spielhafen.server.middleware.identity import hash_token, is_token
from spielhafen.server.problems import problem
from spielhafen.server.tables.access import check_seat, check_seat_exists
from spielhafen.server.tables.command import Command
from spielhafen.server.tables.registry import command_digest
from spielhafen.server.tables.seat_plans import check_level
from spielhafen.server.views import serializers

if TYPE_CHECKING:
    from spielhafen.match import Event, Match
    from spielhafen.server.api_request import ApiRequest
    from spielhafen.server.middleware.identity import Principal
    from spielhafen.server.middleware.rate_limits import LimitName
    from spielhafen.server.tables.table import Table

MAX_MOVES: Final = 64
"""In one command."""

STAND_IN_LEVEL: Final = "sailor"
"""The level of the bot that takes over when a player leaves."""

MINIMAL: Final = {"Preference-Applied": "return=minimal"}
"""Marks an answer that is minimal as requested (RFC 7240)."""

B = TypeVar("B", bound=msgspec.Struct)


@dataclass(frozen=True)
class Actor:
    """Who gives a command, and when (Unix seconds)."""

    principal: Principal
    at: float


@dataclass(frozen=True)
class TableCommand(Generic[B]):
    """A command: the end of its path, its request, and how an event follows from it.

    The docstring of `decide` describes it. A request with a seat needs the owner of that seat; one with `seq`
    is refused if another event came first, and its answer may be minimal.
    """

    path: str
    body: type[B]
    decide: Callable[[Match, B, Actor], Event]
    limits: Sequence[LimitName] = ()


async def execute(
    request: ApiRequest, body: msgspec.Struct, decide: Callable[[Match, Actor], Event]
) -> tuple[Table, Match]:
    """Execute a command; return the table and the match right after the command."""
    table, principal, now = await request.table(to_act=True), request.principal, request.registry.now
    command = Command(
        principal,
        seat=body.seat if isinstance(body, OwnSeatRequest) else None,
        seq=body.seq if isinstance(body, TurnRequest) else None,
        key=request.idempotency_key,
        digest=command_digest(type(body).__name__, request.scope["path"], principal.hash, body),
        decide=lambda match: decide(match, Actor(principal, now())),
    )
    return table, await table.execute(command)


async def run(command: TableCommand[Any], request: ApiRequest, body: msgspec.Struct) -> JsonResponse:
    """Execute a command of the table below, and answer with the table after it."""
    table, after = await execute(request, body, lambda match, actor: command.decide(match, body, actor))
    principal = request.principal
    if not isinstance(body, TurnRequest):
        seat = serializers.default_seat(after, principal)
    elif request.prefers_minimal:
        return JsonResponse(serializers.minimal_view(table.table_id, after, principal), headers=MINIMAL)
    else:
        seat = body.seat
    return JsonResponse(await table.view_of(after, principal, seat))


# Play.


def _play(match: Match, body: MovesRequest, actor: Actor) -> Event:
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


def _undo(match: Match, body: TurnRequest, actor: Actor) -> Event:
    """Take the last move back."""
    seating.check_not_lent(match, body.seat)
    return undo(match, body.seat, actor.at)


def _propose_undo(match: Match, body: TurnRequest, actor: Actor) -> Event:
    """Propose to take back the last decision of the seat."""
    return proposals.propose_undo(match, body.seat, actor.at)


def _propose_pause(match: Match, body: TurnRequest, actor: Actor) -> Event:
    """Propose to stop the clocks."""
    return proposals.propose_pause(match, body.seat, actor.at)


def _propose_draw(match: Match, body: TurnRequest, actor: Actor) -> Event:
    """Propose a draw."""
    return proposals.propose_draw(match, body.seat, actor.at)


def _answer_proposal(match: Match, body: AnswerRequest, actor: Actor) -> Event:
    """Accept or decline a proposal."""
    return proposals.answer(match, body.seat, actor.at, agree=body.agree)


def _resume(match: Match, body: TurnRequest, actor: Actor) -> Event:
    """Go on after a pause."""
    return proposals.resume(match, body.seat, actor.at)


# Seats.


def _sit(match: Match, body: SitRequest, actor: Actor) -> Event:
    """Take a free seat."""
    return seating.sit(match, actor.principal, body.seat, body.name, actor.at)


def _seat_bot(match: Match, body: BotSeatRequest, actor: Actor) -> Event:
    """Seat a bot on a free seat, or let it play for the owner of a seat."""
    level = check_level(body.level or seating.stand_in_level(match))
    check_seat_exists(match, body.seat)
    if match.seats[body.seat].owner:
        check_seat(match, actor.principal, body.seat)
        return seating.lend(match, body.seat, level, actor.at)
    return seating.seat_bot(match, actor.principal, body.seat, level, body.name, actor.at)


def _take_back(match: Match, body: OwnSeatRequest, actor: Actor) -> Event:
    """Take a seat back from a bot."""
    return seating.take_back(match, body.seat, actor.at)


def _leave(match: Match, body: OwnSeatRequest, actor: Actor) -> Event:
    """Give up a seat for good."""
    return seating.leave(match, body.seat, STAND_IN_LEVEL, actor.at)


def _add_salt(match: Match, body: SaltRequest, actor: Actor) -> Event:
    """Contribute to the key of the random numbers, after its commitment."""
    return seating.add_salt(match, body.seat, body.salt, actor.at)


def _redeem_ticket(match: Match, body: RedeemTicketRequest, actor: Actor) -> Event:
    """Take a seat over with its ticket."""
    if not is_token(body.ticket):
        raise problem(422, "seat-bad-ticket")
    return seating.redeem_ticket(match, actor.principal, hash_token(body.ticket), actor.at)


COMMANDS: Final[tuple[TableCommand[Any], ...]] = (
    TableCommand("moves", MovesRequest, _play),
    TableCommand("undo", TurnRequest, _undo),
    TableCommand("proposals/undo", TurnRequest, _propose_undo, ("broadcasts",)),
    TableCommand("proposals/pause", TurnRequest, _propose_pause, ("broadcasts",)),
    TableCommand("proposals/draw", TurnRequest, _propose_draw, ("broadcasts",)),
    TableCommand("proposals/answer", AnswerRequest, _answer_proposal, ("broadcasts",)),
    TableCommand("resume", TurnRequest, _resume, ("broadcasts",)),
    TableCommand("sit", SitRequest, _sit, ("broadcasts",)),
    TableCommand("bot", BotSeatRequest, _seat_bot, ("broadcasts",)),
    TableCommand("take-back", OwnSeatRequest, _take_back, ("broadcasts",)),
    TableCommand("leave", OwnSeatRequest, _leave, ("broadcasts",)),
    TableCommand("salt", SaltRequest, _add_salt),
    TableCommand("tickets/redeem", RedeemTicketRequest, _redeem_ticket, ("broadcasts",)),
)


def handler(command: TableCommand[Any]) -> Callable[[ApiRequest, msgspec.Struct], Any]:
    """Return the handler of a command."""
    return partial(run, command)
