"""Errands that several ask for at once, and that are run once: to load a table, to think for a long while.

Who goes away leaves his errand running, for others may be waiting for it.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Hashable

Result = TypeVar("Result")


class SingleFlight(Generic[Result]):
    """What is under way."""

    def __init__(self) -> None:
        self._tasks: dict[Hashable, asyncio.Task[Result]] = {}

    async def run(self, key: Hashable, start: Callable[[], Coroutine[None, None, Result]]) -> Result:
        """The outcome of `do`, or of what somebody else began under the same name and is not done yet; raises what it raises."""
        task = self._tasks.get(key)
        if task is None:
            task = self._tasks[key] = asyncio.create_task(start(), name=f"errand {key!r:.60}")
            task.add_done_callback(partial(self._done, key))
        return await asyncio.shield(task)

    def _done(self, what: Hashable, task: asyncio.Task[Result]) -> None:
        del self._tasks[what]
        if not task.cancelled():
            task.exception()  # whoever waited has been told; if nobody did, nobody needs to be

    async def close(self) -> None:
        """Break off whatever is under way."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
