"""A running server and a user."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.registries import OpenServer, User, open_server, open_store
from tests.store.sharing import postgres

__all__ = ["ada", "bo", "postgres", "server"]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[OpenServer]:
    with open_server(open_store(tmp_path)) as opened:
        yield opened


@pytest.fixture
def ada(server: OpenServer) -> User:
    return server.user("Ada")


@pytest.fixture
def bo(server: OpenServer) -> User:
    return server.user("Bo")
