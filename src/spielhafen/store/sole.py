"""One program at a time: whoever serves from a file, or changes in it what a server has in memory, holds it."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from typing import TYPE_CHECKING, Self

from spielhafen.store.engines import file_of, make_private
from spielhafen.store.trouble import trouble

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType


class Sole:
    """Holds a store until it is let go of, or this process ends in whatever way. Databases elsewhere are for several.

    The lock is SQLite's own, on an empty file beside the harbour's: it works wherever SQLite does, and leaves the harbour's
    file to readers.
    """

    def __init__(self, place: str | Path) -> None:
        """Raises StoreTrouble if another program holds it."""
        self._link: sqlite3.Connection | None = None
        file = file_of(place)
        if file is None or not file.parent.is_dir():
            return
        beside = file.with_name(f"{file.name}-open")
        with suppress(OSError):  # it is there already, or SQLite says why it cannot be made
            make_private(beside)
        link = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            link.execute("PRAGMA journal_mode = OFF")  # nothing is ever written
            link.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            link.close()
            if "locked" not in str(error):
                return  # a folder in which nothing can be written: the store itself says so
            raise trouble("store-open-elsewhere", str(file)) from None
        self._link = link

    def close(self) -> None:
        """Let go of it."""
        if self._link is not None:
            self._link.close()
            self._link = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
