"""The lists on which a table stands, and what happens when a player deletes it from theirs.

After the deal, log and proof belong to everyone at the table: a player can take the table off their own list,
and it is erased once it is on no list any more. Before the deal the host erases it at once.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from spielhafen.match.events import Closed, Hidden
from spielhafen.match.sandbox_state import is_puzzle
from spielhafen.match.table_owners import table_owners

if TYPE_CHECKING:
    from spielhafen.match.match import Match
    from spielhafen.match.seating import Person
    from spielhafen.match.table_owners import OwnerCheck


def takes_part(match: Match, person: OwnerCheck) -> bool:
    """Return whether a person created this table or has a seat."""
    return any(person.owns(owner) for owner in table_owners(match.owner, match.seats))


def listed_by(match: Match) -> frozenset[str]:
    """Return the owners on whose lists the table stands; a puzzle stands on none."""
    return frozenset() if is_puzzle(match.sandbox) else table_owners(match.owner, match.seats) - match.hidden


def would_erase(person: OwnerCheck, host: str, listed: Collection[str], *, is_waiting: bool) -> bool:
    """Return whether deleting the table from this person's list erases it.

    So it does for the host before the deal, and for the last person on whose list it stands.
    """
    return (is_waiting and person.owns(host)) or all(person.owns(owner) for owner in listed)


def close_or_hide(match: Match, person: Person, at: float) -> Closed | Hidden | None:
    """Close the table or take it off a participant's list; None if it is off that list already."""
    if would_erase(person, match.owner, listed_by(match), is_waiting=match.is_waiting_for_players):
        return Closed(at)
    return None if person.hash in match.hidden else Hidden(person.hash, at)
