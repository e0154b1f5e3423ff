"""Where bots think while the screen stays alive: in a process of their own, or beside it if that one dies."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing.util import Finalize
from typing import TYPE_CHECKING, TypeVar

from spielhafen.bots.child_process import begin_work
from spielhafen.terminal.session import consider, think
from spielhafen.terminal.shared.external_players import say_good_bye

if TYPE_CHECKING:
    from collections.abc import Callable

    from spielhafen.bots import Advice
    from spielhafen.terminal.session import Thought

Found = TypeVar("Found")


def begin_process() -> Executor:
    """A process for bots, begun at once: when the screen is up, stderr is no file any more and no process can begin."""
    context = multiprocessing.get_context("spawn")
    process = ProcessPoolExecutor(1, mp_context=context, initializer=_made_ready)
    process.submit(int)
    return process


def _made_ready() -> None:
    """Ctrl-C is the screen's business; programs are told when this process ends."""
    begin_work()
    Finalize(None, say_good_bye, exitpriority=1)


class Crew:
    """Lets bots think elsewhere."""

    def __init__(self, executor: Executor | None = None) -> None:
        self._executor = executor or ThreadPoolExecutor(1)

    async def think(self, thought: Thought) -> str:
        """The text of the chosen move."""
        return await self._do(think, thought)

    async def advise(self, thought: Thought) -> Advice | None:
        """What a level thinks of the decision; None if it finds no answer."""
        return await self._do(consider, thought)

    async def _do(self, work: Callable[[Thought], Found], thought: Thought) -> Found:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._executor, work, thought)
        except BrokenExecutor:
            self._executor = ThreadPoolExecutor(1)
            return await loop.run_in_executor(self._executor, work, thought)

    def close(self) -> None:
        """Nobody waits for what is still thought about."""
        say_good_bye()  # to those that sat down here, because the other process had died
        self._executor.shutdown(wait=False, cancel_futures=True)
