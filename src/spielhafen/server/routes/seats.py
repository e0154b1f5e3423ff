"""Tickets for seats, and rematches. The other commands of seats are in `commands`."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from functools import partial

from spielhafen.server.api_request import ApiRequest
from spielhafen.server.json_response import JsonResponse
from spielhafen.server.messages.requests import EmptyRequest, OwnSeatRequest
from spielhafen.server.messages.table_info import TicketInfo
from spielhafen.server.middleware.identity import hash_token, new_token
from spielhafen.server.routes.commands import execute
from spielhafen.server.tables import decisions
from spielhafen.server.views import serializers


async def create_ticket(request: ApiRequest, body: OwnSeatRequest) -> JsonResponse:
    """Create a ticket with which another device can take over the seat.

    It is valid once, within an hour.
    """
    token = await _ticket_for(request, body.seat)
    await execute(request, body, partial(decisions.issue_ticket, ticket_hash=hash_token(token)))
    return JsonResponse(TicketInfo(token))


async def _ticket_for(request: ApiRequest, seat: int) -> str:
    """Return a token, the same for a repeated request, because only its hash is stored."""
    key = request.idempotency_key
    if key is None:
        return new_token()
    match = (await request.table()).match
    message = f"ticket:{request.principal.hash}:{seat}:{key}".encode()
    return urlsafe_b64encode(hmac.digest(match.chance_seed.key, message, "sha256")).decode().rstrip("=")


async def create_rematch(request: ApiRequest, body: EmptyRequest) -> JsonResponse:
    """Create a new table for the same players, one for all requests."""
    del body  # it is empty
    registry, principal = request.registry, request.principal
    table_id = await registry.create_rematch(request.requester, await request.table())
    table = await registry.table(table_id)
    seat = serializers.default_seat(table.match, principal)
    view = await table.view_of(table.match, principal, seat)
    return JsonResponse(view, 201, {"Location": f"/api/tables/{table_id}"})
