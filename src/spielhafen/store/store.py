"""The store: appends events, each once, and reads them back.

The caller numbers the events. Two events with the same number collide at the primary key: one is appended,
the other is a conflict. A command repeated with the same key hits the unique key of its first event, and the
answer names it. So no locks are needed, in one process or several.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, event, func, select, update
from sqlalchemy.pool import ConnectionPoolEntry

from spielhafen.store import chat
from spielhafen.store.chat import ChatMessage, NewChatMessage, PrivateNote
from spielhafen.store.engines import NO_IDLE_TIMEOUT, insert_factory, open_engine, redact_url, sqlite_path
from spielhafen.store.event_log import (
    Appended,
    Appender,
    AppendOutcome,
    BatchConflictError,
    Duplicate,
    MatchSummary,
    NewEvent,
    find_duplicate,
)
from spielhafen.store.file_guard import FileGuard, file_identity
from spielhafen.store.hash_chain import EVENT_COLUMNS, HEAD_COLUMNS, INITIAL_HASH, read_events, verify_rows
from spielhafen.store.migration import MigrationNeededError
from spielhafen.store.pg_notify import (
    ChangeListener,
    GoneListener,
    PgNotify,
    PulseCheck,
    always_works,
    ignore_gone,
)
from spielhafen.store.process_lock import hold_process_lock
from spielhafen.store.schema import EVENT, MATCH, METADATA, SEAT, SUMMARY_VERSION, TALK, VERSIONS
from spielhafen.store.sqlite_poll import SqlitePoll
from spielhafen.store.store_errors import StoreError, store_error, translate_db_errors, translate_open_errors
from spielhafen.store.table_setup import begin_immediate, lock_tables, prepare_tables, summary_version
from spielhafen.store.writer import DirectWriter, EntryWriter, Writer

BUSY_TIMEOUT_SECONDS: Final = 5.0
"""Seconds to wait for another program that is writing into the same file."""


UNREADABLE_SUMMARY: Final = MatchSummary(0.0, waiting=False, closed=True, owners=frozenset(), body=b"{}")
"""The summary of a match that cannot be read: it is on no list."""

_HEADS: Final = select(MATCH.c.id, *HEAD_COLUMNS)
_MATCHES: Final = select(EVENT.c.match).distinct().order_by(EVENT.c.match)

MAX_DUE: Final = 64
"""Matches returned at once by `Store.due_matches`."""


Entry: TypeAlias = NewEvent | NewChatMessage | PrivateNote
"""Anything that the writer thread writes."""

Summarizer: TypeAlias = Callable[[str, Sequence[bytes]], MatchSummary]
"""Makes the summary of a match from its id and all its events."""


def default_file() -> Path:
    """Return the default database file, creating its folder; raises StoreError."""
    from platformdirs import user_data_path

    folder = user_data_path("spielhafen", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise store_error("store-no-permission", str(folder)) from None
    return folder / "harbour.sqlite"


class Store:
    """An open database, usable from any thread. A future is done when its write is durable."""

    _guard: FileGuard | None = None
    """The guard of the files; other databases need none."""

    appended_events = 0
    """Events that this process was asked to append."""

    def __init__(
        self, place: str | Path, *, busy_timeout: float = BUSY_TIMEOUT_SECONDS, exclusive: bool = False
    ) -> None:
        """Open or create the database: a file, or the URL of a database server. Raises StoreError.

        exclusive: no other program can reach the file, and no thread is started: what is appended is
        durable at once, and the file needs no guard. So it is in a browser.
        """
        self._exclusive = exclusive
        self.file = redact_url(place)
        with translate_db_errors(self.file):
            self._engine = open_engine(place, busy_timeout, exclusive=exclusive)
        self._closed = False
        event.listen(self._engine, "checkin", self._on_checkin)
        self._insert = insert_factory(self._engine)
        self._appender = Appender(self._engine, self._insert, self.file)
        self._notifier = PgNotify(self._engine) if self._engine.dialect.name == "postgresql" else None
        try:
            self.has_outdated_summaries = self._open(sqlite_path(place))
            self._poll = SqlitePoll(self._engine)
        except BaseException:
            if self._guard is not None:
                self._guard.close()
            self._engine.dispose()
            raise
        self._writer: EntryWriter[Entry, Any] = (DirectWriter if exclusive else Writer)(self._commit)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write, too."""
        return self._notifier is not None

    def listen(
        self, on_change: ChangeListener, on_gone: GoneListener = ignore_gone, works: PulseCheck = always_works
    ) -> None:
        """Call `on_change`, in a thread of its own, for writes of other processes to a shared store.

        on_gone: called there when another process is gone, and once at the start. works: tells there whether this
        one works; if not, another one takes its place.
        """
        if self._notifier is not None:
            self._notifier.listen(on_change, on_gone, works)

    def close(self) -> None:
        """Write what is pending and close the database."""
        if self._notifier is not None:
            self._notifier.close()
        self._writer.close()
        if self._guard is not None:
            self._guard.close()
        self._poll.close()
        self._closed = True
        self._engine.dispose()

    def _on_checkin(self, _connection: object, record: ConnectionPoolEntry) -> None:
        """Close a connection that was still reading when the store was closed."""
        if self._closed:
            record.invalidate()

    # Opening.

    def _open(self, file: Path | None) -> bool:
        """Prepare the tables (see `_prepare`), then watch that the file stays in its place."""
        if file is None or self._exclusive:
            return self._prepare()
        with translate_db_errors(self.file), translate_open_errors(self.file):
            before = (
                file_identity(file) if file.exists() else None
            )  # a missing file is created, or SQLite says why not
            outdated = self._prepare_file(file)
            self._guard = FileGuard(self._engine, file)
            if before is not None and file_identity(file) != before:
                raise store_error("store-moved-unsaved", self.file)
            event.listen(self._engine, "do_connect", self._on_do_connect)
            event.listen(self._engine, "connect", self._on_connect)
        return outdated

    def _on_do_connect(self, *_: object) -> sqlite3.Connection | None:
        """Connect to the rescued data once the file was moved; None for the usual connection."""
        if self._guard is None or self._guard.is_intact() or self._guard.rescue_path is None:
            return None
        saved = f"{self._guard.rescue_path.as_uri()}?mode=ro&immutable=1"
        return sqlite3.connect(saved, uri=True, check_same_thread=False)

    def _on_connect(self, connection: sqlite3.Connection, _record: object) -> None:
        """Close a new connection that is neither to the opened file nor to the rescued data."""
        if self._guard is not None and not self._guard.is_intact() and self._guard.rescue_path is None:
            connection.close()
            self._guard.check()

    def _prepare_file(self, file: Path) -> bool:
        """Prepare the tables; a migration keeps other programs from serving meanwhile."""
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
        """Create, check or migrate the tables; return whether the summaries are outdated.

        Raises MigrationNeededError if the tables are old and not `migrating`.
        """
        with self.transaction(patient=True) as connection:
            return prepare_tables(connection, self._insert, self.file, migrating=migrating)

    @contextmanager
    def transaction(self, *, patient: bool = False) -> Iterator[Connection]:
        """Yield a connection in a transaction; database errors become StoreError.

        patient: whether this side may do something else for seconds in the meantime. Raises StoreError, too, if the
        write did not go to the file at its path (see `file_guard`).
        """
        guard = None
        with translate_db_errors(self.file):
            with self._engine.begin() as connection:
                if patient and self._notifier is not None:
                    connection.exec_driver_sql(NO_IDLE_TIMEOUT)
                yield connection
                if self._guard is not None and getattr(
                    connection.connection.driver_connection, "in_transaction", False
                ):
                    guard = self._guard
                    guard.check()
            if guard is not None:
                guard.check()

    # Writing.

    def append(self, entry: NewEvent) -> Future[AppendOutcome]:
        """Append an event. The future fails with StoreError if nothing was written."""
        self.appended_events += 1
        return self._writer.submit(entry)

    def add_message(self, message: NewChatMessage) -> Future[ChatMessage]:
        """Store a chat message."""
        return self._writer.submit(message)

    def save_note(self, note: PrivateNote) -> Future[PrivateNote]:
        """Store a private note."""
        return self._writer.submit(note)

    def _commit(self, entries: Sequence[Entry]) -> list[Any]:
        """Write all entries in one transaction, in an order that keeps processes from deadlocks."""
        try:
            return self._write(entries, self._appender.append_all)
        except BatchConflictError:
            return self._write(entries, self._appender.append_each)
        except StoreError as error:
            if error.text.key != "store-damaged" or len(entries) < 2:
                raise
            return [self._write_alone(entry) for entry in entries]

    def _write_alone(self, entry: Entry) -> Any:
        """Write one entry by itself after damage was found; return its error if it has one."""
        try:
            return self._write([entry], self._appender.append_each)[0]
        except StoreError as error:
            return error

    def _write(
        self,
        entries: Sequence[Entry],
        append: Callable[[Connection, Sequence[NewEvent]], Sequence[AppendOutcome | StoreError]],
    ) -> list[Any]:
        order = sorted(range(len(entries)), key=lambda index: _write_order(entries[index]))
        events = [entry for index in order if isinstance(entry := entries[index], NewEvent)]
        others = [entry for index in order if not isinstance(entry := entries[index], NewEvent)]
        with self.transaction() as connection:
            answers = [
                *append(connection, events),
                *(other.write(connection, self._insert) for other in others),
            ]
            by_index = dict(zip(order, answers, strict=True))
            if self._notifier is not None:
                self._notifier.notify(connection, _changes(entries, by_index))
        if self._guard is not None:
            for index, answer in by_index.items():
                if isinstance(answer, Appended) and isinstance(entry := entries[index], NewEvent):
                    self._guard.expect_event(entry.match, entry.seq)
        return [by_index[index] for index in range(len(entries))]

    def write_summary(self, connection: Connection, match: str, seq: int, summary: MatchSummary) -> None:
        """Write the summary of a match after event number `seq`."""
        last = select(EVENT.c.chain).where(EVENT.c.match == match, EVENT.c.seq == seq)
        self._appender.write_summaries(
            connection, [(match, seq, connection.execute(last).scalar() or INITIAL_HASH, summary)]
        )

    # Reading.

    def is_newest(self, match: str, seq: int) -> bool:
        """Return at once whether event `seq` is certainly the newest; if not, read `events`."""
        return self._poll.is_newest(match, seq)

    def events(self, match: str, after: int = 0) -> list[bytes]:
        """Return the events of a match with numbers above `after`, in order.

        Raises StoreError if one is missing or not what was written.
        """
        with self.transaction() as connection:
            return [event.body for event in read_events(connection, self.file, match, after)]

    def find_duplicate(self, match: str, key: str) -> Duplicate | None:
        """Return the event that a command with this key has already caused."""
        with self.transaction() as connection:
            return find_duplicate(connection, match, key)

    def summaries(self, owner: str) -> list[tuple[str, int, bytes]]:
        """Return id, number of events and summary of an owner's open matches, newest first."""
        query = (
            select(MATCH.c.id, MATCH.c.seq, MATCH.c.card)
            .join(SEAT, SEAT.c.match == MATCH.c.id)
            .where(SEAT.c.owner == owner, MATCH.c.closed.is_(False))
            .order_by(MATCH.c.changed.desc(), MATCH.c.id)
        )
        with self.transaction() as connection:
            return list(connection.execute(query))

    def messages(self, match: str, rooms: Sequence[str], after: int, limit: int) -> list[ChatMessage]:
        """Return the newest messages in these rooms with numbers above `after`, in order."""
        with self.transaction() as connection:
            return chat.newest_messages(connection, match, rooms, after, limit)

    def sent_message(self, match: str, owner: str, key: str) -> ChatMessage | None:
        """Return the message that a person has sent with this key, if there is one."""
        with self.transaction() as connection:
            return chat.find_sent(connection, match, owner, key)

    def count_messages(self, match: str) -> int:
        """Return the number of chat messages at a table."""
        with self.transaction() as connection:
            return connection.execute(select(func.count()).where(TALK.c.match == match)).scalar_one()

    def find_note(self, match: str, owner: str) -> str:
        """Return a person's note at a table; empty if there is none."""
        with self.transaction() as connection:
            return chat.find_note(connection, match, owner)

    def matches_awaiting_bot(self, before: float | None = None) -> list[str]:
        """Return the matches in which a bot is to move, unchanged since `before` (unix seconds)."""
        query = select(MATCH.c.id).where(MATCH.c.waiting.is_(True), MATCH.c.closed.is_(False))
        if before is not None:
            query = query.where(MATCH.c.changed < before)
        with self.transaction() as connection:
            return list(connection.scalars(query.order_by(MATCH.c.changed)))

    def orphaned_matches(self) -> list[str]:
        """Return the matches in which a bot is to move and this process is to take it over.

        Their last writer is gone (see `LivingProcesses.orphans`).
        """
        if self._notifier is None:
            return []
        return self._notifier.processes.orphans(self.matches_awaiting_bot())

    def due_matches(
        self, besides: Collection[str] = (), since: float | None = None
    ) -> list[tuple[float, str]]:
        """Return when a player's time is up and in which match: at most MAX_DUE, soonest first.

        `besides` excludes matches; `since` excludes earlier times (unix seconds).
        """
        query = select(MATCH.c.due, MATCH.c.id).where(MATCH.c.due.is_not(None), MATCH.c.closed.is_(False))
        query = query.where(MATCH.c.id.not_in(besides))
        if since is not None:
            query = query.where(MATCH.c.due >= since)
        with self.transaction() as connection:
            return [
                (due, match) for due, match in connection.execute(query.order_by(MATCH.c.due).limit(MAX_DUE))
            ]

    def matches(self) -> list[str]:
        """Return all matches with events or a summary; in a damaged file, those still found."""
        found: set[str] = set()
        errors: list[StoreError] = []
        for query in (_MATCHES, select(MATCH.c.id)):
            try:
                with self.transaction() as connection:
                    found.update(connection.scalars(query))
            except StoreError as error:
                if error.text.key != "store-damaged":
                    raise
                errors.append(error)
        if len(errors) == 2:
            raise errors[0]
        return sorted(found)

    def rebuild_summaries(self, summarize: Summarizer) -> int:
        """Rebuild all summaries from the events in one transaction; return their number.

        Until then all old ones are there. A match that cannot be read keeps its events and gets no summary.
        Nothing is done if the summaries were outdated when this store was opened and another process has
        rebuilt them since.
        """
        count = 0
        with self.transaction() as connection:
            lock_tables(connection)
            begin_immediate(connection)
            if self.has_outdated_summaries and summary_version(connection) == SUMMARY_VERSION:
                self.has_outdated_summaries = False
                return 0
            heads = {match: (seq, head) for match, seq, head in connection.execute(_HEADS)}
            METADATA.drop_all(connection, [SEAT, MATCH])  # the new tables may have other columns
            METADATA.create_all(connection, [MATCH, SEAT])
            for match in sorted({*connection.scalars(_MATCHES), *heads}):
                count += self._rebuild(connection, match, heads.get(match), summarize)
            connection.execute(
                update(VERSIONS).where(VERSIONS.c.name == "derived").values(value=SUMMARY_VERSION)
            )
        self.has_outdated_summaries = False
        return count

    def _rebuild(
        self, connection: Connection, match: str, head: tuple[int, bytes] | None, summarize: Summarizer
    ) -> bool:
        """Rebuild the summary of a match; keep only the number of events of one that cannot be read."""
        try:
            rows = connection.execute(
                select(*EVENT_COLUMNS).where(EVENT.c.match == match).order_by(EVENT.c.seq)
            ).all()
            events = verify_rows(rows, self.file, match, head)
            summary = summarize(match, [event.body for event in events])
        except Exception:  # noqa: BLE001 - any failure of one match must not stop the others
            if head is not None:
                self._appender.write_summaries(connection, [(match, *head, UNREADABLE_SUMMARY)])
            return False
        self.write_summary(connection, match, len(events), summary)
        return True


def _write_order(entry: Entry) -> tuple[int, str, str]:
    """Return the sort key by which all processes write: events, messages, notes, each by match.

    Events and messages of a match keep the order in which they came; notes are sorted by owner.
    """
    if isinstance(entry, PrivateNote):
        return 2, entry.match, entry.owner
    return int(isinstance(entry, NewChatMessage)), entry.match, ""


def _changes(entries: Sequence[Entry], answers: dict[int, Any]) -> Iterator[tuple[str, int]]:
    """Yield the matches with new events (number 0) or chat messages (their number)."""
    for index, entry in enumerate(entries):
        answer = answers[index]
        if isinstance(answer, ChatMessage):
            yield entry.match, answer.number
        elif isinstance(answer, Appended):
            yield entry.match, 0
