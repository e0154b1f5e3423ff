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

from spielhafen.store.engines import make_private
from spielhafen.store.hash_chain import COLUMNS, HEAD, Written, hashes, history, verified
from spielhafen.store.paths import BESIDE, beside, free, rescued
from spielhafen.store.schema import EVENT, HARBOUR, MATCH, NOTE, SCHEMA, SEAT, TALK
from spielhafen.store.store_errors import StoreTrouble, told, trouble

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from spielhafen.store.store import Card, Store


@dataclass(frozen=True)
class Bundle:
    """All that a store knows of a match, except what people noted for themselves."""

    match: str
    events: Sequence[Written]
    talk: Sequence[dict[str, Any]] = ()


def take_out(store: Store, match: str) -> Bundle:
    """The bundle of a match; it has no events if there is no such match. Raises StoreTrouble if it is not what was written."""
    with store.transaction() as link:
        events = history(link, store.file, match)
        said = link.execute(select(TALK).where(TALK.c.match == match).order_by(TALK.c.number)).mappings()
        talk = [{name: value for name, value in line.items() if name != "match"} for line in said]
    return Bundle(match, events, talk)


def put_in(store: Store, matches: Iterable[tuple[Bundle, Card]]) -> list[str]:
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
            store.write_card(link, bundle.match, len(bundle.events), card)
    return known


def rewrite(store: Store, bundle: Bundle, card: Card) -> None:
    """Keep this instead of what was known of a match."""
    with store.transaction() as link:
        _erase(link, bundle.match)
        _write(link, bundle)
        store.write_card(link, bundle.match, len(bundle.events), card)


def erase(store: Store, match: str) -> bool:
    """Forget all of a match; whether there was one."""
    with store.transaction() as link:
        return _erase(link, match)


def _write(link: Connection, bundle: Bundle) -> None:
    for event, value in zip(bundle.events, hashes(bundle.match, bundle.events), strict=True):
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


def all_of(store: Store, match: str) -> tuple[list[bytes], tuple[int, bytes] | None]:
    """The events of a match, and for how many of them its card is made and what that says, as they were at one moment.

    Raises StoreTrouble if an event is missing or not what was written.
    """
    query = select(*COLUMNS, *HEAD, MATCH.c.card).outerjoin(MATCH, MATCH.c.id == EVENT.c.match)
    with store.transaction() as link:
        rows = link.execute(query.where(EVENT.c.match == match).order_by(EVENT.c.seq)).all()
    if not rows:
        raise trouble("store-gap", store.file, table=match)
    head = tuple(rows[0][-3:-1])
    events = verified([row[:-3] for row in rows], store.file, match, head)
    card = (rows[0][-3], rows[0][-1]) if rows[0][-3] is not None else None
    return [event.body for event in events], card


def copy_to(store: Store, file: Path) -> None:
    """Copy the whole file of a store to a new one, while it may be in use.

    Raises StoreTrouble if it is not a file, OSError if the new one is there already or cannot be made.
    """
    if store.shared:
        raise trouble("store-no-file", store.file)
    make_private(file)
    try:
        with told(str(file)), store.transaction() as link:
            link.connection.commit()  # a copy is made outside of any transaction
            link.exec_driver_sql("VACUUM INTO ?", (str(file),))
    except StoreTrouble as error:
        file.unlink()
        # A full disk is the copy's: the store itself is only read.
        raise trouble(error.text.key, str(file), **_more(error)) from error
    except BaseException:
        file.unlink()
        raise


def _more(error: StoreTrouble) -> dict[str, str]:
    return {name: str(value) for name, value in error.text.args.items() if name != "file"}


def put_back(copy: Path, file: Path) -> Path | None:
    """Put a copy in the place of a store that nobody has open; where what was there is now, with all that belongs to it.

    Raises StoreTrouble if the copy is no whole store, OSError if it cannot be read or put there; then all is as it was. If the power
    fails meanwhile, what was there is found under the names that this would have returned.
    """
    copy.open("rb").close()
    file = file.resolve()
    new = free(file, "new")
    make_private(new)
    try:
        _copy_checked(copy, new)
        aside = free(file, "before") if file.exists() else None
        if aside is None:
            for end in BESIDE:
                beside(file, end).unlink(missing_ok=True)
        else:
            _move_all(file, aside)
        new.replace(file)
    except BaseException:
        new.unlink(missing_ok=True)
        raise
    if copy.resolve() in {each.resolve() for each in rescued(file)}:
        copy.rename(free(file, "restored"))  # it stands in nobody's way any more
    return aside


def _move_all(file: Path, to: Path) -> None:
    """Rename a store with what belongs to it; raises OSError, and then nothing has another name."""
    moved: list[str] = []
    try:
        for end in ("", *BESIDE):
            if beside(file, end).exists():
                beside(file, end).replace(beside(to, end))
                moved.append(end)
    except OSError:
        for end in moved:
            beside(to, end).replace(beside(file, end))
        raise


def _copy_checked(copy: Path, new: Path) -> None:
    """Raises StoreTrouble unless this is a store that we can read, and whole. What lies beside it belongs to it, if anything."""
    log = beside(copy, BESIDE[0])
    alone = "" if log.exists() and log.stat().st_size else "&immutable=1"
    source = sqlite3.connect(f"{copy.resolve().as_uri()}?mode=ro{alone}", uri=True)
    target = sqlite3.connect(new)
    try:
        if not source.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (HARBOUR.name,)).fetchone():
            raise trouble("store-not-ours", str(copy))
        newest = f"SELECT value FROM {HARBOUR.name} WHERE name = 'schema' AND value > ?"  # noqa: S608 - a name of ours
        if source.execute(newest, (SCHEMA,)).fetchone():
            raise trouble("store-newer", str(copy))
        if source.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise trouble("store-damaged", str(copy))
        source.backup(target)
    except sqlite3.DatabaseError as error:
        full = "full" in str(error)
        raise trouble("store-full" if full else "store-not-ours", str(new if full else copy)) from None
    finally:
        source.close()
        target.close()


def is_sound(store: Store, *, quick: bool = False) -> bool:
    """Whether the file itself is whole, as far as the database can tell; quick: without comparing indexes with their tables."""
    if store.shared:
        return True  # PostgreSQL looks after its files itself
    check = "quick_check(1)" if quick else "integrity_check"
    try:
        with store.transaction() as link:
            return bool(link.execute(sql(f"PRAGMA {check}")).scalar() == "ok")
    except StoreTrouble as error:
        if error.text.key != "store-damaged":  # some damage ends the check
            raise
        return False


__all__ = [
    "Bundle",
    "Written",
    "all_of",
    "copy_to",
    "erase",
    "is_sound",
    "put_back",
    "put_in",
    "rewrite",
    "take_out",
]
