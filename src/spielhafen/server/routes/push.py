"""Web push subscriptions."""

from __future__ import annotations

from starlette.responses import Response

from spielhafen.server.api_request import ApiRequest
from spielhafen.server.json_response import JsonResponse
from spielhafen.server.messages.requests import SubscribeRequest, UnsubscribeRequest
from spielhafen.server.messages.table_info import PushKeyInfo
from spielhafen.server.problems import problem
from spielhafen.store import push_subscriptions
from spielhafen.store.push_subscriptions import PushSubscription


async def get_public_key(request: ApiRequest) -> JsonResponse:
    """Return the server's public key for subscriptions; null if web push is off."""
    web_push = request.registry.web_push
    return JsonResponse(PushKeyInfo(web_push.vapid_key.public_key if web_push else None))


async def subscribe(request: ApiRequest, body: SubscribeRequest) -> Response:
    """Subscribe a browser to notifications of its user's turn, while they are not watching."""
    registry, principal = request.registry, request.principal
    if registry.web_push is None:
        raise problem(404, "push-off")
    language = request.check_language(body.language)
    subscription = registry.web_push.check_subscription(
        PushSubscription(body.endpoint, principal.hash, body.p256dh, body.auth, language, registry.now())
    )
    await registry.executor.run(push_subscriptions.save_subscription, registry.store, subscription)
    return Response(status_code=204)


async def unsubscribe(request: ApiRequest, body: UnsubscribeRequest) -> Response:
    """End the subscription with this endpoint, if the client has one."""
    registry, principal = request.registry, request.principal
    if not push_subscriptions.is_valid_endpoint(body.endpoint):
        raise problem(422, "push-bad-address")
    await registry.executor.run(
        push_subscriptions.delete_subscription, registry.store, body.endpoint, principal.hash
    )
    return Response(status_code=204)
