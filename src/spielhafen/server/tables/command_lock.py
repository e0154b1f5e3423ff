"""A lock for the commands of one table, which also knows whether the table is in use."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


class CommandLock:
    """A lock that knows whether it is needed; use it with `async with`."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._users = 0

    @property
    def in_use(self) -> bool:
        """Whether the lock is held or waited for, or the table is pinned."""
        return self._users > 0

    @contextmanager
    def pin(self) -> Iterator[None]:
        """Mark the table as in use without holding the lock."""
        self._users += 1
        try:
            yield
        finally:
            self._users -= 1

    async def __aenter__(self) -> None:
        self._users += 1
        try:
            await self._lock.acquire()
        except BaseException:
            self._users -= 1
            raise

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()
        self._users -= 1
