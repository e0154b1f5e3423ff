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
from spielhafen.store.chat import ChatMessage, NewChatMessage, PrivateNote
from spielhafen.store.engines import insert_factory, open_engine, redact_url, sqlite_path
from spielhafen.store.event_log import (
    Appended,
    Appender,
    AppendOutcome,
    BatchConflictError,
    Conflict,
    Duplicate,
    MatchSummary,
    NewEvent,
    find_duplicate,
)
from spielhafen.store.file_guard import FileGuard, file_identity
from spielhafen.store.hash_chain import EVENT_COLUMNS, HEAD_COLUMNS, INITIAL_HASH, read_events, verify_rows
from spielhafen.store.migration import MigrationNeededError, migrate
from spielhafen.store.pg_notify import ChangeListener, PgNotify
from spielhafen.store.process_lock import hold_process_lock
from spielhafen.store.schema import (
    EVENT,
    MATCH,
    METADATA,
    SCHEMA_VERSION,
    SEAT,
    SUMMARY_VERSION,
    TALK,
    VERSIONS,
)
from spielhafen.store.sqlite_poll import SqlitePoll
from spielhafen.store.store_errors import StoreError, store_error, translate_db_errors, translate_open_errors
from spielhafen.store.writer import Writer

if TYPE_CHECKING:
    from concurrent.futures import Future

    from sqlalchemy import Connection
    from sqlalchemy.pool import ConnectionPoolEntry

BUSY_TIMEOUT_SECONDS: Final = 5.0
"""Seconds to wait for another program that is writing into the same file."""


ADVISORY_LOCK_ID: Final = 0x5350_4945_4C48
"""The number of our lock in a PostgreSQL database."""

UNREADABLE_SUMMARY: Final = MatchSummary(0.0, waiting=False, closed=True, owners=frozenset(), body=b"{}")
"""The card of a match that cannot be read: it is in nobody's list."""

_HEADS: Final = select(MATCH.c.id, *HEAD_COLUMNS)
_MATCHES: Final = select(EVENT.c.match).distinct().order_by(EVENT.c.match)

MAX_DUE: Final = 64
"""Tables told at once of those where time is up."""


Summarizer: TypeAlias = Callable[[str, Sequence[bytes]], MatchSummary]
"""Makes the card of a match from its id and all its events."""


def default_file() -> Path:
    """Where the harbour is kept unless something else is said; its folder is made if need be. Raises StoreTrouble."""
    from platformdirs import user_data_path

    folder = user_data_path("spielhafen", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise store_error("store-no-permission", str(folder)) from None
    return folder / "harbour.sqlite"


class Store:
    """An open database. Any thread may call anything; answers of `append` come when they are durable."""

    _guard: FileGuard | None = None
    """Watches the files; databases elsewhere need none."""

    def __init__(self, place: str | Path, *, busy_timeout: float = BUSY_TIMEOUT_SECONDS) -> None:
        """Open or make the database: a file, or the URL of a database server. Raises StoreTrouble."""
        self.file = redact_url(place)
        with translate_db_errors(self.file):
            self._engine = open_engine(place, busy_timeout)
        self._closed = False
        event.listen(self._engine, "checkin", self._given_back)
        self._insert = insert_factory(self._engine)
        self._appender = Appender(self._engine, self._insert, self.file)
        self._wire = PgNotify(self._engine) if self._engine.dialect.name == "postgresql" else None
        try:
            self.has_outdated_summaries = self._opened(sqlite_path(place))
            self._glance = SqlitePoll(self._engine)
        except BaseException:
            if self._guard is not None:
                self._guard.close()
            self._engine.dispose()
            raise
        self._writer: Writer[NewEvent | NewChatMessage | PrivateNote, Any] = Writer(self._commit)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write, too."""
        return self._wire is not None

    def listen(self, on_change: ChangeListener) -> None:
        """Be told from now on, in a thread of its own, what other processes write; only where the store is shared."""
        if self._wire is not None:
            self._wire.listen(on_change)

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
        with translate_db_errors(self.file), translate_open_errors(self.file):
            before = file_identity(file) if file.exists() else None  # then SQLite says why
            outdated = self._prepare_file(file)
            self._guard = FileGuard(self._engine, file)
            if before is not None and file_identity(file) != before:
                raise store_error("store-moved-unsaved", self.file)
            event.listen(self._engine, "do_connect", self._connect)
            event.listen(self._engine, "connect", self._connected)
        return outdated

    def _connect(self, *_: object) -> sqlite3.Connection | None:
        """Whoever reads after the file was moved away reads in what was saved of it; else as always (None)."""
        if self._guard is None or self._guard.is_intact() or self._guard.rescue_path is None:
            return None
        saved = f"{self._guard.rescue_path.as_uri()}?mode=ro&immutable=1"
        return sqlite3.connect(saved, uri=True, check_same_thread=False)

    def _connected(self, link: sqlite3.Connection, _record: object) -> None:
        """A new connection is one to the file that was opened, or to what was saved of it."""
        if self._guard is not None and not self._guard.is_intact() and self._guard.rescue_path is None:
            link.close()
            self._guard.check()

    def _prepare_file(self, file: Path) -> bool:
        """Make the tables ready; while what an older version wrote is brought up to date, no other program serves from it."""
        try:
            return self._prepare(migrating=False)
        except MigrationNeededError:
            self._engine.dispose()
            with hold_process_lock(file):
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
            if tables and VERSIONS.name not in tables:
                raise store_error("store-not-ours", self.file)
            schema = self._schema(link, tables)
            if schema > SCHEMA_VERSION:
                raise store_error("store-newer", self.file)
            if schema < SCHEMA_VERSION:
                if not migrating:
                    raise MigrationNeededError
                self._begin_alone(link)
                migrate(link, self.file)
            METADATA.create_all(link)
            for name, value in (("schema", SCHEMA_VERSION), ("derived", SUMMARY_VERSION)):
                link.execute(self._insert(VERSIONS).values(name=name, value=value).on_conflict_do_nothing())
            if (derived := self._numbers(link, {VERSIONS.name}).get("derived")) is None:
                raise store_error("store-damaged", self.file)  # it was written a line above
            return derived != SUMMARY_VERSION

    def _schema(self, link: Connection, tables: set[str]) -> int:
        """Which version wrote this; a power cut may have left tables, but no events without that number."""
        known = self._numbers(link, tables).get("schema")
        if known is None and EVENT.name in tables and link.execute(select(EVENT.c.seq).limit(1)).first():
            raise store_error("store-damaged", self.file)
        return SCHEMA_VERSION if known is None else known

    def _alone(self, link: Connection) -> None:
        """Until this transaction ends no other process makes tables or cards."""
        if self.is_shared:
            link.execute(sql("SELECT pg_advisory_xact_lock(:number)"), {"number": ADVISORY_LOCK_ID})

    def _begin_alone(self, link: Connection) -> None:
        """What changes tables is one transaction. On a file each change would otherwise be one of its own."""
        if not self.is_shared:
            link.exec_driver_sql("BEGIN IMMEDIATE")

    def _numbers(self, link: Connection, tables: set[str]) -> dict[str, int]:
        if VERSIONS.name not in tables:
            return {}
        return dict(link.execute(select(VERSIONS.c.name, VERSIONS.c.value)).all())

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """A connection whose work is done whole or not at all; troubles are told in sentences.

        What was written was written into the file at its path; else raises StoreTrouble (see `guard`).
        """
        guard = None
        with translate_db_errors(self.file):
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

    def append(self, entry: NewEvent) -> Future[AppendOutcome]:
        """Append an event; the answer comes when it is durable. Fails with StoreTrouble: then nothing was written."""
        return self._writer.submit(entry)

    def add_message(self, message: NewChatMessage) -> Future[ChatMessage]:
        """Keep what somebody says; the answer comes when it is durable."""
        return self._writer.submit(message)

    def save_note(self, note: PrivateNote) -> Future[PrivateNote]:
        """Keep what somebody notes for himself."""
        return self._writer.submit(note)

    def _commit(self, entries: Sequence[NewEvent | NewChatMessage | PrivateNote]) -> list[Any]:
        """Write all of them at once, in an order in which no two processes wait for each other."""
        try:
            return self._write(entries, self._appender.append_all)
        except BatchConflictError:
            return self._write(entries, self._appender.append_each)
        except StoreError as error:
            if error.text.key != "store-damaged" or len(entries) < 2:
                raise
            return [self._alone_or_not(entry) for entry in entries]

    def _alone_or_not(self, entry: NewEvent | NewChatMessage | PrivateNote) -> Any:
        """Write one by itself where a part of the file cannot be read; or the trouble that it makes, which is not that of others."""
        try:
            return self._write([entry], self._appender.append_each)[0]
        except StoreError as error:
            return error

    def _write(
        self,
        entries: Sequence[NewEvent | NewChatMessage | PrivateNote],
        append: Callable[[Connection, Sequence[NewEvent]], Sequence[AppendOutcome | StoreError]],
    ) -> list[Any]:
        order = sorted(range(len(entries)), key=lambda place: _rank(entries[place]))
        events = [entry for place in order if isinstance(entry := entries[place], NewEvent)]
        others = [entry for place in order if not isinstance(entry := entries[place], NewEvent)]
        with self.transaction() as link:
            answers = [*append(link, events), *(other.write(link, self._insert) for other in others)]
            by_place = dict(zip(order, answers, strict=True))
            if self._wire is not None:
                self._wire.notify(link, _news(entries, by_place))
        if self._guard is not None:
            for place, answer in by_place.items():
                if isinstance(answer, Appended) and isinstance(entry := entries[place], NewEvent):
                    self._guard.expect_event(entry.match, entry.seq)
        return [by_place[place] for place in range(len(entries))]

    def write_summary(self, link: Connection, match: str, seq: int, summary: MatchSummary) -> None:
        """Keep the card of a match with so many events."""
        last = select(EVENT.c.chain).where(EVENT.c.match == match, EVENT.c.seq == seq)
        self._appender.write_summaries(
            link, [(match, seq, link.execute(last).scalar() or INITIAL_HASH, summary)]
        )

    # Reading.

    def is_newest(self, match: str, seq: int) -> bool:
        """Whether event number `seq` is certainly the newest of a match; answered at once. If not, ask for the `events`."""
        return self._glance.is_newest(match, seq)

    def events(self, match: str, after: int = 0) -> list[bytes]:
        """The events of a match with numbers greater than `after`, in order; raises StoreTrouble if one is missing or not what was
        written.
        """
        with self.transaction() as link:
            return [event.body for event in read_events(link, self.file, match, after)]

    def find_duplicate(self, match: str, key: str) -> Duplicate | None:
        """What a command with this key has caused already."""
        with self.transaction() as link:
            return find_duplicate(link, match, key)

    def summaries(self, owner: str) -> list[tuple[str, int, bytes]]:
        """Id, number of events and card of all matches of an owner that are not cleared away, newest first."""
        query = (
            select(MATCH.c.id, MATCH.c.seq, MATCH.c.card)
            .join(SEAT, SEAT.c.match == MATCH.c.id)
            .where(SEAT.c.owner == owner, MATCH.c.closed.is_(False))
            .order_by(MATCH.c.changed.desc(), MATCH.c.id)
        )
        with self.transaction() as link:
            return list(link.execute(query))

    def messages(self, match: str, rooms: Sequence[str], after: int, limit: int) -> list[ChatMessage]:
        """The newest lines said in these rooms with greater numbers, in order."""
        with self.transaction() as link:
            return chat.newest_messages(link, match, rooms, after, limit)

    def count_messages(self, match: str) -> int:
        """How many lines were said at a table."""
        with self.transaction() as link:
            return link.execute(select(func.count()).where(TALK.c.match == match)).scalar_one()

    def find_note(self, match: str, owner: str) -> str:
        """What somebody has noted at a table."""
        with self.transaction() as link:
            return chat.find_note(link, match, owner)

    def matches_awaiting_bot(self, before: float | None = None) -> list[str]:
        """The matches in which a bot is to move, and nothing has happened since `before` (unix seconds)."""
        query = select(MATCH.c.id).where(MATCH.c.waiting.is_(True), MATCH.c.closed.is_(False))
        if before is not None:
            query = query.where(MATCH.c.changed < before)
        with self.transaction() as link:
            return list(link.scalars(query.order_by(MATCH.c.changed)))

    def due_matches(
        self, besides: Collection[str] = (), since: float | None = None
    ) -> list[tuple[float, str]]:
        """When time is up at which table, soonest first, no more than MOST_DUE, `besides` these; none that was up before `since`
        (unix seconds).
        """
        query = select(MATCH.c.due, MATCH.c.id).where(MATCH.c.due.is_not(None), MATCH.c.closed.is_(False))
        query = query.where(MATCH.c.id.not_in(besides))
        if since is not None:
            query = query.where(MATCH.c.due >= since)
        with self.transaction() as link:
            return [(due, match) for due, match in link.execute(query.order_by(MATCH.c.due).limit(MAX_DUE))]

    def matches(self) -> list[str]:
        """All matches that have events, or should have some; where a part of the file cannot be read, those that are still found."""
        found: set[str] = set()
        troubles = []
        for query in (_MATCHES, select(MATCH.c.id)):
            try:
                with self.transaction() as link:
                    found.update(link.scalars(query))
            except StoreError as error:
                if error.text.key != "store-damaged":
                    raise
                troubles.append(error)
        if len(troubles) == 2:
            raise troubles[0]
        return sorted(found)

    def rebuild_summaries(self, summarize: Summarizer) -> int:
        """Make all cards again from the events, in one transaction; how many there are. Until then all old ones are there.

        A match that cannot be read any more keeps its events and gets no card. Nothing is done where cards were out of date
        when this store was opened, and another process has made them in the meantime.
        """
        made = 0
        with self.transaction() as link:
            self._alone(link)
            self._begin_alone(link)
            if (
                self.has_outdated_summaries
                and self._numbers(link, {VERSIONS.name})["derived"] == SUMMARY_VERSION
            ):
                self.has_outdated_summaries = False
                return 0
            heads = {match: (seq, head) for match, seq, head in link.execute(_HEADS)}
            METADATA.drop_all(link, [SEAT, MATCH])  # what is made anew may have other columns
            METADATA.create_all(link, [MATCH, SEAT])
            for match in sorted({*link.scalars(_MATCHES), *heads}):
                made += self._rebuild(link, match, heads.get(match), summarize)
            link.execute(update(VERSIONS).where(VERSIONS.c.name == "derived").values(value=SUMMARY_VERSION))
        self.has_outdated_summaries = False
        return made

    def _rebuild(
        self, link: Connection, match: str, head: tuple[int, bytes] | None, summary: Summarizer
    ) -> bool:
        """Make the card of a match; of one that cannot be read no more is kept than how many events it should have."""
        try:
            rows = link.execute(
                select(*EVENT_COLUMNS).where(EVENT.c.match == match).order_by(EVENT.c.seq)
            ).all()
            events = verify_rows(rows, self.file, match, head)
            card = summary(match, [event.body for event in events])
        except Exception:  # noqa: BLE001 - whatever is wrong with one match, the others must be found
            if head is not None:
                self._appender.write_summaries(link, [(match, *head, UNREADABLE_SUMMARY)])
            return False
        self.write_summary(link, match, len(events), card)
        return True

    def count_events(self) -> int:
        """How many events are kept."""
        with self.transaction() as link:
            return link.execute(select(func.count()).select_from(EVENT)).scalar_one()


__all__ = [
    "AppendOutcome",
    "Appended",
    "Conflict",
    "Duplicate",
    "MatchSummary",
    "NewEvent",
    "Store",
    "Summarizer",
    "default_file",
]


def _rank(entry: NewEvent | NewChatMessage | PrivateNote) -> tuple[int, str, str]:
    """Everybody writes first events, then talk, then notes, each of these match by match.

    Events and talk are numbered, and have the order in which they came; notes are known by whose they are.
    """
    if isinstance(entry, PrivateNote):
        return 2, entry.match, entry.owner
    return int(isinstance(entry, NewChatMessage)), entry.match, ""


def _news(
    entries: Sequence[NewEvent | NewChatMessage | PrivateNote], answers: dict[int, Any]
) -> Iterator[tuple[str, int]]:
    """Where something happened: events that were kept, lines that were said."""
    for place, entry in enumerate(entries):
        answer = answers[place]
        if isinstance(answer, ChatMessage):
            yield entry.match, answer.number
        elif isinstance(answer, Appended):
            yield entry.match, 0
