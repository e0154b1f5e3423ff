"""`spielhafen admin`: looks over the shoulder, and reported messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from spielhafen.match import dump_event
from spielhafen.match.events import ShoulderSeen, ShoulderShown
from spielhafen.server.tables.replays import replay
from spielhafen.server.views.list_entries import table_summary
from spielhafen.store import Appended, NewEvent, Store
from spielhafen.store.reports import Report, add_report
from tests.cli.commands import test_admin
from tests.cli.commands.test_admin import WORDS, admin, events

file = test_admin.file
"""The database of those tests."""


def test_looks_over_a_shoulder_are_checked_and_anonymised(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = Store(file)
    more = (ShoulderShown(0, "e" * 64, 2.0), ShoulderSeen(0, "f" * 64, 3.0))
    match = replay(store.events(WORDS[0]))
    for event in more:
        match = match.with_event(event)
        entry = NewEvent(WORDS[0], match.seq, event.at, dump_event(event), table_summary(match))
        assert store.append(entry).result(10) == Appended()
    store.close()
    assert admin(file, "check") == 0
    assert admin(file, "anonymise", WORDS[0], "--yes") == 0
    assert admin(file, "check") == 0
    kept = events(file, WORDS[0])
    assert b"eeee" not in kept[-2]
    assert b"ffff" not in kept[-1]


def test_reported_messages_are_read_and_forgotten(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = Store(file)
    assert add_report(store, Report(WORDS[0], 1, "b", 5.0))
    store.close()
    assert admin(file, "reports") == 0
    assert capsys.readouterr().out == f"{WORDS[0]} 1, 1×, Ada: Ahoi\nOne message is reported.\n"
    assert admin(file, "reports", "clear") == 0
    assert admin(file, "reports") == 0
    assert capsys.readouterr().out == "One report is forgotten.\nNo message is reported.\n"
