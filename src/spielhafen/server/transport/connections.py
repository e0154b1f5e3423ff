"""The open connections of one process: limits by number, address and idle time.

A limit holds for each address (for IPv6: each /64 network) and for the whole process. When it is reached, the
connection that has been silent for longest is closed, since it loses nothing. If all others are in use, the
new one is refused.
"""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, Protocol

from spielhafen.server.token_buckets import Rate, TokenBuckets
from spielhafen.server.transport.ip_addresses import network_of

LOGGER: Final = logging.getLogger("spielhafen.server.transport.connections")

REPORT_SECONDS: Final = 60.0
"""Seconds between two log lines."""

OPEN_RATE: Final = Rate(256, 1024)

UNUSED: Final = "silence"
"""Reason for closing idle connections; not logged, because browsers open some in advance."""


class Phase(Enum):
    """What a connection waits for."""

    HEAD = "head"
    BODY = "body"
    IDLE = "idle"  # the next request
    WORK = "work"  # our own answer
    SOCKET = "socket"  # no timeout: the WebSocket protocol sends pings


CLIENT_PHASES: Final = frozenset({Phase.HEAD, Phase.BODY, Phase.IDLE})


@dataclass(frozen=True)
class ConnectionLimits:
    """Limits for the number of connections, and timeouts in seconds."""

    total: int = 8192
    per_address: int = 512
    """A club of forty, whose browsers open six each and one for a table, needs three hundred."""
    per_proxy: int = 4096
    """For the address of a trusted proxy, which all its clients share."""
    open_rate: Rate = OPEN_RATE
    """New connections of one address; excess ones are closed before a protocol is made for them."""
    head_seconds: float = 10.0
    """From the opening, or the first byte of a later request, to the end of the head."""
    body_seconds: float = 10.0
    body_bytes_per_second: int = 1000
    """A body gets another second for each of these bytes."""
    idle_seconds: float = 10.0
    """Between two requests. (uvicorn's own timeout of five seconds is reset by any empty line.)"""
    unread_seconds: float = 30.0
    """Without progress, while the client does not read its answer."""
    unread_bytes_per_connection: int = 65_536
    """Unread answers of an address may take this much for each connection it may have."""


class Transport(Protocol):
    """The part of an asyncio transport that is needed."""

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

    def __init__(self, transport: Transport, network: str, limit: int, now: float) -> None:
        self.transport = transport
        self.network = network
        self.limit = limit
        self.phase = Phase.HEAD
        self.phase_since = now
        self.phase_bytes = 0
        """Received in this head or body so far."""
        self.unread_bytes = 0
        self.last_read = now
        """When the client last read a part of the waiting answer."""


@dataclass
class _Network:
    count: int = 0
    silent: dict[Connection, None] = field(default_factory=dict)
    """The one that has been silent for longest comes first."""


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
        self._open_limit = TokenBuckets(limits.open_rate)
        self._all: dict[Connection, None] = {}
        self._silent: dict[Connection, None] = {}
        self._networks: dict[str, _Network] = {}
        self._reasons: Counter[tuple[str, str]] = Counter()
        self._last_report = -REPORT_SECONDS

    def __len__(self) -> int:
        return len(self._all)

    def count(self, network: str) -> int:
        """Return the number of connections of this address or network."""
        return self._networks[network].count if network in self._networks else 0

    def may_open(self, address: str) -> bool:
        """Return whether the address may open another one; cheap, because floods ask it often."""
        if self._is_proxy(address):
            return True
        network = network_of(address)
        if self._open_limit.take(network, self.clock()):
            return True
        self._count_reason("too many at once from one address", network)
        return False

    def open(self, transport: Transport, address: str) -> Connection | None:
        """Register a new connection, closing another one if necessary; None means it is refused."""
        network = network_of(address)
        limit = self.limits.per_proxy if self._is_proxy(address) else self.limits.per_address
        connection = Connection(transport, network, limit, self.clock())
        if not self._has_room(connection):
            transport.abort()
            return None
        self._networks.setdefault(network, _Network()).count += 1
        self._all[connection] = None
        self._track_silence(connection)
        return connection

    def set_phase(self, connection: Connection, phase: Phase) -> None:
        """Set what the connection waits for; setting the same phase again changes nothing."""
        if connection.phase is phase or connection not in self._all:
            return
        connection.phase, connection.phase_since, connection.phase_bytes = phase, self.clock(), 0
        self._track_silence(connection)

    def close(self, connection: Connection) -> None:
        """Forget a closed connection; may be called twice."""
        if connection not in self._all:
            return
        del self._all[connection]
        self._silent.pop(connection, None)
        network = self._networks[connection.network]
        network.silent.pop(connection, None)
        network.count -= 1
        if not network.count:
            del self._networks[connection.network]

    def sweep(self) -> None:
        """Close connections that have timed out, and log a summary; to be called about every second."""
        now = self.clock()
        unread_bytes: Counter[str] = Counter()
        for connection in list(self._all):
            reason = self._timeout_reason(connection, now)
            if reason:
                self._abort(connection, reason)
            elif connection.unread_bytes:
                unread_bytes[connection.network] += connection.unread_bytes
                if (
                    unread_bytes[connection.network]
                    > connection.limit * self.limits.unread_bytes_per_connection
                ):
                    unread_bytes[connection.network] -= connection.unread_bytes
                    self._abort(connection, "too much waits to be read")
        if now - self._last_report >= REPORT_SECONDS:
            self.report()

    def report(self) -> None:
        """Log one line, if any connection was closed for a notable reason."""
        if not self._reasons:
            return
        reasons: Counter[str] = Counter()
        networks: Counter[str] = Counter()
        for (reason, network), times in self._reasons.items():
            reasons[reason] += times
            networks[network] += times
        summary = ", ".join(f"{times} × {reason}" for reason, times in reasons.most_common())
        network, times = networks.most_common(1)[0]
        LOGGER.warning(
            "connections closed: %s; %d of them from %s; %d are open", summary, times, network, len(self)
        )
        self._reasons.clear()
        self._last_report = self.clock()

    def _has_room(self, new: Connection) -> bool:
        if self.count(new.network) >= new.limit:
            return self._make_room(self._networks[new.network].silent, new, "too many from one address")
        if len(self._all) >= self.limits.total:
            return self._make_room(self._silent, new, "too many in all")
        return True

    def _make_room(self, silent: dict[Connection, None], new: Connection, reason: str) -> bool:
        oldest = next(iter(silent), None)
        if oldest is None:
            self._count_reason(reason, new.network)
            return False
        self._abort(oldest, reason)
        return True

    def _track_silence(self, connection: Connection) -> None:
        network = self._networks[connection.network]
        for silent in (self._silent, network.silent):
            silent.pop(connection, None)
            if connection.phase in CLIENT_PHASES:
                silent[connection] = None

    def _timeout_reason(self, connection: Connection, now: float) -> str:
        """Return why the connection has timed out; empty if it has not."""
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
            allowed = self.limits.body_seconds + connection.phase_bytes / self.limits.body_bytes_per_second
            return "body too slow" if waited > allowed else ""
        return UNUSED if connection.phase is Phase.IDLE and waited > self.limits.idle_seconds else ""

    def _abort(self, connection: Connection, reason: str) -> None:
        self._count_reason(reason, connection.network)
        self.close(connection)
        connection.transport.abort()

    def _count_reason(self, reason: str, network: str) -> None:
        if reason != UNUSED:
            self._reasons[reason, network if len(self._reasons) < self.limits.total else ""] += 1
