"""When the database gives trouble: 503, the reason in the log, nothing shown that was not kept, and everything goes on afterwards."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from spielhafen.server.crew import Thought
from spielhafen.store.trouble import trouble
from spielhafen.words import LANGUAGES, Words
from tests.server.harbours import WITH_BOT, LotCrew, Port, Sailor, good, hear_until, heard, port_of, store_in
from tests.store.logs import raw


def test_a_locked_database_loses_no_move(tmp_path: Path, port: Port, ada: Sailor) -> None:
    table = ada.lay()["id"]
    (seat,) = ada.look(table)["actors"]
    view = ada.look(table, seat)
    move = view["scene"]["offers"][0]["move"]
    other = raw(tmp_path / "harbour.sqlite")
    other.execute("BEGIN IMMEDIATE")
    with ada.live(table, seat) as line:
        heard(line)
        answer = ada.play(table, seat, move, seq=1, key="move-key")
        assert answer.status_code == 503
        assert answer.json() == {"error": {"key": "server-store-trouble"}}
        assert answer.headers["retry-after"] == "1"
        assert ada.look(table, seat) == view
        assert ada.post("/tables", {"game": "santa_timea", "seats": WITH_BOT}).status_code == 503
        other.execute("ROLLBACK")
        other.close()
        good(ada.play(table, seat, move, seq=1, key="move-key"))
        assert heard(line)["seq"] == 2
    assert len(ada.get("/tables").json()) == 1


@pytest.mark.parametrize("key", ["store-locked", "store-away", "store-bad-address", "store-damaged"])
def test_where_the_database_is_stands_in_the_log_and_is_told_to_no_guest(
    port: Port, ada: Sailor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, key: str
) -> None:
    table = ada.lay()["id"]

    def fail(*_: object) -> None:
        raise trouble(key, "postgresql://keeper@db.internal/harbour", what="no route to 10.0.0.7")

    monkeypatch.setattr(port.store, "events", fail)
    monkeypatch.setattr(port.store, "nothing_new", lambda *_: False)
    answer = ada.get(f"/tables/{table}")
    assert answer.status_code == 503
    assert answer.json() == {"error": {"key": "server-store-trouble"}}
    assert "db.internal" in caplog.text
    assert "10.0.0.7" in caplog.text
    caplog.clear()
    with ada.live(table) as line:
        assert line.first["status"] == 503
        assert json.loads(line.message()["body"]) == answer.json()
    assert "db.internal" in caplog.text


def test_guests_are_told_in_every_language() -> None:
    assert all(Words(language).knows("server-store-trouble") for language in LANGUAGES)


class LockingCrew(LotCrew):
    """Locks the database while it thinks for the first time."""

    def __init__(self, lock: Callable[[], object]) -> None:
        super().__init__()
        self.lock = lock

    async def choose(self, thought: Thought) -> str | None:
        if not self.asked:
            self.lock()
        return await super().choose(thought)


def test_a_bot_waits_for_the_database_and_goes_on_when_somebody_looks(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = store_in(tmp_path)
    other = sqlite3.connect(tmp_path / "harbour.sqlite", isolation_level=None, check_same_thread=False)
    with port_of(store, LockingCrew(lambda: other.execute("BEGIN IMMEDIATE"))) as port:
        ada = port.sailor()
        table = ada.lay(WITH_BOT, first=2)["id"]

        async def until_the_bot_waits() -> None:
            driver = port.harbour._tables[table]._driver
            assert driver is not None
            await driver

        port.client.portal.call(until_the_bot_waits)
        assert "store-locked" in caplog.text
        assert store.events(table, after=1) == []
        other.execute("ROLLBACK")
        other.close()
        with ada.live(table, 0) as line:
            view = hear_until(line, lambda view: view["actors"] == [0])[-1]["table"]
    assert view["seq"] == 2
