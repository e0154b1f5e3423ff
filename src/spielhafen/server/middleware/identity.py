"""Identity of clients: a random token in a cookie or in the Authorization header.

Only hashes of tokens are stored, so that access to the database gives no access to seats.
"""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from spielhafen.match.seating import Person
from spielhafen.server.middleware.cookies import cookie_name, read_cookie
from spielhafen.server.problems import problem

if TYPE_CHECKING:
    from starlette.datastructures import Headers

TOKEN_BYTES: Final = 32
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
