"""The files of a store, and names beside them."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Final

SQLITE_SUFFIXES: Final = ("-wal", "-shm")
"""Files that belong to SQLite's: what one of them says of another harbour's file would destroy it."""

RESCUED_SUFFIX: Final = "rescued"
"""What a copy is called that was saved when the file was no longer the one at its path."""


def append_suffix(file: Path, suffix: str) -> Path:
    """The file of this name with something added."""
    return file.with_name(f"{file.name}{suffix}")


def unused_path(file: Path, what: str) -> Path:
    """A name beside a store's that is not taken."""
    names = (file.with_name(f"{file.name}.{what}-{number}") for number in count(1))
    return next(name for name in names if not name.exists())


def find_rescued_files(file: Path) -> list[Path]:
    """What was saved beside a store, the oldest first."""
    places = {each.parent / each.name for each in (file, file.resolve())}
    begun = [(place.parent, f"{place.name}.{RESCUED_SUFFIX}-") for place in places if place.parent.is_dir()]
    found = {
        each
        for folder, start in begun
        for each in folder.iterdir()
        if each.name.startswith(start) and each.name.removeprefix(start).isdecimal()
    }
    return sorted(found, key=lambda each: (each.parent, int(each.name.rpartition("-")[2])))
