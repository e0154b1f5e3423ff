"""Connections as the limits see them: counted, made room for, and closed when they take too long."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielhafen.server.middleware.gate import Rate
from spielhafen.server.transport.connections import (
    REPORT_SECONDS,
    Connection,
    ConnectionLimits,
    Connections,
    Phase,
)
from spielhafen.server.transport.ip_addresses import network_matcher

FEW = ConnectionLimits(total=5, per_address=3, per_proxy=4, open_rate=Rate(1, 4))
ADA, BO, PROXY = "192.0.2.1", "192.0.2.2", "10.0.0.1"


@dataclass(eq=False)
class Wire:
    """A transport that only remembers."""

    unread: int = 0
    ended: bool = False

    def abort(self) -> None:
        self.ended = True

    def get_write_buffer_size(self) -> int:
        return self.unread


@dataclass
class Doors:
    """Connections on wires, and a clock that is set by hand."""

    limits: ConnectionLimits = FEW
    now: float = 1000.0
    wires: dict[Connection, Wire] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.all = Connections(self.limits, network_matcher(["10.0.0.0/8"]), lambda: self.now)

    def open(self, address: str = ADA, phase: Phase = Phase.HEAD) -> Wire:
        wire = Wire()
        connection = self.all.open(wire, address)
        assert (connection is None) == wire.ended
        if connection is not None:
            self.all.set_phase(connection, phase)
            self.wires[connection] = wire
        return wire

    def connection(self, wire: Wire) -> Connection:
        return next(found for found, its in self.wires.items() if its is wire)

    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.all.sweep()


@pytest.fixture
def doors() -> Doors:
    return Doors()


def test_where_an_address_has_enough_its_longest_silent_one_makes_room(doors: Doors) -> None:
    first, second, third = (doors.open() for _ in range(3))
    doors.all.set_phase(doors.connection(first), Phase.WORK)
    doors.all.set_phase(doors.connection(first), Phase.IDLE)  # it has been answered in the meantime
    fourth = doors.open()
    assert [wire.ended for wire in (first, second, third, fourth)] == [False, True, False, False]
    assert doors.all.count(ADA) == 3


def test_where_all_of_an_address_are_at_work_one_more_is_refused_and_others_are_not(doors: Doors) -> None:
    busy = [doors.open(phase=phase) for phase in (Phase.WORK, Phase.SOCKET, Phase.WORK)]
    assert doors.open().ended
    assert not doors.open(BO).ended
    assert not any(wire.ended for wire in busy)


def test_where_there_are_enough_in_all_the_longest_silent_one_makes_room_wherever_it_is_from(
    doors: Doors,
) -> None:
    busy = [doors.open(phase=Phase.SOCKET) for _ in range(3)]
    silent = [doors.open(BO), doors.open("192.0.2.3")]
    new = doors.open("192.0.2.4", Phase.WORK)
    assert [wire.ended for wire in silent] == [True, False]
    assert not new.ended
    doors.open("192.0.2.5", Phase.WORK)
    assert doors.open("192.0.2.6").ended, "all are at work"
    assert not any(wire.ended for wire in busy)
    assert len(doors.all) == 5


def test_a_network_of_the_new_kind_counts_as_one_address(doors: Doors) -> None:
    wires = [doors.open(f"2001:db8::{number}") for number in range(1, 5)]
    assert [wire.ended for wire in wires] == [True, False, False, False]
    assert not doors.open("2001:db8:0:1::1").ended


def test_more_may_come_from_a_proxy(doors: Doors) -> None:
    assert not any(wire.ended for wire in [doors.open(PROXY) for _ in range(4)])
    assert all(doors.all.may_open(PROXY) for _ in range(100))


def test_too_many_new_ones_at_once_are_not_even_looked_at(doors: Doors) -> None:
    assert [doors.all.may_open(ADA) for _ in range(5)] == [True] * 4 + [False]
    assert doors.all.may_open(BO)
    doors.now += 1
    assert [doors.all.may_open(ADA) for _ in range(2)] == [True, False]


def test_what_is_closed_twice_is_counted_off_once(doors: Doors) -> None:
    one, other = doors.open(), doors.open()
    for _ in range(2):
        doors.all.close(doors.connection(one))
    assert doors.all.count(ADA) == 1
    doors.all.set_phase(doors.connection(one), Phase.WORK)
    doors.all.close(doors.connection(other))
    assert (len(doors.all), doors.all.count(ADA)) == (0, 0)


@pytest.mark.parametrize(
    ("phase", "limit"),
    [(Phase.HEAD, FEW.head_seconds), (Phase.BODY, FEW.body_seconds), (Phase.IDLE, FEW.idle_seconds)],
)
def test_who_keeps_silent_is_closed_in_time_and_not_before(doors: Doors, phase: Phase, limit: float) -> None:
    wire = doors.open(phase=phase)
    doors.wait(limit)
    assert not wire.ended
    doors.wait(0.1)
    assert wire.ended


@pytest.mark.parametrize("phase", [Phase.WORK, Phase.SOCKET])
def test_nobody_is_closed_who_waits_for_us(doors: Doors, phase: Phase) -> None:
    wire = doors.open(phase=phase)
    doors.wait(10_000)
    assert not wire.ended


def test_single_bytes_buy_no_time_for_a_head_and_as_much_as_they_are_worth_for_a_body(doors: Doors) -> None:
    head, body = doors.open(), doors.open(phase=Phase.BODY)
    for _ in range(10):
        doors.wait(1)
        doors.connection(head).phase_bytes += 1
        doors.connection(body).phase_bytes += FEW.body_bytes_per_second
    doors.wait(1)
    assert (head.ended, body.ended) == (True, False)
    doors.wait(9)
    assert not body.ended
    doors.wait(0.1)
    assert body.ended


def test_who_does_not_read_the_answer_is_closed_and_who_reads_slowly_is_not(doors: Doors) -> None:
    deaf, slow = doors.open(phase=Phase.WORK), doors.open(phase=Phase.IDLE)
    deaf.unread, slow.unread = 500, 500
    for _ in range(int(FEW.unread_seconds) + 1):
        doors.wait(1)
        slow.unread -= 1
    assert (deaf.ended, slow.ended) == (False, False)
    doors.wait(1)
    assert (deaf.ended, slow.ended) == (True, False)


def test_only_so_much_may_wait_to_be_read_by_one_address(doors: Doors) -> None:
    wires = [doors.open(phase=Phase.SOCKET) for _ in range(3)]
    other = doors.open(BO, Phase.SOCKET)
    for wire in (*wires, other):
        wire.unread = FEW.unread_bytes_per_connection * 3 // 2
    doors.wait(0)
    assert [wire.ended for wire in wires] == [False, False, True]
    assert not other.ended


def test_the_log_tells_once_a_minute_how_many_were_closed_and_where_most_of_them_came_from(
    doors: Doors, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(7):
        doors.open()
    doors.open(BO, Phase.BODY)
    doors.wait(11)
    assert caplog.messages == [
        "connections closed: 4 × too many from one address, 1 × body too slow; 4 of them from 192.0.2.1; 0 are open"
    ]
    for _ in range(5):
        doors.open()
    doors.wait(REPORT_SECONDS - 1)
    assert len(caplog.messages) == 1
    doors.wait(1)
    assert caplog.messages[1:] == [
        "connections closed: 2 × too many from one address; 2 of them from 192.0.2.1; 0 are open"
    ]


def test_the_log_keeps_silent_of_connections_that_nobody_used(
    doors: Doors, caplog: pytest.LogCaptureFixture
) -> None:
    unused, kept, slow = doors.open(), doors.open(phase=Phase.IDLE), doors.open(BO)
    doors.wait(11)
    assert unused.ended
    assert kept.ended
    assert slow.ended
    assert caplog.messages == []


DEEDS = st.lists(
    st.tuples(st.sampled_from(["open", "close", "enter", "wait"]), st.integers(0, 7), st.sampled_from(Phase)),
    max_size=40,
)


@given(DEEDS)
def test_whatever_happens_the_limits_hold_and_every_count_is_right(
    deeds: list[tuple[str, int, Phase]],
) -> None:
    doors = Doors()
    for deed, number, phase in deeds:
        wires = list(doors.wires.values())
        if deed == "open":
            doors.open(f"192.0.2.{number}", phase)
        elif deed == "wait":
            doors.wait(number)
        elif wires:
            connection = doors.connection(wires[number % len(wires)])
            if deed == "close":
                doors.all.close(connection)
                doors.wires.pop(connection).ended = True
            else:
                doors.all.set_phase(connection, phase)
        here = [connection for connection, wire in doors.wires.items() if not wire.ended]
        assert len(doors.all) == len(here) <= FEW.total
        for house in {connection.network for connection in here}:
            assert doors.all.count(house) == sum(each.network == house for each in here) <= FEW.per_address
