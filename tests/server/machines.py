"""Machines with servers on one database, lines that can be cut, and people who play."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import httpx

JSON = dict[str, Any]
SERVE: Final = (
    "import sys; from spielhafen.server import serve; from spielhafen.server.tables import deadlines, table; "
    "deadlines.PROCESS_GONE_SECONDS = table.PROCESS_GONE_SECONDS = 1e9; "
    "sys.exit(serve(port=0, database=sys.stdin.readline().strip()))"
)
"""Serves; bots of another machine are taken over only when it is gone, not after a time."""
OPEN_SEATS: Final = ({"kind": "human", "name": "Ada"}, {"kind": "open"})
BOT_SEAT: Final = {"kind": "bot", "level": "helmsman", "name": "Magellan"}
POSTGRES_SOCKET: Final = ".s.PGSQL.5432"
REQUEST_SECONDS: Final = 20.0
"""Seconds after which a request is sent to another machine, since one may be silent."""
CHUNK: Final = 1 << 16


class Line:
    """A relay of connections that can be cut and mended."""

    def __init__(self, connect: Callable[[], Any]) -> None:
        """Create a relay; `connect` opens a connection to what is behind it."""
        self._connect = connect
        self._writers: set[asyncio.StreamWriter] = set()
        self.is_cut = False

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Relay one connection."""
        self._writers.add(writer)
        with suppress(OSError):
            if self.is_cut:
                raise ConnectionResetError
            far_reader, far_writer = await self._connect()
            self._writers.add(far_writer)
            await asyncio.gather(self._pump(reader, far_writer), self._pump(far_reader, writer))
        writer.close()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                writer.write(data)
                await writer.drain()
        writer.close()

    def cut(self) -> None:
        """Cut all connections; new ones are refused until the line is mended."""
        self.is_cut = True
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    def mend(self) -> None:
        self.is_cut = False


class Machine:
    """A server process with a line to its database and one to its clients."""

    def __init__(self, database: str, folder: Path) -> None:
        """Create a machine that is off; `folder` holds the socket of its line to the database."""
        self._socket = folder / POSTGRES_SOCKET
        parts = urlsplit(database)
        behind = Path(parse_qs(parts.query)["host"][0]) / POSTGRES_SOCKET
        self._url = f"{parts.scheme}://{parts.netloc}{parts.path}?host={folder}"
        self._process: Process | None = None
        self._port = 0
        self.to_database = Line(lambda: asyncio.open_unix_connection(behind))
        self.to_clients = Line(lambda: asyncio.open_connection("127.0.0.1", self._port))
        self.url = ""

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Machine]:
        """Run the machine and its lines."""
        relay = await asyncio.start_unix_server(self.to_database.accept, self._socket)
        front = await asyncio.start_server(self.to_clients.accept, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{front.sockets[0].getsockname()[1]}/api"
        await self.start()
        try:
            yield self
        finally:
            await self.kill()
            self.to_clients.cut()
            self.to_database.cut()
            relay.close()
            front.close()

    async def start(self) -> None:
        """Start the server and wait until it serves."""
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", SERVE),
            stdin=PIPE,
            stdout=PIPE,
            env=os.environ | {"SPIELHAFEN_LANGUAGE": "en"},
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{self._url}\n".encode())
        line = (await self._process.stdout.readline()).decode()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found, line
        self._port = int(found[1])

    def hang(self) -> None:
        """Let the server do nothing; its connections stay open."""
        if self._process is not None:
            self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let a server that hangs go on."""
        if self._process is not None:
            self._process.send_signal(signal.SIGCONT)

    async def kill(self) -> None:
        """Kill the server without warning."""
        if self._process is not None:
            self._process.kill()
            await self._process.wait()
            self._process = None


@dataclass
class People:
    """Two people at each table, who send requests to any machine until one answers."""

    machines: list[Machine]
    random: Random
    with_bot: bool = False
    """Whether a bot plays at each table, too."""
    acknowledged: Counter[str] = field(default_factory=Counter)
    """Moves that were answered, by table."""
    seqs: dict[str, int] = field(default_factory=dict)
    """The number of the newest event in an answer, by table."""
    played: asyncio.Condition = field(default_factory=asyncio.Condition)
    over: bool = False

    def __post_init__(self) -> None:
        self._client = httpx.AsyncClient(timeout=REQUEST_SECONDS)

    async def request(self, person: str, method: str, path: str, body: JSON | None = None) -> httpx.Response:
        """Send a request to one machine after the other until one answers it."""
        headers = {
            "Authorization": f"Bearer {person * 43}",
            "Idempotency-Key": f"{self.random.getrandbits(128):032x}",
            "Prefer": "return=minimal",
        }
        while True:
            machine = self.random.choice(self.machines)
            try:
                answer = await self._client.request(method, machine.url + path, json=body, headers=headers)
            except httpx.TransportError:
                await asyncio.sleep(0)
                continue
            if answer.status_code not in {429, 503}:
                return answer

    async def open_table(self) -> str:
        """Open a table for the people A and B, and a bot if there is to be one; return its id."""
        seats = [*OPEN_SEATS, BOT_SEAT] if self.with_bot else [*OPEN_SEATS]
        created = await self.request("A", "POST", "/tables", {"game": "santa_timea", "seats": seats})
        table: str = created.json()["id"]
        await self.request("B", "POST", f"/tables/{table}/sit", {"name": "Bo"})
        return table

    async def play(self) -> None:
        """Play one game after the other, repeating each move until it is answered."""
        while not self.over:
            await self._play_at(await self.open_table())

    async def _play_at(self, table: str) -> None:
        person = "A"
        while not self.over:
            view = (await self.request(person, "GET", f"/tables/{table}?seat={'AB'.index(person)}")).json()
            if view["winners"] is not None:
                return
            if not view["moves"]:
                person = "ABA"[view["actors"][0]]  # while the bot thinks, one of them looks on
                continue
            seat, moves = next(iter(view["moves"].items()))
            body = {"seat": int(seat), "moves": [self.random.choice(moves)], "seq": view["seq"]}
            answer = await self.request(person, "POST", f"/tables/{table}/moves", body)
            if answer.status_code == 200:
                async with self.played:
                    self.acknowledged[table] += 1
                    self.seqs[table] = answer.json()["seq"]
                    self.played.notify_all()
            else:  # another machine knew an older state
                assert answer.status_code == 409, answer.text

    async def wait_for_moves(self, moves: int) -> None:
        """Wait until this many more moves are acknowledged."""
        wanted = self.acknowledged.total() + moves
        async with self.played:
            await self.played.wait_for(lambda: self.acknowledged.total() >= wanted)

    async def close(self) -> None:
        await self._client.aclose()
