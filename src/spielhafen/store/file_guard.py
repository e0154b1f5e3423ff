"""The file that is open is the file at its path, or nothing is acknowledged.

An open file can be deleted, renamed or replaced, and whoever has it open goes on writing into something that nobody finds again.
So device and inode of the file and of what SQLite keeps beside it are compared before each commit and after it, before anybody is
told that it is durable, and once a second. Once they differ nothing is written any more until the program is started again, all
that was acknowledged is saved beside the file from the connection that is still open, and reading goes on.
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
from typing import TYPE_CHECKING, Final

from spielhafen.store.engines import create_private_file
from spielhafen.store.inode_lock import SQLITE_SHARED_RANGE, lock_bytes
from spielhafen.store.integrity import is_consistent
from spielhafen.store.paths import RESCUED_SUFFIX, SQLITE_SUFFIXES, append_suffix, unused_path
from spielhafen.store.store_errors import StoreError, store_error
from spielhafen.store.wal_index import FileChange, FileWatcher

if TYPE_CHECKING:
    from sqlalchemy import Engine

LOGGER: Final = logging.getLogger("spielhafen.store")

CHECK_INTERVAL_SECONDS: Final = 1.0
"""Seconds between two looks while nobody writes."""


def file_identity(path: Path) -> tuple[int, int]:
    """By what a file is known whatever its name is; raises OSError."""
    found = path.stat()
    return found.st_dev, found.st_ino


class FileGuard:
    """Watches the files of a store that is open."""

    def __init__(self, engine: Engine, file: Path) -> None:
        """`file`: as it was opened, links and all. Raises OSError and sqlite3.Error."""
        self._file, self._real = file.absolute(), file.resolve()
        self._door = threading.RLock()
        fairy = engine.raw_connection()
        link = fairy.driver_connection
        fairy.detach()
        assert isinstance(link, sqlite3.Connection)  # noqa: S101 - our engine is one of SQLite
        self._link = link
        """As long as it is open no other file gets these inodes."""
        link.execute("SELECT 1 FROM harbour").fetchone()  # now all files are open
        logs = [append_suffix(self._real, end) for end in SQLITE_SUFFIXES]
        self._known = {path: file_identity(path) for path in (self._file, *logs) if path.exists()}
        self._contents = FileWatcher(self._file, *logs) if len(self._known) == 1 + len(logs) else None
        self._least: dict[str, int] = {}
        """How many events there are at least in each match that was written since."""
        self._lost: str | None = None
        self.rescue_path: Path | None = None
        """Where all was saved, once the file is no longer the one that was opened."""
        self._frozen: int | None = None
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="store-guard", daemon=True)
        self._thread.start()

    def check(self) -> None:
        """Raises StoreTrouble unless the open files are those at their paths, now and ever since."""
        if not self.is_intact():
            raise self._trouble()

    def expect_event(self, match: str, seq: int) -> None:
        """An event is about to be acknowledged."""
        with self._door:
            self._least[match] = max(seq, self._least.get(match, 0))

    def is_intact(self) -> bool:
        """Whether the open files are those at their paths; if not, all is saved before this returns."""
        with self._door:
            if self._lost is None and (why := self._difference()):
                self._lost = why
                self._freeze()
                self._save()
            return self._lost is None

    def close(self) -> None:
        """Look for the last time, and let go of the file."""
        self._ended.set()
        self._thread.join()
        with self._door:
            if not self.is_intact() and self.rescue_path is None:
                self._save()
            self._link.close()

    def _run(self) -> None:
        while not self._ended.wait(CHECK_INTERVAL_SECONDS):
            if not self.is_intact() and self.rescue_path is None:
                with self._door:
                    self._save()

    def _trouble(self) -> StoreError:
        if self.rescue_path is None:
            return store_error("store-moved-unsaved", str(self._file))
        return store_error("store-moved", str(self._file), saved=str(self.rescue_path))

    def _difference(self) -> str | None:
        """What is no longer as it was, in English for the log."""
        for path, known in self._known.items():
            try:
                if file_identity(path) != known:
                    return f"{path} is another file now"
            except OSError as error:
                return f"{path} is gone ({error.strerror})"
        try:
            fits = self._contents is None or self._is_as_written(self._contents)
        except OSError as error:
            return f"{self._file} cannot be looked at ({error.strerror})"
        return None if fits else f"{self._file} was written over"

    def _is_as_written(self, contents: FileWatcher) -> bool:
        found = contents.check()
        if found is FileChange.TOUCHED and is_consistent(self._file, self._least):
            LOGGER.warning("%s was touched by something else; all that was written is there", self._file)
            contents.reset()
            found = contents.check()
        return found is FileChange.UNCHANGED

    # Saving.

    def _freeze(self) -> None:
        """Let SQLite carry nothing over from its log when it closes: what lies at the path now is not what the log belongs to."""
        with suppress(OSError):
            if file_identity(self._file) == self._known[self._file]:
                # Never closed: with any descriptor of the file SQLite's own locks on it would go.
                self._frozen = os.open(self._file, os.O_RDONLY)
                lock_bytes(self._frozen, *SQLITE_SHARED_RANGE, exclusive=False)

    def _save(self) -> None:
        """Save what the open file holds, its log included, beside it or wherever it can be."""
        for folder in self._folders():
            with suppress(OSError, sqlite3.Error):
                self.rescue_path = self._copied(folder)
                break
        if self.rescue_path is None:
            LOGGER.error(
                "%s: nothing is written any more, and what is open could not be saved anywhere", self._lost
            )
            return
        whole = "" if _whole(self.rescue_path) else " It is not whole: what was written over cannot be read."
        LOGGER.error(
            "%s: nothing is written any more. All that was confirmed is saved in %s; stop this program, and put that back with: "
            "spielhafen admin restore %s.%s",
            self._lost,
            self.rescue_path,
            self.rescue_path,
            whole,
        )

    def _folders(self) -> Iterator[Path]:
        yield self._real.parent
        yield self._file.parent
        yield Path("~").expanduser()
        yield Path(tempfile.gettempdir())

    def _copied(self, folder: Path) -> Path:
        half = unused_path(folder / self._real.name, "half")
        create_private_file(half)
        try:
            with closing(sqlite3.connect(half)) as target:
                self._link.backup(target)
                target.execute("PRAGMA journal_mode = DELETE")  # a file by itself, which can be moved
            whole = unused_path(folder / self._real.name, RESCUED_SUFFIX)
            half.rename(whole)
        except BaseException:
            half.unlink(missing_ok=True)
            raise
        _sync(folder)
        return whole


def _whole(file: Path) -> bool:
    with suppress(sqlite3.Error), closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as link:
        return bool(link.execute("PRAGMA integrity_check(1)").fetchone() == ("ok",))
    return False


def _sync(folder: Path) -> None:
    """A new name in a folder is durable; where folders can be synced."""
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
