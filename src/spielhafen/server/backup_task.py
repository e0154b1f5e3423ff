"""The task of a server that makes copies of its database by time."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from spielhafen.server.executors import Executor
from spielhafen.store import StoreError
from spielhafen.store.backups import Backups

LOGGER: Final = logging.getLogger("spielhafen.store")

RETRY_SECONDS: Final = 300.0
"""Seconds until a copy that could not be made is tried again, unless it is due earlier."""


class BackupTask:
    """Makes copies until it is closed; play goes on meanwhile, and if one cannot be made."""

    def __init__(self, backups: Backups, executor: Executor) -> None:
        self._backups = backups
        self._executor = executor.queue("backups")
        self._closing = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="backups")

    async def close(self) -> None:
        """Let a copy that is being made be completed, and make no more."""
        self._closing.set()
        await self._task
        self._executor.close()

    async def _run(self) -> None:
        pause = await self._executor.run(self._backups.seconds_left)
        while not await self._is_closing_within(pause):
            pause = await self._executor.run(self._make)

    async def _is_closing_within(self, seconds: float) -> bool:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)
        return self._closing.is_set()

    def _make(self) -> float:
        """Make a copy; return the seconds until the next try."""
        try:
            self._backups.make()
        except Exception as error:
            unknown = None if isinstance(error, StoreError | OSError) else error
            LOGGER.log(
                logging.ERROR,
                "no backup could be made in %s: %s",
                self._backups.folder,
                error,
                exc_info=unknown,
            )
            return min(RETRY_SECONDS, self._backups.plan.seconds)
        return self._backups.seconds_left()
