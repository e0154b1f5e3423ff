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

from spielhafen.store.engines import make_private
from spielhafen.store.inode_lock import SHARED, lock
from spielhafen.store.integrity import holds
from spielhafen.store.paths import BESIDE, RESCUED, beside, free
from spielhafen.store.store_errors import StoreTrouble, trouble
from spielhafen.store.wal_index import Contents, Found

if TYPE_CHECKING:
    from sqlalchemy import Engine

LOG: Final = logging.getLogger("spielhafen.store")

LOOK: Final = 1.0
"""Seconds between two looks while nobody writes."""


def identity(path: Path) -> tuple[int, int]:
    """By what a file is known whatever its name is; raises OSError."""
    found = path.stat()
    return found.st_dev, found.st_ino


class Guard:
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
        logs = [beside(self._real, end) for end in BESIDE]
        self._known = {path: identity(path) for path in (self._file, *logs) if path.exists()}
        self._contents = Contents(self._file, *logs) if len(self._known) == 1 + len(logs) else None
        self._least: dict[str, int] = {}
        """How many events there are at least in each match that was written since."""
        self._lost: str | None = None
        self.saved: Path | None = None
        """Where all was saved, once the file is no longer the one that was opened."""
        self._frozen: int | None = None
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="store-guard", daemon=True)
        self._thread.start()

    def check(self) -> None:
        """Raises StoreTrouble unless the open files are those at their paths, now and ever since."""
        if not self.fits():
            raise self._trouble()

    def note(self, match: str, seq: int) -> None:
        """An event is about to be acknowledged."""
        with self._door:
            self._least[match] = max(seq, self._least.get(match, 0))

    def fits(self) -> bool:
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
            if not self.fits() and self.saved is None:
                self._save()
            self._link.close()

    def _run(self) -> None:
        while not self._ended.wait(LOOK):
            if not self.fits() and self.saved is None:
                with self._door:
                    self._save()

    def _trouble(self) -> StoreTrouble:
        if self.saved is None:
            return trouble("store-moved-unsaved", str(self._file))
        return trouble("store-moved", str(self._file), saved=str(self.saved))

    def _difference(self) -> str | None:
        """What is no longer as it was, in English for the log."""
        for path, known in self._known.items():
            try:
                if identity(path) != known:
                    return f"{path} is another file now"
            except OSError as error:
                return f"{path} is gone ({error.strerror})"
        try:
            fits = self._contents is None or self._is_as_written(self._contents)
        except OSError as error:
            return f"{self._file} cannot be looked at ({error.strerror})"
        return None if fits else f"{self._file} was written over"

    def _is_as_written(self, contents: Contents) -> bool:
        found = contents.look()
        if found is Found.TOUCHED and holds(self._file, self._least):
            LOG.warning("%s was touched by something else; all that was written is there", self._file)
            contents.forget()
            found = contents.look()
        return found is Found.FITS

    # Saving.

    def _freeze(self) -> None:
        """Let SQLite carry nothing over from its log when it closes: what lies at the path now is not what the log belongs to."""
        with suppress(OSError):
            if identity(self._file) == self._known[self._file]:
                # Never closed: with any descriptor of the file SQLite's own locks on it would go.
                self._frozen = os.open(self._file, os.O_RDONLY)
                lock(self._frozen, *SHARED, exclusive=False)

    def _save(self) -> None:
        """Save what the open file holds, its log included, beside it or wherever it can be."""
        for folder in self._folders():
            with suppress(OSError, sqlite3.Error):
                self.saved = self._copied(folder)
                break
        if self.saved is None:
            LOG.error(
                "%s: nothing is written any more, and what is open could not be saved anywhere", self._lost
            )
            return
        whole = "" if _whole(self.saved) else " It is not whole: what was written over cannot be read."
        LOG.error(
            "%s: nothing is written any more. All that was confirmed is saved in %s; stop this program, and put that back with: "
            "spielhafen admin restore %s.%s",
            self._lost,
            self.saved,
            self.saved,
            whole,
        )

    def _folders(self) -> Iterator[Path]:
        yield self._real.parent
        yield self._file.parent
        yield Path("~").expanduser()
        yield Path(tempfile.gettempdir())

    def _copied(self, folder: Path) -> Path:
        half = free(folder / self._real.name, "half")
        make_private(half)
        try:
            with closing(sqlite3.connect(half)) as target:
                self._link.backup(target)
                target.execute("PRAGMA journal_mode = DELETE")  # a file by itself, which can be moved
            whole = free(folder / self._real.name, RESCUED)
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
