"""The live line of a table: a WebSocket on which everything that happens is told, in order, none left out.

What it says: `table` (the table as it is, first of all and whenever plies were taken back), `frames` (what happened ply by
ply, no ply at all when somebody took a ticket, and the table as it then is), `thinking` (which bots are at work), `said` (a line
of talk), `current` (to who comes back and has missed nothing) and `pong` (to a `ping`): number and hash of the newest event. See
`diet` for what a message leaves out.

What it hears: `ping`, and `hidden` or `visible` when the page that listens is no longer looked at, or is again. Whoever opens a line
says with `hidden=1` that he does not look; otherwise he does. Anything else is thrown away.
"""

from __future__ import annotations

import asyncio
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocketDisconnect, WebSocketState
from uvicorn.protocols.utils import ClientDisconnected

from spielhafen.core.errors import SpielhafenError
from spielhafen.server.http_json import JsonResponse
from spielhafen.server.middleware.gate import ADDRESS_FACTOR, client_address_of
from spielhafen.server.problems import LOGGER, error_body, error_headers, log_error, problem, status_of
from spielhafen.server.routes.tables import parse_number, principal_of, registry_of, seat_of, table_of

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterator

    from starlette.websockets import WebSocket

    from spielhafen.server.tables.table import Table
    from spielhafen.server.views.listeners import Listener

SEND_TIMEOUT_SECONDS: Final = 5.0
"""Seconds that a message may take to be sent before the socket is given up; it comes back and sees the table as it is."""

TRY_AGAIN_LATER: Final = 1013  # "try again later"
INTERNAL_ERROR: Final = 1011  # "internal error", as everywhere in the house (see `gate`)

MAX_CONNECTIONS: Final = 40
"""Lines of one person at once, to one process: far more pages than anybody has open."""

VISIBILITY: Final = {"visible": True, "hidden": False}
"""What a page says of itself."""


async def live(socket: WebSocket) -> None:
    """WS /api/tables/{table}/live?seat=n&since=m&hidden=1: m is the number of events that a client knows who comes back."""
    lines, principal = registry_of(socket).live_connections, principal_of(socket)
    house = f"from {client_address_of(socket.scope)}"
    try:
        with (
            count_connection(lines, principal.hash),
            count_connection(lines, house, ADDRESS_FACTOR, "server-too-many-lines-here"),
        ):
            await _listen(socket)
    except SpielhafenError as error:
        log_error(error)
        await socket.send_denial_response(
            JsonResponse(error_body(error), status_of(error), error_headers(error))
        )


@contextmanager
def count_connection(
    connections: Counter[str], key: str, factor: int = 1, error_key: str = "server-too-many-lines"
) -> Iterator[None]:
    """One line more for this mate (the hash of his token), or for the crowd of a house; raises Problem 429 if they have so many."""
    most = factor * MAX_CONNECTIONS
    if connections[key] >= most:
        raise problem(429, error_key, most=most)
    connections[key] += 1
    try:
        yield
    finally:
        connections[key] -= 1
        if not connections[key]:
            del connections[key]


async def _listen(socket: WebSocket) -> None:
    """Talk with a socket until either hangs up; raises SpielhafenError, and then the socket is not yet accepted."""
    table = await table_of(socket)
    looks, since = visibility_of(socket), since_of(socket)
    listener = await table.subscribe(principal_of(socket), seat_of(socket), since, visible=looks)
    try:
        await socket.accept()
        await _exchange(socket, table, listener)
    except (WebSocketDisconnect, ClientDisconnected, TimeoutError):
        LOGGER.debug("a listener of %s is gone", table.table_id)
    except Exception as error:  # noqa: BLE001 - a mistake of ours: it goes to the log, never to the client
        LOGGER.error("a line failed", exc_info=error)
        await _close_failed(socket)
    finally:
        table.unsubscribe(listener)


def since_of(socket: WebSocket) -> int | None:
    """The number of events that a client knows of; None: it is new here. Raises Problem 400 for anything else."""
    written = socket.query_params.get("since", "")
    return parse_number(written, "since") if written else None


def visibility_of(socket: WebSocket) -> bool:
    """Whether the page that listens is looked at. Raises Problem 400 unless it says so with 0 or 1, or says nothing."""
    written = socket.query_params.get("hidden", "")
    if written not in ("", "0", "1"):
        raise problem(400, "server-bad-request", where="hidden")
    return written != "1"


async def _exchange(socket: WebSocket, table: Table, listener: Listener) -> None:
    """Send what the listener hears until one of the two hangs up, or something goes wrong."""
    telling = asyncio.create_task(_send_messages(socket, listener))
    hearing = asyncio.create_task(_receive_messages(socket, table, listener))
    # Who had missed nothing was shown nothing yet: what he will be shown is made ready while he waits for it.
    preparing = asyncio.create_task(table.build_log(listener.seat))
    waiting = tasks = {telling, hearing, preparing}
    try:
        while {telling, hearing} <= waiting:
            done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _close_failed(socket: WebSocket) -> None:
    """Hang up because something went wrong here, unless that is done already."""
    if socket.application_state is WebSocketState.DISCONNECTED:
        return
    with suppress(WebSocketDisconnect, ClientDisconnected, TimeoutError):
        async with asyncio.timeout(SEND_TIMEOUT_SECONDS):
            await socket.close(INTERNAL_ERROR)


async def _send_messages(socket: WebSocket, listener: Listener) -> None:
    while (message := await listener.queue.get()) is not None:
        async with asyncio.timeout(SEND_TIMEOUT_SECONDS):
            await socket.send_text(message.decode())
    await socket.close(TRY_AGAIN_LATER)


async def _receive_messages(socket: WebSocket, table: Table, listener: Listener) -> None:
    """Answer pings, and note whether anybody looks, until the client hangs up; whatever else it says is thrown away."""
    while (message := await socket.receive())["type"] != "websocket.disconnect":
        said = message.get("text")
        if said == "ping":
            table.answer_ping(listener)
        elif said in VISIBILITY:
            listener.visible = VISIBILITY[said]


ROUTES: Final = [WebSocketRoute("/tables/{table}/live", live)]
