"""Detection of writes into SQLite's files in place, which keep device and inode.

SQLite writes into the database file only in a checkpoint, which it announces in the index of its write-ahead
log (`-shm`). So a file that changed without a checkpoint was changed by another program; and a log that is
shorter than the index says, or has another salt, is another log. The index is read through SQLite's own
descriptor: opening and closing the file once more would drop its locks.
(https://www.sqlite.org/walformat.html)
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
"""Bytes of the index that are read: the header twice, and the checkpoint information."""
INDEX_HEADER: Final = struct.Struct("@IIIBBHII2I8s2I")
WAL_HEADER_BYTES: Final = 32
FRAME_HEADER_BYTES: Final = 24
MAX_ATTEMPTS: Final = 5


@dataclass(frozen=True)
class _Index:
    page: int
    frames: int
    salt: bytes
    checkpointed: int
    to_checkpoint: int

    @property
    def restarts(self) -> int:
        """The first salt as a number: it grows by one each time the log restarts."""
        return int.from_bytes(self.salt[:4])


@dataclass(frozen=True)
class FileSnapshot:
    """The state of the files at one moment."""

    size: int
    mtime_ns: int
    """In nanoseconds."""
    index: _Index


class FileChange(Enum):
    """The result of a check."""

    UNCHANGED = auto()
    TOUCHED = auto()
    """The file's time changed, so it may have been written. Some network drives do that, too."""
    REPLACED = auto()
    """The file or its log is another one."""


class _OpenFile:
    """A file that SQLite has open, read through SQLite's own descriptor."""

    def __init__(self, path: Path) -> None:
        stat = path.stat()
        self._known = stat.st_dev, stat.st_ino
        self._descriptor: int | None = None

    def read(self, size: int) -> tuple[int, bytes] | None:
        """Return the size of the file and its beginning; None if they cannot be read here."""
        if self._descriptor is None or not self._is_same_file(self._descriptor):
            self._descriptor = self._find_descriptor()
        if self._descriptor is None:
            return None
        try:
            return os.fstat(self._descriptor).st_size, os.pread(self._descriptor, size, 0)
        except OSError:
            return None

    def _is_same_file(self, number: int) -> bool:
        try:
            found = os.fstat(number)
        except OSError:
            return False
        return (found.st_dev, found.st_ino) == self._known

    def _find_descriptor(self) -> int | None:
        for folder in (Path("/proc/self/fd"), Path("/dev/fd")):
            if folder.is_dir():
                numbers = sorted(int(each.name) for each in folder.iterdir())
                return next((number for number in numbers if self._is_same_file(number)), None)
        return None


class FileWatcher:
    """Watches a database file and its log, which SQLite must have open."""

    def __init__(self, file: Path, log: Path, index: Path) -> None:
        self._file = file
        self._log = _OpenFile(log)
        self._index = _OpenFile(index)
        self._last: FileSnapshot | None = None

    def check(self) -> FileChange:
        """Return whether only SQLite has written since the last check, if that can be found out.

        Raises OSError.
        """
        found = FileChange.UNCHANGED
        for _ in range(MAX_ATTEMPTS):
            stat = self._file.stat()  # first: SQLite announces a checkpoint before it changes the file
            index = self._read()
            log = self._log.read(WAL_HEADER_BYTES)
            if index is None or log is None or self._read() != index:
                found = FileChange.UNCHANGED  # a write is under way, or the index cannot be read here
                continue
            now = FileSnapshot(stat.st_size, stat.st_mtime_ns, index)
            found = _compare(log, self._last, now)
            if found is FileChange.UNCHANGED:
                self._last = now
                break
        return found

    def reset(self) -> None:
        """Accept the files as they are now."""
        self._last = None

    def _read(self) -> _Index | None:
        _, found = self._index.read(INDEX_BYTES) or (0, b"")
        if len(found) < INDEX_BYTES or found[:48] != found[48:96]:
            return None
        version, _, _, is_initialized, _, page, frames, _, _, _, salt, _, _ = INDEX_HEADER.unpack_from(found)
        if version != WAL_INDEX_VERSION or not is_initialized:
            return None
        checkpointed, to_checkpoint = (
            struct.unpack_from("@I", found, 96)[0],
            struct.unpack_from("@I", found, 128)[0],
        )
        return _Index((page & 0xFE00) + ((page & 1) << 16), frames, salt, checkpointed, to_checkpoint)


def _compare(log: tuple[int, bytes], before: FileSnapshot | None, now: FileSnapshot) -> FileChange:
    if not _belongs_to(log, now.index):
        return FileChange.REPLACED
    if before is None or _is_checkpoint(before, now):
        return FileChange.UNCHANGED
    return FileChange.TOUCHED if before.size == now.size else FileChange.REPLACED


def _belongs_to(log: tuple[int, bytes], index: _Index) -> bool:
    """Return whether this log (its size and header) is the one of the index."""
    size, header = log
    end = WAL_HEADER_BYTES + index.frames * (FRAME_HEADER_BYTES + index.page)
    return index.frames == 0 or (size >= end and header[16:24] == index.salt)


def _is_checkpoint(before: FileSnapshot, now: FileSnapshot) -> bool:
    """Return whether checkpoints of SQLite alone explain the changes between two snapshots."""
    if (before.size, before.mtime_ns) == (now.size, now.mtime_ns):
        return True
    old, new = before.index, now.index
    if old.to_checkpoint > old.checkpointed:
        return True  # a checkpoint was under way
    if new.restarts == old.restarts:
        return new.to_checkpoint > old.to_checkpoint
    # The log restarts only after a full checkpoint, which may have happened before.
    complete = 1 if old.checkpointed == old.frames > 0 else 0
    return new.to_checkpoint > 0 or (new.restarts - old.restarts) % 2**32 > complete
