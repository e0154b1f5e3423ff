"""The tables of a database: created, checked, or brought up to date."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, inspect, select
from sqlalchemy import text as sql

from spielhafen.store.migration import MigrationNeededError, migrate
from spielhafen.store.schema import EVENT, LATER_INDEXES, METADATA, SCHEMA_VERSION, SUMMARY_VERSION, VERSIONS
from spielhafen.store.store_errors import store_error

ADVISORY_LOCK_ID: Final = 0x5350_4945_4C48
"""The id of our advisory lock in a PostgreSQL database."""


def prepare_tables(
    connection: Connection, insert: Callable[[Any], Any], file: str, *, migrating: bool
) -> bool:
    """Create, check or migrate the tables; return whether the summaries are outdated.

    `insert` makes this database's kind of INSERT (see `engines.insert_factory`); `file` names the database in errors.
    Raises StoreError, and MigrationNeededError if the tables are old and not `migrating`.
    """
    lock_tables(connection)
    tables = set(inspect(connection).get_table_names())
    if tables and VERSIONS.name not in tables:
        raise store_error("store-not-ours", file)
    schema = _schema_version(connection, tables, file)
    if schema > SCHEMA_VERSION:
        raise store_error("store-newer", file)
    if schema < SCHEMA_VERSION:
        if not migrating:
            raise MigrationNeededError
        begin_immediate(connection)
        migrate(connection, file)
    METADATA.create_all(connection)
    for index in LATER_INDEXES:
        index.create(connection, checkfirst=True)
    for name, value in (("schema", SCHEMA_VERSION), ("derived", SUMMARY_VERSION)):
        connection.execute(insert(VERSIONS).values(name=name, value=value).on_conflict_do_nothing())
    if (version := summary_version(connection)) is None:
        raise store_error("store-damaged", file)  # the line above wrote it
    return version != SUMMARY_VERSION


def lock_tables(connection: Connection) -> None:
    """Keep other processes from changing tables or summaries until this transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.execute(sql("SELECT pg_advisory_xact_lock(:number)"), {"number": ADVISORY_LOCK_ID})


def begin_immediate(connection: Connection) -> None:
    """Make all changes of tables one transaction; SQLite would otherwise commit each alone."""
    if connection.dialect.name != "postgresql":
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def summary_version(connection: Connection) -> int | None:
    """Return the version of the summaries; None if it is not recorded."""
    return _versions(connection, {VERSIONS.name}).get("derived")


def _schema_version(connection: Connection, tables: set[str], file: str) -> int:
    """Return the version of the tables; that of this program if they are new.

    A power cut may leave tables without a version, but no events without one.
    """
    known = _versions(connection, tables).get("schema")
    if known is None and EVENT.name in tables and connection.execute(select(EVENT.c.seq).limit(1)).first():
        raise store_error("store-damaged", file)
    return SCHEMA_VERSION if known is None else known


def _versions(connection: Connection, tables: set[str]) -> dict[str, int]:
    if VERSIONS.name not in tables:
        return {}
    return dict(connection.execute(select(VERSIONS.c.name, VERSIONS.c.value)).all())
