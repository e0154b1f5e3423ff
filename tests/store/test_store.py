"""The store: each event and command once, answers only when durable, nothing lost."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from spielhafen.core.errors import BrokenFile
from spielhafen.core.text import text
from spielhafen.store import Appended, Conflict, Duplicate, MatchSummary, Store
from spielhafen.store.schema import SUMMARY_VERSION
from tests.store.logs import connect, count_events, make_event, make_summary


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "harbour.sqlite"


@pytest.fixture
def store(file: Path) -> Iterator[Store]:
    opened = Store(file)
    yield opened
    opened.close()


def test_appended_events_are_read_in_order(store: Store) -> None:
    for seq in (1, 2, 3):
        assert store.append(make_event("amber-gull-7", seq)).result() == Appended()
    assert store.events("amber-gull-7") == [b"amber-gull-7:1", b"amber-gull-7:2", b"amber-gull-7:3"]
    assert store.events("amber-gull-7", after=2) == [b"amber-gull-7:3"]
    assert store.events("nobody-1") == []


def test_an_event_is_still_there_when_the_file_is_opened_again(store: Store, file: Path) -> None:
    store.append(make_event("m", 1)).result()
    store.close()
    again = Store(file)
    assert again.events("m") == [b"m:1"]
    again.close()


@pytest.mark.skipif(os.name == "nt", reason="permissions work differently on Windows")
def test_a_new_file_is_readable_by_its_owner_alone_and_an_old_one_keeps_its_mode(tmp_path: Path) -> None:
    old = tmp_path / "old.sqlite"
    old.touch(0o640)
    for file, mode in ((tmp_path / "new.sqlite", 0o600), (old, old.stat().st_mode & 0o777)):
        store = Store(file)
        store.append(make_event("m", 1)).result()
        files = [file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")]
        assert [stat.S_IMODE(each.stat().st_mode) for each in files] == [mode] * 3
        store.close()


def test_an_event_number_is_used_once(store: Store) -> None:
    store.append(make_event("m", 1)).result()
    assert store.append(make_event("m", 1)).result() == Conflict()
    assert store.append(make_event("other", 1)).result() == Appended()


def test_a_key_is_used_once_in_a_match(store: Store) -> None:
    store.append(make_event("m", 1)).result()
    assert store.append(make_event("m", 2, key="k", digest="d")).result() == Appended()
    assert store.append(make_event("m", 3, key="k", digest="e")).result() == Duplicate(2, "d")
    assert store.append(make_event("m", 2, key="k")).result() == Duplicate(2, "d")
    assert store.append(make_event("other", 1, key="k")).result() == Appended()
    assert store.find_duplicate("m", "k") == Duplicate(2, "d")
    assert store.find_duplicate("m", "other") is None
    assert count_events(store) == 3


@pytest.mark.parametrize("times", [2, 10])
def test_the_same_command_many_times_at_once_is_one_event(store: Store, times: int) -> None:
    store.append(make_event("m", 1)).result()
    with ThreadPoolExecutor(times) as pool:
        answers = list(pool.map(lambda _: store.append(make_event("m", 2, key="k")).result(), range(times)))
    assert answers.count(Appended()) == 1
    assert answers.count(Duplicate(2, "")) == times - 1
    assert len(store.events("m")) == 2


def test_in_one_commit_all_events_that_can_be_stored_are_stored(store: Store) -> None:
    """Many events are one statement; if it fails, they are inserted one by one."""
    store.append(make_event("b", 1, key="k", digest="d")).result()
    batch = [
        make_event("c", 1),
        make_event("b", 1),
        make_event("a", 1),
        make_event("b", 2, key="k"),
        make_event("b", 2),
        make_event("a", 2),
    ]
    assert store._commit(batch) == [
        Appended(),
        Conflict(),
        Appended(),
        Duplicate(1, "d"),
        Appended(),
        Appended(),
    ]
    assert store.events("a") == [b"a:1", b"a:2"]
    assert [(match, seq) for match, seq, _ in store.summaries("ada")] == [("a", 2), ("b", 2), ("c", 1)]


def test_the_last_summary_of_one_commit_is_kept(store: Store) -> None:
    summaries = [
        make_summary("ada", "bo"),
        replace(make_summary(changed=2.0), owners=None),
        make_summary("bo", changed=3.0),
    ]
    for number in (1, 2, 3):
        batch = [make_event("m", seq, summary=summaries[seq - 1]) for seq in range(1, number + 1)]
        store._commit([replace(event, match=f"m{number}") for event in batch])
    assert [match for match, _, _ in store.summaries("ada")] == ["m2", "m1"]
    assert [match for match, _, _ in store.summaries("bo")] == ["m3", "m2", "m1"]


def test_polling_finds_newer_events(store: Store, file: Path) -> None:
    store.append(make_event("m", 1)).result()
    assert store.is_newest("m", 1)
    assert not store.is_newest("m", 0)
    other = Store(file)
    other.append(make_event("m", 2)).result()
    assert not store.is_newest("m", 1)
    assert other.is_newest("m", 2)
    other.close()
    assert not other.is_newest("m", 2)


def test_of_two_stores_on_one_file_one_gets_a_conflict(store: Store, file: Path) -> None:
    other = Store(file)
    with ThreadPoolExecutor(2) as pool:
        for seq in range(1, 30):
            answers = list(
                pool.map(lambda one, seq=seq: one.append(make_event("m", seq)).result(), (store, other))
            )
            assert sorted(answers, key=str) == [Appended(), Conflict()]
    other.close()
    assert len(store.events("m")) == 29


def test_many_writers_lose_nothing(store: Store) -> None:
    def write(match: int) -> None:
        for seq in range(1, 26):
            assert store.append(make_event(f"m{match}", seq)).result() == Appended()

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(write, range(8)))
    assert count_events(store) == 200
    assert len(store.matches()) == 8


def test_closing_writes_all_pending_events(store: Store, file: Path) -> None:
    answers = [store.append(make_event("m", seq)) for seq in range(1, 101)]
    store.close()
    assert all(answer.result() == Appended() for answer in answers)
    again = Store(file)
    assert len(again.events("m")) == 100
    again.close()
    with pytest.raises(RuntimeError):
        store.append(make_event("m", 101))


def test_a_reader_active_at_closing_leaves_no_connection_open(store: Store) -> None:
    with store.transaction() as reading:
        kept = reading.connection.driver_connection
        store.close()
        assert reading.exec_driver_sql("SELECT 1").scalar_one() == 1
    assert kept is not None
    with pytest.raises(Exception, match="closed"):
        kept.execute("SELECT 1")


# Summaries.


def test_summaries_are_found_by_owner_newest_first(store: Store) -> None:
    store.append(make_event("old", 1, summary=make_summary("ada", changed=1.0))).result()
    store.append(make_event("new", 1, summary=make_summary("ada", "bo", changed=2.0))).result()
    store.append(make_event("gone", 1, summary=make_summary("ada", closed=True, changed=3.0))).result()
    assert [(match, seq) for match, seq, _ in store.summaries("ada")] == [("new", 1), ("old", 1)]
    assert [match for match, _, _ in store.summaries("bo")] == ["new"]
    assert store.summaries("eve") == []


def test_a_summary_follows_its_match(store: Store) -> None:
    store.append(make_event("m", 1, summary=make_summary("ada", waiting=True))).result()
    assert store.matches_awaiting_bot() == ["m"]
    store.append(make_event("m", 2, summary=make_summary("bo", waiting=False))).result()
    assert store.matches_awaiting_bot() == []
    assert store.summaries("ada") == []
    assert [(match, seq) for match, seq, _ in store.summaries("bo")] == [("m", 2)]


def test_a_rejected_event_leaves_the_summary_alone(store: Store) -> None:
    store.append(make_event("m", 1, summary=make_summary("ada"))).result()
    store.append(make_event("m", 1, summary=make_summary("eve"))).result()
    assert store.summaries("eve") == []


@pytest.mark.parametrize(
    "error", [BrokenFile("event", text("broken-json")), KeyError("a game that has changed")]
)
def test_summaries_are_rebuilt_from_the_events(store: Store, file: Path, error: Exception) -> None:
    for match in ("a", "b", "broken"):
        store.append(make_event(match, 1)).result()
    store.append(make_event("a", 2)).result()
    with connect(file) as connection:
        connection.execute("DELETE FROM seat")
        connection.execute("DELETE FROM match")
    connection.close()

    def summary(match: str, events: Sequence[bytes]) -> MatchSummary:
        if match == "broken":
            raise error
        return make_summary(f"owner of {match}", changed=float(len(events)))

    assert store.rebuild_summaries(summary) == 2
    assert [(match, seq) for match, seq, _ in store.summaries("owner of a")] == [("a", 2)]
    assert [(match, seq) for match, seq, _ in store.summaries("owner of b")] == [("b", 1)]
    assert store.events("broken") == [b"broken:1"]


def test_outdated_summaries_are_noticed(store: Store, file: Path) -> None:
    assert not store.has_outdated_summaries
    store.close()
    with connect(file) as connection:
        connection.execute("UPDATE harbour SET value = ? WHERE name = 'derived'", (SUMMARY_VERSION - 1,))
    connection.close()
    older = Store(file)
    assert older.has_outdated_summaries
    older.rebuild_summaries(lambda _match, _events: make_summary())
    older.close()
    again = Store(file)
    assert not again.has_outdated_summaries
    again.close()


def as_an_older_version_left_it(file: Path) -> None:
    """Give the file outdated summaries with other columns."""
    with connect(file) as connection:
        connection.execute("UPDATE harbour SET value = ? WHERE name = 'derived'", (SUMMARY_VERSION - 1,))
        connection.execute("DROP INDEX match_due")
        connection.execute("ALTER TABLE match DROP COLUMN due")
    connection.close()


def listed_matches(file: Path) -> list[str]:
    with connect(file) as connection:
        found = [match for (match,) in connection.execute("SELECT id FROM match ORDER BY id")]
    connection.close()
    return found


def test_old_summaries_stay_until_new_ones_are_built(store: Store, file: Path) -> None:
    for match in ("a", "b"):
        store.append(make_event(match, 1)).result()
    store.close()
    as_an_older_version_left_it(file)
    newer = Store(file)
    assert listed_matches(file) == ["a", "b"]

    def break_off(match: str, _events: Sequence[bytes]) -> MatchSummary:
        if match != "a":
            raise KeyboardInterrupt("the power is gone")
        return make_summary()

    with pytest.raises(KeyboardInterrupt, match="power"):
        newer.rebuild_summaries(break_off)
    assert listed_matches(file) == ["a", "b"]
    assert newer.has_outdated_summaries
    assert newer.rebuild_summaries(lambda _match, _events: make_summary("ada")) == 2
    assert sorted(match for match, _, _ in newer.summaries("ada")) == ["a", "b"]
    assert newer.due_matches() == []
    newer.close()


def test_due_matches_come_soonest_first_and_not_before_a_given_time(store: Store) -> None:
    for match, due in (("a", 30.0), ("b", 10.0), ("c", 20.0)):
        store.append(make_event(match, 1, summary=replace(make_summary(), due=due))).result()
    assert store.due_matches() == [(10.0, "b"), (20.0, "c"), (30.0, "a")]
    assert store.due_matches(["c"], 10.0) == [(10.0, "b"), (30.0, "a")]
    assert store.due_matches(since=20.0) == [(20.0, "c"), (30.0, "a")]


def test_summaries_are_rebuilt_by_one_process_only(store: Store, file: Path) -> None:
    store.append(make_event("a", 1)).result()
    store.close()
    with connect(file) as connection:
        connection.execute("UPDATE harbour SET value = ? WHERE name = 'derived'", (SUMMARY_VERSION - 1,))
    connection.close()
    one, two = Store(file), Store(file)
    assert (one.has_outdated_summaries, two.has_outdated_summaries) == (True, True)
    assert one.rebuild_summaries(lambda _match, _events: make_summary()) == 1
    one.append(make_event("b", 1, summary=make_summary("bo"))).result()
    assert two.rebuild_summaries(lambda _match, _events: make_summary("nobody")) == 0
    assert not two.has_outdated_summaries
    assert [match for match, _, _ in two.summaries("bo")] == ["b"]
    assert two.summaries("nobody") == []
    for opened in (one, two):
        opened.close()
