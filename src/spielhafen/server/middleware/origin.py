"""Protection against other sites in the same browser (CSRF).

A request that changes something, and every WebSocket, must come from our own pages (Origin, Sec-Fetch-Site)
or from a program that sends neither header.
"""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from spielhafen.server.problems import problem

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class OriginMiddleware:
    """ASGI middleware that refuses changes requested by pages of other sites."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" or (scope["type"] == "http" and scope["method"] not in SAFE_METHODS):
            headers = Headers(scope=scope)
            origin = headers.get("origin")
            if origin is not None and _origin_host(origin) != str(scope["state"]["host"]):
                raise problem(403, "server-foreign-origin")
            if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
                raise problem(403, "server-foreign-origin")
        await self.app(scope, receive, send)


def _origin_host(origin: str) -> str | None:
    """Return host and port of an Origin header, or None if it is invalid."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None
