"""Migration of older databases: complete or not at all, and never while they are served."""

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
from spielhafen.store.ratings import RatedPerson, agree, find_person
from spielhafen.store.schema import LATER_INDEXES, SCHEMA_VERSION
from tests.store.logs import connect, make_event, make_summary
from tests.store.postgres import Postgres

OLD = (
    "ALTER TABLE event DROP COLUMN chain",
    'ALTER TABLE "match" DROP COLUMN head',
    "UPDATE harbour SET value = 1 WHERE name = 'schema'",
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a database as version 1 left it."""
    file = tmp_path / "harbour.sqlite"
    fill(file)
    with closing(connect(file)) as connection:
        for step in OLD:
            connection.execute(step)
    return file


def fill(place: Path | str) -> None:
    store = Store(place)
    for seq in range(1, 6):
        for match in ("a", "b"):
            store.append(make_event(match, seq, key=f"k{seq}", summary=make_summary("ada"))).result(10)
    store.close()


@pytest.fixture
def migrated(file: Path) -> Iterator[Store]:
    store = Store(file)
    yield store
    store.close()


def test_a_migrated_match_is_complete_and_continues(migrated: Store, file: Path) -> None:
    assert migrated.append(make_event("a", 6)).result(10) == Appended()
    assert migrated.events("a") == [f"a:{seq}".encode() for seq in range(1, 7)]
    assert read_match(migrated, "b")[1] == (5, b"{}")
    assert migrated.has_outdated_summaries
    migrated.close()
    with closing(connect(file)) as connection:
        connection.execute("UPDATE event SET body = x'00' WHERE match = 'b' AND seq = 2")
        assert connection.execute("SELECT value FROM harbour WHERE name = 'schema'").fetchone() == (
            SCHEMA_VERSION,
        )
    again = Store(file)
    with pytest.raises(StoreError, match="store-chain"):
        again.events("b")
    again.close()


def indexes_of(file: Path) -> set[str]:
    with closing(connect(file)) as connection:
        return {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'index'")}


def test_a_database_without_later_indexes_gets_them(tmp_path: Path) -> None:
    file = tmp_path / "harbour.sqlite"
    fill(file)
    with closing(connect(file)) as connection:
        for index in LATER_INDEXES:
            connection.execute(f"DROP INDEX {index.name}")
    before = indexes_of(file)
    Store(file).close()

    assert indexes_of(file) - before == {"talk_owner", "note_owner"}
    with closing(connect(file)) as connection:
        assert connection.execute("SELECT value FROM harbour WHERE name = 'schema'").fetchone() == (
            SCHEMA_VERSION,
        )


def test_a_database_without_tables_for_ratings_gets_them(file: Path) -> None:
    with closing(connect(file)) as connection:
        for table in ("rated_person", "rating", "rated_match", "rating_queue"):
            connection.execute(f"DROP TABLE {table}")
    store = Store(file)
    agree(store, RatedPerson("ada", "Ada", 1.0))
    assert find_person(store, "ada") == RatedPerson("ada", "Ada", 1.0)
    assert len(store.events("a")) == 5
    store.close()


def test_events_missing_before_a_migration_are_missing_after_it(file: Path) -> None:
    with closing(connect(file)) as connection:
        connection.execute("DELETE FROM event WHERE match = 'a' AND seq = 5")
        connection.execute("DELETE FROM event WHERE match = 'b' AND seq = 3")
    store = Store(file)
    for match in ("a", "b"):
        with pytest.raises(StoreError, match="store-gap"):
            store.events(match)
    store.close()


def test_an_interrupted_migration_changes_nothing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def break_off(*_: object) -> None:
        raise KeyboardInterrupt("the power is gone")

    with monkeypatch.context() as patched:
        patched.setattr(migration, "_write", break_off)
        with pytest.raises(KeyboardInterrupt):
            Store(file)
    with closing(connect(file)) as connection:
        columns = {row[1] for row in connection.execute("PRAGMA table_info(event)")}
        assert "chain" not in columns
    store = Store(file)
    assert len(store.events("a")) == 5
    store.close()


def test_no_migration_runs_while_another_process_serves(file: Path) -> None:
    """A process that holds the lock itself may migrate the file."""
    before = file.read_bytes()
    lock = ProcessLock(file)
    from spielhafen.store import process_lock as module

    module._HELD.clear()  # as if another process held it
    with pytest.raises(StoreError, match="store-open-elsewhere"):
        Store(file)
    assert file.read_bytes() == before
    lock.close()

    with ProcessLock(file):
        store = Store(file)
        assert len(store.events("a")) == 5
        store.close()


def test_the_progress_of_a_migration_is_logged(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(migration, "PROGRESS_INTERVAL", 4)
    with caplog.at_level(logging.WARNING):
        Store(file).close()
    assert "5 of 10 events" in caplog.text
    assert "10 of 10 events" in caplog.text


@pytest.mark.xdist_group("postgres")
def test_a_migrated_postgresql_database_refuses_writes_of_older_versions(postgres: Postgres) -> None:
    url = postgres.create_database()
    fill(url)
    older = Store(url)
    with older.transaction() as connection:
        for step in OLD:
            connection.execute(sql(step))
    newer = Store(url)
    assert newer.append(make_event("a", 6)).result(10) == Appended()
    assert len(newer.events("a")) == 6
    assert len(newer.events("b", 2)) == 3
    with pytest.raises(StoreError), newer.transaction() as connection:
        connection.execute(
            sql("INSERT INTO event (match, seq, digest, at, body) VALUES ('a', 7, '', 1, CAST('' AS bytea))")
        )
    newer.close()
    older.close()
