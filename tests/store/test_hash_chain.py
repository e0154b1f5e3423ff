"""Whatever is changed, missing, swapped or cut off among the events of a match is found, and concerns no other match."""

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
    """A harbour with three matches."""
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


def done(file: Path, *harms: str) -> None:
    """Change something in a file as another program would."""
    with closing(connect(file)) as link:
        for harm in harms:
            link.execute(harm)


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
    "put together anew": "DELETE FROM event WHERE match = 'b' AND seq = {0}; "
    "UPDATE event SET seq = seq - 1 WHERE match = 'b' AND seq > {0}",
    "taken from another": "UPDATE event SET (body, digest, at, chain) = "
    "(SELECT body, digest, at, chain FROM event WHERE match = 'c' AND seq = {0}) WHERE match = 'b' AND seq = {0}",
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("seq", range(1, EVENTS + 1))
def test_whatever_is_changed_is_found_and_concerns_that_match_alone(
    file: Path, change: str, seq: int
) -> None:
    done(file, *CHANGES[change].format(seq).split(";"))
    is_refused(file, after=seq - 1)


@pytest.mark.parametrize("one", range(1, EVENTS + 1))
@pytest.mark.parametrize("other", range(1, EVENTS + 1))
@pytest.mark.parametrize("what", ["body", "seq"])
def test_two_that_were_swapped_are_found(file: Path, one: int, other: int, what: str) -> None:
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
    done(file, *(bodies if what == "body" else numbers))
    is_refused(file, after=one - 1)


def is_refused(file: Path, after: int) -> None:
    """The match b is, to whoever reads all of it or what is new, takes it out or checks it; the others are as they were."""
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


def test_what_lists_say_of_the_number_of_events_is_held_to_them(file: Path) -> None:
    done(file, "UPDATE match SET head = x'00' WHERE id = 'b'")
    is_refused(file, after=0)


def test_nothing_follows_on_what_is_not_there(store: Store, file: Path) -> None:
    done(file, f"DELETE FROM event WHERE match = 'b' AND seq = {EVENTS}")
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


def test_each_way_of_writing_keeps_the_chain(store: Store, file: Path) -> None:
    bundle = export_match(store, "b")
    delete_match(store, "b")
    import_matches(store, [(bundle, make_summary())])
    assert export_match(store, "b") == bundle
    nameless = replace(bundle, events=[replace(event, key=None, body=b"?") for event in bundle.events])
    replace_match(store, nameless, make_summary())
    assert store.events("b") == [b"?"] * EVENTS
    store.append(make_event("b", EVENTS + 1)).result(10)
    store._commit([make_event("b", EVENTS + 2), make_event("b", EVENTS + 3), make_event("a", EVENTS + 1)])
    assert len(store.events("b", EVENTS)) == 3
    assert len(store.events("a", 0)) == EVENTS + 1


def test_lists_that_are_made_anew_forget_no_event_that_was_cut_off(file: Path) -> None:
    done(
        file,
        f"DELETE FROM event WHERE match = 'b' AND seq = {EVENTS}",
        "DELETE FROM event WHERE match = 'c'",
        f"UPDATE harbour SET value = {SUMMARY_VERSION - 1} WHERE name = 'derived'",
    )
    for _ in range(2):
        store = Store(file)
        store.rebuild_summaries(summary)
        for match in ("b", "c"):
            with pytest.raises(StoreError):
                store.events(match)
        assert [word for word, _, _ in store.summaries("ada")] == ["a"]
        assert store.matches() == ["a", "b", "c"]
        store.close()


def summary(_match: str, _events: Sequence[bytes]) -> MatchSummary:
    return make_summary()


def test_a_match_whose_card_was_lost_can_be_read(file: Path) -> None:
    done(file, "DELETE FROM match WHERE id = 'b'")
    store = Store(file)
    assert len(store.events("b")) == EVENTS
    store.close()


def test_no_two_events_have_the_same_hash_because_their_parts_are_written_side_by_side() -> None:
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


def test_the_chain_is_what_it_was() -> None:
    """Whoever changes how hashes are made has to bring all harbours up to date."""
    events = [StoredEvent(1, None, "", 1.5, b"one"), StoredEvent(2, "k", "d", 2.0, b"two")]
    assert [value.hex() for value in chain_hashes("m", events)] == [
        "59b928c3191b9f4798f8b995dd01cb6d",
        "fb8f0b41e5483ce1bf8e15b175e86f21",
    ]
