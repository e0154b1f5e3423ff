"""Identity of clients: a random token in a cookie or in the Authorization header.

Only hashes of tokens are stored, so that access to the database gives no access to seats.
"""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spielhafen.match.seating import Person
from spielhafen.server.middleware.cookies import cookie_name, read_cookie, set_cookie_header
from spielhafen.server.problems import problem

TOKEN_BYTES: Final = 32
NEW_PERSON: Final = "Spielhafen-New-Person"
"""Header by which the client learns to erase what it keeps of another person, if it is 1.

It is said to known people, too: a browser that has kept an answer would keep the header with it.
"""
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{40,128}")


@dataclass(frozen=True)
class Principal(Person):
    """A person by the hash of their token.

    cookie: the token itself, if it is, or is to be, stored in a cookie.
    """

    cookie: str | None = None
    new: bool = False


def identify(headers: Headers, *, secure: bool) -> Principal:
    """Return the principal of these headers, or a new one.

    Raises Problem for an invalid bearer token, and for two cookies. Other schemes than Bearer are ignored:
    they belong to a proxy that requires a password.
    """
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        if not _TOKEN.fullmatch(token.strip()):
            raise problem(403, "server-bad-token")
        return Principal(hash_token(token.strip()))
    cookie = read_cookie(headers, cookie_name(secure=secure))
    if cookie is not None and _TOKEN.fullmatch(cookie):
        return Principal(hash_token(cookie), cookie)
    token = new_token()
    return Principal(hash_token(token), token, new=True)


def new_token() -> str:
    """Return a random token of 256 bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def is_token(value: str) -> bool:
    """Return whether this could be a token."""
    return _TOKEN.fullmatch(value) is not None


def hash_token(token: str) -> str:
    """Return the hash of a token, which is what is stored."""
    return sha256(token.encode()).hexdigest()


class IdentityMiddleware:
    """ASGI middleware that puts the `principal` into `scope["state"]`.

    New principals get a cookie, unless the endpoint says `without_cookie` in the state. With `other_token` in the
    state, the client becomes the person of that token.

    public_url: the URL of the server as seen from other machines. If it begins with https, the server is
    reached by https only under its name, whatever protocol a proxy speaks with it.
    """

    def __init__(self, app: ASGIApp, public_url: str = "") -> None:
        self.app = app
        url = urlsplit(public_url)
        self.https_host = url.hostname if url.scheme == "https" else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        secure = self._is_secure(scope)
        principal = scope["state"]["principal"] = identify(Headers(scope=scope), secure=secure)
        own_cookie = _cookie_for(principal, scope, secure=secure)

        async def sender(message: Message) -> None:
            other: str | None = scope["state"].get("other_token")
            cookie = set_cookie_header(other, secure=secure) if other else own_cookie
            if cookie and _is_private(message) and not scope["state"].get("without_cookie"):
                headers = MutableHeaders(scope=message)
                headers.append("Set-Cookie", cookie)
                headers[NEW_PERSON] = "1" if principal.new or other else "0"
            await send(message)

        await self.app(scope, receive, sender)

    def _is_secure(self, scope: Scope) -> bool:
        """Return whether the client uses https.

        Under another name, such as the machine's address at home, it may not: a cookie only for https would
        be lost there.
        """
        https_only = self.https_host is not None and scope["state"]["host"].name == self.https_host
        return https_only or scope["scheme"] in ("https", "wss")


def _cookie_for(principal: Principal, scope: Scope, *, secure: bool) -> str | None:
    """Return the cookie for a new principal; with the start page again, to renew its lifetime."""
    if principal.cookie is None or not (principal.new or scope["path"] == "/"):
        return None
    return set_cookie_header(principal.cookie, secure=secure)


def _is_private(message: Message) -> bool:
    """Return whether the message begins an answer that no shared cache stores."""
    if message["type"] == "websocket.accept":
        return True
    if message["type"] != "http.response.start":
        return False
    cache_control = Headers(raw=message["headers"]).get("cache-control", "")
    return "no-store" in cache_control or "private" in cache_control
