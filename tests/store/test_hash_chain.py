"""Changed, missing, swapped or cut events are detected, and concern no other match."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from spielhafen.store import MatchSummary, Store, StoreError
from spielhafen.store.hash_chain import StoredEvent, chain_hashes, next_hash
from spielhafen.store.maintenance import delete_match, export_match, import_matches, read_match, replace_match
from spielhafen.store.schema import SUMMARY_VERSION
from tests.store.logs import connect, make_event, make_summary

EVENTS = 5
MATCHES = ("a", "b", "c")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database with three matches."""
    file = tmp_path_factory.mktemp("whole") / "harbour.sqlite"
    store = Store(file)
    for seq in range(1, EVENTS + 1):
        for match in MATCHES:
            store.append(make_event(match, seq, key=f"k{seq}", digest="d")).result(10)
    store.close()
    return file


@pytest.fixture
def file(whole: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(whole, tmp_path / "harbour.sqlite"))


@pytest.fixture
def store(file: Path) -> Iterator[Store]:
    opened = Store(file)
    yield opened
    opened.close()


def execute(file: Path, *harms: str) -> None:
    """Change something in a file as another program would."""
    with closing(connect(file)) as connection:
        for harm in harms:
            connection.execute(harm)


THIS = "WHERE match = 'b' AND seq = {}"
CHANGES = {
    "a byte of it": "UPDATE event SET body = CAST('x' || substr(body, 2) AS BLOB) " + THIS,
    "its last byte": "UPDATE event SET body = CAST(substr(body, 1, length(body) - 1) || 'x' AS BLOB) " + THIS,
    "a byte more": "UPDATE event SET body = CAST(body || 'x' AS BLOB) " + THIS,
    "a text for bytes": "UPDATE event SET body = '{{}}' " + THIS,
    "its key": "UPDATE event SET key = 'other' " + THIS,
    "no key": "UPDATE event SET key = NULL " + THIS,
    "its digest": "UPDATE event SET digest = '' " + THIS,
    "its time": "UPDATE event SET at = at + 0.000001 " + THIS,
    "no time": "UPDATE event SET at = 'now' " + THIS,
    "its hash": "UPDATE event SET chain = CAST('x' || substr(chain, 2) AS BLOB) " + THIS,
    "no hash": "UPDATE event SET chain = x'' " + THIS,
    "its number": "UPDATE event SET seq = 1000 " + THIS,
    "another match": "UPDATE event SET match = 'somewhere' " + THIS,
    "deleted": "DELETE FROM event " + THIS,
    "cut off from there": "DELETE FROM event WHERE match = 'b' AND seq >= {}",
    "cut off before": "DELETE FROM event WHERE match = 'b' AND seq <= {}",
    "renumbered": "DELETE FROM event WHERE match = 'b' AND seq = {0}; "
    "UPDATE event SET seq = seq - 1 WHERE match = 'b' AND seq > {0}",
    "taken from another": "UPDATE event SET (body, digest, at, chain) = "
    "(SELECT body, digest, at, chain FROM event WHERE match = 'c' AND seq = {0}) WHERE match = 'b' AND seq = {0}",
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("seq", range(1, EVENTS + 1))
def test_every_change_is_detected_and_concerns_that_match_alone(file: Path, change: str, seq: int) -> None:
    execute(file, *CHANGES[change].format(seq).split(";"))
    assert_refused(file, after=seq - 1)


@pytest.mark.parametrize("one", range(1, EVENTS + 1))
@pytest.mark.parametrize("other", range(1, EVENTS + 1))
@pytest.mark.parametrize("what", ["body", "seq"])
def test_swapped_events_are_detected(file: Path, one: int, other: int, what: str) -> None:
    if one >= other:
        return
    bodies = tuple(
        f"UPDATE event SET body = CAST('b:{new}' AS BLOB) WHERE match = 'b' AND seq = {old}"
        for old, new in ((one, other), (other, one))
    )
    numbers = (
        f"UPDATE event SET seq = 1000 WHERE match = 'b' AND seq = {one}",
        f"UPDATE event SET seq = {one} WHERE match = 'b' AND seq = {other}",
        f"UPDATE event SET seq = {other} WHERE match = 'b' AND seq = 1000",
    )
    execute(file, *(bodies if what == "body" else numbers))
    assert_refused(file, after=one - 1)


def assert_refused(file: Path, after: int) -> None:
    """Check that match b is refused wherever it is read, and the others are unchanged."""
    store = Store(file)
    reads: list[Callable[[], object]] = [
        lambda: store.events("b"),
        lambda: store.events("b", after),
        lambda: read_match(store, "b"),
        lambda: export_match(store, "b"),
    ]
    for read in reads:
        with pytest.raises(StoreError) as caught:
            read()
        assert caught.value.concerns_one_table
        assert caught.value.text.args["table"] == "b"
    for match in ("a", "c"):
        assert store.events(match) == [f"{match}:{seq}".encode() for seq in range(1, EVENTS + 1)]
        read_match(store, match)
    assert {"a", "b", "c"} <= set(store.matches())
    store.close()


def test_the_hash_in_the_match_table_is_checked(file: Path) -> None:
    execute(file, "UPDATE match SET head = x'00' WHERE id = 'b'")
    assert_refused(file, after=0)


def test_an_event_whose_predecessor_is_missing_is_refused(store: Store, file: Path) -> None:
    execute(file, f"DELETE FROM event WHERE match = 'b' AND seq = {EVENTS}")
    batch = [
        make_event("b", EVENTS + 1),
        make_event("c", EVENTS + 1),
        make_event("new", 1),
        make_event("new", 2),
    ]
    answers = [store.append(each) for each in batch]
    assert [answer.exception() is None for answer in answers] == [False, True, True, True]
    with pytest.raises(StoreError) as caught:
        answers[0].result()
    assert caught.value.concerns_one_table
    assert store._commit([make_event("b", EVENTS + 2), make_event("a", EVENTS + 1)])[1] is not None
    assert len(store.events("a")) == EVENTS + 1
    assert len(store.events("new")) == 2


def test_every_way_of_writing_extends_the_chain(store: Store, file: Path) -> None:
    export = export_match(store, "b")
    delete_match(store, "b")
    import_matches(store, [(export, make_summary())])
    assert export_match(store, "b") == export
    nameless = replace(export, events=[replace(event, key=None, body=b"?") for event in export.events])
    replace_match(store, nameless, make_summary())
    assert store.events("b") == [b"?"] * EVENTS
    store.append(make_event("b", EVENTS + 1)).result(10)
    store._commit([make_event("b", EVENTS + 2), make_event("b", EVENTS + 3), make_event("a", EVENTS + 1)])
    assert len(store.events("b", EVENTS)) == 3
    assert len(store.events("a", 0)) == EVENTS + 1


def test_rebuilt_summaries_still_reveal_missing_events(file: Path) -> None:
    execute(
        file,
        f"DELETE FROM event WHERE match = 'b' AND seq = {EVENTS}",
        "DELETE FROM event WHERE match = 'c'",
        f"UPDATE harbour SET value = {SUMMARY_VERSION - 1} WHERE name = 'derived'",
    )
    for _ in range(2):
        store = Store(file)
        store.rebuild_summaries(summarize)
        for match in ("b", "c"):
            with pytest.raises(StoreError):
                store.events(match)
        assert [match for match, _, _ in store.summaries("ada")] == ["a"]
        assert store.matches() == ["a", "b", "c"]
        store.close()


def summarize(_match: str, _events: Sequence[bytes]) -> MatchSummary:
    return make_summary()


def test_a_match_without_a_summary_can_be_read(file: Path) -> None:
    execute(file, "DELETE FROM match WHERE id = 'b'")
    store = Store(file)
    assert len(store.events("b")) == EVENTS
    store.close()


def test_moving_a_byte_from_one_field_to_another_changes_the_hash() -> None:
    random = Random(7)

    def some() -> str:
        return "".join(random.choices("ab\1", k=random.randrange(3)))

    known: dict[bytes, object] = {}
    for _ in range(5000):
        event = StoredEvent(
            random.randrange(2),
            random.choice([None, some()]),
            some(),
            random.choice([0.0, 1.0]),
            some().encode(),
        )
        parts = (some().encode(), some(), event)
        assert known.setdefault(next_hash(*parts), parts) == parts
    assert len(known) > 2000


def test_the_hashes_are_the_same_as_in_earlier_versions() -> None:
    """A change of the hash function needs a migration of all databases."""
    events = [StoredEvent(1, None, "", 1.5, b"one"), StoredEvent(2, "k", "d", 2.0, b"two")]
    assert [value.hex() for value in chain_hashes("m", events)] == [
        "59b928c3191b9f4798f8b995dd01cb6d",
        "fb8f0b41e5483ce1bf8e15b175e86f21",
    ]
