"""A text as a page, for browsers that ask for one."""

from __future__ import annotations

import re
from html import escape
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response
from starlette.types import Scope

from spielhafen.core.languages import best_language
from spielhafen.core.text import Text
from spielhafen.i18n import Translator

QUALITY: Final = re.compile(r"q=([01](?:\.\d{0,3})?)", re.ASCII)
"""How much a language is wanted, from 0 to 1."""


def html_page(scope: Scope, message: Text, status: int) -> Response | None:
    """Return a text as an HTML page if the client accepts HTML; None for clients that read JSON."""
    headers = Headers(scope=scope)
    if "text/html" not in headers.get("accept", ""):
        return None
    wishes = accepted_languages(headers.get("accept-language", ""))
    language = best_language(wishes, scope["app"].state.languages)
    sentence = escape(Translator(language).translate(message))
    page = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Spielhafen</title><p>{sentence}</p></html>'
    return HTMLResponse(page, status, {"Cache-Control": "no-store"})


def accepted_languages(header: str) -> list[str]:
    """Return the languages that an Accept-Language header names, the most wanted ones first.

    >>> accepted_languages("de-CH, fr;q=0.8, en;q=0.9, it;q=0")
    ['de-CH', 'en', 'fr']
    """
    weights = dict(_weighted_language(part) for part in header.split(","))
    wanted = [tag for tag, weight in weights.items() if tag and weight > 0]
    return sorted(wanted, key=lambda tag: -weights[tag])


def _weighted_language(part: str) -> tuple[str, float]:
    tag, _, weight = part.partition(";")
    found = QUALITY.fullmatch(weight.strip())
    return tag.strip(), float(found[1]) if found else 1.0
