"""Tables at a server of boardgame.io, for `peers_server.py`.

Pages speak its protocol (socket.io, on engine.io 4) by WebSocket, as its client does in a browser, but with little work of
their own. After each move the server sends the whole state to every page.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

import msgspec
import peer_setup
from port import JSONDict
from shell import ToolError
from websockets.asyncio.client import ClientConnection, connect

PAGES: Final = 4
"""Live pages at each table, ours and theirs."""
DEALS: Final = 2
"""Deals of a match: 104 moves, while Santa Timea has 120 for two players who play at random."""
NAMESPACE: Final = "/tricks,"
PING: Final = b"2"
PONG: Final = "3"
SUIT: Final = 13
"""Cards of a suit; their numbers follow each other."""

_NUMBERS: Final = count(1)


@contextmanager
def running_peer(deals: int = DEALS) -> Iterator[tuple[subprocess.Popen[str], JSONDict]]:
    """Run the server; yield its process, and its port and version. Raises ToolError."""
    node, packages = peer_setup.node_with_peers()
    program = Path(__file__).parent / "peer_server.cjs"
    env = os.environ | {"NODE_PATH": str(packages)}
    with subprocess.Popen([node, program, str(deals)], env=env, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            if not line:
                raise ToolError("The server of boardgame.io did not start.")
            yield process, msgspec.json.decode(line)
        finally:
            process.kill()


def playable(hand: list[int], trick: list[JSONDict]) -> list[int]:
    """Return the cards that may be played: of the suit led if there are any.

    >>> playable([1, 14, 15], []), playable([1, 14, 15], [{"card": 20}]), playable([1, 14], [{"card": 30}])
    ([1, 14, 15], [14, 15], [1, 14])
    """
    led = trick[0]["card"] // SUIT if trick else None
    return [card for card in hand if card // SUIT == led] or hand


class Page:
    """A player's page: a connection that follows one match after the other."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.socket, self.seat = socket, seat
        self.bytes = 0

    async def send(self, *event: Any) -> None:
        """Send an event."""
        await self.socket.send(f"42{NAMESPACE}{msgspec.json.encode(event).decode()}")

    async def receive(self, kind: str) -> bytes:
        """Return the arguments of the next event of a kind, still encoded; answer pings."""
        head = f'42{NAMESPACE}["{kind}",'.encode()
        while True:
            message = await self.socket.recv(decode=False)
            self.bytes += len(message)
            if message == PING:
                await self.socket.send(PONG)
            elif message.startswith(head):
                return b"[" + message[len(head) :]

    async def join(self, match: str) -> JSONDict:
        """Join a match, which begins with the first page; return its state."""
        await self.send("sync", match, str(self.seat), None, PAGES)
        found: JSONDict = msgspec.json.decode(await self.receive("sync"))[1]["state"]
        return found

    async def play(self, match: str, state: JSONDict, random: Random) -> None:
        """Play a card."""
        card = random.choice(playable(state["G"]["hands"][self.seat], state["G"]["trick"]))
        payload = {"type": "playCard", "args": [card], "playerID": str(self.seat)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        await self.send("update", action, state["_stateID"], match, str(self.seat))


class PeerTable:
    """Four pages that play one match after the other.

    The next move is played once all are shown the last one.
    """

    def __init__(self, port: int) -> None:
        self._port = port
        self._pages: list[Page] = []

    @property
    def bytes(self) -> int:
        """The bytes that the pages have received, before compression."""
        return sum(page.bytes for page in self._pages)

    async def play(
        self, until: Callable[[], bool], random: Random, done: list[float], delays: list[float]
    ) -> None:
        """Play until told to stop.

        done, delays: seconds until the player, and until the last page, is shown a move.
        """
        async with AsyncExitStack() as stack:
            self._pages = [
                Page(await stack.enter_async_context(self._connect()), seat) for seat in range(PAGES)
            ]
            for page in self._pages:
                await self._open(page.socket)
            while not until():
                await self._play_match(f"match{next(_NUMBERS)}", until, random, done, delays)

    def _connect(self) -> connect:
        address = f"ws://127.0.0.1:{self._port}/socket.io/?EIO=4&transport=websocket"
        return connect(address, max_size=None)

    async def _open(self, socket: ClientConnection) -> None:
        """Join the namespace of the game, after the server's greeting."""
        await socket.recv()
        await socket.send(f"40{NAMESPACE}")
        answer = await socket.recv()
        if not str(answer).startswith(f"40{NAMESPACE}"):
            raise ToolError(f"The server of boardgame.io answers {answer!r}.")

    async def _play_match(
        self,
        match: str,
        until: Callable[[], bool],
        random: Random,
        done: list[float],
        delays: list[float],
    ) -> None:
        states = [await page.join(match) for page in self._pages]
        state = states[0]
        while "gameover" not in state["ctx"] and not until():
            mover = self._pages[int(state["ctx"]["currentPlayer"])]
            started = perf_counter()
            await mover.play(match, state, random)
            shown = msgspec.json.decode(await mover.receive("update"))
            done.append(perf_counter() - started)
            await asyncio.gather(*(page.receive("update") for page in self._pages if page is not mover))
            delays.append(perf_counter() - started)
            state = shown[1]
