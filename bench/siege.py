"""An attack on a server from one address, for `harbour.py siege`.

    python bench/siege.py PORT SOCKETS SECONDS

Sockets are opened again as soon as they are closed. A third of them sends nothing, a third half a head, a third half a body.
In addition, one in ten opens a WebSocket, sends pings and never reads. The program prints how often sockets were opened and
refused, as JSON.
"""

from __future__ import annotations

import asyncio
import json
import resource
import secrets
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

import httpx

HOSTILE: Final = "127.0.0.1"
"""The attacker's address; other clients have others (`port.Player`)."""
HEAD: Final = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
PING: Final = b"\x81\x84\0\0\0\0ping"
SMALL_BUFFER: Final = 4096
"""The receive buffer of a WebSocket that never reads, in bytes."""


def partial_request(kind: int) -> bytes:
    """Return what a socket sends before it stops."""
    return (b"", HEAD.encode(), (HEAD + 'Content-Length: 1000\r\n\r\n{"game":').encode())[kind % 3]


async def attack(port: int, sockets: int, seconds: float) -> dict[str, int]:
    """Attack for some seconds; return how often sockets were opened and refused."""
    until = time.monotonic() + seconds
    counts = {"opened": 0, "refused": 0}
    token = secrets.token_urlsafe(32)
    table = await asyncio.to_thread(create_table, port, token)
    tasks = [hold_open(port, kind, until, counts) for kind in range(sockets)]
    tasks += [never_read(port, table, token, until, counts) for _ in range(sockets // 10)]
    await asyncio.gather(*tasks)
    return counts


def create_table(port: int, token: str) -> str:
    """Create a table for the WebSockets and return its id."""
    seats = [{"kind": "human", "name": "Eve"}, {"kind": "human", "name": "Mal"}]
    headers = {"Authorization": f"Bearer {token}"}
    body = {"game": "santa_timea", "seats": seats}
    answer = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=body, headers=headers)
    return str(answer.json()["id"])


async def connect(port: int, receive_buffer: int = 0) -> socket.socket:
    """Return a socket that is connected to the server; raises OSError."""
    opened = socket.socket()
    opened.setblocking(False)
    if receive_buffer:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    opened.bind((HOSTILE, 0))
    await asyncio.get_running_loop().sock_connect(opened, ("127.0.0.1", port))
    return opened


async def hold_open(port: int, kind: int, until: float, counts: dict[str, int]) -> None:
    """Send part of a request and wait; reconnect when the connection is closed."""
    loop = asyncio.get_running_loop()
    while time.monotonic() < until:
        with suppress(TimeoutError):
            async with asyncio.timeout(until - time.monotonic()):
                try:
                    with await connect(port) as hostile:
                        counts["opened"] += 1
                        await loop.sock_sendall(hostile, partial_request(kind))
                        while await loop.sock_recv(hostile, 4096):
                            pass
                except OSError:
                    counts["refused"] += 1
                    await asyncio.sleep(0)


async def never_read(port: int, table: str, token: str, until: float, counts: dict[str, int]) -> None:
    """Send pings on a WebSocket and never read."""
    loop = asyncio.get_running_loop()
    lines = [
        f"GET /api/tables/{table}/live?seat=0 HTTP/1.1",
        "Host: localhost",
        f"Authorization: Bearer {token}",
        *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    head = "\r\n".join([*lines, "", ""]).encode()
    while time.monotonic() < until:
        with suppress(TimeoutError):
            async with asyncio.timeout(until - time.monotonic()):
                try:
                    with await connect(port, SMALL_BUFFER) as hostile:
                        counts["opened"] += 1
                        await loop.sock_sendall(hostile, head)
                        while True:
                            await loop.sock_sendall(hostile, PING * 100)
                            await asyncio.sleep(0.5)
                except OSError:
                    counts["refused"] += 1
                    await asyncio.sleep(0.1)


def start(port: int, sockets: int, seconds: float) -> subprocess.Popen[str]:
    """Start the attack in a process of its own."""
    command = [sys.executable, str(Path(__file__)), str(port), str(sockets), str(seconds)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def main() -> None:
    """Attack by the arguments of the command line."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    port, sockets, seconds = int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
    sys.stdout.write(json.dumps(asyncio.run(attack(port, sockets, seconds))) + "\n")


if __name__ == "__main__":
    main()
