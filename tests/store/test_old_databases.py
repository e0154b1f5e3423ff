"""Databases of every schema that ever was: opened, brought up to date, played on.

They were made by the programs of their time: see `tools/old_databases.py`.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest

from spielhafen.server.admin.archive import check_tables
from spielhafen.server.tables.registry import summarise
from spielhafen.store import Store
from spielhafen.store.schema import SCHEMA_VERSION
from tests.server.registries import OpenServer, User, json_of, open_server, open_store
from tests.store.logs import connect

FOLDER: Final = Path(__file__).parent / "old_databases"
DUMPS: Final = sorted(FOLDER.glob("*.sql"))
NAMES: Final = [dump.stem for dump in DUMPS]
ADVICE: Final = (
    "a table of the database has changed, but there are databases with the old one: raise SCHEMA_VERSION "
    "and migrate, or for a summary raise SUMMARY_VERSION"
)

Shape: TypeAlias = dict[str, Any]
"""The columns and unique indexes by table."""


class OldPerson(User):
    """The person who played at the old server."""

    def __init__(self, server: OpenServer) -> None:
        super().__init__(server.client, "Ada")
        self.token = "A" * 43
        self.headers = {"Authorization": f"Bearer {self.token}"}


def load(dump: Path, folder: Path) -> Path:
    file = folder / "harbour.sqlite"
    with closing(connect(file)) as connection:
        connection.executescript(dump.read_text("utf-8"))
    return file


@pytest.fixture(params=DUMPS, ids=NAMES)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return load(request.param, tmp_path)


def upgrade(file: Path) -> Store:
    """Open a database as a server does."""
    store = Store(file)
    if store.has_outdated_summaries:
        store.rebuild_summaries(summarise)
    return store


def bodies(file: Path) -> list[tuple[str, int, bytes]]:
    with closing(connect(file)) as connection:
        return connection.execute("SELECT match, seq, body FROM event ORDER BY match, seq").fetchall()


def shape(file: Path) -> Shape:
    """Return the columns and unique indexes by table, in any order and without defaults."""
    with closing(connect(file)) as connection:
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: (set(_columns(connection, name)), set(_indexes(connection, name))) for name in names}


def _columns(connection: sqlite3.Connection, table: str) -> Iterator[tuple[str, str, int, int]]:
    for _, name, kind, required, _, key in connection.execute(f'PRAGMA table_info("{table}")'):
        yield name, kind, required, key


def _indexes(connection: sqlite3.Connection, table: str) -> Iterator[tuple[str, ...]]:
    for _, index, unique, *_ in connection.execute(f'PRAGMA index_list("{table}")'):
        columns = [str(row[2]) for row in connection.execute(f'PRAGMA index_info("{index}")')]
        yield ("unique" if unique else "", *columns)


def schema_of(file: Path) -> int:
    with closing(connect(file)) as connection:
        return int(connection.execute("SELECT value FROM harbour WHERE name = 'schema'").fetchone()[0])


def test_an_old_database_is_brought_up_to_date_and_every_table_is_whole(old: Path) -> None:
    before = bodies(old)
    store = upgrade(old)
    assert [found for found in check_tables(store) if found is not None] == []
    store.close()
    assert bodies(old) == before
    assert schema_of(old) == SCHEMA_VERSION


def test_what_was_brought_up_to_date_has_the_tables_of_a_new_database(old: Path, tmp_path: Path) -> None:
    upgrade(old).close()
    Store(tmp_path / "new.sqlite").close()
    assert shape(old) == shape(tmp_path / "new.sqlite"), ADVICE


def test_people_play_on_at_the_tables_of_an_old_database(old: Path, tmp_path: Path) -> None:
    with open_server(open_store(tmp_path)) as server:
        ada = OldPerson(server)
        tables = [entry["id"] for entry in json_of_list(ada, "/tables")]
        assert len(tables) == 3
        for table in tables:
            before = ada.view(table)
            assert ada.play_any(table)["seq"] > before["seq"]
            assert before["own_seats"] in ([0], [0, 1])
            assert ada.get(f"/tables/{table}/plies/3").status_code == 200
    store = Store(old)
    assert [found for found in check_tables(store) if found is not None] == []
    store.close()


def json_of_list(user: User, path: str) -> list[Any]:
    return list(json_of(user.get(path)))


def test_a_database_that_was_brought_up_to_date_is_not_changed_again(old: Path) -> None:
    upgrade(old).close()
    before = shape(old), bodies(old)
    store = Store(old)
    assert not store.has_outdated_summaries
    store.close()
    assert (shape(old), bodies(old)) == before


def test_there_is_a_database_of_every_schema(tmp_path: Path) -> None:
    """Raising SCHEMA_VERSION needs a database that an earlier program made with the former one."""
    schemas = set()
    for dump in DUMPS:
        (tmp_path / dump.stem).mkdir()
        schemas.add(schema_of(load(dump, tmp_path / dump.stem)))
    assert schemas >= set(range(1, SCHEMA_VERSION + 1)) or schemas == set(range(1, SCHEMA_VERSION))


def test_there_is_a_database_of_every_release() -> None:
    """Make it with `tools/old_databases.py VERSION COMMIT`."""
    changes = (FOLDER.parent.parent.parent / "CHANGELOG.md").read_text("utf-8")
    released = re.findall(r"^## (\d\S+) \(", changes, re.MULTILINE)
    assert released
    assert set(released) <= set(NAMES)
