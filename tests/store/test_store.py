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
from spielhafen.store import Card, Kept, Overtaken, Repeated, Store
from spielhafen.store.schema import DERIVED
from tests.store.logs import card, entry, raw


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
        assert store.append(entry("amber-gull-7", seq)).result() == Kept()
    assert store.events("amber-gull-7") == [b"amber-gull-7:1", b"amber-gull-7:2", b"amber-gull-7:3"]
    assert store.events("amber-gull-7", after=2) == [b"amber-gull-7:3"]
    assert store.events("nobody-1") == []


def test_it_is_still_there_when_the_file_is_opened_again(store: Store, file: Path) -> None:
    store.append(entry("m", 1)).result()
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
        store.append(entry("m", 1)).result()
        files = [file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")]
        assert [stat.S_IMODE(each.stat().st_mode) for each in files] == [mode] * 3
        store.close()


def test_a_number_is_given_once(store: Store) -> None:
    store.append(entry("m", 1)).result()
    assert store.append(entry("m", 1)).result() == Overtaken()
    assert store.append(entry("other", 1)).result() == Kept()


def test_a_key_is_used_once_in_a_match(store: Store) -> None:
    store.append(entry("m", 1)).result()
    assert store.append(entry("m", 2, key="k", digest="d")).result() == Kept()
    assert store.append(entry("m", 3, key="k", digest="e")).result() == Repeated(2, "d")
    assert store.append(entry("m", 2, key="k")).result() == Repeated(2, "d")
    assert store.append(entry("other", 1, key="k")).result() == Kept()
    assert store.answered("m", "k") == Repeated(2, "d")
    assert store.answered("m", "other") is None
    assert store.size() == 3


@pytest.mark.parametrize("times", [2, 10])
def test_the_same_command_many_times_at_once_is_one_event(store: Store, times: int) -> None:
    store.append(entry("m", 1)).result()
    with ThreadPoolExecutor(times) as pool:
        answers = list(pool.map(lambda _: store.append(entry("m", 2, key="k")).result(), range(times)))
    assert answers.count(Kept()) == 1
    assert answers.count(Repeated(2, "")) == times - 1
    assert len(store.events("m")) == 2


def test_in_one_commit_what_can_be_kept_is_kept(store: Store) -> None:
    """Many events are one statement; where that does not do each is looked at."""
    store.append(entry("b", 1, key="k", digest="d")).result()
    batch = [
        entry("c", 1),
        entry("b", 1),
        entry("a", 1),
        entry("b", 2, key="k"),
        entry("b", 2),
        entry("a", 2),
    ]
    assert store._commit(batch) == [Kept(), Overtaken(), Kept(), Repeated(1, "d"), Kept(), Kept()]
    assert store.events("a") == [b"a:1", b"a:2"]
    assert [(match, seq) for match, seq, _ in store.cards("ada")] == [("a", 2), ("b", 2), ("c", 1)]


def test_of_the_cards_of_one_commit_the_last_one_stays(store: Store) -> None:
    cards = [card("ada", "bo"), replace(card(changed=2.0), owners=None), card("bo", changed=3.0)]
    for number in (1, 2, 3):
        batch = [entry("m", seq, card=cards[seq - 1]) for seq in range(1, number + 1)]
        store._commit([replace(event, match=f"m{number}") for event in batch])
    assert [match for match, _, _ in store.cards("ada")] == ["m2", "m1"]
    assert [match for match, _, _ in store.cards("bo")] == ["m3", "m2", "m1"]


def test_a_glance_tells_whether_there_is_anything_new(store: Store, file: Path) -> None:
    store.append(entry("m", 1)).result()
    assert store.nothing_new("m", 1)
    assert not store.nothing_new("m", 0)
    other = Store(file)
    other.append(entry("m", 2)).result()
    assert not store.nothing_new("m", 1)
    assert other.nothing_new("m", 2)
    other.close()
    assert not other.nothing_new("m", 2)


def test_of_two_stores_on_one_file_one_is_overtaken(store: Store, file: Path) -> None:
    other = Store(file)
    with ThreadPoolExecutor(2) as pool:
        for seq in range(1, 30):
            answers = list(
                pool.map(lambda one, seq=seq: one.append(entry("m", seq)).result(), (store, other))
            )
            assert sorted(answers, key=str) == [Kept(), Overtaken()]
    other.close()
    assert len(store.events("m")) == 29


def test_many_writers_lose_nothing(store: Store) -> None:
    def write(match: int) -> None:
        for seq in range(1, 26):
            assert store.append(entry(f"m{match}", seq)).result() == Kept()

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(write, range(8)))
    assert store.size() == 200
    assert len(store.matches()) == 8


def test_closing_writes_what_waits(store: Store, file: Path) -> None:
    answers = [store.append(entry("m", seq)) for seq in range(1, 101)]
    store.close()
    assert all(answer.result() == Kept() for answer in answers)
    again = Store(file)
    assert len(again.events("m")) == 100
    again.close()
    with pytest.raises(RuntimeError):
        store.append(entry("m", 101))


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
    store.append(entry("old", 1, card=card("ada", changed=1.0))).result()
    store.append(entry("new", 1, card=card("ada", "bo", changed=2.0))).result()
    store.append(entry("gone", 1, card=card("ada", closed=True, changed=3.0))).result()
    assert [(word, seq) for word, seq, _ in store.cards("ada")] == [("new", 1), ("old", 1)]
    assert [word for word, _, _ in store.cards("bo")] == ["new"]
    assert store.cards("eve") == []


def test_a_card_follows_its_match(store: Store) -> None:
    store.append(entry("m", 1, card=card("ada", waiting=True))).result()
    assert store.waiting() == ["m"]
    store.append(entry("m", 2, card=card("bo", waiting=False))).result()
    assert store.waiting() == []
    assert store.cards("ada") == []
    assert [(word, seq) for word, seq, _ in store.cards("bo")] == [("m", 2)]


def test_an_event_that_is_not_kept_leaves_the_card_alone(store: Store) -> None:
    store.append(entry("m", 1, card=card("ada"))).result()
    store.append(entry("m", 1, card=card("eve"))).result()
    assert store.cards("eve") == []


@pytest.mark.parametrize(
    "trouble", [BrokenFile("event", text("broken-json")), KeyError("a game that has changed")]
)
def test_cards_are_rebuilt_from_the_events(store: Store, file: Path, trouble: Exception) -> None:
    for match in ("a", "b", "broken"):
        store.append(entry(match, 1)).result()
    store.append(entry("a", 2)).result()
    with raw(file) as link:
        link.execute("DELETE FROM seat")
        link.execute("DELETE FROM match")
    link.close()

    def summary(match: str, events: Sequence[bytes]) -> Card:
        if match == "broken":
            raise trouble
        return card(f"owner of {match}", changed=float(len(events)))

    assert store.rebuild(summary) == 2
    assert [(word, seq) for word, seq, _ in store.cards("owner of a")] == [("a", 2)]
    assert [(word, seq) for word, seq, _ in store.cards("owner of b")] == [("b", 1)]
    assert store.events("broken") == [b"broken:1"]


def test_cards_of_an_older_make_are_noticed(store: Store, file: Path) -> None:
    assert not store.outdated
    store.close()
    with raw(file) as link:
        link.execute("UPDATE harbour SET value = ? WHERE name = 'derived'", (DERIVED - 1,))
    link.close()
    older = Store(file)
    assert older.outdated
    older.rebuild(lambda _match, _events: card())
    older.close()
    again = Store(file)
    assert not again.outdated
    again.close()


def as_an_older_version_left_it(file: Path) -> None:
    """Lists of another make, which has other columns."""
    with raw(file) as link:
        link.execute("UPDATE harbour SET value = ? WHERE name = 'derived'", (DERIVED - 1,))
        link.execute("DROP INDEX match_due")
        link.execute("ALTER TABLE match DROP COLUMN due")
    link.close()


def listed(file: Path) -> list[str]:
    with raw(file) as link:
        found = [word for (word,) in link.execute("SELECT id FROM match ORDER BY id")]
    link.close()
    return found


def test_lists_of_an_older_make_stay_until_new_ones_are_made(store: Store, file: Path) -> None:
    for match in ("a", "b"):
        store.append(entry(match, 1)).result()
    store.close()
    as_an_older_version_left_it(file)
    newer = Store(file)
    assert listed(file) == ["a", "b"]

    def break_off(match: str, _events: Sequence[bytes]) -> Card:
        if match != "a":
            raise KeyboardInterrupt("the power is gone")
        return card()

    with pytest.raises(KeyboardInterrupt, match="power"):
        newer.rebuild(break_off)
    assert listed(file) == ["a", "b"]
    assert newer.outdated
    assert newer.rebuild(lambda _match, _events: card("ada")) == 2
    assert sorted(word for word, _, _ in newer.cards("ada")) == ["a", "b"]
    assert newer.due() == []
    newer.close()


def test_when_time_is_up_is_told_soonest_first_and_not_of_what_was_up_before(store: Store) -> None:
    for match, due in (("a", 30.0), ("b", 10.0), ("c", 20.0)):
        store.append(entry(match, 1, card=replace(card(), due=due))).result()
    assert store.due() == [(10.0, "b"), (20.0, "c"), (30.0, "a")]
    assert store.due(["c"], 10.0) == [(10.0, "b"), (30.0, "a")]
    assert store.due(since=20.0) == [(20.0, "c"), (30.0, "a")]


def test_cards_are_made_again_by_one_process_only(store: Store, file: Path) -> None:
    store.append(entry("a", 1)).result()
    store.close()
    with raw(file) as link:
        link.execute("UPDATE harbour SET value = ? WHERE name = 'derived'", (DERIVED - 1,))
    link.close()
    one, two = Store(file), Store(file)
    assert (one.outdated, two.outdated) == (True, True)
    assert one.rebuild(lambda _match, _events: card()) == 1
    one.append(entry("b", 1, card=card("bo"))).result()
    assert two.rebuild(lambda _match, _events: card("nobody")) == 0
    assert not two.outdated
    assert [word for word, _, _ in two.cards("bo")] == ["b"]
    assert two.cards("nobody") == []
    for opened in (one, two):
        opened.close()
