"""Harbours of older versions are brought up to date when they are opened: whole or not at all, and by nobody while they are served."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text as sql

from spielhafen.store import Appended, Store, StoreError, migration
from spielhafen.store.maintenance import read_match
from spielhafen.store.process_lock import ProcessLock
from spielhafen.store.schema import SCHEMA_VERSION
from tests.store.logs import connect, make_event, make_summary
from tests.store.postgres import Postgres

OLD = (
    "ALTER TABLE event DROP COLUMN chain",
    'ALTER TABLE "match" DROP COLUMN head',
    "UPDATE harbour SET value = 1 WHERE name = 'schema'",
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """As version 1 left it."""
    file = tmp_path / "harbour.sqlite"
    fill(file)
    with closing(connect(file)) as link:
        for step in OLD:
            link.execute(step)
    return file


def fill(place: Path | str) -> None:
    store = Store(place)
    for seq in range(1, 6):
        for match in ("a", "b"):
            store.append(make_event(match, seq, key=f"k{seq}", card=make_summary("ada"))).result(10)
    store.close()


@pytest.fixture
def brought(file: Path) -> Iterator[Store]:
    store = Store(file)
    yield store
    store.close()


def test_what_was_written_is_there_and_goes_on(brought: Store, file: Path) -> None:
    assert brought.append(make_event("a", 6)).result(10) == Appended()
    assert brought.events("a") == [f"a:{seq}".encode() for seq in range(1, 7)]
    assert read_match(brought, "b")[1] == (5, b"{}")
    assert not brought.has_outdated_summaries
    brought.close()
    with closing(connect(file)) as link:
        link.execute("UPDATE event SET body = x'00' WHERE match = 'b' AND seq = 2")
        assert link.execute("SELECT value FROM harbour WHERE name = 'schema'").fetchone() == (SCHEMA_VERSION,)
    again = Store(file)
    with pytest.raises(StoreError, match="store-chain"):
        again.events("b")
    again.close()


def test_what_was_missing_before_is_missing_afterwards(file: Path) -> None:
    with closing(connect(file)) as link:
        link.execute("DELETE FROM event WHERE match = 'a' AND seq = 5")
        link.execute("DELETE FROM event WHERE match = 'b' AND seq = 3")
    store = Store(file)
    for match in ("a", "b"):
        with pytest.raises(StoreError, match="store-gap"):
            store.events(match)
    store.close()


def test_if_it_is_broken_off_all_is_as_it_was(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def break_off(*_: object) -> None:
        raise KeyboardInterrupt("the power is gone")

    with monkeypatch.context() as patched:
        patched.setattr(migration, "_write", break_off)
        with pytest.raises(KeyboardInterrupt):
            Store(file)
    with closing(connect(file)) as link:
        columns = {row[1] for row in link.execute("PRAGMA table_info(event)")}
        assert "chain" not in columns
    store = Store(file)
    assert len(store.events("a")) == 5
    store.close()


def test_nobody_does_it_while_another_version_serves(file: Path) -> None:
    """Who does so here holds the file; one that is looked after by this process is its own."""
    before = file.read_bytes()
    sole = ProcessLock(file)
    from spielhafen.store import process_lock as module

    module._HELD.clear()  # as if another process held it
    with pytest.raises(StoreError, match="store-open-elsewhere"):
        Store(file)
    assert file.read_bytes() == before
    sole.close()

    with ProcessLock(file):
        store = Store(file)
        assert len(store.events("a")) == 5
        store.close()


def test_how_far_it_has_come_is_said(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(migration, "PROGRESS_INTERVAL", 4)
    with caplog.at_level(logging.WARNING):
        Store(file).close()
    assert "5 of 10 events" in caplog.text
    assert "10 of 10 events" in caplog.text


@pytest.mark.xdist_group("postgres")
def test_a_database_of_postgresql_is_brought_up_to_date_and_takes_no_more_of_older_versions(
    postgres: Postgres,
) -> None:
    url = postgres.create_database()
    fill(url)
    older = Store(url)
    with older.transaction() as link:
        for step in OLD:
            link.execute(sql(step))
    newer = Store(url)
    assert newer.append(make_event("a", 6)).result(10) == Appended()
    assert len(newer.events("a")) == 6
    assert len(newer.events("b", 2)) == 3
    with pytest.raises(StoreError), newer.transaction() as link:
        link.execute(
            sql("INSERT INTO event (match, seq, digest, at, body) VALUES ('a', 7, '', 1, CAST('' AS bytea))")
        )
    newer.close()
    older.close()
