"""Web push subscriptions, and the key by which push services know this server."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from typing import Final

from sqlalchemy import delete, select

from spielhafen.store.engines import insert_factory
from spielhafen.store.schema import PUSH_KEY, SUBSCRIPTION
from spielhafen.store.store import Store

MAX_PER_OWNER: Final = 4
"""Subscriptions per person; a browser has one, and a new one now and then."""
STALE_SECONDS: Final = 90 * 24 * 3600.0
"""Seconds after which a browser that has not come again is forgotten.

A browser renews its subscription whenever a page is opened.
"""


MAX_ENDPOINT_LENGTH: Final = 1024


@dataclass(frozen=True)
class PushSubscription:
    """A browser's push endpoint, its owner's token hash, encryption keys and language."""

    endpoint: str
    owner: str
    p256dh: str
    auth: str
    language: str
    at: float


def load_or_create_key(store: Store, generate: Callable[[], str]) -> str:
    """Return this server's key; the first call stores a generated one."""
    query = select(PUSH_KEY.c.key)
    with store.transaction() as connection:
        if known := connection.execute(query).scalar():
            return str(known)
        # Another process may insert first; then its key is used.
        connection.execute(
            insert_factory(connection.engine)(PUSH_KEY)
            .values(number=1, key=generate())
            .on_conflict_do_nothing()
        )
        return str(connection.execute(query).scalar_one())


def save_subscription(store: Store, subscription: PushSubscription) -> None:
    """Store a browser's subscription; forget its owner's oldest ones, and all stale ones."""
    row = asdict(subscription)
    with store.transaction() as connection:
        connection.execute(
            insert_factory(connection.engine)(SUBSCRIPTION)
            .values(row)
            .on_conflict_do_update(index_elements=["endpoint"], set_=row)
        )
        own = select(SUBSCRIPTION.c.endpoint).where(SUBSCRIPTION.c.owner == subscription.owner)
        newest = own.order_by(SUBSCRIPTION.c.at.desc(), SUBSCRIPTION.c.endpoint)
        surplus = list(connection.scalars(newest.offset(MAX_PER_OWNER)))
        stale = SUBSCRIPTION.c.at < subscription.at - STALE_SECONDS
        connection.execute(delete(SUBSCRIPTION).where(stale | SUBSCRIPTION.c.endpoint.in_(surplus)))


def delete_subscription(store: Store, endpoint: str, owner: str) -> None:
    """Delete the subscription of this browser of this person."""
    where = SUBSCRIPTION.c.endpoint == endpoint, SUBSCRIPTION.c.owner == owner
    with store.transaction() as connection:
        connection.execute(delete(SUBSCRIPTION).where(*where))


def find_subscriptions(store: Store, owners: Iterable[str]) -> list[PushSubscription]:
    """Return the subscriptions of these people."""
    query = select(SUBSCRIPTION).where(SUBSCRIPTION.c.owner.in_(sorted(set(owners))))
    with store.transaction() as connection:
        rows = connection.execute(query.order_by(SUBSCRIPTION.c.at, SUBSCRIPTION.c.endpoint)).mappings()
        return [PushSubscription(**row) for row in rows]


def is_valid_endpoint(endpoint: str) -> bool:
    """Return whether this has the form of an endpoint."""
    is_printable = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    return is_printable and len(endpoint) <= MAX_ENDPOINT_LENGTH
