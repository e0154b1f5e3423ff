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
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec

from spielhafen.core.game import find_game
from spielhafen.server.calling import MOST_WAITING, PATIENCE, named
from spielhafen.server.problems import LOG, problem
from spielhafen.server.sealing import Key, contact_of, fresh_key, seal
from spielhafen.server.strangers import post_to_public
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
SENDERS: Final = 4
"""Messages under way at once, so that one slow service does not keep all others waiting."""
LONGEST: Final = 1024
"""Signs of an address."""
P256DH_BYTES: Final = 65
AUTH_BYTES: Final = 16


@dataclass(frozen=True)
class PushPlan:
    """Who answers for what is sent (a mail address or a page), and a push service of one's own, if there is one: the
    beginning of its addresses, which may be private and without https.
    """

    contact: str
    service: str | None = None


class Pusher:
    """Sends messages to browsers that let themselves be called; `send` and `now` can be others in tests."""

    def __init__(
        self,
        store: Store,
        plan: PushPlan,
        send: Post | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        """Raises BadContact, StoreTrouble."""
        self.store = store
        self.service = plan.service
        self.contact = contact_of(plan.contact)
        self.key = Key(subscribers.key(store, fresh_key))
        self._send = send or self._post
        self._now = now
        self._calls: asyncio.Queue[Call] = asyncio.Queue(MOST_WAITING)

    def check(self, subscription: Subscription) -> Subscription:
        """The subscription; raises Problem unless messages can be sealed for it and its address is one of the web."""
        if not (self._is_own(subscription.endpoint) or is_public(subscription.endpoint)):
            raise problem(422, "push-bad-address")
        try:
            seal(b"", _bytes(subscription.p256dh, P256DH_BYTES), _bytes(subscription.auth, AUTH_BYTES))
        except ValueError:
            raise problem(422, "push-bad-key") from None
        return subscription

    def _is_own(self, endpoint: str) -> bool:
        return self.service is not None and endpoint.startswith(f"{self.service}/") and fits(endpoint)

    def call(self, call: Call) -> None:
        """Send it as soon as those before are sent."""
        try:
            self._calls.put_nowait(call)
        except asyncio.QueueFull:
            LOG.warning("too many calls are waiting; one from %s is left out", call.table)

    async def keep(self) -> None:
        """Send what is to be sent until cancelled."""
        await asyncio.gather(*(self._keep() for _ in range(SENDERS)))

    async def _keep(self) -> None:
        while True:
            call = await self._calls.get()
            try:
                for subscription in await asyncio.to_thread(subscribers.of, self.store, call.owners):
                    await asyncio.to_thread(self.push, subscription, call)
            except Exception as error:  # noqa: BLE001 - whatever the store says must not silence all calls to come
                LOG.warning("nobody at %s could be called: %s", call.table, named(error))

    def push(self, subscription: Subscription, call: Call) -> None:
        """Call one browser; what cannot be delivered is told to the log, and who is gone is forgotten."""
        to = subscription.endpoint
        where = urlsplit(to).netloc
        try:
            p256dh, auth = _bytes(subscription.p256dh, P256DH_BYTES), _bytes(subscription.auth, AUTH_BYTES)
            body = seal(msgspec.json.encode(message(subscription.language, call)), p256dh, auth)
            status = self._send(to, body, self.headers(to, call))
        except Exception as error:  # noqa: BLE001 - an address that anybody may give must not silence the others
            LOG.warning("a call by way of %s could not be delivered: %s", where, named(error))
            return
        if status in GONE:
            subscribers.forget(self.store, to, subscription.owner)
        elif status >= 300:
            LOG.warning("a call by way of %s was answered %s", where, status)

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
        return post_to_public(to, body, headers, PATIENCE, private=self._is_own(to))


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


def _bytes(written: str, size: int) -> bytes:
    """What base64url holds; raises ValueError unless it is so many bytes."""
    found = urlsafe_b64decode(written + "=" * (-len(written) % 4))
    if len(found) != size:
        raise ValueError(written)
    return found
