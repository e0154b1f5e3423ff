"""The connection for notifications between processes."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import create_engine

from spielhafen.store.pg_notify import PgNotify


def test_a_dead_connection_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    options: list[dict[str, Any]] = []

    def connect(_url: str, **more: Any) -> None:
        options.append(more)
        raise ConnectionError

    monkeypatch.setitem(sys.modules, "psycopg", SimpleNamespace(connect=connect))
    with pytest.raises(ConnectionError):
        PgNotify(create_engine("sqlite://"))._listen_once(lambda _match, _line: None)
    (used,) = options
    assert 0 < used["connect_timeout"] <= 60
    assert 0 < used["keepalives_idle"] + used["keepalives_interval"] * used["keepalives_count"] <= 120
