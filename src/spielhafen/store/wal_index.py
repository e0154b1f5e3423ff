"""Whether somebody has written over SQLite's files in place: a copy put over them keeps device and inode.

SQLite writes into the database file only when it carries over what stands in its log (a checkpoint), and says so beforehand in
the index of the log (`-shm`). So a file that changed without a checkpoint was changed by somebody else; and a log that is shorter
than the index says, or of another salt, is another log. The index is read through SQLite's own descriptor: opening and closing the
file once more would lose its locks. (https://www.sqlite.org/walformat.html)
"""

from __future__ import annotations

import os
import struct
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import Final

WAL_INDEX_VERSION: Final = 3_007_000
INDEX_BYTES: Final = 136
"""Bytes of the index that are looked at: the header twice, how far a checkpoint has come, its locks, how far one will go."""
INDEX_HEADER: Final = struct.Struct("@IIIBBHII2I8s2I")
WAL_HEADER_BYTES: Final = 32
FRAME_HEADER_BYTES: Final = 24
MAX_ATTEMPTS: Final = 5


@dataclass(frozen=True)
class _Index:
    page: int
    frames: int
    salt: bytes
    carried: int
    to_carry: int

    @property
    def restarts(self) -> int:
        """The first salt is one more each time the log begins anew."""
        return int.from_bytes(self.salt[:4])


@dataclass(frozen=True)
class FileSnapshot:
    """How the files stood at one moment."""

    size: int
    mtime_ns: int
    """In nanoseconds."""
    index: _Index


class FileChange(Enum):
    """What a look at the files has found."""

    UNCHANGED = auto()
    TOUCHED = auto()
    """Somebody may have written into it: its time is another one. Some network drives change it by themselves."""
    REPLACED = auto()
    """It is not what it was."""


class _Opened:
    """A file that SQLite has open, read through a descriptor of its own."""

    def __init__(self, path: Path) -> None:
        stat = path.stat()
        self._known = stat.st_dev, stat.st_ino
        self._number: int | None = None

    def read(self, size: int) -> tuple[int, bytes] | None:
        """The size of the file, and its beginning; None if that cannot be found out here."""
        if self._number is None or not self._fits(self._number):
            self._number = self._found()
        if self._number is None:
            return None
        try:
            return os.fstat(self._number).st_size, os.pread(self._number, size, 0)
        except OSError:
            return None

    def _fits(self, number: int) -> bool:
        try:
            found = os.fstat(number)
        except OSError:
            return False
        return (found.st_dev, found.st_ino) == self._known

    def _found(self) -> int | None:
        for folder in (Path("/proc/self/fd"), Path("/dev/fd")):
            if folder.is_dir():
                numbers = sorted(int(each.name) for each in folder.iterdir())
                return next((number for number in numbers if self._fits(number)), None)
        return None


class FileWatcher:
    """Looks at a database file and its log, which SQLite must have open."""

    def __init__(self, file: Path, log: Path, index: Path) -> None:
        self._file = file
        self._log = _Opened(log)
        self._index = _Opened(index)
        self._last: FileSnapshot | None = None

    def check(self) -> FileChange:
        """Whether nobody but SQLite has written since the last look, as far as can be told here. Raises OSError."""
        found = FileChange.UNCHANGED
        for _ in range(MAX_ATTEMPTS):
            stat = self._file.stat()  # first: a checkpoint is announced before the file changes
            index = self._read()
            log = self._log.read(WAL_HEADER_BYTES)
            if index is None or log is None or self._read() != index:
                found = FileChange.UNCHANGED  # somebody writes just now, or it cannot be told here
                continue
            now = FileSnapshot(stat.st_size, stat.st_mtime_ns, index)
            found = _compared(log, self._last, now)
            if found is FileChange.UNCHANGED:
                self._last = now
                break
        return found

    def reset(self) -> None:
        """Whatever was changed is as it should be."""
        self._last = None

    def _read(self) -> _Index | None:
        _, found = self._index.read(INDEX_BYTES) or (0, b"")
        if len(found) < INDEX_BYTES or found[:48] != found[48:96]:
            return None
        version, _, _, begun, _, page, frames, _, _, _, salt, _, _ = INDEX_HEADER.unpack_from(found)
        if version != WAL_INDEX_VERSION or not begun:
            return None
        carried, to_carry = struct.unpack_from("@I", found, 96)[0], struct.unpack_from("@I", found, 128)[0]
        return _Index((page & 0xFE00) + ((page & 1) << 16), frames, salt, carried, to_carry)


def _compared(log: tuple[int, bytes], before: FileSnapshot | None, now: FileSnapshot) -> FileChange:
    if not _belongs(log, now.index):
        return FileChange.REPLACED
    if before is None or _follows(before, now):
        return FileChange.UNCHANGED
    return FileChange.TOUCHED if before.size == now.size else FileChange.REPLACED


def _belongs(log: tuple[int, bytes], index: _Index) -> bool:
    """Whether this log (its size and its head) is the one of the index."""
    size, head = log
    longest = WAL_HEADER_BYTES + index.frames * (FRAME_HEADER_BYTES + index.page)
    return index.frames == 0 or (size >= longest and head[16:24] == index.salt)


def _follows(before: FileSnapshot, now: FileSnapshot) -> bool:
    """Whether SQLite alone can have changed the file between these, which it does only in a checkpoint."""
    if (before.size, before.mtime_ns) == (now.size, now.mtime_ns):
        return True
    was, is_ = before.index, now.index
    if was.to_carry > was.carried:
        return True  # one was under way
    if is_.restarts == was.restarts:
        return is_.to_carry > was.to_carry
    # The log begins anew only when all of it was carried over; that may have been so before.
    known = 1 if was.carried == was.frames > 0 else 0
    return is_.to_carry > 0 or (is_.restarts - was.restarts) % 2**32 > known
