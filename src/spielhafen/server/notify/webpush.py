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
from spielhafen.server.middleware.gate import Rate, TokenBuckets
from spielhafen.server.notify.safe_http import post
from spielhafen.server.notify.webhook import MAX_QUEUED, error_text
from spielhafen.server.notify.webpush_crypto import VapidKey, base64url, encrypt, generate_key, parse_contact
from spielhafen.server.problems import LOGGER, problem
from spielhafen.store import push_subscriptions

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from spielhafen.server.notify.webhook import TurnNotice
    from spielhafen.store import Store
    from spielhafen.store.push_subscriptions import PushSubscription

    PostFunction = Callable[[str, bytes, Mapping[str, str]], int]
    """Sends this to an address; the status of the answer. Raises OSError and whatever else goes wrong."""

GONE_STATUSES: Final = (404, 410)
"""What a push service answers for a browser that is not called any more."""
MESSAGE_TTL_SECONDS: Final = 24 * 3600
"""Seconds that a message waits for a device that is off."""
TOKEN_VALID_SECONDS: Final = 12 * 3600
"""Seconds that the harbour's word towards a push service holds; a day is the most that is allowed."""
SENDER_THREADS: Final = 8
"""Messages under way at once, so that one slow service does not keep all others waiting."""
SEND_TIMEOUT_SECONDS: Final = 5.0
"""Seconds that a service may take for one."""
BROWSER_RATE: Final = Rate(0.2, 12)
"""Messages to one browser, so that nobody is made to annoy anybody through the harbour."""
MIN_PAUSE_SECONDS: Final = 60.0
MAX_PAUSE_SECONDS: Final = 600.0
"""Seconds that a service is left alone which could not be reached."""
MAX_ENDPOINT_LENGTH: Final = 1024
"""Signs of an address."""
P256DH_BYTES: Final = 65
AUTH_BYTES: Final = 16


@dataclass
class ServiceBackoff:
    """Services that could not be reached, and how long they are left alone: each time in a row twice as long."""

    max_services: int = 10_000  # services remembered
    _until: dict[str, tuple[float, float]] = field(default_factory=dict)  # when it ends, how long it is

    def is_paused(self, service: str, now: float) -> bool:
        """Whether this service is left alone at `now` (seconds)."""
        return now < self._until.get(service, (now, 0.0))[0]

    def record_failure(self, service: str, now: float) -> None:
        """It could not be reached; nothing happens if somebody else has found that out meanwhile."""
        if self.is_paused(service, now):
            return
        length = min(max(MIN_PAUSE_SECONDS, 2 * self._until.pop(service, (now, 0.0))[1]), MAX_PAUSE_SECONDS)
        self._until[service] = (now + length, length)
        if len(self._until) > self.max_services:
            del self._until[next(iter(self._until))]

    def record_success(self, service: str) -> None:
        """It was reached."""
        self._until.pop(service, None)


@dataclass(frozen=True)
class WebPushConfig:
    """Who answers for what is sent (a mail address or a page), and a push service of one's own, if there is one: the
    beginning of its addresses, which may be private and without https.
    """

    contact: str
    service: str | None = None


class WebPushNotifier:
    """Sends messages to browsers that let themselves be called; `send`, `now` and `clock` can be others in tests."""

    def __init__(
        self,
        store: Store,
        config: WebPushConfig,
        send: PostFunction | None = None,
        now: Callable[[], float] = time.time,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Raises BadContact, StoreTrouble."""
        self.store = store
        self.service = config.service
        self.contact = parse_contact(config.contact)
        self.vapid_key = VapidKey(push_subscriptions.load_or_create_key(store, generate_key))
        self._send = send or self._post
        self._now = now
        self._clock = clock
        self._notices: Queue[TurnNotice | None] = Queue(MAX_QUEUED)
        self._stopping = False
        self._lock = Lock()
        self._browser_limit = TokenBuckets(BROWSER_RATE)
        self._service_backoff = ServiceBackoff()

    def check_subscription(self, subscription: PushSubscription) -> PushSubscription:
        """The subscription as it is to be kept; raises Problem unless messages can be sealed for it and its address is one
        of the web.
        """
        if not (self._is_own(subscription.endpoint) or is_public_endpoint(subscription.endpoint)):
            raise problem(422, "push-bad-address")
        try:
            p256dh, auth = (
                _decode_base64url(subscription.p256dh, P256DH_BYTES),
                _decode_base64url(subscription.auth, AUTH_BYTES),
            )
            encrypt(b"", p256dh, auth)
        except ValueError:
            raise problem(422, "push-bad-key") from None
        return replace(subscription, p256dh=base64url(p256dh), auth=base64url(auth))

    def _is_own(self, endpoint: str) -> bool:
        return (
            self.service is not None
            and endpoint.startswith(f"{self.service}/")
            and is_valid_endpoint(endpoint)
        )

    def notify(self, notice: TurnNotice) -> None:
        """Send it as soon as those before are sent."""
        try:
            self._notices.put_nowait(notice)
        except Full:
            LOGGER.warning("too many calls are waiting; one from %s is left out", notice.table)

    async def run(self) -> None:
        """Send what is to be sent until cancelled. Threads of our own do it: nothing else may ever wait for strangers, and
        nobody waits for these threads when the harbour closes.
        """
        for number in range(SENDER_THREADS):
            Thread(target=self._send_notices, name=f"push-{number}", daemon=True).start()
        try:
            await asyncio.Event().wait()
        finally:
            self._stop_threads()

    def _stop_threads(self) -> None:
        self._stopping = True
        with suppress(Empty):
            while True:
                self._notices.get_nowait()
                self._notices.task_done()
        for _ in range(SENDER_THREADS):
            self._notices.put_nowait(None)

    def _send_notices(self) -> None:
        while (call := self._notices.get()) is not None:
            try:
                self._push_all(call)
            except Exception as error:  # noqa: BLE001 - whatever the store says must not silence all calls to come
                LOGGER.warning("nobody at %s could be called: %s", call.table, error_text(error))
            finally:
                self._notices.task_done()

    def _push_all(self, call: TurnNotice) -> None:
        for subscription in push_subscriptions.find_subscriptions(self.store, call.owners):
            if self._stopping:
                return
            try:
                self.push(subscription, call)
            except Exception as error:  # noqa: BLE001 - an address that anybody may give must not silence the others
                where = urlsplit(subscription.endpoint).netloc
                LOGGER.warning("a call by way of %s could not be delivered: %s", where, error_text(error))

    def push(self, subscription: PushSubscription, notice: TurnNotice) -> None:
        """Call one browser, unless it was called too often or its service could not be reached lately; who is gone is
        forgotten. Raises whatever can go wrong.
        """
        to = subscription.endpoint
        where = urlsplit(to).netloc
        with self._lock:
            if self._service_backoff.is_paused(where, self._clock()) or not self._browser_limit.take(
                to, self._clock()
            ):
                LOGGER.info("a call by way of %s is left out", where)
                return
        p256dh, auth = (
            _decode_base64url(subscription.p256dh, P256DH_BYTES),
            _decode_base64url(subscription.auth, AUTH_BYTES),
        )
        body = encrypt(msgspec.json.encode(push_message(subscription.language, notice)), p256dh, auth)
        status = self._send_tracked(where, to, body, self.headers(to, notice))
        if status in GONE_STATUSES:
            push_subscriptions.delete_subscription(self.store, to, subscription.owner)
        elif status >= 300:
            LOGGER.warning("a call by way of %s was answered %s", where, status)

    def _send_tracked(self, where: str, to: str, body: bytes, headers: Mapping[str, str]) -> int:
        try:
            status = self._send(to, body, headers)
        except Exception:
            with self._lock:
                self._service_backoff.record_failure(where, self._clock())
            raise
        with self._lock:
            self._service_backoff.record_success(where)
        return status

    def headers(self, endpoint: str, notice: TurnNotice) -> dict[str, str]:
        """What goes along with a message; a later one from the same table takes the place of one that still waits."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(self._now()) + TOKEN_VALID_SECONDS,
            "sub": self.contact,
        }
        return {
            "Authorization": f"vapid t={self.vapid_key.sign(claims)}, k={self.vapid_key.public_key}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(MESSAGE_TTL_SECONDS),
            "Urgency": "normal",
            "Topic": self.vapid_key.topic(notice.table, endpoint),
        }

    def _post(self, to: str, body: bytes, headers: Mapping[str, str]) -> int:
        return post(to, body, headers, SEND_TIMEOUT_SECONDS, allow_private=self._is_own(to))


def push_message(language: str, notice: TurnNotice) -> dict[str, Any]:
    """What the reader is told: in which game and at which table he is asked."""
    from spielhafen.i18n import Translator

    say = Translator(language, find_game(notice.game))
    return {
        "title": say("game-title"),
        "body": say("web-your-turn", table=notice.table),
        "table": notice.table,
    }


def is_valid_endpoint(endpoint: str) -> bool:
    """Whether this can be an address at all."""
    return (
        len(endpoint) <= MAX_ENDPOINT_LENGTH
        and endpoint.isascii()
        and endpoint.isprintable()
        and " " not in endpoint
    )


def is_public_endpoint(endpoint: str) -> bool:
    """Whether this is an address on the web, by https at the usual port; whom its name leads to is found out when it is used."""
    try:
        parts = urlsplit(endpoint)
        usual = parts.port in (None, 443)
    except ValueError:
        return False
    plain = parts.username is None and parts.password is None and not parts.fragment
    return (
        is_valid_endpoint(endpoint) and parts.scheme == "https" and bool(parts.hostname) and usual and plain
    )


def _decode_base64url(said: str, size: int) -> bytes:
    """What base64url holds, with or without signs that only fill it up; raises ValueError unless it is exactly so many bytes."""
    plain = said.rstrip("=")
    found = urlsafe_b64decode(plain + "=" * (-len(plain) % 4))
    # Foreign signs are passed over when it is read, and the last one may hold more than belongs to it.
    if len(found) != size or base64url(found) != plain:
        raise ValueError(said)
    return found
