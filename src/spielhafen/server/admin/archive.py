"""Administration of a stopped server: check, export, import and anonymise tables.

An archive is lines of JSON: a header, then one line for each table. It contains all secrets of its matches.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import msgspec

from spielhafen.core.errors import BrokenFile, SpielhafenError
from spielhafen.core.text import Text, text
from spielhafen.match import Event, Match, clean_message, clean_name, dump_event, load_event
from spielhafen.match.events import (
    Followed,
    Hidden,
    Opened,
    Seated,
    SeatPlan,
    ShoulderSeen,
    ShoulderShown,
    Ticketed,
)
from spielhafen.server.admin.validation import is_clean, is_owner_id, validate_events
from spielhafen.server.routes.chat import MAX_LINE_LENGTH
from spielhafen.server.tables.chat_visibility import ROOMS
from spielhafen.server.tables.replays import replay
from spielhafen.server.tables.table_ids import is_table_id
from spielhafen.server.views.list_entries import table_summary
from spielhafen.store import ChatMessage, Store, maintenance
from spielhafen.store.hash_chain import StoredEvent
from spielhafen.store.maintenance import MatchExport
from spielhafen.store.schema import Count, Timestamp

HEADER: Final = {"spielhafen": "archive", "version": 1}


@dataclass(frozen=True)
class TableFault:
    """What is wrong with a table."""

    table_id: str
    reason: Text


def check_tables(store: Store) -> Iterator[TableFault | None]:
    """Yield a fault or None for each table: it must replay, and its summary must be current."""
    for table_id in store.matches():
        yield _check(store, table_id)


def _check(store: Store, table_id: str) -> TableFault | None:
    try:
        events, stored = maintenance.read_match(store, table_id)
        match = validate_events(events)
    except SpielhafenError as error:
        return TableFault(table_id, error.text)
    except Exception as error:  # noqa: BLE001 - whatever a damaged table raises, the others are checked, too
        return TableFault(table_id, text("store-trouble", file=table_id, what=type(error).__name__))
    if stored != (len(events), table_summary(match).body):
        return TableFault(table_id, text("keeping-card"))
    return None


def export_tables(store: Store, table_ids: Iterable[str]) -> Iterator[bytes]:
    """Yield the lines of an archive of these tables."""
    yield msgspec.json.encode(HEADER)
    for table_id in table_ids:
        bundle = maintenance.export_match(store, table_id)
        if not bundle.events:
            raise BrokenFile(table_id, text("server-no-such-table"))
        events = [
            _ArchivedEvent(event.seq, event.key, event.digest, event.at, msgspec.Raw(event.body))
            for event in bundle.events
        ]
        yield msgspec.json.encode(_ArchivedTable(table_id, events, list(bundle.talk)))


def read_archive(lines: Iterable[bytes]) -> Iterator[MatchExport]:
    """Yield the tables of an archive, each replayed as a check.

    Raises BrokenFile with the number of the line.
    """
    remaining = iter(lines)
    try:
        is_archive = msgspec.json.decode(next(remaining, b"")) == HEADER
    except msgspec.DecodeError:
        is_archive = False
    if not is_archive:
        raise BrokenFile("1", text("keeping-no-archive"))
    for number, line in enumerate(remaining, 2):
        if line.strip():
            yield _read_table(number, line)


def _read_table(number: int, line: bytes) -> MatchExport:
    try:
        packed = msgspec.json.decode(line, type=_ArchivedTable)
        events = [
            StoredEvent(event.seq, event.key, event.digest, event.at, bytes(event.event))
            for event in packed.events
        ]
        bundle = MatchExport(packed.table, events, packed.talk)
        match = validate_events([event.body for event in events])
    except msgspec.DecodeError:
        raise BrokenFile(str(number), text("broken-json")) from None
    except SpielhafenError as error:
        raise BrokenFile(str(number), error.text) from None
    except Exception:  # noqa: BLE001 - a key that is no hex, a missing seat …: any error is reported with its line
        raise BrokenFile(str(number), text("broken-line")) from None
    numbered = [event.seq for event in events] == list(range(1, len(events) + 1))
    unique = _are_unique(event.key for event in events)
    if not (is_table_id(bundle.match) and numbered and unique and _is_valid_chat(packed.talk, match)):
        raise BrokenFile(str(number), text("broken-line"))
    return bundle


def _is_valid_chat(talk: Sequence[ChatMessage], match: Match) -> bool:
    """Return whether messages are in order, unique and valid."""
    numbers = [line.number for line in talk]
    in_order = numbers == sorted(set(numbers)) and _are_unique(line.key for line in talk)
    return in_order and all(_is_valid_chat_line(line, match) for line in talk)


def _is_valid_chat_line(line: ChatMessage, match: Match) -> bool:
    """Return whether a message could have been written at the table of this match."""
    return (
        is_owner_id(line.owner)
        and (line.seat is None or line.seat < len(match.seats))
        and line.room in ROOMS
        and (line.seq == 0 if line.ply is None else 0 < line.seq <= match.seq)
        and is_clean(line.name, clean_name)
        and line.words != ""
        and is_clean(line.words, partial(clean_message, max_length=MAX_LINE_LENGTH))
    )


def _are_unique(keys: Iterable[str | None]) -> bool:
    """Return whether no key is repeated; most messages have none."""
    present = [key for key in keys if key is not None]
    return len(present) == len(set(present))


class _ArchivedEvent(msgspec.Struct):
    seq: Count
    key: str | None
    digest: str
    at: Timestamp
    event: msgspec.Raw


class _ArchivedTable(msgspec.Struct):
    table: str
    events: list[_ArchivedEvent]
    talk: list[ChatMessage] = []


def import_tables(store: Store, bundles: Iterable[MatchExport]) -> list[str]:
    """Import all tables from archives, or on an error none.

    Returns the ids of existing tables, which are left unchanged.
    """
    return maintenance.import_matches(store, [(bundle, table_summary(_replay(bundle))) for bundle in bundles])


def anonymise(store: Store, table_id: str) -> None:
    """Remove names, tokens, chat and notes from a table; the match stays, without owners.

    Raises BrokenFile if there is no such table.
    """
    bundle = maintenance.export_match(store, table_id)
    if not bundle.events:
        raise BrokenFile(table_id, text("server-no-such-table"))
    anonymiser = Anonymiser()
    events = [
        replace(event, key=None, digest="", body=dump_event(anonymiser.anonymise(load_event(event.body))))
        for event in bundle.events
    ]
    nameless = MatchExport(table_id, events)
    maintenance.replace_match(store, nameless, replace(table_summary(_replay(nameless)), owners=frozenset()))


class Anonymiser:
    """Replaces tokens with numbers, the same for the same person throughout a table.

    The match goes on differently if another person takes a seat, so people must stay distinguishable; but a
    number is no token, and has no meaning outside this table.
    """

    def __init__(self) -> None:
        self._numbers: dict[str, str] = {}

    def anonymise(self, event: Event) -> Event:
        """Return the event without names and tokens."""
        match event:
            case Opened():
                seats = [self._plan(plan, seat) for seat, plan in enumerate(event.seats)]
                return msgspec.structs.replace(event, seats=seats, owner="")
            case Seated():
                return msgspec.structs.replace(event, plan=self._plan(event.plan, event.seat))
            case Ticketed():
                return msgspec.structs.replace(event, ticket="")
            case Hidden():
                return msgspec.structs.replace(event, owner=self._number(event.owner))
            case ShoulderShown():
                return msgspec.structs.replace(event, link="")
            case ShoulderSeen():
                return msgspec.structs.replace(event, owner=self._number(event.owner))
            case Followed():
                return msgspec.structs.replace(event, table="")
        return event

    def _plan(self, plan: SeatPlan, seat: int) -> SeatPlan:
        name = str(seat + 1) if plan.name else ""
        return msgspec.structs.replace(plan, name=name, owner=self._number(plan.owner))

    def _number(self, owner: str) -> str:
        return owner and self._numbers.setdefault(owner, str(len(self._numbers) + 1))


def _replay(bundle: MatchExport) -> Match:
    return replay([event.body for event in bundle.events])
