"""Bots resume at the start, and at tables that another process has left."""

from __future__ import annotations

import asyncio
from typing import Any

from spielhafen.server.executors import ThreadExecutor
from spielhafen.server.tables.bot_resumption import BotResumption


class FakeStore:
    """A store with a table that waits for a bot, and others that lost their process."""

    orphans: tuple[str, ...] = ()

    def matches_awaiting_bot(self) -> list[str]:
        return ["waiting"]

    def orphaned_matches(self) -> list[str]:
        return list(self.orphans)


class FakeTable:
    """A table that notes how its bots were started."""

    def __init__(self, table_id: str, started: asyncio.Queue[str]) -> None:
        self._id, self._started = table_id, started

    def wake_bots(self) -> None:
        self._started.put_nowait(f"{self._id} woken")

    def adopt_bots(self) -> None:
        self._started.put_nowait(f"{self._id} adopted")


async def resume(*losses: tuple[str, ...], broken: str = "") -> list[str]:
    """Return how bots are started, when these tables are orphaned one group after the other."""
    store, started = FakeStore(), asyncio.Queue[str]()
    executor = ThreadExecutor()

    async def load_table(table_id: str) -> Any:
        if table_id == broken:
            raise ValueError(table_id)
        return FakeTable(table_id, started)

    resumption = BotResumption(store, load_table, executor)  # type: ignore[arg-type]
    running = asyncio.create_task(resumption.run())
    found = [await started.get()]
    for store.orphans in losses:
        resumption.look_for_orphans()
        found += [await started.get() for orphan in store.orphans if orphan != broken]
    running.cancel()
    executor.close()
    return found


def test_bots_are_woken_at_the_start_and_adopted_after_each_loss() -> None:
    assert asyncio.run(resume(("a", "b"), ("c",))) == ["waiting woken", "a adopted", "b adopted", "c adopted"]


def test_a_broken_table_keeps_no_other_from_being_adopted() -> None:
    assert asyncio.run(resume(("a", "b", "c"), broken="b")) == ["waiting woken", "a adopted", "c adopted"]
