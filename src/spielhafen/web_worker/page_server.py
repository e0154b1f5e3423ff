"""The application for one page; its requests and live connections are passed to it as ASGI."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol
from urllib.parse import unquote, urlsplit

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.languages import LANGUAGES
from spielhafen.core.logbook import Logbook, write_logbook
from spielhafen.core.text import dump_text
from spielhafen.match.sandbox_state import begin_at
from spielhafen.server.app import create_app
from spielhafen.server.bots.pool import WorkerPool
from spielhafen.server.executors import InlineExecutor
from spielhafen.server.garbage_collection import collect_less_garbage
from spielhafen.server.middleware.rate_limits import RateLimits
from spielhafen.server.tables.memory_budget import MEGABYTE, MemoryBudget
from spielhafen.server.tables.registry import TableRegistry
from spielhafen.server.token_buckets import Rate
from spielhafen.store import Store
from spielhafen.web_worker.page_bots import PageBotWorker, ScriptWorker

HOST_NAME: Final = "localhost"
"""The name under which the page's own requests reach the application."""
WHOLE_TABLE: Final = re.compile(r"api/page/tables/([\w-]+)")
"""The path of a table that is moved to another server."""
TABLE_MEGABYTES: Final = 48
"""Megabytes for tables kept in memory."""
UNLIMITED: Final = Rate(1e6, 10**6)
"""A page that asks too often slows down only itself."""


class PageAnswer(NamedTuple):
    """The answer to a request."""

    status: int
    media_type: str
    text: str


class Hear(Protocol):
    """Takes what happens on a live connection: `open`, `message` with its text, or `close`."""

    def __call__(self, event: str, text: str, /) -> None:
        """Take an event."""


class PageServer:
    """The application on a store that only this page uses, for one person, known by a token."""

    def __init__(
        self,
        database: Path,
        token: str,
        create_bot_worker: Callable[[], ScriptWorker],
        languages: Sequence[str] = LANGUAGES,
    ) -> None:
        self._headers = [
            (b"host", HOST_NAME.encode()),
            (b"authorization", f"Bearer {token}".encode()),
            (b"accept", b"application/json"),
        ]
        pool = WorkerPool(create_worker=lambda: PageBotWorker(create_bot_worker()))
        self._registry = TableRegistry(
            Store(database, exclusive=True),
            pool,
            paced_bots=True,
            memory_budget=MemoryBudget(TABLE_MEGABYTES * MEGABYTE),
            executor=InlineExecutor(),
        )
        limits = RateLimits(*[UNLIMITED] * len(RateLimits._fields))
        self._app = create_app(self._registry, frozenset({HOST_NAME}), limits, languages=languages)
        self._tasks = set[asyncio.Task[None]]()

    async def start(self) -> None:
        """Begin to serve; bots resume."""
        await self._registry.start()
        collect_less_garbage()

    async def close(self) -> None:
        """Close all connections and the store."""
        await self._registry.close()

    async def request(self, method: str, url: str, body: str | None, key: str | None) -> PageAnswer:
        """Return the answer to a request; `key` is its idempotency key."""
        if whole := WHOLE_TABLE.fullmatch(url):
            return await self._whole_table(whole[1])
        headers = [*self._headers, (b"content-type", b"application/json")]
        if key is not None:
            headers.append((b"idempotency-key", key.encode()))
        answer = _Collector()
        messages = [{"type": "http.request", "body": (body or "").encode(), "more_body": False}]
        scope = {"type": "http", "method": method, "http_version": "1.1", "scheme": "http"}

        async def receive() -> dict[str, Any]:
            if messages:
                return messages.pop()
            await asyncio.get_running_loop().create_future()  # the page never leaves before its answer
            raise AssertionError

        await self._app({**scope, **_address(url), "headers": headers}, receive, answer.send)
        return PageAnswer(answer.status, answer.media_type, b"".join(answer.parts).decode())

    async def _whole_table(self, table_id: str) -> PageAnswer:
        """Return a table as a logbook in which nothing is hidden, to be played on at another server.

        A person who has this page has its database, too: no secret is given away. A server has no such path.
        """
        try:
            table = await self._registry.table(table_id)
        except SpielhafenError as error:
            return PageAnswer(404, "application/json", json.dumps({"error": dump_text(error.text)}))
        match = table.match
        book = Logbook(
            match.game, match.names, match.options, list(match.plies), match.chance_seed.commitment
        )
        book.imported_plies = match.imported_plies
        return PageAnswer(200, "text/plain", write_logbook(begin_at(book, match.sandbox)))

    def connect(self, url: str, hear: Hear) -> LiveSocket:
        """Open a live connection; `hear` is told what happens on it."""
        scope = {"type": "websocket", "scheme": "ws", "subprotocols": [], **_address(url)}
        socket = LiveSocket(hear)
        extensions = {"websocket.http.response": dict[str, Any]()}
        task = asyncio.create_task(
            self._run({**scope, "headers": self._headers, "extensions": extensions}, socket)
        )
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return socket

    async def _run(self, scope: dict[str, Any], socket: LiveSocket) -> None:
        try:
            await self._app(scope, socket.receive, socket.on_message)
        finally:
            socket.end()


class LiveSocket:
    """The page's end of a live connection."""

    def __init__(self, hear: Hear) -> None:
        self._hear = hear
        self._incoming = asyncio.Queue[dict[str, Any]]()
        self._incoming.put_nowait({"type": "websocket.connect"})
        self._is_open = True
        self.receive = self._incoming.get

    def send(self, text: str) -> None:
        """Send a message to the application."""
        self._incoming.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """Leave."""
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def on_message(self, message: Any) -> None:
        """Pass on a message of the application."""
        if message["type"] == "websocket.accept":
            self._hear("open", "")
        elif message["type"] == "websocket.send":
            self._hear("message", message["text"])
        else:
            self.end()

    def end(self) -> None:
        """Tell the page once that the connection is closed."""
        if self._is_open:
            self._is_open = False
            self._hear("close", "")


class _Collector:
    """Collects the parts of an answer."""

    def __init__(self) -> None:
        self.status = 500
        self.media_type = ""
        self.parts: list[bytes] = []

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.media_type = dict(message["headers"]).get(b"content-type", b"").decode()
        else:
            self.parts.append(message.get("body", b""))


def _address(url: str) -> dict[str, Any]:
    """Return the parts of a URL as ASGI wants them; its path is relative to the page."""
    parts = urlsplit(url)
    path = "/" + parts.path.lstrip("/")
    return {
        "asgi": {"version": "3.0"},
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": parts.query.encode(),
        "client": ("127.0.0.1", 1),
        "server": (HOST_NAME, 80),
    }
