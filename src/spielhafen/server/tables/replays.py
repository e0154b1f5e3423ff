"""Replays of matches from their events; long ones one at a time, shared fairly.

Replaying five thousand plies takes a thread a quarter of a second, during which the event loop shares the
interpreter with it. One such thread goes unnoticed; many would block everything until all are done, and leave
no thread to read from the store.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from spielhafen.match import Match, Opened, load_event
from spielhafen.server.executors import Executor
from spielhafen.server.problems import problem
from spielhafen.server.tables.fair_queue import FairPool, JobOwner, WaitingLimit

LONG_REPLAY_BYTES: Final = 16_000
"""Bytes of events above which a match is long: some hundred plies, about ten milliseconds."""

MAX_WAITING_PER_CLIENT: Final = 16
"""Matches of one client that wait; each is in memory meanwhile."""
MAX_WAITING: Final = 128

Result = TypeVar("Result")


def replay(events: Sequence[bytes]) -> Match:
    """Return the match of these events; raises SpielhafenError."""
    opened = load_event(events[0])
    if not isinstance(opened, Opened):
        raise problem(500, "server-broken-table")
    match = Match(opened)
    for body in events[1:]:
        match.apply(load_event(body))
    return match


class ReplayQueue:
    """A thread for long replays where there are threads, and the queue for it."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor
        self._thread = executor.queue("replays")
        self._pool = FairPool([self._thread])
        self._waiting_limit = WaitingLimit(MAX_WAITING_PER_CLIENT, MAX_WAITING)

    async def run(self, owner: JobOwner, function: Callable[[], Result]) -> Result:
        """Run a slow function when it is this owner's turn; raises Problem 503 if too many wait."""
        if self._waiting_limit.is_full(owner.client):
            raise problem(503, "server-busy")
        with self._waiting_limit.waiting(owner.client):
            thread = await self._pool.acquire(owner)
        try:
            return await thread.run(function)
        finally:
            self._pool.release(thread)

    async def replay(self, owner: JobOwner, events: Sequence[bytes]) -> Match:
        """Return the match of these events; a short one does not wait. Raises SpielhafenError."""
        if sum(map(len, events)) < LONG_REPLAY_BYTES:
            return await self._executor.run(replay, events)
        return await self.run(owner, lambda: replay(events))

    def close(self) -> None:
        """Start nothing more."""
        self._thread.close()
