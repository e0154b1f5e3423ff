"""Who hears what is said: there are two rooms.

At the *table* sit the captains; whoever looks on may listen, but not join in. On the *quay* stand those who look on; the
captains hear nothing of it until the game is over, so nobody can tell them anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from spielhafen.match import Match
    from spielhafen.server.middleware.identity import Mate
    from spielhafen.store import Said

TABLE: Final = "table"
QUAY: Final = "quay"


def seat_of(match: Match, mate: Mate) -> int | None:
    """The first seat that somebody has, also if a bot plays for it."""
    return next((seat for seat, plan in enumerate(match.seats) if mate.owns(plan.owner)), None)


def ears(match: Match, mate: Mate) -> tuple[str, ...]:
    """The rooms that somebody hears."""
    sits = seat_of(match, mate) is not None
    return (TABLE,) if sits and match.over is None else (TABLE, QUAY)


def told(said: Said, mate: Mate) -> dict[str, Any]:
    """A line for somebody."""
    shown = {name: getattr(said, name) for name in ("number", "room", "seat", "name", "words", "at")}
    return {**shown, "mine": mate.owns(said.owner)}


def room_of(match: Match, mate: Mate) -> str:
    """The room in which somebody speaks."""
    return QUAY if seat_of(match, mate) is None else TABLE
