"""Appending events and updating the summaries of their matches: three statements per commit."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Engine, Table, delete, select

from spielhafen.store.hash_chain import INITIAL_HASH, StoredEvent, next_hash
from spielhafen.store.schema import EVENT, MATCH, RATING_QUEUE, RESULT, SEAT
from spielhafen.store.store_errors import StoreError, store_error


@dataclass(frozen=True)
class MatchSummary:
    """What lists and restarts need to know of a match without replaying it.

    It is made from the match's events, so it can be rebuilt.
    """

    changed: float
    waiting: bool  # whether a bot is to move
    closed: bool
    owners: frozenset[str] | None  # token hashes of the players; None: unchanged
    body: bytes  # JSON for the list of tables; nothing secret
    due: float | None = None  # when a player's time is up, in unix seconds


@dataclass(frozen=True)
class NewEvent:
    """An event to append, and the summary of its match after it."""

    match: str
    seq: int
    at: float
    body: bytes
    summary: MatchSummary
    key: str | None = None
    digest: str = ""
    results: Mapping[str, bytes] = field(default_factory=dict)
    """If it ends the game: what is kept of the game for each player, by owner."""
    to_rate: bytes | None = None
    """If it ends a game that may be rated: what is kept of it until then."""


@dataclass(frozen=True)
class Appended:
    """The event is stored durably."""


@dataclass(frozen=True)
class Duplicate:
    """The key was used before: it caused event number `seq`, by a command with this digest."""

    seq: int
    digest: str


@dataclass(frozen=True)
class Conflict:
    """Another event already has this number."""


AppendOutcome: TypeAlias = Appended | Duplicate | Conflict

APPENDED: Final = Appended()


class BatchConflictError(Exception):
    """At least one event of a batch cannot be stored; which one is unknown."""


class Appender:
    """Writes events and summaries into a database, many in one statement.

    One statement per row would be simpler. But after each statement a writing thread waits for the
    interpreter lock while other threads run: a commit of fifty moves then took a quarter of a second.
    """

    def __init__(self, engine: Engine, insert: Callable[[Any], Any], file: str) -> None:
        """Prepare the statements.

        `insert` makes this database's kind of INSERT (see `engines.insert_factory`); `file` names the
        database in errors.
        """
        self._file = file
        self._insert_owner = insert(SEAT).on_conflict_do_nothing()
        self._insert_result = insert(RESULT).on_conflict_do_nothing()
        self._insert_to_rate = insert(RATING_QUEUE).on_conflict_do_nothing()
        self._insert_events = _BulkInsert(engine, EVENT, "DO NOTHING")
        columns = [engine.dialect.identifier_preparer.format_column(column) for column in MATCH.columns]
        update = ", ".join(f"{column} = excluded.{column}" for column in columns[1:])
        self._insert_summaries = _BulkInsert(engine, MATCH, f"({columns[0]}) DO UPDATE SET {update}")
        self._hashes = _HashLookup(engine)

    def append_all(
        self, connection: Connection, entries: Sequence[NewEvent]
    ) -> list[AppendOutcome | StoreError]:
        """Append all events; raises BatchConflictError if one of several cannot be appended.

        The transaction must then not be committed.
        """
        if len(entries) < 2:
            return self.append_each(connection, entries)
        hashes = self._hashes.hashes_for(connection, entries)
        rows = [
            _event_row(entry, value)
            for entry, value in zip(entries, hashes, strict=True)
            if value is not None  # else its predecessor is missing
        ]
        if len(rows) != len(entries) or self._insert_events.execute(connection, rows) != len(entries):
            raise BatchConflictError
        heads = zip(entries, rows, strict=True)
        self.write_summaries(
            connection, [(entry.match, entry.seq, row[-1], entry.summary) for entry, row in heads]
        )
        self._write_results(connection, entries)
        return [APPENDED] * len(entries)

    def append_each(
        self, connection: Connection, entries: Sequence[NewEvent]
    ) -> list[AppendOutcome | StoreError]:
        """Append the events one by one; return the error of each that cannot be appended."""
        answers: list[AppendOutcome | StoreError] = []
        summaries = []
        for entry in entries:
            (value,) = self._hashes.hashes_for(connection, [entry])
            if value is not None and self._insert_events.execute(connection, [_event_row(entry, value)]):
                answers.append(APPENDED)
                summaries.append((entry.match, entry.seq, value, entry.summary))
                self._write_results(connection, [entry])
            else:
                answers.append(
                    find_duplicate(connection, entry.match, entry.key) or self._rejection(connection, entry)
                )
        self.write_summaries(connection, summaries)
        return answers

    def _rejection(self, connection: Connection, entry: NewEvent) -> AppendOutcome | StoreError:
        """Return why an event was not inserted: its number is taken, or its predecessor is missing."""
        same_number = select(EVENT.c.seq).where(EVENT.c.match == entry.match, EVENT.c.seq == entry.seq)
        if connection.execute(same_number).first():
            return Conflict()
        return store_error("store-gap", self._file, table=entry.match)

    def write_summaries(
        self, connection: Connection, summaries: Sequence[tuple[str, int, bytes, MatchSummary]]
    ) -> None:
        """Write summaries: match, number of events, hash of the last one, summary.

        Of several summaries of one match the last one counts, and the last one that names owners.
        """
        rows = {match: _summary_row(match, seq, head, summary) for match, seq, head, summary in summaries}
        if rows:
            self._insert_summaries.execute(connection, list(rows.values()))
        owners = {match: summary.owners for match, _, _, summary in summaries if summary.owners is not None}
        for match, match_owners in owners.items():
            self._write_owners(connection, match, match_owners)

    def _write_results(self, connection: Connection, entries: Sequence[NewEvent]) -> None:
        rows = [
            {"match": entry.match, "owner": owner, "at": entry.at, "body": body}
            for entry in entries
            for owner, body in entry.results.items()
        ]
        if rows:
            connection.execute(self._insert_result, rows)
        to_rate = [
            {"match": entry.match, "at": entry.at, "body": entry.to_rate}
            for entry in entries
            if entry.to_rate
        ]
        if to_rate:
            connection.execute(self._insert_to_rate, to_rate)

    def _write_owners(self, connection: Connection, match: str, owners: frozenset[str]) -> None:
        known = set(connection.scalars(select(SEAT.c.owner).where(SEAT.c.match == match)))
        if gone := known - owners:
            connection.execute(delete(SEAT).where(SEAT.c.match == match, SEAT.c.owner.in_(gone)))
        if new := sorted(owners - known):
            connection.execute(self._insert_owner, [{"match": match, "owner": owner} for owner in new])


class _BulkInsert:
    """An INSERT of any number of rows into a table, with its ON CONFLICT clause."""

    def __init__(self, engine: Engine, table: Table, on_conflict: str) -> None:
        names = engine.dialect.identifier_preparer
        columns = ", ".join(names.format_column(column) for column in table.columns)
        placeholder = "?" if engine.dialect.name == "sqlite" else "%s"
        self._row = f"({', '.join([placeholder] * len(table.columns))})"
        self._before = f"INSERT INTO {names.format_table(table)} ({columns}) VALUES "  # noqa: S608 - names of our own
        self._after = f" ON CONFLICT {on_conflict}"

    def execute(self, connection: Connection, rows: Sequence[tuple[Any, ...]]) -> int:
        """Insert the rows; return how many of them were written."""
        statement = self._before + ", ".join([self._row] * len(rows)) + self._after
        values = tuple(chain.from_iterable(rows))
        return connection.exec_driver_sql(statement, values, {"preserve_rowcount": True}).rowcount


class _HashLookup:
    """Computes the hashes of events to be appended."""

    def __init__(self, engine: Engine) -> None:
        placeholder = "?" if engine.dialect.name == "sqlite" else "%s"
        self._wanted = f"({placeholder}, {placeholder})"

    def hashes_for(self, connection: Connection, entries: Sequence[NewEvent]) -> list[bytes | None]:
        """Return the hash of each event; None if its predecessor is neither stored nor in `entries`."""
        own = {(entry.match, entry.seq) for entry in entries}
        predecessors = [(entry.match, entry.seq - 1) for entry in entries if entry.seq > 1]
        known = self._read(connection, [event for event in dict.fromkeys(predecessors) if event not in own])
        found: list[bytes | None] = []
        for entry in entries:
            last = INITIAL_HASH if entry.seq == 1 else known.get((entry.match, entry.seq - 1))
            value = None if last is None else next_hash(last, entry.match, _stored(entry))
            if value is not None:
                known[entry.match, entry.seq] = value
            found.append(value)
        return found

    def _read(
        self, connection: Connection, events: Sequence[tuple[str, int]]
    ) -> dict[tuple[str, int], bytes]:
        if not events:
            return {}
        wanted = ", ".join([self._wanted] * len(events))
        query = (
            f"WITH wanted (match, seq) AS (VALUES {wanted}) "  # noqa: S608 - placeholders for values, and names of our own
            "SELECT event.match, event.seq, event.chain FROM wanted "
            "JOIN event ON event.match = wanted.match AND event.seq = wanted.seq"
        )
        rows = connection.exec_driver_sql(query, tuple(chain.from_iterable(events)))
        return {(match, seq): bytes(last) for match, seq, last in rows}


def _stored(entry: NewEvent) -> StoredEvent:
    return StoredEvent(entry.seq, entry.key, entry.digest, entry.at, entry.body)


def _event_row(entry: NewEvent, value: bytes) -> tuple[Any, ...]:
    """Return the values in the order of the columns."""
    return entry.match, entry.seq, entry.key, entry.digest, entry.at, entry.body, value


def _summary_row(match: str, seq: int, head: bytes, summary: MatchSummary) -> tuple[Any, ...]:
    """Return the values in the order of the columns."""
    return match, seq, summary.changed, summary.waiting, summary.due, summary.closed, summary.body, head


def find_duplicate(connection: Connection, match: str, key: str | None) -> Duplicate | None:
    """Return the event that a command with this key has already caused."""
    query = select(EVENT.c.seq, EVENT.c.digest).where(EVENT.c.match == match, EVENT.c.key == key)
    found = connection.execute(query).first() if key is not None else None
    return found and Duplicate(*found)
