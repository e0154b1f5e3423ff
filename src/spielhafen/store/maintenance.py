"""Maintenance of a store: export, import, replace and delete matches; back up and restore.

Not for a store that a server is using: its caches would not follow.
"""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from msgspec import structs
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy import text as sql

from spielhafen.store.chat import ChatMessage, add_anchor, all_messages
from spielhafen.store.engines import create_private_file
from spielhafen.store.event_log import MatchSummary
from spielhafen.store.hash_chain import (
    EVENT_COLUMNS,
    HEAD_COLUMNS,
    StoredEvent,
    chain_hashes,
    read_events,
    verify_rows,
)
from spielhafen.store.paths import SQLITE_SUFFIXES, append_suffix, find_rescued_files, unused_path
from spielhafen.store.schema import (
    EVENT,
    LISTING,
    MAIL_SENT,
    MATCH,
    NOTE,
    RATED_MATCH,
    RATING_QUEUE,
    REPORT,
    RESULT,
    SCHEMA_VERSION,
    SEAT,
    TALK,
    TALK_ANCHOR,
    VERSIONS,
)
from spielhafen.store.store import Store
from spielhafen.store.store_errors import StoreError, store_error, translate_db_errors

PART: Final = "part"
"""Suffix of a copy that is not complete."""


@dataclass(frozen=True)
class MatchExport:
    """All that is stored of a match, except private notes."""

    match: str
    events: Sequence[StoredEvent]
    talk: Sequence[ChatMessage] = ()


def export_match(store: Store, match: str) -> MatchExport:
    """Return the export of a match; without events if there is no such match.

    Raises StoreError if it is not what was written.
    """
    with store.transaction() as connection:
        events = read_events(connection, store.file, match)
        return MatchExport(match, events, all_messages(connection, match))


def import_matches(store: Store, matches: Iterable[tuple[MatchExport, MatchSummary]]) -> list[str]:
    """Store matches with their summaries; return the ids of those that exist and stay unchanged.

    Raises StoreError: then none was stored.
    """
    existing = []
    with store.transaction(patient=True) as connection:  # the matches may be made meanwhile
        for export, summary in matches:
            if connection.execute(select(EVENT.c.seq).where(EVENT.c.match == export.match).limit(1)).first():
                existing.append(export.match)
                continue
            _write(connection, export)
            store.write_summary(connection, export.match, len(export.events), summary)
    return existing


def replace_match(store: Store, export: MatchExport, summary: MatchSummary) -> None:
    """Store this in place of what was known of a match."""
    with store.transaction() as connection:
        _erase(connection, export.match)
        _write(connection, export)
        store.write_summary(connection, export.match, len(export.events), summary)


def delete_match(store: Store, match: str) -> bool:
    """Delete all of a match; return whether it existed."""
    with store.transaction() as connection:
        return _erase(connection, match)


def _write(connection: Connection, export: MatchExport) -> None:
    for event, value in zip(export.events, chain_hashes(export.match, export.events), strict=True):
        connection.execute(insert(EVENT).values(match=export.match, chain=value, **asdict(event)))
    for message in export.talk:
        row = {name: value for name, value in structs.asdict(message).items() if name in TALK.c}
        connection.execute(insert(TALK).values(match=export.match, **row))
        add_anchor(connection, insert, message, export.match)


def _erase(connection: Connection, match: str) -> bool:
    existed = connection.execute(select(EVENT.c.seq).where(EVENT.c.match == match).limit(1)).first()
    for table in (
        NOTE, TALK, TALK_ANCHOR, REPORT, SEAT, RESULT, RATED_MATCH, RATING_QUEUE, LISTING, MAIL_SENT,
    ):  # fmt: skip
        connection.execute(delete(table).where(table.c.match == match))
    connection.execute(delete(MATCH).where(MATCH.c.id == match))
    connection.execute(delete(EVENT).where(EVENT.c.match == match))
    return existed is not None


def read_match(store: Store, match: str) -> tuple[list[bytes], tuple[int, bytes] | None]:
    """Return the events of a match, and its summary with the number of events it covers.

    All are of one moment. Raises StoreError if an event is missing or not what was written.
    """
    query = select(*EVENT_COLUMNS, *HEAD_COLUMNS, MATCH.c.card).outerjoin(MATCH, MATCH.c.id == EVENT.c.match)
    with store.transaction() as connection:
        rows = connection.execute(query.where(EVENT.c.match == match).order_by(EVENT.c.seq)).all()
    if not rows:
        raise store_error("store-gap", store.file, table=match)
    head = tuple(rows[0][-3:-1])
    events = verify_rows([row[:-3] for row in rows], store.file, match, head)
    summary = (rows[0][-3], rows[0][-1]) if rows[0][-3] is not None else None
    return [event.body for event in events], summary


def back_up(store: Store, file: Path) -> None:
    """Copy the whole file of a store to a new one; the store may be in use.

    The new file is complete and durable as soon as it is there. Raises StoreError if the store is not a file,
    OSError if the new file exists or cannot be created.
    """
    if store.is_shared:
        raise store_error("store-no-file", store.file)
    if file.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(file))
    part = unused_path(file, PART)
    create_private_file(part)
    try:
        with translate_db_errors(str(file)), store.transaction() as connection:
            connection.connection.commit()  # VACUUM runs outside of any transaction
            connection.exec_driver_sql("VACUUM INTO ?", (str(part),))
        _make_durable(part)
        part.replace(file)
        _make_durable(file.parent)
    except StoreError as error:
        part.unlink()
        # Only the copy can lack room: the store itself is only read.
        raise store_error(error.text.key, str(file), **_other_args(error)) from error
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def _make_durable(path: Path) -> None:
    """Wait until a file or folder is on the disk; Windows does so with files only."""
    is_folder = path.is_dir()
    if is_folder and os.name == "nt":
        return
    handle = os.open(path, os.O_RDONLY if is_folder else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _other_args(error: StoreError) -> dict[str, str]:
    return {name: str(value) for name, value in error.text.args.items() if name != "file"}


def restore(copy: Path, file: Path) -> Path | None:
    """Put a copy in the place of a closed store; return the new path of the old store, if any.

    Raises StoreError if the copy is not an intact store, OSError if it cannot be read or moved; nothing has
    changed then. After a power failure in between, the old store is found under the name that this would have
    returned.
    """
    copy.open("rb").close()
    file = file.resolve()
    new = unused_path(file, "new")
    create_private_file(new)
    try:
        _copy_checked(copy, new)
        aside = unused_path(file, "before") if file.exists() else None
        if aside is None:
            for end in SQLITE_SUFFIXES:
                append_suffix(file, end).unlink(missing_ok=True)
        else:
            _move_all(file, aside)
        new.replace(file)
    except BaseException:
        new.unlink(missing_ok=True)
        raise
    if copy.resolve() in {each.resolve() for each in find_rescued_files(file)}:
        copy.rename(unused_path(file, "restored"))  # a rescued file would keep servers from opening the store
    return aside


def _move_all(file: Path, to: Path) -> None:
    """Rename a store with SQLite's files beside it; raises OSError and then renames nothing."""
    moved: list[str] = []
    try:
        for end in ("", *SQLITE_SUFFIXES):
            if append_suffix(file, end).exists():
                append_suffix(file, end).replace(append_suffix(to, end))
                moved.append(end)
    except OSError:
        for end in moved:
            append_suffix(to, end).replace(append_suffix(file, end))
        raise


def _copy_checked(copy: Path, new: Path) -> None:
    """Copy a store with the files beside it; raises StoreError unless it is readable and intact."""
    log = append_suffix(copy, SQLITE_SUFFIXES[0])
    alone = "" if log.exists() and log.stat().st_size else "&immutable=1"
    source = sqlite3.connect(f"{copy.resolve().as_uri()}?mode=ro{alone}", uri=True)
    target = sqlite3.connect(new)
    try:
        if not source.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (VERSIONS.name,)).fetchone():
            raise store_error("store-not-ours", str(copy))
        newest = f"SELECT value FROM {VERSIONS.name} WHERE name = 'schema' AND value > ?"  # noqa: S608 - a name of ours
        if source.execute(newest, (SCHEMA_VERSION,)).fetchone():
            raise store_error("store-newer", str(copy))
        if source.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise store_error("store-damaged", str(copy))
        source.backup(target)
    except sqlite3.DatabaseError as error:
        is_full = "full" in str(error)
        raise store_error(
            "store-full" if is_full else "store-not-ours", str(new if is_full else copy)
        ) from None
    finally:
        source.close()
        target.close()


def is_intact(store: Store, *, quick: bool = False) -> bool:
    """Return whether the database finds its file intact.

    `quick` skips the comparison of indexes with their tables.
    """
    if store.is_shared:
        return True  # PostgreSQL checks its files itself
    check = "quick_check(1)" if quick else "integrity_check"
    try:
        with store.transaction() as connection:
            return bool(connection.execute(sql(f"PRAGMA {check}")).scalar() == "ok")
    except StoreError as error:
        if error.text.key != "store-damaged":  # some damage makes the check itself fail
            raise
        return False
