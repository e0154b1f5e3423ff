"""A lock for the one program that serves from a file, or changes what a server would cache."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from spielhafen.store.engines import create_private_file, sqlite_path
from spielhafen.store.inode_lock import PROCESS_LOCK_BYTE, lock_bytes
from spielhafen.store.paths import append_suffix
from spielhafen.store.store_errors import store_error

_HELD: Final[set[Path]] = set()
"""The files locked by this process."""


@contextmanager
def hold_process_lock(file: Path) -> Iterator[None]:
    """Hold the lock of a store, or use the one that this process holds; raises StoreError.

    No store of the file may be open when this ends.
    """
    with nullcontext() if file.resolve() in _HELD else ProcessLock(file):
        yield


class ProcessLock:
    """A lock on a store until it is closed or the process ends. Other databases need none.

    There are two locks. One is SQLite's own, on an empty file beside the database: it works wherever SQLite
    does. The other, where the system has such locks, is on the database file itself: it also holds if the
    file has several names, or the empty one is deleted. Close it only after the stores of this process:
    closing any descriptor drops SQLite's locks.
    """

    def __init__(self, place: str | Path) -> None:
        """Take the lock; raises StoreError if another program holds it."""
        self._connection: sqlite3.Connection | None = None
        self._descriptor: int | None = None
        file = sqlite_path(place)
        if file is None or not file.parent.is_dir():
            self._file = None
            return
        self._file = file.resolve()
        self._connection = _lock_file_beside(self._file)
        _HELD.add(self._file)
        try:
            self.lock_database_file()
        except BaseException:
            self.close()
            raise

    def lock_database_file(self) -> None:
        """Lock the file itself, which may not have existed before; raises StoreError."""
        if self._file is None or self._descriptor is not None or not self._file.exists():
            return
        with suppress(OSError):  # opening it as a database will report the reason
            self._descriptor = os.open(self._file, os.O_RDWR)
        if (
            self._descriptor is not None
            and lock_bytes(self._descriptor, PROCESS_LOCK_BYTE, exclusive=True) is False
        ):
            raise store_error("store-open-elsewhere", str(self._file))

    def close(self) -> None:
        """Release the lock."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
        if self._connection is not None and self._file is not None:
            _HELD.discard(self._file)
            self._connection.close()
            self._connection = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _lock_file_beside(file: Path) -> sqlite3.Connection:
    """Lock the empty file beside the database; raises StoreError if another program has."""
    lock_file = append_suffix(file, "-open")
    _create_for_owner(lock_file, file)
    try:
        connection = sqlite3.connect(lock_file, timeout=0, isolation_level=None, check_same_thread=False)
    except sqlite3.Error:
        raise store_error("store-no-permission", str(lock_file)) from None
    try:
        connection.execute("PRAGMA journal_mode = OFF")  # nothing is written to this file
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        connection.close()
        held = getattr(error, "sqlite_errorname", "") == "SQLITE_BUSY"
        raise store_error("store-open-elsewhere" if held else "store-no-permission", str(file)) from None
    return connection


def _create_for_owner(lock_file: Path, file: Path) -> None:
    """Create an empty file for the owner of the database, so that root's does not lock them out."""
    with suppress(OSError):  # it exists, or SQLite says why it cannot be created
        create_private_file(lock_file)
        if hasattr(os, "chown") and file.exists():
            owner = file.stat()
            os.chown(lock_file, owner.st_uid, owner.st_gid)
