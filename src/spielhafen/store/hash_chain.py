"""The hash chain over a match's events: it reveals changed, missing, swapped or cut events.

Each event has a hash over all its stored values and over the hash of the event before. The hash of the last
event is stored with the number of events in the match's summary, so that missing events at the end are
noticed, too.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, LargeBinary, select, type_coerce
from sqlalchemy.types import NullType

from spielhafen.store.schema import EVENT, MATCH
from spielhafen.store.store_errors import store_error

HASH_BYTES: Final = 16
"""Bytes of a hash. It reveals accidents and careless edits, not a deliberate attack."""

INITIAL_HASH: Final = b""
"""The hash before the first event."""


@dataclass(frozen=True)
class StoredEvent:
    """An event as stored; its fields are columns of the event table."""

    seq: int
    key: str | None
    digest: str
    at: float
    body: bytes


def next_hash(before: bytes, match: str, event: StoredEvent) -> bytes:
    """Return the hash of an event that follows one with the hash `before`."""
    key = b"" if event.key is None else b"\1" + event.key.encode()
    parts = (before, match.encode(), key, event.digest.encode(), event.body)
    sizes = struct.pack(">qd5q", event.seq, event.at, *map(len, parts))
    return blake2b(sizes + b"".join(parts), digest_size=HASH_BYTES).digest()


def chain_hashes(match: str, events: Sequence[StoredEvent]) -> list[bytes]:
    """Return the hashes of all events of a match."""
    hashes: list[bytes] = []
    for event in events:
        hashes.append(next_hash(hashes[-1] if hashes else INITIAL_HASH, match, event))
    return hashes


def _raw(column: ColumnElement[Any]) -> ColumnElement[Any]:
    """Return the column without conversion: text in place of bytes must be noticed, not fail."""
    return type_coerce(column, NullType()) if isinstance(column.type, LargeBinary) else column


EVENT_COLUMNS: Final = [_raw(EVENT.c[name]) for name in (*StoredEvent.__dataclass_fields__, "chain")]
"""The columns that are read of an event."""
HEAD_COLUMNS: Final = [MATCH.c.seq, _raw(MATCH.c.head)]
"""The recorded number of events of a match, and the hash of the last."""


def read_events(connection: Connection, file: str, match: str, after: int = 0) -> list[StoredEvent]:
    """Return the events of a match with numbers above `after`, in order.

    Raises StoreError if one is missing or not what was written.
    """
    query = select(*EVENT_COLUMNS, *HEAD_COLUMNS).outerjoin(MATCH, MATCH.c.id == EVENT.c.match)
    query = query.where(EVENT.c.match == match, EVENT.c.seq >= after).order_by(EVENT.c.seq)
    rows = connection.execute(query).all()
    if not rows and connection.execute(select(MATCH.c.seq).where(MATCH.c.id == match)).first():
        rows = connection.execute(query).all()  # the first event may have come between the two queries
        if not rows:
            raise store_error("store-gap", file, table=match)
    head = tuple(rows[0][-2:]) if rows else None
    return verify_rows([row[:-2] for row in rows], file, match, head, after)


def verify_rows(
    rows: Sequence[Sequence[Any]], file: str, match: str, head: tuple[Any, ...] | None, after: int = 0
) -> list[StoredEvent]:
    """Return the events of these rows (see `EVENT_COLUMNS`); raises StoreError.

    The rows start with number `after` (0: the first). `head` is the recorded number of events and the hash of
    the last; None, or None in it: unknown.
    """
    first = max(after, 1)
    if [row[0] for row in rows] != list(range(first, first + len(rows))) or (after and not rows):
        raise store_error("store-gap", file, table=match)
    last, new_rows = (rows[0][-1], rows[1:]) if after else (INITIAL_HASH, rows)
    events = [StoredEvent(*row[:-1]) for row in new_rows]
    for event, row in zip(events, new_rows, strict=True):
        if _try_hash(last, match, event) != row[-1]:
            raise store_error("store-chain", file, table=match)
        last = row[-1]
    count = rows[-1][0] if rows else 0
    if head is not None and head[0] is not None and head != (count, last):
        raise store_error("store-gap" if head[0] > count else "store-chain", file, table=match)
    return events


def _try_hash(before: bytes, match: str, event: StoredEvent) -> bytes | None:
    try:
        return next_hash(before, match, event)
    except (AttributeError, TypeError, ValueError, struct.error):
        return None  # a value of another type: text for bytes, a number for text
