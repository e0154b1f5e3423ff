"""Reported chat messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from spielhafen.store import NewChatMessage, Store
from spielhafen.store import reports as module
from spielhafen.store.maintenance import delete_match
from spielhafen.store.person_rows import erase_rows
from spielhafen.store.reports import Report, add_report, clear_reports, count_reported, reported_messages
from tests.server.registries import open_store


@pytest.fixture
def store(tmp_path: Path) -> Store:
    store = open_store(tmp_path)
    for words in ("Ahoy", "Rascal"):
        store.add_message(NewChatMessage("amber-gull-7", "table", "b" * 64, 1, "Bo", words, 5.0)).result(10)
    return store


def test_a_report_counts_once_for_each_person(store: Store) -> None:
    for owner in ("a", "a", "c"):
        assert add_report(store, Report("amber-gull-7", 2, owner * 64, 6.0))
    (found,) = reported_messages(store)
    assert (found.name, found.words, found.times) == ("Bo", "Rascal", 2)
    assert clear_reports(store) == 2
    assert count_reported(store) == 0
    store.close()


def test_the_number_of_reports_is_limited(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_REPORTS_OF_ONE", 1)
    monkeypatch.setattr(module, "MAX_REPORTS", 2)
    assert add_report(store, Report("amber-gull-7", 1, "a" * 64, 6.0))
    assert not add_report(store, Report("amber-gull-7", 2, "a" * 64, 6.0))
    assert add_report(store, Report("amber-gull-7", 2, "c" * 64, 6.0))
    assert not add_report(store, Report("amber-gull-7", 2, "d" * 64, 6.0))
    store.close()


def test_reports_go_with_the_table_and_with_the_person(store: Store) -> None:
    add_report(store, Report("amber-gull-7", 1, "a" * 64, 6.0))
    add_report(store, Report("amber-gull-7", 2, "c" * 64, 6.0))
    erase_rows(store, "a" * 64)
    assert [one.words for one in reported_messages(store)] == ["Rascal"]
    delete_match(store, "amber-gull-7")
    assert count_reported(store) == clear_reports(store) == 0
    store.close()
