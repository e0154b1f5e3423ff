"""Who can read which chat messages: there are three rooms.

In the room *table*, players talk; spectators can read it. In the second room, which the store calls *quay*,
spectators talk, and in the third one the commentators of a tournament; players cannot read them until the game is
over, so that they get no hints.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, Literal, TypeAlias

from spielhafen.match import Match
from spielhafen.match.move_anchors import still_stands
from spielhafen.match.same_deal import belongs_to_tournament
from spielhafen.server.messages.table_info import ChatMessageInfo, RoomName
from spielhafen.server.middleware.identity import Principal
from spielhafen.store import ChatMessage

Room: TypeAlias = Literal["table", "quay", "commentary"]
TABLE: Final = "table"
SPECTATORS: Final = "quay"
COMMENTARY: Final = "commentary"
ROOMS: Final = (TABLE, SPECTATORS, COMMENTARY)
AUTHOR_BYTES: Final = 8
"""Length of the hash by which messages of one person can be told from others."""


def first_owned_seat(match: Match, principal: Principal) -> int | None:
    """Return the first seat that the principal owns, also if a bot plays for it."""
    return next((seat for seat, plan in enumerate(match.seats) if principal.owns(plan.owner)), None)


def readable_rooms(match: Match, principal: Principal) -> tuple[str, ...]:
    """Return the rooms that the principal can read."""
    is_player = first_owned_seat(match, principal) is not None
    return (TABLE,) if is_player and match.winners is None else ROOMS


def chat_line(table: str, match: Match, message: ChatMessage, principal: Principal) -> ChatMessageInfo:
    """Return a chat message as one reader gets it, who sees this match."""
    return ChatMessageInfo(
        number=shown_number(message.room, message.at),
        room=room_name(message.room),
        seat=message.seat,
        name=message.name,
        text=message.words,
        sent_at=message.at,
        mine=principal.owns(message.owner),
        author=blake2b(f"{table} {message.owner}".encode(), digest_size=AUTHOR_BYTES).hexdigest(),
        ply=commented_ply(match, message),
    )


def shown_number(room: str, at: float) -> int:
    """Return the number by which readers know a message.

    It is made of its time, so that it does not tell how many messages there are that one cannot read, and is the same
    for all readers, since people come and go between seats and spectators.
    """
    return 2 * int(at * 1_000_000) + (room != TABLE)


def messages_after(messages: Sequence[ChatMessage], number: int) -> Sequence[ChatMessage]:
    """Return the messages that were stored after the one of this number.

    If it is not among them, that is all.
    """
    numbers = [shown_number(message.room, message.at) for message in messages]
    return messages[numbers.index(number) + 1 :] if number in numbers else messages


def comes_late(match: Match) -> bool:
    """Return whether a message may be read later than others that were stored after it.

    So it is where spectators get some later, and where commentators of a tournament are read when the game is over.
    """
    return match.spectators.delays or belongs_to_tournament(match)


def commented_ply(match: Match, message: ChatMessage) -> int | None:
    """Return the move that a message is about; None if it is about none of this match."""
    is_known = message.ply is not None and still_stands(match, message.ply, message.seq)
    return message.ply if is_known else None


def room_name(room: str) -> RoomName:
    """Return the name of a stored room in the API."""
    return "spectators" if room == SPECTATORS else "commentary" if room == COMMENTARY else "table"


def speaking_room(match: Match, principal: Principal, commentator: str) -> Room:
    """Return the room to which the principal writes.

    commentator: the name under which they comment on the match; empty if they do not.
    """
    if first_owned_seat(match, principal) is not None:
        return TABLE
    return COMMENTARY if commentator else SPECTATORS
