"""Events are read at once, perhaps before their writer knows that they are stored."""

from __future__ import annotations

import asyncio
import gc
import threading
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from spielhafen.games.santa_timea import GAME as SANTA_TIMEA
from spielhafen.match import Event, Followed, Match, SeatPlan, Ticketed, dump_event, open_match
from spielhafen.match.play_moves import play_moves
from spielhafen.server.messages.requests import OwnSeatRequest
from spielhafen.server.middleware.identity import Principal
from spielhafen.server.tables import table_reader as table_module
from spielhafen.server.tables.command import Command
from spielhafen.server.tables.memory_budget import MemoryBudget
from spielhafen.server.tables.registry import TableRegistry
from spielhafen.server.tables.table import Table
from spielhafen.store import Appended, NewEvent, Store
from spielhafen.store.event_log import AppendOutcome
from tests.match.tables import play_on
from tests.server.asgi import TIMEOUT_SECONDS
from tests.server.notify.test_webhook import FakeWebhook, server_with_webhook
from tests.server.registries import (
    ONE_AND_BOT,
    ONE_AND_OPEN,
    TWO_HERE,
    OpenServer,
    User,
    json_of,
    next_message,
    open_server,
    open_store,
    store_match,
)


async def play(table: Table) -> None:
    """Play a move; the table catches up before it learns that the move is stored."""
    append, tasks = table._store.append, set()

    def slow(entry: NewEvent) -> Future[AppendOutcome]:
        kept, answer = append(entry).result(20), Future[AppendOutcome]()

        async def read() -> None:
            await table.catch_up()
            answer.set_result(kept)

        tasks.add(asyncio.create_task(read()))
        return answer

    match = table.match
    seat = next(seat for seat in match.actors() if match.seats[seat].kind == "here")
    move = str(match.view_for(seat).moves()[0])
    principal = Principal(match.seats[seat].owner)
    command = Command(
        principal, OwnSeatRequest(seat), lambda match, *_: play_moves(match, seat, [move], 2_000.0)
    )
    table._store.append = slow  # type: ignore[method-assign]
    try:
        await table.execute(command)
    finally:
        table._store.append = append  # type: ignore[method-assign]


async def play_until_others_move(registry: TableRegistry, table_id: str) -> None:
    """Play until another player is to move."""
    table = await registry.table(table_id)
    (seat,) = table.match.actors()
    while table.match.actors() == [seat]:
        await play(table)


def test_the_player_to_move_is_notified_whichever_task_reads_the_event_first(tmp_path: Path) -> None:
    post = FakeWebhook()
    with server_with_webhook(tmp_path, post) as server:
        server.client.portal.call(
            play_until_others_move, server.registry, server.user().create_table(TWO_HERE)["id"]
        )
        assert len(post.next()["captains"]) == 1


async def play_until_bot_moves(registry: TableRegistry, table_id: str) -> bool:
    """Play until a bot is to move; return whether it thinks."""
    table = await registry.table(table_id)
    if table.bots.task is not None:
        await table.bots.task
    while not table.match.bots_due():
        await play(table)
    return table.bots.is_running


def test_a_bot_moves_whichever_task_reads_the_event_first(
    server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = server.user().create_table(ONE_AND_BOT)["id"]
    monkeypatch.setattr(Store, "is_shared", True)
    assert server.client.portal.call(play_until_bot_moves, server.registry, table_id)


def test_a_player_seated_by_one_process_can_act_at_once_in_another(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path)) as one, open_server(open_store(tmp_path)) as two:
        ada, bo = one.user("Ada"), one.user("Bo")
        table = ada.create_table(ONE_AND_OPEN)["id"]
        two.user("Ada").view(table)
        json_of(bo.sit(table))
        offer = {"seat": 1, "seq": bo.view(table, 1)["seq"]}

        assert json_of(two.user("Bo").post(f"/tables/{table}/proposals/draw", offer))["proposal"]["seat"] == 1
        assert two.user("Cleo").post(f"/tables/{table}/proposals/draw", offer).status_code == 403


def test_a_listener_gets_events_while_all_other_tables_are_busy(
    server: OpenServer, ada: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    busy, other = (ada.create_table(TWO_HERE)["id"] for _ in range(2))
    with ada.live(busy, 0) as first:
        next_message(first)
        monkeypatch.setattr(server.registry, "memory_budget", MemoryBudget(1))
        server.registry._cached_tables.pop(other)
        with ada.live(other, 0) as connection:
            next_message(connection)
            ada.play_any(other)
            assert next_message(connection)["type"] == "frames"


def test_a_table_in_use_is_never_in_memory_twice(server: OpenServer, ada: User) -> None:
    table_id = ada.create_table(TWO_HERE)["id"]

    async def found(registry: TableRegistry) -> bool:
        table = await registry.table(table_id)
        del registry._cached_tables[table_id]
        return await registry.table(table_id) is table and registry._cached_tables[table_id] is table

    assert server.client.portal.call(found, server.registry)


def test_a_table_that_was_evicted_while_events_were_read_is_not_loaded_again(
    server: OpenServer, ada: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = ada.create_table(TWO_HERE)["id"]
    started, release = asyncio.Event(), threading.Event()

    async def find_while_reading(registry: TableRegistry) -> bool:
        loop = asyncio.get_running_loop()

        def slow_events(*_: object) -> list[bytes]:
            loop.call_soon_threadsafe(started.set)
            assert release.wait(TIMEOUT_SECONDS)
            return []

        monkeypatch.setattr(registry.store, "is_newest", lambda *_: False)
        monkeypatch.setattr(registry.store, "events", slow_events)
        reading = asyncio.create_task(registry.table(table_id))
        await started.wait()
        del registry._cached_tables[table_id]
        gc.collect()
        found = registry._live_tables.get(table_id)
        release.set()
        return await reading is found

    assert server.client.portal.call(find_while_reading, server.registry)


def finished(server: OpenServer, ada: User) -> str:
    """Store a finished match; return its table id."""
    seats = [SeatPlan(name, owner=ada.hash) for name in ("Ada", "Bo")]
    opened = open_match(SANTA_TIMEA, {}, seats, bytes(32), 1.0, ada.hash)
    match = Match(opened)
    return store_match(server.store, "amber-gull-7", match, [opened, *play_on(match, Random(8))])


def insert_before(store: Store, event: Event, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let another process write this event right before the next one."""
    append = store.append

    def append_after(entry: NewEvent) -> Future[AppendOutcome]:
        monkeypatch.setattr(store, "append", append)
        assert append(replace(entry, body=dump_event(event), key=None)).result(TIMEOUT_SECONDS) == Appended()
        return append(entry)

    monkeypatch.setattr(store, "append", append_after)


def test_a_table_is_deleted_despite_a_concurrent_event(
    server: OpenServer, ada: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = ada.create_table(TWO_HERE)["id"]
    insert_before(server.store, Ticketed(0, "x", 9.0, 2.0), monkeypatch)
    assert ada.delete(f"/tables/{table_id}").status_code == 204
    assert len(server.store.events(table_id)) == 3


def test_a_rematch_is_announced_despite_a_concurrent_event(
    server: OpenServer, ada: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = finished(server, ada)
    table = server.client.portal.call(server.registry.table, table_id)
    insert_before(server.store, Ticketed(0, "x", 9.0, 2.0), monkeypatch)
    server.client.portal.call(table.link_rematch, "old-tern-9")
    assert ada.view(table_id)["rematch"] == "old-tern-9"


def test_a_rematch_is_announced_once(server: OpenServer, ada: User, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = finished(server, ada)
    table = server.client.portal.call(server.registry.table, table_id)
    insert_before(server.store, Followed("fair-wind-3", 2.0), monkeypatch)
    server.client.portal.call(table.link_rematch, "old-tern-9")
    assert ada.view(table_id)["rematch"] == "fair-wind-3"


def test_views_are_kept_for_a_reloaded_page_and_released_later(
    server: OpenServer, ada: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = ada.create_table(TWO_HERE)["id"]
    ada.play_any(table_id)

    async def known(registry: TableRegistry) -> int:
        return (await registry.table(table_id))._views.size_bytes

    with ada.live(table_id, 0) as connection:
        next_message(connection)
    assert server.client.portal.call(known, server.registry) > 0
    monkeypatch.setattr(table_module, "VIEW_CACHE_SECONDS", 0.0)
    with ada.live(table_id, 0) as connection:
        next_message(connection)
    assert server.client.portal.call(known, server.registry) == 0
