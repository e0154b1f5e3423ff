"""The same deal at another seat: a match with the chance of a finished one.

All players sit one seat further. The key of the chance is the one that the finished match has revealed, so every draw can be
known beforehand: such a match is marked, counts for no statistics, and only one person may play it, against bots.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from spielhafen.core.text import text
from spielhafen.match.create import open_match
from spielhafen.match.refusals import SeatRefused
from spielhafen.match.seating import rematch_seats

if TYPE_CHECKING:
    from spielhafen.match.events import Opened, SeatPlan
    from spielhafen.match.match import Match

TOURNAMENT_OWNER: Final = "tournament"
"""Begins the owner of a tournament's tables: no person, so that no player can erase them."""


def can_repeat(match: Match) -> bool:
    """Return whether the deal of this match can be played again at another seat."""
    is_dealt_here = not match.imported_plies and match.sandbox is None and match.chance_draws > 0
    people = sum(bool(plan.owner) for plan in match.seats)
    return match.winners is not None and is_dealt_here and people == 1 and len(match.seats) > 1


def belongs_to_tournament(match: Match) -> bool:
    """Return whether a tournament owns the table of this match."""
    return match.owner.startswith(TOURNAMENT_OWNER)


def is_duplicate(match: Match) -> bool:
    """Return whether other tables of a tournament have the chance of this match."""
    return match.chance_seed.repeated and belongs_to_tournament(match)


def open_same_deal(match: Match, at: float) -> Opened:
    """Return the first event of a match with this chance at rotated seats; raises SeatRefused."""
    if not can_repeat(match):
        raise SeatRefused(text("seat-no-same-deal"))
    seats = rotated_seats(match)
    (owner,) = {plan.owner for plan in seats} - {""}
    clock = match.clock.plan if match.clock else None
    key = match.chance_seed.mixed_key
    opened = open_match(match.game, match.options, seats, key, at, owner, clock=clock)
    return msgspec.structs.replace(opened, repeated=True)


def rotated_seats(match: Match) -> list[SeatPlan]:
    """Return the seats with everyone one seat further."""
    *others, last = rematch_seats(match)
    return [last, *others]
