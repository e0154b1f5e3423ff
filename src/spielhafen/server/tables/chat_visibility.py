"""Who can read which chat messages: there are two rooms.

In the room *table*, players talk; spectators can read it. In the other room, which the store calls *quay*,
spectators talk; players cannot read it until the game is over, so that they get no hints.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, Literal, TypeAlias

from spielhafen.match import Match
from spielhafen.server.messages.table_info import ChatMessageInfo
from spielhafen.server.middleware.identity import Principal
from spielhafen.store import ChatMessage

Room: TypeAlias = Literal["table", "quay"]
RoomName: TypeAlias = Literal["table", "spectators"]
TABLE: Final = "table"
SPECTATORS: Final = "quay"
AUTHOR_BYTES: Final = 8
"""Length of the hash by which messages of one person can be told from others."""


def first_owned_seat(match: Match, principal: Principal) -> int | None:
    """Return the first seat that the principal owns, also if a bot plays for it."""
    return next((seat for seat, plan in enumerate(match.seats) if principal.owns(plan.owner)), None)


def readable_rooms(match: Match, principal: Principal) -> tuple[str, ...]:
    """Return the rooms that the principal can read."""
    is_player = first_owned_seat(match, principal) is not None
    return (TABLE,) if is_player and match.winners is None else (TABLE, SPECTATORS)


def chat_line(table: str, message: ChatMessage, principal: Principal) -> ChatMessageInfo:
    """Return a chat message as one reader gets it."""
    return ChatMessageInfo(
        number=message.number,
        room=room_name(message.room),
        seat=message.seat,
        name=message.name,
        text=message.words,
        sent_at=message.at,
        mine=principal.owns(message.owner),
        author=blake2b(f"{table} {message.owner}".encode(), digest_size=AUTHOR_BYTES).hexdigest(),
    )


def room_name(room: str) -> RoomName:
    """Return the name of a stored room in the API."""
    return "spectators" if room == SPECTATORS else "table"


def speaking_room(match: Match, principal: Principal) -> Room:
    """Return the room to which the principal writes."""
    return SPECTATORS if first_owned_seat(match, principal) is None else TABLE
