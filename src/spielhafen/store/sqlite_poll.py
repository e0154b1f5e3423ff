"""A cheap check of a SQLite file for new events, without waiting.

Another program may write into the same file, so the server checks before each answer; mostly nothing is new.
So the check must be cheap: one lookup in an index, on a connection of its own, in the calling thread. Where
it could block (a remote database, a locked file), the answer is "unknown".
"""

from __future__ import annotations

import sqlite3
import threading
from typing import Final

from sqlalchemy import Engine

_NEXT: Final = "SELECT 1 FROM event WHERE match = ? AND seq = ?"


class SqlitePoll:
    """Checks a SQLite file for new events; for other databases the answer is always unknown."""

    def __init__(self, engine: Engine) -> None:
        self._lock = threading.Lock()
        self._connection: sqlite3.Connection | None = None
        if engine.dialect.name == "sqlite":
            pooled = engine.raw_connection()
            connection = pooled.driver_connection
            pooled.detach()
            if isinstance(connection, sqlite3.Connection):
                connection.execute("PRAGMA busy_timeout = 0")
                self._connection = connection

    def is_newest(self, match: str, seq: int) -> bool:
        """Return whether event number `seq` is certainly the newest of a match."""
        with self._lock:
            if self._connection is None:
                return False
            try:
                return self._connection.execute(_NEXT, (match, seq + 1)).fetchone() is None
            except sqlite3.Error:
                return False  # the read that follows will report the error

    def close(self) -> None:
        """Close the connection."""
        with self._lock:
            if self._connection is not None:
                self._connection.close()
                self._connection = None
