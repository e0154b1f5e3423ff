"""A server in a process of its own and lightweight clients, for the benchmarks.

The clients must cost little beside the measured server, so they write requests and read responses by hand. Each has an
address of its own (127.x.y.z), so that limits per address do not apply.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import count
from math import ceil
from pathlib import Path
from typing import Any, Final, TypeAlias

import httpx
import msgspec

JSONDict: TypeAlias = dict[str, Any]
SERVE = (
    "import sys; from spielhafen.server import serve;"
    "port, cores = map(int, sys.argv[1:]); database = sys.stdin.readline().strip();"
    "sys.exit(serve(port=port, database=database, cores=cores))"
)
TIMEOUT = 60.0
RETRY_DELAY = 0.02
"""Seconds until a request without a response is sent again."""
MINIMAL: Final[Mapping[str, str]] = {"Prefer": "return=minimal"}
"""Headers for responses without the scene."""
GAME: Final = "santa_timea"
"""The game that is measured unless another one is named."""
TWO_LOCAL: Final = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}]
LOCAL_AND_OPEN: Final = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]
NO_HEADERS: Final[Mapping[str, str]] = {}


def cpu_seconds_of(process_id: int) -> float:
    """Return the CPU seconds that a process has used, in all its threads (Linux)."""
    fields = Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Server:
    """A server in a process of its own, always at the same port."""

    def __init__(self, database: str, cores: int = 1) -> None:
        self.database = database
        self.cores = cores
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> float:
        """Start the server; return the seconds until it answers."""
        started = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(self.port), str(self.cores)],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdin is not None
        self.process.stdin.write(self.database + "\n")
        self.process.stdin.close()
        while True:
            try:
                if httpx.get(f"{self.url}/api/bot-levels", timeout=5).status_code == 200:
                    return time.perf_counter() - started
            except httpx.TransportError:
                if self.process.poll() is not None:
                    raise SystemExit("the server did not start") from None
                time.sleep(0.01)

    def stop(self, sent: signal.Signals) -> None:
        """Stop the server with a signal."""
        if self.process is not None:
            self.process.send_signal(sent)
            self.process.wait()

    @property
    def memory(self) -> int:
        """The resident memory of the server in bytes (Linux)."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    @property
    def cpu_seconds(self) -> float:
        """The CPU seconds that the server has used (Linux)."""
        assert self.process is not None
        return cpu_seconds_of(self.process.pid)


@contextmanager
def running_postgres() -> Iterator[str]:
    """Run a PostgreSQL server and yield the URL of a database in it.

    It is the server of the tests, which never syncs to disk.
    """
    sys.path.insert(0, str(Path(__file__).parent.parent))
    from tests.store.postgres import INSTALL_HINT, Postgres, find_programs

    found = find_programs()
    if found is None:
        raise SystemExit(INSTALL_HINT)
    postgres = Postgres(found)
    try:
        postgres.start()
        yield postgres.create_database()
    finally:
        postgres.remove()


@contextmanager
def running_server(database: str | None, *, postgres: bool = False, cores: int = 1) -> Iterator[Server]:
    """Run a server."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        if postgres:
            database = stack.enter_context(running_postgres())
        server = Server(database or str(Path(folder) / "harbour.sqlite"), cores)
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGTERM)


@dataclass(frozen=True)
class Response:
    """A response of the server."""

    status: int
    body: bytes

    def json(self) -> JSONDict:
        """Return the body, decoded from JSON."""
        found: JSONDict = msgspec.json.decode(self.body)
        return found


class Connection:
    """A persistent connection that is opened again after an error."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def request(self, request: bytes) -> Response:
        """Send a request; raises OSError or EOFError without a response."""
        try:
            if self._streams is None:
                self._streams = await asyncio.open_connection(
                    "127.0.0.1", self.port, local_addr=(self.address, 0)
                )
            reader, writer = self._streams
            writer.write(request)
            head = (await reader.readuntil(b"\r\n\r\n")).lower()
            start = head.index(b"content-length:") + len(b"content-length:")
            body = await reader.readexactly(int(head[start : head.index(b"\r\n", start)]))
        except BaseException:
            self.close()
            raise
        return Response(int(head[9:12]), body)

    def close(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


_NUMBERS = count(1)


class Player:
    """A client with a token, a connection and an address of its own."""

    def __init__(self, server: Server) -> None:
        number = next(_NUMBERS)
        self.address = f"127.{1 + number // 62_500}.{number // 250 % 250}.{1 + number % 250}"
        self.connection = Connection(server.port, self.address)
        self.token = secrets.token_urlsafe(32)
        self.table, self.seat = "", 0

    @property
    def headers(self) -> dict[str, str]:
        """The headers that identify the client."""
        return {"Authorization": f"Bearer {self.token}"}

    async def request(
        self, method: str, path: str, body: JSONDict | None = None, headers: Mapping[str, str] = NO_HEADERS
    ) -> Response:
        """Send a request until there is a response other than a server error."""
        request = self._request(method, path, body, headers)
        while True:
            try:
                answer = await self.connection.request(request)
                if answer.status < 500:
                    return answer
            except (OSError, EOFError):
                pass
            await asyncio.sleep(RETRY_DELAY)

    def _request(self, method: str, path: str, body: JSONDict | None, headers: Mapping[str, str]) -> bytes:
        content = b"" if body is None else msgspec.json.encode(body)
        lines = [f"{method} /api{path} HTTP/1.1", f"Host: 127.0.0.1:{self.connection.port}"]
        lines += [f"{name}: {value}" for name, value in (self.headers | dict(headers)).items()]
        if body is not None:
            lines += ["Content-Type: application/json", f"Content-Length: {len(content)}"]
        return "\r\n".join([*lines, "", ""]).encode() + content

    async def post(self, path: str, body: JSONDict, headers: Mapping[str, str] = NO_HEADERS) -> Response:
        """Send a POST request that takes effect once, even if it is sent again."""
        return await self.request("POST", path, body, {"Idempotency-Key": secrets.token_hex(16), **headers})

    async def get_table(self, headers: Mapping[str, str] = NO_HEADERS) -> JSONDict:
        """Return the table as the seat sees it."""
        answer = await self.request("GET", f"/tables/{self.table}?seat={self.seat}", headers=headers)
        if answer.status != 200:
            raise SystemExit(f"table {self.table} is not shown: {answer.body.decode()}")
        return answer.json()

    async def play(self, seat: int, move: str, seq: int, headers: Mapping[str, str] = NO_HEADERS) -> Response:
        """Play a move."""
        body = {"seat": seat, "moves": [move], "seq": seq}
        return await self.post(f"/tables/{self.table}/moves", body, headers)

    async def create_table(self, game: str, seats: list[dict[str, str]]) -> None:
        """Create a table, with the client in its local seats."""
        created = await self.post("/tables", {"game": game, "seats": seats})
        if created.status != 201:
            raise SystemExit(f"no table was created: {created.body.decode()}")
        self.table = created.json()["id"]


def summary(values: list[float], scale: float = 1.0) -> JSONDict:
    """Return the median, the 95th and 99th percentiles (nearest rank) and the maximum."""
    ordered = sorted(values)
    percents = {"p50": 50, "p95": 95, "p99": 99, "most": 100} if ordered else {}
    return {
        name: round(ordered[ceil(len(ordered) * of / 100) - 1] * scale, 2) for name, of in percents.items()
    }


async def two_players(server: Server, game: str) -> tuple[Player, Player]:
    """Return two people at a new table."""
    ada, bo = Player(server), Player(server)
    await ada.create_table(game, LOCAL_AND_OPEN)
    bo.table, bo.seat = ada.table, 1
    await bo.post(f"/tables/{bo.table}/sit", {"name": "Bo"})
    return ada, bo


async def create_pairs(server: Server, matches: int, game: str = GAME) -> list[tuple[Player, Player]]:
    """Return two people at each of `matches` new tables."""
    return [await two_players(server, game) for _ in range(matches)]


def rounded(share: float) -> float:
    """Return a share rounded for reading."""
    return round(share, 2)
