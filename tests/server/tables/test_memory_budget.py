"""Tables kept ready take so much memory and no more; nobody who is connected loses anything."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
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


def played(name: str, plies: int) -> Match:
    """A match of somebody who plays all seats by lot, so many plies at most."""
    game, random = find_game(name), Random(3)
    seats = [SeatPlan(f"Captain {seat}", owner="a" * 64) for seat in range(max(game.seats))]
    match = Match(open_match(game, {}, seats, bytes(32), 1.0))
    while match.over is None and len(match.plies) < plies:
        seat = match.actors()[0]
        match.apply(play_moves(match, seat, [str(random.choice(match.view_for(seat).moves()))], 2.0))
    return match


@contextmanager
def traced() -> Iterator[list[int]]:
    """Appends, when asked by `taken`, the bytes that Python has taken since."""
    tracemalloc.start()
    try:
        yield []
    finally:
        tracemalloc.stop()


def taken() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


@pytest.mark.parametrize("name", sorted(find_games()))
def test_the_estimate_is_near_what_is_taken(name: str) -> None:
    played(name, 250).log(0)  # what a game makes once for all its matches
    with traced():
        before = taken()
        match = played(name, 250)
        match.clear_caches()
        rests = taken() - before
        match.log(0)
        told = taken() - before
    state = size_of(match.state)
    match.clear_caches()
    lean = match_bytes(match, state)
    match.log(0)
    full = match_bytes(match, state)
    assert 0.6 * rests < lean - MATCH_BYTES / 2 < 2 * rests
    assert 0.6 * told < full < 2 * told


def test_the_estimate_of_lines_ready_to_be_sent_is_near_what_is_taken() -> None:
    match = played("columbus", 300)
    match.log(0)
    with traced():
        before = taken()
        log = SeatLog(0)
        log.lines(match)
        lines = taken() - before
    assert 0.6 * lines < log.size_bytes < 1.7 * lines
    whole = log.size_bytes
    log.truncate(100)
    assert 0 < log.size_bytes < whole
    log.truncate(0)
    assert log.size_bytes == 0


def test_plain_data_is_weighed_with_all_that_is_in_it() -> None:
    assert size_of([1, 2, 3]) > size_of([1]) > size_of([])
    assert size_of({"a": [("b", 1)]}) > size_of({"a": []})
    states = [find_game(name).start(max(find_game(name).seats)) for name in find_games()]
    assert all(size_of(state) > 1_000 for state in states)


# What is let go.


def limit(port: OpenServer, budget: float) -> None:
    """Give the harbour another budget."""
    port.registry.memory_budget = MemoryBudget(int(budget))
    port.registry.memory_budget._update_all(port.registry._cached_tables)


def limit_tables(port: OpenServer, tables: float) -> None:
    """Room for so many tables like the newest one."""
    table = next(reversed(port.registry._cached_tables.values()))
    limit(port, tables * port.registry.memory_budget.table_bytes(table))


def in_memory(port: OpenServer) -> list[str]:
    gc.collect()
    return [word for word in port.registry._cached_tables if word in port.registry._live_tables]


def test_those_asked_for_longest_ago_are_let_go_when_all_are_too_heavy(port: OpenServer, ada: User) -> None:
    words = [ada.create_table(first=1)["id"] for _ in range(3)]
    limit_tables(port, 4.5)
    ada.view(words[0])  # so it is not the oldest any more
    words += [ada.create_table(first=1)["id"] for _ in range(3)]
    assert words[1] not in in_memory(port)
    assert words[-1] in in_memory(port)
    assert port.registry.memory_budget.total_bytes <= port.registry.memory_budget.budget
    for word in words:
        json_of(ada.get(f"/tables/{word}"))


def test_memory_stays_within_its_budget_however_many_tables_are_looked_at(
    port: OpenServer, ada: User
) -> None:
    words = [ada.create_table(first=1)["id"] for _ in range(12)]
    limit_tables(port, 5)
    random = Random(4)
    for _ in range(60):
        word = random.choice(words)
        ada.view(word, random.choice([None, 0, 1]))
        memory = port.registry.memory_budget
        exact = sum(memory.table_bytes(table) for table in port.registry._cached_tables.values())
        assert exact <= memory.budget * 1.5
        assert word in in_memory(port)


def test_what_was_shown_goes_before_whole_tables(port: OpenServer, ada: User) -> None:
    words = [ada.create_table(first=1)["id"] for _ in range(3)]
    for word in words:
        ada.view(word)
        port.registry._cached_tables[word]._views.log(None).size_bytes += 10**6
    limit(port, 2 * 10**6)
    ada.view(words[-1])
    assert in_memory(port) == words
    assert [bool(table.view_bytes) for table in port.registry._cached_tables.values()] == [False, False, True]


def test_nobody_who_is_connected_loses_anything(port: OpenServer, ada: User) -> None:
    bo = port.user("Bo")
    table = ada.create_table(ONE_AND_OPEN, first=1)["id"]
    json_of(bo.sit(table))
    with bo.live(table, 1) as line:
        before = next_message(line)["table"]
        limit(port, 1)
        kept: Table = port.registry._cached_tables[table]
        ready = kept.view_bytes
        for _ in range(2 * FULL_ESTIMATE_INTERVAL):
            ada.create_table(first=1)
        assert port.registry._cached_tables[table] is kept
        assert kept.view_bytes == ready > 0
        assert len(in_memory(port)) <= 3
        ada.play_any(table)
        told = next_message(line)
        assert (told["type"], told["since"]) == ("frames", before["seq"])


def test_a_table_that_grew_though_nobody_asked_for_it_is_weighed_at_last(port: OpenServer, ada: User) -> None:
    grown, other = (ada.create_table(first=1)["id"] for _ in range(2))
    memory = port.registry.memory_budget
    before = memory.total_bytes
    port.registry._cached_tables[grown]._views.log(0).size_bytes += 10**6
    for _ in range(FULL_ESTIMATE_INTERVAL):
        ada.get(f"/tables/{other}", seat=0)
    assert memory.total_bytes > before + 10**6


def test_a_table_that_was_let_go_of_stands_as_it_did(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path)) as port:
        ada = port.user()
        word = ada.create_table(first=1)["id"]
        for number in range(9):
            ada.play_any(word, number)
        before = ada.view(word, 0)
        limit(port, 1)
        ada.create_table()
        assert word not in in_memory(port)
        assert ada.view(word, 0) == before
