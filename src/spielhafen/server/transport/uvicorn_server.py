"""uvicorn with our configuration, connection limits and acceptor."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable
from functools import partial
from typing import Final

import uvicorn

from spielhafen.server.config import ServerConfig
from spielhafen.server.middleware.body_size import MAX_BODY_BYTES
from spielhafen.server.transport.acceptor import Acceptor
from spielhafen.server.transport.connections import ConnectionLimits, Connections
from spielhafen.server.transport.descriptors import raise_limit
from spielhafen.server.transport.ip_addresses import ipv4_mapped, network_matcher
from spielhafen.server.transport.protocols import protocol_factory
from spielhafen.store import Store

SHUTDOWN_SECONDS: Final = 3
"""Seconds that open connections have to end when the server stops."""
RESERVED_DESCRIPTORS: Final = 128
"""Descriptors for everything but client connections: the database, bots, notifications."""
SWEEP_TICKS: Final = 10
"""Ticks of uvicorn, of a tenth of a second each, between two sweeps."""


def uvicorn_config(config: ServerConfig, store: Store, connections: Connections) -> uvicorn.Config:
    """Return the configuration of uvicorn.

    Forwarded addresses are believed only from configured proxies: limits hold for addresses, and any client
    could claim a new one for each request.
    """
    return uvicorn.Config(
        config.create_app(store),
        ws="websockets-sansio",
        ws_max_size=MAX_BODY_BYTES,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        http=protocol_factory(connections),
        proxy_headers=bool(config.trusted_proxies),
        forwarded_allow_ips=[*config.trusted_proxies, *ipv4_mapped(config.trusted_proxies)],
    )


def connection_limits(descriptors: int) -> ConnectionLimits:
    """Return the limits for this number of descriptors: no address alone may use them all."""
    defaults = ConnectionLimits()
    total = min(defaults.total, max(descriptors - RESERVED_DESCRIPTORS, descriptors // 2))
    return ConnectionLimits(
        total, min(defaults.per_address, total // 2), min(defaults.per_proxy, total * 3 // 4)
    )


def create_server(
    config: ServerConfig, store: Store, on_ready: Callable[[], None] | None = None
) -> WebServer:
    """Create the server of one process, raising its limit of descriptors."""
    connections = Connections(connection_limits(raise_limit()), network_matcher(config.trusted_proxies))
    return WebServer(uvicorn_config(config, store, connections), connections, on_ready)


class WebServer(uvicorn.Server):
    """A server that limits its connections, and calls `on_ready` when it accepts requests."""

    def __init__(
        self, config: uvicorn.Config, connections: Connections, on_ready: Callable[[], None] | None = None
    ) -> None:
        super().__init__(config)
        self.connections = connections
        self.on_ready = on_ready
        self._acceptors: list[Acceptor] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, with our acceptor if the event loop supports it."""
        uvicorn_listens = sys.platform == "win32" or sockets is None
        await super().startup(sockets if uvicorn_listens else [])
        if not uvicorn_listens:
            self._listen(sockets or [])
        if self.started and self.on_ready:
            self.on_ready()

    async def on_tick(self, counter: int) -> bool:
        """Check the connections now and then."""
        if counter % SWEEP_TICKS == 0:
            self.connections.sweep()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting, and let open connections end."""
        for acceptor in self._acceptors:
            acceptor.stop()
        self.connections.report()
        await super().shutdown(sockets)

    def _listen(self, sockets: list[socket.socket]) -> None:
        protocol_class: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
        factory = partial(
            protocol_class,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
            _loop=asyncio.get_running_loop(),
        )
        for sock in sockets:
            acceptor = Acceptor(sock, self.connections, factory)
            acceptor.start()
            self._acceptors.append(acceptor)
