"""The live connection of a table: a WebSocket that sends all events in order, none left out.

Messages to the client: `table` (the whole table, first of all and whenever plies were taken back), `frames`
(ply by ply what happened, with no ply for an event such as a ticket, and the table afterwards), `thinking`
(the bots at work), `said` (a chat message), `current` (for a returning client that missed nothing) and `pong`
(the answer to `ping`), both with number and hash of the newest event. See `live_delta` for what a message
leaves out.

Messages from the client: `ping`, and `hidden` or `visible` when its page is hidden or shown. A page is
visible unless it connects with `hidden=1`. Anything else is ignored.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from starlette.requests import ClientDisconnect
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from spielhafen.core.errors import SpielhafenError
from spielhafen.server.api_request import ApiWebSocket
from spielhafen.server.messages.requests import LiveQuery
from spielhafen.server.middleware.rate_limits import ADDRESS_FACTOR
from spielhafen.server.problems import (
    INTERNAL_ERROR,
    LOGGER,
    TRY_AGAIN_LATER,
    error_response,
    log_error,
    problem,
)
from spielhafen.server.tables.table_reader import TableReader
from spielhafen.server.views.listeners import Listener

SEND_TIMEOUT_SECONDS: Final = 5.0
"""Seconds to send one message before the socket is closed; the client can reconnect."""

MAX_CONNECTIONS: Final = 40
"""Connections of one principal to one process: far more pages than a person has open."""

VISIBILITY: Final = {"visible": True, "hidden": False}
"""What a page reports about itself."""


async def live(socket: ApiWebSocket) -> None:
    """Open the live connection of a table, a WebSocket that sends all events."""
    connections, principal = socket.registry.live_connections, socket.principal
    network = f"from {socket.address}"
    try:
        with (
            count_connection(connections, principal.hash),
            count_connection(connections, network, ADDRESS_FACTOR, "server-too-many-lines-here"),
        ):
            await _listen(socket)
    except SpielhafenError as error:
        log_error(error)
        await socket.send_denial_response(error_response(error))


@contextmanager
def count_connection(
    connections: Counter[str], key: str, factor: int = 1, error_key: str = "server-too-many-lines"
) -> Iterator[None]:
    """Count a live connection of a principal (by token hash) or network meanwhile.

    Raises Problem 429 if it has too many; a network may have `factor` times as many as a principal.
    """
    limit = factor * MAX_CONNECTIONS
    if connections[key] >= limit:
        raise problem(429, error_key, most=limit)
    connections[key] += 1
    try:
        yield
    finally:
        connections[key] -= 1
        if not connections[key]:
            del connections[key]


async def _listen(socket: ApiWebSocket) -> None:
    """Serve a socket until either side closes it.

    If SpielhafenError is raised, the socket has not been accepted.
    """
    table, query = await socket.table(), socket.decode_query(LiveQuery)
    listener = await table.subscribe(
        socket.principal,
        query.seat,
        query.since,
        visible=query.hidden != "1",
        changes_only=query.changes == "1",
    )
    socket.registry.note_look(socket.principal, table.table_id, visible=listener.visible)
    try:
        await socket.accept()
        await _exchange(socket, table, listener)
    except (WebSocketDisconnect, ClientDisconnect, TimeoutError):
        LOGGER.debug("a listener of %s is gone", table.table_id)
    except Exception as error:  # noqa: BLE001 - a bug of ours: it is logged and never shown to the client
        LOGGER.error("a live connection failed", exc_info=error)
        await _close_failed(socket)
    finally:
        table.unsubscribe(listener)


async def _exchange(socket: WebSocket, table: TableReader, listener: Listener) -> None:
    """Send and receive messages until one side closes the connection or an error occurs."""
    sending = asyncio.create_task(_send_messages(socket, listener))
    receiving = asyncio.create_task(_receive_messages(socket, table, listener))
    # A client that missed nothing got no view yet: prepare the log for its next one.
    preparing = asyncio.create_task(table.build_log(listener.seat))
    pending = tasks = {sending, receiving, preparing}
    try:
        while {sending, receiving} <= pending:
            done, pending = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _close_failed(socket: WebSocket) -> None:
    """Close the socket after an internal error, unless it is closed already."""
    if socket.application_state is WebSocketState.DISCONNECTED:
        return
    with suppress(WebSocketDisconnect, ClientDisconnect, TimeoutError):
        async with asyncio.timeout(SEND_TIMEOUT_SECONDS):
            await socket.close(INTERNAL_ERROR)


async def _send_messages(socket: WebSocket, listener: Listener) -> None:
    while (message := await listener.queue.get()) is not None:
        async with asyncio.timeout(SEND_TIMEOUT_SECONDS):
            await socket.send_text(message.decode())
    await socket.close(TRY_AGAIN_LATER)


async def _receive_messages(socket: WebSocket, table: TableReader, listener: Listener) -> None:
    """Answer pings and note visibility until the client disconnects; other messages are ignored."""
    while (message := await socket.receive())["type"] != "websocket.disconnect":
        text = message.get("text")
        if text == "ping":
            table.answer_ping(listener)
        elif text in VISIBILITY:
            listener.visible = VISIBILITY[text]
            socket.app.state.registry.note_look(listener.principal, table.table_id, visible=listener.visible)
