"""Matches played through from their beginning; long ones one after the other, for each address in turn.

A thread that plays five thousand plies takes a quarter of a second, and the event loop has to share Python with it. With one such
thread nobody notices; with many, and no thread left to read from the store, everybody would wait until all of them are done.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final, TypeVar

from spielhafen.match import Match, Opened, load_event
from spielhafen.server.problems import problem
from spielhafen.server.tables.fair_queue import FairPool, WaitingLimit

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from spielhafen.server.tables.fair_queue import JobOwner

LONG_REPLAY_BYTES: Final = 16_000
"""Bytes of events that tell of a long match: some hundred plies, which take some ten milliseconds."""

MAX_WAITING_PER_CLIENT: Final = 16
"""Matches from one address that wait; each is in memory meanwhile."""
MAX_WAITING: Final = 128

Result = TypeVar("Result")


def replay(events: Sequence[bytes]) -> Match:
    """The match of these events; raises SpielhafenError."""
    opened = load_event(events[0])
    if not isinstance(opened, Opened):
        raise problem(500, "server-broken-table")
    match = Match(opened)
    for written in events[1:]:
        match.apply(load_event(written))
    return match


class ReplayQueue:
    """A thread for long matches, and whoever waits for it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "replays")
        self._pool = FairPool([self._thread])
        self._crowd = WaitingLimit(MAX_WAITING_PER_CLIENT, MAX_WAITING)

    async def run(self, owner: JobOwner, do: Callable[[], Result]) -> Result:
        """Do something that takes long, when it is this one's turn; raises Problem 503 if too many wait for theirs."""
        if self._crowd.is_full(owner.client):
            raise problem(503, "server-busy")
        with self._crowd.waiting(owner.client):
            thread = await self._pool.acquire(owner)
        try:
            return await asyncio.get_running_loop().run_in_executor(thread, do)
        finally:
            self._pool.release(thread)

    async def replay(self, owner: JobOwner, events: Sequence[bytes]) -> Match:
        """The match of these events; a short one waits for nobody. Raises SpielhafenError."""
        if sum(map(len, events)) < LONG_REPLAY_BYTES:
            return await asyncio.to_thread(replay, events)
        return await self.run(owner, lambda: replay(events))

    def close(self) -> None:
        """Begin nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
