"""Web push: people are called on their devices, also while no page of the harbour is open.

A browser that lets itself be called names an address at a push service of its maker, and two values that messages to it are
encrypted with (RFC 8291), so the service cannot read them; it knows the harbour by a key of its own (VAPID, RFC 8292). A
message says at which table its reader is asked, and nothing of what lies there. The address comes from a browser, that is,
from anybody: nothing is sent but by https to public addresses.
"""

from __future__ import annotations

import asyncio
import time
from base64 import urlsafe_b64decode
from contextlib import suppress
from dataclasses import dataclass, field, replace
from queue import Empty, Full, Queue
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec

from spielhafen.core.game import find_game
from spielhafen.server.calling import MOST_WAITING, named
from spielhafen.server.gate import Bucket, Rate
from spielhafen.server.problems import LOG, problem
from spielhafen.server.sealing import Key, contact_of, fresh_key, seal, written
from spielhafen.server.strangers import post_to
from spielhafen.store import subscribers

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from spielhafen.server.calling import Call
    from spielhafen.store import Store
    from spielhafen.store.subscribers import Subscription

    Post = Callable[[str, bytes, Mapping[str, str]], int]
    """Sends this to an address; the status of the answer. Raises OSError and whatever else goes wrong."""

GONE: Final = (404, 410)
"""What a push service answers for a browser that is not called any more."""
KEEP: Final = 24 * 3600
"""Seconds that a message waits for a device that is off."""
VALID: Final = 12 * 3600
"""Seconds that the harbour's word towards a push service holds; a day is the most that is allowed."""
SENDERS: Final = 8
"""Messages under way at once, so that one slow service does not keep all others waiting."""
PATIENCE: Final = 5.0
"""Seconds that a service may take for one."""
POSTS: Final = Rate(0.2, 12)
"""Messages to one browser, so that nobody is made to annoy anybody through the harbour."""
REST: Final = 60.0
LONGEST_REST: Final = 600.0
"""Seconds that a service is left alone which could not be reached."""
LONGEST: Final = 1024
"""Signs of an address."""
P256DH_BYTES: Final = 65
AUTH_BYTES: Final = 16


@dataclass
class Rests:
    """Services that could not be reached, and how long they are left alone: each time in a row twice as long."""

    most: int = 10_000  # services remembered
    _until: dict[str, tuple[float, float]] = field(default_factory=dict)  # when it ends, how long it is

    def holds(self, where: str, now: float) -> bool:
        """Whether this service is left alone at `now` (seconds)."""
        return now < self._until.get(where, (now, 0.0))[0]

    def begin(self, where: str, now: float) -> None:
        """It could not be reached; nothing happens if somebody else has found that out meanwhile."""
        if self.holds(where, now):
            return
        length = min(max(REST, 2 * self._until.pop(where, (now, 0.0))[1]), LONGEST_REST)
        self._until[where] = (now + length, length)
        if len(self._until) > self.most:
            del self._until[next(iter(self._until))]

    def end(self, where: str) -> None:
        """It was reached."""
        self._until.pop(where, None)


@dataclass(frozen=True)
class PushPlan:
    """Who answers for what is sent (a mail address or a page), and a push service of one's own, if there is one: the
    beginning of its addresses, which may be private and without https.
    """

    contact: str
    service: str | None = None


class Pusher:
    """Sends messages to browsers that let themselves be called; `send`, `now` and `clock` can be others in tests."""

    def __init__(
        self,
        store: Store,
        plan: PushPlan,
        send: Post | None = None,
        now: Callable[[], float] = time.time,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Raises BadContact, StoreTrouble."""
        self.store = store
        self.service = plan.service
        self.contact = contact_of(plan.contact)
        self.key = Key(subscribers.key(store, fresh_key))
        self._send = send or self._post
        self._now = now
        self._clock = clock
        self._calls: Queue[Call | None] = Queue(MOST_WAITING)
        self._over = False
        self._lock = Lock()
        self._posts = Bucket(POSTS)
        self._rests = Rests()

    def check(self, subscription: Subscription) -> Subscription:
        """The subscription as it is to be kept; raises Problem unless messages can be sealed for it and its address is one
        of the web.
        """
        if not (self._is_own(subscription.endpoint) or is_public(subscription.endpoint)):
            raise problem(422, "push-bad-address")
        try:
            p256dh, auth = _bytes(subscription.p256dh, P256DH_BYTES), _bytes(subscription.auth, AUTH_BYTES)
            seal(b"", p256dh, auth)
        except ValueError:
            raise problem(422, "push-bad-key") from None
        return replace(subscription, p256dh=written(p256dh), auth=written(auth))

    def _is_own(self, endpoint: str) -> bool:
        return self.service is not None and endpoint.startswith(f"{self.service}/") and fits(endpoint)

    def call(self, call: Call) -> None:
        """Send it as soon as those before are sent."""
        try:
            self._calls.put_nowait(call)
        except Full:
            LOG.warning("too many calls are waiting; one from %s is left out", call.table)

    async def keep(self) -> None:
        """Send what is to be sent until cancelled. Threads of our own do it: nothing else may ever wait for strangers, and
        nobody waits for these threads when the harbour closes.
        """
        for number in range(SENDERS):
            Thread(target=self._keep, name=f"push-{number}", daemon=True).start()
        try:
            await asyncio.Event().wait()
        finally:
            self._dismiss()

    def _dismiss(self) -> None:
        self._over = True
        with suppress(Empty):
            while True:
                self._calls.get_nowait()
                self._calls.task_done()
        for _ in range(SENDERS):
            self._calls.put_nowait(None)

    def _keep(self) -> None:
        while (call := self._calls.get()) is not None:
            try:
                self._push_all(call)
            except Exception as error:  # noqa: BLE001 - whatever the store says must not silence all calls to come
                LOG.warning("nobody at %s could be called: %s", call.table, named(error))
            finally:
                self._calls.task_done()

    def _push_all(self, call: Call) -> None:
        for subscription in subscribers.of(self.store, call.owners):
            if self._over:
                return
            try:
                self.push(subscription, call)
            except Exception as error:  # noqa: BLE001 - an address that anybody may give must not silence the others
                where = urlsplit(subscription.endpoint).netloc
                LOG.warning("a call by way of %s could not be delivered: %s", where, named(error))

    def push(self, subscription: Subscription, call: Call) -> None:
        """Call one browser, unless it was called too often or its service could not be reached lately; who is gone is
        forgotten. Raises whatever can go wrong.
        """
        to = subscription.endpoint
        where = urlsplit(to).netloc
        with self._lock:
            if self._rests.holds(where, self._clock()) or not self._posts.take(to, self._clock()):
                LOG.info("a call by way of %s is left out", where)
                return
        p256dh, auth = _bytes(subscription.p256dh, P256DH_BYTES), _bytes(subscription.auth, AUTH_BYTES)
        body = seal(msgspec.json.encode(message(subscription.language, call)), p256dh, auth)
        status = self._reach(where, to, body, self.headers(to, call))
        if status in GONE:
            subscribers.forget(self.store, to, subscription.owner)
        elif status >= 300:
            LOG.warning("a call by way of %s was answered %s", where, status)

    def _reach(self, where: str, to: str, body: bytes, headers: Mapping[str, str]) -> int:
        try:
            status = self._send(to, body, headers)
        except Exception:
            with self._lock:
                self._rests.begin(where, self._clock())
            raise
        with self._lock:
            self._rests.end(where)
        return status

    def headers(self, to: str, call: Call) -> dict[str, str]:
        """What goes along with a message; a later one from the same table takes the place of one that still waits."""
        parts = urlsplit(to)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(self._now()) + VALID,
            "sub": self.contact,
        }
        return {
            "Authorization": f"vapid t={self.key.signed(claims)}, k={self.key.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP),
            "Urgency": "normal",
            "Topic": self.key.topic(call.table, to),
        }

    def _post(self, to: str, body: bytes, headers: Mapping[str, str]) -> int:
        return post_to(to, body, headers, PATIENCE, private=self._is_own(to))


def message(language: str, call: Call) -> dict[str, Any]:
    """What the reader is told: in which game and at which table he is asked."""
    from spielhafen.words import Words

    say = Words(language, find_game(call.game))
    return {
        "title": say("game-title"),
        "body": say("web-your-turn", table=call.table),
        "table": call.table,
    }


def fits(endpoint: str) -> bool:
    """Whether this can be an address at all."""
    return len(endpoint) <= LONGEST and endpoint.isascii() and endpoint.isprintable() and " " not in endpoint


def is_public(endpoint: str) -> bool:
    """Whether this is an address on the web, by https at the usual port; whom its name leads to is found out when it is used."""
    try:
        parts = urlsplit(endpoint)
        usual = parts.port in (None, 443)
    except ValueError:
        return False
    plain = parts.username is None and parts.password is None and not parts.fragment
    return fits(endpoint) and parts.scheme == "https" and bool(parts.hostname) and usual and plain


def _bytes(said: str, size: int) -> bytes:
    """What base64url holds, with or without signs that only fill it up; raises ValueError unless it is exactly so many bytes."""
    plain = said.rstrip("=")
    found = urlsafe_b64decode(plain + "=" * (-len(plain) % 4))
    # Foreign signs are passed over when it is read, and the last one may hold more than belongs to it.
    if len(found) != size or written(found) != plain:
        raise ValueError(said)
    return found
