"""Import of logbooks: each becomes a table to watch or to continue from any ply."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Final

from spielhafen.core import logbook
from spielhafen.core.errors import BadOption, BadSeats, BrokenFile, UnknownGame
from spielhafen.core.logbook import Logbook
from spielhafen.match import BadName, Opened, SeatPlan, clean_name, open_from_logbook
from spielhafen.match.match import KEY_BYTES
from spielhafen.server.api_request import ApiRequest
from spielhafen.server.json_response import JsonResponse
from spielhafen.server.messages.requests import ImportLogbookRequest
from spielhafen.server.middleware.identity import Principal
from spielhafen.server.problems import Problem, problem
from spielhafen.server.tables.fair_queue import JobOwner
from spielhafen.server.tables.registry import command_digest
from spielhafen.server.tables.seat_plans import seat_plans
from spielhafen.server.views import serializers

MAX_PLIES: Final = 8_000
"""Random games of Columbus have up to 5,000; games of thinking players have some hundreds."""


async def import_logbook(request: ApiRequest, body: ImportLogbookRequest) -> JsonResponse:
    """Create a table from a logbook."""
    requester, registry = request.requester, request.registry
    principal = requester.principal
    seats = seat_plans(body.seats, principal) if body.seats else None
    open_logbook = partial(_open_logbook, body, seats, principal, registry.now())
    try:
        opened = await registry.replays.run(JobOwner(requester.address), open_logbook)
    except (BrokenFile, UnknownGame, BadOption, BadSeats) as error:
        raise Problem(422, error.text) from None
    table_id, match = await registry.create_table(
        requester, opened, request.idempotency_key, command_digest("import logbook", principal.hash, body)
    )
    table = await registry.table(table_id)
    view = await table.view_of(match, principal, serializers.default_seat(match, principal))
    return JsonResponse(view, 201, {"Location": f"/api/tables/{table_id}"})


def _open_logbook(
    body: ImportLogbookRequest, seats: list[SeatPlan] | None, principal: Principal, now: float
) -> Opened:
    """Return the first event of the table; raises Problem, BadName and errors of the logbook."""
    book = logbook.read_logbook(body.logbook)
    if len(book.plies) > MAX_PLIES:
        raise problem(422, "server-book-too-long", most=MAX_PLIES)
    seats = seats or _default_seats(book, principal)
    if len(seats) != len(book.names):
        raise problem(422, "broken-seats")
    return open_from_logbook(book, seats, secrets.token_bytes(KEY_BYTES), now, principal.hash, ply=body.ply)


def _default_seats(book: Logbook, principal: Principal) -> list[SeatPlan]:
    """Return seats with the names of the logbook, all owned by the principal."""
    return [SeatPlan(_name(name, seat), owner=principal.hash) for seat, name in enumerate(book.names)]


def _name(value: str, seat: int) -> str:
    try:
        return clean_name(value)
    except BadName:
        return str(seat + 1)
