"""The files of a store, and names for files beside it."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Final

SQLITE_SUFFIXES: Final = ("-wal", "-shm")
"""Suffixes of SQLite's files beside a database.

Beside another database these files would destroy it.
"""

RESCUED_SUFFIX: Final = "rescued"
"""Suffix of the copy saved when the open file was no longer the one at its path."""


def append_suffix(file: Path, suffix: str) -> Path:
    """Return the path with a suffix added to its name."""
    return file.with_name(f"{file.name}{suffix}")


def unused_path(file: Path, what: str) -> Path:
    """Return a numbered path beside a store that does not exist yet."""
    names = (file.with_name(f"{file.name}.{what}-{number}") for number in count(1))
    return next(name for name in names if not name.exists())


def find_rescued_files(file: Path) -> list[Path]:
    """Return the files rescued beside a store, the oldest first."""
    names = {each.parent / each.name for each in (file, file.resolve())}
    prefixes = [(name.parent, f"{name.name}.{RESCUED_SUFFIX}-") for name in names if name.parent.is_dir()]
    found = {
        each
        for folder, prefix in prefixes
        for each in folder.iterdir()
        if each.name.startswith(prefix) and each.name.removeprefix(prefix).isdecimal()
    }
    return sorted(found, key=lambda each: (each.parent, int(each.name.rpartition("-")[2])))
