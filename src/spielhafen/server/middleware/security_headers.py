"""Security headers of every answer."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from starlette.datastructures import MutableHeaders
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


@lru_cache(CACHE_SIZE)
def security_headers(host: Host | None) -> dict[str, str]:
    """Return the headers for answers to requests of a checked host; None if it is unknown."""
    return {
        **HEADERS,
        "Content-Security-Policy": CONTENT_SECURITY_POLICY.format(sources=connect_sources(host)),
    }


class SecurityHeadersMiddleware:
    """ASGI middleware that adds the headers to every answer that does not have them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        state = scope.setdefault("state", {})

        async def sender(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                # A host that was not checked is missing, and never named in an answer.
                for name, value in security_headers(state.get("host")).items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, sender)
