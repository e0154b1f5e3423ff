"""What is said at tables, and what people note for themselves. It stands beside the log of events: no match depends on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import func, select

from spielhafen.store.schema import NOTE, TALK

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection

MAX_ATTEMPTS: Final = 50
"""Numbers tried for a line while others say something, too."""


@dataclass(frozen=True)
class NewChatMessage:
    """Something to be said: in which room, by whom (the hash of his token), from which seat (None: none), under which name."""

    match: str
    room: str
    owner: str
    seat: int | None
    name: str
    words: str
    at: float
    key: str | None = None

    def write(self, link: Connection, insert: Callable[[Any], Any]) -> ChatMessage:
        """Give it the next number and keep it; what came before with the same key is what it was then."""
        row = {
            name: getattr(self, name) for name in ("match", "room", "owner", "seat", "name", "words", "at")
        }
        row["key"] = None if self.key is None else f"{self.owner}:{self.key}"
        for _ in range(MAX_ATTEMPTS):
            if known := self._known(link, row["key"]):  # perhaps another process was told at the same moment
                return known
            last = link.execute(select(func.max(TALK.c.number)).where(TALK.c.match == self.match)).scalar()
            row["number"] = (last or 0) + 1
            if link.execute(insert(TALK).values(row).on_conflict_do_nothing()).rowcount:
                return _said(row)
        raise RuntimeError("no number for a line of talk")

    def _known(self, link: Connection, key: str | None) -> ChatMessage | None:
        query = select(TALK).where(TALK.c.match == self.match, TALK.c.key == key)
        found = None if key is None else link.execute(query).mappings().first()
        return None if found is None else _said(found)


@dataclass(frozen=True)
class ChatMessage:
    """A line of talk with its number (1, 2, … in each match)."""

    number: int
    room: str
    owner: str
    seat: int | None
    name: str
    words: str
    at: float


@dataclass(frozen=True)
class PrivateNote:
    """What somebody (by the hash of his token) notes for himself at a table."""

    match: str
    owner: str
    words: str
    at: float

    def write(self, link: Connection, insert: Callable[[Any], Any]) -> PrivateNote:
        """Keep it instead of what he had noted before."""
        row = {"match": self.match, "owner": self.owner, "words": self.words, "at": self.at}
        link.execute(
            insert(NOTE)
            .values(row)
            .on_conflict_do_update(
                index_elements=["match", "owner"], set_={"words": self.words, "at": self.at}
            )
        )
        return self


def _said(row: Any) -> ChatMessage:
    return ChatMessage(**{name: row[name] for name in ChatMessage.__dataclass_fields__})


def newest_messages(
    link: Connection, match: str, rooms: Sequence[str], after: int, limit: int
) -> list[ChatMessage]:
    """The newest lines of these rooms with greater numbers, in order."""
    query = select(TALK).where(TALK.c.match == match, TALK.c.room.in_(rooms), TALK.c.number > after)
    newest = link.execute(query.order_by(TALK.c.number.desc()).limit(limit)).mappings()
    return [_said(row) for row in newest][::-1]


def find_note(link: Connection, match: str, owner: str) -> str:
    """What somebody has noted at a table."""
    query = select(NOTE.c.words).where(NOTE.c.match == match, NOTE.c.owner == owner)
    return link.execute(query).scalar() or ""
