"""The figures of the last hour, minute by minute, for the page that the operator sees."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

MINUTES: Final = 60
"""Minutes that are remembered."""
MINUTE_SECONDS: Final = 60.0


class Totals(NamedTuple):
    """What has been counted since the start, and what is now."""

    events: int = 0
    requests: int = 0
    errors: int = 0
    connections: int = 0


class FigureHistory:
    """Samples of the figures, one a minute."""

    def __init__(self, read: Callable[[], Totals]) -> None:
        self._read = read
        self._last = Totals()
        self._minutes: deque[Totals] = deque(maxlen=MINUTES)

    @property
    def minutes(self) -> Sequence[Totals]:
        """What was counted in each of the last minutes, the latest one last."""
        return list(self._minutes)

    def sample(self) -> None:
        """Note what was counted since the last sample."""
        now, before = self._read(), self._last
        self._last = now
        self._minutes.append(
            Totals(
                now.events - before.events,
                now.requests - before.requests,
                now.errors - before.errors,
                now.connections,
            )
        )

    async def keep(self) -> None:
        """Take a sample each minute until cancelled."""
        while True:
            await asyncio.sleep(MINUTE_SECONDS)
            self.sample()
