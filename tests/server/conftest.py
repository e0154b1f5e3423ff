"""A harbour that is open, and somebody who asks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.registries import Port, Sailor, port_of, store_in
from tests.store.sharing import postgres

__all__ = ["ada", "port", "postgres"]


@pytest.fixture
def port(tmp_path: Path) -> Iterator[Port]:
    with port_of(store_in(tmp_path)) as opened:
        yield opened


@pytest.fixture
def ada(port: Port) -> Sailor:
    return port.sailor("Ada")
