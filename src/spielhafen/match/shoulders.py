"""Over the shoulder: a player lets others see the view of their seat, and everyone knows.

The player gives a link away; those who open it see what the seat sees, and can do nothing. It ends when the player
withdraws it, when the seat changes hands, and with the match, after which everyone may see everything.
"""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING, Final

from spielhafen.core.text import text
from spielhafen.match.events import ShoulderHidden, ShoulderSeen, ShoulderShown, Silenced
from spielhafen.match.refusals import SeatRefused
from spielhafen.match.same_deal import belongs_to_tournament
from spielhafen.match.seating import seat_in_progress
from spielhafen.match.shoulder_state import looks_over

if TYPE_CHECKING:
    from spielhafen.match.match import Match
    from spielhafen.match.seating import Person

MAX_PEOPLE: Final = 10
"""People who may look over one shoulder."""


def show_shoulder(match: Match, seat: int, link: str, at: float, *, allowed: bool) -> ShoulderShown:
    """Make a link, by its hash, for those who may look over the shoulder of a seat.

    An earlier link is void; those who have opened it stay. Raises SeatRefused.
    """
    seat_in_progress(match, seat)
    if belongs_to_tournament(match):
        raise SeatRefused(text("shoulder-tournament"))
    if not allowed:
        raise SeatRefused(text("shoulder-not-here"))
    if match.is_waiting_for_players:
        raise SeatRefused(text("shoulder-early"))
    return ShoulderShown(seat, link, at)


def look_over(match: Match, person: Person, link: str, at: float) -> ShoulderSeen:
    """Look over the shoulder of the seat with this link, by its hash; raises SeatRefused."""
    found = (seat for seat, each in match.shoulders.items() if hmac.compare_digest(each.link, link))
    seat = next(found, None)
    if seat is None or match.winners is not None:
        raise SeatRefused(text("shoulder-bad-link"))
    if any(person.owns(plan.owner) for plan in match.seats):
        raise SeatRefused(text("shoulder-player"))
    if seat in looks_over(match.shoulders, person):
        raise SeatRefused(text("shoulder-already"))
    if len(match.shoulders[seat].owners) >= MAX_PEOPLE:
        raise SeatRefused(text("shoulder-full", most=MAX_PEOPLE))
    return ShoulderSeen(seat, person.hash, at)


def silence_spectators(match: Match, person: Person, at: float, *, silent: bool) -> Silenced:
    """Let spectators talk no more, or again; raises SeatRefused unless the person is the host."""
    if not person.owns(match.owner):
        raise SeatRefused(text("talk-not-host"))
    return Silenced(silent, at)


def hide_shoulder(match: Match, seat: int, at: float) -> ShoulderHidden:
    """End the looks over the shoulder of a seat; raises SeatRefused."""
    if seat not in match.shoulders:
        raise SeatRefused(text("shoulder-none"))
    return ShoulderHidden(seat, at)
