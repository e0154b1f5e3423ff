"""Retries after transient store errors, with growing pauses that a request can cut short."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from spielhafen.server.problems import LOGGER
from spielhafen.store import StoreError

MIN_DELAY_SECONDS: Final = 1.0
MAX_DELAY_SECONDS: Final = 15.0
"""Seconds before the next attempt."""


class Backoff:
    """Pauses between attempts, each twice as long as the one before."""

    def __init__(self) -> None:
        self._woken = asyncio.Event()
        self._next_seconds = MIN_DELAY_SECONDS

    def retry_now(self) -> None:
        """End the pause: a request has come in."""
        self._woken.set()

    def reset(self) -> None:
        """Start again with the shortest pause, after a success."""
        self._next_seconds = MIN_DELAY_SECONDS

    async def retry(self, name: str, attempt: Callable[[], Awaitable[None]]) -> None:
        """Attempt until it succeeds, pausing after transient store errors; raises all other errors."""
        while True:
            try:
                return await attempt()
            except StoreError as error:
                if not error.is_transient:
                    raise
                LOGGER.warning("%s wait for the store: %s", name, error)
            await self._pause()

    async def _pause(self) -> None:
        seconds, self._next_seconds = self._next_seconds, min(2 * self._next_seconds, MAX_DELAY_SECONDS)
        self._woken.clear()
        await wait_until_woken(self._woken, seconds)


async def wait_until_woken(woken: asyncio.Event, seconds: float) -> None:
    """Wait for the event, but at most this number of seconds."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await woken.wait()
