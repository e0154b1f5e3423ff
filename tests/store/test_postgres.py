"""The store on PostgreSQL: it works as on a file, and several processes share it."""

from __future__ import annotations

import queue
import threading
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
from tests.store.logs import count_events, make_event, make_summary
from tests.store.postgres import Encoding, Postgres
from tests.store.test_chat import (
    test_a_message_about_a_move_names_it,
    test_a_message_sent_twice_is_stored_once,
    test_a_note_replaces_the_one_before,
    test_a_repeated_message_about_a_move_is_the_first_one,
    test_messages_about_moves_are_exported_imported_and_erased,
    test_messages_are_numbered_by_match_and_kept_in_rooms,
    test_what_an_older_program_left_is_about_no_new_message,
)
from tests.store.test_process_kill import run_and_kill
from tests.store.test_store import (
    test_a_key_is_used_once_in_a_match,
    test_a_reader_active_at_closing_leaves_no_connection_open,
    test_a_rejected_event_leaves_the_summary_alone,
    test_a_summary_follows_its_match,
    test_an_event_is_still_there_when_the_file_is_opened_again,
    test_an_event_number_is_used_once,
    test_appended_events_are_read_in_order,
    test_closing_writes_all_pending_events,
    test_many_writers_lose_nothing,
    test_of_two_stores_on_one_file_one_gets_a_conflict,
    test_summaries_are_found_by_owner_newest_first,
    test_the_same_command_many_times_at_once_is_one_event,
)

pytestmark = pytest.mark.xdist_group("postgres")

__all__ = [
    "test_a_key_is_used_once_in_a_match",
    "test_a_message_about_a_move_names_it",
    "test_a_message_sent_twice_is_stored_once",
    "test_a_note_replaces_the_one_before",
    "test_a_reader_active_at_closing_leaves_no_connection_open",
    "test_a_rejected_event_leaves_the_summary_alone",
    "test_a_repeated_message_about_a_move_is_the_first_one",
    "test_a_summary_follows_its_match",
    "test_an_event_is_still_there_when_the_file_is_opened_again",
    "test_an_event_number_is_used_once",
    "test_appended_events_are_read_in_order",
    "test_closing_writes_all_pending_events",
    "test_many_writers_lose_nothing",
    "test_messages_about_moves_are_exported_imported_and_erased",
    "test_messages_are_numbered_by_match_and_kept_in_rooms",
    "test_of_two_stores_on_one_file_one_gets_a_conflict",
    "test_summaries_are_found_by_owner_newest_first",
    "test_the_same_command_many_times_at_once_is_one_event",
    "test_what_an_older_program_left_is_about_no_new_message",
]


@pytest.fixture
def file(postgres: Postgres) -> str:
    return postgres.create_database()


@pytest.fixture
def store(file: str) -> Iterator[Store]:
    opened = Store(file)
    yield opened
    opened.close()


def test_the_password_is_never_shown(store: Store) -> None:
    assert "secret" not in store.file
    assert store.file.startswith("postgresql://sea:***@/")


def test_processes_writing_in_different_orders_never_deadlock(store: Store, file: str) -> None:
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
    assert count_events(store) == 132
    other.close()


def test_writes_of_other_processes_are_notified(store: Store, file: str) -> None:
    changes: queue.Queue[tuple[str | None, int]] = queue.Queue()
    other = Store(file)
    other.listen(lambda match, line: changes.put((match, line)))
    assert changes.get(timeout=20) == (None, 0)
    store.append(make_event("m", 1)).result()
    assert changes.get(timeout=20) == ("m", 0)
    assert store.append(make_event("m", 1)).result() == Conflict()
    store.add_message(NewChatMessage("m", "table", "ada", 0, "Ada", "Ahoi", 1.0)).result()
    assert changes.get(timeout=20) == ("m", 1)
    other.append(make_event("m", 2)).result()
    store.append(make_event("n", 1)).result()
    assert changes.get(timeout=20) == ("n", 0)  # and no notification of its own write
    other.close()


def test_a_process_that_hangs_is_replaced_while_its_lock_is_held(store: Store, file: str) -> None:
    heard: queue.Queue[str | None] = queue.Queue()
    hangs = threading.Event()
    store.listen(lambda match, _: heard.put(match), works=lambda: not hangs.is_set())
    assert heard.get(timeout=20) is None
    gone: queue.Queue[bool] = queue.Queue()
    other = Store(file)
    other.listen(lambda match, _: heard.put(match), lambda: gone.put(True))
    assert heard.get(timeout=20) is None
    assert gone.get(timeout=20)
    store.append(make_event("m", 1, summary=make_summary(waiting=True))).result()
    assert heard.get(timeout=20) == "m"
    assert other.orphaned_matches() == []
    hangs.set()

    while other.orphaned_matches() != ["m"]:
        assert gone.get(timeout=20)
    other.close()


@pytest.mark.parametrize("is_cut_off", [False, True])
def test_matches_of_a_process_that_is_gone_are_known_to_the_oldest_one(
    store: Store, file: str, *, is_cut_off: bool
) -> None:
    heard: queue.Queue[str | None] = queue.Queue()
    other = Store(file)
    for one in (store, other):
        one.listen(lambda match, _: heard.put(match), lambda: heard.put("gone"))
        assert {heard.get(timeout=20), heard.get(timeout=20)} == {None, "gone"}
    other.append(make_event("m", 1, summary=make_summary(waiting=True))).result()
    store.append(make_event("n", 1, summary=make_summary(waiting=True))).result()
    assert sorted((heard.get(timeout=20) or "", heard.get(timeout=20) or "")) == ["m", "n"]
    assert store.orphaned_matches() == other.orphaned_matches() == []
    if is_cut_off:
        notifier = other._notifier
        assert notifier is not None
        notifier._stopped.set()  # it does not connect again
        with store.transaction() as connection:
            connection.execute(sql(END_LOCKS), {"process": notifier.processes.own % 2**32})
    else:
        other.close()
    assert heard.get(timeout=20) == "gone"
    assert store.orphaned_matches() == ["m"]
    other.close()


END_LOCKS = """
SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid::bigint = :process
"""
"""Ends the connection of a process, as the server does once that cannot be reached."""


def test_connections_have_short_timeouts_at_the_server(store: Store) -> None:
    query = "SELECT source FROM pg_settings WHERE name IN ('tcp_keepalives_idle', 'tcp_user_timeout')"
    with store.transaction() as connection:
        assert set(connection.scalars(sql(query))) == {"session"}


def hang_with_a_lock(store: Store, other: Store) -> None:
    """Hang in a transaction that locks all events, until another process writes one."""
    with store.transaction() as connection:
        connection.execute(sql("LOCK TABLE event IN EXCLUSIVE MODE"))
        assert isinstance(other.append(make_event("m", 1)).result(timeout=20), Appended)


def test_a_process_that_hangs_in_a_transaction_does_not_keep_others_waiting(store: Store, file: str) -> None:
    other = Store(file)
    with pytest.raises(StoreError):
        hang_with_a_lock(store, other)
    assert isinstance(store.append(make_event("m", 2)).result(), Appended)
    other.close()


def test_a_transaction_in_which_much_is_reckoned_is_waited_for(store: Store) -> None:
    shown = sql("SHOW idle_in_transaction_session_timeout")
    with store.transaction(patient=True) as connection:
        assert connection.scalar(shown) == "0"
    with store.transaction() as connection:
        assert connection.scalar(shown) == "2s"


def test_processes_can_create_the_tables_at_once(postgres: Postgres) -> None:
    url = postgres.create_database()
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(lambda _: Store(url), range(4)))
    for number, store in enumerate(stores):
        assert store.append(make_event(f"m{number}", 1, summary=make_summary("ada"))).result() == Appended()
        store.close()


def test_old_summaries_stay_until_new_ones_are_built(store: Store, file: str) -> None:
    store.append(make_event("a", 1, summary=make_summary("ada"))).result()
    with store.transaction() as connection:
        connection.execute(
            update(VERSIONS).where(VERSIONS.c.name == "derived").values(value=SUMMARY_VERSION - 1)
        )
    newer = Store(file)
    assert newer.has_outdated_summaries

    def break_off(*_: object) -> MatchSummary:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        newer.rebuild_summaries(break_off)
    assert [match for match, _, _ in store.summaries("ada")] == ["a"]
    assert newer.rebuild_summaries(lambda _match, _events: make_summary("bo")) == 1
    assert [match for match, _, _ in store.summaries("bo")] == ["a"]
    newer.close()


def test_an_unreachable_server_is_named_without_the_password(postgres: Postgres) -> None:
    for url in (
        f"postgresql://sea:secret@/nowhere?host={postgres.folder}",
        "postgres://sea:secret@127.0.0.1:9/x",
    ):
        with pytest.raises(StoreError) as caught:
            Store(url)
        assert caught.value.text.key == "store-away"
        assert "secret" not in str(caught.value.text.args)


def test_no_acknowledged_event_is_lost_when_writer_or_server_is_killed(
    postgres: Postgres, *, long_run: bool
) -> None:
    url = postgres.create_database()
    for kill in range(20 if long_run else 3):
        acknowledged = run_and_kill(url, 5 + 7 * kill)
        if kill % 2:
            postgres.kill()
            postgres.start()
        store = Store(url)
        for match, seq in acknowledged.items():
            events = store.events(match)
            assert len(events) in (seq, seq + 1)
            assert events == [f"{match}:{number}".encode() for number in range(1, len(events) + 1)]
        store.close()


def test_a_store_reconnects_when_its_server_is_back(postgres: Postgres) -> None:
    store = Store(postgres.create_database())
    changes: queue.Queue[str | None] = queue.Queue()
    store.listen(lambda match, _: changes.put(match))
    assert changes.get(timeout=20) is None
    store.append(make_event("m", 1)).result()
    postgres.kill()
    with pytest.raises(StoreError) as caught:
        store.append(make_event("m", 2)).result()
    assert caught.value.is_transient
    postgres.start()
    assert changes.get(timeout=20) is None  # anything may have happened
    assert store.append(make_event("m", 2)).result() == Appended()
    store.close()


@pytest.mark.parametrize("encoding", ["SQL_ASCII", "LATIN1"])
def test_a_database_that_cannot_store_every_name_is_refused(postgres: Postgres, encoding: Encoding) -> None:
    url = postgres.create_database(encoding)
    with pytest.raises(StoreError) as caught:
        Store(url)
    assert caught.value.text.key == "store-not-utf8"
    assert caught.value.text.args["encoding"] == encoding
    for language in LANGUAGES:
        message = Translator(language).explain(caught.value)
        assert encoding in message
        assert "secret" not in message


def test_the_clients_encoding_setting_does_not_matter(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PGCLIENTENCODING", "SQL_ASCII")
    store = Store(file)
    store.add_message(NewChatMessage("m", "table", "ada", 0, "Ädä", "Ahoi 🌊", 1.0)).result()
    assert [line.name for line in store.messages("m", ["table"], 0, 9)] == ["Ädä"]
    changes: queue.Queue[tuple[str | None, int]] = queue.Queue()
    store.listen(lambda match, line: changes.put((match, line)))
    assert changes.get(timeout=20) == (None, 0)
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
def test_a_change_is_detected_and_concerns_that_match_alone(store: Store, change: str) -> None:
    for seq in (1, 2, 3):
        store._commit([make_event(match, seq, key=f"k{seq}") for match in ("a", "b", "c")])
    with store.transaction() as connection:
        connection.execute(sql(change))
    with pytest.raises(StoreError) as caught:
        store.events("b")
    assert caught.value.concerns_one_table
    assert [len(store.events(match)) for match in ("a", "c")] == [3, 3]
    export = export_match(store, "a")
    replace_match(store, export, make_summary())
    assert export_match(store, "a") == export
    assert store.append(make_event("a", 4)).result() == Appended()
    assert len(store.events("a", 1)) == 3
