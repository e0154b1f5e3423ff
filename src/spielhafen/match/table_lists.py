"""On whose lists a table stands, and what becomes of it when somebody clears it away.

Once something was dealt, log and proof belong to all people at a table: each of them can take it off their own list, and it is
erased when it stands on nobody's any more. Before the deal whoever laid it erases it at once.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Protocol

from spielhafen.match.events import Closed, Hidden
from spielhafen.match.table_owners import table_owners

if TYPE_CHECKING:
    from spielhafen.match.match import Match
    from spielhafen.match.seating import Person


class OwnerCheck(Protocol):
    """Somebody who knows which hashes are theirs."""

    def owns(self, owner: str) -> bool:
        """Whether this hash is theirs."""


def takes_part(match: Match, person: OwnerCheck) -> bool:
    """Whether somebody laid this table, or has a seat."""
    return any(person.owns(owner) for owner in table_owners(match.owner, match.seats))


def listed_by(match: Match) -> frozenset[str]:
    """On whose lists the table stands."""
    return table_owners(match.owner, match.seats) - match.hidden


def would_erase(person: OwnerCheck, host: str, listed: Collection[str], *, is_waiting: bool) -> bool:
    """Whether a table is erased when this person clears it away: nothing is dealt and they laid it, or nobody else has it."""
    return (is_waiting and person.owns(host)) or all(person.owns(owner) for owner in listed)


def close_or_hide(match: Match, person: Person, at: float) -> Closed | Hidden | None:
    """Clear a table away, for somebody who is at it; None if it is off their list already, and stands on others'."""
    if would_erase(person, match.owner, listed_by(match), is_waiting=match.is_waiting_for_players):
        return Closed(at)
    return None if person.hash in match.hidden else Hidden(person.hash, at)
