"""The Host header: it must name this machine, or be an IP address.

Otherwise a foreign domain name could be pointed at this machine (DNS rebinding).
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from spielhafen.server.problems import problem
from spielhafen.server.transport.ip_addresses import is_address

_HOST: Final = re.compile(r"(?:([a-z0-9._-]{1,253})|\[([0-9a-f:.]{2,45})\])(?::([0-9]{1,5}))?", re.ASCII)
MAX_PORT: Final = 65_535


@dataclass(frozen=True)
class Host:
    """A name or IP address in lower case, and the port given with it."""

    name: str
    port: str = ""

    @property
    def is_address(self) -> bool:
        """Whether it is an IP address and not a name."""
        return is_address(self.name)

    def __str__(self) -> str:
        name = f"[{self.name}]" if ":" in self.name else self.name
        return f"{name}:{self.port}" if self.port else name


def parse_host(headers: Headers) -> Host | None:
    """Return the requested host, or None unless there is exactly one valid Host header."""
    values = headers.getlist("host")
    parsed = _HOST.fullmatch(values[0].lower()) if len(values) == 1 else None
    if parsed is None:
        return None
    name, address, port = parsed.groups()
    if (port and int(port) > MAX_PORT) or (address and not is_address(address)):
        return None
    return Host(name or address, port or "")


def own_host_names(host: str, additional: Iterable[str] = ()) -> frozenset[str]:
    """Return the names under which this machine may be requested."""
    name = socket.gethostname().lower()
    return frozenset(
        {"localhost", host.lower(), name, f"{name}.local", *(item.lower() for item in additional)}
    )


class HostMiddleware:
    """ASGI middleware that refuses foreign hosts, and puts the `host` into `scope["state"]`."""

    def __init__(self, app: ASGIApp, host_names: frozenset[str]) -> None:
        self.app = app
        self.host_names = host_names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            host = parse_host(Headers(scope=scope))
            if host is None or not (host.is_address or host.name in self.host_names):
                raise problem(403, "server-foreign-host")
            scope["state"]["host"] = host
        await self.app(scope, receive, send)
