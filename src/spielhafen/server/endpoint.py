"""Endpoints of the API: what the routes and the OpenAPI document are made from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from inspect import iscoroutinefunction
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from spielhafen.server.api_request import ApiRequest, ApiWebSocket
from spielhafen.server.middleware.body_size import MAX_BODY_BYTES, BodySizeMiddleware
from spielhafen.server.middleware.rate_limits import LimitName, RateLimitMiddleware

S = TypeVar("S", bound=msgspec.Struct)
Answer: TypeAlias = Response | Awaitable[Response]
Handler: TypeAlias = Callable[[ApiRequest], Answer]
InputHandler: TypeAlias = Callable[[ApiRequest, S], Answer]


@dataclass(frozen=True)
class Endpoint:
    """A method of a path, its handler, its messages and its limits.

    The handler gets the request and, if there is one, the decoded body or query. A WebSocket is a GET request
    with the status 101.
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
        handler = self.handler.func if isinstance(self.handler, partial) else self.handler
        if iscoroutinefunction(handler):
            answer: Response = await self.handler(request, *inputs)
            return answer
        return await run_in_threadpool(self.handler, request, *inputs)

    async def _open_socket(self, plain: WebSocket) -> None:
        await self.handler(ApiWebSocket(plain.scope, plain.receive, plain.send))


SWITCHING_PROTOCOLS = 101


def get(
    path: str,
    handler: Callable[..., Answer],
    answer: Any,
    *,
    query: type[msgspec.Struct] | None = None,
    limits: Sequence[LimitName] = (),
) -> Endpoint:
    """Return an endpoint that reads; the handler gets the decoded query if there is one."""
    return Endpoint("GET", path, handler, answer, query=query, limits=limits)


def post(
    path: str,
    body: type[S],
    handler: InputHandler[S],
    answer: Any,
    *,
    status: int = 200,
    limits: Sequence[LimitName] = (),
    max_body_bytes: int = MAX_BODY_BYTES,
    description: str = "",
) -> Endpoint:
    """Return an endpoint that changes something; the handler gets the decoded body.

    Every change counts to the limit `changes`.
    """
    return Endpoint(
        "POST",
        path,
        handler,
        answer,
        status,
        body,
        limits=("changes", *limits),
        max_body_bytes=max_body_bytes,
        description=description,
    )


def delete(path: str, handler: Handler, answer: Any) -> Endpoint:
    """Return an endpoint that deletes something."""
    return Endpoint("DELETE", path, handler, answer, limits=("changes",))


def websocket(
    path: str,
    handler: Callable[[ApiWebSocket], Awaitable[None]],
    *,
    query: type[msgspec.Struct],
    limits: Sequence[LimitName] = (),
) -> Endpoint:
    """Return an endpoint that opens a WebSocket; the handler decodes the query itself."""
    return Endpoint("GET", path, handler, None, SWITCHING_PROTOCOLS, query=query, limits=limits)
