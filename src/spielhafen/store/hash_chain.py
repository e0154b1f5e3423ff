"""The chain of hashes over the events of a match: whatever is changed, missing, swapped or cut off is found when it is read.

Each event carries a hash over everything that is kept of it and over the hash of the event before. The hash of the last one
stands beside the number of events in the match's card, so that the end cannot be cut off either.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import LargeBinary, select, type_coerce
from sqlalchemy.types import NullType

from spielhafen.store.schema import EVENT, MATCH
from spielhafen.store.store_errors import store_error

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection

HASH_BYTES: Final = 16
"""Bytes of a hash. It finds accidents and careless hands; whoever may write into the file can compute it, too."""

INITIAL_HASH: Final = b""
"""What comes before the first event."""


@dataclass(frozen=True)
class StoredEvent:
    """An event as it stands in the store."""

    seq: int
    key: str | None
    digest: str
    at: float
    body: bytes


def next_hash(before: bytes, match: str, event: StoredEvent) -> bytes:
    """The hash of an event after one with the hash `before`."""
    key = b"" if event.key is None else b"\1" + event.key.encode()
    parts = (before, match.encode(), key, event.digest.encode(), event.body)
    sizes = struct.pack(">qd5q", event.seq, event.at, *map(len, parts))
    return blake2b(sizes + b"".join(parts), digest_size=HASH_BYTES).digest()


def chain_hashes(match: str, events: Sequence[StoredEvent]) -> list[bytes]:
    """The hashes of all events of a match."""
    found: list[bytes] = []
    for event in events:
        found.append(next_hash(found[-1] if found else INITIAL_HASH, match, event))
    return found


def _raw(column: ColumnElement[Any]) -> ColumnElement[Any]:
    """As the database gives it: bytes that somebody has replaced by text are to be noticed, not to end in an error."""
    return type_coerce(column, NullType()) if isinstance(column.type, LargeBinary) else column


EVENT_COLUMNS: Final = [_raw(EVENT.c[name]) for name in (*StoredEvent.__dataclass_fields__, "chain")]
"""What is read of an event."""
HEAD_COLUMNS: Final = [MATCH.c.seq, _raw(MATCH.c.head)]
"""How many events a match is known to have, and the hash of the last."""


def read_events(link: Connection, file: str, match: str, after: int = 0) -> list[StoredEvent]:
    """The events of a match with numbers greater than `after`, in order; raises StoreTrouble if one is missing or not what was
    written.
    """
    query = select(*EVENT_COLUMNS, *HEAD_COLUMNS).outerjoin(MATCH, MATCH.c.id == EVENT.c.match)
    query = query.where(EVENT.c.match == match, EVENT.c.seq >= after).order_by(EVENT.c.seq)
    rows = link.execute(query).all()
    if not rows and link.execute(select(MATCH.c.seq).where(MATCH.c.id == match)).first():
        rows = link.execute(query).all()  # the first event may have come a moment ago
        if not rows:
            raise store_error("store-gap", file, table=match)
    head = tuple(rows[0][-2:]) if rows else None
    return verify_rows([row[:-2] for row in rows], file, match, head, after)


def verify_rows(
    rows: Sequence[Sequence[Any]], file: str, match: str, head: tuple[Any, ...] | None, after: int = 0
) -> list[StoredEvent]:
    """The events of these rows (see `COLUMNS`), which begin with that number `after` (0: with the first).

    head: how many events there should be and the hash of the last; None, or None in it: nobody knows. Raises StoreTrouble.
    """
    first = max(after, 1)
    if [row[0] for row in rows] != list(range(first, first + len(rows))) or (after and not rows):
        raise store_error("store-gap", file, table=match)
    last, new = (rows[0][-1], rows[1:]) if after else (INITIAL_HASH, rows)
    events = [StoredEvent(*row[:-1]) for row in new]
    for event, row in zip(events, new, strict=True):
        if _next(last, match, event) != row[-1]:
            raise store_error("store-chain", file, table=match)
        last = row[-1]
    count = rows[-1][0] if rows else 0
    if head is not None and head[0] is not None and head != (count, last):
        raise store_error("store-gap" if head[0] > count else "store-chain", file, table=match)
    return events


def _next(before: bytes, match: str, event: StoredEvent) -> bytes | None:
    try:
        return next_hash(before, match, event)
    except (AttributeError, TypeError, ValueError, struct.error):
        return None  # somebody has put something else there: a text for bytes, a number for a text
