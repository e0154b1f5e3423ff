"""Opening a store that a server is to serve from: what is looked at before the first guest comes in."""

from __future__ import annotations

import logging
import re
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from spielhafen.store.engines import create_private_file, sqlite_path
from spielhafen.store.maintenance import is_intact
from spielhafen.store.paths import find_rescued_files
from spielhafen.store.schema import EVENT
from spielhafen.store.store import Store
from spielhafen.store.store_errors import store_error, translate_db_errors

if TYPE_CHECKING:
    from spielhafen.store.process_lock import ProcessLock

LOGGER: Final = logging.getLogger("spielhafen.store")

NEVER_USED: Final = re.compile(r"Page \d+( is|:) never used")
"""What SQLite says of pages that belong to events, once it does not know of events."""
MAX_FINDINGS: Final = 10**9
"""Findings told; by default there are a hundred."""


def open_for_serving(place: str | Path, lock: ProcessLock) -> Store:
    """Open a store to serve from, which this process holds; raises StoreTrouble if it is not fit for that."""
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
    if not _only_events_are_spoiled(store):
        raise store_error("store-damaged", store.file)
    LOGGER.error(
        "%s is damaged where events lie: the tables of these cannot be read, all others go on. "
        "spielhafen admin check names them.",
        store.file,
    )


def _only_events_are_spoiled(store: Store) -> bool:
    """Whether writing can do no harm to a file that is damaged: SQLite finds nothing wrong in a copy that knows of no events – neither
    with other tables nor with the list of free pages, from which new events take theirs –, and a new event can be written.
    """
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite"
        create_private_file(copy)
        with (
            translate_db_errors(store.file),
            store.transaction() as link,
            closing(sqlite3.connect(copy)) as target,
        ):
            source = link.connection.driver_connection
            assert isinstance(source, sqlite3.Connection)  # noqa: S101 - others look after their files themselves
            source.backup(target)
        try:
            return _takes_an_event(copy) and _sound_without_events(copy)
        except sqlite3.Error:
            return False


def _takes_an_event(copy: Path) -> bool:
    with closing(sqlite3.connect(copy)) as link:
        link.execute(
            f"INSERT INTO {EVENT.name} (match, seq, digest, at, body, chain) VALUES ('', 1, '', 0, x'', x'')"  # noqa: S608 - a name of ours
        )
        link.rollback()
    return True


def _sound_without_events(copy: Path) -> bool:
    with closing(sqlite3.connect(copy, isolation_level=None)) as link:
        link.execute("PRAGMA journal_mode = DELETE")
        link.execute("PRAGMA writable_schema = ON")
        link.execute("DELETE FROM sqlite_master WHERE tbl_name = ?", (EVENT.name,))
    with closing(sqlite3.connect(copy)) as link:
        said = [
            line
            for (row,) in link.execute(f"PRAGMA quick_check({MAX_FINDINGS})")
            for line in row.splitlines()
        ]
    wrong = [line for line in said if line != "ok" and not line.startswith("***")]
    return all(NEVER_USED.fullmatch(line) for line in wrong)
