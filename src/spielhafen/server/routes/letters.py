"""News of one's own tables: a private feed and calendar at a secret address, and mails."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from starlette.responses import Response

from spielhafen.server.api_request import ApiRequest
from spielhafen.server.json_response import JsonResponse
from spielhafen.server.messages.letter_messages import (
    FeedAddress,
    FeedInfo,
    FeedRequest,
    MailInfo,
    MailRequest,
    MailTokenRequest,
    OwnLetters,
)
from spielhafen.server.middleware.identity import hash_token, new_token
from spielhafen.server.problems import problem
from spielhafen.server.routes.ratings import check_open
from spielhafen.store import Store, mail_addresses, turn_feeds

if TYPE_CHECKING:
    from spielhafen.server.notify.mail_notifier import MailNotifier
    from spielhafen.server.notify.own_turns import OwnTurn, TurnPages
    from spielhafen.store.turn_feeds import TurnFeed

ATOM_TYPE: Final = "application/atom+xml"
CALENDAR_TYPE: Final = "text/calendar"
MAX_TABLES: Final = 200
"""Tables in which turns are looked for, those that changed last."""


async def get_own_letters(request: ApiRequest) -> JsonResponse:
    """Return what is kept of the client for news; of the feed's address that is only a hash."""
    check_open(request, "letters")
    registry = request.registry
    sends_mail = registry.mail is not None
    return JsonResponse(
        await registry.executor.run(
            find_own_letters, registry.store, request.principal.hash, sends_mail=sends_mail
        )
    )


def find_own_letters(store: Store, owner: str, *, sends_mail: bool) -> OwnLetters:
    """Return what is kept of a person for news."""
    feed, mail = turn_feeds.find_feed(store, owner), mail_addresses.find_address(store, owner)
    mailed = [match for match, _ in mail_addresses.mailed_matches(store, owner)]
    return OwnLetters(
        FeedInfo(feed.language, feed.at) if feed else None,
        sends_mail=sends_mail,
        mail=MailInfo(mail.address, mail.confirmed, mail.hour, mail.games.split(), mail.language, mailed)
        if mail
        else None,
    )


async def erase_own_letters(request: ApiRequest) -> Response:
    """Erase all that is kept of the client for news; the feed's address is void."""
    check_open(request, "letters")
    registry = request.registry
    await registry.executor.run(forget_letters, registry.store, request.principal.hash)
    return Response(status_code=204)


def forget_letters(store: Store, owner: str) -> None:
    """Erase all that is kept of a person for news."""
    turn_feeds.erase_feed(store, owner)
    mail_addresses.erase_address(store, owner)


async def create_feed(request: ApiRequest, body: FeedRequest) -> JsonResponse:
    """Create the client's private feed and calendar.

    If they exist, they get a new address, and the old one is void.
    """
    check_open(request, "letters")
    registry, token = request.registry, new_token()
    feed = turn_feeds.TurnFeed(
        request.principal.hash, hash_token(token), request.check_language(body.language), registry.now()
    )
    await registry.executor.run(turn_feeds.save_feed, registry.store, feed)
    at = f"api/letters/{token}/turns"
    return JsonResponse(FeedAddress(f"{at}.atom", f"{at}.ics"), 201)


async def get_feed(request: ApiRequest) -> Response:
    """Return the tables at which it is the turn of the feed's owner, as Atom."""
    pages, turns = await _read_turns(request)
    return _answer(request, pages.atom(turns), ATOM_TYPE)


async def get_calendar(request: ApiRequest) -> Response:
    """Return when clocks of the feed's owner run out, as iCalendar."""
    pages, turns = await _read_turns(request)
    return _answer(request, pages.calendar(turns), CALENDAR_TYPE)


async def _read_turns(request: ApiRequest) -> tuple[TurnPages, list[OwnTurn]]:
    """Return the turns at the address of the request; raises Problem 404 if it is unknown."""
    request.state.without_cookie = True  # the address alone says whose feed it is
    check_open(request, "letters")
    from spielhafen.server.notify.own_turns import TurnPages, find_own_turns

    registry = request.registry
    token = hash_token(request.path_params["token"])
    feed: TurnFeed | None = await registry.executor.run(turn_feeds.find_feed_by_token, registry.store, token)
    if feed is None:
        raise problem(404, "letters-no-feed")
    tables = await registry.executor.run(registry.store.summaries, feed.owner)
    turns = find_own_turns(feed.owner, [(table, body) for table, _, body in tables[:MAX_TABLES]])
    return TurnPages(feed.language, request.site_url, feed.at), turns


async def save_mail(request: ApiRequest, body: MailRequest) -> Response:
    """Keep the client's mail address and choices.

    An address that is new to the client gets a mail, and no other one before it is confirmed. The answer is the same
    for every address.
    """
    mail = _mail_notifier(request)
    from spielhafen.server.notify.mail_notifier import new_address
    from spielhafen.server.notify.smtp_account import is_mail_address

    if not is_mail_address(body.address):
        raise problem(422, "letters-bad-address")
    registry, confirm = request.registry, new_token()
    address = new_address(
        request.principal.hash,
        body.address,
        request.check_language(body.language),
        body.games,
        body.hour,
        registry.now(),
        (confirm, new_token()),
    )
    known = await registry.executor.run(mail_addresses.find_address, registry.store, address.owner)
    if known and known.confirmed and known.address == address.address:
        address = replace(address, confirmed=True, token="", stop=known.stop)
    await registry.executor.run(mail_addresses.save_address, registry.store, address)
    if not address.confirmed:
        mail.ask_consent(address, confirm)
    return Response(status_code=204)


async def erase_mail(request: ApiRequest) -> Response:
    """Erase the client's mail address."""
    check_open(request, "letters")
    registry = request.registry
    await registry.executor.run(mail_addresses.erase_address, registry.store, request.principal.hash)
    return Response(status_code=204)


async def confirm_mail(request: ApiRequest, body: MailTokenRequest) -> Response:
    """Confirm a mail address, in any browser, with the token of the mail that asked for it."""
    _mail_notifier(request)
    registry = request.registry
    done = await registry.executor.run(
        mail_addresses.confirm_address, registry.store, hash_token(body.token), registry.now()
    )
    if not done:
        raise problem(404, "letters-no-token")
    return Response(status_code=204)


async def stop_mail(request: ApiRequest) -> Response:
    """End all mails by the token that is in each of them (RFC 8058); the address is erased.

    The answer is the same whether the token is known or not.
    """
    request.state.without_cookie = True
    check_open(request, "letters")
    registry = request.registry
    await registry.executor.run(mail_addresses.stop_mails, registry.store, request.path_params["token"])
    return Response(status_code=204)


def _mail_notifier(request: ApiRequest) -> MailNotifier:
    check_open(request, "letters")
    mail = request.registry.mail
    if mail is None:
        raise problem(404, "letters-no-mail")
    return mail


def _answer(request: ApiRequest, body: bytes, media_type: str) -> Response:
    """Return the body, or only that it is what the client has already."""
    tag = f'"{sha256(body).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache"}
    known = [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]
    if tag in known:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=media_type)
