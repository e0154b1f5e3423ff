"""Logging that cannot be flooded: each kind of message at most once a minute, with a count."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TextIO

SUMMARY_SECONDS: Final = 60.0
FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"

RecordKind = tuple[str, str, str]


@dataclass
class _Seen:
    record: logging.LogRecord
    since: float
    repeats: int = 0


class SummaryHandler(logging.StreamHandler[TextIO]):
    """Writes the first record of each kind, then once a minute how many more there were.

    Records are of one kind if they come from the same line of code, and their errors from the same line.
    `clock` is any steady clock in seconds.
    """

    def __init__(self, stream: TextIO | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self._clock = clock
        self._seen: dict[RecordKind, _Seen] = {}
        self._timer: threading.Timer | None = None
        self.setFormatter(logging.Formatter(FORMAT))

    def emit(self, record: logging.LogRecord) -> None:
        """Write or count the record."""
        kind = kind_of(record)
        seen = self._seen.get(kind)
        if seen is None:
            self._seen[kind] = _Seen(record, self._clock())
            self._start_timer()
            super().emit(record)
        else:
            seen.record = record
            seen.repeats += 1

    def report(self) -> None:
        """Write the counts of the last minute, and forget kinds without repetition."""
        self.acquire()
        try:
            self._timer = None
            now = self._clock()
            for kind, seen in list(self._seen.items()):
                if now - seen.since >= SUMMARY_SECONDS:
                    self._summarise(kind, seen, now)
            if self._seen:
                self._start_timer()
        finally:
            self.release()

    def close(self) -> None:
        """Write all counts."""
        self.acquire()
        try:
            if self._timer is not None:
                self._timer.cancel()
            for kind, seen in list(self._seen.items()):
                self._summarise(kind, seen, self._clock())
            self._seen.clear()
        finally:
            self.release()
        super().close()

    def _summarise(self, kind: RecordKind, seen: _Seen, now: float) -> None:
        if not seen.repeats:
            del self._seen[kind]
            return
        message = (
            f"{seen.record.getMessage()} ({seen.repeats} of this kind within a minute; this is the last one)"
        )
        counted = logging.makeLogRecord(seen.record.__dict__ | {"msg": message, "args": None})
        counted.exc_info = counted.exc_text = None
        super().emit(counted)
        self._seen[kind] = _Seen(seen.record, now)

    def _start_timer(self) -> None:
        if self._timer is None:
            self._timer = threading.Timer(SUMMARY_SECONDS, self.report)
            self._timer.daemon = True
            self._timer.start()


def kind_of(record: logging.LogRecord) -> RecordKind:
    """Return where a record, and its error, come from."""
    return record.name, f"{record.pathname}:{record.lineno}", _origin(record)


def _origin(record: logging.LogRecord) -> str:
    error = record.exc_info[1] if record.exc_info else None
    if error is None:
        return ""
    frame = error.__traceback__
    while frame is not None and frame.tb_next is not None:
        frame = frame.tb_next
    location = f"{frame.tb_frame.f_code.co_filename}:{frame.tb_lineno}" if frame else ""
    return f"{type(error).__name__} {location}"


def configure_logging() -> None:
    """Configure logging for the operator: time, level, logger, message."""
    logging.basicConfig(level=logging.WARNING, handlers=[SummaryHandler()])
