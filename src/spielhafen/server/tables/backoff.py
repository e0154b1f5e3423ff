"""Trying again after a trouble that may pass: soon at first, then less and less often, and at once when somebody asks."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from spielhafen.server.problems import LOGGER
from spielhafen.store import StoreError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

MIN_DELAY_SECONDS: Final = 1.0
MAX_DELAY_SECONDS: Final = 15.0
"""Seconds before something is tried again."""


class Backoff:
    """Rests between two tries, longer each time."""

    def __init__(self) -> None:
        self._woken = asyncio.Event()
        self._next = MIN_DELAY_SECONDS

    def retry_now(self) -> None:
        """Try again at once: somebody looks."""
        self._woken.set()

    def reset(self) -> None:
        """It went well: whatever fails next is tried again soon."""
        self._next = MIN_DELAY_SECONDS

    async def retry(self, name: str, attempt: Callable[[], Awaitable[None]]) -> None:
        """Try until it is done, resting while the store gives trouble that may pass; raises whatever else goes wrong."""
        while True:
            try:
                return await attempt()
            except StoreError as error:
                if not error.is_transient:
                    raise
                LOGGER.warning("%s wait: %s", name, error)
            await self._rest()

    async def _rest(self) -> None:
        seconds, self._next = self._next, min(2 * self._next, MAX_DELAY_SECONDS)
        self._woken.clear()
        await wait_until_woken(self._woken, seconds)


async def wait_until_woken(woken: asyncio.Event, seconds: float) -> None:
    """So many seconds pass, or somebody wakes who rests."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await woken.wait()
