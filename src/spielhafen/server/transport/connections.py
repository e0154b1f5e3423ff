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

from spielhafen.server.middleware.gate import Bucket, Rate
from spielhafen.server.transport.ip_addresses import house_of

LOG: Final = logging.getLogger("spielhafen.server.transport.connections")

MINUTE: Final = 60.0
"""Seconds between two lines in the log."""

OPENED: Final = Rate(256, 1024)

SILENCE: Final = "silence"
"""Why a connection is closed that nobody uses: no line in the log, for browsers open some beforehand."""


class Phase(Enum):
    """What is waited for on a connection."""

    HEAD = "head"
    BODY = "body"
    IDLE = "idle"  # the next request
    WORK = "work"  # our own answer
    SOCKET = "socket"  # nothing: it is a WebSocket, which is asked now and then whether it lives


SILENT: Final = frozenset({Phase.HEAD, Phase.BODY, Phase.IDLE})


@dataclass(frozen=True)
class ConnectionLimits:
    """How many connections there may be, and how many seconds each may take."""

    total: int = 8192
    address: int = 512
    """From one address: a club of forty with a browser each that opens six, and a page of a table, has three hundred."""
    proxy: int = 4096
    """From the address of a proxy: all who come through it share it."""
    opened: Rate = OPENED
    """New ones from one address; beyond that they are closed before anything is made for them."""
    head: float = 10.0
    """From the opening of the connection, or the first byte of a later request, to the end of the head."""
    body: float = 10.0
    body_rate: int = 1000
    """For each so many bytes of a body there is a second more."""
    idle: float = 10.0
    """Between two requests. (uvicorn's own time, five seconds, begins anew with any empty line.)"""
    unread: float = 30.0
    """In which nothing was fetched of an answer that waits to be read."""
    unread_bytes: int = 65_536
    """For each connection that an address may have: so much of all answers may wait for it to read."""


class Transport(Protocol):
    """What is needed of a transport of asyncio."""

    def abort(self) -> None: ...

    def get_write_buffer_size(self) -> int: ...


class Connection:
    """One connection, as the limits see it."""

    __slots__ = ("transport", "house", "most", "phase", "since", "bytes", "unread", "read")

    def __init__(self, transport: Transport, house: str, most: int, now: float) -> None:
        self.transport = transport
        self.house = house
        self.most = most
        self.phase = Phase.HEAD
        self.since = now
        self.bytes = 0
        """Of this head or body, so far."""
        self.unread = 0
        self.read = now
        """When something was last fetched of what waits to be read."""


@dataclass
class _House:
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
        self._opened = Bucket(limits.opened)
        self._all: dict[Connection, None] = {}
        self._silent: dict[Connection, None] = {}
        self._houses: dict[str, _House] = {}
        self._tally: Counter[tuple[str, str]] = Counter()
        self._reported = -MINUTE

    def __len__(self) -> int:
        return len(self._all)

    def count(self, house: str) -> int:
        """How many there are from this address, or network."""
        return self._houses[house].count if house in self._houses else 0

    def may_open(self, address: str) -> bool:
        """Whether one more from there is looked at; costs little, so that many can be asked about."""
        if self._is_proxy(address):
            return True
        house = house_of(address)
        if self._opened.take(house, self.clock()):
            return True
        self._note("too many at once from one address", house)
        return False

    def open(self, transport: Transport, address: str) -> Connection | None:
        """A new connection, for which another one may have to make room.

        None if there is none: then it is closed.
        """
        house = house_of(address)
        most = self.limits.proxy if self._is_proxy(address) else self.limits.address
        connection = Connection(transport, house, most, self.clock())
        if not self._has_room(connection):
            transport.abort()
            return None
        self._houses.setdefault(house, _House()).count += 1
        self._all[connection] = None
        self._file(connection)
        return connection

    def enter(self, connection: Connection, phase: Phase) -> None:
        """Something else is waited for from now on; nothing changes if it is the same as before."""
        if connection.phase is phase or connection not in self._all:
            return
        connection.phase, connection.since, connection.bytes = phase, self.clock(), 0
        self._file(connection)

    def close(self, connection: Connection) -> None:
        """It is closed, by whomever; may be said twice."""
        if connection not in self._all:
            return
        del self._all[connection]
        self._silent.pop(connection, None)
        house = self._houses[connection.house]
        house.silent.pop(connection, None)
        house.count -= 1
        if not house.count:
            del self._houses[connection.house]

    def sweep(self) -> None:
        """Close whatever has taken too long, and tell the log; to be called about every second."""
        now = self.clock()
        waiting: Counter[str] = Counter()
        for connection in list(self._all):
            why = self._late(connection, now)
            if why:
                self._end(connection, why)
            elif connection.unread:
                waiting[connection.house] += connection.unread
                if waiting[connection.house] > connection.most * self.limits.unread_bytes:
                    waiting[connection.house] -= connection.unread
                    self._end(connection, "too much waits to be read")
        if now - self._reported >= MINUTE:
            self.report()

    def report(self) -> None:
        """One line in the log, if anything is worth one."""
        if not self._tally:
            return
        whys: Counter[str] = Counter()
        houses: Counter[str] = Counter()
        for (why, house), times in self._tally.items():
            whys[why] += times
            houses[house] += times
        told = ", ".join(f"{times} × {why}" for why, times in whys.most_common())
        house, times = houses.most_common(1)[0]
        LOG.warning("connections closed: %s; %d of them from %s; %d are open", told, times, house, len(self))
        self._tally.clear()
        self._reported = self.clock()

    def _has_room(self, new: Connection) -> bool:
        if self.count(new.house) >= new.most:
            return self._make_room(self._houses[new.house].silent, new, "too many from one address")
        if len(self._all) >= self.limits.total:
            return self._make_room(self._silent, new, "too many in all")
        return True

    def _make_room(self, silent: dict[Connection, None], new: Connection, why: str) -> bool:
        oldest = next(iter(silent), None)
        if oldest is None:
            self._note(why, new.house)
            return False
        self._end(oldest, why)
        return True

    def _file(self, connection: Connection) -> None:
        house = self._houses[connection.house]
        for silent in (self._silent, house.silent):
            silent.pop(connection, None)
            if connection.phase in SILENT:
                silent[connection] = None

    def _late(self, connection: Connection, now: float) -> str:
        """Why it has taken too long; empty if it has not."""
        unread = connection.transport.get_write_buffer_size()
        if unread < connection.unread or not connection.unread:
            connection.read = now
        connection.unread = unread
        if unread:
            return "answer not read" if now - connection.read > self.limits.unread else ""
        waited = now - connection.since
        if connection.phase is Phase.HEAD and waited > self.limits.head:
            return "head too slow" if connection.bytes else SILENCE
        if connection.phase is Phase.BODY:
            patience = self.limits.body + connection.bytes / self.limits.body_rate
            return "body too slow" if waited > patience else ""
        return SILENCE if connection.phase is Phase.IDLE and waited > self.limits.idle else ""

    def _end(self, connection: Connection, why: str) -> None:
        self._note(why, connection.house)
        self.close(connection)
        connection.transport.abort()

    def _note(self, why: str, house: str) -> None:
        if why != SILENCE:
            self._tally[why, house if len(self._tally) < self.limits.total else ""] += 1
