"""Private feeds in the database: who has one, by the hash of its secret address."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import delete, select

from spielhafen.store.engines import insert_factory
from spielhafen.store.schema import TURN_FEED
from spielhafen.store.store import Store


@dataclass(frozen=True)
class TurnFeed:
    """A person's feed: the hash of the token in its address, its language, its beginning."""

    owner: str
    token: str
    language: str
    at: float
    """Unix seconds."""


def save_feed(store: Store, feed: TurnFeed) -> None:
    """Store a person's feed; an earlier address is void."""
    row = asdict(feed)
    with store.transaction() as connection:
        connection.execute(
            insert_factory(connection.engine)(TURN_FEED)
            .values(row)
            .on_conflict_do_update(index_elements=["owner"], set_=row)
        )


def find_feed(store: Store, owner: str) -> TurnFeed | None:
    """Return a person's feed; None if they have none."""
    with store.transaction() as connection:
        row = connection.execute(select(TURN_FEED).where(TURN_FEED.c.owner == owner)).first()
    return TurnFeed(*row) if row else None


def find_feed_by_token(store: Store, token: str) -> TurnFeed | None:
    """Return the feed whose address has the token with this hash; None if there is none."""
    with store.transaction() as connection:
        row = connection.execute(select(TURN_FEED).where(TURN_FEED.c.token == token)).first()
    return TurnFeed(*row) if row else None


def erase_feed(store: Store, owner: str) -> None:
    """Erase a person's feed, if they have one."""
    with store.transaction() as connection:
        connection.execute(delete(TURN_FEED).where(TURN_FEED.c.owner == owner))
