"""Migration of older databases, in one transaction: it is done completely or not at all."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, func, select, update
from sqlalchemy import text as sql

from spielhafen.store.hash_chain import StoredEvent, chain_hashes
from spielhafen.store.schema import EVENT, MATCH, SCHEMA_VERSION, VERSIONS

LOGGER: Final = logging.getLogger("spielhafen.store")

PROGRESS_INTERVAL: Final = 50_000
"""Events between two log lines on the progress."""


class MigrationNeededError(Exception):
    """The database was written by an older version."""


def migrate(connection: Connection, file: str) -> None:
    """Migrate a database of schema 1: its events get their hash chain, as they are now.

    Its summaries, whose fields were others, are to be rebuilt.
    """
    binary = "BYTEA" if connection.dialect.name == "postgresql" else "BLOB"
    empty = "''" if connection.dialect.name == "postgresql" else "x''"
    names = connection.dialect.identifier_preparer
    for table, column in ((EVENT, "chain"), (MATCH, "head")):
        add = f"ALTER TABLE {names.format_table(table)} ADD COLUMN {column} {binary} NOT NULL DEFAULT {empty}"
        connection.execute(sql(add))
        if (
            connection.dialect.name == "postgresql"
        ):  # so that a running process of an older version can write no more
            connection.execute(
                sql(f"ALTER TABLE {names.format_table(table)} ALTER COLUMN {column} DROP DEFAULT")
            )
    total, done = connection.execute(select(func.count()).select_from(EVENT)).scalar_one(), 0
    for count in _add_hashes(connection):
        if done // PROGRESS_INTERVAL != (done + count) // PROGRESS_INTERVAL:
            LOGGER.warning("%s is brought up to date: %d of %d events", file, done + count, total)
        done += count
    head = select(EVENT.c.chain).where(EVENT.c.match == MATCH.c.id, EVENT.c.seq == MATCH.c.seq)
    connection.execute(update(MATCH).values(head=func.coalesce(head.scalar_subquery(), b"")))
    connection.execute(update(VERSIONS).where(VERSIONS.c.name == "schema").values(value=SCHEMA_VERSION))
    connection.execute(update(VERSIONS).where(VERSIONS.c.name == "derived").values(value=0))


def _add_hashes(connection: Connection) -> Iterator[int]:
    """Store the hashes of each match's events; yield the number of events of each."""
    columns = [EVENT.c[name] for name in StoredEvent.__dataclass_fields__]
    for match in list(connection.scalars(select(EVENT.c.match).distinct())):
        rows = connection.execute(select(*columns).where(EVENT.c.match == match).order_by(EVENT.c.seq)).all()
        _write(connection, match, [StoredEvent(*row) for row in rows])
        yield len(rows)


def _write(connection: Connection, match: str, events: Sequence[StoredEvent]) -> None:
    statement = update(EVENT).where(EVENT.c.match == bindparam("of"), EVENT.c.seq == bindparam("number"))
    rows = [
        {"of": match, "number": event.seq, "value": value}
        for event, value in zip(events, chain_hashes(match, events), strict=True)
    ]
    connection.execute(statement.values(chain=bindparam("value")), rows)
