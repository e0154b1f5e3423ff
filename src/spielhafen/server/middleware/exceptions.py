"""Answers for requests that a middleware refuses, and for our own errors.

What endpoints refuse is answered by `error_handlers`.
"""

from __future__ import annotations

from collections.abc import Callable

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spielhafen.core.errors import SpielhafenError
from spielhafen.server.html_page import html_page
from spielhafen.server.middleware.cookies import DuplicateCookie, clearing_headers
from spielhafen.server.middleware.hosts import parse_host
from spielhafen.server.problems import (
    INTERNAL_ERROR,
    LOGGER,
    POLICY_VIOLATION,
    error_headers,
    error_response,
    problem,
)


class ErrorMiddleware:
    """ASGI middleware that turns every exception into an answer.

    A traceback is logged, never sent.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def sender(message: Message) -> None:
            nonlocal started
            started = True
            try:
                await send(message)
            except OSError as error:  # servers have names of their own for a client that has gone
                raise ClientDisconnect from error

        try:
            await self._answer(scope, receive, sender, lambda: started)
        except ClientDisconnect:
            LOGGER.debug("a client disconnected before it was answered")

    async def _answer(
        self, scope: Scope, receive: Receive, send: Send, is_started: Callable[[], bool]
    ) -> None:
        try:
            await self.app(scope, receive, send)
        except ClientDisconnect:
            raise
        except SpielhafenError as error:
            await _refuse(error, scope, receive, send)
        except Exception as error:
            if scope["type"] not in ("http", "websocket"):
                raise
            LOGGER.error("a request failed", exc_info=error)
            if not is_started():
                await _fail(scope, receive, send)


async def _refuse(error: SpielhafenError, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": POLICY_VIOLATION})
        return
    answer: Response = error_response(error)
    if page := html_page(scope, error.text, answer.status_code):
        page.headers.update(error_headers(error))
        answer = page
    if isinstance(error, DuplicateCookie):
        for line in clearing_headers(error.name, parse_host(Headers(scope=scope)), scope["path"]):
            answer.headers.append("Set-Cookie", line)
    await answer(scope, receive, send)


async def _fail(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": INTERNAL_ERROR})
    else:
        await error_response(problem(500, "server-failed"))(scope, receive, send)
