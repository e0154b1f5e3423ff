"""Who asks: a person is known by a random token alone, in a cookie or in the Authorization header.

Only hashes of tokens are kept. Whoever reads the database cannot sit down in anybody's seat.
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
    """Somebody, by the hash of his token; `cookie` is the token itself if he keeps it in one, or is to."""

    cookie: str | None = None
    new: bool = False


def identify(headers: Headers, *, secure: bool) -> Principal:
    """Whoever sent these headers, or somebody new; raises Problem for a bearer token that cannot be one, and for two cookies.

    Another scheme is for a proxy that has asked for a password, and nothing to us.
    """
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        if not _TOKEN.fullmatch(token.strip()):
            raise problem(403, "server-bad-token")
        return Principal(hash_token(token.strip()))
    known = read_cookie(headers, cookie_name(secure=secure))
    if known is not None and _TOKEN.fullmatch(known):
        return Principal(hash_token(known), known)
    token = new_token()
    return Principal(hash_token(token), token, new=True)


def new_token() -> str:
    """A random token of 256 bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def is_token(value: str) -> bool:
    """Whether this could be a token."""
    return _TOKEN.fullmatch(value) is not None


def hash_token(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()
