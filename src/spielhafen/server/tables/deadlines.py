"""Enforcement of clocks, whether or not anyone is watching the table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from spielhafen.server.executors import Executor
from spielhafen.server.problems import LOGGER, Problem
from spielhafen.server.tables.backoff import wait_until_woken
from spielhafen.server.tables.table import PROCESS_GONE_SECONDS, Table
from spielhafen.store import Store, StoreError
from spielhafen.store.store import MAX_DUE

MAX_PAUSE_SECONDS: Final = 15.0
"""Seconds until the next check, for clocks of tables that another process serves."""
MIN_PAUSE_SECONDS: Final = 0.2
REOPEN_GRACE_SECONDS: Final = 30.0
"""Seconds for players whose time ran out while the server was down."""
RETRY_SECONDS: Final = 60.0
"""Seconds before a table whose clock could not be enforced is tried again, after others."""
MAX_CONCURRENT: Final = 256
"""Tables handled at once: each is in memory and may wait long for a bot's move."""
HTTP_CONFLICT: Final = 409
"""The answer if another process that checks the same clocks was faster."""
BOT_LEVEL: Final = "sailor"
"""The level of the bot that moves for a player who is late."""


class DeadlineWatcher:
    """Sleeps until the next deadline; `recheck` wakes it when deadlines may have changed."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        load_table: Callable[[str], Awaitable[Table]],
        executor: Executor,
    ) -> None:
        self._store = store
        self._now = now
        self._load_table = load_table
        self._executor = executor
        self._started = now()
        self._changed = asyncio.Event()
        self._skipped_until: dict[str, float] = {}
        """Tables whose clocks could not be enforced, and until when they are skipped."""
        self._enforcing: dict[str, asyncio.Task[None]] = {}
        """Running tasks by table, so that no table waits while a bot thinks at another."""
        self._load_lock = asyncio.Lock()
        """Tables are loaded one by one, so that requests of users find free threads."""

    def recheck(self) -> None:
        """Check the clocks again, because something happened at a table that has some."""
        self._changed.set()

    async def run(self) -> None:
        """Enforce deadlines until cancelled; then cancel all running tasks."""
        try:
            while True:
                await self._sleep(await self._check_safely())
        finally:
            tasks = list(self._enforcing.values())
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _check_safely(self) -> float:
        """Check the clocks once, whatever happens; return the seconds until the next check."""
        try:
            return await self.check_clocks()
        except StoreError as error:
            LOGGER.warning("the clocks could not be checked: %s", error)
        except Exception:  # noqa: BLE001 - if this task ended, no clock would be enforced any more
            LOGGER.exception("the clocks could not be checked")
        return MAX_PAUSE_SECONDS

    async def _sleep(self, pause: float) -> None:
        await wait_until_woken(self._changed, min(max(pause, MIN_PAUSE_SECONDS), MAX_PAUSE_SECONDS))
        self._changed.clear()
        await asyncio.sleep(MIN_PAUSE_SECONDS)  # a busy server changes all the time

    async def check_clocks(self) -> float:
        """Start a task for each expired deadline; return the seconds until the next check."""
        if self._store.is_shared:
            await self._resume_orphaned_bots()
        now = self._now()
        self._skipped_until = {
            table_id: until for table_id, until in self._skipped_until.items() if until > now
        }
        grace = self._started + REOPEN_GRACE_SECONDS - now
        # Players whose time ran out while the server was down get a grace period. Until it ends, such tables
        # are not queried, so that they do not hide others.
        since, pause = (self._started, grace) if grace > 0 else (None, MAX_PAUSE_SECONDS)
        deadlines = await self._executor.run(
            self._store.due_matches, [*self._skipped_until, *self._enforcing], since
        )
        overdue = [table_id for due, table_id in deadlines if due <= now and table_id not in self._enforcing]
        for table_id in overdue[: MAX_CONCURRENT - len(self._enforcing)]:
            self._enforcing[table_id] = task = asyncio.create_task(
                self._enforce(table_id), name=f"clock of {table_id}"
            )
            task.add_done_callback(partial(self._enforced, table_id))
        if len(overdue) == MAX_DUE:
            return 0.0  # there may be more
        return min([pause, *(due - now for due, _ in deadlines if due > now)])

    def _enforced(self, table_id: str, _: asyncio.Task[None]) -> None:
        del self._enforcing[table_id]
        self.recheck()  # the table was skipped while the task ran

    async def _enforce(self, table_id: str) -> None:
        try:
            async with self._load_lock:
                table = await self._load_table(table_id)
            await table.enforce_clocks(BOT_LEVEL)
        except Problem as error:
            if error.status == HTTP_CONFLICT:
                return
            LOGGER.warning("the clock of %s cannot be enforced: %s", table_id, error)
        except Exception:  # noqa: BLE001 - one broken table must not stop the clocks of the others
            LOGGER.exception("the clock of %s cannot be enforced", table_id)
        else:
            return
        self._skipped_until[table_id] = self._now() + RETRY_SECONDS

    async def _resume_orphaned_bots(self) -> None:
        """Resume the bots of tables whose process has gone."""
        before = self._now() - PROCESS_GONE_SECONDS
        for table_id in await self._executor.run(self._store.matches_awaiting_bot, before):
            try:
                await self._load_table(table_id)
            except Exception:  # noqa: BLE001 - one broken table must not stop the clocks of the others
                LOGGER.exception("the bots of %s cannot resume", table_id)
