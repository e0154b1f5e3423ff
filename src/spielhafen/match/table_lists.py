"""On whose lists a table stands, and what becomes of it when somebody clears it away.

Once something was dealt, log and proof belong to all people at a table: each of them can take it off their own list, and it is
erased when it stands on nobody's any more. Before the deal whoever laid it erases it at once.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Protocol

from spielhafen.match.events import Closed, Hidden, Seated, Undone

if TYPE_CHECKING:
    from collections.abc import Iterable

    from spielhafen.match.events import Event, SeatPlan
    from spielhafen.match.match import Match
    from spielhafen.match.seating import Person


class Owned(Protocol):
    """Somebody who knows which hashes are theirs."""

    def owns(self, owner: str) -> bool:
        """Whether this hash is theirs."""


def people(owner: str, seats: Iterable[SeatPlan]) -> frozenset[str]:
    """The owners of a table: whoever laid it, and all who have a seat, also if a bot plays for them."""
    return frozenset({owner, *(plan.owner for plan in seats)} - {""})


def is_at(match: Match, who: Owned) -> bool:
    """Whether somebody laid this table, or has a seat."""
    return any(who.owns(owner) for owner in people(match.owner, match.seats))


def listed_by(match: Match) -> frozenset[str]:
    """On whose lists the table stands."""
    return people(match.owner, match.seats) - match.hidden


def erases(who: Owned, host: str, listed: Collection[str], *, gathering: bool) -> bool:
    """Whether a table is erased when this person clears it away: nothing is dealt and they laid it, or nobody else has it."""
    return (gathering and who.owns(host)) or all(who.owns(owner) for owner in listed)


def clear(match: Match, who: Person, at: float) -> Closed | Hidden | None:
    """Clear a table away, for somebody who is at it; None if it is off their list already, and stands on others'."""
    if erases(who, match.owner, listed_by(match), gathering=match.gathering):
        return Closed(at)
    return None if who.hash in match.hidden else Hidden(who.hash, at)


def hidden_after(match: Match, event: Event) -> frozenset[str]:
    """Who has taken the table off their list after an event that has just happened; it comes back to whoever is asked next, or
    does something there.
    """
    if isinstance(event, Hidden):
        return match.hidden | {event.owner}
    if not match.hidden:
        return match.hidden
    went_on = isinstance(event, Undone) or bool(getattr(event, "plies", ()))
    asked = match.actors() if went_on else []
    back = {match.seats[seat].owner for seat in asked if match.seats[seat].kind == "here"}
    return match.hidden - back - {_whose(match, event)}


def _whose(match: Match, event: Event) -> str:
    """The owner of the seat for which a person did this; empty if a bot did, or nobody."""
    seat = getattr(event, "seat", None)
    if seat is None or getattr(event, "late", False) or getattr(event, "level", ""):
        return ""
    plan = match.seats[seat]
    return plan.owner if plan.kind == "here" or isinstance(event, Seated) else ""
