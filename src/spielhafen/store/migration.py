"""What older versions of this program wrote, brought up to date: in one transaction, so it is done whole or not at all."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from sqlalchemy import bindparam, func, select, update
from sqlalchemy import text as sql

from spielhafen.store.hash_chain import StoredEvent, chain_hashes
from spielhafen.store.schema import EVENT, MATCH, SCHEMA_VERSION, VERSIONS

if TYPE_CHECKING:
    from sqlalchemy import Connection

LOGGER: Final = logging.getLogger("spielhafen.store")

PROGRESS_INTERVAL: Final = 50_000
"""Events after which the log says how far it has come."""


class MigrationNeededError(Exception):
    """An older version wrote this database."""


def migrate(link: Connection, file: str) -> None:
    """Bring a database of schema 1 up to date: its events get their chain of hashes, as they are now."""
    binary = "BYTEA" if link.dialect.name == "postgresql" else "BLOB"
    empty = "''" if link.dialect.name == "postgresql" else "x''"
    names = link.dialect.identifier_preparer
    for table, column in ((EVENT, "chain"), (MATCH, "head")):
        add = f"ALTER TABLE {names.format_table(table)} ADD COLUMN {column} {binary} NOT NULL DEFAULT {empty}"
        link.execute(sql(add))
        if (
            link.dialect.name == "postgresql"
        ):  # a process of an older version that still runs is to write no more
            link.execute(sql(f"ALTER TABLE {names.format_table(table)} ALTER COLUMN {column} DROP DEFAULT"))
    of, done = link.execute(select(func.count()).select_from(EVENT)).scalar_one(), 0
    for number in _chained(link):
        if done // PROGRESS_INTERVAL != (done + number) // PROGRESS_INTERVAL:
            LOGGER.warning("%s is brought up to date: %d of %d events", file, done + number, of)
        done += number
    head = select(EVENT.c.chain).where(EVENT.c.match == MATCH.c.id, EVENT.c.seq == MATCH.c.seq)
    link.execute(update(MATCH).values(head=func.coalesce(head.scalar_subquery(), b"")))
    link.execute(update(VERSIONS).where(VERSIONS.c.name == "schema").values(value=SCHEMA_VERSION))


def _chained(link: Connection) -> Iterator[int]:
    """Give the events of each match their hashes; how many there are in each."""
    columns = [EVENT.c[name] for name in StoredEvent.__dataclass_fields__]
    for match in list(link.scalars(select(EVENT.c.match).distinct())):
        rows = link.execute(select(*columns).where(EVENT.c.match == match).order_by(EVENT.c.seq)).all()
        _write(link, match, [StoredEvent(*row) for row in rows])
        yield len(rows)


def _write(link: Connection, match: str, events: Sequence[StoredEvent]) -> None:
    this = update(EVENT).where(EVENT.c.match == bindparam("of"), EVENT.c.seq == bindparam("number"))
    rows = [
        {"of": match, "number": event.seq, "value": value}
        for event, value in zip(events, chain_hashes(match, events), strict=True)
    ]
    link.execute(this.values(chain=bindparam("value")), rows)


__all__ = ["MigrationNeededError", "migrate"]
