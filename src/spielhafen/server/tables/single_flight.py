"""Errands that several ask for at once, and that are run once: to load a table, to think for a long while.

Who goes away leaves his errand running, for others may be waiting for it.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Hashable

Found = TypeVar("Found")


class Errands(Generic[Found]):
    """What is under way."""

    def __init__(self) -> None:
        self._under_way: dict[Hashable, asyncio.Task[Found]] = {}

    async def run(self, what: Hashable, do: Callable[[], Coroutine[None, None, Found]]) -> Found:
        """The outcome of `do`, or of what somebody else began under the same name and is not done yet; raises what it raises."""
        task = self._under_way.get(what)
        if task is None:
            task = self._under_way[what] = asyncio.create_task(do(), name=f"errand {what!r:.60}")
            task.add_done_callback(partial(self._done, what))
        return await asyncio.shield(task)

    def _done(self, what: Hashable, task: asyncio.Task[Found]) -> None:
        del self._under_way[what]
        if not task.cancelled():
            task.exception()  # whoever waited has been told; if nobody did, nobody needs to be

    async def close(self) -> None:
        """Break off whatever is under way."""
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
