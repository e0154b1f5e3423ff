"""The server's log: what anybody may cause stands in it once a minute, with a count."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import pytest

from spielhafen.server.transport.log_summary import SUMMARY_SECONDS, SummaryHandler


class Journal:
    """A log that is read, with a clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0
        self.stream = io.StringIO()
        self.handler = SummaryHandler(self.stream, lambda: self.now)
        self.handler.setFormatter(logging.Formatter("%(levelname)s %(message)s"))
        self.log = logging.Logger("somebody")  # noqa: LOG001 - one for each test, known to nobody else
        self.log.addHandler(self.handler)

    def lines(self) -> list[str]:
        written = self.stream.getvalue().splitlines()
        self.stream.truncate(0)
        self.stream.seek(0)
        return written


@pytest.fixture
def journal() -> Iterator[Journal]:
    opened = Journal()
    yield opened
    opened.handler.close()


def complain(journal: Journal, times: int, first: int = 1) -> None:
    for number in range(first, first + times):
        journal.log.warning("bad request %d", number)


def test_what_comes_again_and_again_is_one_line_a_minute_with_a_count(journal: Journal) -> None:
    complain(journal, 500)
    journal.log.error("something else")
    assert journal.lines() == ["WARNING bad request 1", "ERROR something else"]
    journal.now = SUMMARY_SECONDS
    journal.handler.report()
    assert journal.lines() == [
        "WARNING bad request 500 (499 of this kind within a minute; this is the last one)"
    ]
    complain(journal, 3, 501)
    assert journal.lines() == []
    journal.now = 2 * SUMMARY_SECONDS
    journal.handler.report()
    assert journal.lines() == [
        "WARNING bad request 503 (3 of this kind within a minute; this is the last one)"
    ]


def test_after_a_quiet_minute_the_next_one_is_written_at_once(journal: Journal) -> None:
    complain(journal, 1)
    journal.now = SUMMARY_SECONDS
    journal.handler.report()
    complain(journal, 1, 2)
    assert journal.lines() == ["WARNING bad request 1", "WARNING bad request 2"]


def test_what_was_counted_is_written_at_the_end(journal: Journal) -> None:
    complain(journal, 3)
    journal.handler.close()
    assert journal.lines()[1:] == [
        "WARNING bad request 3 (2 of this kind within a minute; this is the last one)"
    ]


def fail(journal: Journal, what: object) -> None:
    try:
        _ = dict[str, str]()[what] if isinstance(what, str) else 1 / 0
    except (KeyError, ZeroDivisionError):
        journal.log.exception("a request failed")


def test_two_mistakes_are_told_apart_and_each_is_shown_once_with_its_place(journal: Journal) -> None:
    for what in ("a", 0, "b", 0):
        fail(journal, what)
    written = journal.lines()
    assert [line for line in written if line.startswith("ERROR")] == ["ERROR a request failed"] * 2
    assert {"KeyError: 'a'", "ZeroDivisionError: division by zero"} <= set(written)
    assert "KeyError: 'b'" not in written
    journal.now = SUMMARY_SECONDS
    journal.handler.report()
    assert all("this is the last one" in line for line in journal.lines())
