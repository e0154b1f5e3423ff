"""One program at a time: whoever serves from a file, or changes in it what a server has in memory, holds it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

from spielhafen.store.engines import create_private_file, sqlite_path
from spielhafen.store.inode_lock import PROCESS_LOCK_BYTE, lock_bytes
from spielhafen.store.paths import append_suffix
from spielhafen.store.store_errors import store_error

if TYPE_CHECKING:
    from types import TracebackType


_HELD: Final[set[Path]] = set()
"""What this process holds."""


@contextmanager
def hold_process_lock(file: Path) -> Iterator[None]:
    """Nobody else holds this store meanwhile; raises StoreTrouble if somebody does. No store of it may be open when this ends."""
    with nullcontext() if file.resolve() in _HELD else ProcessLock(file):
        yield


class ProcessLock:
    """Holds a store until it is let go of, or this process ends in whatever way. Databases elsewhere are for several.

    There are two locks. One is SQLite's own, on an empty file beside the harbour's: it works wherever SQLite does. The other, where
    the system has such locks, is on the harbour's file itself: it holds when the file has several names, and when the empty one
    is deleted. Close this only after the stores of this process: any descriptor that is closed takes SQLite's locks along.
    """

    def __init__(self, place: str | Path) -> None:
        """Raises StoreTrouble if another program holds it."""
        self._link: sqlite3.Connection | None = None
        self._number: int | None = None
        file = sqlite_path(place)
        if file is None or not file.parent.is_dir():
            self._file = None
            return
        self._file = file.resolve()
        self._link = _held_beside(self._file)
        _HELD.add(self._file)
        try:
            self.lock_database_file()
        except BaseException:
            self.close()
            raise

    def lock_database_file(self) -> None:
        """Hold the file itself, which may not have been there before; raises StoreTrouble if another program does."""
        if self._file is None or self._number is not None or not self._file.exists():
            return
        with suppress(OSError):  # whoever opens it as a database is told why that cannot be
            self._number = os.open(self._file, os.O_RDWR)
        if self._number is not None and lock_bytes(self._number, PROCESS_LOCK_BYTE, exclusive=True) is False:
            raise store_error("store-open-elsewhere", str(self._file))

    def close(self) -> None:
        """Let go of it."""
        if self._number is not None:
            os.close(self._number)
            self._number = None
        if self._link is not None and self._file is not None:
            _HELD.discard(self._file)
            self._link.close()
            self._link = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _held_beside(file: Path) -> sqlite3.Connection:
    """Hold the empty file beside a harbour's; raises StoreTrouble if another program does."""
    empty = append_suffix(file, "-open")
    _make_for_owner(empty, file)
    try:
        link = sqlite3.connect(empty, timeout=0, isolation_level=None, check_same_thread=False)
    except sqlite3.Error:
        raise store_error("store-no-permission", str(empty)) from None
    try:
        link.execute("PRAGMA journal_mode = OFF")  # nothing is ever written
        link.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        link.close()
        held = getattr(error, "sqlite_errorname", "") == "SQLITE_BUSY"
        raise store_error("store-open-elsewhere" if held else "store-no-permission", str(file)) from None
    return link


def _make_for_owner(empty: Path, file: Path) -> None:
    """An empty file for whoever the harbour's belongs to: who looks after it as root shuts nobody out."""
    with suppress(OSError):  # it is there already, or SQLite says why it cannot be made
        create_private_file(empty)
        if hasattr(os, "chown") and file.exists():
            owner = file.stat()
            os.chown(empty, owner.st_uid, owner.st_gid)
