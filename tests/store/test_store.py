"""The store: each event once, each command once, nothing seen before it is durable, nothing lost."""

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
from tests.store.logs import connect, make_event, make_summary


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "harbour.sqlite"


@pytest.fixture
def store(file: Path) -> Iterator[Store]:
    opened = Store(file)
    yield opened
    opened.close()


def test_what_was_appended_is_read_in_order(store: Store) -> None:
    for seq in (1, 2, 3):
        assert store.append(make_event("amber-gull-7", seq)).result() == Appended()
    assert store.events("amber-gull-7") == [b"amber-gull-7:1", b"amber-gull-7:2", b"amber-gull-7:3"]
    assert store.events("amber-gull-7", after=2) == [b"amber-gull-7:3"]
    assert store.events("nobody-1") == []


def test_it_is_still_there_when_the_file_is_opened_again(store: Store, file: Path) -> None:
    store.append(make_event("m", 1)).result()
    store.close()
    again = Store(file)
    assert again.events("m") == [b"m:1"]
    again.close()


@pytest.mark.skipif(os.name == "nt", reason="permissions work differently on Windows")
def test_a_new_harbour_is_read_by_its_keeper_alone_and_an_old_one_stays_as_it_was(tmp_path: Path) -> None:
    old = tmp_path / "old.sqlite"
    old.touch(0o640)
    for file, mode in ((tmp_path / "new.sqlite", 0o600), (old, old.stat().st_mode & 0o777)):
        store = Store(file)
        store.append(make_event("m", 1)).result()
        files = [file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")]
        assert [stat.S_IMODE(each.stat().st_mode) for each in files] == [mode] * 3
        store.close()


def test_a_number_is_given_once(store: Store) -> None:
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
    assert store.count_events() == 3


@pytest.mark.parametrize("times", [2, 10])
def test_the_same_command_many_times_at_once_is_one_event(store: Store, times: int) -> None:
    store.append(make_event("m", 1)).result()
    with ThreadPoolExecutor(times) as pool:
        answers = list(pool.map(lambda _: store.append(make_event("m", 2, key="k")).result(), range(times)))
    assert answers.count(Appended()) == 1
    assert answers.count(Duplicate(2, "")) == times - 1
    assert len(store.events("m")) == 2


def test_in_one_commit_what_can_be_kept_is_kept(store: Store) -> None:
    """Many events are one statement; where that does not do each is looked at."""
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


def test_of_the_cards_of_one_commit_the_last_one_stays(store: Store) -> None:
    cards = [
        make_summary("ada", "bo"),
        replace(make_summary(changed=2.0), owners=None),
        make_summary("bo", changed=3.0),
    ]
    for number in (1, 2, 3):
        batch = [make_event("m", seq, card=cards[seq - 1]) for seq in range(1, number + 1)]
        store._commit([replace(event, match=f"m{number}") for event in batch])
    assert [match for match, _, _ in store.summaries("ada")] == ["m2", "m1"]
    assert [match for match, _, _ in store.summaries("bo")] == ["m3", "m2", "m1"]


def test_a_glance_tells_whether_there_is_anything_new(store: Store, file: Path) -> None:
    store.append(make_event("m", 1)).result()
    assert store.is_newest("m", 1)
    assert not store.is_newest("m", 0)
    other = Store(file)
    other.append(make_event("m", 2)).result()
    assert not store.is_newest("m", 1)
    assert other.is_newest("m", 2)
    other.close()
    assert not other.is_newest("m", 2)


def test_of_two_stores_on_one_file_one_is_overtaken(store: Store, file: Path) -> None:
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
    assert store.count_events() == 200
    assert len(store.matches()) == 8


def test_closing_writes_what_waits(store: Store, file: Path) -> None:
    answers = [store.append(make_event("m", seq)) for seq in range(1, 101)]
    store.close()
    assert all(answer.result() == Appended() for answer in answers)
    again = Store(file)
    assert len(again.events("m")) == 100
    again.close()
    with pytest.raises(RuntimeError):
        store.append(make_event("m", 101))


def test_who_still_reads_when_it_is_closed_leaves_nothing_open_behind(store: Store) -> None:
    with store.transaction() as reading:
        kept = reading.connection.driver_connection
        store.close()
        assert reading.exec_driver_sql("SELECT 1").scalar_one() == 1
    assert kept is not None
    with pytest.raises(Exception, match="closed"):
        kept.execute("SELECT 1")


# Cards.


def test_cards_are_found_by_owner_newest_first(store: Store) -> None:
    store.append(make_event("old", 1, card=make_summary("ada", changed=1.0))).result()
    store.append(make_event("new", 1, card=make_summary("ada", "bo", changed=2.0))).result()
    store.append(make_event("gone", 1, card=make_summary("ada", closed=True, changed=3.0))).result()
    assert [(word, seq) for word, seq, _ in store.summaries("ada")] == [("new", 1), ("old", 1)]
    assert [word for word, _, _ in store.summaries("bo")] == ["new"]
    assert store.summaries("eve") == []


def test_a_card_follows_its_match(store: Store) -> None:
    store.append(make_event("m", 1, card=make_summary("ada", waiting=True))).result()
    assert store.matches_awaiting_bot() == ["m"]
    store.append(make_event("m", 2, card=make_summary("bo", waiting=False))).result()
    assert store.matches_awaiting_bot() == []
    assert store.summaries("ada") == []
    assert [(word, seq) for word, seq, _ in store.summaries("bo")] == [("m", 2)]


def test_an_event_that_is_not_kept_leaves_the_card_alone(store: Store) -> None:
    store.append(make_event("m", 1, card=make_summary("ada"))).result()
    store.append(make_event("m", 1, card=make_summary("eve"))).result()
    assert store.summaries("eve") == []


@pytest.mark.parametrize(
    "trouble", [BrokenFile("event", text("broken-json")), KeyError("a game that has changed")]
)
def test_cards_are_rebuilt_from_the_events(store: Store, file: Path, trouble: Exception) -> None:
    for match in ("a", "b", "broken"):
        store.append(make_event(match, 1)).result()
    store.append(make_event("a", 2)).result()
    with connect(file) as link:
        link.execute("DELETE FROM seat")
        link.execute("DELETE FROM match")
    link.close()

    def summary(match: str, events: Sequence[bytes]) -> MatchSummary:
        if match == "broken":
            raise trouble
        return make_summary(f"owner of {match}", changed=float(len(events)))

    assert store.rebuild_summaries(summary) == 2
    assert [(word, seq) for word, seq, _ in store.summaries("owner of a")] == [("a", 2)]
    assert [(word, seq) for word, seq, _ in store.summaries("owner of b")] == [("b", 1)]
    assert store.events("broken") == [b"broken:1"]


def test_cards_of_an_older_make_are_noticed(store: Store, file: Path) -> None:
    assert not store.has_outdated_summaries
    store.close()
    with connect(file) as link:
        link.execute("UPDATE harbour SET value = ? WHERE name = 'derived'", (SUMMARY_VERSION - 1,))
    link.close()
    older = Store(file)
    assert older.has_outdated_summaries
    older.rebuild_summaries(lambda _match, _events: make_summary())
    older.close()
    again = Store(file)
    assert not again.has_outdated_summaries
    again.close()


def as_an_older_version_left_it(file: Path) -> None:
    """Lists of another make, which has other columns."""
    with connect(file) as link:
        link.execute("UPDATE harbour SET value = ? WHERE name = 'derived'", (SUMMARY_VERSION - 1,))
        link.execute("DROP INDEX match_due")
        link.execute("ALTER TABLE match DROP COLUMN due")
    link.close()


def listed(file: Path) -> list[str]:
    with connect(file) as link:
        found = [word for (word,) in link.execute("SELECT id FROM match ORDER BY id")]
    link.close()
    return found


def test_lists_of_an_older_make_stay_until_new_ones_are_made(store: Store, file: Path) -> None:
    for match in ("a", "b"):
        store.append(make_event(match, 1)).result()
    store.close()
    as_an_older_version_left_it(file)
    newer = Store(file)
    assert listed(file) == ["a", "b"]

    def break_off(match: str, _events: Sequence[bytes]) -> MatchSummary:
        if match != "a":
            raise KeyboardInterrupt("the power is gone")
        return make_summary()

    with pytest.raises(KeyboardInterrupt, match="power"):
        newer.rebuild_summaries(break_off)
    assert listed(file) == ["a", "b"]
    assert newer.has_outdated_summaries
    assert newer.rebuild_summaries(lambda _match, _events: make_summary("ada")) == 2
    assert sorted(word for word, _, _ in newer.summaries("ada")) == ["a", "b"]
    assert newer.due_matches() == []
    newer.close()


def test_when_time_is_up_is_told_soonest_first_and_not_of_what_was_up_before(store: Store) -> None:
    for match, due in (("a", 30.0), ("b", 10.0), ("c", 20.0)):
        store.append(make_event(match, 1, card=replace(make_summary(), due=due))).result()
    assert store.due_matches() == [(10.0, "b"), (20.0, "c"), (30.0, "a")]
    assert store.due_matches(["c"], 10.0) == [(10.0, "b"), (30.0, "a")]
    assert store.due_matches(since=20.0) == [(20.0, "c"), (30.0, "a")]


def test_cards_are_made_again_by_one_process_only(store: Store, file: Path) -> None:
    store.append(make_event("a", 1)).result()
    store.close()
    with connect(file) as link:
        link.execute("UPDATE harbour SET value = ? WHERE name = 'derived'", (SUMMARY_VERSION - 1,))
    link.close()
    one, two = Store(file), Store(file)
    assert (one.has_outdated_summaries, two.has_outdated_summaries) == (True, True)
    assert one.rebuild_summaries(lambda _match, _events: make_summary()) == 1
    one.append(make_event("b", 1, card=make_summary("bo"))).result()
    assert two.rebuild_summaries(lambda _match, _events: make_summary("nobody")) == 0
    assert not two.has_outdated_summaries
    assert [word for word, _, _ in two.summaries("bo")] == ["b"]
    assert two.summaries("nobody") == []
    for opened in (one, two):
        opened.close()
