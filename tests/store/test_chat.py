"""Talk and notes in the store: numbered, kept once, in rooms."""

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


def saying(
    words: str, room: str = "table", key: str | None = None, match: str = "m", owner: str = "ada"
) -> NewChatMessage:
    return NewChatMessage(match, room, owner, 0, "Ada", words, 1.0, key)


def test_lines_are_numbered_in_each_match_and_kept_in_rooms(store: Store) -> None:
    for number, (words, room) in enumerate((("a", "table"), ("b", "quay"), ("c", "table")), 1):
        assert store.add_message(saying(words, room)).result().number == number
    assert store.add_message(saying("else", match="other")).result().number == 1
    assert [said.words for said in store.messages("m", ["table"], 0, 10)] == ["a", "c"]
    assert [said.words for said in store.messages("m", ["table", "quay"], 1, 10)] == ["b", "c"]
    assert [said.words for said in store.messages("m", ["table", "quay"], 0, 1)] == ["c"]
    assert store.count_messages("m") == 3


def test_a_line_is_said_once_however_often_it_is_sent(store: Store) -> None:
    first = store.add_message(saying("a", key="k")).result()
    assert store.add_message(saying("changed", key="k")).result() == first
    assert store.add_message(saying("b", key="k", owner="bo")).result().number == 2


def test_a_note_replaces_the_one_before(store: Store) -> None:
    assert store.find_note("m", "ada") == ""
    for words in ("first", "second"):
        store.save_note(PrivateNote("m", "ada", words, 1.0)).result()
    assert store.find_note("m", "ada") == "second"
    assert store.find_note("m", "bo") == ""
    assert store.find_note("other", "ada") == ""


def test_a_line_that_two_processes_are_told_at_once_is_said_once(store: Store) -> None:
    with store.transaction() as link:
        others: list[ChatMessage] = []

        def insert(table: Any) -> Any:
            if not others:  # the other process is faster, after this one has looked and before it writes
                others.append(saying("a", key="k").write(link, store._insert))
            return store._insert(table)

        assert saying("a", key="k").write(link, insert) == others[0]
    assert [said.words for said in store.messages("m", ["table"], 0, 10)] == ["a"]


def test_whatever_comes_together_is_written_in_one_order(store: Store) -> None:
    """Two processes that write the same rows in different orders would wait for each other."""
    written: list[tuple[str, object]] = []

    def note(_link: Any, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
        if statement.startswith("INSERT INTO") and statement.split()[2] in ("event", "talk", "note"):
            written.append((statement.split()[2], values[:2]))

    batch: list[NewEvent | NewChatMessage | PrivateNote] = [
        make_event("m", 1),
        saying("a"),
        PrivateNote("m", "ada", "", 1.0),
        PrivateNote("m", "bo", "", 1.0),
        saying("b", match="a"),
    ]
    found = set()
    event.listen(store._engine, "before_cursor_execute", note)
    for order in permutations(batch):
        written.clear()
        answers = store._commit(order)
        said = [
            (one.words, answer.words)
            for one, answer in zip(order, answers, strict=True)
            if isinstance(one, NewChatMessage)
        ]
        assert all(mine == told for mine, told in said)
        found.add(tuple(kind for kind, _ in written))
        owners = [values for kind, values in written if kind == "note"]
        assert owners == [("m", "ada"), ("m", "bo")]
    assert found == {("event", "talk", "talk", "note", "note")}
