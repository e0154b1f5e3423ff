"""The watch: it looks at all clocks of the harbour and strikes when somebody's time is up, whether anybody looks or not."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from spielhafen.server.problems import LOG, Problem
from spielhafen.server.tables.table import ABSENCE
from spielhafen.store import StoreTrouble
from spielhafen.store.store import MOST_DUE

if TYPE_CHECKING:
    from spielhafen.server.tables.registry import Harbour

LONGEST: Final = 15.0
"""Seconds after which the watch looks again, for clocks of tables that another process serves."""
SHORTEST: Final = 0.2
GRACE: Final = 30.0
"""Seconds for whose time ran out while the harbour was closed."""
AGAIN: Final = 60.0
"""Seconds after which a table whose clock cannot strike is looked at again: until then the others come first."""
MOST_STRIKING: Final = 256
"""Tables whose clocks strike at once: each is in memory, and may wait long for a bot's thought."""
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
        self._striking: dict[str, asyncio.Task[None]] = {}
        """Tables whose clocks are about to strike: no other one waits while a bot thinks there."""
        self._loading = asyncio.Lock()
        """Where many clocks strike at once their tables are loaded one by one, so that people who come in find room."""

    def look(self) -> None:
        """Look at the clocks again: something happened at a table that has some."""
        self._changed.set()

    async def keep(self) -> None:
        """Keep watch until cancelled; then no clock strikes any more."""
        try:
            while True:
                await self._rest(await self._pause())
        finally:
            striking = list(self._striking.values())
            for task in striking:
                task.cancel()
            await asyncio.gather(*striking, return_exceptions=True)

    async def _pause(self) -> float:
        """Make a round; the seconds until the next one, whatever happens."""
        try:
            return await self.round()
        except StoreTrouble as error:
            LOG.warning("the watch could not look at the clocks: %s", error)
        except Exception:  # noqa: BLE001 - nobody waits for the watch: were it to end, all clocks would with it
            LOG.exception("the watch could not look at the clocks")
        return LONGEST

    async def _rest(self, pause: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(min(max(pause, SHORTEST), LONGEST)):
                await self._changed.wait()
        self._changed.clear()
        await asyncio.sleep(SHORTEST)  # a busy harbour changes all the time

    async def round(self) -> float:
        """Begin to strike wherever time is up; the seconds until it is next."""
        harbour = self._harbour
        if harbour.store.shared:
            await self._look_after_bots()
        now = harbour.now()
        self._stuck = {word: until for word, until in self._stuck.items() if until > now}
        grace = self._opened + GRACE - now
        # Whoever's time ran out while the harbour was closed has a little left when it opens: he is not asked for yet, and
        # hides nobody else.
        since, rest = (self._opened, grace) if grace > 0 else (None, LONGEST)
        told = await asyncio.to_thread(harbour.store.due, [*self._stuck, *self._striking], since)
        late = [word for due, word in told if due <= now and word not in self._striking]
        for word in late[: MOST_STRIKING - len(self._striking)]:
            self._striking[word] = task = asyncio.create_task(self._strike(word), name=f"clock of {word}")
            task.add_done_callback(partial(self._struck, word))
        if len(late) == MOST_DUE:
            return 0.0  # there may be more
        return min([rest, *(due - now for due, _ in told if due > now)])

    def _struck(self, word: str, _: asyncio.Task[None]) -> None:
        del self._striking[word]
        self.look()  # whatever happened there meanwhile was passed over

    async def _strike(self, word: str) -> None:
        try:
            async with self._loading:
                table = await self._harbour.table(word)
            await table.strike(LEVEL)
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
