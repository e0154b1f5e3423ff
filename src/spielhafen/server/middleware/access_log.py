"""A log line for each request, without what would identify a person or open a table.

It names the template of the path, never the path: the id of a table is the link by which people sit down.
"""

from __future__ import annotations

import logging
import secrets
import time
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from starlette.datastructures import MutableHeaders

from spielhafen.server.logs.json_log import ACCESS_LOGGER, REQUEST_ID

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

METHODS: Final = frozenset({"GET", "HEAD", "POST", "DELETE", "OPTIONS"})
"""Methods that are named, so that clients cannot make up new ones."""
OTHER: Final = "other"
REQUEST_ID_HEADER: Final = "X-Request-ID"


def known_method(method: str) -> str:
    """Return a method as it may be named in logs and figures."""
    return method if method in METHODS else OTHER


@dataclass(frozen=True)
class TableMarks:
    """Marks by which a log tells tables apart without their ids.

    That of a table is the same until the server stops; all processes of a server share the key.
    """

    key: str = field(default_factory=lambda: secrets.token_hex(16))

    def mark(self, table_id: str) -> str:
        """Return the mark of a table."""
        return blake2b(table_id.encode(), digest_size=5, key=self.key.encode()).hexdigest()


class AccessLogMiddleware:
    """ASGI middleware that gives each request an id and logs its end."""

    def __init__(self, app: ASGIApp, marks: TableMarks) -> None:
        self.app = app
        self.marks = marks

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        began, status, request_id = time.perf_counter(), 500, secrets.token_hex(8)
        token = REQUEST_ID.set(request_id)

        async def watch(message: Message) -> None:
            nonlocal status
            status = _status(message) or status
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)[REQUEST_ID_HEADER] = request_id
            await send(message)

        try:
            await self.app(scope, receive, watch)
        finally:
            if ACCESS_LOGGER.isEnabledFor(logging.INFO):
                self._log(scope, status, time.perf_counter() - began)
            REQUEST_ID.reset(token)

    def _log(self, scope: Scope, status: int, seconds: float) -> None:
        method, path = known_method(scope.get("method", "GET")), path_template(scope)
        fields: dict[str, Any] = {"method": method, "path": path, "status": status}
        fields["duration_ms"] = round(seconds * 1000, 2)
        if table := scope.get("path_params", {}).get("table"):
            fields["table"] = self.marks.mark(str(table))
        ACCESS_LOGGER.info(
            "%s %s %d in %.1f ms", method, path, status, seconds * 1000, extra={"fields": fields}
        )


def _status(message: Message) -> int | None:
    """Return the status that a message tells; 101 for a WebSocket that is opened."""
    kind = message["type"]
    if kind in ("http.response.start", "websocket.http.response.start"):
        return int(message["status"])
    if kind == "websocket.accept":
        return 101
    return None


def path_template(scope: Scope) -> str:
    """Return the path of a request as its endpoint declares it, or a name for all others."""
    template = getattr(getattr(scope.get("endpoint"), "__self__", None), "path", None)
    if isinstance(template, str):
        return f"/api{template}"
    path = str(scope["path"])
    if path in NAMED_PATHS:
        return path
    return "/api/*" if path.startswith("/api/") else "/assets/*" if path.startswith("/assets/") else "/*"


NAMED_PATHS: Final = frozenset({"/", "/health", "/metrics", "/status", "/status/look.css"})
"""Paths beside the endpoints that are named."""
