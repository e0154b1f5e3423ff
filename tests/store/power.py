"""Power cuts: what a program did with its files is recorded (`power.c`), and the disk is made again as it may have been at any moment.

A disk keeps for certain what was synced: the content of a file by a sync of the file, its name by a sync of its folder. Of all else it
keeps nothing, or any part: single sectors of what was written, single names.
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
    """Something that a program did: o open, c close, w write, t truncate, s sync, d sync of the folder, u unlink, r rename, a said."""

    what: str
    number: int
    place: int
    size: int
    data: bytes


def recorded(script: str, folder: Path, arguments: Sequence[str] = ()) -> list[Record]:
    """Let a Python program run that works in an empty folder; what it did. Skips where that cannot be recorded."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if sys.platform != "linux" or compiler is None:
        pytest.skip("power cuts need Linux and a C compiler (Debian: gcc libc6-dev)")
    folder.mkdir()
    shim, log = folder.with_name("power.so"), folder.with_name(f"{folder.name}-log")
    if not shim.exists():
        source = Path(__file__).with_name("power.c")
        subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", shim, source, "-ldl"], check=True)
    surroundings = os.environ | {
        "LD_PRELOAD": str(shim),
        "POWER_FOLDER": f"{folder}",
        "POWER_LOG": f"{log}",
    }
    subprocess.run(
        [sys.executable, "-c", script, str(folder / "harbour.sqlite"), *arguments],
        env=surroundings,
        stdout=subprocess.PIPE,
        check=True,
    )
    return list(_read(log.read_bytes()))


def _read(log: bytes) -> Iterator[Record]:
    place = 0
    while place < len(log):
        what, number, where, size = RECORD.unpack_from(log, place)
        place += RECORD.size
        data = b""
        if what.decode() in WITH_DATA:
            data = log[place : place + size]
            place += size
        yield Record(what.decode(), number, where, size, data)


@dataclass
class File:
    """What is certainly on the disk of a file, and what was written since."""

    synced: bytearray = field(default_factory=bytearray)
    since: list[Record] = field(default_factory=list)

    def sync(self) -> None:
        for record in self.since:
            _apply(self.synced, record)
        self.since.clear()

    def after_a_cut(self, random: Random, kept: float) -> bytes:
        """The content, with this part of the sectors that were not synced."""
        content = bytearray(self.synced)
        for record in self.since:
            for piece in _sectors(record):
                if random.random() < kept:
                    _apply(content, piece)
        return bytes(content)


def _apply(content: bytearray, record: Record) -> None:
    end = record.place + len(record.data)
    if len(content) < end:
        content.extend(bytes(end - len(content)))
    if record.what == "t":
        del content[record.place :]
    else:
        content[record.place : end] = record.data


def _sectors(record: Record) -> Iterator[Record]:
    if record.what == "t":
        yield record
        return
    end = record.place + len(record.data)
    borders = [record.place, *range((record.place // SECTOR + 1) * SECTOR, end, SECTOR), end]
    for first, last in pairwise(borders):
        piece = record.data[first - record.place : last - record.place]
        yield Record("w", record.number, first, len(piece), piece)


class Disk:
    """A folder on a disk."""

    def __init__(self) -> None:
        self._names: dict[str, File] = {}
        """As the program sees it."""
        self._synced: dict[str, File] = {}
        self._since: list[tuple[str, File | None]] = []
        """Names that were given, or taken away, since the folder was synced."""
        self._open: dict[int, File] = {}
        self.said = b""

    def happen(self, record: Record) -> None:
        match record.what:
            case "o":
                self._opened(record)
            case "c":
                del self._open[record.number]
            case "w" | "t":
                self._open[record.number].since.append(record)
            case "s":
                self._open[record.number].sync()
            case "d":
                _rename(self._synced, self._since)
                self._since.clear()
            case "u":
                self._call(record.data.decode(), None)
            case "r":
                old, _, new = record.data.decode().partition("\0")
                self._call(new, self._names[old])
                self._call(old, None)
            case "a":
                self.said += record.data

    def _opened(self, record: Record) -> None:
        name = record.data.decode()
        if record.place == 1:
            self._call(name, File())
        self._open[record.number] = file = self._names[name]
        if record.place == 2:
            file.since.append(Record("t", record.number, 0, 0, b""))

    def _call(self, name: str, file: File | None) -> None:
        self._since.append((name, file))
        _rename(self._names, self._since[-1:])

    def cut(self, folder: Path, random: Random, kept: float) -> None:
        """Make the folder as it is after the power has gone, with this part of what was not synced."""
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        names = dict(self._synced)
        _rename(names, [change for change in self._since if random.random() < kept])
        for name, file in names.items():
            if not name.endswith("-shm"):  # of no use after a cut: SQLite makes it anew
                (folder / Path(name).name).write_bytes(file.after_a_cut(random, kept))


def _rename(names: dict[str, File], changes: Sequence[tuple[str, File | None]]) -> None:
    for name, file in changes:
        if file is None:
            names.pop(name, None)
        else:
            names[name] = file
