"""Letting oneself be called by web push, over HTTP: what the harbour is known by, and where a browser is to be called."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from starlette.responses import Response
from starlette.routing import Route

from spielhafen.server.http_json import JSON, read
from spielhafen.server.notify.webpush import fits
from spielhafen.server.problems import problem
from spielhafen.server.routes.tables import harbour_of, mate_of
from spielhafen.store import push_subscriptions
from spielhafen.store.push_subscriptions import Subscription

if TYPE_CHECKING:
    from starlette.requests import Request


class PushWish(msgspec.Struct, forbid_unknown_fields=True):
    """Where a browser is called, what messages to it are encrypted with, and in which language its owner reads them."""

    endpoint: str
    p256dh: str
    auth: str
    language: Literal["en", "de"] = "en"


class EndWish(msgspec.Struct, forbid_unknown_fields=True):
    """The browser at this address is not to be called any more."""

    endpoint: str


async def look(request: Request) -> JSON:
    """GET /api/push: the key that a browser needs to let itself be called; null where nobody is called like this."""
    pusher = harbour_of(request).pusher
    return JSON({"key": pusher.key.public if pusher else None})


async def subscribe(request: Request) -> Response:
    """POST /api/push: call this browser, too, whenever whoever asks has to decide and looks elsewhere."""
    wish = await read(request, PushWish)
    harbour, mate = harbour_of(request), mate_of(request)
    if harbour.pusher is None:
        raise problem(404, "push-off")
    subscription = harbour.pusher.check(
        Subscription(wish.endpoint, mate.hash, wish.p256dh, wish.auth, wish.language, harbour.now())
    )
    await asyncio.to_thread(push_subscriptions.subscribe, harbour.store, subscription)
    return Response(status_code=204)


async def end(request: Request) -> Response:
    """POST /api/push/end: call this browser no more; nothing happens if it is not, or somebody else's."""
    wish = await read(request, EndWish)
    harbour, mate = harbour_of(request), mate_of(request)
    if not fits(wish.endpoint):
        raise problem(422, "push-bad-address")
    await asyncio.to_thread(push_subscriptions.forget, harbour.store, wish.endpoint, mate.hash)
    return Response(status_code=204)


ROUTES: Final = [
    Route("/push", look, methods=["GET"]),
    Route("/push", subscribe, methods=["POST"]),
    Route("/push/end", end, methods=["POST"]),
]
