"""Chat messages and notes in the store: numbered, stored once, in rooms."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from spielhafen.store import ChatMessage, NewChatMessage, NewEvent, PrivateNote, Store
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


def test_a_message_sent_twice_is_stored_once(store: Store) -> None:
    first = store.add_message(new_message("a", key="k")).result()
    assert store.add_message(new_message("changed", key="k")).result() == first
    assert store.add_message(new_message("b", key="k", owner="bo")).result().number == 2


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
            (one.words, answer.words)
            for one, answer in zip(order, answers, strict=True)
            if isinstance(one, NewChatMessage)
        ]
        assert all(own == answered for own, answered in words)
        found.add(tuple(kind for kind, _ in written))
        owners = [values for kind, values in written if kind == "note"]
        assert owners == [("m", "ada"), ("m", "bo")]
    assert found == {("event", "talk", "talk", "note", "note")}
