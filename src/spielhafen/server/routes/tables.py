"""Tables: create, list, view, play, propose, undo, and delete."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from spielhafen import bots
from spielhafen.core import logbook
from spielhafen.core.errors import UnknownGame, UnreadableMove, shorten
from spielhafen.core.play import PUBLIC
from spielhafen.core.text import dump_text
from spielhafen.match import ClockPlan, SeatPlan, clean_name, proposals, seating, turn_check
from spielhafen.match.clock import check_clock
from spielhafen.match.play_moves import play_moves as command_play_moves
from spielhafen.match.undo import undo as command_undo
from spielhafen.server.http_json import JsonResponse, read_json
from spielhafen.server.messages import (
    MAX_DIGITS,
    AnswerRequest,
    CreateTableRequest,
    Deleted,
    MovesRequest,
    RefusalInfo,
    RuleRefusal,
    SeatCommandRequest,
    SeatPlanRequest,
)
from spielhafen.server.middleware.gate import client_address_of
from spielhafen.server.problems import Problem, problem, refusal_body
from spielhafen.server.tables.command import Command
from spielhafen.server.tables.registry import Requester, TablePlan, TableRegistry, command_digest
from spielhafen.server.views import serializers

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import Request
    from starlette.websockets import WebSocket

    from spielhafen.match import Event, Match
    from spielhafen.server.middleware.gate import TableGuessLimit
    from spielhafen.server.middleware.identity import Principal
    from spielhafen.server.tables.table import Table

MAX_SEATS: Final = 16
MAX_MOVES: Final = 64
"""In one command."""
IDEMPOTENCY_KEY_LENGTHS: Final = (8, 128)


MINIMAL: Final = {"Preference-Applied": "return=minimal"}
"""Marks an answer that is minimal as requested (RFC 7240)."""


# Parts of a request.


def registry_of(request: Request | WebSocket) -> TableRegistry:
    """Return the table registry of the application."""
    registry: TableRegistry = request.app.state.registry
    return registry


def principal_of(request: Request | WebSocket) -> Principal:
    """Return the client's identity, which the middleware has found out."""
    principal: Principal = request.state.principal
    return principal


def requester_of(request: Request | WebSocket) -> Requester:
    """Return the client's identity and address."""
    return Requester(principal_of(request), client_address_of(request.scope))


def guess_limit_of(request: Request | WebSocket) -> TableGuessLimit:
    """Return the limit for wrong table ids, which the middleware counts by address."""
    guess_limit: TableGuessLimit = request.state.guess_limit
    return guess_limit


async def table_of(request: Request | WebSocket, *, to_act: bool = False) -> Table:
    """Return the table in the path; raises Problem 404, or 429 after too many wrong ids."""
    table_id, registry, guess_limit = (
        request.path_params["table"],
        registry_of(request),
        guess_limit_of(request),
    )
    if not guess_limit.is_allowed(table_id) and not await registry.has_seat(principal_of(request), table_id):
        raise problem(429, "server-too-often")
    try:
        table = await registry.table(table_id, requester_of(request), to_act=to_act)
    except Problem as error:
        if error.text.key == "server-no-such-table":
            guess_limit.record_miss()
        raise
    guess_limit.record_found(table_id)
    return table


def seat_of(request: Request | WebSocket) -> int | None:
    """Return the seat in the query, or None; raises Problem 400 for an invalid one."""
    text = request.query_params.get("seat", "")
    return parse_number(text, "seat") if text else None


def parse_number(value: str, where: str) -> int:
    """Parse a number in a path or query; raises Problem 400 if it is invalid."""
    if not (value.isascii() and value.isdecimal() and len(value) <= MAX_DIGITS):
        raise problem(400, "server-bad-request", where=where)
    return int(value)


def idempotency_key_of(request: Request) -> str | None:
    """Return the key that identifies a repeated command; raises Problem 400 if it is invalid."""
    key = request.headers.get("idempotency-key")
    if key is not None and not (
        IDEMPOTENCY_KEY_LENGTHS[0] <= len(key) <= IDEMPOTENCY_KEY_LENGTHS[1] and key.isprintable()
    ):
        raise problem(400, "server-bad-request", where="Idempotency-Key")
    return key


def wants_minimal(request: Request) -> bool:
    """Return whether the client asks for a minimal answer.

    Programs do, and pages that get everything on their live connection.
    """
    return "return=minimal" in request.headers.get("prefer", "").replace(" ", "").split(",")


# Create, list and delete.


async def create_table(request: Request) -> JsonResponse:
    """POST /api/tables: create a table."""
    body = await read_json(request, CreateTableRequest)
    principal = principal_of(request)
    if len(body.seats) > MAX_SEATS:
        raise problem(422, "server-too-many-seats", most=MAX_SEATS)
    seats = [seat_plan_of(seat, principal) for seat in body.seats]
    clock = check_clock(ClockPlan(**msgspec.structs.asdict(body.clock))) if body.clock else None
    digest = command_digest("lay", principal.hash, body)
    address = client_address_of(request.scope)
    plan = TablePlan(
        body.game, body.options, seats, idempotency_key_of(request), digest, body.shared, clock, address
    )
    try:
        table_id, match = await registry_of(request).create_table(principal, plan)
    except UnknownGame as error:
        raise Problem(422, error.text) from None
    view = serializers.table_view(
        table_id, match, default_seat(match, principal), principal, now=registry_of(request).now
    )
    return JsonResponse(view, 201, {"Location": f"/api/tables/{table_id}"})


def seat_plan_of(body: SeatPlanRequest, principal: Principal) -> SeatPlan:
    """Return the seat as requested; raises BadName, Problem."""
    if body.kind == "open":
        return SeatPlan("", "open")
    name = clean_name(body.name)
    if body.kind == "here":
        return SeatPlan(name=name, owner=principal.hash)
    return SeatPlan(name=name, kind="bot", level=check_level(body.level))


def check_level(level: str) -> str:
    """Return the level; raises Problem if it does not exist."""
    if level not in bots.LEVELS:
        raise problem(422, "server-unknown-level", level=shorten(level), known=", ".join(bots.LEVELS))
    return level


def default_seat(match: Match, principal: Principal) -> int | None:
    """Return the seat whose view is shown first: the only own one, otherwise None (public)."""
    owned = serializers.own_seats(match, principal, lent=False)
    return owned[0] if len(owned) == 1 else None


async def list_tables(request: Request) -> JsonResponse:
    """GET /api/tables: the tables of the principal."""
    return JsonResponse(await registry_of(request).list_tables(principal_of(request)))


async def delete_table(request: Request) -> Response:
    """DELETE /api/tables/{table}: erase it, or only hide it if others have it on their lists."""
    erased = await (await table_of(request)).delete(principal_of(request))
    return Response(status_code=204) if erased else JsonResponse(Deleted())


# Read.


async def get_table(request: Request) -> JsonResponse:
    """GET /api/tables/{table}?seat=n: the table as a seat sees it."""
    table, seat = await table_of(request), seat_of(request)
    table.check_can_view(principal_of(request), seat)
    if wants_minimal(request):
        return JsonResponse(
            serializers.minimal_view(table.table_id, table.match, principal_of(request)), headers=MINIMAL
        )
    await table.prepare_view(principal_of(request), seat)
    return JsonResponse(table.view(principal_of(request), seat))


async def get_past_view(request: Request) -> JsonResponse:
    """GET /api/tables/{table}/plies/{ply}?seat=n: the table as that seat saw it after that ply."""
    table, seat = await table_of(request), seat_of(request)
    await table.prepare_view(principal_of(request), seat)
    ply = parse_number(request.path_params["ply"], "ply")
    if ply > len(table.match.plies):
        raise problem(404, "server-no-such-ply", last=len(table.match.plies))
    return JsonResponse(serializers.past_view(table.match, seat, ply))


async def get_logbook(request: Request) -> Response:
    """GET /api/tables/{table}/logbook?seat=n: the match as text, as that seat may know it."""
    table, seat = await table_of(request), seat_of(request)
    await table.prepare_view(principal_of(request), seat)
    text = logbook.write_logbook(table.match.logbook(PUBLIC if seat is None else seat))
    headers = {
        "Cache-Control": "no-store",
        "Content-Disposition": f'attachment; filename="{table.match.game.name}-{table.table_id}.log"',
    }
    return PlainTextResponse(text, headers=headers)


async def get_proof(request: Request) -> JsonResponse:
    """GET /api/tables/{table}/proof: how each draw was computed; only when the game is over."""
    table = await table_of(request)
    if table.match.over is None:
        raise problem(403, "server-proof-later")
    return JsonResponse(
        await registry_of(request).proof_json(table.table_id, table.match, client_address_of(request.scope))
    )


# Play.


async def play_moves(request: Request) -> JsonResponse:
    """POST /api/tables/{table}/moves: play moves."""
    body = await read_json(request, MovesRequest)
    now = registry_of(request).now
    if not body.moves:
        raise problem(422, "error-no-moves")
    if len(body.moves) > MAX_MOVES:
        raise problem(422, "server-too-many-moves", most=MAX_MOVES)

    def decide(match: Match) -> Event:
        seating.check_not_lent(match, body.seat)
        return command_play_moves(match, body.seat, [_move_text(match, text) for text in body.moves], now())

    return await _run_command(request, body, decide)


async def get_refusal(request: Request) -> JsonResponse:
    """GET /api/tables/{table}/refusal: why `seat` cannot play `move` now; null if it can.

    Nothing is played. A move that the game does not know is refused with the code `unreadable`. Instead of a
    move, `place` may name a place that no move leads to, and `thing` the piece that should go there: the answer
    says why it cannot, or null if the game gives no reason.
    """
    seat, query = seat_of(request), request.query_params
    text, place = query.get("move", ""), query.get("place")
    if seat is None:
        raise problem(400, "server-bad-request", where="seat")
    table = await table_of(request)
    table.check_seat(principal_of(request), seat)
    seating.check_not_lent(table.match, seat)
    if place is not None:
        refusal = turn_check.place_refusal(table.match, seat, place, query.get("thing", ""))
        return JsonResponse(RefusalInfo(None if refusal is None else refusal_body(refusal)))
    try:
        refusal = turn_check.move_refusal(table.match, seat, _move_text(table.match, text))
    except UnreadableMove as error:
        return JsonResponse(RefusalInfo(RuleRefusal("unreadable", "", dump_text(error.text))))
    return JsonResponse(RefusalInfo(None if refusal is None else refusal_body(refusal)))


def _move_text(match: Match, text: str) -> str:
    """Return the text of a move.

    Clients may send the id of a piece or card instead (`card/N7#2`) to ask why it cannot be played.
    """
    try:
        match.game.catalogue.read(text)
    except UnreadableMove:
        name = text.rpartition("/")[2].partition("#")[0]
        return name or text
    return text


async def undo(request: Request) -> JsonResponse:
    """POST /api/tables/{table}/undo: take the last move back."""
    body = await read_json(request, SeatCommandRequest)
    now = registry_of(request).now

    def decide(match: Match) -> Event:
        seating.check_not_lent(match, body.seat)
        return command_undo(match, body.seat, now())

    return await _run_command(request, body, decide)


async def ask_undo(request: Request) -> JsonResponse:
    """POST /api/tables/{table}/ask-undo: propose to take back the seat's last decision."""
    body = await read_json(request, SeatCommandRequest)
    now = registry_of(request).now
    return await _run_command(request, body, lambda match: proposals.propose_undo(match, body.seat, now()))


async def ask_pause(request: Request) -> JsonResponse:
    """POST /api/tables/{table}/ask-pause: propose to stop the clocks."""
    body = await read_json(request, SeatCommandRequest)
    now = registry_of(request).now
    return await _run_command(request, body, lambda match: proposals.propose_pause(match, body.seat, now()))


async def ask_draw(request: Request) -> JsonResponse:
    """POST /api/tables/{table}/ask-draw: propose a draw."""
    body = await read_json(request, SeatCommandRequest)
    now = registry_of(request).now
    return await _run_command(request, body, lambda match: proposals.propose_draw(match, body.seat, now()))


async def resume(request: Request) -> JsonResponse:
    """POST /api/tables/{table}/resume: go on after a pause."""
    body = await read_json(request, SeatCommandRequest)
    now = registry_of(request).now
    return await _run_command(request, body, lambda match: proposals.resume(match, body.seat, now()))


async def answer(request: Request) -> JsonResponse:
    """POST /api/tables/{table}/answer: accept or decline a proposal."""
    body = await read_json(request, AnswerRequest)
    now = registry_of(request).now
    return await _run_command(
        request, body, lambda match: proposals.answer(match, body.seat, now(), agree=body.agree)
    )


async def _run_command(
    request: Request, body: MovesRequest | SeatCommandRequest, decide: Callable[[Match], Event]
) -> JsonResponse:
    table, principal = await table_of(request, to_act=True), principal_of(request)
    digest = command_digest(type(body).__name__, request.scope["path"], principal.hash, body)
    command = Command(principal, body.seat, body.seq, idempotency_key_of(request), digest, decide)
    after = await table.execute(command)
    if wants_minimal(request):
        return JsonResponse(serializers.minimal_view(table.table_id, after, principal), headers=MINIMAL)
    return JsonResponse(await table.view_of(after, principal, body.seat))


ROUTES: Final = [
    Route("/tables/{table}/moves", play_moves, methods=["POST"]),
    Route("/tables/{table}/refusal", get_refusal, methods=["GET"]),
    Route("/tables", list_tables, methods=["GET"]),
    Route("/tables", create_table, methods=["POST"]),
    Route("/tables/{table}", get_table, methods=["GET"]),
    Route("/tables/{table}", delete_table, methods=["DELETE"]),
    Route("/tables/{table}/plies/{ply}", get_past_view, methods=["GET"]),
    Route("/tables/{table}/logbook", get_logbook, methods=["GET"]),
    Route("/tables/{table}/proof", get_proof, methods=["GET"]),
    Route("/tables/{table}/undo", undo, methods=["POST"]),
    Route("/tables/{table}/ask-undo", ask_undo, methods=["POST"]),
    Route("/tables/{table}/ask-pause", ask_pause, methods=["POST"]),
    Route("/tables/{table}/ask-draw", ask_draw, methods=["POST"]),
    Route("/tables/{table}/resume", resume, methods=["POST"]),
    Route("/tables/{table}/answer", answer, methods=["POST"]),
]
