"""Security headers of every answer."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from spielhafen.server.middleware.hosts import Host

CACHE_SIZE: Final = 256
"""Hosts whose headers are cached."""

HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

CONTENT_SECURITY_POLICY: Final = (
    "default-src 'self'; connect-src {sources}; object-src 'none'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
"""Our own files only, and no inline scripts or styles."""


def connect_sources(host: Host | None) -> str:
    """Return the sources to which our pages may connect.

    In current browsers 'self' includes WebSockets; older ones (Safari) need them listed. A policy cannot
    contain IPv6 addresses.
    """
    if host is None or ":" in host.name:
        return "'self'"
    return f"'self' ws://{host} wss://{host}"


def add_security_headers(
    headers: Iterable[tuple[bytes, bytes]], host: Host | None
) -> list[tuple[bytes, bytes]]:
    """Return the headers of an answer with ours added, unless the answer has them.

    host: a checked one, or None.
    """
    existing = list(headers)
    names = {name.lower() for name, _ in existing}
    return existing + [header for header in _security_headers(host) if header[0] not in names]


@lru_cache(CACHE_SIZE)
def _security_headers(host: Host | None) -> list[tuple[bytes, bytes]]:
    ours = {
        **HEADERS,
        "Content-Security-Policy": CONTENT_SECURITY_POLICY.format(sources=connect_sources(host)),
    }
    return [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in ours.items()]


class SecurityHeadersMiddleware:
    """ASGI middleware that adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        state = scope.setdefault("state", {})

        async def sender(message: Message) -> None:
            if message["type"] == "http.response.start":
                # A host that was not checked is missing, and never named in an answer.
                message["headers"] = add_security_headers(message["headers"], state.get("host"))
            await send(message)

        await self.app(scope, receive, sender)
