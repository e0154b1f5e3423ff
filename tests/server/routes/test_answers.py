"""Headers of answers, and logging of disconnections and of our own errors."""

from __future__ import annotations

from typing import Any

import pytest
from uvicorn.protocols.utils import ClientDisconnected

from tests.server.registries import HOST_NAME, OpenServer, User


def test_every_answer_has_security_headers(server: OpenServer, ada: User) -> None:
    table = ada.create_table()["id"]
    for path in ("/api/games", f"/api/tables/{table}", "/api/nothing", "/", f"/api/tables/{table}/logbook"):
        headers = server.client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert f"connect-src 'self' ws://{HOST_NAME} wss://{HOST_NAME};" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
    assert server.client.get(f"/api/tables/{table}").headers["cache-control"] == "no-store"


def test_our_own_errors_are_logged_and_not_shown(
    server: OpenServer, ada: User, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = ada.create_table()["id"]

    def fail(*_: object) -> None:
        raise ZeroDivisionError("a secret thing")

    monkeypatch.setattr("spielhafen.server.views.view_cache.ViewCache.table", fail)
    answer = ada.get(f"/tables/{table}")
    assert answer.status_code == 500
    assert answer.json() == {"error": {"key": "server-failed"}}
    assert "a secret thing" in caplog.text
    with ada.live(table) as connection:
        assert connection.first_message == {"type": "websocket.close", "code": 1011}


def test_a_disconnect_within_a_body_is_not_our_error(
    server: OpenServer, ada: User, caplog: pytest.LogCaptureFixture
) -> None:
    scope = ada.live("amber-gull-7").scope | {"type": "http", "method": "POST", "http_version": "1.1"}
    scope |= {"path": "/api/tables", "headers": [*scope["headers"], (b"content-type", b"application/json")]}
    messages = iter([{"type": "http.request", "body": b"{", "more_body": True}, {"type": "http.disconnect"}])
    answers: list[Any] = []

    async def receive() -> Any:
        return next(messages)

    async def send(message: Any) -> None:
        answers.append(message)

    server.client.portal.call(server.client.app, scope, receive, send)
    assert answers == []
    assert caplog.messages == []


@pytest.mark.parametrize("is_there", [True, False])
def test_a_disconnect_before_the_handshake_is_not_our_error(
    server: OpenServer, ada: User, caplog: pytest.LogCaptureFixture, is_there: bool
) -> None:
    table = ada.create_table()["id"] if is_there else "amber-gull-7"

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(_: Any) -> None:
        raise ClientDisconnected

    server.client.portal.call(server.client.app, ada.live(table).scope, receive, send)
    assert caplog.messages == []
    assert not server.registry.live_connections
