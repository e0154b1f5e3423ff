"""Accept new connections, and close excess ones cheaply.

Clients that are refused often reconnect at once. An event loop creates a transport and a protocol for each
connection; thousands of these would delay all others. Here they are closed as soon as the address is known.
"""

from __future__ import annotations

import asyncio
import errno
import socket
import struct
from collections.abc import Callable
from typing import Final

from spielhafen.server.transport.connections import LOGGER, Connections

BATCH_SIZE: Final = 64
"""New connections that are accepted before the event loop goes on."""
RETRY_SECONDS: Final = 0.5
"""Seconds until the next attempt when the system has no more descriptors."""
EXHAUSTED_ERRNOS: Final = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM})
NO_LINGER: Final = struct.pack("ii", 1, 0)
"""For SO_LINGER: close without waiting."""


class Acceptor:
    """Accepts at one listening socket in the running event loop."""

    def __init__(
        self, sock: socket.socket, connections: Connections, factory: Callable[[], asyncio.Protocol]
    ) -> None:
        self._sock = sock
        self._connections = connections
        self._factory = factory
        self._loop = asyncio.get_running_loop()
        self._tasks: set[asyncio.Task[None]] = set()
        self._retry: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Begin to accept."""
        self._retry = None
        self._sock.setblocking(False)
        self._loop.add_reader(self._sock.fileno(), self._accept)

    def stop(self) -> None:
        """Stop accepting."""
        if self._retry is not None:
            self._retry.cancel()
        else:
            self._loop.remove_reader(self._sock.fileno())

    def _accept(self) -> None:
        for _ in range(BATCH_SIZE):
            try:
                accepted, address = self._sock.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:
                self._retry_later(error)
                return
            if self._connections.may_open(str(address[0])):
                task = self._loop.create_task(self._serve(accepted))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            else:
                accepted.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_LINGER)
                accepted.close()

    async def _serve(self, accepted: socket.socket) -> None:
        accepted.setblocking(False)
        try:
            await self._loop.connect_accepted_socket(self._factory, accepted)
        except OSError:
            accepted.close()  # closed by the client already

    def _retry_later(self, error: OSError) -> None:
        LOGGER.error("no connection can be accepted: %s", error)
        if error.errno in EXHAUSTED_ERRNOS:
            self._loop.remove_reader(self._sock.fileno())
            self._retry = self._loop.call_later(RETRY_SECONDS, self.start)
