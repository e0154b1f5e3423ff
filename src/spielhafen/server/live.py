"""The live line of a table: a WebSocket on which everything that happens is told, in order, none left out.

What it says: `table` (the table as it is, first of all and whenever plies were taken back), `frames` (what happened ply by
ply, and the table as it then is), `thinking` (which bots are at work). See `diet` for what a message leaves out.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocketDisconnect

from spielhafen.core.errors import SpielhafenError
from spielhafen.server.bodies import JSON
from spielhafen.server.problems import LOG, body_of, note, status_of
from spielhafen.server.routes import mate_of, number_of, seat_of, table_of

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from spielhafen.server.listening import Listener
    from spielhafen.server.table import Table

SEND_PATIENCE: Final = 5.0
"""Seconds that a message may take to be sent before the socket is given up; it comes back and sees the table as it is."""

GONE: Final = 1013  # "try again later"


async def live(socket: WebSocket) -> None:
    """WS /api/tables/{table}/live?seat=n&since=m: m is the number of events that a client knows who comes back."""
    try:
        table = await table_of(socket)
        listener = await table.listen(mate_of(socket), seat_of(socket), since_of(socket))
    except SpielhafenError as error:
        note(error)
        await socket.send_denial_response(JSON(body_of(error), status_of(error)))
        return
    try:
        await socket.accept()
        await _talk(socket, table, listener)
    except (WebSocketDisconnect, TimeoutError):
        LOG.debug("a listener of %s is gone", table.word)
    finally:
        table.leave(listener)


def since_of(socket: WebSocket) -> int | None:
    """The number of events that a client knows of; None: it is new here. Raises Problem 400 for anything else."""
    written = socket.query_params.get("since", "")
    return number_of(written, "since") if written else None


async def _talk(socket: WebSocket, table: Table, listener: Listener) -> None:
    """Send what the listener hears until one of the two hangs up."""
    telling = asyncio.create_task(_tell(socket, listener))
    hearing = asyncio.create_task(_answer(socket, table, listener))
    # Who had missed nothing was shown nothing yet: what he will be shown is made ready while he waits for it.
    preparing = asyncio.create_task(table.tell_log(listener.seat))
    try:
        done, _ = await asyncio.wait((telling, hearing), return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in (telling, hearing, preparing):
            task.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, TimeoutError):
                await task


async def _tell(socket: WebSocket, listener: Listener) -> None:
    while (message := await listener.queue.get()) is not None:
        async with asyncio.timeout(SEND_PATIENCE):
            await socket.send_text(message.decode())
    await socket.close(GONE)


async def _answer(socket: WebSocket, table: Table, listener: Listener) -> None:
    """Answer pings until the client hangs up; whatever else it says is thrown away."""
    while (message := await socket.receive())["type"] != "websocket.disconnect":
        if message.get("text") == "ping":
            table.answer_ping(listener)


ROUTES: Final = [WebSocketRoute("/tables/{table}/live", live)]
