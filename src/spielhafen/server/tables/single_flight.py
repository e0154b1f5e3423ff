"""Single-flight execution: work that several requests need at the same time is done once.

If a request is cancelled the work goes on, because others may be waiting for it.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Hashable

Result = TypeVar("Result")


class SingleFlight(Generic[Result]):
    """The running tasks, by key."""

    def __init__(self) -> None:
        self._tasks: dict[Hashable, asyncio.Task[Result]] = {}

    async def run(self, key: Hashable, start: Callable[[], Coroutine[None, None, Result]]) -> Result:
        """Return or raise the outcome of `start`, or of the task that is running under the same key."""
        task = self._tasks.get(key)
        if task is None:
            task = self._tasks[key] = asyncio.create_task(start(), name=f"single flight {key!r:.60}")
            task.add_done_callback(partial(self._done, key))
        return await asyncio.shield(task)

    def _done(self, key: Hashable, task: asyncio.Task[Result]) -> None:
        del self._tasks[key]
        if not task.cancelled():
            task.exception()  # mark it as retrieved: all waiters have got it already

    async def close(self) -> None:
        """Cancel all running tasks."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
