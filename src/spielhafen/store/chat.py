"""Chat messages and private notes, stored beside the event log: no match depends on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, and_, delete, func, select

from spielhafen.store.schema import NOTE, TALK, TALK_ANCHOR, Count, Timestamp

MAX_ATTEMPTS: Final = 50
"""Attempts to number a message while other processes add messages, too."""
MIN_GAP_SECONDS: Final = 2e-6
"""Seconds between two messages of a room, so that numbers made of their times differ."""
MAX_SKEW_SECONDS: Final = 1.0
"""Seconds by which the clock of another machine may be slow without changing the order."""

IS_ANCHORED: Final = and_(TALK_ANCHOR.c.match == TALK.c.match, TALK_ANCHOR.c.number == TALK.c.number)
"""Joins a message with the move that it is about."""
_MESSAGES: Final = select(
    TALK, TALK_ANCHOR.c.ply, func.coalesce(TALK_ANCHOR.c.seq, 0).label("seq")
).outerjoin(TALK_ANCHOR, IS_ANCHORED)


@dataclass(frozen=True)
class NewChatMessage:
    """A message to be stored; `owner` is its author's token hash, `seat` their seat or None.

    If it is about a move, `ply` is the number of that, and `seq` of the newest event that the author knew.
    """

    match: str
    room: str
    owner: str
    seat: int | None
    name: str
    words: str
    at: float
    key: str | None = None
    ply: int | None = None
    seq: int = 0

    def write(self, connection: Connection, insert: Callable[[Any], Any]) -> ChatMessage:
        """Store the message with the next number; return the earlier one if its key was used before."""
        row = asdict(self)
        anchor = {"ply": row.pop("ply"), "seq": row.pop("seq")}
        row["key"] = None if self.key is None else _stored_key(self.owner, self.key)
        for _ in range(MAX_ATTEMPTS):
            # Another process may have received it at the same moment.
            if self.key is not None and (stored := find_sent(connection, self.match, self.owner, self.key)):
                return stored
            last = connection.execute(
                select(func.max(TALK.c.number)).where(TALK.c.match == self.match)
            ).scalar()
            row["number"], row["at"] = (last or 0) + 1, self._distinct_time(connection)
            if connection.execute(insert(TALK).values(row).on_conflict_do_nothing()).rowcount:
                add_anchor(connection, insert, message := _message(row | anchor), self.match)
                return message
        raise RuntimeError("no number for a chat message")

    def _distinct_time(self, connection: Connection) -> float:
        """Return the time of the message, or one right after those of its room at the same time."""
        at_that_time = TALK.c.at.between(self.at - MIN_GAP_SECONDS, self.at + MAX_SKEW_SECONDS)
        last: float | None = connection.execute(
            select(func.max(TALK.c.at)).where(
                TALK.c.match == self.match, TALK.c.room == self.room, at_that_time
            )
        ).scalar()
        return self.at if last is None else last + MIN_GAP_SECONDS


class ChatMessage(Struct, frozen=True):
    """A stored message with its number (1, 2, … in each match).

    That number would tell how many messages there are in other rooms; see `chat_visibility.shown_number`.
    """

    number: Count
    room: str
    owner: str
    seat: Count | None
    name: str
    words: str
    at: Timestamp
    key: str | None
    ply: Count | None = None
    """The move that it is about; 0: the beginning."""
    seq: Count = 0
    """The newest event that its author knew; 0 if it is about no move."""


@dataclass(frozen=True)
class PrivateNote:
    """A person's note for themselves at a table; `owner` is their token hash."""

    match: str
    owner: str
    words: str
    at: float

    def write(self, connection: Connection, insert: Callable[[Any], Any]) -> PrivateNote:
        """Store the note in place of the owner's previous one."""
        row = {"match": self.match, "owner": self.owner, "words": self.words, "at": self.at}
        connection.execute(
            insert(NOTE)
            .values(row)
            .on_conflict_do_update(
                index_elements=["match", "owner"], set_={"words": self.words, "at": self.at}
            )
        )
        return self


def _message(row: Any) -> ChatMessage:
    return ChatMessage(**{name: row[name] for name in ChatMessage.__struct_fields__})


def add_anchor(
    connection: Connection, insert: Callable[[Any], Any], message: ChatMessage, match: str
) -> None:
    """Store the move that a new message is about, if it is about one.

    An older program may have erased a message of the same number without its move.
    """
    is_same = (TALK_ANCHOR.c.match == match, TALK_ANCHOR.c.number == message.number)
    connection.execute(delete(TALK_ANCHOR).where(*is_same))
    if message.ply is not None:
        anchor = {"match": match, "number": message.number, "ply": message.ply, "seq": message.seq}
        connection.execute(insert(TALK_ANCHOR).values(anchor))


def find_sent(connection: Connection, match: str, owner: str, key: str) -> ChatMessage | None:
    """Return the message that a person has sent with this key, if there is one."""
    query = _MESSAGES.where(TALK.c.match == match, TALK.c.key == _stored_key(owner, key))
    found = connection.execute(query).mappings().first()
    return None if found is None else _message(found)


def _stored_key(owner: str, key: str) -> str:
    return f"{owner}:{key}"


def all_messages(connection: Connection, match: str) -> list[ChatMessage]:
    """Return all messages of a match, in order."""
    query = _MESSAGES.where(TALK.c.match == match).order_by(TALK.c.number)
    return [_message(row) for row in connection.execute(query).mappings()]


def newest_messages(
    connection: Connection, match: str, rooms: Sequence[str], after: int, limit: int
) -> list[ChatMessage]:
    """Return the newest messages of these rooms with numbers above `after`, in order."""
    query = _MESSAGES.where(TALK.c.match == match, TALK.c.room.in_(rooms), TALK.c.number > after)
    newest = connection.execute(query.order_by(TALK.c.number.desc()).limit(limit)).mappings()
    return [_message(row) for row in newest][::-1]


def find_note(connection: Connection, match: str, owner: str) -> str:
    """Return a person's note at a table; empty if there is none."""
    query = select(NOTE.c.words).where(NOTE.c.match == match, NOTE.c.owner == owner)
    return connection.execute(query).scalar() or ""
