"""Middleware for all requests: identity, origin checks, rate and size limits, and headers.

Against other sites in the same browser: a request that changes something, and every WebSocket, must come from
our own pages (Origin, Sec-Fetch-Site) or from a program that sends neither header. Against DNS rebinding: the
Host must be an IP address or one of our names.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from spielhafen.core.errors import SpielhafenError
from spielhafen.server.http_json import MAX_BODY_BYTES, MAX_LOGBOOK_BYTES, JsonResponse
from spielhafen.server.middleware.cookies import DuplicateCookie, clearing_headers, set_cookie_header
from spielhafen.server.middleware.hosts import Host, parse_host
from spielhafen.server.middleware.identity import Principal, identify
from spielhafen.server.middleware.security_headers import add_security_headers
from spielhafen.server.problems import LOGGER, error_body, error_headers, problem, status_of
from spielhafen.server.routes.web_client import html_page
from spielhafen.server.transport.ip_addresses import network_of

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

MAX_KNOWN_TABLES: Final = 10_000
"""Pairs of a principal and a table that they have found lately."""

ADDRESS_FACTOR: Final = 4
"""All clients of one address may do this many times as much as one person: a family, a club."""

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
CREATE_PATHS: Final = frozenset({"/api/tables", "/api/books"})
IMPORT_PATH: Final = "/api/books"
EXPENSIVE_READS: Final = re.compile(r"/api/(?:tables(?:/.*)?|games/[^/]+/(?:rules|examples)/.*)")
"""Answers computed for each request: tables, logbooks, proofs, rulebooks, examples."""
PUSH_PATHS: Final = frozenset({"/api/push", "/api/push/end"})
ANALYSIS_SUFFIXES: Final = ("/advice", "/why", "/luck", "/proof")
BROADCAST_SUFFIXES: Final = (
    "/sit", "/leave", "/bot", "/back", "/ticket", "/claim",
    "/ask-undo", "/ask-pause", "/ask-draw", "/answer", "/resume",
)  # fmt: skip
"""Commands that play nothing, can be repeated, and are broadcast to the whole table."""


@dataclass(frozen=True)
class Rate:
    """Requests per second, and a burst after a pause."""

    per_second: float
    burst: int


@dataclass
class TokenBuckets:
    """Token buckets by key, which refill over time."""

    rate: Rate
    max_keys: int = 10_000  # buckets remembered
    _left: dict[str, tuple[float, float]] = field(default_factory=dict)

    def take(self, key: str, now: float) -> bool:
        """Take a token and return whether there was one, at `now` (seconds of any steady clock)."""
        tokens = self._tokens(key, now)
        allowed = tokens >= 1
        self._left.pop(key, None)
        self._left[key] = (tokens - allowed, now)
        if len(self._left) > self.max_keys:
            del self._left[next(iter(self._left))]
        return allowed

    def has(self, key: str, now: float) -> bool:
        """Return whether there is a token, without taking it."""
        return self._tokens(key, now) >= 1

    def _tokens(self, key: str, now: float) -> float:
        tokens, last = self._left.get(key, (float(self.rate.burst), now))
        return min(self.rate.burst, tokens + (now - last) * self.rate.per_second)


@dataclass
class RateLimits:
    """Rate limits for each person and each address, far above what people need.

    A client without a token is a new person for each request, so most limits hold for its address, too, where
    they are ADDRESS_FACTOR times as high.
    """

    changes: Rate = Rate(20, 200)
    """Per person and per address."""
    tables: Rate = Rate(1, 60)
    chat: Rate = Rate(0.5, 8)
    """Per person and per address."""
    guesses: Rate = Rate(0.2, 60)
    """Wrong table ids, per address.

    After that, clients there are refused any table at which they have no seat and were not lately, so that
    they cannot find out whether it exists.
    """
    analyses: Rate = Rate(0.5, 30)
    """Advice, explanations, luck reports and proofs; per person and per address."""
    push_changes: Rate = Rate(0.2, 40)
    """Beginning and ending push subscriptions, per address."""
    broadcasts: Rate = Rate(1, 30)
    """Commands that are broadcast but play nothing (BROADCAST_SUFFIXES), per person."""
    reads: Rate = Rate(40, 400)
    """Answers computed for each request (EXPENSIVE_READS), and live connections.

    Per person and per address.
    """
    imports: Rate = Rate(0.2, 12)
    """Imported logbooks, per address: each is replayed."""


class TableGuessLimit:
    """Rate-limits guesses at table ids."""

    def __init__(self, guard: GuardMiddleware, principal: Principal, address: str) -> None:
        self._guard = guard
        self._principal = principal
        self._address = address

    def is_allowed(self, table_id: str) -> bool:
        """Return whether this table may be loaded: it was found lately, or there are guesses left."""
        guard = self._guard
        return (self._principal.hash, table_id) in guard.known_tables or guard.guesses.has(
            self._address, guard.clock()
        )

    def record_found(self, table_id: str) -> None:
        """Note that the table exists; a client without a token is not remembered."""
        tables = self._guard.known_tables
        tables.pop((self._principal.hash, table_id), None)
        if not self._principal.new:
            tables[self._principal.hash, table_id] = None
        if len(tables) > MAX_KNOWN_TABLES:
            del tables[next(iter(tables))]

    def record_miss(self) -> None:
        """Count a wrong id; raises Problem 429 after too many."""
        if not self._guard.guesses.take(self._address, self._guard.clock()):
            raise problem(429, "server-too-often")


class GuardMiddleware:
    """ASGI middleware, which puts `principal` and `guess_limit` into `scope["state"]`."""

    def __init__(
        self,
        app: ASGIApp,
        host_names: frozenset[str],
        limits: RateLimits,
        clock: Callable[[], float] = time.monotonic,
        public_url: str = "",
    ) -> None:
        self.app = app
        self.host_names = host_names
        url = urlsplit(public_url)
        self.https_host = url.hostname if url.scheme == "https" else None
        """The name under which the server is reached by https only, whatever a proxy speaks with it."""
        self.clock = clock
        self.changes = TokenBuckets(limits.changes)
        self.changes_from = TokenBuckets(_per_address(limits.changes))
        self.broadcasts = TokenBuckets(limits.broadcasts)
        self.tables = TokenBuckets(limits.tables)
        self.chat = TokenBuckets(limits.chat)
        self.chat_from = TokenBuckets(_per_address(limits.chat))
        self.guesses = TokenBuckets(limits.guesses)
        self.push_changes = TokenBuckets(limits.push_changes)
        self.analyses = TokenBuckets(limits.analyses)
        self.analyses_from = TokenBuckets(_per_address(limits.analyses))
        self.reads = TokenBuckets(limits.reads)
        self.reads_from = TokenBuckets(_per_address(limits.reads))
        self.imports = TokenBuckets(limits.imports)
        self.known_tables: dict[tuple[str, str], None] = {}
        """By principal (token hash), the tables found lately, in order."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = parse_host(headers)
        secure = self._is_secure(scope, host)
        try:
            self._check(scope, headers, host)
            principal = identify(headers, secure=secure)
            self._limit_rate(scope, principal.hash)
        except SpielhafenError as error:
            await self._reject(error, scope, receive, send)
            return
        scope.setdefault("state", {}).update(
            principal=principal, guess_limit=TableGuessLimit(self, principal, client_address_of(scope))
        )
        sender = _HeaderSender(send, host, _cookie_for(principal, scope, secure=secure))
        if scope["type"] == "http":
            receive = _limit_body(receive, max_body_bytes(scope))
        try:
            await self.app(scope, receive, sender)
        except (ClientDisconnect, ClientDisconnected):
            LOGGER.debug("a client disconnected before it was answered")
        except Exception as error:  # noqa: BLE001 - a bug of ours: it is logged and never shown to the client
            LOGGER.error("a request failed", exc_info=error)
            if not sender.started:
                await self._fail(scope, receive, sender)

    def _check(self, scope: Scope, headers: Headers, host: Host | None) -> None:
        if host is None or not (host.is_address or host.name in self.host_names):
            raise problem(403, "server-foreign-host")
        if scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS:
            origin = headers.get("origin")
            if origin is not None and _origin_host(origin) != str(host):
                raise problem(403, "server-foreign-origin")
            if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
                raise problem(403, "server-foreign-origin")
        length = headers.get("content-length", "0")
        if (
            not length.isdecimal()
            or len(length) > len(str(MAX_LOGBOOK_BYTES))
            or int(length) > max_body_bytes(scope)
        ):
            raise problem(413, "server-too-big")

    def _is_secure(self, scope: Scope, host: Host | None) -> bool:
        """Return whether the client uses https.

        Under another name, such as the machine's address at home, it may not: a cookie only for https would
        be lost there.
        """
        https_only = self.https_host is not None and host is not None and host.name == self.https_host
        return https_only or scope["scheme"] in ("https", "wss")

    def _limit_rate(self, scope: Scope, principal: str) -> None:
        address = client_address_of(scope)
        if _needs_analysis(scope):
            self._spend((self.analyses, principal), (self.analyses_from, address))
        path = scope["path"].rstrip("/")
        if scope["type"] == "websocket" or scope["method"] in SAFE_METHODS:
            if EXPENSIVE_READS.fullmatch(path):
                self._spend((self.reads, principal), (self.reads_from, address))
            return
        self._spend((self.changes, principal), (self.changes_from, address))
        if path.endswith(BROADCAST_SUFFIXES):
            self._spend((self.broadcasts, principal))
        if path in CREATE_PATHS:
            self._spend((self.tables, address))
        if path == IMPORT_PATH:
            self._spend((self.imports, address))
        if path in PUSH_PATHS:
            self._spend((self.push_changes, address))
        if path.endswith("/talk"):
            self._spend((self.chat_from, address), (self.chat, principal), error_key="talk-too-often")

    def _spend(self, *charges: tuple[TokenBuckets, str], error_key: str = "server-too-often") -> None:
        """Take a token from each bucket; raises Problem 429 at the first one that is empty."""
        now = self.clock()
        if not all(bucket.take(key, now) for bucket, key in charges):
            raise problem(429, error_key)

    async def _fail(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1011})
        else:
            error = problem(500, "server-failed")
            await JsonResponse(error_body(error), error.status)(scope, receive, send)

    async def _reject(self, error: SpielhafenError, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
            return
        page = html_page(scope, error.text, status_of(error))
        answer = page or JsonResponse(error_body(error), status_of(error))
        answer.headers.update(error_headers(error))
        if isinstance(error, DuplicateCookie):
            for line in clearing_headers(error.name, parse_host(Headers(scope=scope)), scope["path"]):
                answer.headers.append("Set-Cookie", line)
        await answer(scope, receive, _HeaderSender(send, None, None))


def _cookie_for(principal: Principal, scope: Scope, *, secure: bool) -> str | None:
    """Return the cookie for a new principal; with the start page again, to renew its lifetime."""
    if principal.cookie is None or not (principal.new or scope["path"] == "/"):
        return None
    return set_cookie_header(principal.cookie, secure=secure)


def _origin_host(origin: str) -> str | None:
    """Return host and port of an Origin header, or None if it is invalid."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def client_address_of(scope: Scope) -> str:
    """Return the client's network, which limits count; uvicorn has applied proxy headers."""
    return network_of(str((scope.get("client") or ("",))[0]))


def max_body_bytes(scope: Scope) -> int:
    """Return the size limit of a request; only imports of logbooks may be large."""
    return MAX_LOGBOOK_BYTES if scope["path"] == "/api/books" else MAX_BODY_BYTES


def _needs_analysis(scope: Scope) -> bool:
    path = scope["path"]
    return bool(path.startswith("/api/tables/") and path.endswith(ANALYSIS_SUFFIXES))


def _per_address(rate: Rate) -> Rate:
    return Rate(ADDRESS_FACTOR * rate.per_second, ADDRESS_FACTOR * rate.burst)


class _HeaderSender:
    """Adds our headers to an answer, and the cookie unless a shared cache may store the answer."""

    def __init__(self, send: Send, host: Host | None, cookie: str | None) -> None:
        self.send = send
        self.host = host
        self.cookie = cookie
        self.started = False

    async def __call__(self, message: Message) -> None:
        self.started = True
        if message["type"] == "http.response.start":
            message["headers"] = add_security_headers(message["headers"], self.host)
        if self.cookie and _is_private(message):
            MutableHeaders(scope=message).append("Set-Cookie", self.cookie)
        await self.send(message)


def _is_private(message: Message) -> bool:
    """Return whether the message begins an answer that no shared cache stores."""
    if message["type"] == "websocket.accept":
        return True
    if message["type"] != "http.response.start":
        return False
    cache_control = Headers(raw=message["headers"]).get("cache-control", "")
    return "no-store" in cache_control or "private" in cache_control


def _limit_body(receive: Receive, max_bytes: int) -> Receive:
    """Limit the size of a body."""
    received = 0

    async def limited() -> Any:
        nonlocal received
        message = await receive()
        received += len(message.get("body", b""))
        if received > max_bytes:
            raise problem(413, "server-too-big")
        return message

    return limited
