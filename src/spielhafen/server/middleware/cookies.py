"""The cookie that keeps a token, and why none is believed that a neighbour may have set.

A cookie says nothing of who has set it. A page at another name of the same site sets one for all of its names, one at another port
or path of the same host sets one like ours, and which of two comes first is the browser's affair. Over https the name begins with
`__Host-`: browsers then take it from this host alone, over https, for all paths, and no other one is looked at. Without https there
is no such name, so two are refused, and the browser is asked to forget whichever is not ours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spielhafen.core.text import text
from spielhafen.server.problems import Problem

if TYPE_CHECKING:
    from starlette.datastructures import Headers

    from spielhafen.server.middleware.hosts import Host

PLAIN_NAME: Final = "mate"
SECURE_NAME: Final = "__Host-mate"
MAX_AGE_SECONDS: Final = 400 * 24 * 3600
"""Seconds that a browser keeps the cookie: no browser keeps one longer."""
MAX_PATH_PARTS: Final = 6
"""Parts of a path for which a neighbour's cookie is looked for."""
MAX_DOMAINS: Final = 4
"""Names, ours and those above it, for which it is."""
MAX_CLEARING_HEADERS: Final = 40
"""So that the head of an answer stays short: proxies keep a few thousand bytes for it."""


class DuplicateCookie(Problem):
    """Two cookies of our name came in one request: nobody knows which of them is ours."""

    def __init__(self, name: str) -> None:
        super().__init__(400, text("server-two-cookies", name=name))
        self.name = name


def cookie_name(*, secure: bool) -> str:
    """How the cookie is called."""
    return SECURE_NAME if secure else PLAIN_NAME


def read_cookie(headers: Headers, name: str) -> str | None:
    """The value of this cookie; raises TwoCookies.

    What neighbours wrote beside it may look like anything.
    """
    found = []
    for part in "; ".join(headers.getlist("cookie")).split(";"):
        given, _, value = part.partition("=")
        # Blanks and tabs only: browsers keep another sign in a name, and so a name that is not ours.
        if given.strip(" \t") == name:
            found.append(value.strip(" \t"))
    if len(found) > 1:
        raise DuplicateCookie(name)
    return found[0] if found else None


def set_cookie_header(token: str, *, secure: bool) -> str:
    """The Set-Cookie header for a token: out of reach of scripts and of other sites."""
    line = f"{cookie_name(secure=secure)}={token}; HttpOnly; SameSite=Lax; Path=/; Max-Age={MAX_AGE_SECONDS}"
    return line + "; Secure" if secure else line


def clearing_headers(name: str, host: Host | None, path: str) -> list[str]:
    """Set-Cookie headers that take away what neighbours can have put beside our own cookie.

    path: of the request with which it came.
    """
    if name != PLAIN_NAME:
        return []  # browsers keep no other one of this name
    scopes = ["", *(f"; Domain={domain}" for domain in _domains(host))]
    places = [(place, scope) for place in _paths(path) for scope in scopes]
    lines = [
        f"{name}=; Path={place}{scope}; Max-Age=0" for place, scope in places if (place, scope) != ("/", "")
    ]
    return lines[:MAX_CLEARING_HEADERS]


def _domains(host: Host | None) -> list[str]:
    """The host itself and the names above it; what is a country's no browser lets anybody have."""
    if host is None or host.is_address:
        return []
    labels = host.name.split(".")
    return [".".join(labels[first:]) for first in range(max(1, len(labels) - 1))][-MAX_DOMAINS:]


def _paths(path: str) -> list[str]:
    """The paths of cookies that come with a request of this path, as far as we have any."""
    found = ["/"]
    for part in path.split("/")[1:][:MAX_PATH_PARTS]:
        if part and part.isascii() and part.replace("-", "").replace(".", "").isalnum():
            found += [found[-1].rstrip("/") + f"/{part}", found[-1].rstrip("/") + f"/{part}/"]
        else:
            break
    return found
