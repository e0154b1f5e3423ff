"""The owners of a table, and which of them have taken it off their list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from spielhafen.match.events import Hidden, Seated, Undone

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from spielhafen.match.events import Event, SeatPlan


class OwnerCheck(Protocol):
    """A person who can tell which hashes are theirs."""

    def owns(self, owner: str) -> bool:
        """Return whether this hash is theirs."""


def table_owners(owner: str, seats: Iterable[SeatPlan]) -> frozenset[str]:
    """Return the owners of a table: its creator and everyone with a seat.

    A player whose seat a bot plays for is an owner, too.
    """
    return frozenset({owner, *(plan.owner for plan in seats)} - {""})


def hidden_after(
    hidden: frozenset[str], event: Event, seats: Sequence[SeatPlan], to_move: Callable[[], list[int]]
) -> frozenset[str]:
    """Return the owners who have taken the table off their list, after an event.

    The table comes back to the list of players who are to move next, and of those who act at it.
    """
    if isinstance(event, Hidden):
        return hidden | {event.owner}
    if not hidden:
        return hidden
    has_progressed = isinstance(event, Undone) or bool(getattr(event, "plies", ()))
    returning = (
        {seats[seat].owner for seat in to_move() if seats[seat].kind == "here"} if has_progressed else set()
    )
    return hidden - returning - {_acting_owner(event, seats)}


def _acting_owner(event: Event, seats: Sequence[SeatPlan]) -> str:
    """Return the owner of the seat for which a person acted; empty if none did."""
    seat = getattr(event, "seat", None)
    if seat is None or getattr(event, "late", False) or getattr(event, "level", ""):
        return ""
    plan = seats[seat]
    return plan.owner if plan.kind == "here" or isinstance(event, Seated) else ""
