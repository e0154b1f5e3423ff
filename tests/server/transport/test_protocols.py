"""Connections on a real network: whoever says half of something or never reads is closed, whoever asks is answered."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
import uvicorn

from spielhafen.server.middleware.gate import Rate
from spielhafen.server.transport.acceptor import Acceptor
from spielhafen.server.transport.connections import ConnectionLimits, Connections, Phase
from spielhafen.server.transport.protocols import MAX_PIPELINED, protocol_factory
from spielhafen.server.transport.uvicorn_server import WebServer, connection_limits

LIMITS = ConnectionLimits(total=8, per_address=4)
GET = b"GET /hello HTTP/1.1\r\nHost: localhost\r\n\r\n"
HALF_HEAD = b"GET /hello HTTP/1.1\r\nHost: lo"
HALF_BODY = b"POST /body HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf"
UPGRADE = (
    b"Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
SOCKET = b"GET /socket HTTP/1.1\r\n" + UPGRADE + b"\r\n"
LARGE = 16 << 20
MOMENT = 10.0

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@dataclass
class Open:
    """A server that is open, a clock that is set by hand, and how to come to it."""

    connections: Connections
    port: int
    seconds: list[float]
    streams: list[Stream] = field(default_factory=list)

    async def come(self, said: bytes = b"", address: str = "127.0.0.1") -> Stream:
        """A connection on which this was said."""
        came = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0), limit=LARGE)
        self.streams.append(came)
        came[1].write(said)
        return came

    async def until(self, right: Callable[[], bool]) -> None:
        """Let the server go on until this is so."""
        async with asyncio.timeout(MOMENT):
            while not right():  # noqa: ASYNC110 - what is waited for happens in the server
                await asyncio.sleep(0.001)

    def phases(self) -> list[Phase]:
        """What is waited for on each connection."""
        return sorted((connection.phase for connection in self.connections._all), key=str)

    async def waits(self, *phases: Phase) -> None:
        """Let the server hear what was said."""
        await self.until(lambda: self.phases() == sorted(phases, key=str))

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.seconds[0] += seconds
        self.connections.sweep()


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Greet, read a body, answer at length, never answer, or hold a WebSocket."""
    if scope["type"] == "websocket":
        await _socket(scope, receive, send)
        return
    if scope["path"] == "/body":
        while (message := await receive())["type"] == "http.request" and message["more_body"]:
            pass
    if scope["path"] == "/never":
        while (await receive())["type"] != "http.disconnect":
            pass
        return
    body = b"x" * LARGE if scope["path"] == "/large" else b"ahoy"
    length = str(len(body)).encode()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", length)]})
    await send({"type": "http.response.body", "body": body})


async def _socket(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    if scope["path"] != "/socket":
        await send({"type": "websocket.http.response.start", "status": 404, "headers": []})
        await send({"type": "websocket.http.response.body", "body": b"{}"})
        return
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        await send({"type": "websocket.send", "text": "heard"})


@asynccontextmanager
async def opened(limits: ConnectionLimits = LIMITS) -> AsyncIterator[Open]:
    """A server with these limits."""
    seconds = [1000.0]
    connections = Connections(limits, clock=lambda: seconds[0])
    config = uvicorn.Config(
        application,
        http=protocol_factory(connections),
        ws="websockets-sansio",
        log_config=None,
        lifespan="off",
        timeout_graceful_shutdown=int(MOMENT),
        timeout_keep_alive=1000,  # ours is looked at here
    )
    server = WebServer(config, connections)
    with socket.create_server(("127.0.0.1", 0)) as door:
        serving = asyncio.create_task(server._serve([door]))
        found = Open(connections, door.getsockname()[1], seconds)
        try:
            await found.until(lambda: server.started)
            yield found
        finally:
            for _, writer in found.streams:
                writer.transport.abort()
            server.should_exit = True
            await serving


def run(story: Callable[[Open], Awaitable[None]], limits: ConnectionLimits = LIMITS) -> None:
    async def told() -> None:
        async with opened(limits) as server:
            await story(server)

    asyncio.run(told())


async def ended(stream: Stream) -> bool:
    """Whether the server has closed it; what it has said before is thrown away."""
    try:
        async with asyncio.timeout(MOMENT):
            while await stream[0].read(1 << 16):
                pass
    except OSError:
        pass
    return True


async def refused(server: Open, address: str = "127.0.0.1") -> bool:
    """Whether somebody who comes from there is closed unanswered."""
    try:
        return await ended(await server.come(GET, address))
    except OSError:
        return True


async def answer(stream: Stream) -> bytes:
    async with asyncio.timeout(MOMENT):
        return await stream[0].readuntil(b"ahoy")


@pytest.mark.parametrize(
    ("said", "phase"),
    [(b"", Phase.HEAD), (HALF_HEAD, Phase.HEAD), (HALF_BODY, Phase.BODY)],
    ids=["nothing", "half a head", "half a body"],
)
def test_who_says_nothing_half_a_head_or_half_a_body_is_closed_when_the_time_is_up(
    said: bytes, phase: Phase
) -> None:
    async def story(server: Open) -> None:
        silent = await server.come(said)
        await server.waits(phase)
        await server.until(
            lambda: said != HALF_HEAD or any(each.phase_bytes for each in server.connections._all)
        )
        server.wait(10.5)
        assert await ended(silent)
        assert await answer(await server.come(GET))

    run(story)


def test_who_asks_again_and_again_is_answered_however_long_it_takes() -> None:
    async def story(server: Open) -> None:
        stream = await server.come()
        for _ in range(5):
            await server.waits(Phase.HEAD) if not server.seconds[0] > 1000 else await server.waits(Phase.IDLE)
            server.wait(9)
            stream[1].write(HALF_HEAD)
            await server.waits(Phase.HEAD)
            server.wait(0.5)
            stream[1].write(GET.removeprefix(HALF_HEAD))
            assert await answer(stream)

    run(story)


def test_an_empty_line_now_and_then_keeps_no_connection_open() -> None:
    async def story(server: Open) -> None:
        stream = await server.come(GET)
        assert await answer(stream)
        await server.waits(Phase.IDLE)
        for _ in range(5):
            stream[1].write(b"\r\n")
            server.wait(2)
        server.wait(0.5)
        assert await ended(stream)

    run(story)


def test_whoever_is_at_an_answer_or_a_line_is_left_alone_and_who_falls_silent_makes_room() -> None:
    async def story(server: Open) -> None:
        busy = [await server.come(b"GET /never HTTP/1.1\r\nHost: localhost\r\n\r\n") for _ in range(2)]
        line = await server.come(SOCKET)
        silent = await server.come(HALF_HEAD)
        await server.waits(Phase.WORK, Phase.WORK, Phase.SOCKET, Phase.HEAD)
        another = await server.come(HALF_BODY)
        assert await ended(silent)
        await server.waits(Phase.WORK, Phase.WORK, Phase.SOCKET, Phase.BODY)
        more = await server.come(SOCKET)
        assert await ended(another)
        await server.waits(Phase.WORK, Phase.WORK, Phase.SOCKET, Phase.SOCKET)
        assert await refused(server), "there is nobody who could make room"
        assert await answer(await server.come(GET, "127.0.0.2"))
        server.wait(10_000)
        assert not any(reader.at_eof() for reader, _ in (*busy, line, more))
        line[1].transport.abort()
        await server.until(lambda: server.connections.count("127.0.0.1") == 3)

    run(story)


def test_more_new_ones_than_anybody_needs_are_closed_unseen() -> None:
    async def story(server: Open) -> None:
        first = await server.come(GET)
        assert await answer(first)
        assert await refused(server)
        assert await answer(await server.come(GET, "127.0.0.2"))

    run(story, replace(LIMITS, open_rate=Rate(1, 1)))


def test_who_never_reads_a_long_answer_is_closed() -> None:
    async def story(server: Open) -> None:
        stream = await server.come(b"GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n")
        stream[1].transport.pause_reading()  # type: ignore[attr-defined]
        await server.waits(Phase.IDLE)
        server.wait(1)
        for _ in range(4):
            server.wait(10)
        await server.until(lambda: len(server.connections) == 0)

    run(story, replace(LIMITS, unread_bytes_per_connection=LARGE))


def test_not_more_waits_for_an_address_than_it_may_have() -> None:
    async def story(server: Open) -> None:
        for _ in range(2):
            stream = await server.come(b"GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n")
            stream[1].transport.pause_reading()  # type: ignore[attr-defined]
        await server.waits(Phase.IDLE, Phase.IDLE)
        server.wait(1)
        assert len(server.connections) == 1

    run(story, replace(LIMITS, unread_bytes_per_connection=LARGE * 3 // 8))


def test_some_requests_may_wait_in_a_row_and_not_any_number() -> None:
    async def story(server: Open) -> None:
        stream = await server.come(GET * MAX_PIPELINED)
        for _ in range(MAX_PIPELINED):
            assert await answer(stream)
        await server.come(GET * 1000)
        said = await server.streams[-1][0].read()
        assert said.startswith(b"HTTP/1.1 400")

    run(story)


ODD = {
    "refused": b"GET /nowhere HTTP/1.1\r\n" + UPGRADE + b"\r\n",
    "long line": b"GET /socket HTTP/1.1\r\n" + UPGRADE + b"X: " + b"x" * 20_000 + b"\r\n\r\n",
    "odd path": b"GET /s\xf6cket HTTP/1.1\r\n" + UPGRADE + b"\r\n",
    "many headers": b"GET /socket HTTP/1.1\r\n" + UPGRADE + b"X: 1\r\n" * 500 + b"\r\n",
    "odd key": SOCKET.replace(b"dGhl", b"!!!!"),
    "odd frame": SOCKET + b"\xff" * 100,
    "no path": b"GET * HTTP/1.1\r\nHost: localhost\r\n\r\n" + GET,
    "another proxy": b"CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "half": HALF_BODY,
}


@pytest.mark.parametrize("said", ODD.values(), ids=ODD)
def test_nothing_that_is_said_is_called_a_mistake_of_the_server(
    said: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    """(What is answered 400 is one line of warning, which `request_log` writes once a minute.)"""

    async def story(server: Open) -> None:
        reader, writer = await server.come(said)
        writer.write_eof()
        server.wait(0)
        await asyncio.sleep(0.01)
        writer.transport.abort()
        assert await ended((reader, writer))
        await server.until(lambda: len(server.connections) == 0)
        assert await answer(await server.come(GET))

    run(story)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


# Descriptors.


@pytest.mark.parametrize(("descriptors", "limits"), [(256, (128, 64, 96)), (1024, (896, 448, 672))])
def test_where_the_system_grants_little_no_address_has_all_of_it(
    descriptors: int, limits: tuple[int, int, int]
) -> None:
    found = connection_limits(descriptors)
    assert (found.total, found.per_address, found.per_proxy) == limits


def test_where_the_system_grants_much_the_usual_limits_hold() -> None:
    assert connection_limits(1_000_000) == ConnectionLimits()


class Exhausted:
    """A listening socket of a system that has no descriptor left."""

    def __init__(self) -> None:
        self.asked = 0
        self.pair = socket.socketpair()
        self.pair[1].send(b"!")

    def accept(self) -> Any:
        self.asked += 1
        raise OSError(errno.EMFILE, "Too many open files")

    def setblocking(self, _: bool) -> None:
        pass

    def fileno(self) -> int:
        return self.pair[0].fileno()


def test_without_descriptors_it_is_said_and_waited(caplog: pytest.LogCaptureFixture) -> None:
    door: Any = Exhausted()

    async def story() -> None:
        acceptor = Acceptor(door, Connections(LIMITS), asyncio.Protocol)
        acceptor.start()
        while not door.asked:  # noqa: ASYNC110 - the same
            await asyncio.sleep(0)
        for _ in range(100):
            await asyncio.sleep(0)
        acceptor.stop()

    asyncio.run(story())
    for end in door.pair:
        end.close()
    assert door.asked == 1
    assert caplog.messages == ["no connection can be accepted: [Errno 24] Too many open files"]
