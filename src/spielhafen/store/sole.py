"""One program at a time: whoever serves from a file, or changes in it what a server has in memory, holds it."""

from __future__ import annotations

import os
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
        file = file.resolve()
        beside = file.with_name(f"{file.name}-open")
        _made_beside(beside, file)
        try:
            link = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
        except sqlite3.Error:
            raise trouble("store-no-permission", str(beside)) from None
        try:
            link.execute("PRAGMA journal_mode = OFF")  # nothing is ever written
            link.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            link.close()
            held = getattr(error, "sqlite_errorname", "") == "SQLITE_BUSY"
            raise trouble("store-open-elsewhere" if held else "store-no-permission", str(file)) from None
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


def _made_beside(beside: Path, file: Path) -> None:
    """An empty file for whoever the harbour's belongs to: who looks after it as root shuts nobody out."""
    with suppress(OSError):  # it is there already, or SQLite says why it cannot be made
        make_private(beside)
        if hasattr(os, "chown") and file.exists():
            owner = file.stat()
            os.chown(beside, owner.st_uid, owner.st_gid)
