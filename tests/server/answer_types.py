"""Checks every JSON answer in the tests against the struct that its endpoint declares."""

from __future__ import annotations

from typing import Any, get_args

import httpx
import msgspec
from starlette.routing import compile_path

from spielhafen.server.endpoint import Endpoint
from spielhafen.server.endpoints import ENDPOINTS
from spielhafen.server.messages.error_info import ErrorInfo

PATTERNS = [(compile_path(f"/api{endpoint.path}")[0], endpoint) for endpoint in ENDPOINTS]


def find_endpoint(method: str, path: str) -> Endpoint | None:
    """Return the endpoint that answers a request."""
    found = (endpoint for pattern, endpoint in PATTERNS if pattern.match(path) and endpoint.method == method)
    return next(found, None)


def check_answer_type(answer: httpx.Response) -> None:
    """Raise msgspec.ValidationError unless a JSON answer is as its endpoint declares."""
    if answer.headers.get("content-type") != "application/json":
        return
    endpoint = find_endpoint(answer.request.method, answer.request.url.path)
    if answer.status_code >= httpx.codes.BAD_REQUEST:
        msgspec.json.decode(answer.content, type=ErrorInfo)
    elif endpoint is not None and answer.status_code == endpoint.status:
        if answer.headers.get("preference-applied"):
            decode(answer.content, get_args(endpoint.answer)[-1])
        else:
            decode(answer.content, (get_args(endpoint.answer) or (endpoint.answer,))[0], endpoint.answer)


def decode(content: bytes, kind: Any, whole: Any = None) -> None:
    """Decode JSON as a struct, or a list of structs; of two structs the first one is meant."""
    is_list = str(whole).startswith("list[")
    msgspec.json.decode(content, type=whole if is_list else kind)
