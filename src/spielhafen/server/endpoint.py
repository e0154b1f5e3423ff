"""Endpoints of the API: what the routes and the OpenAPI document are made from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from inspect import iscoroutinefunction
from typing import Any, Final, Literal, TypeAlias, get_type_hints

import msgspec
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from spielhafen.server.api_request import ApiRequest, ApiWebSocket
from spielhafen.server.middleware.body_size import MAX_BODY_BYTES, BodySizeMiddleware
from spielhafen.server.middleware.rate_limits import LimitName, RateLimitMiddleware

Handler: TypeAlias = Callable[..., Response | Awaitable[Response]]
"""A function of the request and, by a parameter `body` or `query`, of a decoded struct."""
SWITCHING_PROTOCOLS: Final = 101


@dataclass(frozen=True)
class Endpoint:
    """A method of a path, its handler, its messages and its limits.

    A WebSocket is a GET request with the status 101.
    """

    method: Literal["GET", "POST", "DELETE"]
    path: str
    """Below /api."""
    handler: Callable[..., Any]
    answer: Any
    """The type of the JSON answer, or the media type of another answer; None: no content."""
    status: int = 200
    body: type[msgspec.Struct] | None = None
    query: type[msgspec.Struct] | None = None
    limits: Sequence[LimitName] = ()
    """The rate limits that are charged."""
    max_body_bytes: int = MAX_BODY_BYTES
    description: str = ""
    """What it does, if the docstring of the handler does not say it."""

    @property
    def is_websocket(self) -> bool:
        """Whether a WebSocket is opened."""
        return self.status == SWITCHING_PROTOCOLS

    def route(self) -> BaseRoute:
        """Return the route, with its limits as middleware around the handler."""
        rate_limit = Middleware(RateLimitMiddleware, names=self.limits)
        if self.is_websocket:
            return WebSocketRoute(self.path, self._open_socket, middleware=[rate_limit])
        size_limit = Middleware(BodySizeMiddleware, max_bytes=self.max_body_bytes)
        return Route(self.path, self._answer, methods=[self.method], middleware=[size_limit, rate_limit])

    async def _answer(self, plain: Request) -> Response:
        request = ApiRequest(plain.scope, plain.receive)
        inputs: list[msgspec.Struct] = []
        if self.body is not None:
            inputs.append(await request.decode_body(self.body))
        if self.query is not None:
            inputs.append(request.decode_query(self.query))
        if iscoroutinefunction(self.handler):
            answer: Response = await self.handler(request, *inputs)
            return answer
        return await request.registry.executor.run(self.handler, request, *inputs)

    async def _open_socket(self, plain: WebSocket) -> None:
        await self.handler(ApiWebSocket(plain.scope, plain.receive, plain.send))


def input_type(function: Callable[..., Any], name: Literal["body", "query"]) -> type[msgspec.Struct] | None:
    """Return the struct that a function takes as its `body` or `query`; None if it takes none."""
    found: type[msgspec.Struct] | None = get_type_hints(function).get(name)
    return found


def get(path: str, handler: Handler, answer: Any, *, limits: Sequence[LimitName] = ()) -> Endpoint:
    """Return an endpoint that reads."""
    return Endpoint("GET", path, handler, answer, query=input_type(handler, "query"), limits=limits)


def post(
    path: str,
    handler: Handler,
    answer: Any,
    *,
    status: int = 200,
    limits: Sequence[LimitName] = (),
    max_body_bytes: int = MAX_BODY_BYTES,
) -> Endpoint:
    """Return an endpoint that changes something, which counts to the limit `changes`."""
    body = input_type(handler, "body")
    return Endpoint("POST", path, handler, answer, status, body, None, ("changes", *limits), max_body_bytes)


def delete(path: str, handler: Handler, answer: Any, *, status: int = 200) -> Endpoint:
    """Return an endpoint that deletes something, which counts to the limit `changes`."""
    return Endpoint("DELETE", path, handler, answer, status, limits=("changes",))


def websocket(
    path: str,
    handler: Callable[[ApiWebSocket], Awaitable[None]],
    *,
    query: type[msgspec.Struct],
    limits: Sequence[LimitName] = (),
) -> Endpoint:
    """Return an endpoint that opens a WebSocket; the handler decodes the query itself."""
    return Endpoint("GET", path, handler, None, SWITCHING_PROTOCOLS, query=query, limits=limits)
