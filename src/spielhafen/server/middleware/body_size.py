"""Size limits of request bodies."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spielhafen.server.problems import problem

MAX_BODY_BYTES: Final = 16 * 1024
"""For a request or a WebSocket message."""

MAX_LOGBOOK_BYTES: Final = 256 * 1024
"""For a request that imports a logbook."""

MAX_LENGTH_DIGITS: Final = 12
"""Of a Content-Length header."""


class BodySizeMiddleware:
    """ASGI middleware around a route that refuses larger bodies, announced or not."""

    def __init__(self, app: ASGIApp, max_bytes: int) -> None:
        self.app = app
        self.max_bytes = max_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdecimal() or len(length) > MAX_LENGTH_DIGITS or int(length) > self.max_bytes:
            raise problem(413, "server-too-big")
        await self.app(scope, self._limit(receive), send)

    def _limit(self, receive: Receive) -> Receive:
        received = 0

        async def limited() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > self.max_bytes:
                raise problem(413, "server-too-big")
            return message

        return limited
