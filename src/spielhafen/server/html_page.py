"""A text as a page, for browsers that ask for one."""

from __future__ import annotations

from html import escape

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response
from starlette.types import Scope

from spielhafen.core.text import Text
from spielhafen.i18n import LANGUAGES, Translator


def html_page(scope: Scope, message: Text, status: int) -> Response | None:
    """Return a text as an HTML page if the client accepts HTML; None for clients that read JSON."""
    headers = Headers(scope=scope)
    if "text/html" not in headers.get("accept", ""):
        return None
    accepted = headers.get("accept-language", "").lower()
    language = next((code for code in LANGUAGES if accepted.startswith(code)), LANGUAGES[0])
    sentence = escape(Translator(language).translate(message))
    page = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Spielhafen</title><p>{sentence}</p></html>'
    return HTMLResponse(page, status, {"Cache-Control": "no-store"})
