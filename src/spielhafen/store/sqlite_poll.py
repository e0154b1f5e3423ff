"""A glance at a file: whether anything new was written at a table.

It is asked before anybody is shown anything, for another program may write into the same file; mostly nothing was. So this
must cost next to nothing: a look at an index, by a connection of its own, in the thread that asks. Where a look could make that
thread wait (a server far away, a file that is locked at the moment) nothing is said.
"""

from __future__ import annotations

import sqlite3
import threading
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sqlalchemy import Engine

_NEXT: Final = "SELECT 1 FROM event WHERE match = ? AND seq = ?"


class SqlitePoll:
    """Looks into a database that is a file of SQLite; knows nothing of any other one."""

    def __init__(self, engine: Engine) -> None:
        self._door = threading.Lock()
        self._link: sqlite3.Connection | None = None
        if engine.dialect.name == "sqlite":
            fairy = engine.raw_connection()
            link = fairy.driver_connection
            fairy.detach()
            if isinstance(link, sqlite3.Connection):
                link.execute("PRAGMA busy_timeout = 0")
                self._link = link

    def is_newest(self, match: str, seq: int) -> bool:
        """Whether event number `seq` is certainly the newest of a match."""
        with self._door:
            if self._link is None:
                return False
            try:
                return self._link.execute(_NEXT, (match, seq + 1)).fetchone() is None
            except sqlite3.Error:
                return False  # whoever then reads properly is told what is wrong

    def close(self) -> None:
        """Let go of the file."""
        with self._door:
            if self._link is not None:
                self._link.close()
                self._link = None
