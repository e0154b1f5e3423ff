"""Connection limits: counting, making room, and closing after timeouts."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielhafen.server.token_buckets import Rate
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
class FakeTransport:
    """A transport that only stores what is done to it."""

    unread: int = 0
    ended: bool = False

    def abort(self) -> None:
        self.ended = True

    def get_write_buffer_size(self) -> int:
        return self.unread


@dataclass
class Harness:
    """Connections with fake transports, and a clock that is set by hand."""

    limits: ConnectionLimits = FEW
    now: float = 1000.0
    transports: dict[Connection, FakeTransport] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.all = Connections(self.limits, network_matcher(["10.0.0.0/8"]), lambda: self.now)

    def open(self, address: str = ADA, phase: Phase = Phase.HEAD) -> FakeTransport:
        transport = FakeTransport()
        connection = self.all.open(transport, address)
        assert (connection is None) == transport.ended
        if connection is not None:
            self.all.set_phase(connection, phase)
            self.transports[connection] = transport
        return transport

    def connection(self, transport: FakeTransport) -> Connection:
        return next(found for found, its in self.transports.items() if its is transport)

    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.all.sweep()


@pytest.fixture
def harness() -> Harness:
    return Harness()


def test_at_the_limit_of_an_address_its_longest_silent_connection_is_closed(harness: Harness) -> None:
    first, second, third = (harness.open() for _ in range(3))
    harness.all.set_phase(harness.connection(first), Phase.WORK)
    harness.all.set_phase(harness.connection(first), Phase.IDLE)  # it has been answered meanwhile
    fourth = harness.open()
    assert [transport.ended for transport in (first, second, third, fourth)] == [False, True, False, False]
    assert harness.all.count(ADA) == 3


def test_if_all_connections_of_an_address_are_busy_only_its_new_ones_are_refused(harness: Harness) -> None:
    busy = [harness.open(phase=phase) for phase in (Phase.WORK, Phase.SOCKET, Phase.WORK)]
    assert harness.open().ended
    assert not harness.open(BO).ended
    assert not any(transport.ended for transport in busy)


def test_at_the_total_limit_the_longest_silent_connection_is_closed(harness: Harness) -> None:
    busy = [harness.open(phase=Phase.SOCKET) for _ in range(3)]
    silent = [harness.open(BO), harness.open("192.0.2.3")]
    new = harness.open("192.0.2.4", Phase.WORK)
    assert [transport.ended for transport in silent] == [True, False]
    assert not new.ended
    harness.open("192.0.2.5", Phase.WORK)
    assert harness.open("192.0.2.6").ended, "all are at work"
    assert not any(transport.ended for transport in busy)
    assert len(harness.all) == 5


def test_an_ipv6_network_counts_as_one_address(harness: Harness) -> None:
    transports = [harness.open(f"2001:db8::{number}") for number in range(1, 5)]
    assert [transport.ended for transport in transports] == [True, False, False, False]
    assert not harness.open("2001:db8:0:1::1").ended


def test_a_proxy_may_have_more_connections(harness: Harness) -> None:
    assert not any(transport.ended for transport in [harness.open(PROXY) for _ in range(4)])
    assert all(harness.all.may_open(PROXY) for _ in range(100))


def test_excess_new_connections_are_not_opened(harness: Harness) -> None:
    assert [harness.all.may_open(ADA) for _ in range(5)] == [True] * 4 + [False]
    assert harness.all.may_open(BO)
    harness.now += 1
    assert [harness.all.may_open(ADA) for _ in range(2)] == [True, False]


def test_a_connection_closed_twice_is_counted_once(harness: Harness) -> None:
    one, other = harness.open(), harness.open()
    for _ in range(2):
        harness.all.close(harness.connection(one))
    assert harness.all.count(ADA) == 1
    harness.all.set_phase(harness.connection(one), Phase.WORK)
    harness.all.close(harness.connection(other))
    assert (len(harness.all), harness.all.count(ADA)) == (0, 0)


@pytest.mark.parametrize(
    ("phase", "limit"),
    [(Phase.HEAD, FEW.head_seconds), (Phase.BODY, FEW.body_seconds), (Phase.IDLE, FEW.idle_seconds)],
)
def test_a_silent_connection_is_closed_in_time_and_not_before(
    harness: Harness, phase: Phase, limit: float
) -> None:
    transport = harness.open(phase=phase)
    harness.wait(limit)
    assert not transport.ended
    harness.wait(0.1)
    assert transport.ended


@pytest.mark.parametrize("phase", [Phase.WORK, Phase.SOCKET])
def test_a_connection_that_waits_for_us_is_not_closed(harness: Harness, phase: Phase) -> None:
    transport = harness.open(phase=phase)
    harness.wait(10_000)
    assert not transport.ended


def test_bytes_extend_the_time_for_a_body_and_not_for_a_head(harness: Harness) -> None:
    head, body = harness.open(), harness.open(phase=Phase.BODY)
    for _ in range(10):
        harness.wait(1)
        harness.connection(head).phase_bytes += 1
        harness.connection(body).phase_bytes += FEW.body_bytes_per_second
    harness.wait(1)
    assert (head.ended, body.ended) == (True, False)
    harness.wait(9)
    assert not body.ended
    harness.wait(0.1)
    assert body.ended


def test_unread_answers_close_a_connection_and_slow_reading_does_not(harness: Harness) -> None:
    deaf, slow = harness.open(phase=Phase.WORK), harness.open(phase=Phase.IDLE)
    deaf.unread, slow.unread = 500, 500
    for _ in range(int(FEW.unread_seconds) + 1):
        harness.wait(1)
        slow.unread -= 1
    assert (deaf.ended, slow.ended) == (False, False)
    harness.wait(1)
    assert (deaf.ended, slow.ended) == (True, False)


def test_unread_bytes_are_limited_per_address(harness: Harness) -> None:
    transports = [harness.open(phase=Phase.SOCKET) for _ in range(3)]
    other = harness.open(BO, Phase.SOCKET)
    for transport in (*transports, other):
        transport.unread = FEW.unread_bytes_per_connection * 3 // 2
    harness.wait(0)
    assert [transport.ended for transport in transports] == [False, False, True]
    assert not other.ended


def test_the_log_reports_once_a_minute_how_many_were_closed_and_from_where(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(7):
        harness.open()
    harness.open(BO, Phase.BODY)
    harness.wait(11)
    assert caplog.messages == [
        "connections closed: 4 × too many from one address, 1 × body too slow; 4 of them from 192.0.2.1; 0 are open"
    ]
    for _ in range(5):
        harness.open()
    harness.wait(REPORT_SECONDS - 1)
    assert len(caplog.messages) == 1
    harness.wait(1)
    assert caplog.messages[1:] == [
        "connections closed: 2 × too many from one address; 2 of them from 192.0.2.1; 0 are open"
    ]


def test_unused_connections_are_not_logged(harness: Harness, caplog: pytest.LogCaptureFixture) -> None:
    unused, kept, slow = harness.open(), harness.open(phase=Phase.IDLE), harness.open(BO)
    harness.wait(11)
    assert unused.ended
    assert kept.ended
    assert slow.ended
    assert caplog.messages == []


ACTIONS = st.lists(
    st.tuples(st.sampled_from(["open", "close", "enter", "wait"]), st.integers(0, 7), st.sampled_from(Phase)),
    max_size=40,
)


@given(ACTIONS)
def test_limits_hold_and_counts_are_right_after_any_events(actions: list[tuple[str, int, Phase]]) -> None:
    harness = Harness()
    for action, number, phase in actions:
        transports = list(harness.transports.values())
        if action == "open":
            harness.open(f"192.0.2.{number}", phase)
        elif action == "wait":
            harness.wait(number)
        elif transports:
            connection = harness.connection(transports[number % len(transports)])
            if action == "close":
                harness.all.close(connection)
                harness.transports.pop(connection).ended = True
            else:
                harness.all.set_phase(connection, phase)
        here = [connection for connection, transport in harness.transports.items() if not transport.ended]
        assert len(harness.all) == len(here) <= FEW.total
        for network in {connection.network for connection in here}:
            assert (
                harness.all.count(network) == sum(each.network == network for each in here) <= FEW.per_address
            )
