"""Logging that cannot be flooded: each kind of message at most once a minute, with a count."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from math import inf
from typing import Final, Literal, TypeAlias

from spielhafen.server.logs.json_log import ACCESS_LOGGER, JsonFormatter

LogForm: TypeAlias = Literal["text", "json"]
"""Lines for people, or one JSON object a line."""

QUIET_SECONDS: Final = 60.0
FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"

RecordKind: TypeAlias = tuple[str, str, str]
"""The lines of code that a record and its error come from."""


class RepeatFilter(logging.Filter):
    """Passes a record of each kind a minute, which tells how many were left out before it.

    `clock` is any steady clock in seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._passed: dict[RecordKind, tuple[float, int]] = {}
        """When one of this kind last passed, and how many were left out since."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether the record is to be written; requests all are."""
        if record.name == ACCESS_LOGGER.name:
            return True
        kind, now = kind_of(record), self._clock()
        passed_at, left_out = self._passed.get(kind, (-inf, 0))
        if now - passed_at < QUIET_SECONDS:
            self._passed[kind] = passed_at, left_out + 1
            return False
        self._passed[kind] = now, 0
        if left_out:
            record.msg = f"{record.getMessage()} ({left_out} of this kind were left out before)"
            record.args = None
        return True


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


def configure_logging(form: LogForm = "text", *, access_log: bool = False) -> None:
    """Configure logging for the operator: time, level, logger, message; with requests if wanted."""
    handler = logging.StreamHandler()
    handler.addFilter(RepeatFilter())
    handler.setFormatter(JsonFormatter() if form == "json" else logging.Formatter(FORMAT))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    ACCESS_LOGGER.setLevel(logging.INFO if access_log else logging.WARNING)
