"""Several machines on one PostgreSQL, each of which may be killed or cut off."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from spielhafen.match import Played, load_event
from spielhafen.store import Store
from tests.server.machines import Machine, People
from tests.store.postgres import Postgres

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("postgres")]

MACHINES = 3
TABLES = 4
MOVES_BETWEEN = 6
"""Acknowledged moves before, during and after each fault."""


async def kill(machine: Machine, people: People) -> None:
    await machine.kill()
    await people.wait_for_moves(MOVES_BETWEEN)
    await machine.start()


async def cut_off_from_clients(machine: Machine, people: People) -> None:
    machine.to_clients.cut()
    await people.wait_for_moves(MOVES_BETWEEN)
    machine.to_clients.mend()


async def cut_off_from_database(machine: Machine, people: People) -> None:
    machine.to_database.cut()
    await people.wait_for_moves(MOVES_BETWEEN)
    machine.to_database.mend()


FAULTS: list[Callable[[Machine, People], Awaitable[None]]] = [
    kill,
    cut_off_from_clients,
    cut_off_from_database,
]


async def disturb(postgres: Postgres, machines: list[Machine], people: People, times: int) -> None:
    """Cause one fault after the other; now and then the database is killed, too."""
    for number in range(times):
        await people.wait_for_moves(MOVES_BETWEEN)
        if number % 5 == 4:
            postgres.kill()
            await asyncio.to_thread(postgres.start)
        else:
            await people.random.choice(FAULTS)(people.random.choice(machines), people)
    await people.wait_for_moves(MOVES_BETWEEN)


async def play_through_faults(postgres: Postgres, url: str, folder: Path, times: int) -> People:
    """Let people play while machines fail; return what was acknowledged."""
    async with AsyncExitStack() as stack:
        machines = []
        for number in range(MACHINES):
            own = folder / str(number)
            own.mkdir()
            machines.append(await stack.enter_async_context(Machine(url, own).running()))
        people = People(machines, Random(1))
        stack.push_async_callback(people.close)
        async with asyncio.TaskGroup() as group:
            for _ in range(TABLES):
                group.create_task(people.play())
            await disturb(postgres, machines, people, times)
            people.over = True
        await check_machines_agree(machines, people)
    return people


async def check_machines_agree(machines: list[Machine], people: People) -> None:
    """Each machine shows the same state of each table."""
    for table in people.seqs:
        shown = set()
        for machine in machines:
            alone = People([machine], Random(1))
            view = (await alone.request("A", "GET", f"/tables/{table}")).json()
            await alone.close()
            shown.add((view["seq"], view["hash"]))
        assert len(shown) == 1


def test_no_acknowledged_move_is_lost_or_doubled_whatever_machine_fails(
    postgres: Postgres, tmp_path: Path, *, long_run: bool
) -> None:
    url = postgres.create_database()
    people = asyncio.run(play_through_faults(postgres, url, tmp_path, 500 if long_run else 6))
    store = Store(url)
    for table, seq in people.seqs.items():
        events = [load_event(body) for body in store.events(table)]
        assert len(events) == seq
        assert sum(isinstance(event, Played) for event in events) == people.acknowledged[table]
    store.close()
    assert people.acknowledged.total() > MOVES_BETWEEN
