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
from spielhafen.core.text import text
from spielhafen.match.commit_reveal import SALT_PATTERN
from spielhafen.match.events import Followed, Salted, Seated, SeatPlan, Ticketed
from spielhafen.match.names import check_name_free, clean_name
from spielhafen.match.refusals import SeatRefused

if TYPE_CHECKING:
    from spielhafen.match.match import Match

TICKET_SECONDS: Final = 3600.0
"""Seconds in which a seat can be taken over with a ticket."""


STAND_IN_LEVEL: Final = "helmsman"
"""How the bot plays that stands in where there is no other and nobody has said how."""


@dataclass(frozen=True)
class Person:
    """Somebody, by the hash of his token."""

    hash: str

    def owns(self, owner: str) -> bool:
        """Whether this hash is his."""
        return bool(owner) and hmac.compare_digest(self.hash, owner)


def reseat(match: Match, seat: int, plan: SeatPlan, at: float) -> Seated:
    """Give a seat to somebody else; raises IndexError for a seat that does not exist."""
    return Seated(seat, plan, at, match.first_draws(*match.with_seat(seat, plan)))


def add_salt(match: Match, seat: int, salt: str, at: float) -> Salted:
    """Add a seat's own salt to the key of chance, once; raises SeatRefused."""
    if (
        not match.is_waiting_for_players
        or seat not in match.chance_seed.seats_without_salt(match.seats)
        or not SALT_PATTERN.fullmatch(salt)
    ):
        raise SeatRefused(text("seat-no-salt"))
    return Salted(seat, salt, at, match.first_draws(match.seats, match.chance_seed.with_salt(seat, salt)))


def sit(match: Match, person: Person, seat: int | None, name: str, at: float) -> Seated:
    """Take a free seat, the first one unless it is named; raises BadName, SeatRefused."""
    cleaned = clean_name(name)
    free = [place for place, plan in enumerate(match.seats) if plan.kind == "open"]
    if not free or (seat is not None and seat not in free):
        raise SeatRefused(text("seat-taken"))
    check_name_free(cleaned, (plan.name for plan in match.seats), SeatRefused)
    place = free[0] if seat is None else seat
    return reseat(match, place, SeatPlan(cleaned, owner=person.hash), at)


def seat_bot(match: Match, person: Person, seat: int, level: str, name: str, at: float) -> Seated:
    """Put a bot into a free seat; only whoever laid the table may."""
    if not person.owns(match.owner):
        raise SeatRefused(text("seat-not-host"))
    if match.seats[seat].kind != "open":
        raise SeatRefused(text("seat-taken"))
    return reseat(match, seat, SeatPlan(clean_name(name), "bot", level), at)


def lend(match: Match, seat: int, level: str, at: float) -> Seated:
    """Let a bot play for one's seat until one takes it back."""
    plan = _going_on(match, seat)
    if plan.kind != "here":
        raise SeatRefused(text("seat-lent"))
    return reseat(match, seat, msgspec.structs.replace(plan, kind="bot", level=level), at)


def stand_in_level(match: Match) -> str:
    """The level of a bot that plays for somebody who has not said how: that of the strongest bot at the table."""
    there = {plan.level for plan in match.seats if plan.kind == "bot"}
    levels = [level.id for level in LEVELS.values() if level.id in there and not level.measure]
    return levels[-1] if levels else STAND_IN_LEVEL


def lend_timed_out_seat(match: Match, seat: int, level: str, at: float) -> Seated:
    """A bot plays on for a seat whose time is up."""
    return msgspec.structs.replace(lend(match, seat, level, at), late=True)


def take_back(match: Match, seat: int, at: float) -> Seated:
    """Play oneself again."""
    plan = _going_on(match, seat)
    if plan.kind != "bot":
        raise SeatRefused(text("seat-not-lent"))
    if (clock := match.clock) is not None and (clock.is_used_up(seat) or clock.awaits_bot_move(seat)):
        raise SeatRefused(text("seat-no-time" if clock.is_used_up(seat) else "seat-bot-first"))
    return reseat(match, seat, msgspec.structs.replace(plan, kind="here", level=""), at)


def leave(match: Match, seat: int, level: str, at: float) -> Seated:
    """Get up for good: before the cards are dealt the seat is free again, afterwards a bot plays on."""
    plan = _going_on(match, seat)
    if match.is_waiting_for_players:
        return reseat(match, seat, SeatPlan("", "open"), at)
    return reseat(match, seat, SeatPlan(plan.name, "bot", plan.level or level), at)


def _going_on(match: Match, seat: int) -> SeatPlan:
    if match.over is not None:
        raise SeatRefused(text("seat-over"))
    return match.seats[seat]


def issue_ticket(match: Match, seat: int, ticket: str, at: float) -> Ticketed:
    """Whoever brings the token with this hash takes the seat over; earlier tickets of this seat are void."""
    match.seats[seat]
    return Ticketed(seat, ticket, at + TICKET_SECONDS, at)


def redeem_ticket(match: Match, person: Person, ticket: str, at: float) -> Seated:
    """Take over the seat that this ticket (its hash) is for; raises SeatRefused for one that is void."""
    for seat, (known, until) in match.tickets.items():
        if hmac.compare_digest(known, ticket) and at <= until:
            return reseat(match, seat, msgspec.structs.replace(match.seats[seat], owner=person.hash), at)
    raise SeatRefused(text("seat-bad-ticket"))


def link_rematch(match: Match, table: str, at: float) -> Followed:
    """The same captains play once more at that table; only when this match is over."""
    if match.over is None:
        raise SeatRefused(text("seat-not-over"))
    return Followed(table, at)


def rematch_seats(match: Match) -> list[SeatPlan]:
    """The seats for the next match of the same captains; who had lent his seat plays himself again."""
    return [
        msgspec.structs.replace(plan, kind="here", level="") if plan.kind == "bot" and plan.owner else plan
        for plan in match.seats
    ]


def check_not_lent(match: Match, seat: int) -> None:
    """Raises SeatRefused if a bot plays for this seat; when the game is over none does."""
    if match.seats[seat].kind == "bot" and match.over is None:
        raise SeatRefused(text("seat-lent"))
