"""The store: appends events, each once, and reads them back.

Whoever appends says which number the event has. Two who append the same number meet at the primary key: one is kept, the
other overtaken. A command that comes twice with the same key meets the unique key of its first time: it is told which
event it was then. So no locks are needed, whether one process writes or several.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from sqlalchemy import event, func, inspect, select, update
from sqlalchemy import text as sql

from spielhafen.store import chat
from spielhafen.store.chat import Note, Said, Saying
from spielhafen.store.engines import engine_for, file_of, inserter, shown
from spielhafen.store.event_log import (
    Appender,
    Card,
    Entry,
    Kept,
    Outcome,
    Overtaken,
    Repeated,
    SomebodyFaster,
    repeated,
)
from spielhafen.store.file_guard import Guard, identity
from spielhafen.store.hash_chain import COLUMNS, HEAD, START, history, verified
from spielhafen.store.migration import Older, migrate
from spielhafen.store.pg_notify import Heard, Wire
from spielhafen.store.process_lock import alone
from spielhafen.store.schema import DERIVED, EVENT, HARBOUR, MATCH, METADATA, SCHEMA, SEAT, TALK
from spielhafen.store.sqlite_poll import Glance
from spielhafen.store.store_errors import StoreTrouble, refused, told, trouble
from spielhafen.store.writer import Writer

if TYPE_CHECKING:
    from concurrent.futures import Future

    from sqlalchemy import Connection
    from sqlalchemy.pool import ConnectionPoolEntry

PATIENCE: Final = 5.0
"""Seconds to wait for another program that is writing into the same file."""


LOCK: Final = 0x5350_4945_4C48
"""The number of our lock in a PostgreSQL database."""

UNREADABLE: Final = Card(0.0, waiting=False, closed=True, owners=frozenset(), body=b"{}")
"""The card of a match that cannot be read: it is in nobody's list."""

_HEADS: Final = select(MATCH.c.id, *HEAD)
_MATCHES: Final = select(EVENT.c.match).distinct().order_by(EVENT.c.match)

MOST_DUE: Final = 64
"""Tables told at once of those where time is up."""


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

    _guard: Guard | None = None
    """Watches the files; databases elsewhere need none."""

    def __init__(self, place: str | Path, *, patience: float = PATIENCE) -> None:
        """Open or make the database: a file, or the URL of a database server. Raises StoreTrouble."""
        self.file = shown(place)
        with told(self.file):
            self._engine = engine_for(place, patience)
        self._closed = False
        event.listen(self._engine, "checkin", self._given_back)
        self._insert = inserter(self._engine)
        self._appender = Appender(self._engine, self._insert, self.file)
        self._wire = Wire(self._engine) if self._engine.dialect.name == "postgresql" else None
        try:
            self.outdated = self._opened(file_of(place))
            self._glance = Glance(self._engine)
        except BaseException:
            if self._guard is not None:
                self._guard.close()
            self._engine.dispose()
            raise
        self._writer: Writer[Entry | Saying | Note, Any] = Writer(self._commit)

    @property
    def shared(self) -> bool:
        """Whether other processes may write, too."""
        return self._wire is not None

    def listen(self, heard: Heard) -> None:
        """Be told from now on, in a thread of its own, what other processes write; only where the store is shared."""
        if self._wire is not None:
            self._wire.listen(heard)

    def close(self) -> None:
        """Write what waits and let go of the file."""
        if self._wire is not None:
            self._wire.close()
        self._writer.close()
        if self._guard is not None:
            self._guard.close()
        self._glance.close()
        self._closed = True
        self._engine.dispose()

    def _given_back(self, _link: object, record: ConnectionPoolEntry) -> None:
        """Whoever was still reading when the store was closed leaves no connection open behind him."""
        if self._closed:
            record.invalidate()

    # Making ready.

    def _opened(self, file: Path | None) -> bool:
        """Make the tables ready (see `_prepare`) and watch from then on that the file stays where it is."""
        if file is None:
            return self._prepare()
        with told(self.file), refused(self.file):
            before = identity(file) if file.exists() else None  # then SQLite says why
            outdated = self._prepare_file(file)
            self._guard = Guard(self._engine, file)
            if before is not None and identity(file) != before:
                raise trouble("store-moved-unsaved", self.file)
            event.listen(self._engine, "do_connect", self._connect)
            event.listen(self._engine, "connect", self._connected)
        return outdated

    def _connect(self, *_: object) -> sqlite3.Connection | None:
        """Whoever reads after the file was moved away reads in what was saved of it; else as always (None)."""
        if self._guard is None or self._guard.fits() or self._guard.saved is None:
            return None
        saved = f"{self._guard.saved.as_uri()}?mode=ro&immutable=1"
        return sqlite3.connect(saved, uri=True, check_same_thread=False)

    def _connected(self, link: sqlite3.Connection, _record: object) -> None:
        """A new connection is one to the file that was opened, or to what was saved of it."""
        if self._guard is not None and not self._guard.fits() and self._guard.saved is None:
            link.close()
            self._guard.check()

    def _prepare_file(self, file: Path) -> bool:
        """Make the tables ready; while what an older version wrote is brought up to date, no other program serves from it."""
        try:
            return self._prepare(migrating=False)
        except Older:
            self._engine.dispose()
            with alone(file):
                try:
                    return self._prepare()
                finally:
                    self._engine.dispose()

    def _prepare(self, *, migrating: bool = True) -> bool:
        """Check or make the tables; True if cards have to be made again (see `rebuild`). Raises Older if that is not to be brought
        up to date.
        """
        with self.transaction() as link:
            self._alone(link)
            tables = set(inspect(link).get_table_names())
            if tables and HARBOUR.name not in tables:
                raise trouble("store-not-ours", self.file)
            schema = self._schema(link, tables)
            if schema > SCHEMA:
                raise trouble("store-newer", self.file)
            if schema < SCHEMA:
                if not migrating:
                    raise Older
                self._begin_alone(link)
                migrate(link, self.file)
            METADATA.create_all(link)
            for name, value in (("schema", SCHEMA), ("derived", DERIVED)):
                link.execute(self._insert(HARBOUR).values(name=name, value=value).on_conflict_do_nothing())
            if (derived := self._numbers(link, {HARBOUR.name}).get("derived")) is None:
                raise trouble("store-damaged", self.file)  # it was written a line above
            return derived != DERIVED

    def _schema(self, link: Connection, tables: set[str]) -> int:
        """Which version wrote this; a power cut may have left tables, but no events without that number."""
        known = self._numbers(link, tables).get("schema")
        if known is None and EVENT.name in tables and link.execute(select(EVENT.c.seq).limit(1)).first():
            raise trouble("store-damaged", self.file)
        return SCHEMA if known is None else known

    def _alone(self, link: Connection) -> None:
        """Until this transaction ends no other process makes tables or cards."""
        if self.shared:
            link.execute(sql("SELECT pg_advisory_xact_lock(:number)"), {"number": LOCK})

    def _begin_alone(self, link: Connection) -> None:
        """What changes tables is one transaction. On a file each change would otherwise be one of its own."""
        if not self.shared:
            link.exec_driver_sql("BEGIN IMMEDIATE")

    def _numbers(self, link: Connection, tables: set[str]) -> dict[str, int]:
        if HARBOUR.name not in tables:
            return {}
        return dict(link.execute(select(HARBOUR.c.name, HARBOUR.c.value)).all())

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """A connection whose work is done whole or not at all; troubles are told in sentences.

        What was written was written into the file at its path; else raises StoreTrouble (see `guard`).
        """
        guard = None
        with told(self.file):
            with self._engine.begin() as link:
                yield link
                if self._guard is not None and getattr(
                    link.connection.driver_connection, "in_transaction", False
                ):
                    guard = self._guard
                    guard.check()
            if guard is not None:
                guard.check()

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
        """Write all of them at once, in an order in which no two processes wait for each other."""
        try:
            return self._write(entries, self._appender.all)
        except SomebodyFaster:
            return self._write(entries, self._appender.each)
        except StoreTrouble as error:
            if error.text.key != "store-damaged" or len(entries) < 2:
                raise
            return [self._alone_or_not(entry) for entry in entries]

    def _alone_or_not(self, entry: Entry | Saying | Note) -> Any:
        """Write one by itself where a part of the file cannot be read; or the trouble that it makes, which is not that of others."""
        try:
            return self._write([entry], self._appender.each)[0]
        except StoreTrouble as error:
            return error

    def _write(
        self,
        entries: Sequence[Entry | Saying | Note],
        append: Callable[[Connection, Sequence[Entry]], Sequence[Outcome | StoreTrouble]],
    ) -> list[Any]:
        order = sorted(range(len(entries)), key=lambda place: _rank(entries[place]))
        events = [entry for place in order if isinstance(entry := entries[place], Entry)]
        others = [entry for place in order if not isinstance(entry := entries[place], Entry)]
        with self.transaction() as link:
            answers = [*append(link, events), *(other.write(link, self._insert) for other in others)]
            by_place = dict(zip(order, answers, strict=True))
            if self._wire is not None:
                self._wire.tell(link, _news(entries, by_place))
        if self._guard is not None:
            for place, answer in by_place.items():
                if isinstance(answer, Kept) and isinstance(entry := entries[place], Entry):
                    self._guard.note(entry.match, entry.seq)
        return [by_place[place] for place in range(len(entries))]

    def write_card(self, link: Connection, match: str, seq: int, card: Card) -> None:
        """Keep the card of a match with so many events."""
        last = select(EVENT.c.chain).where(EVENT.c.match == match, EVENT.c.seq == seq)
        self._appender.write_cards(link, [(match, seq, link.execute(last).scalar() or START, card)])

    # Reading.

    def nothing_new(self, match: str, seq: int) -> bool:
        """Whether event number `seq` is certainly the newest of a match; answered at once. If not, ask for the `events`."""
        return self._glance.nothing_new(match, seq)

    def events(self, match: str, after: int = 0) -> list[bytes]:
        """The events of a match with numbers greater than `after`, in order; raises StoreTrouble if one is missing or not what was
        written.
        """
        with self.transaction() as link:
            return [event.body for event in history(link, self.file, match, after)]

    def answered(self, match: str, key: str) -> Repeated | None:
        """What a command with this key has caused already."""
        with self.transaction() as link:
            return repeated(link, match, key)

    def cards(self, owner: str) -> list[tuple[str, int, bytes]]:
        """Id, number of events and card of all matches of an owner that are not cleared away, newest first."""
        query = (
            select(MATCH.c.id, MATCH.c.seq, MATCH.c.card)
            .join(SEAT, SEAT.c.match == MATCH.c.id)
            .where(SEAT.c.owner == owner, MATCH.c.closed.is_(False))
            .order_by(MATCH.c.changed.desc(), MATCH.c.id)
        )
        with self.transaction() as link:
            return list(link.execute(query))

    def talk(self, match: str, rooms: Sequence[str], after: int, most: int) -> list[Said]:
        """The newest lines said in these rooms with greater numbers, in order."""
        with self.transaction() as link:
            return chat.lines(link, match, rooms, after, most)

    def said_so_far(self, match: str) -> int:
        """How many lines were said at a table."""
        with self.transaction() as link:
            return link.execute(select(func.count()).where(TALK.c.match == match)).scalar_one()

    def note(self, match: str, owner: str) -> str:
        """What somebody has noted at a table."""
        with self.transaction() as link:
            return chat.note(link, match, owner)

    def waiting(self, before: float | None = None) -> list[str]:
        """The matches in which a bot is to move, and nothing has happened since `before` (unix seconds)."""
        query = select(MATCH.c.id).where(MATCH.c.waiting.is_(True), MATCH.c.closed.is_(False))
        if before is not None:
            query = query.where(MATCH.c.changed < before)
        with self.transaction() as link:
            return list(link.scalars(query.order_by(MATCH.c.changed)))

    def due(self, besides: Collection[str] = (), since: float | None = None) -> list[tuple[float, str]]:
        """When time is up at which table, soonest first, no more than MOST_DUE, `besides` these; none that was up before `since`
        (unix seconds).
        """
        query = select(MATCH.c.due, MATCH.c.id).where(MATCH.c.due.is_not(None), MATCH.c.closed.is_(False))
        query = query.where(MATCH.c.id.not_in(besides))
        if since is not None:
            query = query.where(MATCH.c.due >= since)
        with self.transaction() as link:
            return [(due, match) for due, match in link.execute(query.order_by(MATCH.c.due).limit(MOST_DUE))]

    def matches(self) -> list[str]:
        """All matches that have events, or should have some; where a part of the file cannot be read, those that are still found."""
        found: set[str] = set()
        troubles = []
        for query in (_MATCHES, select(MATCH.c.id)):
            try:
                with self.transaction() as link:
                    found.update(link.scalars(query))
            except StoreTrouble as error:
                if error.text.key != "store-damaged":
                    raise
                troubles.append(error)
        if len(troubles) == 2:
            raise troubles[0]
        return sorted(found)

    def rebuild(self, summary: Summary) -> int:
        """Make all cards again from the events, in one transaction; how many there are. Until then all old ones are there.

        A match that cannot be read any more keeps its events and gets no card. Nothing is done where cards were out of date
        when this store was opened, and another process has made them in the meantime.
        """
        made = 0
        with self.transaction() as link:
            self._alone(link)
            self._begin_alone(link)
            if self.outdated and self._numbers(link, {HARBOUR.name})["derived"] == DERIVED:
                self.outdated = False
                return 0
            heads = {match: (seq, head) for match, seq, head in link.execute(_HEADS)}
            METADATA.drop_all(link, [SEAT, MATCH])  # what is made anew may have other columns
            METADATA.create_all(link, [MATCH, SEAT])
            for match in sorted({*link.scalars(_MATCHES), *heads}):
                made += self._rebuild(link, match, heads.get(match), summary)
            link.execute(update(HARBOUR).where(HARBOUR.c.name == "derived").values(value=DERIVED))
        self.outdated = False
        return made

    def _rebuild(
        self, link: Connection, match: str, head: tuple[int, bytes] | None, summary: Summary
    ) -> bool:
        """Make the card of a match; of one that cannot be read no more is kept than how many events it should have."""
        try:
            rows = link.execute(select(*COLUMNS).where(EVENT.c.match == match).order_by(EVENT.c.seq)).all()
            events = verified(rows, self.file, match, head)
            card = summary(match, [event.body for event in events])
        except Exception:  # noqa: BLE001 - whatever is wrong with one match, the others must be found
            if head is not None:
                self._appender.write_cards(link, [(match, *head, UNREADABLE)])
            return False
        self.write_card(link, match, len(events), card)
        return True

    def size(self) -> int:
        """How many events are kept."""
        with self.transaction() as link:
            return link.execute(select(func.count()).select_from(EVENT)).scalar_one()


__all__ = ["Card", "Entry", "Kept", "Outcome", "Overtaken", "Repeated", "Store", "Summary", "default_file"]


def _rank(entry: Entry | Saying | Note) -> tuple[int, str, str]:
    """Everybody writes first events, then talk, then notes, each of these match by match.

    Events and talk are numbered, and have the order in which they came; notes are known by whose they are.
    """
    if isinstance(entry, Note):
        return 2, entry.match, entry.owner
    return int(isinstance(entry, Saying)), entry.match, ""


def _news(entries: Sequence[Entry | Saying | Note], answers: dict[int, Any]) -> Iterator[tuple[str, int]]:
    """Where something happened: events that were kept, lines that were said."""
    for place, entry in enumerate(entries):
        answer = answers[place]
        if isinstance(answer, Said):
            yield entry.match, answer.number
        elif isinstance(answer, Kept):
            yield entry.match, 0
