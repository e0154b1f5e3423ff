"""Taking, leaving, lending and transferring seats, and rematches."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.routing import Route

from spielhafen.match import seating
from spielhafen.server.http_json import JsonResponse, read_json
from spielhafen.server.messages import (
    BotSeatRequest,
    ClaimRequest,
    EmptyRequest,
    SaltRequest,
    SeatOnlyRequest,
    SitRequest,
    TicketInfo,
)
from spielhafen.server.middleware.identity import hash_token, is_token, new_token
from spielhafen.server.problems import problem
from spielhafen.server.routes.tables import (
    check_level,
    default_seat,
    idempotency_key_of,
    principal_of,
    registry_of,
    requester_of,
    table_of,
)
from spielhafen.server.tables.command import Command
from spielhafen.server.tables.registry import command_digest

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import Request

    from spielhafen.match import Event, Match
    from spielhafen.server.tables.table import Table

STAND_IN_LEVEL: Final = "sailor"
"""The level of the bot that takes over when a player leaves."""


async def sit(request: Request) -> JsonResponse:
    """POST /api/tables/{table}/sit: take a free seat."""
    body = await read_json(request, SitRequest)
    principal, now = principal_of(request), registry_of(request).now
    return await _run_command(
        request, body, None, lambda match: seating.sit(match, principal, body.seat, body.name, now())
    )


async def seat_bot(request: Request) -> JsonResponse:
    """POST /api/tables/{table}/bot: seat a bot, or let it play for the principal."""
    body = await read_json(request, BotSeatRequest)
    principal, now = principal_of(request), registry_of(request).now
    table = await table_of(request)
    level = check_level(body.level or seating.stand_in_level(table.match))
    table.check_seat_exists(body.seat)
    if table.match.seats[body.seat].owner:
        return await _run_command(
            request, body, body.seat, lambda match: seating.lend(match, body.seat, level, now())
        )
    return await _run_command(
        request,
        body,
        None,
        lambda match: seating.seat_bot(match, principal, body.seat, level, body.name, now()),
    )


async def take_back(request: Request) -> JsonResponse:
    """POST /api/tables/{table}/back: take the seat back from a bot."""
    body = await read_json(request, SeatOnlyRequest)
    now = registry_of(request).now
    return await _run_command(
        request, body, body.seat, lambda match: seating.take_back(match, body.seat, now())
    )


async def leave(request: Request) -> JsonResponse:
    """POST /api/tables/{table}/leave: give up a seat for good."""
    body = await read_json(request, SeatOnlyRequest)
    now = registry_of(request).now
    return await _run_command(
        request, body, body.seat, lambda match: seating.leave(match, body.seat, STAND_IN_LEVEL, now())
    )


async def add_salt(request: Request) -> JsonResponse:
    """POST /api/tables/{table}/salt: contribute to the random key, after its commitment."""
    body = await read_json(request, SaltRequest)
    now = registry_of(request).now
    return await _run_command(
        request, body, body.seat, lambda match: seating.add_salt(match, body.seat, body.salt, now())
    )


async def create_ticket(request: Request) -> JsonResponse:
    """POST /api/tables/{table}/ticket: a token with which another device can take over the seat.

    It is valid once, within an hour.
    """
    body = await read_json(request, SeatOnlyRequest)
    now, token = registry_of(request).now, await _ticket_for(request, body.seat)
    await _execute(
        request,
        body,
        body.seat,
        lambda match: seating.issue_ticket(match, body.seat, hash_token(token), now()),
    )
    return JsonResponse(TicketInfo(token))


async def _ticket_for(request: Request, seat: int) -> str:
    """Return a token, the same for a repeated request, because only its hash is stored."""
    key = idempotency_key_of(request)
    if key is None:
        return new_token()
    match = (await table_of(request)).match
    message = f"ticket:{principal_of(request).hash}:{seat}:{key}".encode()
    return urlsafe_b64encode(hmac.digest(match.chance_seed.key, message, "sha256")).decode().rstrip("=")


async def claim(request: Request) -> JsonResponse:
    """POST /api/tables/{table}/claim: take a seat over with its ticket."""
    body = await read_json(request, ClaimRequest)
    if not is_token(body.ticket):
        raise problem(422, "seat-bad-ticket")
    principal, now = principal_of(request), registry_of(request).now
    ticket_hash = hash_token(body.ticket)
    return await _run_command(
        request, body, None, lambda match: seating.redeem_ticket(match, principal, ticket_hash, now())
    )


async def create_rematch(request: Request) -> JsonResponse:
    """POST /api/tables/{table}/rematch: the same players at a new table, one for all requests."""
    await read_json(request, EmptyRequest)
    registry, principal = registry_of(request), principal_of(request)
    table_id = await registry.create_rematch(requester_of(request), await table_of(request))
    table = await registry.table(table_id)
    view = await table.view_of(table.match, principal, default_seat(table.match, principal))
    return JsonResponse(view, 201, {"Location": f"/api/tables/{table_id}"})


async def _run_command(
    request: Request, body: msgspec.Struct, seat: int | None, decide: Callable[[Match], Event]
) -> JsonResponse:
    """Execute a command and return the resulting table as the principal sees it."""
    table, after = await _execute(request, body, seat, decide)
    principal = principal_of(request)
    return JsonResponse(await table.view_of(after, principal, default_seat(after, principal)))


async def _execute(
    request: Request, body: msgspec.Struct, seat: int | None, decide: Callable[[Match], Event]
) -> tuple[Table, Match]:
    table, principal = await table_of(request), principal_of(request)
    digest = command_digest(type(body).__name__, request.url.path, principal.hash, body)
    return table, await table.execute(
        Command(principal, seat, None, idempotency_key_of(request), digest, decide)
    )


ROUTES: Final = [
    Route("/tables/{table}/sit", sit, methods=["POST"]),
    Route("/tables/{table}/bot", seat_bot, methods=["POST"]),
    Route("/tables/{table}/back", take_back, methods=["POST"]),
    Route("/tables/{table}/leave", leave, methods=["POST"]),
    Route("/tables/{table}/salt", add_salt, methods=["POST"]),
    Route("/tables/{table}/ticket", create_ticket, methods=["POST"]),
    Route("/tables/{table}/claim", claim, methods=["POST"]),
    Route("/tables/{table}/rematch", create_rematch, methods=["POST"]),
]
