"""Fair shares: nobody waits for more than one job of each other party, however many wait there."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielhafen.server.bots.pool import MAX_QUESTIONS, MAX_QUESTIONS_PER_CLIENT, BotJob, WorkerPool
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

SHARES = st.builds(JobOwner, st.sampled_from("abcd"), st.sampled_from("xyz"))
WHAT_HAPPENS = st.lists(st.one_of(SHARES, st.none()), max_size=60)
"""Something comes on somebody's account, or (None) something is served."""


def passed_over(happens: list[JobOwner | None]) -> Iterator[tuple[JobOwner, JobOwner, int, int]]:
    """Whenever somebody is served while somebody else waits: who, who waits, and how often the party and the table that are served
    have been since that one's party and table began to wait for their turn.
    """
    queue, waiting = FairQueue[JobOwner](), Counter[JobOwner]()
    since = dict[object, Counter[object]]()  # a party or a table that waits, and who was served meanwhile
    for comes in [*happens, *[None] * len(happens)]:
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


@given(WHAT_HAPPENS)
def test_nobody_waits_for_more_than_one_job_of_each_other_party(happens: list[JobOwner | None]) -> None:
    for served, other, of_the_party, _ in passed_over(happens):
        assert of_the_party <= (served.client != other.client)


@given(WHAT_HAPPENS)
def test_the_tables_of_a_party_have_their_turn_one_after_the_other(happens: list[JobOwner | None]) -> None:
    for served, other, _, of_the_table in passed_over(happens):
        assert served.client != other.client or of_the_table <= (served != other)


@given(st.lists(SHARES, max_size=40))
def test_at_one_table_what_came_first_is_served_first_and_nothing_is_lost(shares: list[JobOwner]) -> None:
    queue = FairQueue[tuple[JobOwner, int]]()
    for number, owner in enumerate(shares):
        queue.push(owner, (owner, number))
    served = [item for _ in shares if (item := queue.pop()) is not None]
    assert queue.pop() is None
    assert sorted(number for _, number in served) == list(range(len(shares)))
    for owner in shares:
        numbers = [number for whose, number in served if whose == owner]
        assert numbers == sorted(numbers)


@given(st.lists(SHARES, max_size=30), st.data())
def test_who_no_longer_waits_is_never_served(shares: list[JobOwner], data: st.DataObject) -> None:
    queue = FairQueue[int]()
    for number, owner in enumerate(shares):
        queue.push(owner, number)
    gone = data.draw(st.sets(st.sampled_from(range(len(shares))))) if shares else set()
    for number in gone:
        queue.discard(shares[number], number)
        queue.discard(shares[number], number)
    assert {queue.pop() for _ in range(len(queue))} == set(range(len(shares))) - gone


def served(*shares: JobOwner, gone: tuple[int, ...] = ()) -> list[int]:
    """The order in which those are served that wait for a single thing; some of them go away."""
    order: list[int] = []

    async def one(pool: FairPool[str], number: int) -> None:
        async with pool.borrow(shares[number]):
            order.append(number)

    async def all_of_them() -> None:
        pool = FairPool(["the only one"])
        first = await pool.acquire(JobOwner())
        tasks = [asyncio.create_task(one(pool, number)) for number in range(len(shares))]
        await asyncio.sleep(0)
        for number in gone:
            tasks[number].cancel()
        pool.release(first)
        await asyncio.gather(*tasks, return_exceptions=True)
        assert pool.has_free

    asyncio.run(all_of_them())
    return order


def test_fifty_of_one_address_keep_another_waiting_for_one() -> None:
    many = [JobOwner("a", f"table {number}") for number in range(50)]
    assert served(*many, JobOwner("b"))[:2] == [0, 50]


def test_what_people_wait_for_comes_first_whosever_it_is() -> None:
    lazy = JobOwner("b", urgent=False)
    assert served(lazy, lazy, JobOwner("a", "x"), JobOwner("a", "x"), JobOwner("c")) == [2, 4, 3, 0, 1]


def test_who_goes_away_costs_nobody_their_turn() -> None:
    a, b = JobOwner("a"), JobOwner("b")
    assert served(a, a, b, b, gone=(0, 3)) == [1, 2]
    assert served(a, b, a, b, gone=(0, 1, 2, 3)) == []


def with_a_spare(*shares: JobOwner) -> list[int]:
    """Which of those who come at once have something at once, of one thing and a spare one."""

    async def ask() -> list[int]:
        pool = FairPool(["usual"], ["spare"])
        tasks = [asyncio.create_task(pool.acquire(owner)) for owner in shares]
        await asyncio.sleep(0)
        at_once = [number for number, task in enumerate(tasks) if task.done()]
        for _ in tasks:  # whatever comes back goes to whoever waits
            item = next(iter(pool._lent))
            pool.release(item)
            await asyncio.sleep(0)
        assert all(task.done() for task in tasks)
        assert (pool._free, pool._spare, pool._lent) == (["usual"], ["spare"], {})
        return at_once

    return asyncio.run(ask())


def test_a_spare_thing_is_for_whoever_has_nothing_else() -> None:
    a, b = JobOwner("a"), JobOwner("b")
    assert with_a_spare(a, a, a) == [0]
    assert with_a_spare(a, a, b, b) == [0, 2]
    assert with_a_spare(a, replace(b, urgent=False)) == [0]  # nobody waits for it


@given(st.lists(st.one_of(SHARES, st.integers(0, 1)), max_size=50))
def test_a_party_never_has_the_spare_thing_beside_another_one_that_it_had_before(
    happens: list[JobOwner | int],
) -> None:
    async def check() -> None:
        pool, tasks = FairPool(["usual"], ["spare"]), list[asyncio.Task[str]]()
        for what in happens:
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


# Questions of people.


class Stuck(WorkerPool):
    """Nobody here ever has time."""

    def __init__(self) -> None:
        super().__init__()
        self._pool = FairPool([])


def asked_by(*parties: str) -> list[bool]:
    """Which of these questions are turned away, while nobody has time for any of them."""

    async def ask() -> list[bool]:
        crew = Stuck()
        job = BotJob("santa_timea", {}, "admiral", 1)
        tasks = [
            asyncio.create_task(crew.advise(replace(job, owner=JobOwner(party, str(number)))))
            for number, party in enumerate(parties)
        ]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        away = [task.done() and isinstance(task.exception(), Problem) for task in tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not crew._questions._counts
        return away

    return asyncio.run(ask())


def test_one_address_asks_in_nobody_elses_place() -> None:
    away = asked_by(*["a"] * (MAX_QUESTIONS_PER_CLIENT + 3), "b")
    assert away == [False] * MAX_QUESTIONS_PER_CLIENT + [True] * 3 + [False]


def test_nobody_waits_behind_questions_without_end() -> None:
    away = asked_by(*(f"house {number}" for number in range(MAX_QUESTIONS + 2)))
    assert away.count(True) == 2


# On whose account.


def elsewhere(who: User, table: str, address: str) -> None:
    """Somebody looks at a table from another address."""
    line = who.live(table)
    line.scope["client"] = (address, 1)
    with line:
        pass


def test_bots_think_on_account_of_the_address_that_laid_the_table(tmp_path: Path) -> None:
    crew = RandomBotPool()
    with open_server(open_store(tmp_path), crew) as port:
        ada = port.user()
        table = ada.create_table(ONE_AND_BOT, first=2)["id"]
        with ada.live(table, 0) as line:
            messages_until(line, lambda view: view["actors"] == [0])
    assert [job.owner for job in crew.jobs] == [JobOwner("127.0.0.1", table)]


@pytest.mark.parametrize(("who", "party"), [("Ada", "192.0.2.7"), ("Bo", "192.0.2.7"), ("Eve", "127.0.0.1")])
def test_then_of_the_address_from_which_its_people_ask_and_nobody_else(
    tmp_path: Path, who: str, party: str
) -> None:
    with open_server(open_store(tmp_path)) as port:
        table = port.user("Ada").create_table(ONE_AND_OPEN)["id"]
        json_of(port.user("Bo").sit(table))
        elsewhere(port.user(who), table, "192.0.2.7")
        assert port.registry._cached_tables[table].client_address == party


def test_advice_is_given_on_account_of_whoever_asks(tmp_path: Path) -> None:
    crew = RandomBotPool()
    with open_server(open_store(tmp_path), crew) as port:
        view = port.user().create_table()
        json_of(port.user().get(f"/tables/{view['id']}/advice", seat=view["actors"][0]))
    assert [job.owner for job in crew.jobs] == [JobOwner("127.0.0.1", view["id"])]
