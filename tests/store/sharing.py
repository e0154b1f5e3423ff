"""The fixture of a database server, for tests of store and server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.store.postgres import INSTALL_HINT, Postgres, find_programs


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Return a running PostgreSQL server; skip the test where none is installed."""
    found = find_programs()
    if found is None:
        pytest.skip(f"no PostgreSQL found; {INSTALL_HINT}")
    pytest.importorskip("psycopg", reason="the extra “postgres” is not installed")
    server = Postgres(found)
    server.start()
    yield server
    server.remove()
