"""Tables: create, list, view, and delete. Playing at a table is in `commands`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import msgspec
from starlette.responses import PlainTextResponse, Response

from spielhafen.core import logbook
from spielhafen.core.errors import UnknownGame, UnreadableMove, shorten
from spielhafen.core.game import find_game
from spielhafen.core.play import PUBLIC
from spielhafen.core.text import dump_text
from spielhafen.guides import find_guide
from spielhafen.match import (
    ClockPlan,
    Opened,
    SeatPlan,
    SpectatorPlan,
    open_guide,
    open_match,
    seating,
    turn_check,
)
from spielhafen.match.clock import check_clock
from spielhafen.match.delay import check_delay
from spielhafen.server.api_request import ApiRequest
from spielhafen.server.json_response import JsonResponse
from spielhafen.server.messages.error_info import RefusalInfo, RuleRefusal
from spielhafen.server.messages.requests import (
    CreateTableRequest,
    LogbookQuery,
    PlyPath,
    RefusalQuery,
    SeatQuery,
)
from spielhafen.server.messages.table_info import Deleted
from spielhafen.server.problems import Problem, problem, refusal_body
from spielhafen.server.routes.chat import comments_of
from spielhafen.server.routes.commands import MINIMAL
from spielhafen.server.tables.access import check_seat
from spielhafen.server.tables.decisions import move_text
from spielhafen.server.tables.fair_queue import JobOwner
from spielhafen.server.tables.registry import command_digest, new_chance_key
from spielhafen.server.tables.seat_plans import seat_plans
from spielhafen.server.views import serializers

COMMENT_BREAK: Final = " / "
"""Between several comments on one move of a logbook."""


async def create_table(request: ApiRequest, body: CreateTableRequest) -> JsonResponse:
    """Create a table."""
    principal, registry = request.principal, request.registry
    seats = seat_plans(body.seats, principal)
    if body.guide:
        return await _create_guided_table(request, body, seats)
    clock = check_clock(ClockPlan(**msgspec.structs.asdict(body.clock))) if body.clock else None
    asked = body.spectators
    spectators = check_delay(SpectatorPlan(**msgspec.structs.asdict(asked))) if asked else None
    try:
        game = find_game(body.game)
    except UnknownGame as error:
        raise Problem(422, error.text) from None
    opened = await registry.executor.run(  # initial chance moves may take long
        open_match,
        game,
        body.options,
        seats,
        new_chance_key(),
        registry.now(),
        principal.hash,
        shared=body.shared,
        clock=clock,
        spectators=spectators,
    )
    return await _answer_created(request, body, opened)


async def _create_guided_table(
    request: ApiRequest, body: CreateTableRequest, seats: Sequence[SeatPlan]
) -> JsonResponse:
    """Create a table at which a guide leads through the first moves."""
    try:
        game = find_game(body.game)
    except UnknownGame as error:
        raise Problem(422, error.text) from None
    guide = find_guide(game, body.guide)
    if guide is None:
        raise problem(422, "guide-unknown", name=shorten(body.guide))
    opened = open_guide(game, guide, seats, new_chance_key(), request.registry.now(), request.principal.hash)
    return await _answer_created(request, body, opened)


async def _answer_created(request: ApiRequest, body: CreateTableRequest, opened: Opened) -> JsonResponse:
    principal, registry = request.principal, request.registry
    digest = command_digest("create table", principal.hash, body)
    table_id, match = await registry.create_table(request.requester, opened, request.idempotency_key, digest)
    seat = serializers.default_seat(match, principal)
    view = serializers.table_view(table_id, match, seat, principal, now=registry.now)
    return JsonResponse(view, 201, {"Location": f"/api/tables/{table_id}"})


async def list_tables(request: ApiRequest) -> JsonResponse:
    """List the tables of the client, newest first."""
    return JsonResponse(await request.registry.list_tables(request.principal))


async def delete_table(request: ApiRequest) -> Response:
    """Erase a table, or only hide it if others have it on their lists.

    An erased table has an answer without content (204).
    """
    erased = await (await request.live_table()).delete(request.principal)
    return Response(status_code=204) if erased else JsonResponse(Deleted())


async def get_table(request: ApiRequest, query: SeatQuery) -> JsonResponse:
    """Return the table as a seat sees it, or the public.

    With the header `Prefer: return=minimal`, only what programs need is returned.
    """
    table, principal, seat = await request.table(), request.principal, query.seat
    table.check_can_view(principal, seat)
    request.registry.note_look(principal, table.table_id)
    if request.prefers_minimal:
        view = serializers.minimal_view(table.table_id, table.match, principal)
        return JsonResponse(view, headers=MINIMAL)
    await table.prepare_view(principal, seat)
    return JsonResponse(table.view(principal, seat))


async def get_past_view(request: ApiRequest, query: SeatQuery) -> JsonResponse:
    """Return the table as a seat saw it after a ply."""
    table = await request.table()
    await table.prepare_view(request.principal, query.seat)
    ply = request.decode_path(PlyPath).ply
    if ply > len(table.match.plies):
        raise problem(404, "server-no-such-ply", last=len(table.match.plies))
    return JsonResponse(serializers.past_view(table.match, query.seat, ply))


async def get_logbook(request: ApiRequest, query: LogbookQuery) -> Response:
    """Return the match as a logbook, as a seat may know it."""
    table, seat = await request.table(), query.seat
    await table.prepare_view(request.principal, seat)
    match = table.match
    book = match.logbook(PUBLIC if seat is None else seat)
    if query.comments == "1" and match.winners is not None:
        for ply, comments in (await comments_of(request, table)).items():
            book.plies[ply - 1] = replace(book.plies[ply - 1], comment=COMMENT_BREAK.join(comments))
    text = logbook.write_logbook(book)
    headers = {
        "Cache-Control": "no-store",
        "Content-Disposition": f'attachment; filename="{table.match.game.name}-{table.table_id}.log"',
    }
    return PlainTextResponse(text, headers=headers)


async def get_proof(request: ApiRequest) -> JsonResponse:
    """Return how each draw was computed; only when the game is over."""
    table = await request.table()
    if table.match.winners is None:
        raise problem(403, "server-proof-later")
    if table.match.sandbox is not None:
        raise problem(422, "sandbox-no-proof")
    owner = JobOwner(request.address, table.table_id)
    return JsonResponse(await request.registry.analyses.proof_json(table.match, owner))


async def get_refusal(request: ApiRequest, query: RefusalQuery) -> JsonResponse:
    """Return why a seat cannot play a move now, or null if it can.

    Nothing is played. A move that the game does not know is refused with the code `unreadable`. Instead of a
    move, `place` may name a place that no move leads to, and `thing` the piece that should go there: the answer
    says why it cannot, or null if the game gives no reason.
    """
    table = await request.table()
    match, seat = table.match, query.seat
    check_seat(match, request.principal, seat)
    seating.check_not_lent(match, seat)
    if query.place is not None:
        refusal = turn_check.place_refusal(match, seat, query.place, query.thing)
        return JsonResponse(RefusalInfo(None if refusal is None else refusal_body(refusal)))
    try:
        refusal = turn_check.move_refusal(match, seat, move_text(match, query.move))
    except UnreadableMove as error:
        return JsonResponse(RefusalInfo(RuleRefusal("unreadable", "", dump_text(error.text))))
    return JsonResponse(RefusalInfo(None if refusal is None else refusal_body(refusal)))
