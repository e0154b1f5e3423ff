"""What answers carry, and what the log is told where there is nobody to answer, or a mistake of ours."""

from __future__ import annotations

from typing import Any

import pytest
from uvicorn.protocols.utils import ClientDisconnected

from tests.server.registries import HOST_NAME, OpenServer, User


def test_every_answer_is_guarded(port: OpenServer, ada: User) -> None:
    table = ada.create_table()["id"]
    for path in ("/api/games", f"/api/tables/{table}", "/api/nothing", "/", f"/api/tables/{table}/logbook"):
        headers = port.client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert f"connect-src 'self' ws://{HOST_NAME} wss://{HOST_NAME};" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
    assert port.client.get(f"/api/tables/{table}").headers["cache-control"] == "no-store"


def test_our_own_mistakes_are_logged_and_not_told(
    port: OpenServer, ada: User, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = ada.create_table()["id"]

    def fail(*_: object) -> None:
        raise ZeroDivisionError("a secret thing")

    monkeypatch.setattr("spielhafen.server.views.view_cache.ViewCache.table", fail)
    answer = ada.get(f"/tables/{table}")
    assert answer.status_code == 500
    assert answer.json() == {"error": {"key": "server-failed"}}
    assert "a secret thing" in caplog.text
    with ada.live(table) as line:
        assert line.first_message == {"type": "websocket.close", "code": 1011}


def test_who_hangs_up_in_the_middle_of_a_body_is_no_mistake_of_ours(
    port: OpenServer, ada: User, caplog: pytest.LogCaptureFixture
) -> None:
    scope = ada.live("amber-gull-7").scope | {"type": "http", "method": "POST", "http_version": "1.1"}
    scope |= {"path": "/api/tables", "headers": [*scope["headers"], (b"content-type", b"application/json")]}
    said = iter([{"type": "http.request", "body": b"{", "more_body": True}, {"type": "http.disconnect"}])
    answers: list[Any] = []

    async def receive() -> Any:
        return next(said)

    async def send(message: Any) -> None:
        answers.append(message)

    port.client.portal.call(port.client.app, scope, receive, send)
    assert answers == []
    assert caplog.messages == []


@pytest.mark.parametrize("is_there", [True, False])
def test_who_hangs_up_before_the_line_stands_is_no_mistake_of_ours(
    port: OpenServer, ada: User, caplog: pytest.LogCaptureFixture, is_there: bool
) -> None:
    table = ada.create_table()["id"] if is_there else "amber-gull-7"

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(_: Any) -> None:
        raise ClientDisconnected

    port.client.portal.call(port.client.app, ada.live(table).scope, receive, send)
    assert caplog.messages == []
    assert not port.registry.live_connections
