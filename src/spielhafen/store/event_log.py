"""Appending events, and keeping the cards of their matches: all of a commit in three statements."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from sqlalchemy import delete, select

from spielhafen.store.hash_chain import INITIAL_HASH, StoredEvent, next_hash
from spielhafen.store.schema import EVENT, MATCH, SEAT
from spielhafen.store.store_errors import StoreError, store_error

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine, Table


@dataclass(frozen=True)
class MatchSummary:
    """What is to be known of a match without replaying it: made from its events, so it can be made again."""

    changed: float
    waiting: bool  # for a bot
    closed: bool
    owners: frozenset[str] | None  # hashes of tokens that it belongs to; None: the same as before
    body: bytes  # what a list of tables says of it: nothing secret
    due: float | None = None  # when somebody's time is up, in unix seconds


@dataclass(frozen=True)
class NewEvent:
    """An event to be appended, and the card of its match after it."""

    match: str
    seq: int
    at: float
    body: bytes
    summary: MatchSummary
    key: str | None = None
    digest: str = ""


@dataclass(frozen=True)
class Appended:
    """It is durable."""


@dataclass(frozen=True)
class Duplicate:
    """The same key came before: it caused event number `seq`, by a command with this digest."""

    seq: int
    digest: str


@dataclass(frozen=True)
class Conflict:
    """Another event has this number already."""


AppendOutcome: TypeAlias = Appended | Duplicate | Conflict

APPENDED: Final = Appended()


class BatchConflictError(Exception):
    """Not all of these could be kept, and nothing tells which."""


class Appender:
    """Writes events and cards into a database, many in one statement.

    One statement for each row would do; but a thread that writes while another one is at work waits for its turn after each of
    them, so that a commit of fifty moves took a quarter of a second.
    """

    def __init__(self, engine: Engine, insert: Callable[[Any], Any], file: str) -> None:
        """`insert` makes this database's kind of INSERT (see `engines.inserter`); `file` is what the database is called."""
        self._file = file
        self._seat = insert(SEAT).on_conflict_do_nothing()
        self._events = _Rows(engine, EVENT, "DO NOTHING")
        columns = [engine.dialect.identifier_preparer.format_column(column) for column in MATCH.columns]
        update = ", ".join(f"{column} = excluded.{column}" for column in columns[1:])
        self._cards = _Rows(engine, MATCH, f"({columns[0]}) DO UPDATE SET {update}")
        self._chains = _Chains(engine)

    def append_all(self, link: Connection, entries: Sequence[NewEvent]) -> list[AppendOutcome | StoreError]:
        """Append all; raises SomebodyFaster if one of several cannot be: then the transaction must not be committed."""
        if len(entries) < 2:
            return self.append_each(link, entries)
        hashes = self._chains.of(link, entries)
        rows = [
            _event_row(entry, value)
            for entry, value in zip(entries, hashes, strict=True)
            if value is not None  # else what comes before it is not there
        ]
        if len(rows) != len(entries) or self._events.insert(link, rows) != len(entries):
            raise BatchConflictError
        heads = zip(entries, rows, strict=True)
        self.write_summaries(link, [(entry.match, entry.seq, row[-1], entry.summary) for entry, row in heads])
        return [APPENDED] * len(entries)

    def append_each(self, link: Connection, entries: Sequence[NewEvent]) -> list[AppendOutcome | StoreError]:
        """Append one after the other whatever can be; of what cannot, the trouble."""
        answers: list[AppendOutcome | StoreError] = []
        cards = []
        for entry in entries:
            (value,) = self._chains.of(link, [entry])
            if value is not None and self._events.insert(link, [_event_row(entry, value)]):
                answers.append(APPENDED)
                cards.append((entry.match, entry.seq, value, entry.summary))
            else:
                answers.append(find_duplicate(link, entry.match, entry.key) or self._why_not(link, entry))
        self.write_summaries(link, cards)
        return answers

    def _why_not(self, link: Connection, entry: NewEvent) -> AppendOutcome | StoreError:
        """There is one of this number, or none before it to follow on."""
        there = select(EVENT.c.seq).where(EVENT.c.match == entry.match, EVENT.c.seq == entry.seq)
        if link.execute(there).first():
            return Conflict()
        return store_error("store-gap", self._file, table=entry.match)

    def write_summaries(
        self, link: Connection, summaries: Sequence[tuple[str, int, bytes, MatchSummary]]
    ) -> None:
        """Keep the cards of matches with so many events, the last of which has this hash; of several of one match the last one, and
        the owners named last.
        """
        rows = {match: _card_row(match, seq, head, card) for match, seq, head, card in summaries}
        if rows:
            self._cards.insert(link, list(rows.values()))
        owners = {match: card.owners for match, _, _, card in summaries if card.owners is not None}
        for match, known in owners.items():
            self._write_owners(link, match, known)

    def _write_owners(self, link: Connection, match: str, owners: frozenset[str]) -> None:
        known = set(link.scalars(select(SEAT.c.owner).where(SEAT.c.match == match)))
        if gone := known - owners:
            link.execute(delete(SEAT).where(SEAT.c.match == match, SEAT.c.owner.in_(gone)))
        if new := sorted(owners - known):
            link.execute(self._seat, [{"match": match, "owner": owner} for owner in new])


class _Rows:
    """INSERT of any number of rows into a table, and what is to be done ON CONFLICT."""

    def __init__(self, engine: Engine, table: Table, on_conflict: str) -> None:
        names = engine.dialect.identifier_preparer
        columns = ", ".join(names.format_column(column) for column in table.columns)
        sign = "?" if engine.dialect.name == "sqlite" else "%s"
        self._row = f"({', '.join([sign] * len(table.columns))})"
        self._before = f"INSERT INTO {names.format_table(table)} ({columns}) VALUES "  # noqa: S608 - names of our own
        self._after = f" ON CONFLICT {on_conflict}"

    def insert(self, link: Connection, rows: Sequence[tuple[Any, ...]]) -> int:
        """How many there were without a conflict that lets nothing happen."""
        statement = self._before + ", ".join([self._row] * len(rows)) + self._after
        values = tuple(chain.from_iterable(rows))
        return link.exec_driver_sql(statement, values, {"preserve_rowcount": True}).rowcount


class _Chains:
    """Finds out the hashes of events to be appended."""

    def __init__(self, engine: Engine) -> None:
        sign = "?" if engine.dialect.name == "sqlite" else "%s"
        self._wanted = f"({sign}, {sign})"

    def of(self, link: Connection, entries: Sequence[NewEvent]) -> list[bytes | None]:
        """The hash of each; None if the event before it is neither there nor among these."""
        own = {(entry.match, entry.seq) for entry in entries}
        before = [(entry.match, entry.seq - 1) for entry in entries if entry.seq > 1]
        known = self._read(link, [place for place in dict.fromkeys(before) if place not in own])
        found: list[bytes | None] = []
        for entry in entries:
            last = INITIAL_HASH if entry.seq == 1 else known.get((entry.match, entry.seq - 1))
            value = None if last is None else next_hash(last, entry.match, _written(entry))
            if value is not None:
                known[entry.match, entry.seq] = value
            found.append(value)
        return found

    def _read(self, link: Connection, places: Sequence[tuple[str, int]]) -> dict[tuple[str, int], bytes]:
        if not places:
            return {}
        wanted = ", ".join([self._wanted] * len(places))
        query = (
            f"WITH wanted (match, seq) AS (VALUES {wanted}) "  # noqa: S608 - signs for values, and names of our own
            "SELECT event.match, event.seq, event.chain FROM wanted "
            "JOIN event ON event.match = wanted.match AND event.seq = wanted.seq"
        )
        rows = link.exec_driver_sql(query, tuple(chain.from_iterable(places)))
        return {(match, seq): bytes(last) for match, seq, last in rows}


def _written(entry: NewEvent) -> StoredEvent:
    return StoredEvent(entry.seq, entry.key, entry.digest, entry.at, entry.body)


def _event_row(entry: NewEvent, value: bytes) -> tuple[Any, ...]:
    """In the order of the columns."""
    return entry.match, entry.seq, entry.key, entry.digest, entry.at, entry.body, value


def _card_row(match: str, seq: int, head: bytes, card: MatchSummary) -> tuple[Any, ...]:
    """In the order of the columns."""
    return match, seq, card.changed, card.waiting, card.due, card.closed, card.body, head


def find_duplicate(link: Connection, match: str, key: str | None) -> Duplicate | None:
    """What a command with this key has caused already."""
    query = select(EVENT.c.seq, EVENT.c.digest).where(EVENT.c.match == match, EVENT.c.key == key)
    found = link.execute(query).first() if key is not None else None
    return found and Duplicate(*found)
