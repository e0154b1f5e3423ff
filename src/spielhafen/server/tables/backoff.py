"""Trying again after a trouble that may pass: soon at first, then less and less often, and at once when somebody asks."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from spielhafen.server.problems import LOG
from spielhafen.store import StoreTrouble

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

FIRST: Final = 1.0
LONGEST: Final = 15.0
"""Seconds before something is tried again."""


class Patience:
    """Rests between two tries, longer each time."""

    def __init__(self) -> None:
        self._woken = asyncio.Event()
        self._next = FIRST

    def wake(self) -> None:
        """Try again at once: somebody looks."""
        self._woken.set()

    def renew(self) -> None:
        """It went well: whatever fails next is tried again soon."""
        self._next = FIRST

    async def through(self, who: str, trying: Callable[[], Awaitable[None]]) -> None:
        """Try until it is done, resting while the store gives trouble that may pass; raises whatever else goes wrong."""
        while True:
            try:
                return await trying()
            except StoreTrouble as error:
                if not error.passing:
                    raise
                LOG.warning("%s wait: %s", who, error)
            await self._rest()

    async def _rest(self) -> None:
        seconds, self._next = self._next, min(2 * self._next, LONGEST)
        self._woken.clear()
        await rest(self._woken, seconds)


async def rest(woken: asyncio.Event, seconds: float) -> None:
    """So many seconds pass, or somebody wakes who rests."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await woken.wait()
