"""The store: appends events, each once, and reads them back.

Whoever appends says which number the event has. Two who append the same number meet at the primary key: one is kept, the
other overtaken. A command that comes twice with the same key meets the unique key of its first time: it is told which
event it was then. So no locks are needed, whether one process writes or several.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from sqlalchemy import URL, create_engine, delete, event, func, insert, inspect, select, update
from sqlalchemy.dialects import sqlite

from spielhafen.core.errors import SpielhafenError
from spielhafen.store import talk
from spielhafen.store.tables import DERIVED, EVENT, HARBOUR, MATCH, METADATA, SCHEMA, SEAT, TALK
from spielhafen.store.talk import Note, Said, Saying
from spielhafen.store.trouble import told, trouble
from spielhafen.store.writer import Writer

if TYPE_CHECKING:
    from concurrent.futures import Future

    from sqlalchemy import Connection, Engine

PATIENCE: Final = 5.0
"""Seconds to wait for another program that is writing into the same file."""


MOST_DUE: Final = 64
"""Tables told at once of those where time is up."""


@dataclass(frozen=True)
class Card:
    """What is to be known of a match without replaying it: made from its events, so it can be made again."""

    changed: float
    waiting: bool  # for a bot
    closed: bool
    owners: frozenset[str]  # hashes of tokens that it belongs to
    body: bytes  # what a list of tables says of it: nothing secret
    due: float | None = None  # when somebody's time is up, in unix seconds


@dataclass(frozen=True)
class Entry:
    """An event to be appended, and the card of its match after it."""

    match: str
    seq: int
    at: float
    body: bytes
    card: Card
    key: str | None = None
    digest: str = ""


@dataclass(frozen=True)
class Kept:
    """It is durable."""


@dataclass(frozen=True)
class Repeated:
    """The same key came before: it caused event number `seq`, by a command with this digest."""

    seq: int
    digest: str


@dataclass(frozen=True)
class Overtaken:
    """Another event has this number already."""


Outcome: TypeAlias = Kept | Repeated | Overtaken

Summary: TypeAlias = Callable[[str, Sequence[bytes]], Card]
"""Makes the card of a match from its id and all its events."""


def default_file() -> Path:
    """Where the harbour is kept unless something else is said; its folder is made if need be. Raises StoreTrouble."""
    from platformdirs import user_data_path

    folder = user_data_path("spielhafen", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise trouble("store-no-permission", str(folder)) from None
    return folder / "harbour.sqlite"


class Store:
    """An open database. Any thread may call anything; answers of `append` come when they are durable."""

    def __init__(self, place: str | Path, *, patience: float = PATIENCE) -> None:
        """Open or make the database: a file, or the URL of a database server. Raises StoreTrouble."""
        self.file = str(place)
        with told(self.file):
            self._engine = _engine(place, patience)
        self._insert = _inserter(self._engine)
        try:
            self.outdated = self._prepare()
        except BaseException:
            self._engine.dispose()
            raise
        self._writer: Writer[Entry | Saying | Note, Any] = Writer(self._commit)

    def close(self) -> None:
        """Write what waits and let go of the file."""
        self._writer.close()
        self._engine.dispose()

    # Making ready.

    def _prepare(self) -> bool:
        """Check or make the tables; True if cards have to be made again (see `rebuild`)."""
        with self._transaction() as link:
            tables = set(inspect(link).get_table_names())
            if tables and HARBOUR.name not in tables:
                raise trouble("store-not-ours", self.file)
            if self._numbers(link, tables).get("schema", SCHEMA) > SCHEMA:
                raise trouble("store-newer", self.file)
            if self._numbers(link, tables).get("derived", DERIVED) != DERIVED:
                METADATA.drop_all(link, [SEAT, MATCH])  # what is made anew may have other columns
            METADATA.create_all(link)
            for name, value in (("schema", SCHEMA), ("derived", DERIVED)):
                link.execute(self._insert(HARBOUR).values(name=name, value=value).on_conflict_do_nothing())
            return self._numbers(link, {HARBOUR.name})["derived"] != DERIVED

    def _numbers(self, link: Connection, tables: set[str]) -> dict[str, int]:
        if HARBOUR.name not in tables:
            return {}
        return dict(link.execute(select(HARBOUR.c.name, HARBOUR.c.value)).all())

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        with told(self.file), self._engine.begin() as link:
            yield link

    # Writing.

    def append(self, entry: Entry) -> Future[Outcome]:
        """Append an event; the answer comes when it is durable. Fails with StoreTrouble: then nothing was written."""
        return self._writer.submit(entry)

    def say(self, saying: Saying) -> Future[Said]:
        """Keep what somebody says; the answer comes when it is durable."""
        return self._writer.submit(saying)

    def keep_note(self, note: Note) -> Future[Note]:
        """Keep what somebody notes for himself."""
        return self._writer.submit(note)

    def _commit(self, entries: Sequence[Entry | Saying | Note]) -> list[Any]:
        with self._transaction() as link:
            return [
                self._write(link, entry) if isinstance(entry, Entry) else entry.write(link, self._insert)
                for entry in entries
            ]

    def _write(self, link: Connection, entry: Entry) -> Outcome:
        row = {name: getattr(entry, name) for name in ("match", "seq", "key", "digest", "at", "body")}
        done = link.execute(self._insert(EVENT).values(row).on_conflict_do_nothing())
        if done.rowcount:
            self._write_card(link, entry.match, entry.seq, entry.card)
            return Kept()
        return _repeated(link, entry.match, entry.key) or Overtaken()

    def _write_card(self, link: Connection, match: str, seq: int, card: Card) -> None:
        row = {
            "seq": seq,
            "changed": card.changed,
            "waiting": card.waiting,
            "due": card.due,
            "closed": card.closed,
            "card": card.body,
        }
        if not link.execute(update(MATCH).where(MATCH.c.id == match).values(row)).rowcount:
            link.execute(insert(MATCH).values(id=match, **row))
        known = set(link.scalars(select(SEAT.c.owner).where(SEAT.c.match == match)))
        if gone := known - card.owners:
            link.execute(delete(SEAT).where(SEAT.c.match == match, SEAT.c.owner.in_(gone)))
        for owner in sorted(card.owners - known):
            link.execute(insert(SEAT).values(match=match, owner=owner))

    # Reading.

    def events(self, match: str, after: int = 0) -> list[bytes]:
        """The events of a match with numbers greater than `after`, in order; raises StoreTrouble if one is missing."""
        query = select(EVENT.c.seq, EVENT.c.body).where(EVENT.c.match == match, EVENT.c.seq > after)
        with self._transaction() as link:
            rows = link.execute(query.order_by(EVENT.c.seq)).all()
        if [seq for seq, _ in rows] != list(range(after + 1, after + 1 + len(rows))):
            raise trouble("store-damaged", self.file)
        return [body for _, body in rows]

    def answered(self, match: str, key: str) -> Repeated | None:
        """What a command with this key has caused already."""
        with self._transaction() as link:
            return _repeated(link, match, key)

    def cards(self, owner: str) -> list[tuple[str, int, bytes]]:
        """Id, number of events and card of all matches of an owner that are not cleared away, newest first."""
        query = (
            select(MATCH.c.id, MATCH.c.seq, MATCH.c.card)
            .join(SEAT, SEAT.c.match == MATCH.c.id)
            .where(SEAT.c.owner == owner, MATCH.c.closed.is_(False))
            .order_by(MATCH.c.changed.desc(), MATCH.c.id)
        )
        with self._transaction() as link:
            return list(link.execute(query))

    def talk(self, match: str, rooms: Sequence[str], after: int, most: int) -> list[Said]:
        """The newest lines said in these rooms with greater numbers, in order."""
        with self._transaction() as link:
            return talk.lines(link, match, rooms, after, most)

    def said_so_far(self, match: str) -> int:
        """How many lines were said at a table."""
        with self._transaction() as link:
            return link.execute(select(func.count()).where(TALK.c.match == match)).scalar_one()

    def note(self, match: str, owner: str) -> str:
        """What somebody has noted at a table."""
        with self._transaction() as link:
            return talk.note(link, match, owner)

    def waiting(self) -> list[str]:
        """The matches in which a bot is to move."""
        query = select(MATCH.c.id).where(MATCH.c.waiting.is_(True), MATCH.c.closed.is_(False))
        with self._transaction() as link:
            return list(link.scalars(query.order_by(MATCH.c.changed)))

    def due(self) -> list[tuple[float, str]]:
        """When time is up at which table, soonest first."""
        query = select(MATCH.c.due, MATCH.c.id).where(MATCH.c.due.is_not(None), MATCH.c.closed.is_(False))
        with self._transaction() as link:
            return [(due, match) for due, match in link.execute(query.order_by(MATCH.c.due).limit(MOST_DUE))]

    def matches(self) -> list[str]:
        """All matches that have events."""
        with self._transaction() as link:
            return list(link.scalars(select(EVENT.c.match).distinct().order_by(EVENT.c.match)))

    def rebuild(self, summary: Summary) -> int:
        """Make all cards again from the events, in one transaction; how many there are.

        A match that cannot be read any more keeps its events and gets no card.
        """
        made = 0
        matches = self.matches()
        with self._transaction() as link:
            link.execute(delete(SEAT))
            link.execute(delete(MATCH))
            for match in matches:
                query = select(EVENT.c.body).where(EVENT.c.match == match).order_by(EVENT.c.seq)
                bodies = list(link.scalars(query))
                try:
                    card = summary(match, bodies)
                except SpielhafenError:
                    continue
                self._write_card(link, match, len(bodies), card)
                made += 1
            link.execute(update(HARBOUR).where(HARBOUR.c.name == "derived").values(value=DERIVED))
        self.outdated = False
        return made

    def size(self) -> int:
        """How many events are kept."""
        with self._transaction() as link:
            return link.execute(select(func.count()).select_from(EVENT)).scalar_one()


def _repeated(link: Connection, match: str, key: str | None) -> Repeated | None:
    query = select(EVENT.c.seq, EVENT.c.digest).where(EVENT.c.match == match, EVENT.c.key == key)
    found = link.execute(query).first() if key is not None else None
    return found and Repeated(*found)


def _engine(place: str | Path, patience: float) -> Engine:
    if "://" in str(place):
        return create_engine(str(place))
    file = Path(place).expanduser()
    if not file.parent.is_dir():
        raise trouble("store-no-folder", str(file), folder=str(file.parent))
    if file.is_dir():
        raise trouble("store-not-ours", str(file))
    engine = create_engine(URL.create("sqlite", database=str(file)), connect_args={"timeout": patience})
    event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(link: Any, _record: object) -> None:
    """Readers never wait for the writer (WAL); a commit is on the disk before it is answered (FULL)."""
    cursor = link.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _inserter(engine: Engine) -> Callable[[Any], Any]:
    """INSERT with ON CONFLICT, which each database has of its own."""
    if engine.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql

        return postgresql.insert
    return sqlite.insert
