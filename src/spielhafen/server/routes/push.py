"""Web push subscriptions."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from starlette.responses import Response
from starlette.routing import Route

from spielhafen.server.http_json import JsonResponse, read_json
from spielhafen.server.messages import PushKeyInfo, SubscribeRequest, UnsubscribeRequest
from spielhafen.server.notify.webpush import is_valid_endpoint
from spielhafen.server.problems import problem
from spielhafen.server.routes.tables import principal_of, registry_of
from spielhafen.store import push_subscriptions
from spielhafen.store.push_subscriptions import PushSubscription

if TYPE_CHECKING:
    from starlette.requests import Request


async def get_public_key(request: Request) -> JsonResponse:
    """GET /api/push: the server's public key for subscriptions; null if web push is off."""
    web_push = registry_of(request).web_push
    return JsonResponse(PushKeyInfo(web_push.vapid_key.public_key if web_push else None))


async def subscribe(request: Request) -> Response:
    """POST /api/push: notify this browser when the principal has to move and is not watching."""
    body = await read_json(request, SubscribeRequest)
    registry, principal = registry_of(request), principal_of(request)
    if registry.web_push is None:
        raise problem(404, "push-off")
    subscription = registry.web_push.check_subscription(
        PushSubscription(body.endpoint, principal.hash, body.p256dh, body.auth, body.language, registry.now())
    )
    await asyncio.to_thread(push_subscriptions.save_subscription, registry.store, subscription)
    return Response(status_code=204)


async def unsubscribe(request: Request) -> Response:
    """POST /api/push/end: end the principal's subscription, if there is one with this endpoint."""
    body = await read_json(request, UnsubscribeRequest)
    registry, principal = registry_of(request), principal_of(request)
    if not is_valid_endpoint(body.endpoint):
        raise problem(422, "push-bad-address")
    await asyncio.to_thread(
        push_subscriptions.delete_subscription, registry.store, body.endpoint, principal.hash
    )
    return Response(status_code=204)


ROUTES: Final = [
    Route("/push", get_public_key, methods=["GET"]),
    Route("/push", subscribe, methods=["POST"]),
    Route("/push/end", unsubscribe, methods=["POST"]),
]
