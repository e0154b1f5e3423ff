"""JSON responses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.responses import Response


class JsonResponse(Response):
    """A JSON response that caches must not store: it depends on the client and the moment.

    content: a struct, or JSON that is encoded already.
    """

    media_type = "application/json"

    def __init__(self, content: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(content, status, {"Cache-Control": "no-store", **(headers or {})})

    def render(self, content: Any) -> bytes:
        return content if isinstance(content, bytes) else msgspec.json.encode(content)
