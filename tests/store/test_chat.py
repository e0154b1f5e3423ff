"""Chat messages and notes in the store: numbered, stored once, in rooms."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, event, select

from spielhafen.store import ChatMessage, NewChatMessage, NewEvent, PrivateNote, Store
from spielhafen.store.maintenance import delete_match, export_match, import_matches
from spielhafen.store.schema import TALK, TALK_ANCHOR
from tests.store.logs import make_event


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "harbour.sqlite")
    yield opened
    opened.close()


def new_message(
    words: str, room: str = "table", key: str | None = None, match: str = "m", owner: str = "ada"
) -> NewChatMessage:
    return NewChatMessage(match, room, owner, 0, "Ada", words, 1.0, key)


def test_messages_are_numbered_by_match_and_kept_in_rooms(store: Store) -> None:
    for number, (words, room) in enumerate((("a", "table"), ("b", "quay"), ("c", "table")), 1):
        assert store.add_message(new_message(words, room)).result().number == number
    assert store.add_message(new_message("else", match="other")).result().number == 1
    assert [message.words for message in store.messages("m", ["table"], 0, 10)] == ["a", "c"]
    assert [message.words for message in store.messages("m", ["table", "quay"], 1, 10)] == ["b", "c"]
    assert [message.words for message in store.messages("m", ["table", "quay"], 0, 1)] == ["c"]
    assert store.count_messages("m") == 3


def test_messages_of_one_moment_have_times_of_their_own_in_each_room(store: Store) -> None:
    for room in ("table", "quay", "table", "table", "quay"):
        store.add_message(new_message("a", room)).result()
    times = {room: [one.at for one in store.messages("m", [room], 0, 10)] for room in ("table", "quay")}

    assert [round(at * 1e6) for at in times["table"]] == [1_000_000, 1_000_002, 1_000_004]
    assert times["quay"] == times["table"][:2]  # what others say elsewhere changes nothing


def test_a_clock_that_is_far_behind_is_left_alone(store: Store) -> None:
    for at in (100.0, 98.5, 99.5):
        store.add_message(replace(new_message("a"), at=at)).result()

    assert [round(one.at, 4) for one in store.messages("m", ["table"], 0, 10)] == [100.0, 98.5, 100.0]


def test_messages_of_a_clock_far_behind_have_times_of_their_own_too(store: Store) -> None:
    store.add_message(replace(new_message("now"), at=100.0)).result()
    times = [store.add_message(new_message(words)).result().at for words in "abc"]
    assert times[0] == 1.0
    assert times == sorted(set(times))


def test_a_message_sent_twice_is_stored_once(store: Store) -> None:
    first = store.add_message(new_message("a", key="k")).result()
    assert store.add_message(new_message("changed", key="k")).result() == first
    assert store.add_message(new_message("b", key="k", owner="bo")).result().number == 2


def about_a_move(words: str, ply: int) -> NewChatMessage:
    return replace(new_message(words), ply=ply, seq=7)


def test_a_message_about_a_move_names_it(store: Store) -> None:
    for words, ply in (("at the beginning", 0), ("a good one", 12)):
        added = store.add_message(about_a_move(words, ply)).result()
        assert (added.ply, added.seq) == (ply, 7)
    store.add_message(new_message("about none")).result()
    assert [(one.ply, one.seq) for one in store.messages("m", ["table"], 0, 10)] == [
        (0, 7),
        (12, 7),
        (None, 0),
    ]


def test_a_repeated_message_about_a_move_is_the_first_one(store: Store) -> None:
    first = store.add_message(replace(about_a_move("a", 3), key="k")).result()
    assert store.add_message(replace(about_a_move("a", 4), key="k")).result() == first


def test_what_an_older_program_left_is_about_no_new_message(store: Store) -> None:
    for words in ("a", "b"):
        store.add_message(about_a_move(words, 5)).result()
    with store.transaction() as connection:
        connection.execute(delete(TALK))
    assert store.add_message(new_message("c")).result().ply is None
    assert store.add_message(about_a_move("d", 6)).result().ply == 6
    assert [one.ply for one in store.messages("m", ["table"], 0, 10)] == [None, 6]


def test_messages_about_moves_are_exported_imported_and_erased(store: Store, tmp_path: Path) -> None:
    store.append(make_event("m", 1)).result()
    added = [store.add_message(about_a_move("a", 3)).result(), store.add_message(new_message("b")).result()]
    export = export_match(store, "m")
    assert list(export.talk) == added
    other = Store(tmp_path / "other.sqlite")
    summary = make_event("m", 1).summary
    import_matches(other, [(export, summary)])
    assert list(export_match(other, "m").talk) == added
    other.close()
    assert delete_match(store, "m")
    with store.transaction() as connection:
        assert connection.execute(select(TALK_ANCHOR)).all() == []


def test_a_note_replaces_the_one_before(store: Store) -> None:
    assert store.find_note("m", "ada") == ""
    for words in ("first", "second"):
        store.save_note(PrivateNote("m", "ada", words, 1.0)).result()
    assert store.find_note("m", "ada") == "second"
    assert store.find_note("m", "bo") == ""
    assert store.find_note("other", "ada") == ""


def test_a_message_that_two_processes_receive_at_once_is_stored_once(store: Store) -> None:
    with store.transaction() as connection:
        others: list[ChatMessage] = []

        def insert(table: Any) -> Any:
            if not others:  # the other process is faster, after this one has looked and before it writes
                others.append(new_message("a", key="k").write(connection, store._insert))
            return store._insert(table)

        assert new_message("a", key="k").write(connection, insert) == others[0]
    assert [message.words for message in store.messages("m", ["table"], 0, 10)] == ["a"]


def test_every_batch_is_written_in_the_same_order(store: Store) -> None:
    """Two processes that write the same rows in different orders would wait for each other."""
    written: list[tuple[str, object]] = []

    def note(_connection: Any, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
        if statement.startswith("INSERT INTO") and statement.split()[2] in ("event", "talk", "note"):
            written.append((statement.split()[2], values[:2]))

    batch: list[NewEvent | NewChatMessage | PrivateNote] = [
        make_event("m", 1),
        new_message("a"),
        PrivateNote("m", "ada", "", 1.0),
        PrivateNote("m", "bo", "", 1.0),
        new_message("b", match="a"),
    ]
    found = set()
    event.listen(store._engine, "before_cursor_execute", note)
    for order in permutations(batch):
        written.clear()
        answers = store._commit(order)
        words = [
            (message.words, answer.words)
            for message, answer in zip(order, answers, strict=True)
            if isinstance(message, NewChatMessage)
        ]
        assert all(own == answered for own, answered in words)
        found.add(tuple(kind for kind, _ in written))
        owners = [values for kind, values in written if kind == "note"]
        assert owners == [("m", "ada"), ("m", "bo")]
    assert found == {("event", "talk", "talk", "note", "note")}
