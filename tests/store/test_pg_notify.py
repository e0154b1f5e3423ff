"""The line between processes, as it is opened."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import create_engine

from spielhafen.store.pg_notify import PgNotify


def test_a_dead_connection_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, Any]] = []

    def connect(_url: str, **more: Any) -> None:
        asked.append(more)
        raise ConnectionError

    monkeypatch.setitem(sys.modules, "psycopg", SimpleNamespace(connect=connect))
    with pytest.raises(ConnectionError):
        PgNotify(create_engine("sqlite://"))._listen_once(lambda _match, _line: None)
    (more,) = asked
    assert 0 < more["connect_timeout"] <= 60
    assert 0 < more["keepalives_idle"] + more["keepalives_interval"] * more["keepalives_count"] <= 120
