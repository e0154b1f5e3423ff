"""The gate that every request passes: who asks, from where, how often, how much; and what answers carry with them.

Against other sites in the same browser: a request that changes something, and every WebSocket, must come from our own
pages (Origin, Sec-Fetch-Site) or from a program that sends neither. Against names that are made to point at this machine
(DNS rebinding): the Host must be an address or one of our names.
"""

from __future__ import annotations

import ipaddress
import re
import socket
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders

from spielhafen.core.errors import SpielhafenError
from spielhafen.server.bodies import JSON, MOST_BYTES, MOST_BYTES_OF_A_BOOK
from spielhafen.server.client import page_of
from spielhafen.server.mates import Mate, cookie_line, mate_of
from spielhafen.server.problems import LOG, body_of, headers_of, problem, status_of

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

REMEMBERED: Final = 256
"""Names under which we were asked lately, and what follows from them; addresses, too."""

MOST_KNOWN: Final = 10_000
"""Pairs of somebody and a table that he has found lately."""

CROWD: Final = 4
"""So many times as much as one person may all who ask from one address: a family, a club."""

NETWORK: Final = 64
"""Bits that those addresses of IPv6 share which are given to one house: each of its machines may have any number of them."""

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

HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

POLICY: Final = (
    "default-src 'self'; connect-src 'self' ws://{host} wss://{host}; object-src 'none'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
"""Content security: our own files only, no script or style written into a page."""


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


def own_names(host: str, more: Iterable[str] = ()) -> frozenset[str]:
    """The names under which this machine may be asked."""
    name = socket.gethostname().lower()
    return frozenset({"localhost", host.lower(), name, f"{name}.local", *(item.lower() for item in more)})


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
        try:
            self._check(scope, headers)
            mate = mate_of(headers)
            self._slow_down(scope, mate.hash)
        except SpielhafenError as error:
            await self._turn_away(error, scope, receive, send)
            return
        scope.setdefault("state", {}).update(mate=mate, knock=Knock(self, mate, address_of(scope)))
        sending = _Sending(send, headers.get("host", ""), self._cookie_for(mate, scope))
        if scope["type"] == "http":
            receive = _limited(receive, most_bytes(scope))
        try:
            await self.app(scope, receive, sending)
        except Exception as error:  # noqa: BLE001 - a mistake of ours: it goes to the log, never to the client
            LOG.error("a request failed", exc_info=error)
            if not sending.begun:
                await self._fail(scope, receive, sending)

    def _check(self, scope: Scope, headers: Headers) -> None:
        host = headers.get("host", "")
        if not self._is_ours(host):
            raise problem(403, "server-foreign-host")
        if scope["type"] == "websocket" or scope["method"] not in HARMLESS:
            origin = headers.get("origin")
            if origin is not None and _host_of(origin) != host.lower():
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

    def _is_ours(self, host: str) -> bool:
        name = _name_of(host)
        return name in self.names or _is_address(name)

    def _cookie_for(self, mate: Mate, scope: Scope) -> str | None:
        """The cookie for somebody new; who comes in by the front door keeps his for another year.

        Who asks under another name, at home by the machine's address, may do so without https: there a cookie that only
        https carries would be lost.
        """
        if mate.cookie is None or not (mate.new or scope["path"] == "/"):
            return None
        sealed = self.sealed is not None and _name_of(Headers(scope=scope).get("host", "")) == self.sealed
        return cookie_line(mate.cookie, secure=sealed or scope["scheme"] in ("https", "wss"))

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
        await answer(scope, receive, _Sending(send, "", None))


def _name_of(host: str) -> str:
    """The name in a Host header, without the port; empty if there is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _host_of(origin: str) -> str | None:
    """The host, with its port, that a page comes from; None if this is no address."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


@lru_cache(REMEMBERED)
def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def address_of(scope: Scope) -> str:
    """From where somebody asks, as limits count it; what a trusted proxy says of it stands there by now (`serving.configured`)."""
    return _house(str((scope.get("client") or ("",))[0]))


@lru_cache(REMEMBERED)
def _house(address: str) -> str:
    """The address itself; of IPv6 the network, unless the address is one of IPv4 in other clothes."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    return str(found.ipv4_mapped or ipaddress.IPv6Network((int(found), NETWORK), strict=False))


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

    def __init__(self, send: Send, host: str, cookie: str | None) -> None:
        self.send = send
        self.host = host
        self.cookie = cookie
        self.begun = False

    async def __call__(self, message: Message) -> None:
        self.begun = True
        if message["type"] == "http.response.start":
            message["headers"] = _with_ours(message["headers"], self.host)
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


def _with_ours(headers: Iterable[tuple[bytes, bytes]], host: str) -> list[tuple[bytes, bytes]]:
    """The headers of an answer, and those of ours that it does not have."""
    given = list(headers)
    names = {name.lower() for name, _ in given}
    return given + [header for header in _ours(host) if header[0] not in names]


@lru_cache(REMEMBERED)
def _ours(host: str) -> list[tuple[bytes, bytes]]:
    ours = {**HEADERS, "Content-Security-Policy": POLICY.format(host=host)}
    return [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in ours.items()]


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
