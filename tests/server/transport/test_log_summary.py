"""The log summary: repeated messages are logged once a minute, with a count."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import pytest

from spielhafen.server.transport.log_summary import SUMMARY_SECONDS, SummaryHandler


class LogReader:
    """A log that can be read, with a clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0
        self.stream = io.StringIO()
        self.handler = SummaryHandler(self.stream, lambda: self.now)
        self.handler.setFormatter(logging.Formatter("%(levelname)s %(message)s"))
        self.log = logging.Logger("somebody")  # noqa: LOG001 - a private logger for each test
        self.log.addHandler(self.handler)

    def lines(self) -> list[str]:
        written = self.stream.getvalue().splitlines()
        self.stream.truncate(0)
        self.stream.seek(0)
        return written


@pytest.fixture
def log_reader() -> Iterator[LogReader]:
    opened = LogReader()
    yield opened
    opened.handler.close()


def log_repeatedly(log_reader: LogReader, times: int, first: int = 1) -> None:
    for number in range(first, first + times):
        log_reader.log.warning("bad request %d", number)


def test_repeated_messages_are_one_line_a_minute_with_a_count(log_reader: LogReader) -> None:
    log_repeatedly(log_reader, 500)
    log_reader.log.error("something else")
    assert log_reader.lines() == ["WARNING bad request 1", "ERROR something else"]
    log_reader.now = SUMMARY_SECONDS
    log_reader.handler.report()
    assert log_reader.lines() == [
        "WARNING bad request 500 (499 of this kind within a minute; this is the last one)"
    ]
    log_repeatedly(log_reader, 3, 501)
    assert log_reader.lines() == []
    log_reader.now = 2 * SUMMARY_SECONDS
    log_reader.handler.report()
    assert log_reader.lines() == [
        "WARNING bad request 503 (3 of this kind within a minute; this is the last one)"
    ]


def test_after_a_quiet_minute_the_next_one_is_written_at_once(log_reader: LogReader) -> None:
    log_repeatedly(log_reader, 1)
    log_reader.now = SUMMARY_SECONDS
    log_reader.handler.report()
    log_repeatedly(log_reader, 1, 2)
    assert log_reader.lines() == ["WARNING bad request 1", "WARNING bad request 2"]


def test_counts_are_written_at_the_end(log_reader: LogReader) -> None:
    log_repeatedly(log_reader, 3)
    log_reader.handler.close()
    assert log_reader.lines()[1:] == [
        "WARNING bad request 3 (2 of this kind within a minute; this is the last one)"
    ]


def log_error(log_reader: LogReader, what: object) -> None:
    try:
        _ = dict[str, str]()[what] if isinstance(what, str) else 1 / 0
    except (KeyError, ZeroDivisionError):
        log_reader.log.exception("a request failed")


def test_different_errors_are_each_logged_once_with_their_place(log_reader: LogReader) -> None:
    for what in ("a", 0, "b", 0):
        log_error(log_reader, what)
    written = log_reader.lines()
    assert [line for line in written if line.startswith("ERROR")] == ["ERROR a request failed"] * 2
    assert {"KeyError: 'a'", "ZeroDivisionError: division by zero"} <= set(written)
    assert "KeyError: 'b'" not in written
    log_reader.now = SUMMARY_SECONDS
    log_reader.handler.report()
    assert all("this is the last one" in line for line in log_reader.lines())
