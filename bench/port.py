"""A real server in a process of its own, and people who ask it over lines of their own: what the figures of the harbour need.

Whoever asks must cost little beside the server that is measured, so requests are written and read by hand. Everybody asks
from an address of his own (127.x.y.z), as people do, so that limits meant for one address don't bite.
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
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import count
from math import ceil
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import msgspec

JSONDict: TypeAlias = dict[str, Any]
SERVE = (
    "import sys; from spielhafen.server import serve;"
    "port, cores = map(int, sys.argv[1:]); database = sys.stdin.readline().strip();"
    "sys.exit(serve(port=port, database=database, cores=cores))"
)
PATIENCE = 60.0
REST = 0.02
"""Seconds after which somebody asks again who got no answer."""
LITTLE = {"Prefer": "return=minimal"}


class Server:
    """A harbour in a process of its own, always at the same port."""

    def __init__(self, database: str, cores: int = 1) -> None:
        self.database = database
        self.cores = cores
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def open(self) -> float:
        """Start it; the seconds until it answers."""
        begun = time.perf_counter()
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
                    return time.perf_counter() - begun
            except httpx.TransportError:
                if self.process.poll() is not None:
                    raise SystemExit("the server did not start") from None
                time.sleep(0.01)

    def end(self, how: signal.Signals) -> None:
        """Stop it."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()

    @property
    def memory(self) -> int:
        """Its resident memory in bytes (Linux)."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    @property
    def worked(self) -> float:
        """The seconds of a core that it has used (Linux)."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def a_postgres() -> Iterator[str]:
    """The URL of a database of a PostgreSQL server that runs meanwhile; it is the one of the tests, which never syncs."""
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
def a_server(database: str | None, *, postgres: bool = False, cores: int = 1) -> Iterator[Server]:
    """A server that is open meanwhile."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        if postgres:
            database = stack.enter_context(a_postgres())
        server = Server(database or str(Path(folder) / "harbour.sqlite"), cores)
        server.open()
        try:
            yield server
        finally:
            server.end(signal.SIGTERM)


@dataclass(frozen=True)
class Answer:
    """What the server said."""

    status: int
    body: bytes

    def json(self) -> JSONDict:
        """The same as JSON."""
        found: JSONDict = msgspec.json.decode(self.body)
        return found


class Line:
    """A connection that is kept open, and opened anew when it was cut."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, request: bytes) -> Answer:
        """Send a whole request; raises OSError or EOFError if there is no answer."""
        try:
            if self._streams is None:
                self._streams = await asyncio.open_connection(
                    "127.0.0.1", self.port, local_addr=(self.address, 0)
                )
            reader, writer = self._streams
            writer.write(request)
            head = (await reader.readuntil(b"\r\n\r\n")).lower()
            place = head.index(b"content-length:") + len(b"content-length:")
            body = await reader.readexactly(int(head[place : head.index(b"\r\n", place)]))
        except BaseException:
            self.hang_up()
            raise
        return Answer(int(head[9:12]), body)

    def hang_up(self) -> None:
        """Close it."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


_NUMBERS = count(1)


class Player:
    """Somebody with a token, a line and an address of his own."""

    def __init__(self, server: Server) -> None:
        number = next(_NUMBERS)
        self.address = f"127.{1 + number // 62_500}.{number // 250 % 250}.{1 + number % 250}"
        self.line = Line(server.port, self.address)
        self.token = secrets.token_urlsafe(32)
        self.table, self.seat = "", 0

    @property
    def headers(self) -> dict[str, str]:
        """Who he is."""
        return {"Authorization": f"Bearer {self.token}"}

    async def ask(self, method: str, path: str, body: JSONDict | None = None, **headers: str) -> Answer:
        """Ask until there is an answer, whatever happens to the server, as a client does."""
        request = self._request(method, path, body, headers)
        while True:
            try:
                answer = await self.line.ask(request)
                if answer.status < 500:
                    return answer
            except (OSError, EOFError):
                pass
            await asyncio.sleep(REST)

    def _request(self, method: str, path: str, body: JSONDict | None, headers: dict[str, str]) -> bytes:
        written = b"" if body is None else msgspec.json.encode(body)
        lines = [f"{method} /api{path} HTTP/1.1", f"Host: 127.0.0.1:{self.line.port}"]
        lines += [f"{name}: {value}" for name, value in (self.headers | headers).items()]
        if body is not None:
            lines += ["Content-Type: application/json", f"Content-Length: {len(written)}"]
        return "\r\n".join([*lines, "", ""]).encode() + written

    async def post(self, path: str, body: JSONDict, **headers: str) -> Answer:
        """Do something, once however often it has to be sent."""
        return await self.ask("POST", path, body, **{"Idempotency-Key": secrets.token_hex(16)}, **headers)

    async def look(self, **headers: str) -> JSONDict:
        """The table as it is."""
        answer = await self.ask("GET", f"/tables/{self.table}?seat={self.seat}", **headers)
        if answer.status != 200:
            raise SystemExit(f"nothing is shown of {self.table}: {answer.body.decode()}")
        return answer.json()

    async def play(self, seat: int, move: str, seq: int, **headers: str) -> Answer:
        """Play a move."""
        body = {"seat": seat, "moves": [move], "seq": seq}
        return await self.post(f"/tables/{self.table}/moves", body, **headers)

    async def lay(self, game: str, seats: list[dict[str, str]]) -> None:
        """Lay a table and sit down at it."""
        laid = await self.post("/tables", {"game": game, "seats": seats})
        if laid.status != 201:
            raise SystemExit(f"no table was laid: {laid.body.decode()}")
        self.table = laid.json()["id"]


def summary(values: list[float], scale: float = 1.0) -> JSONDict:
    """Median, 95th and 99th percentile and the greatest: the least value that so many of a hundred do not exceed."""
    ordered = sorted(values)
    shares = {"p50": 50, "p95": 95, "p99": 99, "most": 100} if ordered else {}
    return {name: round(ordered[ceil(len(ordered) * of / 100) - 1] * scale, 2) for name, of in shares.items()}
