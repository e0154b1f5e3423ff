"""Repeated messages are logged once a minute, with a count."""

from __future__ import annotations

import io
import logging

import pytest

from spielhafen.server.logs.log_summary import QUIET_SECONDS, RepeatFilter


class LogReader:
    """A log that can be read, with a clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0
        self.stream = io.StringIO()
        handler = logging.StreamHandler(self.stream)
        handler.addFilter(RepeatFilter(lambda: self.now))
        handler.setFormatter(logging.Formatter("%(levelname)s %(message)s"))
        self.log = logging.Logger("test")  # noqa: LOG001 - a private logger for each test
        self.log.addHandler(handler)

    def lines(self) -> list[str]:
        written = self.stream.getvalue().splitlines()
        self.stream.truncate(0)
        self.stream.seek(0)
        return written


@pytest.fixture
def log_reader() -> LogReader:
    return LogReader()


def log_repeatedly(log_reader: LogReader, times: int, first: int = 1) -> None:
    for number in range(first, first + times):
        log_reader.log.warning("bad request %d", number)


def test_repeated_messages_are_one_line_a_minute_with_a_count(log_reader: LogReader) -> None:
    log_repeatedly(log_reader, 500)
    log_reader.log.error("something else")
    assert log_reader.lines() == ["WARNING bad request 1", "ERROR something else"]
    log_reader.now = QUIET_SECONDS
    log_repeatedly(log_reader, 3, 501)
    assert log_reader.lines() == ["WARNING bad request 501 (499 of this kind were left out before)"]
    log_reader.now = 2 * QUIET_SECONDS
    log_repeatedly(log_reader, 1, 504)
    assert log_reader.lines() == ["WARNING bad request 504 (2 of this kind were left out before)"]


def test_after_a_quiet_minute_the_next_one_is_written_as_it_is(log_reader: LogReader) -> None:
    log_repeatedly(log_reader, 1)
    log_reader.now = QUIET_SECONDS
    log_repeatedly(log_reader, 1, 2)
    assert log_reader.lines() == ["WARNING bad request 1", "WARNING bad request 2"]


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
