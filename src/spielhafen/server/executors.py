"""Where functions run that wait for the disk or compute for long.

A server has threads for them, so that its event loop is free. Where there are none, as in a browser's page,
they run at once: one person's store answers in less time than a thread would need to start.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Executor(ABC):
    """Runs functions, without holding up the event loop if it can."""

    @abstractmethod
    async def run(self, function: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
        """Return the result of a function, or raise its error."""

    @abstractmethod
    def queue(self, name: str) -> Executor:
        """Return an executor that runs one function at a time; `name` is seen in debuggers."""

    @abstractmethod
    def close(self) -> None:
        """Start nothing more."""


class ThreadExecutor(Executor):
    """Runs each function in a thread."""

    async def run(self, function: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
        return await asyncio.to_thread(function, *args, **named)

    def queue(self, name: str) -> Executor:
        return _QueueExecutor(name)

    def close(self) -> None:
        """Do nothing: the threads are those of asyncio, which ends them with the loop."""


class _QueueExecutor(ThreadExecutor):
    """Runs all functions in one thread."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)

    async def run(self, function: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
        return await asyncio.get_running_loop().run_in_executor(
            self._thread, partial(function, *args, **named)
        )

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


class InlineExecutor(Executor):
    """Runs each function at once, in the event loop."""

    async def run(self, function: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
        return function(*args, **named)

    def queue(self, name: str) -> Executor:
        return self

    def close(self) -> None:
        """Do nothing: nothing is pending."""
