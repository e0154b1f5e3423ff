"""Power cuts: record a program's file operations and rebuild the disk as of any moment.

A disk certainly keeps what was synced: the content of a file by a sync of the file, its name by a sync of its
folder. Of all else it keeps nothing, or any part: single sectors, single names. The operations are recorded
by `power.c`.
"""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final

import pytest

SECTOR: Final = 512
RECORD: Final = struct.Struct("=c3xiqq")
WITH_DATA: Final = frozenset("owaur")


@dataclass(frozen=True)
class Record:
    """A file operation, or output of the program.

    o open, c close, w write, t truncate, s sync, d sync of the folder, u unlink, r rename, a output.
    """

    kind: str
    fd: int
    offset: int
    size: int
    data: bytes


def record_calls(script: str, folder: Path, arguments: Sequence[str] = ()) -> list[Record]:
    """Run a Python program on an empty folder and return its file operations.

    Skips the test where they cannot be recorded.
    """
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if sys.platform != "linux" or compiler is None:
        pytest.skip("power cuts need Linux and a C compiler (Debian: gcc libc6-dev)")
    folder.mkdir()
    shim, log = folder.with_name("power.so"), folder.with_name(f"{folder.name}-log")
    if not shim.exists():
        source = Path(__file__).with_name("power.c")
        subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", shim, source, "-ldl"], check=True)
    environment = os.environ | {"LD_PRELOAD": str(shim), "POWER_FOLDER": f"{folder}", "POWER_LOG": f"{log}"}
    subprocess.run(
        [sys.executable, "-c", script, str(folder / "harbour.sqlite"), *arguments],
        env=environment,
        stdout=subprocess.PIPE,
        check=True,
    )
    return list(_read(log.read_bytes()))


def _read(log: bytes) -> Iterator[Record]:
    offset = 0
    while offset < len(log):
        kind, fd, where, size = RECORD.unpack_from(log, offset)
        offset += RECORD.size
        data = b""
        if kind.decode() in WITH_DATA:
            data = log[offset : offset + size]
            offset += size
        yield Record(kind.decode(), fd, where, size, data)


@dataclass
class File:
    """The content of a file that is certainly on the disk, and the operations since."""

    synced: bytearray = field(default_factory=bytearray)
    unsynced: list[Record] = field(default_factory=list)

    def sync(self) -> None:
        for record in self.unsynced:
            _write(self.synced, record)
        self.unsynced.clear()

    def content_after_cut(self, random: Random, kept: float) -> bytes:
        """Return the content with this share of the unsynced sectors."""
        content = bytearray(self.synced)
        for record in self.unsynced:
            for piece in _sectors(record):
                if random.random() < kept:
                    _write(content, piece)
        return bytes(content)


def _write(content: bytearray, record: Record) -> None:
    end = record.offset + len(record.data)
    if len(content) < end:
        content.extend(bytes(end - len(content)))
    if record.kind == "t":
        del content[record.offset :]
    else:
        content[record.offset : end] = record.data


def _sectors(record: Record) -> Iterator[Record]:
    if record.kind == "t":
        yield record
        return
    end = record.offset + len(record.data)
    bounds = [record.offset, *range((record.offset // SECTOR + 1) * SECTOR, end, SECTOR), end]
    for first, last in pairwise(bounds):
        piece = record.data[first - record.offset : last - record.offset]
        yield Record("w", record.fd, first, len(piece), piece)


class Disk:
    """A folder on a disk."""

    def __init__(self) -> None:
        self._names: dict[str, File] = {}
        """The files by name, as the program sees them."""
        self._synced: dict[str, File] = {}
        self._unsynced_names: list[tuple[str, File | None]] = []
        """Names added or removed since the folder was synced."""
        self._open: dict[int, File] = {}
        self.output = b""

    def apply(self, record: Record) -> None:
        match record.kind:
            case "o":
                self._on_open(record)
            case "c":
                del self._open[record.fd]
            case "w" | "t":
                self._open[record.fd].unsynced.append(record)
            case "s":
                self._open[record.fd].sync()
            case "d":
                _rename(self._synced, self._unsynced_names)
                self._unsynced_names.clear()
            case "u":
                self._set_name(record.data.decode(), None)
            case "r":
                old, _, new = record.data.decode().partition("\0")
                self._set_name(new, self._names[old])
                self._set_name(old, None)
            case "a":
                self.output += record.data

    def _on_open(self, record: Record) -> None:
        name = record.data.decode()
        if record.offset == 1:
            self._set_name(name, File())
        self._open[record.fd] = file = self._names[name]
        if record.offset == 2:
            file.unsynced.append(Record("t", record.fd, 0, 0, b""))

    def _set_name(self, name: str, file: File | None) -> None:
        self._unsynced_names.append((name, file))
        _rename(self._names, self._unsynced_names[-1:])

    def cut(self, folder: Path, random: Random, kept: float) -> None:
        """Create the folder as after a power cut, with this share of what was not synced."""
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        names = dict(self._synced)
        _rename(names, [change for change in self._unsynced_names if random.random() < kept])
        for name, file in names.items():
            if not name.endswith("-shm"):  # useless after a cut: SQLite rebuilds it
                (folder / Path(name).name).write_bytes(file.content_after_cut(random, kept))


def _rename(names: dict[str, File], changes: Sequence[tuple[str, File | None]]) -> None:
    for name, file in changes:
        if file is None:
            names.pop(name, None)
        else:
            names[name] = file
