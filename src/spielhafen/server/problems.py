"""Errors as HTTP answers: a fitting status and a text, never a traceback."""

from __future__ import annotations

import logging
from typing import Any, Final

from spielhafen.core.errors import (
    BadOption,
    BadSeats,
    IllegalMove,
    MoveError,
    Refusal,
    SpielhafenError,
    UnknownGame,
)
from spielhafen.core.text import Text, dump_text, text
from spielhafen.lobby.listings import ListingRefused
from spielhafen.match import BadClock, BadDelay, BadMessage, BadName, OrdersRefused, SeatRefused, UndoRefused
from spielhafen.match.bot_replay import ReasonsNotYetAvailable, ReasonsUnavailable
from spielhafen.server.json_response import JsonResponse
from spielhafen.server.messages.error_info import ErrorInfo, RuleRefusal
from spielhafen.store import StoreError
from spielhafen.tournaments.contest import TournamentRefused

LOGGER: Final = logging.getLogger("spielhafen.server")

POLICY_VIOLATION: Final = 1008
INTERNAL_ERROR: Final = 1011
TRY_AGAIN_LATER: Final = 1013
"""Codes with which WebSockets are closed (RFC 6455)."""


class Problem(SpielhafenError):
    """A request that cannot be fulfilled, with its HTTP status.

    seq: the number of events, for a client whose own number was outdated.
    """

    def __init__(self, status: int, sentence: Text, seq: int | None = None) -> None:
        super().__init__(sentence)
        self.status = status
        self.seq = seq


def problem(status: int, key: str, **args: Any) -> Problem:
    """Create a problem from its status and text."""
    return Problem(status, text(key, **args))


_STATUS: Final[tuple[tuple[type[SpielhafenError], int], ...]] = (
    (IllegalMove, 422),
    (UndoRefused, 422),
    (SeatRefused, 422),
    (OrdersRefused, 422),
    (ListingRefused, 422),
    (TournamentRefused, 422),
    (MoveError, 400),
    (BadSeats, 422),
    (BadOption, 422),
    (BadName, 422),
    (BadClock, 422),
    (BadDelay, 422),
    (BadMessage, 422),
    (UnknownGame, 404),
    (ReasonsNotYetAvailable, 403),
    (ReasonsUnavailable, 404),
    (StoreError, 503),
)


def status_of(error: SpielhafenError) -> int:
    """Return the HTTP status for an error."""
    if isinstance(error, Problem):
        return error.status
    if isinstance(error, StoreError) and error.concerns_one_table:
        return 500
    return next((status for kind, status in _STATUS if isinstance(error, kind)), 503)


def error_body(error: SpielhafenError) -> ErrorInfo:
    """Return the message for an error.

    Clients do not learn where the database is and what it reported.
    """
    if isinstance(error, StoreError):
        return ErrorInfo(dump_text(text(_guest_text_key(error))))
    body = ErrorInfo(dump_text(error.text))
    if isinstance(error, IllegalMove):
        body.refusal = refusal_body(error.refusal)
    elif isinstance(error, UndoRefused):
        body.refusal = RuleRefusal("undo", "", dump_text(error.text))
    elif isinstance(error, Problem) and error.seq is not None:
        body.seq = error.seq
    return body


def _guest_text_key(error: StoreError) -> str:
    """Return the key of a text that names no internals."""
    if error.concerns_one_table:
        return "server-broken-table"
    return "server-store-moved" if error.is_file_moved else "server-store-trouble"


def error_headers(error: SpielhafenError) -> dict[str, str]:
    """Return headers for clients that retry automatically."""
    if isinstance(error, StoreError) and error.is_file_moved:
        return {}  # retrying is useless until an operator has put the file back
    return {"Retry-After": "1"} if status_of(error) in (429, 503) else {}


def error_response(error: SpielhafenError) -> JsonResponse:
    """Return the answer to a request that fails with this error."""
    return JsonResponse(error_body(error), status_of(error), error_headers(error))


def log_error(error: SpielhafenError) -> None:
    """Log what clients are not shown."""
    if isinstance(error, StoreError):
        LOGGER.error("%s", error)


def refusal_body(refusal: Refusal) -> RuleRefusal:
    """Return a refusal as a message."""
    return RuleRefusal(refusal.code, refusal.paragraph, dump_text(refusal.text))
