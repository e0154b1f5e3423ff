"""Web push: notifications on devices, also while no page of the server is open.

A browser's subscription contains an endpoint at a push service and two values with which messages are
encrypted (RFC 8291), so that the service cannot read them; it identifies the server by a key (VAPID, RFC
8292). A message says at which table its reader is to move, and nothing of the game. Endpoints are untrusted
input: messages are sent by https to public addresses only.
"""

from __future__ import annotations

import asyncio
import time
from base64 import urlsafe_b64decode
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from queue import Empty, Full, Queue
from threading import Lock, Thread
from typing import Final, TypeAlias
from urllib.parse import urlsplit

import msgspec

from spielhafen.core.game import find_game
from spielhafen.server.notify.safe_http import post
from spielhafen.server.notify.webhook import MAX_QUEUED, TurnNotice, error_text
from spielhafen.server.notify.webpush_crypto import (
    VapidClaims,
    VapidKey,
    base64url,
    encrypt,
    generate_key,
    parse_contact,
)
from spielhafen.server.problems import LOGGER, problem
from spielhafen.server.token_buckets import Rate, TokenBuckets
from spielhafen.store import Store, push_subscriptions
from spielhafen.store.push_subscriptions import PushSubscription, is_valid_endpoint

PostFunction: TypeAlias = Callable[[str, bytes, Mapping[str, str]], int]
"""Sends a request with body and headers to a URL; returns the status or raises any error."""

GONE_STATUSES: Final = (404, 410)
"""Statuses for ended subscriptions."""
MESSAGE_TTL_SECONDS: Final = 24 * 3600
"""Seconds that a push service keeps a message for a device that is off."""
TOKEN_VALID_SECONDS: Final = 12 * 3600
"""Seconds that a VAPID token is valid; the standard allows at most a day."""
SENDER_THREADS: Final = 8
"""Threads that send messages, so that one slow service does not delay all others."""
SEND_TIMEOUT_SECONDS: Final = 5.0
"""Seconds to send one message."""
BROWSER_RATE: Final = Rate(0.2, 12)
"""Messages to one browser, so that the server cannot be used to flood it."""
MIN_PAUSE_SECONDS: Final = 60.0
MAX_PAUSE_SECONDS: Final = 600.0
"""Seconds for which an unreachable service is not tried again."""
P256DH_BYTES: Final = 65
AUTH_BYTES: Final = 16


@dataclass
class ServiceBackoff:
    """Unreachable services and how long they are paused: each time in a row twice as long."""

    max_services: int = 10_000  # services remembered
    _until: dict[str, tuple[float, float]] = field(
        default_factory=dict
    )  # by service: the end of the pause, and its length

    def is_paused(self, service: str, now: float) -> bool:
        """Return whether this service is paused at `now` (seconds)."""
        return now < self._until.get(service, (now, 0.0))[0]

    def record_failure(self, service: str, now: float) -> None:
        """Begin a pause after a failure, unless another thread has done so."""
        if self.is_paused(service, now):
            return
        length = min(max(MIN_PAUSE_SECONDS, 2 * self._until.pop(service, (now, 0.0))[1]), MAX_PAUSE_SECONDS)
        self._until[service] = (now + length, length)
        if len(self._until) > self.max_services:
            del self._until[next(iter(self._until))]

    def record_success(self, service: str) -> None:
        """End the pauses of this service."""
        self._until.pop(service, None)


class WebPushNotifier:
    """Sends messages to subscribed browsers; tests may replace `send`, `now` and `clock`."""

    def __init__(
        self,
        store: Store,
        contact: str,
        service: str | None = None,
        send: PostFunction | None = None,
        now: Callable[[], float] = time.time,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Load or create the VAPID key; raises BadContact, StoreError.

        contact: a mail address or a page. service: the prefix of endpoints of a push service of the operator,
        which may be private and without https.
        """
        self.store = store
        self.service = service
        self.contact = parse_contact(contact)
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
        """Return the normalised subscription.

        Raises Problem unless its endpoint is public and messages can be encrypted for it.
        """
        if not (self._is_own(subscription.endpoint) or is_public_endpoint(subscription.endpoint)):
            raise problem(422, "push-bad-address")
        try:
            p256dh, auth = _decode_keys(subscription)
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
        """Queue a notice; it is dropped if the queue is full."""
        try:
            self._notices.put_nowait(notice)
        except Full:
            LOGGER.warning("too many notifications are waiting; one of table %s is dropped", notice.table)

    async def run(self) -> None:
        """Send notices until cancelled.

        Daemon threads of its own do it, so that slow services block no other work and not the shutdown.
        """
        for index in range(SENDER_THREADS):
            Thread(target=self._send_notices, name=f"push-{index}", daemon=True).start()
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
        while (notice := self._notices.get()) is not None:
            try:
                self._push_all(notice)
            except Exception as error:  # noqa: BLE001 - a store error must not stop all later notices
                LOGGER.warning(
                    "players of table %s could not be notified: %s", notice.table, error_text(error)
                )
            finally:
                self._notices.task_done()

    def _push_all(self, notice: TurnNotice) -> None:
        for subscription in push_subscriptions.find_subscriptions(self.store, notice.owners):
            if self._stopping:
                return
            try:
                self.push(subscription, notice)
            except Exception as error:  # noqa: BLE001 - a bad endpoint must not stop notices to other browsers
                service = urlsplit(subscription.endpoint).netloc
                LOGGER.warning(
                    "a notification through %s could not be delivered: %s", service, error_text(error)
                )

    def push(self, subscription: PushSubscription, notice: TurnNotice) -> None:
        """Send a notice to one browser; deletes the subscription if it has ended.

        It is skipped if the browser got too many or its service is paused. May raise any error.
        """
        endpoint = subscription.endpoint
        service = urlsplit(endpoint).netloc
        with self._lock:
            if self._service_backoff.is_paused(service, self._clock()) or not self._browser_limit.take(
                endpoint, self._clock()
            ):
                LOGGER.info("a notification through %s is skipped", service)
                return
        message = msgspec.json.encode(push_message(subscription.language, notice))
        body = encrypt(message, *_decode_keys(subscription))
        status = self._send_tracked(service, endpoint, body, self.headers(endpoint, notice))
        if status in GONE_STATUSES:
            push_subscriptions.delete_subscription(self.store, endpoint, subscription.owner)
        elif status >= 300:
            LOGGER.warning("a notification through %s was answered %s", service, status)

    def _send_tracked(self, service: str, endpoint: str, body: bytes, headers: Mapping[str, str]) -> int:
        try:
            status = self._send(endpoint, body, headers)
        except Exception:
            with self._lock:
                self._service_backoff.record_failure(service, self._clock())
            raise
        with self._lock:
            self._service_backoff.record_success(service)
        return status

    def headers(self, endpoint: str, notice: TurnNotice) -> dict[str, str]:
        """Return the headers of a message, which replaces a waiting one of the same table."""
        parts = urlsplit(endpoint)
        expiry = int(self._now()) + TOKEN_VALID_SECONDS
        claims = VapidClaims(f"{parts.scheme}://{parts.netloc}", expiry, self.contact)
        return {
            "Authorization": f"vapid t={self.vapid_key.sign(claims)}, k={self.vapid_key.public_key}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(MESSAGE_TTL_SECONDS),
            "Urgency": "normal",
            "Topic": self.vapid_key.topic(notice.table, endpoint),
        }

    def _post(self, endpoint: str, body: bytes, headers: Mapping[str, str]) -> int:
        return post(endpoint, body, headers, SEND_TIMEOUT_SECONDS, allow_private=self._is_own(endpoint))


class PushMessage(msgspec.Struct):
    """A notification: the game, and the table at which its reader is to move."""

    title: str
    body: str
    table: str


def push_message(language: str, notice: TurnNotice) -> PushMessage:
    """Return the notification in the language of its reader."""
    from spielhafen.i18n import Translator

    say = Translator(language, find_game(notice.game))
    return PushMessage(say("game-title"), say("web-your-turn", table=notice.table), notice.table)


def is_public_endpoint(endpoint: str) -> bool:
    """Return whether this is an https URL at the default port.

    Whether its host is public is checked when it is used.
    """
    try:
        parts = urlsplit(endpoint)
        has_default_port = parts.port in (None, 443)
    except ValueError:
        return False
    plain = parts.username is None and parts.password is None and not parts.fragment
    return (
        is_valid_endpoint(endpoint)
        and parts.scheme == "https"
        and bool(parts.hostname)
        and has_default_port
        and plain
    )


def _decode_keys(subscription: PushSubscription) -> tuple[bytes, bytes]:
    """Return the keys for encryption; raises ValueError."""
    return (
        _decode_base64url(subscription.p256dh, P256DH_BYTES),
        _decode_base64url(subscription.auth, AUTH_BYTES),
    )


def _decode_base64url(value: str, size: int) -> bytes:
    """Decode base64url, padded or not; raises ValueError unless it has exactly `size` bytes."""
    plain = value.rstrip("=")
    decoded = urlsafe_b64decode(plain + "=" * (-len(plain) % 4))
    # The decoder skips foreign characters, and unused bits of the last one.
    if len(decoded) != size or base64url(decoded) != plain:
        raise ValueError(value)
    return decoded
