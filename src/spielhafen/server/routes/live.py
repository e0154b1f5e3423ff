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
from spielhafen.server.http_json import JSON
from spielhafen.server.middleware.gate import CROWD, address_of
from spielhafen.server.problems import LOG, body_of, headers_of, note, problem, status_of
from spielhafen.server.routes.tables import harbour_of, mate_of, number_of, seat_of, table_of

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterator

    from starlette.websockets import WebSocket

    from spielhafen.server.tables.table import Table
    from spielhafen.server.views.listeners import Listener

SEND_PATIENCE: Final = 5.0
"""Seconds that a message may take to be sent before the socket is given up; it comes back and sees the table as it is."""

GONE: Final = 1013  # "try again later"
FAILED: Final = 1011  # "internal error", as everywhere in the house (see `gate`)

MOST_LINES: Final = 40
"""Lines of one person at once, to one process: far more pages than anybody has open."""

LOOKS: Final = {"visible": True, "hidden": False}
"""What a page says of itself."""


async def live(socket: WebSocket) -> None:
    """WS /api/tables/{table}/live?seat=n&since=m&hidden=1: m is the number of events that a client knows who comes back."""
    lines, mate = harbour_of(socket).lines, mate_of(socket)
    house = f"from {address_of(socket.scope)}"
    try:
        with one_more(lines, mate.hash), one_more(lines, house, CROWD, "server-too-many-lines-here"):
            await _listen(socket)
    except SpielhafenError as error:
        note(error)
        await socket.send_denial_response(JSON(body_of(error), status_of(error), headers_of(error)))


@contextmanager
def one_more(
    lines: Counter[str], whose: str, crowd: int = 1, said: str = "server-too-many-lines"
) -> Iterator[None]:
    """One line more for this mate (the hash of his token), or for the crowd of a house; raises Problem 429 if they have so many."""
    most = crowd * MOST_LINES
    if lines[whose] >= most:
        raise problem(429, said, most=most)
    lines[whose] += 1
    try:
        yield
    finally:
        lines[whose] -= 1
        if not lines[whose]:
            del lines[whose]


async def _listen(socket: WebSocket) -> None:
    """Talk with a socket until either hangs up; raises SpielhafenError, and then the socket is not yet accepted."""
    table = await table_of(socket)
    looks, since = looks_of(socket), since_of(socket)
    listener = await table.listen(mate_of(socket), seat_of(socket), since, looks=looks)
    try:
        await socket.accept()
        await _talk(socket, table, listener)
    except (WebSocketDisconnect, ClientDisconnected, TimeoutError):
        LOG.debug("a listener of %s is gone", table.word)
    except Exception as error:  # noqa: BLE001 - a mistake of ours: it goes to the log, never to the client
        LOG.error("a line failed", exc_info=error)
        await _break_off(socket)
    finally:
        table.leave(listener)


def since_of(socket: WebSocket) -> int | None:
    """The number of events that a client knows of; None: it is new here. Raises Problem 400 for anything else."""
    written = socket.query_params.get("since", "")
    return number_of(written, "since") if written else None


def looks_of(socket: WebSocket) -> bool:
    """Whether the page that listens is looked at. Raises Problem 400 unless it says so with 0 or 1, or says nothing."""
    written = socket.query_params.get("hidden", "")
    if written not in ("", "0", "1"):
        raise problem(400, "server-bad-request", where="hidden")
    return written != "1"


async def _talk(socket: WebSocket, table: Table, listener: Listener) -> None:
    """Send what the listener hears until one of the two hangs up, or something goes wrong."""
    telling = asyncio.create_task(_tell(socket, listener))
    hearing = asyncio.create_task(_answer(socket, table, listener))
    # Who had missed nothing was shown nothing yet: what he will be shown is made ready while he waits for it.
    preparing = asyncio.create_task(table.tell_log(listener.seat))
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


async def _break_off(socket: WebSocket) -> None:
    """Hang up because something went wrong here, unless that is done already."""
    if socket.application_state is WebSocketState.DISCONNECTED:
        return
    with suppress(WebSocketDisconnect, ClientDisconnected, TimeoutError):
        async with asyncio.timeout(SEND_PATIENCE):
            await socket.close(FAILED)


async def _tell(socket: WebSocket, listener: Listener) -> None:
    while (message := await listener.queue.get()) is not None:
        async with asyncio.timeout(SEND_PATIENCE):
            await socket.send_text(message.decode())
    await socket.close(GONE)


async def _answer(socket: WebSocket, table: Table, listener: Listener) -> None:
    """Answer pings, and note whether anybody looks, until the client hangs up; whatever else it says is thrown away."""
    while (message := await socket.receive())["type"] != "websocket.disconnect":
        said = message.get("text")
        if said == "ping":
            table.answer_ping(listener)
        elif said in LOOKS:
            listener.looks = LOOKS[said]


ROUTES: Final = [WebSocketRoute("/tables/{table}/live", live)]
