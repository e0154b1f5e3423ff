"""The cookie that stores a token, and protection against cookies set by other sites.

A cookie does not reveal who has set it. A page on a sibling domain can set one for the whole site, a page on
another port or path of this host one with our name, and the browser decides which of two comes first. Over
https the name begins with `__Host-`: browsers accept it only from this host, over https, for all paths, and
other names are ignored. Without https there is no such protection: a request with two cookies is rejected,
and the browser is asked to delete those that are not ours.
"""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers

from spielhafen.core.text import text
from spielhafen.server.middleware.hosts import Host
from spielhafen.server.problems import Problem

PLAIN_NAME: Final = "mate"
SECURE_NAME: Final = "__Host-mate"
MAX_AGE_SECONDS: Final = 400 * 24 * 3600
"""The longest time that browsers keep a cookie."""
MAX_PATH_PARTS: Final = 6
"""Parts of a path for which foreign cookies are deleted."""
MAX_DOMAINS: Final = 4
"""Domains, ours and its parents, for which foreign cookies are deleted."""
MAX_CLEARING_HEADERS: Final = 40
"""Proxies limit the headers of an answer to a few thousand bytes."""


class DuplicateCookie(Problem):
    """Two cookies of our name came in one request, and it is unknown which of them is ours."""

    def __init__(self, name: str) -> None:
        super().__init__(400, text("server-two-cookies", name=name))
        self.name = name


def cookie_name(*, secure: bool) -> str:
    """Return the name of the cookie."""
    return SECURE_NAME if secure else PLAIN_NAME


def read_cookie(headers: Headers, name: str) -> str | None:
    """Return the value of this cookie; raises DuplicateCookie.

    Other cookies in the header may be malformed.
    """
    found = []
    for part in "; ".join(headers.getlist("cookie")).split(";"):
        key, _, value = part.partition("=")
        # Spaces and tabs only: browsers treat any other character as part of the name.
        if key.strip(" \t") == name:
            found.append(value.strip(" \t"))
    if len(found) > 1:
        raise DuplicateCookie(name)
    return found[0] if found else None


def set_cookie_header(token: str, *, secure: bool) -> str:
    """Return the Set-Cookie header for a token, which scripts and other sites cannot read."""
    line = f"{cookie_name(secure=secure)}={token}; HttpOnly; SameSite=Lax; Path=/; Max-Age={MAX_AGE_SECONDS}"
    return line + "; Secure" if secure else line


def clearing_headers(name: str, host: Host | None, path: str) -> list[str]:
    """Return Set-Cookie headers that delete cookies other sites may have set beside ours.

    path: of the request that had two cookies.
    """
    if name != PLAIN_NAME:
        return []  # browsers store no second one of this name
    scopes = ["", *(f"; Domain={domain}" for domain in _domains(host))]
    places = [(place, scope) for place in _paths(path) for scope in scopes]
    lines = [
        f"{name}=; Path={place}{scope}; Max-Age=0" for place, scope in places if (place, scope) != ("/", "")
    ]
    return lines[:MAX_CLEARING_HEADERS]


def _domains(host: Host | None) -> list[str]:
    """Return the host and its parent domains, without the top-level domain."""
    if host is None or host.is_address:
        return []
    labels = host.name.split(".")
    return [".".join(labels[first:]) for first in range(max(1, len(labels) - 1))][-MAX_DOMAINS:]


def _paths(path: str) -> list[str]:
    """Return the cookie paths that match a request of this path."""
    found = ["/"]
    for part in path.split("/")[1:][:MAX_PATH_PARTS]:
        if part and part.isascii() and part.replace("-", "").replace(".", "").isalnum():
            found += [found[-1].rstrip("/") + f"/{part}", found[-1].rstrip("/") + f"/{part}/"]
        else:
            break
    return found
