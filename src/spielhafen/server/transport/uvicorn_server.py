"""uvicorn as we run it: what it is told, and how it comes by its connections."""

from __future__ import annotations

import asyncio
import sys
from functools import partial
from typing import TYPE_CHECKING, Final

import uvicorn

from spielhafen.server.http_json import MAX_BODY_BYTES
from spielhafen.server.transport.acceptor import Acceptor
from spielhafen.server.transport.connections import ConnectionLimits, Connections
from spielhafen.server.transport.descriptors import raise_limit
from spielhafen.server.transport.ip_addresses import ipv4_mapped, network_matcher
from spielhafen.server.transport.protocols import protocol_factory

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable

    from spielhafen.server.config import ServerConfig
    from spielhafen.store import Store

SHUTDOWN_SECONDS: Final = 3
"""Seconds that open connections have to end when the server stops."""
RESERVED_DESCRIPTORS: Final = 128
"""Descriptors for everything that is no connection of somebody: the database, bots, calls."""
SWEEP_TICKS: Final = 10
"""Ticks of uvicorn, of a tenth of a second each, between two sweeps."""


def uvicorn_config(config: ServerConfig, store: Store, connections: Connections) -> uvicorn.Config:
    """How our servers run.

    Nobody's word is taken for where they ask from, but that of a proxy which was named: limits hold for addresses, and anybody
    could claim a new one each time.
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
    """The limits where so many descriptors may be open: no address alone may have them all."""
    usual = ConnectionLimits()
    total = min(usual.total, max(descriptors - RESERVED_DESCRIPTORS, descriptors // 2))
    return ConnectionLimits(total, min(usual.per_address, total // 2), min(usual.per_proxy, total * 3 // 4))


def create_server(
    config: ServerConfig, store: Store, on_ready: Callable[[], None] | None = None
) -> WebServer:
    """The server of one process, which from now on may have all descriptors that it can get."""
    connections = Connections(connection_limits(raise_limit()), network_matcher(config.trusted_proxies))
    return WebServer(uvicorn_config(config, store, connections), connections, on_ready)


class WebServer(uvicorn.Server):
    """A server that looks after its connections, and says hello as soon as it answers."""

    def __init__(
        self, config: uvicorn.Config, connections: Connections, greeting: Callable[[], None] | None = None
    ) -> None:
        super().__init__(config)
        self.connections = connections
        self.on_ready = greeting
        self._acceptors: list[Acceptor] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, by ourselves where the event loop can tell when somebody comes."""
        by_itself = sys.platform == "win32" or sockets is None
        await super().startup(sockets if by_itself else [])
        if not by_itself:
            self._listen(sockets or [])
        if self.started and self.on_ready:
            self.on_ready()

    async def on_tick(self, counter: int) -> bool:
        """Look after the connections now and then."""
        if counter % SWEEP_TICKS == 0:
            self.connections.sweep()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept nobody any more, and let those who are here end."""
        for acceptor in self._acceptors:
            acceptor.stop()
        self.connections.report()
        await super().shutdown(sockets)

    def _listen(self, doors: list[socket.socket]) -> None:
        made: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
        factory = partial(
            made,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
            _loop=asyncio.get_running_loop(),
        )
        for door in doors:
            acceptor = Acceptor(door, self.connections, factory)
            acceptor.start()
            self._acceptors.append(acceptor)
