"""Sitting down, getting up, lending a seat to a bot, moving to another device, and playing once more, over HTTP."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.routing import Route

from spielhafen.match import seating
from spielhafen.server.http_json import JSON, read
from spielhafen.server.middleware.identity import hash_of, is_token, new_token
from spielhafen.server.problems import problem
from spielhafen.server.routes.tables import (
    Number,
    asker_of,
    check_level,
    first_seat,
    harbour_of,
    key_of,
    mate_of,
    table_of,
)
from spielhafen.server.tables.command import Command
from spielhafen.server.tables.registry import digest_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import Request

    from spielhafen.match import Event, Match
    from spielhafen.server.tables.table import Table

USUAL_LEVEL: Final = "sailor"
"""How the bot plays that goes on for somebody who left."""


class SitWish(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody wants to sit down: anywhere, or in this free seat."""

    name: str
    seat: Number | None = None


class BotWish(msgspec.Struct, forbid_unknown_fields=True):
    """A bot is to sit in a free seat (then it needs a name), or to play for one's own.

    Without a level it plays like the strongest bot of the table.
    """

    seat: Number
    level: str = ""
    name: str = ""


class SeatOnly(msgspec.Struct, forbid_unknown_fields=True):
    """Something is to be done with this seat."""

    seat: Number


class SaltWish(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat adds to the key of chance: 128 bits in hex."""

    seat: Number
    salt: str


class Ticket(msgspec.Struct, forbid_unknown_fields=True):
    """The token that a seat is taken over with."""

    ticket: str


class Nothing(msgspec.Struct, forbid_unknown_fields=True):
    """Nothing more needs to be said."""


async def sit(request: Request) -> JSON:
    """POST /api/tables/{table}/sit: take a free seat."""
    wish = await read(request, SitWish)
    mate, now = mate_of(request), harbour_of(request).now
    return await _do(request, wish, None, lambda match: seating.sit(match, mate, wish.seat, wish.name, now()))


async def put_bot(request: Request) -> JSON:
    """POST /api/tables/{table}/bot: put a bot into a free seat, or let one play for one's own."""
    wish = await read(request, BotWish)
    mate, now = mate_of(request), harbour_of(request).now
    table = await table_of(request)
    level = check_level(wish.level or seating.stand_in(table.match))
    table.check_place(wish.seat)
    if table.match.seats[wish.seat].owner:
        return await _do(request, wish, wish.seat, lambda match: seating.lend(match, wish.seat, level, now()))
    return await _do(
        request, wish, None, lambda match: seating.fill(match, mate, wish.seat, level, wish.name, now())
    )


async def take_back(request: Request) -> JSON:
    """POST /api/tables/{table}/back: play oneself again."""
    wish = await read(request, SeatOnly)
    now = harbour_of(request).now
    return await _do(request, wish, wish.seat, lambda match: seating.take_back(match, wish.seat, now()))


async def leave(request: Request) -> JSON:
    """POST /api/tables/{table}/leave: get up for good."""
    wish = await read(request, SeatOnly)
    now = harbour_of(request).now
    return await _do(
        request, wish, wish.seat, lambda match: seating.leave(match, wish.seat, USUAL_LEVEL, now())
    )


async def salt(request: Request) -> JSON:
    """POST /api/tables/{table}/salt: add to the key of chance, after its promise was published."""
    wish = await read(request, SaltWish)
    now = harbour_of(request).now
    return await _do(request, wish, wish.seat, lambda match: match.salt(wish.seat, wish.salt, now()))


async def ticket(request: Request) -> JSON:
    """POST /api/tables/{table}/ticket: a token with which another device takes one's seat over, once, within an hour."""
    wish = await read(request, SeatOnly)
    now, token = harbour_of(request).now, await _ticket_for(request, wish.seat)
    await _carry_out(
        request, wish, wish.seat, lambda match: seating.hand_over(match, wish.seat, hash_of(token), now())
    )
    return JSON({"ticket": token})


async def _ticket_for(request: Request, seat: int) -> str:
    """A token; the same one when the same request comes again, for only a hash of it is kept."""
    key = key_of(request)
    if key is None:
        return new_token()
    match = (await table_of(request)).match
    said = f"ticket:{mate_of(request).hash}:{seat}:{key}".encode()
    return urlsafe_b64encode(hmac.digest(match.dice.key, said, "sha256")).decode().rstrip("=")


async def claim(request: Request) -> JSON:
    """POST /api/tables/{table}/claim: take a seat over with its ticket."""
    wish = await read(request, Ticket)
    if not is_token(wish.ticket):
        raise problem(422, "seat-bad-ticket")
    mate, now = mate_of(request), harbour_of(request).now
    brought = hash_of(wish.ticket)
    return await _do(request, wish, None, lambda match: seating.claim(match, mate, brought, now()))


async def rematch(request: Request) -> JSON:
    """POST /api/tables/{table}/rematch: the same captains at a new table; whoever asks second is told of the same one."""
    await read(request, Nothing)
    harbour, mate = harbour_of(request), mate_of(request)
    word = await harbour.once_more(asker_of(request), await table_of(request))
    table = await harbour.table(word)
    view = await table.shown(table.match, mate, first_seat(table.match, mate))
    return JSON(view, 201, {"Location": f"/api/tables/{word}"})


async def _do(
    request: Request, wish: msgspec.Struct, seat: int | None, decide: Callable[[Match], Event]
) -> JSON:
    """Carry a wish out and show the table as whoever asked now sees it."""
    table, after = await _carry_out(request, wish, seat, decide)
    mate = mate_of(request)
    return JSON(await table.shown(after, mate, first_seat(after, mate)))


async def _carry_out(
    request: Request, wish: msgspec.Struct, seat: int | None, decide: Callable[[Match], Event]
) -> tuple[Table, Match]:
    table, mate = await table_of(request), mate_of(request)
    digest = digest_of(type(wish).__name__, request.url.path, mate.hash, wish)
    return table, await table.do(Command(mate, seat, None, key_of(request), digest, decide))


ROUTES: Final = [
    Route("/tables/{table}/sit", sit, methods=["POST"]),
    Route("/tables/{table}/bot", put_bot, methods=["POST"]),
    Route("/tables/{table}/back", take_back, methods=["POST"]),
    Route("/tables/{table}/leave", leave, methods=["POST"]),
    Route("/tables/{table}/salt", salt, methods=["POST"]),
    Route("/tables/{table}/ticket", ticket, methods=["POST"]),
    Route("/tables/{table}/claim", claim, methods=["POST"]),
    Route("/tables/{table}/rematch", rematch, methods=["POST"]),
]
