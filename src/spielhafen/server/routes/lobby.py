"""The lobby: tables that anyone may join, wishes to play, and blocks."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Collection, Iterable
from functools import partial
from typing import Final

import msgspec
from starlette.responses import Response

from spielhafen.core.errors import UnknownGame
from spielhafen.core.game import find_game
from spielhafen.core.text import text
from spielhafen.lobby.listings import (
    MAX_BLOCKS,
    MAX_WAITING,
    ListingRefused,
    ListingTerms,
    check_limits,
    describe_table,
    has_free_seat,
    join,
)
from spielhafen.match import Event, Match, Opened, SeatPlan, SeatRefused, clean_name, open_match, table_lists
from spielhafen.server.api_request import ApiRequest
from spielhafen.server.json_response import JsonResponse
from spielhafen.server.messages.lobby_messages import (
    BlockInfo,
    BlockRequest,
    JoinRequest,
    ListingInfo,
    ListingRequest,
    LobbyInfo,
    OwnLobby,
    TableListing,
    WishRequest,
)
from spielhafen.server.middleware.identity import Principal
from spielhafen.server.problems import Problem, problem
from spielhafen.server.routes.ratings import check_open
from spielhafen.server.tables.access import check_seat_exists
from spielhafen.server.tables.command import Actor, Command
from spielhafen.server.tables.lobby_task import Listing, listing_of_match, read_listing
from spielhafen.server.tables.registry import command_digest, new_chance_key
from spielhafen.server.tables.seat_plans import MAX_SEATS, check_level
from spielhafen.server.tables.table import Table
from spielhafen.server.views import serializers
from spielhafen.store import Store, lobby
from spielhafen.store.lobby import BlockRow, ListingRow

ID_BYTES: Final = 12


# Reading.


async def list_open_tables(request: ApiRequest) -> JsonResponse:
    """List the tables that the client may join, and those of the client.

    A person who asks is here, so the tables that they have listed stay listed.
    """
    return JsonResponse(LobbyInfo(_infos(request, await _visible(request))))


async def get_own_lobby(request: ApiRequest) -> JsonResponse:
    """Return all that is kept of the client for the lobby."""
    check_open(request, "lobby")
    registry = request.registry
    return JsonResponse(
        await registry.executor.run(find_own_lobby, registry.store, request.principal, registry.now())
    )


def find_own_lobby(store: Store, person: Principal, now: float) -> OwnLobby:
    """Return all that is kept of a person for the lobby."""
    own = [listing for listing in _find_visible(store, person.hash, now) if listing.row.owner == person.hash]
    blocks = [BlockInfo(row.id, row.name, row.at) for row in lobby.own_blocks(store, person.hash)]
    return OwnLobby([_info(listing, person, now) for listing in own], blocks)


async def erase_own_lobby(request: ApiRequest) -> Response:
    """Take all tables of the client off the list, and erase whom the client has blocked."""
    check_open(request, "lobby")
    registry = request.registry
    await registry.executor.run(lobby.erase_lobby, registry.store, request.principal.hash)
    return Response(status_code=204)


async def _visible(request: ApiRequest) -> list[Listing]:
    """Return own listings, and open tables where no person is at odds with the client."""
    check_open(request, "lobby")
    registry = request.registry
    return await registry.executor.run(_find_visible, registry.store, request.principal.hash, registry.now())


def _find_visible(store: Store, me: str, now: float) -> list[Listing]:
    at_odds = lobby.at_odds(store, me)
    listings = [read_listing(row, card) for row, card in lobby.listing_rows(store)]
    for listing in listings:
        if listing.row.owner == me and not listing.is_gone(now) and listing.needs_renewal(now):
            lobby.renew(store, listing.row.match, now + listing.terms.seconds)
    return [
        listing
        for listing in listings
        if (listing.row.owner == me and not listing.is_gone(now))
        or (listing.is_open(now) and not listing.people & at_odds)
    ]


def _infos(request: ApiRequest, listings: Iterable[Listing]) -> list[ListingInfo]:
    return [_info(listing, request.principal, request.registry.now()) for listing in listings]


def _info(listing: Listing, principal: Principal, now: float) -> ListingInfo:
    row, terms = listing.row, listing.terms
    free = sum(plan.kind == "open" for plan in listing.seats)
    return ListingInfo(
        id=row.id,
        table=row.match if principal.hash in listing.people else None,
        game=terms.game,
        name=next((plan.name for plan in listing.seats if plan.owner == row.owner), ""),
        mine=principal.owns(row.owner),
        taken=len(listing.seats) - free,
        free=free,
        preset=terms.preset,
        language=terms.language,
        clock=terms.clock,
        fill_in=None if row.fill_at is None else max(0.0, row.fill_at - now),
        level=terms.level,
    )


async def _find_listing(request: ApiRequest) -> Listing:
    """Return the listing in the path if the client may see it; raises Problem 404."""
    wanted: str = request.path_params["listing"]
    for listing in await _visible(request):
        if listing.row.id == wanted:
            return listing
    raise problem(404, "lobby-gone")


# Listing.


async def list_table(request: ApiRequest, body: ListingRequest) -> JsonResponse:
    """List a table of the client with a free seat: anyone may join it."""
    check_open(request, "lobby")
    table, language = await request.table(), request.check_language(body.language)
    if not table_lists.takes_part(table.match, request.principal):
        raise problem(403, "server-not-your-table")
    match, terms = table.match, describe_table(table.match, language)
    row = await _store_listing(request, table.table_id, terms, None)
    return JsonResponse(_info(listing_of_match(row, match), request.principal, request.registry.now()), 201)


async def get_listing(request: ApiRequest) -> JsonResponse:
    """Return how a table of the client is listed, if it is."""
    check_open(request, "lobby")
    registry, table, now = request.registry, await request.table(), request.registry.now()
    if not table_lists.takes_part(table.match, request.principal):
        raise problem(403, "server-not-your-table")
    row = await registry.executor.run(lobby.find_listing, registry.store, table.table_id)
    listing = None if row is None else listing_of_match(row, table.match)
    if listing is None or listing.is_gone(now):
        return JsonResponse(TableListing(None))
    return JsonResponse(TableListing(_info(listing, request.principal, now)))


async def _store_listing(
    request: ApiRequest, match: str, terms: ListingTerms, fill_at: float | None
) -> ListingRow:
    registry, me = request.registry, request.principal.hash
    now = registry.now()
    row = ListingRow(
        match,
        secrets.token_urlsafe(ID_BYTES),
        me,
        _network(request),
        now,
        now + terms.seconds,
        fill_at,
        msgspec.json.encode(terms),
    )
    return await registry.executor.run(lobby.list_match, registry.store, row, check_limits)


def _network(request: ApiRequest) -> str:
    return hmac.digest(request.registry.network_key.encode(), request.address.encode(), "sha256").hex()


async def unlist_table(request: ApiRequest) -> Response:
    """Take a table off the list; only its host and the person who listed it may."""
    check_open(request, "lobby")
    registry, principal, table = request.registry, request.principal, await request.table()
    row = await registry.executor.run(lobby.find_listing, registry.store, table.table_id)
    if row is not None:
        if not (principal.owns(row.owner) or principal.owns(table.match.owner)):
            raise problem(403, "server-not-your-table")
        await registry.executor.run(lobby.unlist, registry.store, [table.table_id])
    return Response(status_code=204)


# Joining.


async def join_listing(request: ApiRequest, body: JoinRequest) -> JsonResponse:
    """Take a free seat of a listed table."""
    listing = await _find_listing(request)
    await _check_waiting(request)
    at_odds = await _find_at_odds(request)
    return await _answer(request, *await _join(request, listing, body.name, at_odds), 200)


async def _find_at_odds(request: ApiRequest) -> frozenset[str]:
    registry = request.registry
    return await registry.executor.run(lobby.at_odds, registry.store, request.principal.hash)


async def _join(
    request: ApiRequest, listing: Listing, name: str, at_odds: Collection[str]
) -> tuple[Table, Match]:
    registry, me = request.registry, request.principal
    table = await registry.table(listing.row.match, request.requester, to_act=True)
    body = JoinRequest(name)
    digest = command_digest("join listing", table.table_id, me.hash, body)
    decide = partial(_decide, at_odds=at_odds)
    return table, await table.execute(Command(me, body, decide, request.idempotency_key, digest))


def _decide(match: Match, actor: Actor, body: JoinRequest, *, at_odds: Collection[str]) -> Event:
    return join(match, actor.principal, body.name, actor.at, at_odds=at_odds)


async def _check_waiting(request: ApiRequest) -> None:
    """Raise Problem if the client waits at many tables already, so that no one takes all seats."""
    own = await request.registry.list_tables(request.principal)
    waiting = [each for each in own if each.waiting_for_players and any(seat.mine for seat in each.seats)]
    if len(waiting) >= MAX_WAITING:
        raise problem(422, "lobby-too-many-waiting", most=MAX_WAITING)


async def _answer(request: ApiRequest, table: Table, match: Match, status: int) -> JsonResponse:
    seat = serializers.default_seat(match, request.principal)
    return JsonResponse(await table.view_of(match, request.principal, seat), status)


# Wishes.


async def make_wish(request: ApiRequest, body: WishRequest) -> JsonResponse:
    """Wish for a game: sit down with people who wish for the same, or wait for them.

    Those who have waited longest are joined first. After some minutes bots take the seats that are still free; if
    people wish for different times, the earliest counts.
    """
    check_open(request, "lobby")
    request.check_language(body.language)
    check_level(body.level)
    name = clean_name(body.name)
    async with request.registry.wishes:
        table, match = await _fulfil(request, msgspec.structs.replace(body, name=name))
    return await _answer(request, table, match, 201)


async def _fulfil(request: ApiRequest, body: WishRequest) -> tuple[Table, Match]:
    registry, me = request.registry, request.principal.hash
    opened, terms = await registry.executor.run(_open_wish, request, body)
    fill_at = registry.now() + 60.0 * body.minutes
    at_odds = await _find_at_odds(request)
    wishes = [
        each
        for each in await _visible(request)
        if each.row.fill_at is not None and each.terms.suits(terms) and not each.people & at_odds
    ]
    for each in wishes:
        if me in each.people:  # repeated, or they wish for the same twice
            table = await registry.table(each.row.match, request.requester)
            return table, table.match
    await _check_waiting(request)
    for each in wishes:
        try:
            found = await _join(request, each, body.name, at_odds)
        except SeatRefused:  # the last seat went a moment ago, or this name is used there
            continue
        await registry.executor.run(lobby.fill_earlier, registry.store, each.row.match, fill_at)
        return found
    # Before a table is created, which would be left over.
    await registry.executor.run(lobby.check_counts, registry.store, me, _network(request), check_limits)
    digest = command_digest("wish", me, body)
    table_id, _ = await registry.create_table(request.requester, opened, request.idempotency_key, digest)
    table = await registry.table(table_id, request.requester)
    if has_free_seat(table.match.seats):  # a late repetition may find it full
        await _store_listing(request, table_id, terms, fill_at)
    return table, table.match


def _open_wish(request: ApiRequest, body: WishRequest) -> tuple[Opened, ListingTerms]:
    """Return the first event of the table of a wish, by the printed rules, and how it is listed."""
    try:
        game = find_game(body.game)
    except UnknownGame as error:
        raise Problem(422, error.text) from None
    if body.seats > MAX_SEATS:
        raise problem(422, "server-too-many-seats", most=MAX_SEATS)
    me = request.principal.hash
    seats = [SeatPlan(body.name, owner=me), *[SeatPlan("", "open")] * (body.seats - 1)]
    opened = open_match(
        game, game.preset_options("printed"), seats, new_chance_key(), request.registry.now(), me, shared=True
    )
    return opened, describe_table(Match(opened), body.language, body.level)


# Blocks.


async def block_listing(request: ApiRequest) -> Response:
    """Block the person who listed a table.

    The lobby never brings them and the client together, and neither sees the tables of the other.
    """
    listing = await _find_listing(request)
    name = next((plan.name for plan in listing.seats if plan.owner == listing.row.owner), "")
    return await _block(request, listing.row.owner, name)


async def block_seat(request: ApiRequest, body: BlockRequest) -> Response:
    """Block the person at a seat of a table where the client takes part."""
    check_open(request, "lobby")
    match = (await request.table()).match
    if not table_lists.takes_part(match, request.principal):
        raise problem(403, "server-not-your-table")
    check_seat_exists(match, body.seat)
    return await _block(request, match.seats[body.seat].owner, match.seats[body.seat].name)


async def _block(request: ApiRequest, blocked: str, name: str) -> Response:
    registry, me = request.registry, request.principal
    if not blocked or me.owns(blocked):
        raise problem(422, "lobby-cannot-block")
    row = BlockRow(secrets.token_urlsafe(ID_BYTES), me.hash, blocked, name, registry.now())
    await registry.executor.run(lobby.block, registry.store, row, _check_blocks)
    return Response(status_code=204)


def _check_blocks(number: int) -> None:
    if number >= MAX_BLOCKS:
        raise ListingRefused(text("lobby-too-many-blocks", most=MAX_BLOCKS))


async def lift_block(request: ApiRequest) -> Response:
    """Lift a block of the client."""
    check_open(request, "lobby")
    registry, block_id = request.registry, request.path_params["block"]
    if not await registry.executor.run(lobby.unblock, registry.store, request.principal.hash, block_id):
        raise problem(404, "lobby-no-block")
    return Response(status_code=204)
