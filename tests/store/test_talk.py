"""Talk and notes in the store: numbered, kept once, in rooms."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from spielhafen.store import Note, Saying, Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "harbour.sqlite")
    yield opened
    opened.close()


def saying(
    words: str, room: str = "table", key: str | None = None, match: str = "m", owner: str = "ada"
) -> Saying:
    return Saying(match, room, owner, 0, "Ada", words, 1.0, key)


def test_lines_are_numbered_in_each_match_and_kept_in_rooms(store: Store) -> None:
    for number, (words, room) in enumerate((("a", "table"), ("b", "quay"), ("c", "table")), 1):
        assert store.say(saying(words, room)).result().number == number
    assert store.say(saying("else", match="other")).result().number == 1
    assert [said.words for said in store.talk("m", ["table"], 0, 10)] == ["a", "c"]
    assert [said.words for said in store.talk("m", ["table", "quay"], 1, 10)] == ["b", "c"]
    assert [said.words for said in store.talk("m", ["table", "quay"], 0, 1)] == ["c"]
    assert store.said_so_far("m") == 3


def test_a_line_is_said_once_however_often_it_is_sent(store: Store) -> None:
    first = store.say(saying("a", key="k")).result()
    assert store.say(saying("changed", key="k")).result() == first
    assert store.say(saying("b", key="k", owner="bo")).result().number == 2


def test_a_note_replaces_the_one_before(store: Store) -> None:
    assert store.note("m", "ada") == ""
    for words in ("first", "second"):
        store.keep_note(Note("m", "ada", words, 1.0)).result()
    assert store.note("m", "ada") == "second"
    assert store.note("m", "bo") == ""
    assert store.note("other", "ada") == ""
