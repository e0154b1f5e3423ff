"""The same store on PostgreSQL: what holds for a file holds there, and several processes share it."""

from __future__ import annotations

import queue
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from sqlalchemy import text as sql
from sqlalchemy import update

from spielhafen.i18n import LANGUAGES, Translator
from spielhafen.store import Appended, Conflict, MatchSummary, NewChatMessage, Store, StoreError
from spielhafen.store.maintenance import export_match, replace_match
from spielhafen.store.schema import SUMMARY_VERSION, VERSIONS
from tests.store.logs import make_event, make_summary
from tests.store.postgres import Encoding, Postgres
from tests.store.test_chat import (
    test_a_line_is_said_once_however_often_it_is_sent,
    test_a_note_replaces_the_one_before,
    test_lines_are_numbered_in_each_match_and_kept_in_rooms,
)
from tests.store.test_process_kill import killed_after
from tests.store.test_store import (
    test_a_card_follows_its_match,
    test_a_key_is_used_once_in_a_match,
    test_a_number_is_given_once,
    test_an_event_that_is_not_kept_leaves_the_card_alone,
    test_cards_are_found_by_owner_newest_first,
    test_closing_writes_what_waits,
    test_it_is_still_there_when_the_file_is_opened_again,
    test_many_writers_lose_nothing,
    test_of_two_stores_on_one_file_one_is_overtaken,
    test_the_same_command_many_times_at_once_is_one_event,
    test_what_was_appended_is_read_in_order,
    test_who_still_reads_when_it_is_closed_leaves_nothing_open_behind,
)

pytestmark = pytest.mark.xdist_group("postgres")

__all__ = [
    "test_a_card_follows_its_match",
    "test_a_key_is_used_once_in_a_match",
    "test_a_line_is_said_once_however_often_it_is_sent",
    "test_a_note_replaces_the_one_before",
    "test_a_number_is_given_once",
    "test_an_event_that_is_not_kept_leaves_the_card_alone",
    "test_cards_are_found_by_owner_newest_first",
    "test_closing_writes_what_waits",
    "test_it_is_still_there_when_the_file_is_opened_again",
    "test_lines_are_numbered_in_each_match_and_kept_in_rooms",
    "test_many_writers_lose_nothing",
    "test_of_two_stores_on_one_file_one_is_overtaken",
    "test_the_same_command_many_times_at_once_is_one_event",
    "test_what_was_appended_is_read_in_order",
    "test_who_still_reads_when_it_is_closed_leaves_nothing_open_behind",
]


@pytest.fixture
def file(postgres: Postgres) -> str:
    return postgres.create_database()


@pytest.fixture
def store(file: str) -> Iterator[Store]:
    opened = Store(file)
    yield opened
    opened.close()


def test_the_password_is_shown_to_nobody(store: Store) -> None:
    assert "secret" not in store.file
    assert store.file.startswith("postgresql://sea:***@/")


def test_processes_that_write_crosswise_never_wait_for_each_other(store: Store, file: str) -> None:
    other = Store(file)
    matches = [f"m{number}" for number in range(12)]
    for match in matches:
        store.append(make_event(match, 1)).result()

    def write(one: Store, seed: int) -> list[object]:
        order = Random(seed).sample(matches, len(matches))
        return [one.append(make_event(match, seq)) for seq in range(2, 12) for match in order]

    with ThreadPoolExecutor(2) as pool:
        written = list(pool.map(write, (store, other), (1, 2)))
    answers = [[answer.result() for answer in found] for found in written]  # type: ignore[attr-defined]
    assert sum(found.count(Appended()) for found in answers) == 120
    assert sum(found.count(Conflict()) for found in answers) == 120
    assert store.count_events() == 132
    other.close()


def test_what_others_write_is_heard(store: Store, file: str) -> None:
    heard: queue.Queue[tuple[str | None, int]] = queue.Queue()
    other = Store(file)
    other.listen(lambda match, line: heard.put((match, line)))
    assert heard.get(timeout=20) == (None, 0)
    store.append(make_event("m", 1)).result()
    assert heard.get(timeout=20) == ("m", 0)
    assert store.append(make_event("m", 1)).result() == Conflict()
    store.add_message(NewChatMessage("m", "table", "ada", 0, "Ada", "Ahoi", 1.0)).result()
    assert heard.get(timeout=20) == ("m", 1)
    other.append(make_event("m", 2)).result()
    store.append(make_event("n", 1)).result()
    assert heard.get(timeout=20) == ("n", 0)  # and nothing of what it wrote itself
    other.close()


def test_two_processes_that_make_the_tables_at_once_agree(postgres: Postgres) -> None:
    url = postgres.create_database()
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(lambda _: Store(url), range(4)))
    for number, store in enumerate(stores):
        assert store.append(make_event(f"m{number}", 1, card=make_summary("ada"))).result() == Appended()
        store.close()


def test_lists_of_an_older_make_stay_until_new_ones_are_made(store: Store, file: str) -> None:
    store.append(make_event("a", 1, card=make_summary("ada"))).result()
    with store.transaction() as link:
        link.execute(update(VERSIONS).where(VERSIONS.c.name == "derived").values(value=SUMMARY_VERSION - 1))
    newer = Store(file)
    assert newer.has_outdated_summaries

    def break_off(*_: object) -> MatchSummary:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        newer.rebuild_summaries(break_off)
    assert [word for word, _, _ in store.summaries("ada")] == ["a"]
    assert newer.rebuild_summaries(lambda _match, _events: make_summary("bo")) == 1
    assert [word for word, _, _ in store.summaries("bo")] == ["a"]
    newer.close()


def test_a_server_that_is_not_there_is_named_without_the_password(postgres: Postgres) -> None:
    for url in (
        f"postgresql://sea:secret@/nowhere?host={postgres.folder}",
        "postgres://sea:secret@127.0.0.1:9/x",
    ):
        with pytest.raises(StoreError) as found:
            Store(url)
        assert found.value.text.key == "store-away"
        assert "secret" not in str(found.value.text.args)


def test_no_acknowledged_event_is_lost_when_writer_or_server_is_killed(
    postgres: Postgres, *, long_run: bool
) -> None:
    url = postgres.create_database()
    for kill in range(20 if long_run else 3):
        acknowledged = killed_after(url, 5 + 7 * kill)
        if kill % 2:
            postgres.kill()
            postgres.start()
        store = Store(url)
        for match, seq in acknowledged.items():
            events = store.events(match)
            assert len(events) in (seq, seq + 1)
            assert events == [f"{match}:{number}".encode() for number in range(1, len(events) + 1)]
        store.close()


def test_a_store_finds_back_when_its_server_was_away(postgres: Postgres) -> None:
    store = Store(postgres.create_database())
    heard: queue.Queue[str | None] = queue.Queue()
    store.listen(lambda match, _: heard.put(match))
    assert heard.get(timeout=20) is None
    store.append(make_event("m", 1)).result()
    postgres.kill()
    with pytest.raises(StoreError) as found:
        store.append(make_event("m", 2)).result()
    assert found.value.is_transient
    postgres.start()
    assert heard.get(timeout=20) is None  # anything may have happened
    assert store.append(make_event("m", 2)).result() == Appended()
    store.close()


@pytest.mark.parametrize("encoding", ["SQL_ASCII", "LATIN1"])
def test_a_database_that_cannot_keep_every_name_is_refused(postgres: Postgres, encoding: Encoding) -> None:
    url = postgres.create_database(encoding)
    with pytest.raises(StoreError) as found:
        Store(url)
    assert found.value.text.key == "store-not-utf8"
    assert found.value.text.args["encoding"] == encoding
    for language in LANGUAGES:
        said = Translator(language).explain(found.value)
        assert encoding in said
        assert "secret" not in said


def test_whatever_encoding_the_surroundings_ask_for_texts_are_texts(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PGCLIENTENCODING", "SQL_ASCII")
    store = Store(file)
    store.add_message(NewChatMessage("m", "table", "ada", 0, "Ädä", "Ahoi 🌊", 1.0)).result()
    assert [line.name for line in store.messages("m", ["table"], 0, 9)] == ["Ädä"]
    heard: queue.Queue[tuple[str | None, int]] = queue.Queue()
    store.listen(lambda match, line: heard.put((match, line)))
    assert heard.get(timeout=20) == (None, 0)
    store.close()


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE event SET body = CAST('x' AS bytea) WHERE match = 'b' AND seq = 2",
        "UPDATE event SET at = at + 0.000001 WHERE match = 'b' AND seq = 2",
        "UPDATE event SET seq = 9 WHERE match = 'b' AND seq = 2",
        "UPDATE event SET key = 'other' WHERE match = 'b' AND seq = 2",
        "DELETE FROM event WHERE match = 'b' AND seq = 2",
        "DELETE FROM event WHERE match = 'b' AND seq = 3",
        "DELETE FROM event WHERE match = 'b'",
    ],
)
def test_what_is_changed_is_found_and_concerns_that_match_alone(store: Store, change: str) -> None:
    for seq in (1, 2, 3):
        store._commit([make_event(match, seq, key=f"k{seq}") for match in ("a", "b", "c")])
    with store.transaction() as link:
        link.execute(sql(change))
    with pytest.raises(StoreError) as found:
        store.events("b")
    assert found.value.concerns_one_table
    assert [len(store.events(match)) for match in ("a", "c")] == [3, 3]
    bundle = export_match(store, "a")
    replace_match(store, bundle, make_summary())
    assert export_match(store, "a") == bundle
    assert store.append(make_event("a", 4)).result() == Appended()
    assert len(store.events("a", 1)) == 3
