"""Several machines on one PostgreSQL, each of which may be killed or cut off."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from spielhafen.match import Event, Played, load_event
from spielhafen.store import Store
from tests.server.machines import JSON, Machine, People
from tests.store.postgres import Postgres

pytestmark = pytest.mark.xdist_group("postgres")

MACHINES = 3
TABLES = 4
TABLES_WITH_BOTS = 2
BOT = 2
"""The seat of the bot, if there is one."""
MOVES_BETWEEN = 6
"""Acknowledged moves before, during and after each fault."""
FAULTS_OF_A_PART = 100
PARTS = 5
"""Parts of a long run, each of which ends within the time that a test may take."""
MOVES_BETWEEN_WITH_BOTS = 2
"""The same for people who play with a bot, who need some machine that moves for it."""


@dataclass
class Crowd:
    """All people, with and without bots at their tables."""

    people: People
    with_bots: People

    async def wait_for_moves(self) -> None:
        await self.people.wait_for_moves(MOVES_BETWEEN)
        await self.with_bots.wait_for_moves(MOVES_BETWEEN_WITH_BOTS)


async def kill(machine: Machine, crowd: Crowd) -> None:
    await machine.kill()
    await crowd.wait_for_moves()
    await machine.start()


async def cut_off_from_clients(machine: Machine, crowd: Crowd) -> None:
    machine.to_clients.cut()
    await crowd.wait_for_moves()
    machine.to_clients.mend()


async def cut_off_from_database(machine: Machine, crowd: Crowd) -> None:
    machine.to_database.cut()
    await crowd.wait_for_moves()
    machine.to_database.mend()


async def hang(machine: Machine, crowd: Crowd) -> None:
    machine.hang()
    machine.to_clients.cut()  # its clients ask another one at once
    await crowd.wait_for_moves()
    machine.to_clients.mend()
    machine.go_on()


async def kill_while_the_oldest_one_hangs(machines: list[Machine], crowd: Crowd) -> None:
    """Lose a machine while the one that would take over its bots does nothing."""
    oldest, lost, _ = machines
    oldest.hang()
    oldest.to_clients.cut()
    await lost.kill()
    await crowd.wait_for_moves()
    oldest.to_clients.mend()
    oldest.go_on()
    await crowd.wait_for_moves()
    await lost.start()


FAULTS: list[Callable[[Machine, Crowd], Awaitable[None]]] = [
    kill,
    cut_off_from_clients,
    cut_off_from_database,
    hang,
]


async def disturb(postgres: Postgres, machines: list[Machine], crowd: Crowd, times: int) -> None:
    """Cause one fault after the other; now and then the database is killed, too."""
    random = crowd.people.random
    await crowd.wait_for_moves()
    await kill_while_the_oldest_one_hangs(machines, crowd)
    for number in range(times):
        await crowd.wait_for_moves()
        if number % 5 == 4:
            postgres.kill()
            await asyncio.to_thread(postgres.start)
        else:
            await random.choice(FAULTS)(random.choice(machines), crowd)
    await crowd.wait_for_moves()


async def play_through_faults(postgres: Postgres, url: str, folder: Path, times: int, part: int) -> Crowd:
    """Let people play while machines fail; return what was acknowledged."""
    async with AsyncExitStack() as stack:
        machines = []
        for number in range(MACHINES):
            own = folder / str(number)
            own.mkdir()
            machines.append(await stack.enter_async_context(Machine(url, own).running()))
        seed = 1 + 2 * part
        crowd = Crowd(People(machines, Random(seed)), People(machines, Random(seed + 1), with_bot=True))
        async with asyncio.TaskGroup() as group:
            for people, tables in ((crowd.people, TABLES), (crowd.with_bots, TABLES_WITH_BOTS)):
                stack.push_async_callback(people.close)
                for _ in range(tables):
                    group.create_task(people.play())
            await disturb(postgres, machines, crowd, times)
            crowd.people.over = crowd.with_bots.over = True
        for people in (crowd.people, crowd.with_bots):
            await check_machines_agree(machines, people)
    return crowd


async def check_machines_agree(machines: list[Machine], people: People) -> None:
    """Each machine shows the same state of each table, once no bot is to move."""
    for table in people.seqs:
        shown = set()
        for machine in machines:
            alone = People([machine], Random(1))
            view = await look(alone, table)
            while BOT in view["actors"]:
                view = await look(alone, table)
            await alone.close()
            shown.add((view["seq"], view["hash"]))
        assert len(shown) == 1


async def look(people: People, table: str) -> JSON:
    found: JSON = (await people.request("A", "GET", f"/tables/{table}")).json()
    return found


def moves_of(events: Iterable[Event], seats: Iterable[int]) -> int:
    """Return how often these seats have played."""
    return sum(isinstance(event, Played) and event.seat in seats for event in events)


@pytest.mark.parametrize(
    "part",
    [
        pytest.param(0, marks=pytest.mark.slow),
        *(pytest.param(part, marks=pytest.mark.long) for part in range(1, PARTS)),
    ],
)
def test_no_acknowledged_move_is_lost_or_doubled_whatever_machine_fails(
    postgres: Postgres, tmp_path: Path, part: int, *, long_run: bool
) -> None:
    url, faults = postgres.create_database(), FAULTS_OF_A_PART if long_run else 6
    crowd = asyncio.run(play_through_faults(postgres, url, tmp_path, faults, part))
    store = Store(url)
    by_bots = 0
    for people in (crowd.people, crowd.with_bots):
        for table, seq in people.seqs.items():
            events = [load_event(body) for body in store.events(table)]
            assert len(events) == seq + moves_of(events[seq:], [BOT])
            assert moves_of(events, [0, 1]) == people.acknowledged[table]
            by_bots += moves_of(events, [BOT])
        assert people.acknowledged.total() > MOVES_BETWEEN
    assert by_bots > MOVES_BETWEEN
    store.close()
