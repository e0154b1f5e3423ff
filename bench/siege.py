"""One address besieges a harbour, while people at other addresses play and newcomers come: what `harbour.py siege` measures.

    python bench/siege.py PORT SOCKETS SECONDS

as a program of its own is the attack: sockets that are opened anew as soon as they are closed. A third says nothing, a third half a
head, a third half a body; and beside them one for ten of these opens a WebSocket, asks again and again and never reads. It prints how
often sockets were opened.
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
"""People have other addresses (see `port.Player`)."""
HEAD: Final = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
PING: Final = b"\x81\x84\0\0\0\0ping"
SIPS: Final = 4096
"""Bytes of the receive buffer of a WebSocket that never reads."""


def opening(kind: int) -> bytes:
    """What a socket says before it falls silent."""
    return (b"", HEAD.encode(), (HEAD + 'Content-Length: 1000\r\n\r\n{"game":').encode())[kind % 3]


async def besiege(port: int, sockets: int, seconds: float) -> dict[str, int]:
    """Attack for so long; how often sockets were opened, and how often in vain."""
    until = time.monotonic() + seconds
    opened = {"opened": 0, "refused": 0}
    token = secrets.token_urlsafe(32)
    table = await asyncio.to_thread(lay, port, token)
    attack = [silent(port, kind, until, opened) for kind in range(sockets)]
    attack += [deaf(port, table, token, until, opened) for _ in range(sockets // 10)]
    await asyncio.gather(*attack)
    return opened


def lay(port: int, token: str) -> str:
    """A table for the WebSockets."""
    seats = [{"kind": "human", "name": "Eve"}, {"kind": "human", "name": "Mal"}]
    headers = {"Authorization": f"Bearer {token}"}
    wish = {"game": "santa_timea", "seats": seats}
    answer = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=wish, headers=headers)
    return str(answer.json()["id"])


async def connected(port: int, sips: int = 0) -> socket.socket:
    """A socket that is connected to the server; raises OSError."""
    line = socket.socket()
    line.setblocking(False)
    if sips:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, sips)
    line.bind((HOSTILE, 0))
    await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", port))
    return line


async def silent(port: int, kind: int, until: float, opened: dict[str, int]) -> None:
    """Say half of what would be answered, again whenever it is cut off."""
    loop = asyncio.get_running_loop()
    while time.monotonic() < until:
        with suppress(TimeoutError):
            async with asyncio.timeout(until - time.monotonic()):
                try:
                    with await connected(port) as line:
                        opened["opened"] += 1
                        await loop.sock_sendall(line, opening(kind))
                        while await loop.sock_recv(line, 4096):
                            pass
                except OSError:
                    opened["refused"] += 1
                    await asyncio.sleep(0)


async def deaf(port: int, table: str, token: str, until: float, opened: dict[str, int]) -> None:
    """Ask on a WebSocket again and again, and never read."""
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
                    with await connected(port, SIPS) as line:
                        opened["opened"] += 1
                        await loop.sock_sendall(line, head)
                        while True:
                            await loop.sock_sendall(line, PING * 100)
                            await asyncio.sleep(0.5)
                except OSError:
                    opened["refused"] += 1
                    await asyncio.sleep(0.1)


def start(port: int, sockets: int, seconds: float) -> subprocess.Popen[str]:
    """The attack, in a process of its own."""
    command = [sys.executable, str(Path(__file__)), str(port), str(sockets), str(seconds)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def main() -> None:
    """Attack as the arguments say."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    port, sockets, seconds = int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
    sys.stdout.write(json.dumps(asyncio.run(besiege(port, sockets, seconds))) + "\n")


if __name__ == "__main__":
    main()
