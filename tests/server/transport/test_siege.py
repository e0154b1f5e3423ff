"""One address opens too many connections and never completes a request; others are served."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.server.asgi import TIMEOUT_SECONDS

SERVE = (
    "import resource, sys; from spielhafen.server import serve;"
    "resource.setrlimit(resource.RLIMIT_NOFILE, (int(sys.argv[2]), int(sys.argv[3])));"
    "sys.exit(serve(port=0, database=sys.argv[1]))"
)
HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
HALVES = (b"", HEAD, HEAD + b'Content-Length: 1000\r\n\r\n{"game":')
resource = pytest.importorskip("resource")
BYSTANDER = "127.0.0.2"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="loopback has many addresses on Linux")


class AttackedServer:
    """A server with limited descriptors, and all connections of one address."""

    def __init__(self, folder: Path, soft: int, hard: int) -> None:
        self.log = folder / "server.log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SERVE, str(folder / "harbour.sqlite"), str(soft), str(hard)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.process.stdout.readline())
        assert found
        self.port = int(found[1])
        self.connections: list[socket.socket] = []

    def attack(self, times: int) -> None:
        """Open this number of connections, with an incomplete request on each."""
        for number in range(times):
            with suppress(OSError):
                connection = socket.create_connection(("127.0.0.1", self.port), TIMEOUT_SECONDS)
                self.connections.append(connection)
                connection.sendall(HALVES[number % 3])

    def seconds_to_answer(self) -> float:
        """Return the seconds until another address gets an answer on a new connection."""
        started = time.perf_counter()
        with httpx.Client(
            transport=httpx.HTTPTransport(local_address=BYSTANDER), timeout=TIMEOUT_SECONDS
        ) as client:
            assert client.get(f"http://127.0.0.1:{self.port}/api/games").status_code == 200
        return time.perf_counter() - started

    def end(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        with self.process:
            self.process.wait(TIMEOUT_SECONDS)


@contextmanager
def attacked_server(folder: Path, soft: int, hard: int) -> Iterator[AttackedServer]:
    server = AttackedServer(folder, soft, hard)
    try:
        yield server
    finally:
        for connection in server.connections:
            connection.close()
        server.end()


def test_others_are_served_while_one_address_wants_all_descriptors(tmp_path: Path) -> None:
    with attacked_server(tmp_path, 256, 256) as server:
        for _ in range(4):
            server.attack(100)
            server.seconds_to_answer()
    log = server.log.read_text()
    assert len(log.splitlines()) <= 2, log
    assert "too many from one address" in log
    assert "from 127.0.0.1;" in log


@pytest.mark.skipif(resource.getrlimit(resource.RLIMIT_NOFILE)[1] < 2048, reason="no more are granted here")
def test_all_descriptors_granted_by_the_system_are_used(tmp_path: Path) -> None:
    with attacked_server(tmp_path, 64, 2048) as server:
        limits = Path(f"/proc/{server.process.pid}/limits").read_text()
        assert re.search(r"Max open files\s+2048\s+2048", limits)
        server.attack(100)
        server.seconds_to_answer()


@pytest.mark.long
def test_two_thousand_reconnecting_clients_do_not_block_others(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    try:
        with attacked_server(tmp_path, min(1024, hard), hard) as server:
            random = Random(27)
            waits = []
            for _ in range(40):
                server.attack(2000 - len(server.connections))
                waits += [server.seconds_to_answer() for _ in range(5)]
                random.shuffle(server.connections)
                for connection in server.connections[:400]:
                    connection.close()
                del server.connections[:400]
        assert len(waits) == 200
        assert len(server.log.read_text().splitlines()) <= 4
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
