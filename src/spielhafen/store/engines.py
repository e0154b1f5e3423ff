"""Database engines: a file of SQLite, or a PostgreSQL server that several processes share."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import SQLAlchemyError

from spielhafen.store.schema import VERSIONS
from spielhafen.store.store_errors import store_error

DRIVERS: Final = {"postgres": "postgresql+psycopg", "postgresql": "postgresql+psycopg"}
"""SQLAlchemy drivers by the usual URL schemes."""

KEEPALIVE_OPTIONS: Final[dict[str, Any]] = {
    "client_encoding": "utf8",
    "connect_timeout": 10,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 60_000,  # milliseconds
}
"""Options by which this side finds that a connection is dead; in seconds unless noted.

A connection that only receives would otherwise look idle.
"""
SERVER_TIMEOUTS: Final = {
    "tcp_keepalives_idle": "1",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "2",
    "tcp_user_timeout": "5000",  # milliseconds
    "idle_in_transaction_session_timeout": "2000",  # milliseconds
}
"""Settings by which the server finds that this side is gone or hangs; seconds unless noted.

A lost connection is found in three to five seconds. Then the server releases what it has locked: rows of an unfinished
transaction, for which other processes may wait, and the sign that this process lives.
"""

NO_IDLE_TIMEOUT: Final = "SET LOCAL idle_in_transaction_session_timeout = 0"
"""Statement with which PostgreSQL waits for this side until the transaction ends."""


def redact_url(place: str | Path) -> str:
    """Return a place for display: a URL without its password."""
    if "://" not in str(place):
        return str(place)
    try:
        return make_url(str(place)).render_as_string(hide_password=True)
    except Exception:  # noqa: BLE001 - an address that cannot be parsed may still hold a password
        return str(place).partition("://")[0] + "://…"


def sqlite_path(place: str | Path) -> Path | None:
    """Return the file of a place, written as a path or SQLite URL; None for other databases."""
    if "://" not in str(place):
        return Path(place).expanduser()
    try:
        url = make_url(str(place))
    except SQLAlchemyError:
        return None
    is_sqlite_file = url.drivername.partition("+")[0] == "sqlite" and url.database
    return Path(url.database or "") if is_sqlite_file else None


def open_engine(place: str | Path, busy_timeout: float, *, exclusive: bool = False) -> Engine:
    """Return an engine for a file or URL; raises StoreError and errors of SQLAlchemy.

    exclusive: no other program reaches the file, so no memory need be shared as WAL does.
    """
    file = sqlite_path(place)
    if file is None:
        return _open_server(make_url(str(place)))
    if not file.parent.is_dir():
        raise store_error("store-no-folder", str(file), folder=str(file.parent))
    if file.is_dir():
        raise store_error("store-not-ours", str(file))
    with suppress(OSError):  # it exists, or SQLite will say why it cannot be created
        create_private_file(file.resolve())
    engine = create_engine(
        URL.create("sqlite", database=str(file.absolute())), connect_args={"timeout": busy_timeout}
    )
    event.listen(engine, "connect", _set_up_exclusive if exclusive else _set_up_sqlite)
    return engine


def create_private_file(file: Path) -> None:
    """Create an empty file for its owner alone, since it will hold secrets. Raises OSError.

    SQLite takes it for an empty database, and gives the files beside it the same permissions.
    """
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def _open_server(url: URL) -> Engine:
    url = url.set(drivername=DRIVERS.get(url.drivername, url.drivername))
    if url.get_backend_name() != "postgresql":
        return create_engine(url)
    engine = create_engine(
        url,
        pool_pre_ping=True,
        pool_size=8,
        max_overflow=16,
        connect_args=KEEPALIVE_OPTIONS,
    )
    event.listen(engine, "connect", _set_up_postgres)
    # Before SQLAlchemy's own queries, whose answers it could not decode.
    event.listen(engine, "connect", partial(_check_encoding, redact_url(str(url))), insert=True)
    return engine


def _set_up_postgres(connection: Any, _record: object) -> None:
    """Set up a connection of the pool, which opens a transaction for each statement."""
    shorten_server_timeouts(connection)
    connection.commit()


def shorten_server_timeouts(connection: Any) -> None:
    """Let the server find out soon if this side is gone.

    An older server may not have them all.
    """
    names, values = list(SERVER_TIMEOUTS), list(SERVER_TIMEOUTS.values())
    connection.execute(
        "SELECT set_config(name, value, false) FROM unnest(%s::text[], %s::text[]) AS wanted (name, value) "
        "JOIN pg_settings USING (name)",
        (names, values),
    )


def _check_encoding(place: str, connection: Any, _record: object) -> None:
    """Raise StoreError unless the database uses UTF-8: names and messages are in any script."""
    encoding = connection.info.parameter_status("server_encoding") or "?"
    if encoding != "UTF8":
        connection.close()
        raise store_error("store-not-utf8", place, encoding=encoding)


def _set_up_exclusive(connection: Any, _record: object) -> None:
    """Set up a connection to a file of this program alone; its journal needs no new names."""
    _set_up_sqlite(connection, _record, "TRUNCATE")


def _set_up_sqlite(connection: Any, _record: object, journal: str = "WAL") -> None:
    """Set up a connection: readers never wait, commits are durable, deleted data is overwritten.

    That is WAL, `synchronous = FULL` and `secure_delete`. A file of another program stays unchanged.
    """
    cursor = connection.cursor()
    tables = {name for (name,) in cursor.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables or VERSIONS.name in tables:
        cursor.execute(f"PRAGMA journal_mode = {journal}")
    for pragma in ("synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def insert_factory(engine: Engine) -> Callable[[Any], Any]:
    """Return the database's own INSERT, which has ON CONFLICT and counts its rows."""
    insert: Callable[[Any], Any] = sqlite.insert
    if engine.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql

        insert = postgresql.insert
    return lambda table: insert(table).execution_options(preserve_rowcount=True)
