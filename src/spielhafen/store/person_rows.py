"""What a person has left outside of the parts of the server: found and erased."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, exists, select, update

from spielhafen.store.chat import IS_ANCHORED
from spielhafen.store.push_subscriptions import PushSubscription, find_subscriptions
from spielhafen.store.schema import NOTE, REPORT, RESULT, SUBSCRIPTION, TALK, TALK_ANCHOR
from spielhafen.store.store import Store

ERASED_WORDS: Final = "…"
"""In the place of an erased chat message, whose number stays."""


def own_messages(store: Store, owner: str) -> list[tuple[str, str, float, int | None]]:
    """Return table, words, time and move of a person's chat messages, in order."""
    query = select(TALK.c.match, TALK.c.words, TALK.c.at, TALK_ANCHOR.c.ply).where(TALK.c.owner == owner)
    with store.transaction() as connection:
        rows = connection.execute(query.outerjoin(TALK_ANCHOR, IS_ANCHORED).order_by(TALK.c.at, TALK.c.match))
        return [(match, words, at, ply) for match, words, at, ply in rows]


def own_notes(store: Store, owner: str) -> list[tuple[str, str, float]]:
    """Return table, words and time of a person's private notes, in order."""
    query = select(NOTE.c.match, NOTE.c.words, NOTE.c.at).where(NOTE.c.owner == owner)
    with store.transaction() as connection:
        rows = connection.execute(query.order_by(NOTE.c.at, NOTE.c.match))
        return [(match, words, at) for match, words, at in rows]


def own_subscriptions(store: Store, owner: str) -> list[PushSubscription]:
    """Return the browsers of a person that get notifications."""
    return find_subscriptions(store, [owner])


def erase_rows(store: Store, owner: str) -> None:
    """Erase what belongs to a person alone, and of their chat messages the words and the moves."""
    with store.transaction() as connection:
        for table in (RESULT, NOTE, SUBSCRIPTION, REPORT):
            connection.execute(delete(table).where(table.c.owner == owner))
        connection.execute(delete(TALK_ANCHOR).where(exists().where(IS_ANCHORED, TALK.c.owner == owner)))
        connection.execute(update(TALK).where(TALK.c.owner == owner).values(words=ERASED_WORDS))
