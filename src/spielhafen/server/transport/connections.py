"""The open connections of one process: how many, from where, and how long they may be silent.

A limit holds for each address, of IPv6 for each network of a house, and for the process as a whole. Where it is reached, the
connection that has been silent for longest makes room: whoever has said nothing loses nothing. Only if all others are at work is
the new one refused.
"""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, Protocol

from spielhafen.server.middleware.gate import Rate, TokenBuckets
from spielhafen.server.transport.ip_addresses import network_of

LOGGER: Final = logging.getLogger("spielhafen.server.transport.connections")

REPORT_SECONDS: Final = 60.0
"""Seconds between two lines in the log."""

OPEN_RATE: Final = Rate(256, 1024)

UNUSED: Final = "silence"
"""Why a connection is closed that nobody uses: no line in the log, for browsers open some beforehand."""


class Phase(Enum):
    """What is waited for on a connection."""

    HEAD = "head"
    BODY = "body"
    IDLE = "idle"  # the next request
    WORK = "work"  # our own answer
    SOCKET = "socket"  # nothing: it is a WebSocket, which is asked now and then whether it lives


CLIENT_PHASES: Final = frozenset({Phase.HEAD, Phase.BODY, Phase.IDLE})


@dataclass(frozen=True)
class ConnectionLimits:
    """How many connections there may be, and how many seconds each may take."""

    total: int = 8192
    per_address: int = 512
    """From one address: a club of forty with a browser each that opens six, and a page of a table, has three hundred."""
    per_proxy: int = 4096
    """From the address of a proxy: all who come through it share it."""
    open_rate: Rate = OPEN_RATE
    """New ones from one address; beyond that they are closed before anything is made for them."""
    head_seconds: float = 10.0
    """From the opening of the connection, or the first byte of a later request, to the end of the head."""
    body_seconds: float = 10.0
    body_bytes_per_second: int = 1000
    """For each so many bytes of a body there is a second more."""
    idle_seconds: float = 10.0
    """Between two requests. (uvicorn's own time, five seconds, begins anew with any empty line.)"""
    unread_seconds: float = 30.0
    """In which nothing was fetched of an answer that waits to be read."""
    unread_bytes_per_connection: int = 65_536
    """For each connection that an address may have: so much of all answers may wait for it to read."""


class Transport(Protocol):
    """What is needed of a transport of asyncio."""

    def abort(self) -> None: ...

    def get_write_buffer_size(self) -> int: ...


class Connection:
    """One connection, as the limits see it."""

    __slots__ = (
        "transport",
        "network",
        "limit",
        "phase",
        "phase_since",
        "phase_bytes",
        "unread_bytes",
        "last_read",
    )

    def __init__(self, transport: Transport, house: str, most: int, now: float) -> None:
        self.transport = transport
        self.network = house
        self.limit = most
        self.phase = Phase.HEAD
        self.phase_since = now
        self.phase_bytes = 0
        """Of this head or body, so far."""
        self.unread_bytes = 0
        self.last_read = now
        """When something was last fetched of what waits to be read."""


@dataclass
class _Network:
    count: int = 0
    silent: dict[Connection, None] = field(default_factory=dict)
    """The one that has been silent for longest first."""


class Connections:
    """All open connections; `clock` is any steady clock in seconds."""

    def __init__(
        self,
        limits: ConnectionLimits,
        is_proxy: Callable[[str], bool] = lambda _: False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limits = limits
        self.clock = clock
        self._is_proxy = is_proxy
        self._opened = TokenBuckets(limits.open_rate)
        self._all: dict[Connection, None] = {}
        self._silent: dict[Connection, None] = {}
        self._networks: dict[str, _Network] = {}
        self._reasons: Counter[tuple[str, str]] = Counter()
        self._reported = -REPORT_SECONDS

    def __len__(self) -> int:
        return len(self._all)

    def count(self, network: str) -> int:
        """How many there are from this address, or network."""
        return self._networks[network].count if network in self._networks else 0

    def may_open(self, address: str) -> bool:
        """Whether one more from there is looked at; costs little, so that many can be asked about."""
        if self._is_proxy(address):
            return True
        house = network_of(address)
        if self._opened.take(house, self.clock()):
            return True
        self._count_reason("too many at once from one address", house)
        return False

    def open(self, transport: Transport, address: str) -> Connection | None:
        """A new connection, for which another one may have to make room.

        None if there is none: then it is closed.
        """
        house = network_of(address)
        most = self.limits.per_proxy if self._is_proxy(address) else self.limits.per_address
        connection = Connection(transport, house, most, self.clock())
        if not self._has_room(connection):
            transport.abort()
            return None
        self._networks.setdefault(house, _Network()).count += 1
        self._all[connection] = None
        self._track_silence(connection)
        return connection

    def set_phase(self, connection: Connection, phase: Phase) -> None:
        """Something else is waited for from now on; nothing changes if it is the same as before."""
        if connection.phase is phase or connection not in self._all:
            return
        connection.phase, connection.phase_since, connection.phase_bytes = phase, self.clock(), 0
        self._track_silence(connection)

    def close(self, connection: Connection) -> None:
        """It is closed, by whomever; may be said twice."""
        if connection not in self._all:
            return
        del self._all[connection]
        self._silent.pop(connection, None)
        house = self._networks[connection.network]
        house.silent.pop(connection, None)
        house.count -= 1
        if not house.count:
            del self._networks[connection.network]

    def sweep(self) -> None:
        """Close whatever has taken too long, and tell the log; to be called about every second."""
        now = self.clock()
        waiting: Counter[str] = Counter()
        for connection in list(self._all):
            why = self._timeout_reason(connection, now)
            if why:
                self._abort(connection, why)
            elif connection.unread_bytes:
                waiting[connection.network] += connection.unread_bytes
                if waiting[connection.network] > connection.limit * self.limits.unread_bytes_per_connection:
                    waiting[connection.network] -= connection.unread_bytes
                    self._abort(connection, "too much waits to be read")
        if now - self._reported >= REPORT_SECONDS:
            self.report()

    def report(self) -> None:
        """One line in the log, if anything is worth one."""
        if not self._reasons:
            return
        whys: Counter[str] = Counter()
        houses: Counter[str] = Counter()
        for (why, house), times in self._reasons.items():
            whys[why] += times
            houses[house] += times
        told = ", ".join(f"{times} × {why}" for why, times in whys.most_common())
        house, times = houses.most_common(1)[0]
        LOGGER.warning(
            "connections closed: %s; %d of them from %s; %d are open", told, times, house, len(self)
        )
        self._reasons.clear()
        self._reported = self.clock()

    def _has_room(self, new: Connection) -> bool:
        if self.count(new.network) >= new.limit:
            return self._make_room(self._networks[new.network].silent, new, "too many from one address")
        if len(self._all) >= self.limits.total:
            return self._make_room(self._silent, new, "too many in all")
        return True

    def _make_room(self, silent: dict[Connection, None], new: Connection, why: str) -> bool:
        oldest = next(iter(silent), None)
        if oldest is None:
            self._count_reason(why, new.network)
            return False
        self._abort(oldest, why)
        return True

    def _track_silence(self, connection: Connection) -> None:
        house = self._networks[connection.network]
        for silent in (self._silent, house.silent):
            silent.pop(connection, None)
            if connection.phase in CLIENT_PHASES:
                silent[connection] = None

    def _timeout_reason(self, connection: Connection, now: float) -> str:
        """Why it has taken too long; empty if it has not."""
        unread = connection.transport.get_write_buffer_size()
        if unread < connection.unread_bytes or not connection.unread_bytes:
            connection.last_read = now
        connection.unread_bytes = unread
        if unread:
            return "answer not read" if now - connection.last_read > self.limits.unread_seconds else ""
        waited = now - connection.phase_since
        if connection.phase is Phase.HEAD and waited > self.limits.head_seconds:
            return "head too slow" if connection.phase_bytes else UNUSED
        if connection.phase is Phase.BODY:
            patience = self.limits.body_seconds + connection.phase_bytes / self.limits.body_bytes_per_second
            return "body too slow" if waited > patience else ""
        return UNUSED if connection.phase is Phase.IDLE and waited > self.limits.idle_seconds else ""

    def _abort(self, connection: Connection, why: str) -> None:
        self._count_reason(why, connection.network)
        self.close(connection)
        connection.transport.abort()

    def _count_reason(self, why: str, house: str) -> None:
        if why != UNUSED:
            self._reasons[why, house if len(self._reasons) < self.limits.total else ""] += 1
