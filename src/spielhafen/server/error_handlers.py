"""Exception handlers: each error is answered with a status and a text, never a traceback."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.websockets import WebSocket

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.text import dump_text, text
from spielhafen.server.json_response import JsonResponse
from spielhafen.server.problems import POLICY_VIOLATION, error_response, log_error

_HTTP_KEYS: Final = {404: "server-no-such-place", 405: "server-wrong-method", 413: "server-too-big"}


async def handle_known_error(connection: Request | WebSocket, error: Exception) -> JsonResponse | None:
    """Answer an error that has a text; a WebSocket is closed."""
    assert isinstance(error, SpielhafenError)  # noqa: S101 - registered for this kind only
    log_error(error)
    if isinstance(connection, WebSocket):
        await connection.close(POLICY_VIOLATION)
        return None
    return error_response(error)


async def handle_http_error(_: Request, error: Exception) -> JsonResponse:
    """Answer what the router rejects: unknown path, wrong method."""
    assert isinstance(error, HTTPException)  # noqa: S101 - registered for this kind only
    message = text(_HTTP_KEYS.get(error.status_code, "server-bad-request-plain"))
    return JsonResponse({"error": dump_text(message)}, error.status_code, error.headers)
