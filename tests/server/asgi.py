"""A synchronous ASGI client without a network: HTTP by httpx, WebSockets by hand."""

from __future__ import annotations

import asyncio
import queue
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Self

import httpx
from anyio.from_thread import BlockingPortal, start_blocking_portal
from starlette.applications import Starlette

from tests.server.answer_types import check_answer_type

TIMEOUT_SECONDS = 20.0
"""Seconds after which a wait fails."""


class AsgiClient:
    """A client of an application in its own event loop; usable from any thread."""

    def __init__(self, app: Starlette, portal: BlockingPortal, origin: str) -> None:
        self.app = app
        self.portal = portal
        self.origin = origin
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        self._http = httpx.AsyncClient(transport=transport, base_url=origin, timeout=TIMEOUT_SECONDS)

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Return the answer to a request, which is as its endpoint declares; no cookies are kept."""
        answer = self.portal.call(lambda: self._http.request(method, path, **more))
        check_answer_type(answer)
        self._http.cookies.clear()
        return answer

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.request("GET", path, **more)

    def post(self, path: str, **more: Any) -> httpx.Response:
        return self.request("POST", path, **more)

    def delete(self, path: str, **more: Any) -> httpx.Response:
        return self.request("DELETE", path, **more)

    def websocket(self, path: str, headers: dict[str, str]) -> AsgiSocket:
        """Return a WebSocket to be used as a context manager."""
        return AsgiSocket(self, path, headers)


class AsgiSocket:
    """The client's end of a WebSocket."""

    def __init__(self, client: AsgiClient, path: str, headers: dict[str, str]) -> None:
        self.client = client
        url = httpx.URL(client.origin).join(path)
        known = {"host": url.netloc.decode(), **{name.lower(): value for name, value in headers.items()}}
        self.scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": url.path,
            "raw_path": url.raw_path,
            "query_string": url.query,
            "headers": [(name.encode(), value.encode()) for name, value in known.items()],
            "client": ("127.0.0.1", 1234),
            "server": ("harbour.test", 80),
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
        }
        self._to_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._from_app: queue.Queue[dict[str, Any]] = queue.Queue()
        self._sending = asyncio.Event()
        self._sending.set()

    def __enter__(self) -> Self:
        self.send({"type": "websocket.connect"})
        self._done = self.client.portal.start_task_soon(
            self.client.app, self.scope, self._to_app.get, self._on_message
        )
        self.first_message = self.receive()
        return self

    def __exit__(self, *_: object) -> None:
        self.unblock_sending()
        self.send({"type": "websocket.disconnect", "code": 1000})
        self._done.result(TIMEOUT_SECONDS)

    async def _on_message(self, message: Any) -> None:
        await self._sending.wait()
        self._from_app.put(message)

    def send(self, message: dict[str, Any]) -> None:
        """Send a message to the application."""
        self.client.portal.call(self._to_app.put_nowait, message)

    def block_sending(self) -> None:
        """Be too slow from now on: messages of the application do not arrive."""
        self.client.portal.call(self._sending.clear)

    def unblock_sending(self) -> None:
        self.client.portal.call(self._sending.set)

    def receive(self) -> dict[str, Any]:
        """Return the next message of the application."""
        return self._from_app.get(timeout=TIMEOUT_SECONDS)

    def receive_text(self) -> str:
        """Return the next message, which must be text."""
        message = self.receive()
        assert message["type"] == "websocket.send", message
        text: str = message["text"]
        return text


@contextmanager
def running_app(app: Starlette, origin: str) -> Iterator[AsgiClient]:
    """Run the application from its start to its end."""
    with start_blocking_portal() as portal:
        lifespan = portal.wrap_async_context_manager(app.router.lifespan_context(app))
        with lifespan:
            yield AsgiClient(app, portal, origin)
