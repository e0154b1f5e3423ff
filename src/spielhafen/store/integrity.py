"""Full check of a file that another program seems to have touched."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Final

from spielhafen.store.hash_chain import StoredEvent, verify_rows
from spielhafen.store.store_errors import StoreError

_COLUMNS: Final = ", ".join((*StoredEvent.__dataclass_fields__, "chain"))
_HEADS: Final = 'SELECT id, seq, head FROM "match"'
_EVENTS: Final = f"SELECT {_COLUMNS} FROM event WHERE match = ? ORDER BY seq"  # noqa: S608 - names of our own


def is_consistent(file: Path, min_counts: Mapping[str, int]) -> bool:
    """Return whether a file is whole, its hash chains hold, and no expected event is missing.

    `min_counts` gives the least number of events by match.
    """
    try:
        # A new connection reads from the disk; those of the store may answer from their caches.
        with closing(sqlite3.connect(file)) as connection:
            heads = {match: (seq, head) for match, seq, head in connection.execute(_HEADS)}
            return (
                all(match in heads and heads[match][0] >= seq for match, seq in min_counts.items())
                and connection.execute("PRAGMA integrity_check(1)").fetchone() == ("ok",)
                and all(_is_as_written(connection, file, match, head) for match, head in heads.items())
            )
    except sqlite3.Error:
        return False


def _is_as_written(connection: sqlite3.Connection, file: Path, match: str, head: tuple[int, bytes]) -> bool:
    try:
        verify_rows(connection.execute(_EVENTS, (match,)).fetchall(), str(file), match, head)
    except StoreError:
        return False
    return True
