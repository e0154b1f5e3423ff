"""Opening a store for a server, with the checks that come first."""

from __future__ import annotations

import logging
import re
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final

from spielhafen.store.engines import create_private_file, sqlite_path
from spielhafen.store.maintenance import is_intact
from spielhafen.store.paths import find_rescued_files
from spielhafen.store.process_lock import ProcessLock
from spielhafen.store.schema import EVENT
from spielhafen.store.store import Store
from spielhafen.store.store_errors import store_error, translate_db_errors

LOGGER: Final = logging.getLogger("spielhafen.store")

NEVER_USED: Final = re.compile(r"Page \d+( is|:) never used")
"""SQLite's finding on pages that belong to events, in a copy without the event table."""
MAX_FINDINGS: Final = 10**9
"""Findings that SQLite reports; by default a hundred."""


def open_for_serving(place: str | Path, lock: ProcessLock) -> Store:
    """Open a store that this process has locked; raises StoreError if a server must not use it."""
    file = sqlite_path(place)
    if file is not None and (saved := find_rescued_files(file)):
        raise store_error("store-rescued", str(file), saved=str(saved[-1]))
    store = Store(place)
    try:
        lock.lock_database_file()
        _check_damage(store)
    except BaseException:
        store.close()
        raise
    return store


def _check_damage(store: Store) -> None:
    if is_intact(store, quick=True):
        return
    if not _is_damage_limited_to_events(store):
        raise store_error("store-damaged", store.file)
    LOGGER.error(
        "%s is damaged in pages with events: their tables cannot be read, all others go on. "
        "spielhafen admin check names them.",
        store.file,
    )


def _is_damage_limited_to_events(store: Store) -> bool:
    """Return whether a damaged file can still be written safely.

    So it can if SQLite finds no fault in a copy without the event table, neither with other tables nor with
    the list of free pages, from which new events take theirs, and a new event can be inserted.
    """
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite"
        create_private_file(copy)
        with (
            translate_db_errors(store.file),
            store.transaction() as connection,
            closing(sqlite3.connect(copy)) as target,
        ):
            source = connection.connection.driver_connection
            assert isinstance(source, sqlite3.Connection)  # noqa: S101 - only SQLite files are checked
            source.backup(target)
        try:
            return _accepts_an_event(copy) and _is_sound_without_events(copy)
        except sqlite3.Error:
            return False


def _accepts_an_event(copy: Path) -> bool:
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute(
            f"INSERT INTO {EVENT.name} (match, seq, digest, at, body, chain) VALUES ('', 1, '', 0, x'', x'')"  # noqa: S608 - a name of ours
        )
        connection.rollback()
    return True


def _is_sound_without_events(copy: Path) -> bool:
    with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("DELETE FROM sqlite_master WHERE tbl_name = ?", (EVENT.name,))
    with closing(sqlite3.connect(copy)) as connection:
        findings = [
            line
            for (row,) in connection.execute(f"PRAGMA quick_check({MAX_FINDINGS})")
            for line in row.splitlines()
        ]
    problems = [line for line in findings if line != "ok" and not line.startswith("***")]
    return all(NEVER_USED.fullmatch(line) for line in problems)
