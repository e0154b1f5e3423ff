"""The memory of loaded tables stays within its budget, and listeners lose nothing."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random

import pytest

from spielhafen.core.game import find_game, find_games
from spielhafen.match import Match, SeatPlan, open_match
from spielhafen.match.play_moves import play_moves
from spielhafen.server.tables.memory_budget import (
    FULL_ESTIMATE_INTERVAL,
    MATCH_BYTES,
    MemoryBudget,
    match_bytes,
    size_of,
)
from spielhafen.server.tables.table import Table
from spielhafen.server.views.log_lines import SeatLog
from tests.server.registries import (
    ONE_AND_OPEN,
    OpenServer,
    User,
    json_of,
    next_message,
    open_server,
    open_store,
)

pytestmark = pytest.mark.slow


def play_match(name: str, plies: int) -> Match:
    """Return a match with random moves of one player, of at most this number of plies."""
    game, random = find_game(name), Random(3)
    seats = [SeatPlan(f"Captain {seat}", owner="a" * 64) for seat in range(max(game.seats))]
    match = Match(open_match(game, {}, seats, bytes(32), 1.0))
    while match.winners is None and len(match.plies) < plies:
        seat = match.actors()[0]
        match.apply(play_moves(match, seat, [str(random.choice(match.view_for(seat).moves()))], 2.0))
    return match


@contextmanager
def trace_memory() -> Iterator[list[int]]:
    """Measure memory; `memory_delta` returns the bytes allocated since."""
    tracemalloc.start()
    try:
        yield []
    finally:
        tracemalloc.stop()


def memory_delta() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


@dataclass(frozen=True)
class MatchSizes:
    """Bytes of a match, real and estimated, without its caches and with them."""

    resting: int
    rebuilt: int
    without_caches: int
    with_caches: int


def measure_match(name: str) -> MatchSizes:
    """Return the sizes of a match of this game."""
    play_match(name, 250).log(0)  # what a game creates once for all matches
    with trace_memory():
        before = memory_delta()
        match = play_match(name, 250)
        match.clear_caches()
        resting = memory_delta() - before
        match.log(0)
        rebuilt = memory_delta() - before
    state = size_of(match.state)
    match.clear_caches()
    without_caches = match_bytes(match, state)
    match.log(0)
    return MatchSizes(resting, rebuilt, without_caches, match_bytes(match, state))


@pytest.mark.parametrize("name", sorted(find_games()))
def test_the_estimate_is_near_the_real_size(name: str) -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as fresh:  # caches of a game filled by others count
        sizes = fresh.submit(measure_match, name).result()
    assert 0.6 * sizes.resting < sizes.without_caches - MATCH_BYTES / 2 < 2 * sizes.resting
    assert 0.6 * sizes.rebuilt < sizes.with_caches < 2 * sizes.rebuilt


def test_the_estimate_of_cached_lines_is_near_the_real_size() -> None:
    match = play_match("columbus", 300)
    match.log(0)
    with trace_memory():
        before = memory_delta()
        log = SeatLog(0)
        log.lines(match)
        lines = memory_delta() - before
    assert 0.6 * lines < log.size_bytes < 1.7 * lines
    whole = log.size_bytes
    log.truncate(100)
    assert 0 < log.size_bytes < whole
    log.truncate(0)
    assert log.size_bytes == 0


def test_the_size_of_plain_data_includes_its_contents() -> None:
    assert size_of([1, 2, 3]) > size_of([1]) > size_of([])
    assert size_of({"a": [("b", 1)]}) > size_of({"a": []})
    states = [find_game(name).start(max(find_game(name).seats)) for name in find_games()]
    assert all(size_of(state) > 1_000 for state in states)


# Eviction.


def set_budget(server: OpenServer, budget: float) -> None:
    """Give the server another budget."""
    server.registry.memory_budget = MemoryBudget(int(budget))
    server.registry.memory_budget._update_all(server.registry._cached_tables)


def set_budget_in_tables(server: OpenServer, tables: float) -> None:
    """Give the server a budget for this number of tables like the newest one."""
    table = next(reversed(server.registry._cached_tables.values()))
    set_budget(server, tables * server.registry.memory_budget.table_bytes(table))


def in_memory(server: OpenServer) -> list[str]:
    gc.collect()
    return [
        table_id for table_id in server.registry._cached_tables if table_id in server.registry._live_tables
    ]


def test_the_least_recently_used_tables_are_evicted(server: OpenServer, ada: User) -> None:
    table_ids = [ada.create_table(first=1)["id"] for _ in range(3)]
    set_budget_in_tables(server, 4.5)
    ada.view(table_ids[0])  # now it is not the oldest any more
    table_ids += [ada.create_table(first=1)["id"] for _ in range(3)]
    assert table_ids[1] not in in_memory(server)
    assert table_ids[-1] in in_memory(server)
    assert server.registry.memory_budget.total_bytes <= server.registry.memory_budget.budget
    for table_id in table_ids:
        json_of(ada.get(f"/tables/{table_id}"))


def test_memory_stays_within_its_budget_however_many_tables_are_viewed(server: OpenServer, ada: User) -> None:
    table_ids = [ada.create_table(first=1)["id"] for _ in range(12)]
    set_budget_in_tables(server, 5)
    random = Random(4)
    for _ in range(60):
        table_id = random.choice(table_ids)
        ada.view(table_id, random.choice([None, 0, 1]))
        memory = server.registry.memory_budget
        exact = sum(memory.table_bytes(table) for table in server.registry._cached_tables.values())
        assert exact <= memory.budget * 1.5
        assert table_id in in_memory(server)


def test_views_are_released_before_whole_tables(server: OpenServer, ada: User) -> None:
    table_ids = [ada.create_table(first=1)["id"] for _ in range(3)]
    for table_id in table_ids:
        ada.view(table_id)
        server.registry._cached_tables[table_id]._views.log(None).size_bytes += 10**6
    set_budget(server, 2 * 10**6)
    ada.view(table_ids[-1])
    assert in_memory(server) == table_ids
    assert [bool(table.view_bytes) for table in server.registry._cached_tables.values()] == [
        False,
        False,
        True,
    ]


def test_tables_with_listeners_lose_nothing(server: OpenServer, ada: User) -> None:
    bo = server.user("Bo")
    table = ada.create_table(ONE_AND_OPEN, first=1)["id"]
    json_of(bo.sit(table))
    with bo.live(table, 1) as connection:
        before = next_message(connection)["table"]
        set_budget(server, 1)
        cached: Table = server.registry._cached_tables[table]
        cached_views = cached.view_bytes
        for _ in range(2 * FULL_ESTIMATE_INTERVAL):
            ada.create_table(first=1)
        assert server.registry._cached_tables[table] is cached
        assert cached.view_bytes == cached_views > 0
        assert len(in_memory(server)) <= 3
        ada.play_any(table)
        rebuilt = next_message(connection)
        assert (rebuilt["type"], rebuilt["since"]) == ("frames", before["seq"])


def test_a_table_that_grew_without_requests_is_estimated_again(server: OpenServer, ada: User) -> None:
    grown, other = (ada.create_table(first=1)["id"] for _ in range(2))
    memory = server.registry.memory_budget
    before = memory.total_bytes
    server.registry._cached_tables[grown]._views.log(0).size_bytes += 10**6
    for _ in range(FULL_ESTIMATE_INTERVAL):
        ada.get(f"/tables/{other}", seat=0)
    assert memory.total_bytes > before + 10**6


def test_an_evicted_table_is_loaded_as_it_was(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path)) as server:
        ada = server.user()
        table_id = ada.create_table(first=1)["id"]
        for number in range(9):
            ada.play_any(table_id, number)
        before = ada.view(table_id, 0)
        set_budget(server, 1)
        ada.create_table()
        assert table_id not in in_memory(server)
        assert ada.view(table_id, 0) == before
