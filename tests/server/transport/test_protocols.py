"""Real connections: incomplete requests and unread answers are closed, others served."""

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

from spielhafen.server.token_buckets import Rate
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
class ProtocolServer:
    """A running server, a clock that is set by hand, and its connections."""

    connections: Connections
    port: int
    seconds: list[float]
    streams: list[Stream] = field(default_factory=list)

    async def connect(self, data: bytes = b"", address: str = "127.0.0.1") -> Stream:
        """Connect and send data."""
        stream = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0), limit=LARGE)
        self.streams.append(stream)
        stream[1].write(data)
        return stream

    async def until(self, condition: Callable[[], bool]) -> None:
        """Let the server run until the condition holds."""
        async with asyncio.timeout(MOMENT):
            while not condition():  # noqa: ASYNC110 - the condition changes within the server
                await asyncio.sleep(0.001)

    def phases(self) -> list[Phase]:
        """Return the phase of each connection."""
        return sorted((connection.phase for connection in self.connections._all), key=str)

    async def let_server_read(self, *phases: Phase) -> None:
        """Let the server process the data sent."""
        await self.until(lambda: self.phases() == sorted(phases, key=str))

    def pass_time(self, seconds: float) -> None:
        """Let time pass."""
        self.seconds[0] += seconds
        self.connections.sweep()


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Greet, read a body, send a long answer, never answer, or accept a WebSocket."""
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
async def running_server(limits: ConnectionLimits = LIMITS) -> AsyncIterator[ProtocolServer]:
    """Run a server with these limits."""
    seconds = [1000.0]
    connections = Connections(limits, clock=lambda: seconds[0])
    config = uvicorn.Config(
        application,
        http=protocol_factory(connections),
        ws="websockets-sansio",
        log_config=None,
        lifespan="off",
        timeout_graceful_shutdown=int(MOMENT),
        timeout_keep_alive=1000,  # our own timeout is tested here
    )
    server = WebServer(config, connections)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        task = asyncio.create_task(server._serve([listener]))
        protocol_limits = ProtocolServer(connections, listener.getsockname()[1], seconds)
        try:
            await protocol_limits.until(lambda: server.started)
            yield protocol_limits
        finally:
            for _, writer in protocol_limits.streams:
                writer.transport.abort()
            server.should_exit = True
            await task


def run(scenario: Callable[[ProtocolServer], Awaitable[None]], limits: ConnectionLimits = LIMITS) -> None:
    async def run_scenario() -> None:
        async with running_server(limits) as server:
            await scenario(server)

    asyncio.run(run_scenario())


async def is_closed(stream: Stream) -> bool:
    """Return whether the server has closed the connection, discarding earlier data."""
    try:
        async with asyncio.timeout(MOMENT):
            while await stream[0].read(1 << 16):
                pass
    except OSError:
        pass
    return True


async def is_refused(server: ProtocolServer, address: str = "127.0.0.1") -> bool:
    """Return whether a connection from this address is closed without an answer."""
    try:
        return await is_closed(await server.connect(GET, address))
    except OSError:
        return True


async def answer(stream: Stream) -> bytes:
    async with asyncio.timeout(MOMENT):
        return await stream[0].readuntil(b"ahoy")


@pytest.mark.parametrize(
    ("data", "phase"),
    [(b"", Phase.HEAD), (HALF_HEAD, Phase.HEAD), (HALF_BODY, Phase.BODY)],
    ids=["nothing", "half a head", "half a body"],
)
def test_incomplete_requests_are_closed_at_their_timeout(data: bytes, phase: Phase) -> None:
    async def scenario(server: ProtocolServer) -> None:
        silent = await server.connect(data)
        await server.let_server_read(phase)
        await server.until(
            lambda: data != HALF_HEAD or any(each.phase_bytes for each in server.connections._all)
        )
        server.pass_time(10.5)
        assert await is_closed(silent)
        assert await answer(await server.connect(GET))

    run(scenario)


def test_repeated_requests_are_answered_however_long_it_takes() -> None:
    async def scenario(server: ProtocolServer) -> None:
        stream = await server.connect()
        for _ in range(5):
            await server.let_server_read(Phase.HEAD) if not server.seconds[
                0
            ] > 1000 else await server.let_server_read(Phase.IDLE)
            server.pass_time(9)
            stream[1].write(HALF_HEAD)
            await server.let_server_read(Phase.HEAD)
            server.pass_time(0.5)
            stream[1].write(GET.removeprefix(HALF_HEAD))
            assert await answer(stream)

    run(scenario)


def test_empty_lines_do_not_keep_a_connection_open() -> None:
    async def scenario(server: ProtocolServer) -> None:
        stream = await server.connect(GET)
        assert await answer(stream)
        await server.let_server_read(Phase.IDLE)
        for _ in range(5):
            stream[1].write(b"\r\n")
            server.pass_time(2)
        server.pass_time(0.5)
        assert await is_closed(stream)

    run(scenario)


def test_busy_connections_stay_and_silent_ones_are_closed() -> None:
    async def scenario(server: ProtocolServer) -> None:
        busy = [await server.connect(b"GET /never HTTP/1.1\r\nHost: localhost\r\n\r\n") for _ in range(2)]
        line = await server.connect(SOCKET)
        silent = await server.connect(HALF_HEAD)
        await server.let_server_read(Phase.WORK, Phase.WORK, Phase.SOCKET, Phase.HEAD)
        another = await server.connect(HALF_BODY)
        assert await is_closed(silent)
        await server.let_server_read(Phase.WORK, Phase.WORK, Phase.SOCKET, Phase.BODY)
        more = await server.connect(SOCKET)
        assert await is_closed(another)
        await server.let_server_read(Phase.WORK, Phase.WORK, Phase.SOCKET, Phase.SOCKET)
        assert await is_refused(server), "there is nobody who could make room"
        assert await answer(await server.connect(GET, "127.0.0.2"))
        server.pass_time(10_000)
        assert not any(reader.at_eof() for reader, _ in (*busy, line, more))
        line[1].transport.abort()
        await server.until(lambda: server.connections.count("127.0.0.1") == 3)

    run(scenario)


def test_a_flood_of_new_connections_is_closed_unanswered() -> None:
    async def scenario(server: ProtocolServer) -> None:
        first = await server.connect(GET)
        assert await answer(first)
        assert await is_refused(server)
        assert await answer(await server.connect(GET, "127.0.0.2"))

    run(scenario, replace(LIMITS, open_rate=Rate(1, 1)))


def test_a_client_that_never_reads_a_long_answer_is_closed() -> None:
    async def scenario(server: ProtocolServer) -> None:
        stream = await server.connect(b"GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n")
        stream[1].transport.pause_reading()  # type: ignore[attr-defined]
        await server.let_server_read(Phase.IDLE)
        server.pass_time(1)
        for _ in range(4):
            server.pass_time(10)
        await server.until(lambda: len(server.connections) == 0)

    run(scenario, replace(LIMITS, unread_bytes_per_connection=LARGE))


def test_unread_answers_of_an_address_are_limited() -> None:
    async def scenario(server: ProtocolServer) -> None:
        for _ in range(2):
            stream = await server.connect(b"GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n")
            stream[1].transport.pause_reading()  # type: ignore[attr-defined]
        await server.let_server_read(Phase.IDLE, Phase.IDLE)
        server.pass_time(1)
        assert len(server.connections) == 1

    run(scenario, replace(LIMITS, unread_bytes_per_connection=LARGE * 3 // 8))


def test_the_number_of_pipelined_requests_is_limited() -> None:
    async def scenario(server: ProtocolServer) -> None:
        stream = await server.connect(GET * MAX_PIPELINED)
        for _ in range(MAX_PIPELINED):
            assert await answer(stream)
        await server.connect(GET * 1000)
        data = await server.streams[-1][0].read()
        assert data.startswith(b"HTTP/1.1 400")

    run(scenario)


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


@pytest.mark.parametrize("data", ODD.values(), ids=ODD)
def test_no_input_is_logged_as_an_error_of_the_server(data: bytes, caplog: pytest.LogCaptureFixture) -> None:
    """An answer 400 is one warning, which `log_summary` writes at most once a minute."""

    async def scenario(server: ProtocolServer) -> None:
        reader, writer = await server.connect(data)
        writer.write_eof()
        server.pass_time(0)
        await asyncio.sleep(0.01)
        writer.transport.abort()
        assert await is_closed((reader, writer))
        await server.until(lambda: len(server.connections) == 0)
        assert await answer(await server.connect(GET))

    run(scenario)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


# Descriptors.


@pytest.mark.parametrize(("descriptors", "limits"), [(256, (128, 64, 96)), (1024, (896, 448, 672))])
def test_with_few_descriptors_no_address_gets_all_of_them(
    descriptors: int, limits: tuple[int, int, int]
) -> None:
    protocol_limits = connection_limits(descriptors)
    assert (protocol_limits.total, protocol_limits.per_address, protocol_limits.per_proxy) == limits


def test_with_many_descriptors_the_usual_limits_hold() -> None:
    assert connection_limits(1_000_000) == ConnectionLimits()


class ExhaustedSocket:
    """A listening socket of a system without free descriptors."""

    def __init__(self) -> None:
        self.attempts = 0
        self.pair = socket.socketpair()
        self.pair[1].send(b"!")

    def accept(self) -> Any:
        self.attempts += 1
        raise OSError(errno.EMFILE, "Too many open files")

    def setblocking(self, _: bool) -> None:
        pass

    def fileno(self) -> int:
        return self.pair[0].fileno()


def test_without_descriptors_an_error_is_logged_and_accepting_pauses(
    caplog: pytest.LogCaptureFixture,
) -> None:
    listener: Any = ExhaustedSocket()

    async def scenario() -> None:
        acceptor = Acceptor(listener, Connections(LIMITS), asyncio.Protocol)
        acceptor.start()
        while not listener.attempts:  # noqa: ASYNC110 - the same
            await asyncio.sleep(0)
        for _ in range(100):
            await asyncio.sleep(0)
        acceptor.stop()

    asyncio.run(scenario())
    for end in listener.pair:
        end.close()
    assert listener.attempts == 1
    assert caplog.messages == ["no connection can be accepted: [Errno 24] Too many open files"]
