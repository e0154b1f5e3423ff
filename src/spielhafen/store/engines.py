"""Databases and how each is spoken to: a file of SQLite, or a PostgreSQL server that several processes share."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import URL, create_engine, event, make_url
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import SQLAlchemyError

from spielhafen.store.schema import VERSIONS
from spielhafen.store.store_errors import store_error

if TYPE_CHECKING:
    from sqlalchemy import Engine

DRIVERS: Final = {"postgres": "postgresql+psycopg", "postgresql": "postgresql+psycopg"}
"""What people write before `://`, and what is meant."""

CONNECT_TIMEOUT_SECONDS: Final = 10
"""Seconds to wait for a database server to take a call."""


def redact_url(place: str | Path) -> str:
    """A place as it may be shown: without the password."""
    if "://" not in str(place):
        return str(place)
    try:
        return make_url(str(place)).render_as_string(hide_password=True)
    except Exception:  # noqa: BLE001 - whatever it is, it may hold a password
        return str(place).partition("://")[0] + "://…"


def sqlite_path(place: str | Path) -> Path | None:
    """The file of a place, also of one that is written as a URL of SQLite; None if it is a database elsewhere."""
    if "://" not in str(place):
        return Path(place).expanduser()
    try:
        url = make_url(str(place))
    except SQLAlchemyError:
        return None
    ours = url.drivername.partition("+")[0] == "sqlite" and url.database
    return Path(url.database or "") if ours else None


def open_engine(place: str | Path, busy_timeout: float) -> Engine:
    """Speaks to the database of a file or URL; raises StoreTrouble and what SQLAlchemy raises."""
    file = sqlite_path(place)
    if file is None:
        return _server(make_url(str(place)))
    if not file.parent.is_dir():
        raise store_error("store-no-folder", str(file), folder=str(file.parent))
    if file.is_dir():
        raise store_error("store-not-ours", str(file))
    with suppress(OSError):  # it is there already; or it cannot be made, and SQLite says why
        create_private_file(file.resolve())
    engine = create_engine(
        URL.create("sqlite", database=str(file.absolute())), connect_args={"timeout": busy_timeout}
    )
    event.listen(engine, "connect", _set_up_sqlite)
    return engine


def create_private_file(file: Path) -> None:
    """Make an empty file that nobody else is to read: keys of chance and notes will be in it. Raises OSError.

    SQLite takes it for an empty database, and gives the files beside it the same permissions.
    """
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def _server(url: URL) -> Engine:
    url = url.set(drivername=DRIVERS.get(url.drivername, url.drivername))
    if url.get_backend_name() != "postgresql":
        return create_engine(url)
    engine = create_engine(
        url,
        pool_pre_ping=True,
        pool_size=8,
        max_overflow=16,
        connect_args={"connect_timeout": CONNECT_TIMEOUT_SECONDS, "client_encoding": "utf8"},
    )
    # First of all: SQLAlchemy itself asks questions whose answers it could not read.
    event.listen(engine, "connect", partial(_check_encoding, redact_url(str(url))), insert=True)
    return engine


def _check_encoding(place: str, link: Any, _record: object) -> None:
    """Names and talk are in all writings of the world: raises StoreTrouble unless this database can keep them."""
    found = link.info.parameter_status("server_encoding") or "?"
    if found != "UTF8":
        link.close()
        raise store_error("store-not-utf8", place, encoding=found)


def _set_up_sqlite(link: Any, _record: object) -> None:
    """Readers never wait for the writer (WAL); a commit is on the disk before it is answered (FULL); what is forgotten is
    written over. A file that is not ours stays as it is.
    """
    cursor = link.cursor()
    tables = {name for (name,) in cursor.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables or VERSIONS.name in tables:
        cursor.execute("PRAGMA journal_mode = WAL")
    for pragma in ("synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def insert_factory(engine: Engine) -> Callable[[Any], Any]:
    """INSERT with ON CONFLICT, which each database has of its own; its result knows how many rows there were."""
    kind: Callable[[Any], Any] = sqlite.insert
    if engine.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql

        kind = postgresql.insert
    return lambda table: kind(table).execution_options(preserve_rowcount=True)
