"""JSON requests and responses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from starlette.responses import Response

from spielhafen.server.problems import problem

if TYPE_CHECKING:
    from starlette.requests import Request

MAX_BODY_BYTES: Final = 16 * 1024
"""For a request or a WebSocket message."""

MAX_LOGBOOK_BYTES: Final = 256 * 1024
"""For a request that imports a logbook."""

T = TypeVar("T")


class JsonResponse(Response):
    """A JSON response that caches must not store: it depends on the client and the moment."""

    media_type = "application/json"

    def __init__(self, content: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(content, status, {"Cache-Control": "no-store", **(headers or {})})

    def render(self, content: Any) -> bytes:
        return content if isinstance(content, bytes) else msgspec.json.encode(content)


async def read_json(request: Request, struct_type: type[T]) -> T:
    """Decode the body as this struct.

    Raises Problem, which names the place that does not fit.
    """
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise problem(400, "server-not-json")
    body = await request.body()
    try:
        return msgspec.json.decode(body, type=struct_type)
    except msgspec.ValidationError as error:
        raise problem(400, "server-bad-request", where=_place(error)) from None
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise problem(400, "broken-whole-json") from None


def _place(error: msgspec.ValidationError) -> str:
    """Return the path of the error in the JSON, such as "$.seats[0].kind"; "$" for the whole."""
    _, separator, place = str(error).rpartition(" - at `")
    return place.rstrip("`") if separator else "$"
