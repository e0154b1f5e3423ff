"""Tickets for seats, and rematches. The other commands of seats are in `commands`."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from functools import partial

from spielhafen.server.api_request import ApiRequest
from spielhafen.server.json_response import JsonResponse
from spielhafen.server.messages.requests import EmptyRequest, OwnSeatRequest
from spielhafen.server.messages.table_info import ShoulderLink, TicketInfo
from spielhafen.server.middleware.identity import hash_token, new_token
from spielhafen.server.routes.commands import execute
from spielhafen.server.tables import decisions
from spielhafen.server.views import serializers


async def create_ticket(request: ApiRequest, body: OwnSeatRequest) -> JsonResponse:
    """Create a ticket with which another device can take over the seat.

    It is valid once, within an hour.
    """
    token = await _token_for(request, "ticket", body.seat)
    await execute(request, body, partial(decisions.issue_ticket, ticket_hash=hash_token(token)))
    return JsonResponse(TicketInfo(token))


async def show_shoulder(request: ApiRequest, body: OwnSeatRequest) -> JsonResponse:
    """Create a link with which others look over the shoulder of a seat; everyone is told."""
    match = (await request.live_table()).match
    asked = match.spectators.shoulders
    allowed = "ratings" not in request.registry.parts if asked is None else asked
    token = await _token_for(request, "shoulder", body.seat)
    decide = partial(decisions.show_shoulder, link_hash=hash_token(token), allowed=allowed)
    await execute(request, body, decide)
    return JsonResponse(ShoulderLink(token))


async def _token_for(request: ApiRequest, use: str, seat: int) -> str:
    """Return a token, the same for a repeated request, because only its hash is stored."""
    key = request.idempotency_key
    if key is None:
        return new_token()
    match = (await request.live_table()).match
    message = f"{use}:{request.principal.hash}:{seat}:{key}".encode()
    return urlsafe_b64encode(hmac.digest(match.chance_seed.key, message, "sha256")).decode().rstrip("=")


async def create_rematch(request: ApiRequest, body: EmptyRequest) -> JsonResponse:
    """Create a new table for the same players, one for all requests."""
    del body  # it is empty
    return await _created(
        request, await request.registry.create_rematch(request.requester, await request.live_table())
    )


async def create_same_deal(request: ApiRequest, body: EmptyRequest) -> JsonResponse:
    """Create a new table with the chance of this one, at which everyone sits one seat further.

    Only for a person who has played alone against bots, after the end. The chance of the new table is known, so it counts for
    no statistics.
    """
    del body  # it is empty
    registry, table = request.registry, await request.live_table()
    return await _created(
        request, await registry.create_same_deal(request.requester, table, request.idempotency_key)
    )


async def _created(request: ApiRequest, table_id: str) -> JsonResponse:
    """Answer with a new table, as the client may see it: they may play there no more."""
    principal = request.principal
    table = (await request.registry.table(table_id)).seen_by(principal)
    seat = serializers.default_seat(table.match, principal)
    view = await table.view_of(table.match, principal, seat)
    return JsonResponse(view, 201, {"Location": f"/api/tables/{table_id}"})
