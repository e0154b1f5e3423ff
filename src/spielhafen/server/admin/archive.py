"""Looking after a harbour that is closed: check all tables, take them out and in as text, take the names out of them.

An archive is lines of JSON: a head, then one line for each table. It holds all secrets of the matches in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from spielhafen.core.errors import BrokenFile, SpielhafenError
from spielhafen.core.text import text
from spielhafen.match import clean_name, clean_words, dump_event, load_event
from spielhafen.match.events import Followed, Hidden, Opened, Seated, SeatPlan, Ticketed
from spielhafen.server.admin.validation import is_owner, sound, stays
from spielhafen.server.routes.chat import LONGEST
from spielhafen.server.tables.chat_visibility import QUAY, TABLE
from spielhafen.server.tables.replays import replay
from spielhafen.server.tables.table_ids import is_word
from spielhafen.server.views.serializers import card
from spielhafen.store import Store, maintenance
from spielhafen.store.maintenance import Bundle, Written

if TYPE_CHECKING:
    from spielhafen.core.text import Text
    from spielhafen.match import Event, Match

HEAD: Final = {"spielhafen": "archive", "version": 1}


@dataclass(frozen=True)
class Found:
    """What is wrong with a table."""

    word: str
    why: Text


def check(store: Store) -> Iterator[Found | None]:
    """Look at every table: can it be replayed, and do lists say of it what it is? One answer for each; None: all is well."""
    for word in store.matches():
        yield _check(store, word)


def _check(store: Store, word: str) -> Found | None:
    try:
        events, kept = maintenance.all_of(store, word)
        match = sound(events)
    except SpielhafenError as error:
        return Found(word, error.text)
    except Exception as error:  # noqa: BLE001 - whatever a table does that is damaged, the others are looked at, too
        return Found(word, text("store-trouble", file=word, what=type(error).__name__))
    if kept != (len(events), card(match).body):
        return Found(word, text("keeping-card"))
    return None


def archive(store: Store, words: Iterable[str]) -> Iterator[bytes]:
    """The lines of an archive of these tables."""
    yield msgspec.json.encode(HEAD)
    for word in words:
        bundle = maintenance.take_out(store, word)
        if not bundle.events:
            raise BrokenFile(word, text("server-no-such-table"))
        yield msgspec.json.encode(
            {"table": word, "events": [_dumped(event) for event in bundle.events], "talk": bundle.talk}
        )


def _dumped(event: Written) -> dict[str, Any]:
    return {
        "seq": event.seq,
        "key": event.key,
        "digest": event.digest,
        "at": event.at,
        "event": msgspec.json.decode(event.body),
    }


def unpack(lines: Iterable[bytes]) -> Iterator[Bundle]:
    """The tables of an archive, each replayed before it is given out; raises BrokenFile with the line."""
    waiting = iter(lines)
    try:
        fits = msgspec.json.decode(next(waiting, b"")) == HEAD
    except msgspec.DecodeError:
        fits = False
    if not fits:
        raise BrokenFile("1", text("keeping-no-archive"))
    for number, line in enumerate(waiting, 2):
        if line.strip():
            yield _unpacked(number, line)


def _unpacked(number: int, line: bytes) -> Bundle:
    try:
        packed = msgspec.json.decode(line, type=_Packed)
        events = [
            Written(event.seq, event.key, event.digest, event.at, bytes(event.event))
            for event in packed.events
        ]
        bundle = Bundle(packed.table, events, [msgspec.structs.asdict(said) for said in packed.talk])
        seats = len(sound([event.body for event in events]).seats)
    except msgspec.DecodeError:
        raise BrokenFile(str(number), text("broken-json")) from None
    except SpielhafenError as error:
        raise BrokenFile(str(number), error.text) from None
    except Exception:  # noqa: BLE001 - a key that is no hex, a seat that is not there …: whatever it is, it is this line's
        raise BrokenFile(str(number), text("broken-line")) from None
    counted = [event.seq for event in events] == list(range(1, len(events) + 1))
    once = _once(event.key for event in events)
    if not (is_word(bundle.match) and counted and once and _heard(packed.talk, seats)):
        raise BrokenFile(str(number), text("broken-line"))
    return bundle


def _heard(talk: Sequence[_Line], seats: int) -> bool:
    """Whether this could have been said: in order, each line once."""
    numbers = [line.number for line in talk]
    ordered = numbers == sorted(set(numbers)) and _once(line.key for line in talk)
    return ordered and all(_could_be_said(line, seats) for line in talk)


def _could_be_said(line: _Line, seats: int) -> bool:
    """Whether people at a table with so many seats could have said it."""
    return (
        is_owner(line.owner)
        and (line.seat is None or line.seat < seats)
        and line.room in (TABLE, QUAY)
        and stays(line.name, clean_name)
        and line.words != ""
        and stays(line.words, partial(clean_words, most=LONGEST))
    )


def _once(keys: Iterable[str | None]) -> bool:
    """Whether no key is there twice; most things have none."""
    given = [key for key in keys if key is not None]
    return len(given) == len(set(given))


Count = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
"""What every database can count."""
Moment = Annotated[float, msgspec.Meta(ge=0, lt=2**53)]


class _Event(msgspec.Struct):
    seq: Count
    key: str | None
    digest: str
    at: Moment
    event: msgspec.Raw


class _Line(msgspec.Struct):
    number: Count
    room: str
    owner: str
    seat: Count | None
    name: str
    words: str
    at: Moment
    key: str | None


class _Packed(msgspec.Struct):
    table: str
    events: list[_Event]
    talk: list[_Line] = []


def bring_in(store: Store, bundles: Iterable[Bundle]) -> list[str]:
    """Keep tables from archives, all of them or, in trouble, none; the words of those that there are already: they stay."""
    return maintenance.put_in(store, [(bundle, card(_match(bundle))) for bundle in bundles])


def anonymise(store: Store, word: str) -> None:
    """Take names, tokens, talk and notes out of a table; the match stays, and belongs to nobody. Raises BrokenFile."""
    bundle = maintenance.take_out(store, word)
    if not bundle.events:
        raise BrokenFile(word, text("server-no-such-table"))
    nobody = Nobody()
    events = [
        replace(event, key=None, digest="", body=dump_event(nobody.nameless(load_event(event.body))))
        for event in bundle.events
    ]
    bare = Bundle(word, events)
    maintenance.rewrite(store, bare, replace(card(_match(bare)), owners=frozenset()))


class Nobody:
    """Numbers instead of tokens, the same for the same person throughout a table.

    When somebody else sits down in a seat the match goes on otherwise, so who is who must still be told apart; but a
    number is nobody's token, and says nothing beyond this table.
    """

    def __init__(self) -> None:
        self._numbers: dict[str, str] = {}

    def nameless(self, event: Event) -> Event:
        """The event without anybody's name or token."""
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
            case Followed():
                return msgspec.structs.replace(event, table="")
        return event

    def _plan(self, plan: SeatPlan, seat: int) -> SeatPlan:
        name = str(seat + 1) if plan.name else ""
        return msgspec.structs.replace(plan, name=name, owner=self._number(plan.owner))

    def _number(self, owner: str) -> str:
        return owner and self._numbers.setdefault(owner, str(len(self._numbers) + 1))


def _match(bundle: Bundle) -> Match:
    return replay([event.body for event in bundle.events])
