"""Several processes on one PostgreSQL: any of them serves any table, and each may die."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NoReturn

import httpx
import pytest

from spielhafen.server.bots.jobs import BotJob
from spielhafen.server.bots.pool import BotPool
from spielhafen.server.supervisor import stop_workers
from spielhafen.server.tables.fair_queue import JobOwner
from spielhafen.server.tables.table import PROCESS_GONE_SECONDS
from spielhafen.store import Store
from spielhafen.store.store_errors import store_error
from tests.server.registries import (
    ONE_AND_BOT,
    ONE_AND_OPEN,
    OpenServer,
    RandomBotPool,
    User,
    json_of,
    messages_until,
    next_message,
    open_server,
)
from tests.store.postgres import Postgres

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("postgres")]
PATIENCE = 30


class FakeClock:
    """A clock that is set by hand."""

    now = 1_000.0

    def __call__(self) -> float:
        return self.now


@contextmanager
def two_servers(
    url: str, fake_clock: FakeClock, pool: BotPool | None = None
) -> Iterator[tuple[OpenServer, OpenServer]]:
    """Run two servers as if in two processes; `pool` is that of the second one."""
    with (
        open_server(Store(url), now=fake_clock) as one,
        open_server(Store(url), pool, now=fake_clock) as two,
    ):
        yield one, two


def test_a_match_is_played_in_two_processes_at_once(postgres: Postgres) -> None:
    with two_servers(postgres.create_database(), FakeClock()) as (one, two):
        ada, bo = one.user("Ada"), two.user("Bo")
        table = ada.create_table(ONE_AND_OPEN)["id"]
        json_of(bo.sit(table))
        with ada.live(table, 0) as adas, bo.live(table, 1) as bos:
            hashes = [next_message(line)["table"]["hash"] for line in (adas, bos)]
            assert hashes[0] == hashes[1]
            for _ in range(8):
                seat = ada.view(table)["actors"][0]
                after = (ada, bo)[seat].play_any(table)
                for line in (adas, bos):
                    message = messages_until(line, lambda view, after=after: view["seq"] >= after["seq"])[-1][
                        "table"
                    ]
                    assert (message["seq"], message["hash"]) == (after["seq"], after["hash"])
            json_of(ada.post(f"/tables/{table}/chat", {"text": "Ahoi"}), 201)
            assert next_message(bos)["message"]["text"] == next_message(adas)["message"]["text"] == "Ahoi"


def test_the_process_that_wrote_runs_the_bots_until_it_is_gone(postgres: Postgres) -> None:
    fake_clock = FakeClock()
    url = postgres.create_database()
    with two_servers(url, fake_clock) as (one, two):
        ada = one.user("Ada")
        table = ada.create_table(ONE_AND_BOT)["id"]
        with ada.live(table, 0) as here, two.user("Ada").live(table, 0) as there:
            next_message(there)
            view = messages_until(here, lambda view: view["actors"] == [0])[-1]["table"]
            for _ in range(5):
                view = json_of(ada.play(table, 0, view["scene"]["offers"][0]["move"], seq=view["seq"]))
                if view["actors"] != [0] or not view["scene"].get("offers"):
                    seq = view["seq"]
                    view = messages_until(
                        here, lambda view, seq=seq: view["actors"] == [0] and view["seq"] > seq
                    )[-1]["table"]
        assert isinstance(two.registry.bot_pool, RandomBotPool)
        assert isinstance(one.registry.bot_pool, RandomBotPool)
        assert one.registry.bot_pool.jobs
        assert two.registry.bot_pool.jobs == []

        async def nobody(_: object) -> None:
            return None

        one.registry.bot_pool.choose = nobody  # type: ignore[assignment,method-assign]
        one.client.portal.call(disable_bots, one)
        json_of(ada.play(table, 0, view["scene"]["offers"][0]["move"], seq=view["seq"]))
        waiting = two.registry.store.matches_awaiting_bot()
        fake_clock.now += PROCESS_GONE_SECONDS + 1
        two.client.portal.call(two.registry.deadlines.check_clocks)
        if waiting:
            with two.user("Ada").live(table, 0) as there:
                messages_until(there, lambda view: view["actors"] == [0])
            assert two.registry.bot_pool.jobs


@dataclass
class WaitingBotPool(RandomBotPool):
    """A pool that answers only once it is told to go on."""

    go_on: asyncio.Event = field(default_factory=asyncio.Event)

    async def choose(self, job: BotJob, owner: JobOwner) -> str | None:
        move = await super().choose(job, owner)
        await self.go_on.wait()
        return move


def play_until_the_bot_is_to_move(user: User) -> str:
    """Create a table and play until the bot has to decide; return its id."""
    table: str = user.create_table(ONE_AND_BOT)["id"]
    while user.view(table)["actors"] == [0]:
        user.play_any(table)
    return table


async def until_bots_rest(server: OpenServer, table: str) -> None:
    """Wait until no bot thinks at a table."""
    task = server.registry._live_tables[table].bots.task
    assert task is not None
    await task


@pytest.mark.parametrize("is_cut_off", [False, True])
def test_another_process_takes_over_the_bots_of_one_that_is_gone(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, *, is_cut_off: bool
) -> None:
    pool = WaitingBotPool()
    # The clock stands still, so that no bot is taken over because of the time.
    with two_servers(postgres.create_database(), FakeClock(), pool) as (one, two):
        ada = two.user("Ada")
        table = play_until_the_bot_is_to_move(ada)
        assert isinstance(one.registry.bot_pool, RandomBotPool)
        with one.user("Ada").live(table, 0) as there:
            before = next_message(there)["table"]
            assert (before["actors"], one.registry.bot_pool.jobs) == ([1], [])
            if is_cut_off:
                monkeypatch.setattr(two.store, "transaction", fail_as_if_cut_off)
            two.store._notifier.close()  # type: ignore[union-attr]
            view = messages_until(there, lambda view: view["actors"] == [0])[-1]["table"]
        two.client.portal.call(pool.go_on.set)
        if is_cut_off:
            assert ada.play(table, 0, view["scene"]["offers"][0]["move"], seq=view["seq"]).status_code == 503
            monkeypatch.undo()
        two.client.portal.call(until_bots_rest, two, table)
        assert all(job == one.registry.bot_pool.jobs[0] for job in pool.jobs)  # it decided nothing further
        for server in (one, two):
            seen = server.user("Ada").view(table, 0)
            assert (seen["seq"], seen["hash"]) == (view["seq"], view["hash"])


def fail_as_if_cut_off() -> NoReturn:
    raise store_error("store-away", "postgresql://…", what="no route to host")


async def disable_bots(server: OpenServer) -> None:
    """Let no bot move in this process from now on, as if it were gone."""
    for table in server.registry._cached_tables.values():
        table.wake_bots = lambda: None  # type: ignore[method-assign]


SERVE = "import sys; from spielhafen.server import serve; sys.exit(serve(port=0, database=sys.stdin.readline().strip(), workers=2))"


def test_the_other_workers_go_on_when_one_dies(postgres: Postgres) -> None:
    env = os.environ | {"SPIELHAFEN_LANGUAGE": "en"}
    with subprocess.Popen(
        [sys.executable, "-c", SERVE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env
    ) as supervisor:
        assert supervisor.stdin is not None
        assert supervisor.stdout is not None
        supervisor.stdin.write(postgres.create_database() + "\n")
        supervisor.stdin.flush()
        line = supervisor.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert address, line
        assert "secret" not in line
        with httpx.Client(
            base_url=f"{address[0]}/api", headers={"Authorization": "Bearer " + "A" * 43}, timeout=PATIENCE
        ) as http:
            body = {"game": "santa_timea", "seats": ONE_AND_OPEN}
            table = http.post("/tables", json=body).json()["id"]
            processes = children(supervisor.pid)
            assert len(processes) == 2
            os.kill(processes[0], signal.SIGKILL)
            for _ in range(20):
                assert get_patiently(http, f"/tables/{table}").json()["id"] == table
        supervisor.send_signal(signal.SIGTERM)
        assert supervisor.wait(PATIENCE) == 0
    assert not any(alive(process) for process in processes)


def get_patiently(http: httpx.Client, path: str) -> httpx.Response:
    """Return an answer, even if a process dies during the request."""
    for _ in range(5):
        try:
            return http.get(path, headers={"Connection": "close"})
        except httpx.TransportError:
            continue
    raise AssertionError("nobody answers")


def children(of: int) -> list[int]:
    """Return the worker processes of this process."""
    address = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(of)], capture_output=True, text=True, check=True
    )
    return [int(line) for line in address.stdout.split()]


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


class FakeProcess:
    """A process that logs calls; it may ignore the end of its stdin."""

    def __init__(self, name: str, logged: list[str], *, ignores_close: bool = False) -> None:
        self.name, self.logged, self.ignores_close = name, logged, ignores_close
        self.stdin = self

    def close(self) -> None:
        self.logged.append(f"input of {self.name} ends")

    def wait(self, timeout: float | None = None) -> int:
        if self.ignores_close and timeout is not None:
            raise subprocess.TimeoutExpired(self.name, timeout)
        assert not self.ignores_close, "nobody would wait for ever"
        self.logged.append(f"{self.name} has ended")
        return 0

    def kill(self) -> None:
        self.ignores_close = False
        self.logged.append(f"{self.name} is killed")


def test_all_workers_stop_at_once_and_one_that_does_not_is_killed() -> None:
    logged: list[str] = []
    stop_workers([FakeProcess("one", logged, ignores_close=True), FakeProcess("two", logged)])  # type: ignore[list-item]
    assert logged == [
        "input of one ends",
        "input of two ends",
        "one is killed",
        "one has ended",
        "two has ended",
    ]
