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
from spielhafen.server.http_json import JSON, MOST_BYTES, MOST_BYTES_OF_A_BOOK
from spielhafen.server.middleware.cookies import TwoCookies, clearing_lines, cookie_line
from spielhafen.server.middleware.hosts import Host, host_of
from spielhafen.server.middleware.identity import Mate, mate_of
from spielhafen.server.middleware.security_headers import with_ours
from spielhafen.server.problems import LOG, body_of, headers_of, problem, status_of
from spielhafen.server.routes.web_client import page_of
from spielhafen.server.transport.ip_addresses import house_of

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_KNOWN: Final = 10_000
"""Pairs of somebody and a table that he has found lately."""

CROWD: Final = 4
"""So many times as much as one person may all who ask from one address: a family, a club."""

HARMLESS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
LAYING: Final = frozenset({"/api/tables", "/api/books"})
BOOKS: Final = "/api/books"
COSTLY: Final = re.compile(r"/api/(?:tables(?:/.*)?|games/[^/]+/(?:rules|examples)/.*)")
"""What is made for whoever asks: tables and their past, logbooks, proofs, rulebooks, examples."""
PUSHES: Final = frozenset({"/api/push", "/api/push/end"})
THOUGHTS: Final = ("/advice", "/why", "/luck", "/proof")
GESTURES: Final = (
    "/sit", "/leave", "/bot", "/back", "/ticket", "/claim",
    "/ask-undo", "/ask-pause", "/ask-draw", "/answer", "/resume",
)  # fmt: skip
"""What is done at a table without playing: it can be done again and again, and each time everybody is told of it."""


@dataclass(frozen=True)
class Rate:
    """So many a second, and so many at once after a rest."""

    each_second: float
    burst: int


@dataclass
class Bucket:
    """Tokens that grow back: who has none left must wait."""

    rate: Rate
    most: int = 10_000  # buckets remembered
    _left: dict[str, tuple[float, float]] = field(default_factory=dict)

    def take(self, who: str, now: float) -> bool:
        """Whether `who` may do it once more at `now` (seconds of any steady clock)."""
        tokens = self._tokens(who, now)
        may = tokens >= 1
        self._left.pop(who, None)
        self._left[who] = (tokens - may, now)
        if len(self._left) > self.most:
            del self._left[next(iter(self._left))]
        return may

    def has(self, who: str, now: float) -> bool:
        """Whether `who` might do it once more, which he does not do yet."""
        return self._tokens(who, now) >= 1

    def _tokens(self, who: str, now: float) -> float:
        tokens, last = self._left.get(who, (float(self.rate.burst), now))
        return min(self.rate.burst, tokens + (now - last) * self.rate.each_second)


@dataclass
class Limits:
    """How often somebody may change something, speak or have something thought about, and an address lay tables, ask for
    some that do not exist or let browsers be called; people never come near.

    Whoever comes without a token is somebody new each time, so most of what holds for one person holds for his address,
    too: there it is so many times (CROWD) as much.
    """

    changes: Rate = Rate(20, 200)
    """Of one person, and of one address."""
    tables: Rate = Rate(1, 60)
    talk: Rate = Rate(0.5, 8)
    """Of one person, and of one address."""
    guesses: Rate = Rate(0.2, 60)
    """Words of tables that do not exist, from one address. When they are used up nobody there is told of any table where he
    has no seat and has not been lately, whether it exists or not."""
    thoughts: Rate = Rate(0.5, 30)
    """Advice, reasons, luck and proofs, which somebody must think about for long; of one person, and of one address."""
    pushes: Rate = Rate(0.2, 40)
    """Browsers that are to be called from now on, or no more, from one address."""
    gestures: Rate = Rate(1, 30)
    """What plays nothing and is told to everybody at the table (GESTURES), of one person."""
    reads: Rate = Rate(40, 400)
    """What has to be made for whoever asks (COSTLY), lines included; of one person, and of one address."""
    books: Rate = Rate(0.2, 12)
    """Logbooks that are brought, from one address: each is played through."""


class Knock:
    """Somebody names tables: whether he is answered at all, and what came of it."""

    def __init__(self, gate: Gate, mate: Mate, address: str) -> None:
        self._gate = gate
        self._mate = mate
        self._address = address

    def may(self, word: str) -> bool:
        """Whether this table may be looked for: he has found it lately, or there are guesses left where he asks from."""
        gate = self._gate
        return (self._mate.hash, word) in gate.known or gate.guesses.has(self._address, gate.clock())

    def found(self, word: str) -> None:
        """The table is there; whoever has no token yet is not known again."""
        known = self._gate.known
        known.pop((self._mate.hash, word), None)
        if not self._mate.new:
            known[self._mate.hash, word] = None
        if len(known) > MOST_KNOWN:
            del known[next(iter(known))]

    def missed(self) -> None:
        """There is none of this word; raises Problem 429 once that came too often."""
        if not self._gate.guesses.take(self._address, self._gate.clock()):
            raise problem(429, "server-too-often")


class Gate:
    """ASGI middleware; see above. Puts into `scope["state"]`: `mate`, and `knock`, which whoever looks for a table asks."""

    def __init__(
        self,
        app: ASGIApp,
        names: frozenset[str],
        limits: Limits,
        clock: Callable[[], float] = time.monotonic,
        home: str = "",
    ) -> None:
        self.app = app
        self.names = names
        at = urlsplit(home)
        self.sealed = at.hostname if at.scheme == "https" else None
        """The name under which we are asked over https alone, whatever the last stretch of the way is like."""
        self.clock = clock
        self.changes = Bucket(limits.changes)
        self.changes_from = Bucket(_of_a_crowd(limits.changes))
        self.gestures = Bucket(limits.gestures)
        self.tables = Bucket(limits.tables)
        self.talk = Bucket(limits.talk)
        self.talk_from = Bucket(_of_a_crowd(limits.talk))
        self.guesses = Bucket(limits.guesses)
        self.pushes = Bucket(limits.pushes)
        self.thoughts = Bucket(limits.thoughts)
        self.thoughts_from = Bucket(_of_a_crowd(limits.thoughts))
        self.reads = Bucket(limits.reads)
        self.reads_from = Bucket(_of_a_crowd(limits.reads))
        self.books = Bucket(limits.books)
        self.known: dict[tuple[str, str], None] = {}
        """By whom (the hash of his token) which table was found lately, the last one last."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = host_of(headers)
        secure = self._is_secure(scope, host)
        try:
            self._check(scope, headers, host)
            mate = mate_of(headers, secure=secure)
            self._slow_down(scope, mate.hash)
        except SpielhafenError as error:
            await self._turn_away(error, scope, receive, send)
            return
        scope.setdefault("state", {}).update(mate=mate, knock=Knock(self, mate, address_of(scope)))
        sending = _Sending(send, host, _cookie_for(mate, scope, secure=secure))
        if scope["type"] == "http":
            receive = _limited(receive, most_bytes(scope))
        try:
            await self.app(scope, receive, sending)
        except (ClientDisconnect, ClientDisconnected):
            LOG.debug("a client hung up before it was answered")
        except Exception as error:  # noqa: BLE001 - a mistake of ours: it goes to the log, never to the client
            LOG.error("a request failed", exc_info=error)
            if not sending.begun:
                await self._fail(scope, receive, sending)

    def _check(self, scope: Scope, headers: Headers, host: Host | None) -> None:
        if host is None or not (host.is_address or host.name in self.names):
            raise problem(403, "server-foreign-host")
        if scope["type"] == "websocket" or scope["method"] not in HARMLESS:
            origin = headers.get("origin")
            if origin is not None and _host_of(origin) != str(host):
                raise problem(403, "server-foreign-origin")
            if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
                raise problem(403, "server-foreign-origin")
        length = headers.get("content-length", "0")
        if (
            not length.isdecimal()
            or len(length) > len(str(MOST_BYTES_OF_A_BOOK))
            or int(length) > most_bytes(scope)
        ):
            raise problem(413, "server-too-big")

    def _is_secure(self, scope: Scope, host: Host | None) -> bool:
        """Whether we are asked over https.

        Who asks under another name, at home by the machine's address, may do so without: there a cookie that only
        https carries would be lost.
        """
        sealed = self.sealed is not None and host is not None and host.name == self.sealed
        return sealed or scope["scheme"] in ("https", "wss")

    def _slow_down(self, scope: Scope, mate: str) -> None:
        address = address_of(scope)
        if _wants_a_thought(scope):
            self._take((self.thoughts, mate), (self.thoughts_from, address))
        path = scope["path"].rstrip("/")
        if scope["type"] == "websocket" or scope["method"] in HARMLESS:
            if COSTLY.fullmatch(path):
                self._take((self.reads, mate), (self.reads_from, address))
            return
        self._take((self.changes, mate), (self.changes_from, address))
        if path.endswith(GESTURES):
            self._take((self.gestures, mate))
        if path in LAYING:
            self._take((self.tables, address))
        if path == BOOKS:
            self._take((self.books, address))
        if path in PUSHES:
            self._take((self.pushes, address))
        if path.endswith("/talk"):
            self._take((self.talk_from, address), (self.talk, mate), said="talk-too-often")

    def _take(self, *shares: tuple[Bucket, str], said: str = "server-too-often") -> None:
        """Raises Problem 429 unless each person and address may do it once more; after the first who may not none is asked."""
        now = self.clock()
        if not all(bucket.take(who, now) for bucket, who in shares):
            raise problem(429, said)

    async def _fail(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1011})
        else:
            error = problem(500, "server-failed")
            await JSON(body_of(error), error.status)(scope, receive, send)

    async def _turn_away(self, error: SpielhafenError, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
            return
        page = page_of(scope, error.text, status_of(error))
        answer = page or JSON(body_of(error), status_of(error))
        answer.headers.update(headers_of(error))
        if isinstance(error, TwoCookies):
            for line in clearing_lines(error.name, host_of(Headers(scope=scope)), scope["path"]):
                answer.headers.append("Set-Cookie", line)
        await answer(scope, receive, _Sending(send, None, None))


def _cookie_for(mate: Mate, scope: Scope, *, secure: bool) -> str | None:
    """The cookie for somebody new; who comes in by the front door keeps his for another year."""
    if mate.cookie is None or not (mate.new or scope["path"] == "/"):
        return None
    return cookie_line(mate.cookie, secure=secure)


def _host_of(origin: str) -> str | None:
    """The host, with its port, that a page comes from; None if this is no address."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def address_of(scope: Scope) -> str:
    """From where somebody asks, as limits count it; what a trusted proxy says of it stands there by now (`web_server.configured`)."""
    return house_of(str((scope.get("client") or ("",))[0]))


def most_bytes(scope: Scope) -> int:
    """How much a request may say; only whole logbooks are long."""
    return MOST_BYTES_OF_A_BOOK if scope["path"] == "/api/books" else MOST_BYTES


def _wants_a_thought(scope: Scope) -> bool:
    path = scope["path"]
    return bool(path.startswith("/api/tables/") and path.endswith(THOUGHTS))


def _of_a_crowd(rate: Rate) -> Rate:
    return Rate(CROWD * rate.each_second, CROWD * rate.burst)


class _Sending:
    """Adds our headers to an answer, and the cookie for somebody new, unless others might be given the same answer."""

    def __init__(self, send: Send, host: Host | None, cookie: str | None) -> None:
        self.send = send
        self.host = host
        self.cookie = cookie
        self.begun = False

    async def __call__(self, message: Message) -> None:
        self.begun = True
        if message["type"] == "http.response.start":
            message["headers"] = with_ours(message["headers"], self.host)
        if self.cookie and _is_for_one_alone(message):
            MutableHeaders(scope=message).append("Set-Cookie", self.cookie)
        await self.send(message)


def _is_for_one_alone(message: Message) -> bool:
    """Whether this begins something that no cache keeps which several share."""
    if message["type"] == "websocket.accept":
        return True
    if message["type"] != "http.response.start":
        return False
    kept = Headers(raw=message["headers"]).get("cache-control", "")
    return "no-store" in kept or "private" in kept


def _limited(receive: Receive, most: int) -> Receive:
    """The same body, which may not be longer than promised."""
    seen = 0

    async def limited() -> Any:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > most:
            raise problem(413, "server-too-big")
        return message

    return limited
