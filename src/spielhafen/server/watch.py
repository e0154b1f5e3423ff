"""The watch: it looks at all clocks of the harbour and strikes when somebody's time is up, whether anybody looks or not."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from spielhafen.server.problems import LOG, Problem
from spielhafen.server.table import ABSENCE
from spielhafen.store import StoreTrouble

if TYPE_CHECKING:
    from spielhafen.server.harbour import Harbour

LONGEST: Final = 15.0
"""Seconds after which the watch looks again, for clocks of tables that another process serves."""
SHORTEST: Final = 0.2
GRACE: Final = 30.0
"""Seconds for whose time ran out while the harbour was closed."""
AGAIN: Final = 60.0
"""Seconds after which a table whose clock cannot strike is looked at again: until then the others come first."""
SETTLED: Final = 409
"""Another process that looks at the same clocks was faster."""
LEVEL: Final = "sailor"
"""How the bot plays that moves for whoever is late."""


class Watch:
    """Sleeps until the next clock runs out; `look` wakes it when that may have changed."""

    def __init__(self, harbour: Harbour) -> None:
        self._harbour = harbour
        self._opened = harbour.now()
        self._changed = asyncio.Event()
        self._stuck: dict[str, float] = {}
        """Tables whose clocks cannot strike, and until when they are passed over."""

    def look(self) -> None:
        """Look at the clocks again: something happened at a table that has some."""
        self._changed.set()

    async def keep(self) -> None:
        """Keep watch until cancelled."""
        while True:
            try:
                pause = await self.round()
            except StoreTrouble as error:
                LOG.warning("the watch could not look at the clocks: %s", error)
                pause = LONGEST
            except Exception:  # noqa: BLE001 - nobody waits for the watch: were it to end, all clocks would with it
                LOG.exception("the watch could not look at the clocks")
                pause = LONGEST
            with suppress(TimeoutError):
                async with asyncio.timeout(min(max(pause, SHORTEST), LONGEST)):
                    await self._changed.wait()
            self._changed.clear()
            await asyncio.sleep(SHORTEST)  # a busy harbour changes all the time

    async def round(self) -> float:
        """Strike wherever time is up; the seconds until it is next."""
        harbour = self._harbour
        if harbour.store.shared:
            await self._look_after_bots()
        rests: list[float] = []
        now = harbour.now()
        self._stuck = {word: until for word, until in self._stuck.items() if until > now}
        for due, word in await asyncio.to_thread(harbour.store.due, list(self._stuck)):
            rest = self._deadline(due) - harbour.now()
            if rest > 0:
                rests.append(rest)
            else:
                await self._strike(word)
        return min(rests, default=LONGEST)

    async def _strike(self, word: str) -> None:
        try:
            await (await self._harbour.table(word)).strike(LEVEL)
        except Problem as error:
            if error.status == SETTLED:
                return
            LOG.warning("the clock of %s cannot strike: %s", word, error)
        except Exception:  # noqa: BLE001 - one broken table must not stop the clocks of the others
            LOG.exception("the clock of %s cannot strike", word)
        else:
            return
        self._stuck[word] = self._harbour.now() + AGAIN

    async def _look_after_bots(self) -> None:
        """Where a process went down that should have moved for a bot, go on in its place."""
        gone = self._harbour.now() - ABSENCE
        for word in await asyncio.to_thread(self._harbour.store.waiting, gone):
            try:
                await self._harbour.table(word)
            except Exception:  # noqa: BLE001 - one broken table must not stop the clocks of the others
                LOG.exception("the bots of %s cannot go on", word)

    def _deadline(self, due: float) -> float:
        """Whoever's time ran out while the harbour was closed has a little left when it opens."""
        return max(due, self._opened + GRACE) if due < self._opened else due
