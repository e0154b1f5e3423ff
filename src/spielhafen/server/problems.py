"""What is answered when something is wrong: a fitting status and a text, never a traceback."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final

from starlette.exceptions import HTTPException

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
from spielhafen.match import BadClock, BadName, BadWords, SeatRefused, UndoRefused
from spielhafen.match.bot_replay import NoReasons, ReasonsLater
from spielhafen.server.http_json import JSON
from spielhafen.store import StoreTrouble

if TYPE_CHECKING:
    from starlette.requests import Request

LOG: Final = logging.getLogger("spielhafen.server")


class Problem(SpielhafenError):
    """A request that cannot be fulfilled, with its HTTP status and what else the client needs to know."""

    def __init__(self, status: int, said: Text, **more: Any) -> None:
        super().__init__(said)
        self.status = status
        self.more = more


def problem(status: int, key: str, **args: Any) -> Problem:
    """A problem from its status and text."""
    return Problem(status, text(key, **args))


_STATUS: Final[tuple[tuple[type[SpielhafenError], int], ...]] = (
    (IllegalMove, 422),
    (UndoRefused, 422),
    (SeatRefused, 422),
    (MoveError, 400),
    (BadSeats, 422),
    (BadOption, 422),
    (BadName, 422),
    (BadClock, 422),
    (BadWords, 422),
    (UnknownGame, 404),
    (ReasonsLater, 403),
    (NoReasons, 404),
    (StoreTrouble, 503),
)

_HTTP_KEYS: Final = {404: "server-no-such-place", 405: "server-wrong-method", 413: "server-too-big"}


def status_of(error: SpielhafenError) -> int:
    """The HTTP status for an error."""
    if isinstance(error, Problem):
        return error.status
    if isinstance(error, StoreTrouble) and error.of_one_table:
        return 500
    return next((status for kind, status in _STATUS if isinstance(error, kind)), 503)


def body_of(error: SpielhafenError) -> dict[str, Any]:
    """What the client is told of an error; where the database is and what it said is nothing for guests."""
    if isinstance(error, StoreTrouble):
        return {"error": dump_text(text(_told(error)))}
    body: dict[str, Any] = {"error": dump_text(error.text)}
    if isinstance(error, IllegalMove):
        body["refusal"] = refusal_of(error.refusal)
    elif isinstance(error, UndoRefused):
        body["refusal"] = {"code": "undo", "law": "", "text": dump_text(error.text)}
    elif isinstance(error, Problem):
        body |= error.more
    return body


def _told(error: StoreTrouble) -> str:
    """What guests are told: more than that they cannot mend."""
    if error.of_one_table:
        return "server-broken-table"
    return "server-store-moved" if error.moved else "server-store-trouble"


def headers_of(error: SpielhafenError) -> dict[str, str]:
    """What a client should know that tries again by itself."""
    if isinstance(error, StoreTrouble) and error.moved:
        return {}  # not before somebody has put the file back
    return {"Retry-After": "1"} if status_of(error) in (429, 503) else {}


def note(error: SpielhafenError) -> None:
    """Tell the log what guests are not told."""
    if isinstance(error, StoreTrouble):
        LOG.error("%s", error)


def refusal_of(why: Refusal) -> dict[str, Any]:
    """A refusal as clients get it."""
    return {"code": why.code, "law": why.law, "text": dump_text(why.text)}


async def answer_known(_: Request, error: Exception) -> JSON:
    """The answer to an error that has a text."""
    assert isinstance(error, SpielhafenError)  # noqa: S101 - registered for this kind only
    note(error)
    return JSON(body_of(error), status_of(error), headers_of(error))


async def answer_http(_: Request, error: Exception) -> JSON:
    """The answer to what the router refuses: no such place, wrong method."""
    assert isinstance(error, HTTPException)  # noqa: S101 - registered for this kind only
    said = text(_HTTP_KEYS.get(error.status_code, "server-bad-request-plain"))
    return JSON({"error": dump_text(said)}, error.status_code, error.headers)
