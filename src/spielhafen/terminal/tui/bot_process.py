"""Where bots think while the screen stays alive: in a process of their own, or beside it if that one dies."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing.util import Finalize
from typing import TYPE_CHECKING, TypeVar

from spielhafen.bots.child_process import prepare_child_process
from spielhafen.terminal.session import run_advice_task, run_move_task
from spielhafen.terminal.shared.external_players import close_external_players

if TYPE_CHECKING:
    from collections.abc import Callable

    from spielhafen.bots import Advice
    from spielhafen.terminal.session import BotTask

TaskResult = TypeVar("TaskResult")


def begin_process() -> Executor:
    """A process for bots, begun at once: when the screen is up, stderr is no file any more and no process can begin."""
    context = multiprocessing.get_context("spawn")
    process = ProcessPoolExecutor(1, mp_context=context, initializer=_made_ready)
    process.submit(int)
    return process


def _made_ready() -> None:
    """Ctrl-C is the screen's business; programs are told when this process ends."""
    prepare_child_process()
    Finalize(None, close_external_players, exitpriority=1)


class BotProcess:
    """Lets bots think elsewhere."""

    def __init__(self, executor: Executor | None = None) -> None:
        self._executor = executor or ThreadPoolExecutor(1)

    async def choose_move(self, task: BotTask) -> str:
        """The text of the chosen move."""
        return await self._do(run_move_task, task)

    async def find_advice(self, task: BotTask) -> Advice | None:
        """What a level thinks of the decision; None if it finds no answer."""
        return await self._do(run_advice_task, task)

    async def _do(self, work: Callable[[BotTask], TaskResult], thought: BotTask) -> TaskResult:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._executor, work, thought)
        except BrokenExecutor:
            self._executor = ThreadPoolExecutor(1)
            return await loop.run_in_executor(self._executor, work, thought)

    def close(self) -> None:
        """Nobody waits for what is still thought about."""
        close_external_players()  # to those that sat down here, because the other process had died
        self._executor.shutdown(wait=False, cancel_futures=True)
