"""Whoever asks for a table reads what was written down a moment ago, perhaps before the one who wrote it knows that it is kept."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from spielhafen.games.santa_timea import GAME as SANTA_TIMEA
from spielhafen.match import Event, Followed, Match, SeatPlan, Ticketed, dump_event, open_match
from spielhafen.match.play_moves import play_moves
from spielhafen.server.middleware.identity import Principal
from spielhafen.server.tables import table as table_module
from spielhafen.server.tables.command import Command
from spielhafen.server.tables.memory_budget import MemoryBudget
from spielhafen.server.tables.registry import TableRegistry
from spielhafen.server.tables.table import Table
from spielhafen.store import Appended, NewEvent, Store
from spielhafen.store.store import AppendOutcome
from tests.match.tables import play_on
from tests.server.asgi import TIMEOUT_SECONDS
from tests.server.notify.test_webhook import Post, port_with
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
    """One who is asked plays something; the table has caught up before it hears that this was kept."""
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
    command = Command(
        Principal(match.seats[seat].owner),
        seat,
        None,
        None,
        "",
        lambda match: play_moves(match, seat, [move], 2_000.0),
    )
    table._store.append = slow  # type: ignore[method-assign]
    try:
        await table.execute(command)
    finally:
        table._store.append = append  # type: ignore[method-assign]


async def others_asked(harbour: TableRegistry, word: str) -> None:
    """Play until somebody else is asked."""
    table = await harbour.table(word)
    (seat,) = table.match.actors()
    while table.match.actors() == [seat]:
        await play(table)


def test_who_is_asked_is_called_whoever_reads_it_first(tmp_path: Path) -> None:
    post = Post()
    with port_with(tmp_path, post) as port:
        port.client.portal.call(others_asked, port.registry, port.user().create_table(TWO_HERE)["id"])
        assert len(post.next()["captains"]) == 1


async def bots_awake(harbour: TableRegistry, word: str) -> bool:
    """Play until a bot is asked; whether it then thinks."""
    table = await harbour.table(word)
    if table._bot_task is not None:
        await table._bot_task
    while not table.match.bots_due():
        await play(table)
    return table._bot_task is not None and not table._bot_task.done()


def test_a_bot_moves_whoever_reads_first_that_it_is_asked(
    port: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    word = port.user().create_table(ONE_AND_BOT)["id"]
    monkeypatch.setattr(Store, "is_shared", True)
    assert port.client.portal.call(bots_awake, port.registry, word)


def test_who_sits_down_at_one_harbour_may_act_at_once_at_another(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path)) as one, open_server(open_store(tmp_path)) as two:
        ada, bo = one.user("Ada"), one.user("Bo")
        table = ada.create_table(ONE_AND_OPEN)["id"]
        two.user("Ada").view(table)
        json_of(bo.sit(table))
        offer = {"seat": 1, "seq": bo.view(table, 1)["seq"]}

        assert json_of(two.user("Bo").post(f"/tables/{table}/ask-draw", offer))["asking"]["seat"] == 1
        assert two.user("Cleo").post(f"/tables/{table}/ask-draw", offer).status_code == 403


def test_where_all_other_tables_are_busy_a_line_hears_all_the_same(
    port: OpenServer, ada: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    busy, other = (ada.create_table(TWO_HERE)["id"] for _ in range(2))
    with ada.live(busy, 0) as first:
        next_message(first)
        monkeypatch.setattr(port.registry, "memory_budget", MemoryBudget(1))
        port.registry._cached_tables.pop(other)
        with ada.live(other, 0) as line:
            next_message(line)
            ada.play_any(other)
            assert next_message(line)["type"] == "frames"


def test_a_table_that_somebody_has_in_hand_is_never_in_memory_twice(port: OpenServer, ada: User) -> None:
    word = ada.create_table(TWO_HERE)["id"]

    async def found(harbour: TableRegistry) -> bool:
        table = await harbour.table(word)
        del harbour._cached_tables[word]
        return await harbour.table(word) is table and harbour._cached_tables[word] is table

    assert port.client.portal.call(found, port.registry)


async def idle_while_reading(harbour: TableRegistry, word: str, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether the table may be forgotten while somebody reads what others wrote there."""
    table = await harbour.table(word)
    begun, let_go = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def slowly(*_: object) -> list[bytes]:
        loop.call_soon_threadsafe(begun.set)
        assert let_go.wait(TIMEOUT_SECONDS)
        return []

    monkeypatch.setattr(harbour.store, "is_newest", lambda *_: False)
    monkeypatch.setattr(harbour.store, "events", slowly)
    reading = asyncio.create_task(table.catch_up())
    await begun.wait()
    idle = table.is_idle
    let_go.set()
    await reading
    assert table.is_idle
    return idle


async def idle_between_two(harbour: TableRegistry, word: str) -> bool:
    """Whether the table may be forgotten when one is done there and another one, who waited, has not begun."""
    table = await harbour.table(word)
    idle: list[bool] = []

    async def act() -> None:
        async with table._lock:
            await asyncio.sleep(0)
        idle.append(table.is_idle)

    await asyncio.gather(*(act() for _ in range(2)))
    assert table.is_idle
    return idle[0]


def test_a_table_at_which_somebody_waits_is_not_forgotten(
    port: OpenServer, ada: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    word = ada.create_table(TWO_HERE)["id"]
    assert not port.client.portal.call(idle_between_two, port.registry, word)
    assert not port.client.portal.call(idle_while_reading, port.registry, word, monkeypatch)


def finished(port: OpenServer, ada: User) -> str:
    """A table at which all was played to the end; its word."""
    seats = [SeatPlan(name, owner=ada.hash) for name in ("Ada", "Bo")]
    opened = open_match(SANTA_TIMEA, {}, seats, bytes(32), 1.0, ada.hash)
    match = Match(opened)
    return store_match(port.store, "amber-gull-7", match, [opened, *play_on(match, Random(8))])


def let_be_faster(store: Store, event: Event, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process writes this event right before the next one."""
    append = store.append

    def late(entry: NewEvent) -> Future[AppendOutcome]:
        monkeypatch.setattr(store, "append", append)
        assert append(replace(entry, body=dump_event(event), key=None)).result(TIMEOUT_SECONDS) == Appended()
        return append(entry)

    monkeypatch.setattr(store, "append", late)


def test_a_table_is_cleared_away_whatever_happens_there_at_the_last_moment(
    port: OpenServer, ada: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    word = ada.create_table(TWO_HERE)["id"]
    let_be_faster(port.store, Ticketed(0, "x", 9.0, 2.0), monkeypatch)
    assert ada.delete(f"/tables/{word}").status_code == 204
    assert len(port.store.events(word)) == 3


def test_the_next_table_is_told_of_whatever_happens_at_the_last_moment(
    port: OpenServer, ada: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    word = finished(port, ada)
    table = port.client.portal.call(port.registry.table, word)
    let_be_faster(port.store, Ticketed(0, "x", 9.0, 2.0), monkeypatch)
    port.client.portal.call(table.link_rematch, "old-tern-9")
    assert ada.view(word)["next"] == "old-tern-9"


def test_who_is_not_the_first_to_tell_of_the_next_table_says_nothing(
    port: OpenServer, ada: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    word = finished(port, ada)
    table = port.client.portal.call(port.registry.table, word)
    let_be_faster(port.store, Followed("fair-wind-3", 2.0), monkeypatch)
    port.client.portal.call(table.link_rematch, "old-tern-9")
    assert ada.view(word)["next"] == "fair-wind-3"


def test_who_opens_his_page_anew_finds_all_as_it_was_and_later_nothing_is_kept(
    port: OpenServer, ada: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    word = ada.create_table(TWO_HERE)["id"]
    ada.play_any(word)

    async def known(harbour: TableRegistry) -> int:
        return (await harbour.table(word))._views.cached_seats

    with ada.live(word, 0) as line:
        next_message(line)
    assert port.client.portal.call(known, port.registry) > 0
    monkeypatch.setattr(table_module, "VIEW_CACHE_SECONDS", 0.0)
    with ada.live(word, 0) as line:
        next_message(line)
    assert port.client.portal.call(known, port.registry) == 0
