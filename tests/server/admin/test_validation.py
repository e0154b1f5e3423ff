"""All events of this program are valid, and others that would replay are rejected."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias

import msgspec
import pytest

from spielhafen.core.errors import BrokenFile
from spielhafen.core.text import text
from spielhafen.match import (
    ClockPlan,
    Closed,
    Event,
    Followed,
    Match,
    Opened,
    Salted,
    Seated,
    SeatPlan,
    dump_event,
    open_match,
    proposals,
    seating,
)
from spielhafen.match.events import LinePly, Ordered, OrderLine, Resumed, StandingOrders, UndoAsked
from spielhafen.match.play_moves import play_moves
from spielhafen.match.seating import Person, add_salt
from spielhafen.server.admin.archive import Anonymiser
from spielhafen.server.admin.validation import validate_events
from tests.match.tables import KEY, SANTA_TIMEA, SKERRY, with_games

CLOCK = ClockPlan("bank", 600.0, 5.0, "seat")
Change: TypeAlias = Callable[[list[Event]], None]


@pytest.fixture(autouse=True)
def _games() -> Iterator[None]:
    with with_games(SANTA_TIMEA, SKERRY):
        yield


class MatchRecord:
    """A match and all of its events."""

    def __init__(self, opened: Opened) -> None:
        self.match = Match(opened)
        self.events: list[Event] = [opened]

    def append(self, event: Event) -> None:
        self.match.apply(event)
        self.events.append(event)

    def play_any(self, random: Random, at: float) -> int:
        """Play any move for the first seat to move; return the seat."""
        seat = random.choice(self.match.actors())
        self.append(play_moves(self.match, seat, [str(random.choice(self.match.view_for(seat).moves()))], at))
        return seat


def long_match_events() -> list[Event]:
    """Return events of every kind, from the creation of a table to its deletion."""
    seats = [SeatPlan("Ada", owner="a"), SeatPlan("", "open")]
    record = MatchRecord(open_match(SKERRY, {}, seats, KEY, 1.0, "a", shared=True, clock=CLOCK))
    match, append, random = record.match, record.append, Random(3)
    append(seating.sit(match, Person("b"), None, "Bo", 2.0))
    append(add_salt(match, 1, "b" * 32, 3.0))
    append(seating.leave(match, 1, "sailor", 4.0))
    append(seating.sit(match, Person("c"), 1, "Cy", 5.0))
    append(add_salt(match, 1, "c" * 32, 6.0))
    append(add_salt(match, 0, "a" * 32, 7.0))
    seat = record.play_any(random, 8.0)
    append(proposals.propose_undo(match, seat, 9.0))
    append(proposals.answer(match, 1 - seat, 10.0, agree=True))
    for _ in range(3):
        seat = record.play_any(random, 11.0)
    append(proposals.propose_undo(match, seat, 12.0))
    append(proposals.answer(match, 1 - seat, 13.0, agree=False))
    append(seating.lend(match, 0, "sailor", 14.0))
    append(seating.take_back(match, 0, 15.0))
    append(seating.issue_ticket(match, 0, "d", 16.0))
    append(seating.redeem_ticket(match, Person("e"), "d", 17.0))
    append(proposals.propose_pause(match, 0, 18.0))
    append(proposals.answer(match, 1, 19.0, agree=True))
    append(proposals.resume(match, 1, 20.0))
    late = match.actors()[0]
    append(seating.lend_timed_out_seat(match, late, "sailor", 800.0))
    while match.winners is None:
        record.play_any(random, 801.0)
    append(seating.link_rematch(match, "old-tern-9", 802.0))
    append(Closed(803.0))
    return record.events


def validated(events: list[Event]) -> Match:
    return validate_events([dump_event(event) for event in events])


def test_all_events_of_this_program_are_valid_and_stay_so_when_anonymised() -> None:
    events = long_match_events()
    assert len({type(event) for event in events}) > 12
    anonymiser = Anonymiser()
    for last in range(1, len(events) + 1):
        assert validated(events[:last]).seq == last
        assert validated([anonymiser.anonymise(event) for event in events[:last]]).seq == last


def first(kind: type[Event], **change: Any) -> Change:
    """Change the first event of this kind."""

    def damage(events: list[Event]) -> None:
        place = next(place for place, event in enumerate(events) if isinstance(event, kind))
        events[place] = msgspec.structs.replace(events[place], **change)

    return damage


def before_the_end(event: Event) -> Change:
    """Insert this event before the table is deleted."""
    return lambda events: events.insert(-1, event)


def at_the_end(event: Event) -> Change:
    return lambda events: events.append(event)


FORESEEN = LinePly(0, "signal", {"key": "offer-signal", "args": {"who": {"seat": 1}}}, "0123456789abcdef")
ANSWER = LinePly(1, "allow", {"key": "offer-allow"})
LINE = OrderLine([FORESEEN, ANSWER])
REPEATED = StandingOrders(repeated="allow", round={"key": "round", "args": {"number": 2}})


def ordered(orders: StandingOrders = REPEATED, **change: Any) -> Change:
    """Insert standing orders with this change."""
    return before_the_end(Ordered(1, msgspec.structs.replace(orders, **change), 802.5))


def with_label(label: dict[str, Any]) -> Change:
    """Insert standing orders with a line whose first ply has this label."""
    return ordered(lines=[OrderLine([msgspec.structs.replace(FORESEEN, label=label), ANSWER])])


@pytest.mark.parametrize("valid", [ordered(), ordered(lines=[LINE], given=1), with_label({})])
def test_standing_orders_are_valid_as_this_program_writes_them(valid: Change) -> None:
    events = long_match_events()
    valid(events)
    assert validated(events).orders[1] != StandingOrders()


@pytest.mark.parametrize(
    "damage",
    [
        first(Opened, key=""),
        first(Opened, key="00" * 31),
        first(Opened, key="AB" * 32),
        first(Opened, brought=-1),
        first(Opened, brought=9),
        first(Opened, clock=ClockPlan("bank", 1.0)),
        first(Opened, clock=ClockPlan("move", 60.0, -5.0)),
        first(Salted, salt="00"),
        first(Salted, salt="B" * 32),
        first(UndoAsked, ply=-1),
        first(UndoAsked, ply=99),
        first(Followed, table="somewhere"),
        before_the_end(Seated(0, SeatPlan("", "open"), 802.5)),
        ordered(lines=[OrderLine([])]),
        ordered(lines=[LINE, OrderLine([msgspec.structs.replace(FORESEEN, seat=2), ANSWER])]),
        ordered(lines=[OrderLine([msgspec.structs.replace(FORESEEN, seat=-1), ANSWER])]),
        ordered(lines=[LINE], given=-1),
        ordered(lines=[LINE], given=999),
        ordered(round={"number": 2}),
        with_label({"args": {}}),
        with_label({"key": 7}),
        with_label({"key": "offer-signal", "more": ""}),
        with_label({"key": "offer-signal", "args": ["who"]}),
        with_label({"key": "offer-signal", "args": {"who": None}}),
        with_label({"key": "offer-signal", "args": {"who": {"seat": 2}}}),
        with_label({"key": "offer-signal", "args": {"who": {"seat": "1"}}}),
        with_label({"key": "offer-signal", "args": {"what": {"args": {}}}}),
        at_the_end(Resumed(0, 804.0)),
        at_the_end(Closed(804.0)),
    ],
)
def test_events_that_this_program_never_writes_are_rejected(damage: Change) -> None:
    events = long_match_events()
    damage(events)
    with pytest.raises(BrokenFile) as raised:
        validated(events)
    assert raised.value.text.args["why"] == text("keeping-strange")


def test_nothing_is_dealt_while_a_seat_is_free() -> None:
    seats = [SeatPlan("Ada", owner="a"), SeatPlan("", "open")]
    opened = open_match(SANTA_TIMEA, {}, seats, KEY, 1.0)
    assert validated([opened]).is_waiting_for_players
    dealt = open_match(SANTA_TIMEA, {}, [seats[0], SeatPlan("Bo", owner="b")], KEY, 1.0).plies
    assert dealt
    with pytest.raises(BrokenFile):
        validated([msgspec.structs.replace(opened, plies=dealt)])
    assert validated(
        [msgspec.structs.replace(opened, plies=dealt, brought=len(dealt))]
    ).is_waiting_for_players
