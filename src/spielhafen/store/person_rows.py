"""What a person has left outside of the parts of the server: found and erased."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Table, delete, select, update

from spielhafen.store.push_subscriptions import PushSubscription, find_subscriptions
from spielhafen.store.schema import NOTE, REPORT, RESULT, SUBSCRIPTION, TALK
from spielhafen.store.store import Store

ERASED_WORDS: Final = "…"
"""In the place of an erased chat message, whose number stays."""


def own_messages(store: Store, owner: str) -> list[tuple[str, str, float]]:
    """Return table, words and time of a person's chat messages, in order."""
    return _writings(store, TALK, owner)


def own_notes(store: Store, owner: str) -> list[tuple[str, str, float]]:
    """Return table, words and time of a person's private notes, in order."""
    return _writings(store, NOTE, owner)


def _writings(store: Store, table: Table, owner: str) -> list[tuple[str, str, float]]:
    query = select(table.c.match, table.c.words, table.c.at).where(table.c.owner == owner)
    with store.transaction() as connection:
        rows = connection.execute(query.order_by(table.c.at, table.c.match))
        return [(match, words, at) for match, words, at in rows]


def own_subscriptions(store: Store, owner: str) -> list[PushSubscription]:
    """Return the browsers of a person that get notifications."""
    return find_subscriptions(store, [owner])


def erase_rows(store: Store, owner: str) -> None:
    """Erase what belongs to a person alone, and the words of their chat messages."""
    with store.transaction() as connection:
        for table in (RESULT, NOTE, SUBSCRIPTION, REPORT):
            connection.execute(delete(table).where(table.c.owner == owner))
        connection.execute(update(TALK).where(TALK.c.owner == owner).values(words=ERASED_WORDS))
