"""Who hears what is said: there are two rooms.

At the *table* sit the captains; whoever looks on may listen, but not join in. On the *quay* stand those who look on; the
captains hear nothing of it until the game is over, so nobody can tell them anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from spielhafen.match import Match
    from spielhafen.server.middleware.identity import Principal
    from spielhafen.store import ChatMessage

TABLE: Final = "table"
SPECTATORS: Final = "quay"


def first_owned_seat(match: Match, principal: Principal) -> int | None:
    """The first seat that somebody has, also if a bot plays for it."""
    return next((seat for seat, plan in enumerate(match.seats) if principal.owns(plan.owner)), None)


def readable_rooms(match: Match, principal: Principal) -> tuple[str, ...]:
    """The rooms that somebody hears."""
    sits = first_owned_seat(match, principal) is not None
    return (TABLE,) if sits and match.over is None else (TABLE, SPECTATORS)


def chat_line(said: ChatMessage, principal: Principal) -> dict[str, Any]:
    """A line for somebody."""
    shown = {name: getattr(said, name) for name in ("number", "room", "seat", "name", "words", "at")}
    return {**shown, "mine": principal.owns(said.owner)}


def speaking_room(match: Match, principal: Principal) -> str:
    """The room in which somebody speaks."""
    return SPECTATORS if first_owned_seat(match, principal) is None else TABLE
