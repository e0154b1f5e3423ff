"""Long matches are replayed one at a time, by client in turn, and delay no other request."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeVar
from unittest.mock import Mock

import pytest

from spielhafen.core import logbook
from spielhafen.games.santa_timea import GAME as SANTA_TIMEA
from spielhafen.match import Match, SeatPlan, open_match
from spielhafen.server import config, garbage_collection
from spielhafen.server.executors import ThreadExecutor
from spielhafen.server.problems import Problem
from spielhafen.server.tables import replays
from spielhafen.server.tables.fair_queue import JobOwner, WaitingLimit
from spielhafen.server.tables.replays import MAX_WAITING, MAX_WAITING_PER_CLIENT, ReplayQueue
from tests.match.tables import play_on
from tests.server.asgi import TIMEOUT_SECONDS
from tests.server.registries import OpenServer, json_of, open_server, open_store, store_match

Found = TypeVar("Found")


def with_busy_thread(check: Callable[[ReplayQueue, threading.Event], Coroutine[None, None, Found]]) -> Found:
    """Return the result of `check` while the only thread is busy until the event is set."""

    async def ask() -> Found:
        queue, release = ReplayQueue(ThreadExecutor()), threading.Event()
        first = asyncio.create_task(queue.run(JobOwner("first"), lambda: release.wait(TIMEOUT_SECONDS)))
        await asyncio.sleep(0)
        try:
            return await check(queue, release)
        finally:
            release.set()
            await first
            queue.close()

    return asyncio.run(ask())


def test_addresses_take_turns() -> None:
    async def check(queue: ReplayQueue, release: threading.Event) -> str:
        order: list[str] = []
        tasks = [
            asyncio.create_task(queue.run(JobOwner(client, str(number)), partial(order.append, client)))
            for number, client in enumerate("aaaabbc")
        ]
        await asyncio.sleep(0)
        release.set()
        await asyncio.gather(*tasks)
        return "".join(order)

    assert with_busy_thread(check) == "abcabaa"


@pytest.mark.parametrize(
    ("clients", "refused"),
    [
        (["a"] * (MAX_WAITING_PER_CLIENT + 2) + ["b"], [MAX_WAITING_PER_CLIENT, MAX_WAITING_PER_CLIENT + 1]),
        ([f"house {number}" for number in range(MAX_WAITING + 1)], [MAX_WAITING]),
    ],
)
def test_excess_replays_are_refused(clients: list[str], refused: list[int]) -> None:
    async def check(queue: ReplayQueue, release: threading.Event) -> list[int]:
        tasks = [asyncio.create_task(queue.run(JobOwner(client), lambda: None)) for client in clients]
        await asyncio.sleep(0)
        release.set()
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        assert {answer.status for answer in answers if isinstance(answer, Problem)} == {503}
        return [number for number, answer in enumerate(answers) if isinstance(answer, Problem)]

    assert with_busy_thread(check) == refused


def long_book() -> str:
    """Return a logbook of a whole match."""
    match = Match(open_match(SANTA_TIMEA, {}, [SeatPlan("Ada"), SeatPlan("Bo")], bytes(32), 1.0))
    play_on(match, Random(5))
    return logbook.write_logbook(match.logbook(0))


def store_long_match(server: OpenServer) -> str:
    """Store a match that takes long to replay."""
    opened = open_match(SANTA_TIMEA, {}, [SeatPlan("Ada"), SeatPlan("Bo")], bytes(32), 1.0)
    match = Match(opened)
    events = [opened, *play_on(match, Random(8))]
    return store_match(server.store, "amber-gull-7", match, events)


def test_other_work_goes_on_while_long_matches_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "LONG_REPLAY_BYTES", 5_000)
    with open_server(open_store(tmp_path)) as server:
        short = server.user().create_table(first=1)["id"]
        long = store_long_match(server)
        assert (
            sum(map(len, server.store.events(short)))
            < replays.LONG_REPLAY_BYTES
            < sum(map(len, server.store.events(long)))
        )
    book, begun, release = long_book(), threading.Event(), threading.Event()

    def wait() -> None:
        begun.set()
        assert release.wait(TIMEOUT_SECONDS)

    with open_server(open_store(tmp_path)) as server, ThreadPoolExecutor(9) as others:
        ada, eve = server.user("Ada"), server.user("Eve")
        server.client.portal.start_task_soon(server.registry.replays.run, JobOwner("elsewhere"), wait)
        assert begun.wait(TIMEOUT_SECONDS)
        imported = [others.submit(eve.post, "/logbooks", {"logbook": book}) for _ in range(8)]
        loaded = others.submit(eve.get, f"/tables/{long}")
        for _ in range(3):  # a table to load, moves, and a new table
            ada.play_any(short)
        ada.create_table()
        assert not any(answer.done() for answer in (*imported, loaded))
        release.set()
        assert [answer.result(TIMEOUT_SECONDS).status_code for answer in imported] == [201] * 8
        json_of(loaded.result(TIMEOUT_SECONDS))


def test_a_table_refused_for_load_is_found_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_server(open_store(tmp_path)) as server:
        long = store_long_match(server)
        monkeypatch.setattr(replays, "LONG_REPLAY_BYTES", 1)
        monkeypatch.setattr(server.registry.replays, "_waiting_limit", WaitingLimit(0, 0))
        answer = server.user().get(f"/tables/{long}")
        assert (answer.status_code, answer.json()["error"]["key"]) == (503, "server-busy")
        monkeypatch.undo()
        json_of(server.user().get(f"/tables/{long}"))


def test_a_server_process_switches_threads_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a commit would wait after each statement while a long match is replayed."""
    intervals: list[float] = []
    monkeypatch.setattr(sys, "setswitchinterval", intervals.append)
    monkeypatch.setattr(garbage_collection, "gc", Mock())
    config._tune_python()
    assert intervals == [config.SWITCH_INTERVAL_SECONDS]
    assert config.SWITCH_INTERVAL_SECONDS < 0.001
