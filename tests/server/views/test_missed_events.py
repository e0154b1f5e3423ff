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
from spielhafen.server.middleware.identity import Mate
from spielhafen.server.tables import table as table_module
from spielhafen.server.tables.command import Command
from spielhafen.server.tables.memory_budget import Memory
from spielhafen.server.tables.registry import Harbour
from spielhafen.server.tables.table import Table
from spielhafen.store import Entry, Kept, Store
from spielhafen.store.store import Outcome
from tests.match.tables import play_on
from tests.server.asgi import PATIENCE
from tests.server.notify.test_webhook import Post, port_with
from tests.server.registries import (
    FOR_A_FRIEND,
    TWO,
    WITH_BOT,
    Port,
    Sailor,
    good,
    heard,
    port_of,
    store_in,
    stow,
)


async def play(table: Table) -> None:
    """One who is asked plays something; the table has caught up before it hears that this was kept."""
    append, tasks = table._store.append, set()

    def slow(entry: Entry) -> Future[Outcome]:
        kept, answer = append(entry).result(20), Future[Outcome]()

        async def read() -> None:
            await table.catch_up()
            answer.set_result(kept)

        tasks.add(asyncio.create_task(read()))
        return answer

    match = table.match
    seat = next(seat for seat in match.actors() if match.seats[seat].kind == "here")
    move = str(match.seen(seat).moves()[0])
    command = Command(
        Mate(match.seats[seat].owner), seat, None, None, "", lambda match: match.act(seat, [move], 2_000.0)
    )
    table._store.append = slow  # type: ignore[method-assign]
    try:
        await table.do(command)
    finally:
        table._store.append = append  # type: ignore[method-assign]


async def others_asked(harbour: Harbour, word: str) -> None:
    """Play until somebody else is asked."""
    table = await harbour.table(word)
    (seat,) = table.match.actors()
    while table.match.actors() == [seat]:
        await play(table)


def test_who_is_asked_is_called_whoever_reads_it_first(tmp_path: Path) -> None:
    post = Post()
    with port_with(tmp_path, post) as port:
        port.client.portal.call(others_asked, port.harbour, port.sailor().lay(TWO)["id"])
        assert len(post.next()["captains"]) == 1


async def bots_awake(harbour: Harbour, word: str) -> bool:
    """Play until a bot is asked; whether it then thinks."""
    table = await harbour.table(word)
    if table._driver is not None:
        await table._driver
    while not table.match.bots_due():
        await play(table)
    return table._driver is not None and not table._driver.done()


def test_a_bot_moves_whoever_reads_first_that_it_is_asked(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    word = port.sailor().lay(WITH_BOT)["id"]
    monkeypatch.setattr(Store, "shared", True)
    assert port.client.portal.call(bots_awake, port.harbour, word)


def test_who_sits_down_at_one_harbour_may_act_at_once_at_another(tmp_path: Path) -> None:
    with port_of(store_in(tmp_path)) as one, port_of(store_in(tmp_path)) as two:
        ada, bo = one.sailor("Ada"), one.sailor("Bo")
        table = ada.lay(FOR_A_FRIEND)["id"]
        two.sailor("Ada").look(table)
        good(bo.sit(table))
        offer = {"seat": 1, "seq": bo.look(table, 1)["seq"]}

        assert good(two.sailor("Bo").post(f"/tables/{table}/ask-draw", offer))["asking"]["seat"] == 1
        assert two.sailor("Cleo").post(f"/tables/{table}/ask-draw", offer).status_code == 403


def test_where_all_other_tables_are_busy_a_line_hears_all_the_same(
    port: Port, ada: Sailor, monkeypatch: pytest.MonkeyPatch
) -> None:
    busy, other = (ada.lay(TWO)["id"] for _ in range(2))
    with ada.live(busy, 0) as first:
        heard(first)
        monkeypatch.setattr(port.harbour, "memory", Memory(1))
        port.harbour._tables.pop(other)
        with ada.live(other, 0) as line:
            heard(line)
            ada.play_any(other)
            assert heard(line)["type"] == "frames"


def test_a_table_that_somebody_has_in_hand_is_never_in_memory_twice(port: Port, ada: Sailor) -> None:
    word = ada.lay(TWO)["id"]

    async def found(harbour: Harbour) -> bool:
        table = await harbour.table(word)
        del harbour._tables[word]
        return await harbour.table(word) is table and harbour._tables[word] is table

    assert port.client.portal.call(found, port.harbour)


async def idle_while_reading(harbour: Harbour, word: str, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether the table may be forgotten while somebody reads what others wrote there."""
    table = await harbour.table(word)
    begun, let_go = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def slowly(*_: object) -> list[bytes]:
        loop.call_soon_threadsafe(begun.set)
        assert let_go.wait(PATIENCE)
        return []

    monkeypatch.setattr(harbour.store, "nothing_new", lambda *_: False)
    monkeypatch.setattr(harbour.store, "events", slowly)
    reading = asyncio.create_task(table.catch_up())
    await begun.wait()
    idle = table.idle
    let_go.set()
    await reading
    assert table.idle
    return idle


async def idle_between_two(harbour: Harbour, word: str) -> bool:
    """Whether the table may be forgotten when one is done there and another one, who waited, has not begun."""
    table = await harbour.table(word)
    idle: list[bool] = []

    async def act() -> None:
        async with table._turn:
            await asyncio.sleep(0)
        idle.append(table.idle)

    await asyncio.gather(*(act() for _ in range(2)))
    assert table.idle
    return idle[0]


def test_a_table_at_which_somebody_waits_is_not_forgotten(
    port: Port, ada: Sailor, monkeypatch: pytest.MonkeyPatch
) -> None:
    word = ada.lay(TWO)["id"]
    assert not port.client.portal.call(idle_between_two, port.harbour, word)
    assert not port.client.portal.call(idle_while_reading, port.harbour, word, monkeypatch)


def finished(port: Port, ada: Sailor) -> str:
    """A table at which all was played to the end; its word."""
    seats = [SeatPlan(name, owner=ada.hash) for name in ("Ada", "Bo")]
    opened = open_match(SANTA_TIMEA, {}, seats, bytes(32), 1.0, ada.hash)
    match = Match(opened)
    return stow(port.store, "amber-gull-7", match, [opened, *play_on(match, Random(8))])


def let_be_faster(store: Store, event: Event, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process writes this event right before the next one."""
    append = store.append

    def late(entry: Entry) -> Future[Outcome]:
        monkeypatch.setattr(store, "append", append)
        assert append(replace(entry, body=dump_event(event), key=None)).result(PATIENCE) == Kept()
        return append(entry)

    monkeypatch.setattr(store, "append", late)


def test_a_table_is_cleared_away_whatever_happens_there_at_the_last_moment(
    port: Port, ada: Sailor, monkeypatch: pytest.MonkeyPatch
) -> None:
    word = ada.lay(TWO)["id"]
    let_be_faster(port.store, Ticketed(0, "x", 9.0, 2.0), monkeypatch)
    assert ada.delete(f"/tables/{word}").status_code == 204
    assert len(port.store.events(word)) == 3


def test_the_next_table_is_told_of_whatever_happens_at_the_last_moment(
    port: Port, ada: Sailor, monkeypatch: pytest.MonkeyPatch
) -> None:
    word = finished(port, ada)
    table = port.client.portal.call(port.harbour.table, word)
    let_be_faster(port.store, Ticketed(0, "x", 9.0, 2.0), monkeypatch)
    port.client.portal.call(table.follow, "old-tern-9")
    assert ada.look(word)["next"] == "old-tern-9"


def test_who_is_not_the_first_to_tell_of_the_next_table_says_nothing(
    port: Port, ada: Sailor, monkeypatch: pytest.MonkeyPatch
) -> None:
    word = finished(port, ada)
    table = port.client.portal.call(port.harbour.table, word)
    let_be_faster(port.store, Followed("fair-wind-3", 2.0), monkeypatch)
    port.client.portal.call(table.follow, "old-tern-9")
    assert ada.look(word)["next"] == "fair-wind-3"


def test_who_opens_his_page_anew_finds_all_as_it_was_and_later_nothing_is_kept(
    port: Port, ada: Sailor, monkeypatch: pytest.MonkeyPatch
) -> None:
    word = ada.lay(TWO)["id"]
    ada.play_any(word)

    async def known(harbour: Harbour) -> int:
        return (await harbour.table(word))._views.kept

    with ada.live(word, 0) as line:
        heard(line)
    assert port.client.portal.call(known, port.harbour) > 0
    monkeypatch.setattr(table_module, "LINGER", 0.0)
    with ada.live(word, 0) as line:
        heard(line)
    assert port.client.portal.call(known, port.harbour) == 0
