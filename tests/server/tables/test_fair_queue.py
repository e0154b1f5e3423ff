"""Fair queueing: a client waits for at most one job of each other client."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielhafen.server.bots.jobs import BotJob
from spielhafen.server.bots.pool import MAX_QUESTIONS, MAX_QUESTIONS_PER_CLIENT, WorkerPool
from spielhafen.server.problems import Problem
from spielhafen.server.tables.fair_queue import FairPool, FairQueue, JobOwner
from tests.server.registries import (
    ONE_AND_BOT,
    ONE_AND_OPEN,
    RandomBotPool,
    User,
    json_of,
    messages_until,
    open_server,
    open_store,
)

OWNERS = st.builds(JobOwner, st.sampled_from("abcd"), st.sampled_from("xyz"))
ACTIONS = st.lists(st.one_of(OWNERS, st.none()), max_size=60)
"""A new job of an owner, or None if a job is served."""


def waits_and_serves(actions: list[JobOwner | None]) -> Iterator[tuple[JobOwner, JobOwner, int, int]]:
    """Yield each pair of a served and a waiting owner.

    With them come two numbers: how often the client, and the table, of the served one were served since the
    client, and the table, of the waiting one began to wait.
    """
    queue, waiting = FairQueue[JobOwner](), Counter[JobOwner]()
    since = dict[object, Counter[object]]()  # by waiting client or table: those served meanwhile
    for comes in [*actions, *[None] * len(actions)]:
        if comes is not None:
            queue.push(comes, comes)
            waiting[comes] += 1
        elif waiting:
            served = queue.pop()
            assert served is not None
            waiting = +(waiting - Counter([served]))
            for one in (served, served.client):
                since.pop(one, None)
            for counted in since.values():
                counted.update([served, served.client])
            for other in waiting:
                counts = since.get(other.client, Counter()), since.get(other, Counter())
                yield served, other, counts[0][served.client], counts[1][served]
        for owner in waiting:
            since.setdefault(owner, Counter())
            since.setdefault(owner.client, Counter())
    assert len(queue) == 0


@given(ACTIONS)
def test_a_client_waits_for_at_most_one_job_of_each_other_client(actions: list[JobOwner | None]) -> None:
    for served, other, of_the_party, _ in waits_and_serves(actions):
        assert of_the_party <= (served.client != other.client)


@given(ACTIONS)
def test_the_tables_of_a_client_take_turns(actions: list[JobOwner | None]) -> None:
    for served, other, _, of_the_table in waits_and_serves(actions):
        assert served.client != other.client or of_the_table <= (served != other)


@given(st.lists(OWNERS, max_size=40))
def test_jobs_of_a_table_are_served_in_order_and_none_is_lost(owners: list[JobOwner]) -> None:
    queue = FairQueue[tuple[JobOwner, int]]()
    for number, owner in enumerate(owners):
        queue.push(owner, (owner, number))
    served = [item for _ in owners if (item := queue.pop()) is not None]
    assert queue.pop() is None
    assert sorted(number for _, number in served) == list(range(len(owners)))
    for owner in owners:
        numbers = [number for whose, number in served if whose == owner]
        assert numbers == sorted(numbers)


@given(st.lists(OWNERS, max_size=30), st.data())
def test_a_discarded_job_is_never_served(owners: list[JobOwner], data: st.DataObject) -> None:
    queue = FairQueue[int]()
    for number, owner in enumerate(owners):
        queue.push(owner, number)
    cancelled = data.draw(st.sets(st.sampled_from(range(len(owners))))) if owners else set()
    for number in cancelled:
        queue.discard(owners[number], number)
        queue.discard(owners[number], number)
    assert {queue.pop() for _ in range(len(queue))} == set(range(len(owners))) - cancelled


def served(*owners: JobOwner, cancelled: tuple[int, ...] = ()) -> list[int]:
    """Return the order in which jobs that wait for a single item are served; some are cancelled."""
    order: list[int] = []

    async def one(pool: FairPool[str], number: int) -> None:
        item = await pool.acquire(owners[number])
        order.append(number)
        pool.release(item)

    async def all_of_them() -> None:
        pool = FairPool(["the only one"])
        first = await pool.acquire(JobOwner())
        tasks = [asyncio.create_task(one(pool, number)) for number in range(len(owners))]
        await asyncio.sleep(0)
        for number in cancelled:
            tasks[number].cancel()
        pool.release(first)
        await asyncio.gather(*tasks, return_exceptions=True)
        assert pool.has_free

    asyncio.run(all_of_them())
    return order


def test_fifty_of_one_address_keep_another_waiting_for_one() -> None:
    many = [JobOwner("a", f"table {number}") for number in range(50)]
    assert served(*many, JobOwner("b"))[:2] == [0, 50]


def test_urgent_jobs_come_first_for_any_client() -> None:
    lazy = JobOwner("b", urgent=False)
    assert served(lazy, lazy, JobOwner("a", "x"), JobOwner("a", "x"), JobOwner("c")) == [2, 4, 3, 0, 1]


def test_cancelled_jobs_cost_no_other_its_turn() -> None:
    a, b = JobOwner("a"), JobOwner("b")
    assert served(a, a, b, b, cancelled=(0, 3)) == [1, 2]
    assert served(a, b, a, b, cancelled=(0, 1, 2, 3)) == []


def served_with_spare(*owners: JobOwner) -> list[int]:
    """Return which simultaneous jobs get one of an item and a spare item at once."""

    async def ask() -> list[int]:
        pool = FairPool(["usual"], ["spare"])
        tasks = [asyncio.create_task(pool.acquire(owner)) for owner in owners]
        await asyncio.sleep(0)
        at_once = [number for number, task in enumerate(tasks) if task.done()]
        for _ in tasks:  # each released item goes to a waiting job
            item = next(iter(pool._lent))
            pool.release(item)
            await asyncio.sleep(0)
        assert all(task.done() for task in tasks)
        assert (pool._free, pool._spare, pool._lent) == (["usual"], ["spare"], {})
        return at_once

    return asyncio.run(ask())


def test_a_spare_item_is_for_a_client_without_any_other() -> None:
    a, b = JobOwner("a"), JobOwner("b")
    assert served_with_spare(a, a, a) == [0]
    assert served_with_spare(a, a, b, b) == [0, 2]
    assert served_with_spare(a, replace(b, urgent=False)) == [0]  # no human waits for it


@given(st.lists(st.one_of(OWNERS, st.integers(0, 1)), max_size=50))
def test_a_client_with_an_item_never_gets_the_spare_one(actions: list[JobOwner | int]) -> None:
    async def check() -> None:
        pool, tasks = FairPool(["usual"], ["spare"]), list[asyncio.Task[str]]()
        for what in actions:
            lent = list(pool._lent)
            before = dict(pool._lent)
            if isinstance(what, JobOwner):
                tasks.append(asyncio.create_task(pool.acquire(what)))
            elif what < len(lent):
                pool.release(lent[what])
                del before[lent[what]]
            await asyncio.sleep(0)
            if before.get("spare") != pool._lent.get("spare"):
                assert pool._lent.get("spare") not in before.values()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(check())


# Questions of users.


class StuckPool(WorkerPool):
    """All of its workers are busy for ever."""

    def __init__(self) -> None:
        super().__init__()
        self._pool = FairPool([])


def refused_questions(*clients: str) -> list[bool]:
    """Return which of these questions are refused while all workers are busy."""

    async def ask() -> list[bool]:
        pool = StuckPool()
        job = BotJob("santa_timea", {}, "admiral", 1)
        tasks = [
            asyncio.create_task(pool.advise(job, JobOwner(client, str(number))))
            for number, client in enumerate(clients)
        ]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        away = [task.done() and isinstance(task.exception(), Problem) for task in tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not pool._questions._counts
        return away

    return asyncio.run(ask())


def test_questions_of_one_address_take_no_place_of_others() -> None:
    away = refused_questions(*["a"] * (MAX_QUESTIONS_PER_CLIENT + 3), "b")
    assert away == [False] * MAX_QUESTIONS_PER_CLIENT + [True] * 3 + [False]


def test_no_client_waits_behind_endless_questions() -> None:
    away = refused_questions(*(f"house {number}" for number in range(MAX_QUESTIONS + 2)))
    assert away.count(True) == 2


# Owners.


def view_from(who: User, table: str, address: str) -> None:
    """View a table from another address."""
    line = who.live(table)
    line.scope["client"] = (address, 1)
    with line:
        pass


def test_bot_jobs_belong_to_the_address_that_created_the_table(tmp_path: Path) -> None:
    pool = RandomBotPool()
    with open_server(open_store(tmp_path), pool) as port:
        ada = port.user()
        table = ada.create_table(ONE_AND_BOT, first=2)["id"]
        with ada.live(table, 0) as connection:
            messages_until(connection, lambda view: view["actors"] == [0])
    assert pool.owners == [JobOwner("127.0.0.1", table)]


@pytest.mark.parametrize(("who", "client"), [("Ada", "192.0.2.7"), ("Bo", "192.0.2.7"), ("Eve", "127.0.0.1")])
def test_later_bot_jobs_belong_to_the_address_of_a_player(tmp_path: Path, who: str, client: str) -> None:
    with open_server(open_store(tmp_path)) as port:
        table = port.user("Ada").create_table(ONE_AND_OPEN)["id"]
        json_of(port.user("Bo").sit(table))
        view_from(port.user(who), table, "192.0.2.7")
        assert port.registry._cached_tables[table].client_address == client


def test_advice_belongs_to_the_address_that_requests_it(tmp_path: Path) -> None:
    pool = RandomBotPool()
    with open_server(open_store(tmp_path), pool) as port:
        view = port.user().create_table()
        json_of(port.user().get(f"/tables/{view['id']}/advice", seat=view["actors"][0]))
    assert pool.owners == [JobOwner("127.0.0.1", view["id"])]
