"""Single-flight execution: work that several requests need at the same time is done once.

If a request is cancelled the work goes on, because others may be waiting for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from functools import partial
from typing import Generic, TypeVar

Result = TypeVar("Result")


class SingleFlight(Generic[Result]):
    """The running tasks by key, and the last results."""

    def __init__(self, max_results: int = 0) -> None:
        """Keep at most `max_results` results; None is no result, and errors are not kept."""
        self._max_results = max_results
        self._tasks: dict[Hashable, asyncio.Task[Result]] = {}
        self._results: dict[Hashable, Result] = {}

    async def run(self, key: Hashable, start: Callable[[], Coroutine[None, None, Result]]) -> Result:
        """Return or raise the outcome of `start`, or of a task that runs or ran under the same key."""
        if key in self._results:
            return self._results[key]
        task = self._tasks.get(key)
        if task is None:
            task = self._tasks[key] = asyncio.create_task(start(), name=f"single flight {key!r:.60}")
            task.add_done_callback(partial(self._done, key))
        return await asyncio.shield(task)

    def _done(self, key: Hashable, task: asyncio.Task[Result]) -> None:
        del self._tasks[key]
        if task.cancelled() or task.exception() is not None:  # retrieved: all waiters have got it already
            return
        if task.result() is not None:
            self._results[key] = task.result()
        if len(self._results) > self._max_results:
            del self._results[next(iter(self._results))]

    async def close(self) -> None:
        """Cancel all running tasks."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
