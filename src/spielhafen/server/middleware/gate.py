"""The gate that every request passes: who asks, from where, how often, how much; and what answers carry with them.

Against other sites in the same browser: a request that changes something, and every WebSocket, must come from our own
pages (Origin, Sec-Fetch-Site) or from a program that sends neither. Against names that are made to point at this machine
(DNS rebinding): the Host must be an address or one of our names.
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
"""Pairs of somebody and a table that he has found lately."""

ADDRESS_FACTOR: Final = 4
"""So many times as much as one person may all who ask from one address: a family, a club."""

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
CREATE_PATHS: Final = frozenset({"/api/tables", "/api/books"})
IMPORT_PATH: Final = "/api/books"
EXPENSIVE_READS: Final = re.compile(r"/api/(?:tables(?:/.*)?|games/[^/]+/(?:rules|examples)/.*)")
"""What is made for whoever asks: tables and their past, logbooks, proofs, rulebooks, examples."""
PUSH_PATHS: Final = frozenset({"/api/push", "/api/push/end"})
ANALYSIS_SUFFIXES: Final = ("/advice", "/why", "/luck", "/proof")
BROADCAST_SUFFIXES: Final = (
    "/sit", "/leave", "/bot", "/back", "/ticket", "/claim",
    "/ask-undo", "/ask-pause", "/ask-draw", "/answer", "/resume",
)  # fmt: skip
"""What is done at a table without playing: it can be done again and again, and each time everybody is told of it."""


@dataclass(frozen=True)
class Rate:
    """So many a second, and so many at once after a rest."""

    per_second: float
    burst: int


@dataclass
class TokenBuckets:
    """Tokens that grow back: who has none left must wait."""

    rate: Rate
    max_keys: int = 10_000  # buckets remembered
    _left: dict[str, tuple[float, float]] = field(default_factory=dict)

    def take(self, key: str, now: float) -> bool:
        """Whether `who` may do it once more at `now` (seconds of any steady clock)."""
        tokens = self._tokens(key, now)
        may = tokens >= 1
        self._left.pop(key, None)
        self._left[key] = (tokens - may, now)
        if len(self._left) > self.max_keys:
            del self._left[next(iter(self._left))]
        return may

    def has(self, key: str, now: float) -> bool:
        """Whether `who` might do it once more, which he does not do yet."""
        return self._tokens(key, now) >= 1

    def _tokens(self, who: str, now: float) -> float:
        tokens, last = self._left.get(who, (float(self.rate.burst), now))
        return min(self.rate.burst, tokens + (now - last) * self.rate.per_second)


@dataclass
class RateLimits:
    """How often somebody may change something, speak or have something thought about, and an address lay tables, ask for
    some that do not exist or let browsers be called; people never come near.

    Whoever comes without a token is somebody new each time, so most of what holds for one person holds for his address,
    too: there it is so many times (CROWD) as much.
    """

    changes: Rate = Rate(20, 200)
    """Of one person, and of one address."""
    tables: Rate = Rate(1, 60)
    chat: Rate = Rate(0.5, 8)
    """Of one person, and of one address."""
    guesses: Rate = Rate(0.2, 60)
    """Words of tables that do not exist, from one address. When they are used up nobody there is told of any table where he
    has no seat and has not been lately, whether it exists or not."""
    analyses: Rate = Rate(0.5, 30)
    """Advice, reasons, luck and proofs, which somebody must think about for long; of one person, and of one address."""
    push_changes: Rate = Rate(0.2, 40)
    """Browsers that are to be called from now on, or no more, from one address."""
    broadcasts: Rate = Rate(1, 30)
    """What plays nothing and is told to everybody at the table (GESTURES), of one person."""
    reads: Rate = Rate(40, 400)
    """What has to be made for whoever asks (COSTLY), lines included; of one person, and of one address."""
    imports: Rate = Rate(0.2, 12)
    """Logbooks that are brought, from one address: each is played through."""


class TableGuessLimit:
    """Somebody names tables: whether he is answered at all, and what came of it."""

    def __init__(self, gate: GuardMiddleware, principal: Principal, address: str) -> None:
        self._gate = gate
        self._principal = principal
        self._address = address

    def is_allowed(self, table_id: str) -> bool:
        """Whether this table may be looked for: he has found it lately, or there are guesses left where he asks from."""
        gate = self._gate
        return (self._principal.hash, table_id) in gate.known_tables or gate.guesses.has(
            self._address, gate.clock()
        )

    def record_found(self, table_id: str) -> None:
        """The table is there; whoever has no token yet is not known again."""
        known = self._gate.known_tables
        known.pop((self._principal.hash, table_id), None)
        if not self._principal.new:
            known[self._principal.hash, table_id] = None
        if len(known) > MAX_KNOWN_TABLES:
            del known[next(iter(known))]

    def record_miss(self) -> None:
        """There is none of this word; raises Problem 429 once that came too often."""
        if not self._gate.guesses.take(self._address, self._gate.clock()):
            raise problem(429, "server-too-often")


class GuardMiddleware:
    """ASGI middleware; see above. Puts into `scope["state"]`: `mate`, and `knock`, which whoever looks for a table asks."""

    def __init__(
        self,
        app: ASGIApp,
        names: frozenset[str],
        limits: RateLimits,
        clock: Callable[[], float] = time.monotonic,
        public_url: str = "",
    ) -> None:
        self.app = app
        self.host_names = names
        at = urlsplit(public_url)
        self.https_host = at.hostname if at.scheme == "https" else None
        """The name under which we are asked over https alone, whatever the last stretch of the way is like."""
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
        """By whom (the hash of his token) which table was found lately, the last one last."""

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
        sending = _HeaderSender(send, host, _cookie_for(principal, scope, secure=secure))
        if scope["type"] == "http":
            receive = _limit_body(receive, max_body_bytes(scope))
        try:
            await self.app(scope, receive, sending)
        except (ClientDisconnect, ClientDisconnected):
            LOGGER.debug("a client hung up before it was answered")
        except Exception as error:  # noqa: BLE001 - a mistake of ours: it goes to the log, never to the client
            LOGGER.error("a request failed", exc_info=error)
            if not sending.started:
                await self._fail(scope, receive, sending)

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
        """Whether we are asked over https.

        Who asks under another name, at home by the machine's address, may do so without: there a cookie that only
        https carries would be lost.
        """
        sealed = self.https_host is not None and host is not None and host.name == self.https_host
        return sealed or scope["scheme"] in ("https", "wss")

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
            self._spend((self.chat_from, address), (self.chat, principal), said="talk-too-often")

    def _spend(self, *shares: tuple[TokenBuckets, str], said: str = "server-too-often") -> None:
        """Raises Problem 429 unless each person and address may do it once more; after the first who may not none is asked."""
        now = self.clock()
        if not all(bucket.take(who, now) for bucket, who in shares):
            raise problem(429, said)

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
    """The cookie for somebody new; who comes in by the front door keeps his for another year."""
    if principal.cookie is None or not (principal.new or scope["path"] == "/"):
        return None
    return set_cookie_header(principal.cookie, secure=secure)


def _origin_host(origin: str) -> str | None:
    """The host, with its port, that a page comes from; None if this is no address."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def client_address_of(scope: Scope) -> str:
    """From where somebody asks, as limits count it; what a trusted proxy says of it stands there by now (`web_server.configured`)."""
    return network_of(str((scope.get("client") or ("",))[0]))


def max_body_bytes(scope: Scope) -> int:
    """How much a request may say; only whole logbooks are long."""
    return MAX_LOGBOOK_BYTES if scope["path"] == "/api/books" else MAX_BODY_BYTES


def _needs_analysis(scope: Scope) -> bool:
    path = scope["path"]
    return bool(path.startswith("/api/tables/") and path.endswith(ANALYSIS_SUFFIXES))


def _per_address(rate: Rate) -> Rate:
    return Rate(ADDRESS_FACTOR * rate.per_second, ADDRESS_FACTOR * rate.burst)


class _HeaderSender:
    """Adds our headers to an answer, and the cookie for somebody new, unless others might be given the same answer."""

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
    """Whether this begins something that no cache keeps which several share."""
    if message["type"] == "websocket.accept":
        return True
    if message["type"] != "http.response.start":
        return False
    kept = Headers(raw=message["headers"]).get("cache-control", "")
    return "no-store" in kept or "private" in kept


def _limit_body(receive: Receive, max_bytes: int) -> Receive:
    """The same body, which may not be longer than promised."""
    seen = 0

    async def limited() -> Any:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > max_bytes:
            raise problem(413, "server-too-big")
        return message

    return limited
