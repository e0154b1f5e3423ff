"""Who wants to be called by web push, and the key by which push services know this harbour."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, select

from spielhafen.store.engines import insert_factory
from spielhafen.store.schema import PUSH_KEY, SUBSCRIPTION

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from spielhafen.store.store import Store

MAX_PER_OWNER: Final = 4
"""Subscriptions of one person; a browser has one, and a new one now and then."""
STALE_SECONDS: Final = 90 * 24 * 3600.0
"""Seconds after which a browser that has not come again is forgotten; it says so anew whenever a page is opened."""


@dataclass(frozen=True)
class PushSubscription:
    """Where a browser is called, for whom (the hash of a token), the two values that messages are encrypted with, and how its
    owner is spoken to.
    """

    endpoint: str
    owner: str
    p256dh: str
    auth: str
    language: str
    at: float


def load_or_create_key(store: Store, generate: Callable[[], str]) -> str:
    """The key of this harbour; the first who asks makes it."""
    query = select(PUSH_KEY.c.key)
    with store.transaction() as link:
        if known := link.execute(query).scalar():
            return str(known)
        # Another process may be faster; then its key is everybody's.
        link.execute(
            insert_factory(link.engine)(PUSH_KEY).values(number=1, key=generate()).on_conflict_do_nothing()
        )
        return str(link.execute(query).scalar_one())


def save_subscription(store: Store, subscription: PushSubscription) -> None:
    """Keep it instead of what was known of this browser; of too many of one person the oldest are forgotten, and of all people
    those that have not come again for long.
    """
    row = asdict(subscription)
    with store.transaction() as link:
        link.execute(
            insert_factory(link.engine)(SUBSCRIPTION)
            .values(row)
            .on_conflict_do_update(index_elements=["endpoint"], set_=row)
        )
        own = select(SUBSCRIPTION.c.endpoint).where(SUBSCRIPTION.c.owner == subscription.owner)
        newest = own.order_by(SUBSCRIPTION.c.at.desc(), SUBSCRIPTION.c.endpoint)
        spare = list(link.scalars(newest.offset(MAX_PER_OWNER)))
        stale = SUBSCRIPTION.c.at < subscription.at - STALE_SECONDS
        link.execute(delete(SUBSCRIPTION).where(stale | SUBSCRIPTION.c.endpoint.in_(spare)))


def delete_subscription(store: Store, endpoint: str, owner: str) -> None:
    """This browser of this person is not called any more."""
    where = SUBSCRIPTION.c.endpoint == endpoint, SUBSCRIPTION.c.owner == owner
    with store.transaction() as link:
        link.execute(delete(SUBSCRIPTION).where(*where))


def find_subscriptions(store: Store, owners: Iterable[str]) -> list[PushSubscription]:
    """Where these people want to be called."""
    query = select(SUBSCRIPTION).where(SUBSCRIPTION.c.owner.in_(sorted(set(owners))))
    with store.transaction() as link:
        rows = link.execute(query.order_by(SUBSCRIPTION.c.at, SUBSCRIPTION.c.endpoint)).mappings()
        return [PushSubscription(**row) for row in rows]
