"""What whoever keeps a store does with it: take matches out and put them in, write them anew, erase them, copy the file.

None of this is for a store that a server is serving from: what it has in memory would not follow.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, select
from sqlalchemy import text as sql

from spielhafen.store.engines import create_private_file
from spielhafen.store.hash_chain import (
    EVENT_COLUMNS,
    HEAD_COLUMNS,
    StoredEvent,
    chain_hashes,
    read_events,
    verify_rows,
)
from spielhafen.store.paths import SQLITE_SUFFIXES, append_suffix, find_rescued_files, unused_path
from spielhafen.store.schema import EVENT, MATCH, NOTE, SCHEMA_VERSION, SEAT, TALK, VERSIONS
from spielhafen.store.store_errors import StoreError, store_error, translate_db_errors

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from spielhafen.store.store import MatchSummary, Store


@dataclass(frozen=True)
class MatchExport:
    """All that a store knows of a match, except what people noted for themselves."""

    match: str
    events: Sequence[StoredEvent]
    talk: Sequence[dict[str, Any]] = ()


def export_match(store: Store, match: str) -> MatchExport:
    """The bundle of a match; it has no events if there is no such match. Raises StoreTrouble if it is not what was written."""
    with store.transaction() as link:
        events = read_events(link, store.file, match)
        said = link.execute(select(TALK).where(TALK.c.match == match).order_by(TALK.c.number)).mappings()
        talk = [{name: value for name, value in line.items() if name != "match"} for line in said]
    return MatchExport(match, events, talk)


def import_matches(store: Store, matches: Iterable[tuple[MatchExport, MatchSummary]]) -> list[str]:
    """Keep matches, each with the card made from its events; the words of those that there are already: these stay as they are.

    Raises StoreTrouble: then none was kept.
    """
    known = []
    with store.transaction() as link:
        for bundle, card in matches:
            if link.execute(select(EVENT.c.seq).where(EVENT.c.match == bundle.match).limit(1)).first():
                known.append(bundle.match)
                continue
            _write(link, bundle)
            store.write_summary(link, bundle.match, len(bundle.events), card)
    return known


def replace_match(store: Store, export: MatchExport, summary: MatchSummary) -> None:
    """Keep this instead of what was known of a match."""
    with store.transaction() as link:
        _erase(link, export.match)
        _write(link, export)
        store.write_summary(link, export.match, len(export.events), summary)


def delete_match(store: Store, match: str) -> bool:
    """Forget all of a match; whether there was one."""
    with store.transaction() as link:
        return _erase(link, match)


def _write(link: Connection, bundle: MatchExport) -> None:
    for event, value in zip(bundle.events, chain_hashes(bundle.match, bundle.events), strict=True):
        link.execute(insert(EVENT).values(match=bundle.match, chain=value, **asdict(event)))
    for line in bundle.talk:
        link.execute(insert(TALK).values(match=bundle.match, **line))


def _erase(link: Connection, match: str) -> bool:
    known = link.execute(select(EVENT.c.seq).where(EVENT.c.match == match).limit(1)).first()
    for kind in (NOTE, TALK, SEAT):
        link.execute(delete(kind).where(kind.c.match == match))
    link.execute(delete(MATCH).where(MATCH.c.id == match))
    link.execute(delete(EVENT).where(EVENT.c.match == match))
    return known is not None


def read_match(store: Store, match: str) -> tuple[list[bytes], tuple[int, bytes] | None]:
    """The events of a match, and for how many of them its card is made and what that says, as they were at one moment.

    Raises StoreTrouble if an event is missing or not what was written.
    """
    query = select(*EVENT_COLUMNS, *HEAD_COLUMNS, MATCH.c.card).outerjoin(MATCH, MATCH.c.id == EVENT.c.match)
    with store.transaction() as link:
        rows = link.execute(query.where(EVENT.c.match == match).order_by(EVENT.c.seq)).all()
    if not rows:
        raise store_error("store-gap", store.file, table=match)
    head = tuple(rows[0][-3:-1])
    events = verify_rows([row[:-3] for row in rows], store.file, match, head)
    card = (rows[0][-3], rows[0][-1]) if rows[0][-3] is not None else None
    return [event.body for event in events], card


def back_up(store: Store, file: Path) -> None:
    """Copy the whole file of a store to a new one, while it may be in use.

    Raises StoreTrouble if it is not a file, OSError if the new one is there already or cannot be made.
    """
    if store.is_shared:
        raise store_error("store-no-file", store.file)
    create_private_file(file)
    try:
        with translate_db_errors(str(file)), store.transaction() as link:
            link.connection.commit()  # a copy is made outside of any transaction
            link.exec_driver_sql("VACUUM INTO ?", (str(file),))
    except StoreError as error:
        file.unlink()
        # A full disk is the copy's: the store itself is only read.
        raise store_error(error.text.key, str(file), **_more(error)) from error
    except BaseException:
        file.unlink()
        raise


def _more(error: StoreError) -> dict[str, str]:
    return {name: str(value) for name, value in error.text.args.items() if name != "file"}


def restore(copy: Path, file: Path) -> Path | None:
    """Put a copy in the place of a store that nobody has open; where what was there is now, with all that belongs to it.

    Raises StoreTrouble if the copy is no whole store, OSError if it cannot be read or put there; then all is as it was. If the power
    fails meanwhile, what was there is found under the names that this would have returned.
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
        copy.rename(unused_path(file, "restored"))  # it stands in nobody's way any more
    return aside


def _move_all(file: Path, to: Path) -> None:
    """Rename a store with what belongs to it; raises OSError, and then nothing has another name."""
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
    """Raises StoreTrouble unless this is a store that we can read, and whole. What lies beside it belongs to it, if anything."""
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
        full = "full" in str(error)
        raise store_error("store-full" if full else "store-not-ours", str(new if full else copy)) from None
    finally:
        source.close()
        target.close()


def is_intact(store: Store, *, quick: bool = False) -> bool:
    """Whether the file itself is whole, as far as the database can tell; quick: without comparing indexes with their tables."""
    if store.is_shared:
        return True  # PostgreSQL looks after its files itself
    check = "quick_check(1)" if quick else "integrity_check"
    try:
        with store.transaction() as link:
            return bool(link.execute(sql(f"PRAGMA {check}")).scalar() == "ok")
    except StoreError as error:
        if error.text.key != "store-damaged":  # some damage ends the check
            raise
        return False


__all__ = [
    "MatchExport",
    "StoredEvent",
    "back_up",
    "delete_match",
    "export_match",
    "import_matches",
    "is_intact",
    "read_match",
    "replace_match",
    "restore",
]
