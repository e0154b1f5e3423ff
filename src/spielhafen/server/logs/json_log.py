"""Log records as JSON: one object a line, for programs that collect logs.

An error is told by its type and its places in the code, since its own words may quote a request.
"""

from __future__ import annotations

import json
import logging
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

MAX_CAUSES: Final = 4
"""Errors of one chain that are told."""

ACCESS_LOGGER: Final = logging.getLogger("spielhafen.access")
"""Logs requests."""

REQUEST_ID: Final[ContextVar[str]] = ContextVar("request_id", default="")
"""The request during which something is logged; empty outside of requests."""


class JsonFormatter(logging.Formatter):
    """Formats a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return time, level, logger, message, the fields of the record, request and error."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if request := REQUEST_ID.get():
            line["request"] = request
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = describe_error(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def describe_error(error: BaseException) -> list[dict[str, Any]]:
    """Return the types and places of an error and of what caused it, the last one first."""
    found: list[dict[str, Any]] = []
    current: BaseException | None = error
    while current is not None and len(found) < MAX_CAUSES:
        frames = traceback.extract_tb(current.__traceback__)
        places = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        found.append({"type": type(current).__name__, "at": places})
        current = current.__cause__ or (None if current.__suppress_context__ else current.__context__)
    return found
