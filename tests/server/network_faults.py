"""A faulty network between clients and a server, in one event loop.

Messages are lost, late, doubled or out of order, connections are cut, and the server is killed and restarted
on its file. All faults are drawn from one `Random`.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from spielhafen.server.app import create_app
from spielhafen.server.tables.registry import TableRegistry
from spielhafen.store import Store
from tests.server.registries import HOST_NAME, UNLIMITED, RandomBotPool

REQUEST_LOST = ANSWER_LOST = REQUEST_DOUBLED = 0.1
PUSH_LOST = PUSH_DOUBLED = PUSH_LATE = 0.1
CONNECTION_CUT = 0.03
REQUEST_LATE = 0.3
MAX_DELAY = 12
"""Turns of the event loop."""
MAX_OPEN = 8
"""Stores of killed servers that may stay open, until their last writes have finished."""


class NetworkFaultError(Exception):
    """No answer came, and it is unknown whether the server got the request."""


async def pass_time(turns: int) -> None:
    """Let other tasks run for this number of turns."""
    for _ in range(turns):
        await asyncio.sleep(0)


@dataclass(eq=False)
class FaultyConnection:
    """The client's end of a WebSocket: received messages, and whether it is open."""

    task: asyncio.Task[None] | None = None
    to_server: asyncio.Queue[dict[str, Any]] = field(default_factory=asyncio.Queue)
    from_server: deque[str] = field(default_factory=deque)
    delayed: str | None = None
    open: bool = True

    def cut(self) -> None:
        self.open = False
        if self.task is not None:
            self.task.cancel()


class FaultyNetwork:
    """The network and the server behind it."""

    def __init__(self, file: Path, random: Random) -> None:
        self.file = file
        self.random = random
        self.stores: list[Store] = []
        self.kills = 0
        self.cuts = 0
        self._tasks: set[asyncio.Task[Any]] = set()
        self._connections: set[FaultyConnection] = set()

    async def start(self) -> None:
        """Start a server on the file."""
        self.store = Store(self.file)
        self.stores.append(self.store)
        self.registry = TableRegistry(self.store, RandomBotPool(), now=lambda: 1.0)
        self.app = create_app(self.registry, frozenset({HOST_NAME}), UNLIMITED, Path("nowhere"))
        await self.registry.start()

    async def kill(self) -> None:
        """Kill the server, whatever it is doing, and start another one."""
        self.kills += 1
        for task in self._tasks:
            task.cancel()
        for connection in self._connections:
            connection.cut()
        self._connections.clear()
        for table in self.registry._cached_tables.values():
            table.stop()
        await self.start()
        while len(self.stores) > MAX_OPEN:  # the operating system closes the files of a killed process
            self.stores.pop(0).close()

    def close(self) -> None:
        for store in self.stores:
            store.close()

    async def request(
        self, token: str, method: str, path: str, body: Any = None, key: str = ""
    ) -> tuple[int, Any]:
        """Return the answer to a request, if it arrives; raises NetworkFaultError."""
        random = self.random
        if random.random() < REQUEST_LATE:
            await pass_time(random.randrange(MAX_DELAY))
        if random.random() < REQUEST_LOST:
            raise NetworkFaultError
        copies = 2 if random.random() < REQUEST_DOUBLED else 1
        tasks = [asyncio.create_task(self._call(token, method, path, body, key)) for _ in range(copies)]
        self._tasks.update(tasks)
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        self._tasks.difference_update(tasks)
        if random.random() < ANSWER_LOST:
            raise NetworkFaultError
        answer = random.choice(answers)
        if isinstance(answer, asyncio.CancelledError):
            raise NetworkFaultError  # the server was killed
        if isinstance(answer, BaseException):
            raise answer
        return answer

    async def _call(self, token: str, method: str, path: str, body: Any, key: str) -> tuple[int, Any]:
        content = b"" if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", "content-length": str(len(content))}
        if key:
            headers["idempotency-key"] = key
        waiting = deque([{"type": "http.request", "body": content, "more_body": False}])
        answers: list[dict[str, Any]] = []

        async def receive() -> Any:
            return waiting.popleft() if waiting else await asyncio.Event().wait()

        async def send(message: Any) -> None:
            answers.append(message)

        await self.app(self._scope("http", method, path, token, headers), receive, send)
        return answers[0]["status"], json.loads(
            b"".join(answer.get("body", b"") for answer in answers[1:]) or b"null"
        )

    def connect(self, token: str, path: str) -> FaultyConnection:
        """Open a live connection."""
        connection = FaultyConnection()

        async def send(message: Any) -> None:
            if message["type"] == "websocket.send":
                self._push(connection, message["text"])
            elif message["type"] != "websocket.accept":
                connection.open = False

        async def talk() -> None:
            try:
                await self.app(
                    self._scope("websocket", "GET", path, token, {}), connection.to_server.get, send
                )
            finally:
                connection.open = False

        connection.to_server.put_nowait({"type": "websocket.connect"})
        connection.task = asyncio.create_task(talk())
        self._tasks.add(connection.task)
        connection.task.add_done_callback(self._tasks.discard)
        self._connections.add(connection)
        return connection

    def _push(self, connection: FaultyConnection, text: str) -> None:
        """Send a message to a client, with faults."""
        random = self.random
        if random.random() < CONNECTION_CUT:
            self.cuts += 1
            connection.cut()
        if random.random() < PUSH_LOST:
            return
        copies = [text] * (2 if random.random() < PUSH_DOUBLED else 1)
        if connection.delayed is None and random.random() < PUSH_LATE:
            connection.delayed = copies.pop()
        connection.from_server.extend(copies)
        if connection.delayed is not None and copies:
            connection.from_server.append(connection.delayed)
            connection.delayed = None

    def _scope(
        self, kind: str, method: str, path: str, token: str, headers: dict[str, str]
    ) -> dict[str, Any]:
        where, _, query = path.partition("?")
        known = {"host": HOST_NAME, "authorization": f"Bearer {token}", **headers}
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "method": method,
            "scheme": "ws" if kind == "websocket" else "http",
            "path": where,
            "raw_path": where.encode(),
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in known.items()],
            "client": ("127.0.0.1", 1234),
            "server": (HOST_NAME, 80),
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
        }
