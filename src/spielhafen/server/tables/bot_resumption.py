"""Bots that go on after a restart, and at tables whose process is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from spielhafen.server.executors import Executor
from spielhafen.server.problems import LOGGER
from spielhafen.server.tables.backoff import Backoff
from spielhafen.server.tables.table import Table
from spielhafen.store import Store, StoreError


class BotResumption:
    """Resumes all bots at the start, and later those that another process has left."""

    def __init__(
        self, store: Store, load_table: Callable[[str], Awaitable[Table]], executor: Executor
    ) -> None:
        self._store = store
        self._load_table = load_table
        self._executor = executor
        self._someone_gone = asyncio.Event()

    def look_for_orphans(self) -> None:
        """Look for bots whose process is gone."""
        self._someone_gone.set()

    async def run(self) -> None:
        """Resume bots until cancelled."""
        await self._retry(self._wake_all)
        while True:
            await self._someone_gone.wait()
            self._someone_gone.clear()
            await self._retry(self._adopt_orphans)

    async def _retry(self, resume: Callable[[], Awaitable[None]]) -> None:
        try:
            await Backoff().retry("the bots", resume)
        except StoreError as error:
            LOGGER.warning("the bots wait until their tables are opened: %s", error)

    async def _wake_all(self) -> None:
        table_ids = await self._executor.run(self._store.matches_awaiting_bot)
        await self._resume(table_ids, lambda table: table.wake_bots())

    async def _adopt_orphans(self) -> None:
        table_ids = await self._executor.run(self._store.orphaned_matches)
        await self._resume(table_ids, lambda table: table.adopt_bots())

    async def _resume(self, table_ids: list[str], resume: Callable[[Table], None]) -> None:
        """Resume the bots of these tables; raises StoreError if some of them should be tried again."""
        failure: StoreError | None = None
        for table_id in table_ids:
            try:
                resume(await self._load_table(table_id))
            except StoreError as error:
                failure = error if failure is None or error.is_transient else failure
            except Exception:  # noqa: BLE001 - one broken table must not keep the others from resuming
                LOGGER.exception("the bots of %s cannot resume", table_id)
        if failure is not None:
            raise failure
