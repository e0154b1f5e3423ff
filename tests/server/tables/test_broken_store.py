"""Database errors: 503, a reason in the log, nothing shown that is not stored, recovery."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

import pytest

from spielhafen.i18n import LANGUAGES, Translator
from spielhafen.server.bots.jobs import BotJob
from spielhafen.server.tables import backoff
from spielhafen.server.tables.fair_queue import JobOwner
from spielhafen.server.tables.table import Table
from spielhafen.store import Appended, NewEvent, Store
from spielhafen.store.event_log import AppendOutcome
from spielhafen.store.store_errors import store_error
from tests.server.asgi import TIMEOUT_SECONDS
from tests.server.registries import (
    ONE_AND_BOT,
    OpenServer,
    RandomBotPool,
    User,
    json_of,
    messages_until,
    next_message,
    open_server,
    open_store,
)
from tests.store.logs import connect, count_events


def test_a_locked_database_loses_no_move(tmp_path: Path, server: OpenServer, ada: User) -> None:
    table = ada.create_table()["id"]
    (seat,) = ada.view(table)["actors"]
    view = ada.view(table, seat)
    move = view["scene"]["offers"][0]["move"]
    other = connect(tmp_path / "harbour.sqlite")
    other.execute("BEGIN IMMEDIATE")
    with ada.live(table, seat) as connection:
        next_message(connection)
        answer = ada.play(table, seat, move, seq=1, key="move-key")
        assert answer.status_code == 503
        assert answer.json() == {"error": {"key": "server-store-trouble"}}
        assert answer.headers["retry-after"] == "1"
        assert ada.view(table, seat) == view
        assert ada.post("/tables", {"game": "santa_timea", "seats": ONE_AND_BOT}).status_code == 503
        other.execute("ROLLBACK")
        other.close()
        json_of(ada.play(table, seat, move, seq=1, key="move-key"))
        assert next_message(connection)["seq"] == 2
    assert len(ada.get("/tables").json()) == 1


@pytest.mark.parametrize("key", ["store-locked", "store-away", "store-bad-address", "store-damaged"])
def test_the_place_of_the_database_is_logged_and_not_shown_to_clients(
    server: OpenServer, ada: User, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, key: str
) -> None:
    table = ada.create_table()["id"]

    def fail(*_: object) -> None:
        raise store_error(key, "postgresql://keeper@db.internal/harbour", what="no route to 10.0.0.7")

    monkeypatch.setattr(server.store, "events", fail)
    monkeypatch.setattr(server.store, "is_newest", lambda *_: False)
    answer = ada.get(f"/tables/{table}")
    assert answer.status_code == 503
    assert answer.json() == {"error": {"key": "server-store-trouble"}}
    assert "db.internal" in caplog.text
    assert "10.0.0.7" in caplog.text
    caplog.clear()
    with ada.live(table) as connection:
        assert connection.first_message["status"] == 503
        assert json.loads(connection.receive()["body"]) == answer.json()
    assert "db.internal" in caplog.text


@pytest.mark.parametrize("key", ["server-store-trouble", "server-store-moved"])
def test_store_errors_have_texts_in_each_language(key: str) -> None:
    assert all(Translator(language).has_message(key) for language in LANGUAGES)


@pytest.mark.parametrize("shared", [False, True], ids=["alone", "shared"])
def test_a_stored_move_whose_answer_was_lost_is_broadcast_when_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shared: bool
) -> None:
    store = open_store(tmp_path)
    append = store.append

    def lose_the_answer(written: NewEvent) -> Future[AppendOutcome]:
        assert append(written).result(TIMEOUT_SECONDS) == Appended()
        monkeypatch.setattr(store, "append", append)
        lost: Future[AppendOutcome] = Future()
        lost.set_exception(store_error("store-away", "there", what="cut"))
        return lost

    with open_server(store, now=lambda: 1_000.0) as server:
        monkeypatch.setattr(Store, "is_shared", shared)
        ada, eve = server.user("Ada"), server.user("Eve")
        table = ada.create_table(ONE_AND_BOT, first=1)["id"]
        move = ada.view(table, 0)["scene"]["offers"][0]["move"]
        with eve.live(table) as connection:
            next_message(connection)
            monkeypatch.setattr(store, "append", lose_the_answer)
            assert ada.play(table, 0, move, seq=1, key="move-key").status_code == 503
            assert json_of(ada.play(table, 0, move, seq=1, key="move-key"))["seq"] == 2
            assert next_message(connection)["seq"] == 2
            messages_until(connection, lambda view: view["seq"] == 3)


class SilentPool(RandomBotPool):
    """Thinks until the server is closed."""

    async def choose(self, job: BotJob, owner: JobOwner) -> str | None:
        await asyncio.Event().wait()
        return await super().choose(job, owner)


class LockingPool(RandomBotPool):
    """Locks the database during its first job."""

    def __init__(self, lock: Callable[[], object]) -> None:
        super().__init__()
        self.lock = lock

    async def choose(self, job: BotJob, owner: JobOwner) -> str | None:
        if not self.jobs:
            self.lock()
        return await super().choose(job, owner)


@pytest.mark.parametrize("shared", [False, True], ids=["alone", "shared"])
@pytest.mark.parametrize("opens_table", [True, False], ids=["the table is opened", "the error has passed"])
def test_a_bot_waits_for_the_database_and_resumes_when(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    opens_table: bool,
    shared: bool,
) -> None:
    store, paused, over = open_store(tmp_path), threading.Event(), asyncio.Event()
    other = sqlite3.connect(tmp_path / "harbour.sqlite", isolation_level=None, check_same_thread=False)

    async def fake_wait(woken: asyncio.Event, _seconds: float) -> None:
        paused.set()
        await (woken if opens_table else over).wait()

    monkeypatch.setattr(backoff, "wait_until_woken", fake_wait)
    pool = LockingPool(lambda: other.execute("BEGIN IMMEDIATE"))
    with open_server(store, pool, now=lambda: 1_000.0) as server:
        monkeypatch.setattr(Store, "is_shared", shared)
        ada = server.user()
        table = ada.create_table(ONE_AND_BOT, first=2)["id"]
        assert paused.wait(TIMEOUT_SECONDS)
        assert "store-locked" in caplog.text
        assert store.events(table, after=1) == []
        if opens_table:
            other.execute("ROLLBACK")
        with ada.live(table, 0) as connection:
            if not opens_table:  # a client that waits for a bot sends no requests
                next_message(connection)
                other.execute("ROLLBACK")
                server.client.portal.call(over.set)
            view = messages_until(connection, lambda view: view["actors"] == [0])[-1]["table"]
        other.close()
    assert view["seq"] == 2


def test_bots_resume_after_transient_errors_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_server(open_store(tmp_path), SilentPool()) as server:
        table = server.user().create_table(ONE_AND_BOT, first=2)["id"]
    store, waiting, pauses = open_store(tmp_path), Store.matches_awaiting_bot, []

    async def fake_wait(_woken: asyncio.Event, seconds: float) -> None:
        pauses.append(seconds)

    def fail_twice(*arguments: float) -> list[str]:
        if len(pauses) < 2:
            raise store_error("store-locked", "here")
        return waiting(store, *arguments)

    monkeypatch.setattr(backoff, "wait_until_woken", fake_wait)
    monkeypatch.setattr(store, "matches_awaiting_bot", fail_twice)
    woken = asyncio.Event()
    monkeypatch.setattr(Table, "wake_bots", lambda _: woken.set())
    with open_server(store, RandomBotPool()) as server:
        server.client.portal.call(woken.wait)
        assert table in server.registry._cached_tables
    assert pauses == [1.0, 2.0]


@pytest.mark.parametrize(
    "damage",
    [
        "INSERT INTO event SELECT match, 3, NULL, '', at, body, chain FROM event WHERE match = ? AND seq = 2",
        "DELETE FROM event WHERE match = ? AND seq = 1",
        "DELETE FROM event WHERE match = ? AND seq = 2",
        "DELETE FROM event WHERE match = ?",
        "UPDATE event SET body = replace(body, 'Ada', 'Eve') WHERE match = ? AND seq = 1",
        "UPDATE event SET at = at + 1 WHERE match = ? AND seq = 2",
    ],
)
def test_an_unreadable_table_is_reported_for_good(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    with open_server(open_store(tmp_path)) as server:
        ada = server.user()
        table, other = ada.create_table()["id"], ada.create_table()["id"]
        ada.play_any(table)
    link = connect(tmp_path / "harbour.sqlite")
    link.execute(damage, (table,))
    link.close()
    with open_server(open_store(tmp_path)) as server:
        ada = server.user()
        answer = ada.get(f"/tables/{table}")
        assert answer.status_code == 500
        assert answer.json() == {"error": {"key": "server-broken-table"}}
        assert "retry-after" not in answer.headers, "it would be the same again"
        assert f"the table {table} cannot be read" in caplog.text
        assert ada.view(other)["id"] == other


def test_a_damaged_part_of_the_file_concerns_its_table_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with open_server(open_store(tmp_path)) as server:
        table, other = server.user().create_table()["id"], server.user().create_table()["id"]
    store = open_store(tmp_path)
    events = store.events

    def read(match: str, after: int = 0) -> list[bytes]:
        if match == table:
            raise store_error("store-damaged", store.file)
        return events(match, after)

    monkeypatch.setattr(store, "events", read)
    with open_server(store) as server:
        ada = server.user()
        assert ada.get(f"/tables/{table}").json() == {"error": {"key": "server-broken-table"}}
        assert "store-damaged" in caplog.text
        ada.play_any(other)


def test_missing_events_of_an_open_table_are_reported_with_the_next_move(
    tmp_path: Path, server: OpenServer, ada: User
) -> None:
    table, other = ada.create_table()["id"], ada.create_table()["id"]
    (seat,) = ada.view(table)["actors"]
    move = ada.view(table, seat)["scene"]["offers"][0]["move"]
    link = connect(tmp_path / "harbour.sqlite")
    link.execute("DELETE FROM event WHERE match = ?", (table,))
    link.close()
    answer = ada.play(table, seat, move, seq=1)
    assert (answer.status_code, answer.json()) == (500, {"error": {"key": "server-broken-table"}})
    assert count_events(server.store) == 1
    ada.play_any(other)


@pytest.mark.skipif(os.name == "nt", reason="Windows lets nobody move a file that is open")
def test_without_the_file_nothing_is_confirmed_and_tables_can_be_viewed(
    tmp_path: Path, server: OpenServer, ada: User, caplog: pytest.LogCaptureFixture
) -> None:
    table = ada.create_table()["id"]
    view = ada.view(table)
    (seat,) = view["actors"]
    move = ada.view(table, seat)["scene"]["offers"][0]["move"]
    (tmp_path / "harbour.sqlite").unlink()
    for answer in (
        ada.play(table, seat, move, seq=1, key="move-key"),
        ada.post("/tables", {"game": "santa_timea", "seats": ONE_AND_BOT}),
        ada.post(f"/tables/{table}/chat", {"text": "Ahoi"}),
    ):
        assert (answer.status_code, answer.json()) == (503, {"error": {"key": "server-store-moved"}})
        assert "retry-after" not in answer.headers, "it does not pass by itself"
    assert ada.view(table) == view
    assert len(ada.get("/tables").json()) == 1
    assert f"is saved in {tmp_path / 'harbour.sqlite.rescued-1'}" in caplog.text
