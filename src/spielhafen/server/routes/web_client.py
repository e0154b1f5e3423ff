"""The built files of the web client, or a page that says how to build them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from spielhafen.core.text import dump_text, text
from spielhafen.server.html_page import html_page
from spielhafen.server.json_response import JsonResponse

STATIC_FOLDER: Final = Path(__file__).parent.parent / "static"
IMMUTABLE_CACHE: Final = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""
PAGE_PATHS: Final = frozenset({".", "index.html"})
PRIVATE_CACHE: Final = "private, no-cache"
"""For the page itself: it sets the token of a new user, so shared caches must not store it."""


class WebClient(StaticFiles):
    """The built client in a folder."""

    def __init__(self, folder: Path = STATIC_FOLDER) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self.folder = folder

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if (self.folder / "index.html").is_file():
            await super().__call__(scope, receive, send)
        else:
            await _not_built(scope)(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        is_hashed = path.replace("\\", "/").startswith("assets/") and response.status_code in (200, 304)
        response.headers["Cache-Control"] = (
            IMMUTABLE_CACHE if is_hashed else PRIVATE_CACHE if path in PAGE_PATHS else "no-cache"
        )
        return response


def _not_built(scope: Scope) -> Response:
    message = text("server-no-client")
    return html_page(scope, message, 503) or JsonResponse({"error": dump_text(message)}, 503)
