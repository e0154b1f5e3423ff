"""A guard that checks that the open file is still the file at its path.

An open file can be deleted, renamed or replaced, and writes would then go into a file that is lost. So device
and inode of the database and of SQLite's files beside it are compared before and after each commit, before it
is acknowledged, and once a second. Once they differ, nothing is written until the program restarts; all
acknowledged data is rescued from the open connection into a file beside the database; reading goes on.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import tempfile
import threading
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Engine

from spielhafen.store.engines import create_private_file
from spielhafen.store.inode_lock import SQLITE_SHARED_RANGE, lock_bytes
from spielhafen.store.integrity import is_consistent
from spielhafen.store.paths import RESCUED_SUFFIX, SQLITE_SUFFIXES, append_suffix, unused_path
from spielhafen.store.store_errors import StoreError, store_error
from spielhafen.store.wal_index import FileChange, FileWatcher

LOGGER: Final = logging.getLogger("spielhafen.store")

CHECK_INTERVAL_SECONDS: Final = 1.0
"""Seconds between two checks while nothing is written."""


def file_identity(path: Path) -> tuple[int, int]:
    """Return device and inode of a file; raises OSError."""
    stat = path.stat()
    return stat.st_dev, stat.st_ino


class FileGuard:
    """Watches the files of an open store."""

    def __init__(self, engine: Engine, file: Path) -> None:
        """Start watching `file`, which may be a symbolic link. Raises OSError and sqlite3.Error."""
        self._file, self._real = file.absolute(), file.resolve()
        self._lock = threading.RLock()
        pooled = engine.raw_connection()
        connection = pooled.driver_connection
        pooled.detach()
        assert isinstance(connection, sqlite3.Connection)  # noqa: S101 - our engine uses SQLite
        self._connection = connection
        """A connection of the guard's own: while it is open, no other file gets these inodes."""
        connection.execute("SELECT 1 FROM harbour").fetchone()  # now SQLite has opened all its files
        logs = [append_suffix(self._real, end) for end in SQLITE_SUFFIXES]
        self._identities = {path: file_identity(path) for path in (self._file, *logs) if path.exists()}
        self._watcher = FileWatcher(self._file, *logs) if len(self._identities) == 1 + len(logs) else None
        self._min_counts: dict[str, int] = {}
        """The least number of events in each match that was written to."""
        self._problem: str | None = None
        self.rescue_path: Path | None = None
        """The file with the rescued data, once the open file is no longer the one at its path."""
        self._frozen_descriptor: int | None = None
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="store-guard", daemon=True)
        self._thread.start()

    def check(self) -> None:
        """Raise StoreError unless the open files are, and have always been, those at their paths."""
        if not self.is_intact():
            raise self._error()

    def expect_event(self, match: str, seq: int) -> None:
        """Note that an event is about to be acknowledged."""
        with self._lock:
            self._min_counts[match] = max(seq, self._min_counts.get(match, 0))

    def is_intact(self) -> bool:
        """Return whether the open files are those at their paths; if not, rescue the data first."""
        with self._lock:
            if self._problem is None and (why := self._find_problem()):
                self._problem = why
                self._freeze()
                self._rescue()
            return self._problem is None

    def close(self) -> None:
        """Check for the last time, and close the file."""
        self._stopped.set()
        self._thread.join()
        with self._lock:
            if not self.is_intact() and self.rescue_path is None:
                self._rescue()
            self._connection.close()

    def _run(self) -> None:
        while not self._stopped.wait(CHECK_INTERVAL_SECONDS):
            if not self.is_intact() and self.rescue_path is None:
                with self._lock:
                    self._rescue()

    def _error(self) -> StoreError:
        if self.rescue_path is None:
            return store_error("store-moved-unsaved", str(self._file))
        return store_error("store-moved", str(self._file), saved=str(self.rescue_path))

    def _find_problem(self) -> str | None:
        """Return what has changed, in English for the log; None if nothing has."""
        for path, identity in self._identities.items():
            try:
                if file_identity(path) != identity:
                    return f"{path} is another file now"
            except OSError as error:
                return f"{path} is gone ({error.strerror})"
        try:
            is_unchanged = self._watcher is None or self._is_as_written(self._watcher)
        except OSError as error:
            return f"{self._file} cannot be looked at ({error.strerror})"
        return None if is_unchanged else f"{self._file} was written over"

    def _is_as_written(self, watcher: FileWatcher) -> bool:
        change = watcher.check()
        if change is FileChange.TOUCHED and is_consistent(self._file, self._min_counts):
            LOGGER.warning("%s was touched by something else; all that was written is there", self._file)
            watcher.reset()
            change = watcher.check()
        return change is FileChange.UNCHANGED

    # Rescuing.

    def _freeze(self) -> None:
        """Keep SQLite from a checkpoint when it closes: the file at the path is another one."""
        with suppress(OSError):
            if file_identity(self._file) == self._identities[self._file]:
                # Never closed: closing any descriptor of the file drops SQLite's locks on it.
                self._frozen_descriptor = os.open(self._file, os.O_RDONLY)
                lock_bytes(self._frozen_descriptor, *SQLITE_SHARED_RANGE, exclusive=False)

    def _rescue(self) -> None:
        """Save the content of the open file, log included, in the first folder that can be written."""
        for folder in self._folders():
            with suppress(OSError, sqlite3.Error):
                self.rescue_path = self._copy_into(folder)
                break
        if self.rescue_path is None:
            LOGGER.error(
                "%s: nothing is written any more, and what is open could not be saved anywhere", self._problem
            )
            return
        whole = (
            "" if _is_whole(self.rescue_path) else " It is not whole: what was written over cannot be read."
        )
        LOGGER.error(
            "%s: nothing is written any more. All that was confirmed is saved in %s; stop this program, and put that back with: "
            "spielhafen admin restore %s.%s",
            self._problem,
            self.rescue_path,
            self.rescue_path,
            whole,
        )

    def _folders(self) -> Iterator[Path]:
        yield self._real.parent
        yield self._file.parent
        yield Path("~").expanduser()
        yield Path(tempfile.gettempdir())

    def _copy_into(self, folder: Path) -> Path:
        partial = unused_path(folder / self._real.name, "half")
        create_private_file(partial)
        try:
            with closing(sqlite3.connect(partial)) as target:
                self._connection.backup(target)
                target.execute("PRAGMA journal_mode = DELETE")  # a single file, which can be moved
            copy = unused_path(folder / self._real.name, RESCUED_SUFFIX)
            partial.rename(copy)
        except BaseException:
            partial.unlink(missing_ok=True)
            raise
        _sync_folder(folder)
        return copy


def _is_whole(file: Path) -> bool:
    with (
        suppress(sqlite3.Error),
        closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as connection,
    ):
        return bool(connection.execute("PRAGMA integrity_check(1)").fetchone() == ("ok",))
    return False


def _sync_folder(folder: Path) -> None:
    """Make a new name in a folder durable, where folders can be synced."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
