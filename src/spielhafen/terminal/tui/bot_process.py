"""A separate process for bots, so that the screen stays responsive, or a thread if it dies."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing.util import Finalize
from typing import TYPE_CHECKING, TypeVar

from spielhafen.bots.child_process import prepare_child_process
from spielhafen.terminal.bot_task import run_advice_task, run_move_task, run_review_task
from spielhafen.terminal.shared.external_players import close_external_players

if TYPE_CHECKING:
    from collections.abc import Callable

    from spielhafen.bots import Advice
    from spielhafen.terminal.bot_task import BotTask, ReviewTask

Task = TypeVar("Task")
TaskResult = TypeVar("TaskResult")


def begin_process() -> Executor:
    """Start a process for bots.

    Called before the screen starts: then stderr is no longer a file, and no process can be started.
    """
    context = multiprocessing.get_context("spawn")
    process = ProcessPoolExecutor(1, mp_context=context, initializer=_initialize_process)
    process.submit(int)
    return process


def _initialize_process() -> None:
    """Leave Ctrl-C to the screen, and close external bots when this process ends."""
    prepare_child_process()
    Finalize(None, close_external_players, exitpriority=1)


class BotProcess:
    """Runs bot tasks in an executor."""

    def __init__(self, executor: Executor | None = None) -> None:
        self._executor = executor or ThreadPoolExecutor(1)

    async def choose_move(self, task: BotTask) -> str:
        """Return the text of the chosen move."""
        return await self._run(run_move_task, task)

    async def find_advice(self, task: BotTask) -> Advice | None:
        """Return the level's evaluation of the decision, or None if it fails."""
        return await self._run(run_advice_task, task)

    async def review(self, task: ReviewTask) -> list[str]:
        """Return the turning points of a match as lines."""
        return await self._run(run_review_task, task)

    async def _run(self, work: Callable[[Task], TaskResult], thought: Task) -> TaskResult:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._executor, work, thought)
        except BrokenExecutor:
            self._executor = ThreadPoolExecutor(1)
            return await loop.run_in_executor(self._executor, work, thought)

    def close(self) -> None:
        """Shut down without waiting for running tasks."""
        close_external_players()  # those that were started here because the other process had died
        self._executor.shutdown(wait=False, cancel_futures=True)
