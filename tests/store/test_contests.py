"""Tests for tournaments in the database: no change is lost, on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from spielhafen.store import Store
from spielhafen.store.contests import (
    ContestCounts,
    ContestRow,
    add_contest,
    contests_of,
    erase_contest,
    find_contest,
    list_contests,
    match_cards,
    replace_contest,
)
from spielhafen.store.schema import CONTEST_PERSON
from tests.store.postgres import Postgres

CUP = ContestRow("cup", "ada", 5.0, 0, 1, b"{}")


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "harbour.sqlite")
    server: Postgres = request.getfixturevalue("postgres")
    return server.create_database()


@pytest.fixture
def store(place: str) -> Iterator[Store]:
    opened = Store(place)
    yield opened
    opened.close()


def test_a_tournament_is_there_after_the_store_is_opened_again(place: str) -> None:
    first = Store(place)
    assert add_contest(first, CUP, 0.0)
    first.close()
    again = Store(place)
    assert find_contest(again, "cup") == CUP
    assert [row.id for row in contests_of(again, "ada")] == ["cup"]
    again.close()


def test_a_change_of_an_older_version_is_refused(store: Store) -> None:
    add_contest(store, CUP, 0.0)
    assert replace_contest(store, replace(CUP, version=2, body=b"one"), {"ada", "bo"})
    assert not replace_contest(store, replace(CUP, version=2, body=b"two"), {"ada"})
    assert not replace_contest(store, replace(CUP, id="other", version=2), {"ada"})
    found = find_contest(store, "cup")
    assert found is not None
    assert found.body == b"one"
    assert contests_of(store, "bo") == [found]


def test_of_changes_at_the_same_time_one_comes_first(store: Store) -> None:
    add_contest(store, CUP, 0.0)

    def change(number: int) -> bool:
        return replace_contest(store, replace(CUP, version=2, body=b"%d" % number), {"ada"})

    with ThreadPoolExecutor(4) as threads:
        assert sum(threads.map(change, range(4))) == 1


def test_those_that_are_over_come_last(store: Store) -> None:
    for number, stage in enumerate((2, 0, 1)):
        add_contest(store, replace(CUP, id=f"cup {stage}", at=float(number), stage=stage), 0.0)
    assert [row.stage for row in list_contests(store, 9)] == [1, 0, 2]
    assert len(list_contests(store, 2)) == 2


def test_counts_are_checked_and_stale_ones_make_room(store: Store) -> None:
    add_contest(store, CUP, 0.0)
    add_contest(store, replace(CUP, id="begun", stage=1), 0.0)
    add_contest(store, replace(CUP, id="over", stage=2), 0.0)
    counted: list[ContestCounts] = []
    assert add_contest(store, replace(CUP, id="new", at=9.0), 6.0, counted.append)
    assert counted == [ContestCounts(1, 1)]
    assert find_contest(store, "cup") is None
    assert not add_contest(store, replace(CUP, id="new"), 0.0, counted.append)


def test_the_oldest_that_are_over_make_room(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spielhafen.store.contests.MAX_OVER", 2)
    for at in (3.0, 1.0, 4.0, 2.0):
        add_contest(store, replace(CUP, id=f"over {at:.0f}", at=at), 0.0)
        over = replace(CUP, id=f"over {at:.0f}", at=at, stage=2, version=2)
        assert replace_contest(store, over, {"ada"})
    add_contest(store, replace(CUP, id="running", at=0.5, stage=1), 0.0)
    add_contest(store, replace(CUP, id="new", at=9.0), 0.0)
    assert [row.id for row in list_contests(store, 9)] == ["new", "running", "over 4", "over 3"]
    assert {row.id for row in contests_of(store, "ada")} == {"new", "running", "over 4", "over 3"}


def test_an_erased_tournament_leaves_nothing(store: Store) -> None:
    add_contest(store, CUP, 0.0)
    erase_contest(store, "cup")
    assert find_contest(store, "cup") is None
    with store.transaction() as connection:
        assert connection.execute(CONTEST_PERSON.select()).all() == []
    assert match_cards(store, ["cup"]) == {}
