"""Which processes share a PostgreSQL database, and which of them wrote last to each match.

Each process holds an advisory lock as long as its connection for notifications lives. The database releases it when the
process ends, however it does, or cannot be reached any more. As a process may hang while its connection lives, each one
also gives signs of life, and the others reckon by their own clocks how long ago they heard the last one. A process that
connects again is a new one, since it has missed what was written meanwhile.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from psycopg import Connection

LOCK_NAMESPACE: Final = 0x5348
"""The upper 16 bits of our advisory locks; the lower 48 are the number of a process."""
MAX_WRITERS: Final = 100_000
"""Matches whose last writer is remembered; of those written longest ago it is forgotten."""
LEASE_SECONDS: Final = 2.0
"""Seconds without a sign of life after which a process counts as gone.

Its lock may still be held.
"""

_TAKE: Final = "SELECT pg_try_advisory_lock(%s)"
_LIVING: Final = """
SELECT (classid::bigint & 65535) << 32 | objid::bigint FROM pg_locks
WHERE locktype = 'advisory' AND objsubid = 1 AND classid::bigint >> 16 = %s
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


def new_process_number() -> int:
    """Return a number of 48 bits, the greater the later: milliseconds and seven random bits."""
    return time.time_ns() // 1_000_000 % 2**41 << 7 | secrets.randbelow(2**7)


def take_number(connection: Connection[Any], number: int) -> int:
    """Return this number, or a greater one if another process has it.

    Others see it as long as this connection lives.
    """
    while connection.execute(_TAKE, (LOCK_NAMESPACE << 48 | number,)).fetchone() != (True,):
        number += 1
    return number


def find_living(connection: Connection[Any]) -> frozenset[int]:
    """Return the numbers of all processes whose lock is held."""
    return frozenset(number for (number,) in connection.execute(_LIVING, (LOCK_NAMESPACE,)))


class LivingProcesses:
    """What one process knows of all; it hears of every write from now on.

    clock: seconds that never go back.
    """

    def __init__(self, own: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.own = own
        self._clock = clock
        self._signs: dict[int, float] = {}
        """When each process that holds its lock gave the last sign of life, or was seen first."""
        self._living: frozenset[int] = frozenset()
        """The processes that lived at the last look, or have written since; empty before the first."""
        self._writers: dict[str, int] = {}
        """The last process that wrote an event, by match; ordered by time."""

    def note_sign(self, process: int) -> None:
        """Note that a process has given a sign of life."""
        self._signs[process] = self._clock()

    def note_writer(self, match: str, process: int) -> None:
        """Note that a process has written an event."""
        self._writers.pop(match, None)
        self._writers[match] = process
        if len(self._writers) > MAX_WRITERS:
            del self._writers[next(iter(self._writers))]
        if self._living and process not in self._living:
            self._living |= {process}  # so that it is missed even if it is gone before the next look

    def observe(self, holders: frozenset[int]) -> bool:
        """Note which processes hold their locks; return whether some are gone since.

        If none were known, some may be.
        """
        now = self._clock()
        self._signs = {process: self._signs.get(process, now) for process in holders}
        before = self._living
        self._living = frozenset(
            process
            for process, sign in self._signs.items()
            if process == self.own or now - sign < LEASE_SECONDS
        )
        return not before or bool(before - self._living)

    def orphans(self, matches: Iterable[str]) -> list[str]:
        """Return those of these matches whose last writer is gone, at the oldest process; else none.

        Only the oldest one has heard of everything that the living ones have written. Of what it has not heard, the
        writer is gone. If the machines' clocks differ, it may take over a match too many, but none is forgotten. One
        that hangs is not the oldest, as it does not live.
        """
        living = self._living
        if not living or self.own != min(living):
            return []
        return [match for match in matches if self._writers.get(match) not in living]
