"""The HTTP and WebSocket protocols of uvicorn, with the limits of `connections`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from spielhafen.server.transport.connections import Connection, Connections, Phase

MAX_HEAD_BYTES: Final = 1 << 16
"""Bytes of a request before its body. (Browsers send hundreds; cookies may be thousands.)"""

MAX_PIPELINED: Final = 16
"""Requests on one connection that wait for an earlier answer. (Browsers send none.)"""


class TooManyRequests(Exception):
    """A client sent too many requests without waiting for an answer."""


class HttpProtocol(HttpToolsProtocol):
    """An HTTP connection with limits for silence and for the size of heads."""

    _head_bytes = 0
    """Bytes since the last part of a body or the end of a request."""
    _request_open = False
    """Whether a request has begun and is not complete."""

    def __init__(self, tracker: Connections, **options: Any) -> None:
        super().__init__(**options)
        self.tracker = tracker
        self.connection: Connection | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Register or refuse the connection."""
        super().connection_made(transport)
        self.connection = self.tracker.open(transport, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        if self.connection is not None:
            self.tracker.close(self.connection)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Process received data, unless the head is too long."""
        if self.connection is None or self.transport.is_closing():
            return
        if self._head_bytes > MAX_HEAD_BYTES:
            self.send_400_response("Too long a head.")
            return
        self._head_bytes += len(data)
        self.connection.phase_bytes += len(data)
        super().data_received(data)
        self._update_phase()

    def on_message_begin(self) -> None:
        """Note the beginning of a request."""
        self._request_open = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Limit the number of pipelined requests; the body is limited by the middleware."""
        self._head_bytes = 0
        if len(self.pipeline) >= MAX_PIPELINED:
            raise TooManyRequests
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Process a part of the body."""
        self._head_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Note the end of a request."""
        self._head_bytes = 0
        self._request_open = False
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._update_phase()

    def handle_websocket_upgrade(self) -> None:
        """Pass the connection, with its registration, to the WebSocket protocol."""
        assert self.connection is not None  # noqa: S101 - refused connections receive no data
        self.tracker.set_phase(self.connection, Phase.SOCKET)
        protocol = partial(WebSocketProtocol, self.tracker, self.connection)
        self.ws_protocol_class = cast("type[asyncio.Protocol]", protocol)
        super().handle_websocket_upgrade()

    def _update_phase(self) -> None:
        if self.connection is not None and self.connection.phase is not Phase.SOCKET:
            self.tracker.set_phase(self.connection, self._phase())

    def _phase(self) -> Phase:
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None:
            return Phase.HEAD
        if cycle.response_complete:
            return Phase.HEAD if self._request_open else Phase.IDLE
        return Phase.BODY if cycle.more_body and not self.pipeline else Phase.WORK


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A registered WebSocket connection."""

    def __init__(self, tracker: Connections, connection: Connection, **options: Any) -> None:
        super().__init__(**options)
        self.tracker = tracker
        self.connection = connection

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self.tracker.close(self.connection)
        super().connection_lost(exc)

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message of the application.

        A refused handshake is complete, which uvicorn forgets to note and then reports as an error.
        """
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True


def protocol_factory(connections: Connections) -> type[asyncio.Protocol]:
    """Return what uvicorn calls for a new connection."""
    protocol: Callable[..., asyncio.Protocol] = partial(HttpProtocol, connections)
    return cast("type[asyncio.Protocol]", protocol)
