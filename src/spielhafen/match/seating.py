"""Who sits where, while a table stands: sitting down, leaving, lending the seat to a bot, moving to another device.

Deciding only: each function answers with the event to be written down, or refuses. People are known by the hashes of their
tokens; whether a hash is somebody's own is asked beforehand by whoever knows the tokens.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from spielhafen.bots.levels import LEVELS
from spielhafen.core.errors import SpielhafenError
from spielhafen.core.text import text
from spielhafen.match.events import Followed, SeatPlan, Ticketed
from spielhafen.match.names import check_free, clean_name

if TYPE_CHECKING:
    from spielhafen.match.events import Seated
    from spielhafen.match.match import Match

TICKET_LIFE: Final = 3600.0
"""Seconds in which a seat can be taken over with a ticket."""


STAND_IN: Final = "helmsman"
"""How the bot plays that stands in where there is no other and nobody has said how."""


class SeatRefused(SpielhafenError):
    """Nobody can sit down, get up or be moved like this; the text says why."""


@dataclass(frozen=True)
class Person:
    """Somebody, by the hash of his token."""

    hash: str

    def owns(self, owner: str) -> bool:
        """Whether this hash is his."""
        return bool(owner) and hmac.compare_digest(self.hash, owner)


def sit(match: Match, who: Person, seat: int | None, name: str, at: float) -> Seated:
    """Take a free seat, the first one unless it is named; raises BadName, SeatRefused."""
    cleaned = clean_name(name)
    free = [place for place, plan in enumerate(match.seats) if plan.kind == "open"]
    if not free or (seat is not None and seat not in free):
        raise SeatRefused(text("seat-taken"))
    check_free(cleaned, (plan.name for plan in match.seats), SeatRefused)
    place = free[0] if seat is None else seat
    return match.reseat(place, SeatPlan(cleaned, owner=who.hash), at)


def fill(match: Match, who: Person, seat: int, level: str, name: str, at: float) -> Seated:
    """Put a bot into a free seat; only whoever laid the table may."""
    if not who.owns(match.owner):
        raise SeatRefused(text("seat-not-host"))
    if match.seats[seat].kind != "open":
        raise SeatRefused(text("seat-taken"))
    return match.reseat(seat, SeatPlan(clean_name(name), "bot", level), at)


def lend(match: Match, seat: int, level: str, at: float) -> Seated:
    """Let a bot play for one's seat until one takes it back."""
    plan = _going_on(match, seat)
    if plan.kind != "here":
        raise SeatRefused(text("seat-lent"))
    return match.reseat(seat, msgspec.structs.replace(plan, kind="bot", level=level), at)


def stand_in(match: Match) -> str:
    """The level of a bot that plays for somebody who has not said how: that of the strongest bot at the table."""
    there = {plan.level for plan in match.seats if plan.kind == "bot"}
    levels = [level.id for level in LEVELS.values() if level.id in there and not level.measure]
    return levels[-1] if levels else STAND_IN


def time_up(match: Match, seat: int, level: str, at: float) -> Seated:
    """A bot plays on for a seat whose time is up."""
    return msgspec.structs.replace(lend(match, seat, level, at), late=True)


def take_back(match: Match, seat: int, at: float) -> Seated:
    """Play oneself again."""
    plan = _going_on(match, seat)
    if plan.kind != "bot":
        raise SeatRefused(text("seat-not-lent"))
    if (clock := match.clock) is not None and (clock.spent(seat) or clock.owes(seat)):
        raise SeatRefused(text("seat-no-time" if clock.spent(seat) else "seat-bot-first"))
    return match.reseat(seat, msgspec.structs.replace(plan, kind="here", level=""), at)


def leave(match: Match, seat: int, level: str, at: float) -> Seated:
    """Get up for good: before the cards are dealt the seat is free again, afterwards a bot plays on."""
    plan = _going_on(match, seat)
    if match.gathering:
        return match.reseat(seat, SeatPlan("", "open"), at)
    return match.reseat(seat, SeatPlan(plan.name, "bot", plan.level or level), at)


def _going_on(match: Match, seat: int) -> SeatPlan:
    if match.over is not None:
        raise SeatRefused(text("seat-over"))
    return match.seats[seat]


def hand_over(match: Match, seat: int, ticket: str, at: float) -> Ticketed:
    """Whoever brings the token with this hash takes the seat over; earlier tickets of this seat are void."""
    match.seats[seat]
    return Ticketed(seat, ticket, at + TICKET_LIFE, at)


def claim(match: Match, who: Person, ticket: str, at: float) -> Seated:
    """Take over the seat that this ticket (its hash) is for; raises SeatRefused for one that is void."""
    for seat, (known, until) in match.tickets.items():
        if hmac.compare_digest(known, ticket) and at <= until:
            return match.reseat(seat, msgspec.structs.replace(match.seats[seat], owner=who.hash), at)
    raise SeatRefused(text("seat-bad-ticket"))


def follow(match: Match, table: str, at: float) -> Followed:
    """The same captains play once more at that table; only when this match is over."""
    if match.over is None:
        raise SeatRefused(text("seat-not-over"))
    return Followed(table, at)


def once_more(match: Match) -> list[SeatPlan]:
    """The seats for the next match of the same captains; who had lent his seat plays himself again."""
    return [
        msgspec.structs.replace(plan, kind="here", level="") if plan.kind == "bot" and plan.owner else plan
        for plan in match.seats
    ]


def check_person(match: Match, seat: int) -> None:
    """Raises SeatRefused if a bot plays for this seat; when the game is over none does."""
    if match.seats[seat].kind == "bot" and match.over is None:
        raise SeatRefused(text("seat-lent"))
