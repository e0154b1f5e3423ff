"""One thing after the other at one table, and whether anybody does something there or waits until he may."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


class CommandLock:
    """A lock that knows whether somebody needs it; use it with `async with`."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._there = 0

    @property
    def in_use(self) -> bool:
        """Whether somebody has it, waits for it, or holds on to the table without it."""
        return self._there > 0

    @contextmanager
    def pin(self) -> Iterator[None]:
        """Hold on to the table, but keep nobody else waiting."""
        self._there += 1
        try:
            yield
        finally:
            self._there -= 1

    async def __aenter__(self) -> None:
        self._there += 1
        try:
            await self._lock.acquire()
        except BaseException:
            self._there -= 1
            raise

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()
        self._there -= 1
