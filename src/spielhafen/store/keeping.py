"""What whoever keeps a store does with it: take matches out and put them in, write them anew, erase them, copy the file.

None of this is for a store that a server is serving from: what it has in memory would not follow.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, select
from sqlalchemy import text as sql

from spielhafen.store.engines import make_private
from spielhafen.store.tables import EVENT, MATCH, NOTE, SEAT, TALK
from spielhafen.store.trouble import trouble

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from spielhafen.store.store import Card, Store


@dataclass(frozen=True)
class Written:
    """An event as it stands in the store."""

    seq: int
    key: str | None
    digest: str
    at: float
    body: bytes


@dataclass(frozen=True)
class Bundle:
    """All that a store knows of a match, except what people noted for themselves."""

    match: str
    events: Sequence[Written]
    talk: Sequence[dict[str, Any]] = ()


def take_out(store: Store, match: str) -> Bundle:
    """The bundle of a match; it has no events if there is no such match."""
    columns = [EVENT.c[name] for name in Written.__dataclass_fields__]
    with store.transaction() as link:
        rows = link.execute(select(*columns).where(EVENT.c.match == match).order_by(EVENT.c.seq)).all()
        said = link.execute(select(TALK).where(TALK.c.match == match).order_by(TALK.c.number)).mappings()
        talk = [{name: value for name, value in line.items() if name != "match"} for line in said]
    return Bundle(match, [Written(*row) for row in rows], talk)


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
    for event in bundle.events:
        row = {name: getattr(event, name) for name in Written.__dataclass_fields__}
        link.execute(insert(EVENT).values(match=bundle.match, **row))
    for line in bundle.talk:
        link.execute(insert(TALK).values(match=bundle.match, **line))


def _erase(link: Connection, match: str) -> bool:
    known = link.execute(select(EVENT.c.seq).where(EVENT.c.match == match).limit(1)).first()
    for kind in (NOTE, TALK, SEAT):
        link.execute(delete(kind).where(kind.c.match == match))
    link.execute(delete(MATCH).where(MATCH.c.id == match))
    link.execute(delete(EVENT).where(EVENT.c.match == match))
    return known is not None


def card_of(store: Store, match: str) -> tuple[int, bytes] | None:
    """The number of events and what lists say of a match, as they are kept."""
    with store.transaction() as link:
        row = link.execute(select(MATCH.c.seq, MATCH.c.card).where(MATCH.c.id == match)).first()
    return None if row is None else (row[0], row[1])


def copy_to(store: Store, file: Path) -> None:
    """Copy the whole file of a store to a new one, while it may be in use.

    Raises StoreTrouble if it is not a file, OSError if the new one is there already or cannot be made.
    """
    if store.shared:
        raise trouble("store-no-file", store.file)
    make_private(file)
    try:
        with store.transaction() as link:
            link.connection.commit()  # a copy is made outside of any transaction
            link.exec_driver_sql("VACUUM INTO ?", (str(file),))
    except BaseException:
        file.unlink()
        raise


def is_sound(store: Store) -> bool:
    """Whether the file itself is whole, as far as the database can tell."""
    if store.shared:
        return True  # PostgreSQL looks after its files itself
    with store.transaction() as link:
        return bool(link.execute(sql("PRAGMA integrity_check")).scalar() == "ok")


__all__ = ["Bundle", "Written", "card_of", "copy_to", "erase", "is_sound", "put_in", "rewrite", "take_out"]
