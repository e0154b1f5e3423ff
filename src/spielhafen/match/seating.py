"""Commands on seats: sit down, leave, lend the seat to a bot, move to another device.

Each function checks the request and returns the event to store, or raises. People are known by the hashes of
their tokens; the caller has checked that a hash belongs to the request's token.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from spielhafen.bots.levels import LEVELS
from spielhafen.core.text import text
from spielhafen.match.commit_reveal import SALT_PATTERN
from spielhafen.match.create import is_ready, play_chance_plies, seats_after_change
from spielhafen.match.events import Followed, Salted, Seated, SeatPlan, Ticketed
from spielhafen.match.names import check_name_free, clean_name
from spielhafen.match.refusals import SeatRefused

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.match.commit_reveal import ChanceSeed
    from spielhafen.match.events import PlyText
    from spielhafen.match.match import Match

TICKET_SECONDS: Final = 3600.0
"""Lifetime of a ticket in seconds."""

DEFAULT_STAND_IN_LEVEL: Final = "helmsman"
"""Level of a stand-in bot at a table without other bots, if the player has chosen none."""


@dataclass(frozen=True)
class Person:
    """A person, known by the hash of their token."""

    hash: str

    def owns(self, owner: str) -> bool:
        """Return whether this is the person's hash."""
        return bool(owner) and hmac.compare_digest(self.hash, owner)


def reseat(match: Match, seat: int, plan: SeatPlan, at: float) -> Seated:
    """Give a seat to a new occupant; raises IndexError for a seat that does not exist."""
    _check_seat_number(match, seat)
    return Seated(seat, plan, at, _first_draws(match, *seats_after_change(match, seat, plan)))


def _check_seat_number(match: Match, seat: int) -> None:
    """Raise IndexError if there is no such seat."""
    if not 0 <= seat < len(match.seats):
        raise IndexError(seat)


def add_salt(match: Match, seat: int, salt: str, at: float) -> Salted:
    """Add a seat's own salt to the key of chance, once; raises SeatRefused."""
    if (
        not match.is_waiting_for_players
        or seat not in match.chance_seed.seats_without_salt(match.seats)
        or not SALT_PATTERN.fullmatch(salt)
    ):
        raise SeatRefused(text("seat-no-salt"))
    draws = _first_draws(match, match.seats, match.chance_seed.with_salt(seat, salt))
    return Salted(seat, salt, at, draws)


def _first_draws(match: Match, seats: Sequence[SeatPlan], seed: ChanceSeed) -> list[PlyText]:
    """Return the first plies of chance if these seats and this seed are complete; else none."""
    if not match.is_waiting_for_players or not is_ready(seats, seed):
        return []
    return play_chance_plies(match.game, match.state.clone(), seed.rng, match.chance_draws, 0)


def sit(match: Match, person: Person, seat: int | None, name: str, at: float) -> Seated:
    """Take a free seat, by default the first one; raises BadName, SeatRefused."""
    cleaned = clean_name(name)
    free = [number for number, plan in enumerate(match.seats) if plan.kind == "open"]
    if not free or (seat is not None and seat not in free):
        raise SeatRefused(text("seat-taken"))
    check_name_free(cleaned, (plan.name for plan in match.seats), SeatRefused)
    chosen = free[0] if seat is None else seat
    return reseat(match, chosen, SeatPlan(cleaned, owner=person.hash), at)


def seat_bot(match: Match, person: Person, seat: int, level: str, name: str, at: float) -> Seated:
    """Put a bot into a free seat; raises SeatRefused unless the person is the host."""
    if not person.owns(match.owner):
        raise SeatRefused(text("seat-not-host"))
    if match.seats[seat].kind != "open":
        raise SeatRefused(text("seat-taken"))
    return reseat(match, seat, SeatPlan(clean_name(name), "bot", level), at)


def lend(match: Match, seat: int, level: str, at: float) -> Seated:
    """Let a bot play for a seat until its player takes it back."""
    plan = seat_in_progress(match, seat)
    if plan.kind != "here":
        raise SeatRefused(text("seat-lent"))
    return reseat(match, seat, msgspec.structs.replace(plan, kind="bot", level=level), at)


def stand_in_level(match: Match) -> str:
    """Return the default level of a stand-in bot: that of the strongest bot at the table."""
    present = {plan.level for plan in match.seats if plan.kind == "bot"}
    levels = [level.id for level in LEVELS.values() if level.id in present and not level.measure]
    return levels[-1] if levels else DEFAULT_STAND_IN_LEVEL


def lend_timed_out_seat(match: Match, seat: int, level: str, at: float) -> Seated:
    """Let a bot play on for a seat whose time is up."""
    return msgspec.structs.replace(lend(match, seat, level, at), late=True)


def take_back(match: Match, seat: int, at: float) -> Seated:
    """Let the player of a lent seat play again; raises SeatRefused."""
    plan = seat_in_progress(match, seat)
    if plan.kind != "bot":
        raise SeatRefused(text("seat-not-lent"))
    if (clock := match.clock) is not None and (clock.is_used_up(seat) or clock.awaits_bot_move(seat)):
        raise SeatRefused(text("seat-no-time" if clock.is_used_up(seat) else "seat-bot-first"))
    return reseat(match, seat, msgspec.structs.replace(plan, kind="here", level=""), at)


def leave(match: Match, seat: int, level: str, at: float) -> Seated:
    """Leave a seat for good: before the deal it is free again, afterwards a bot plays on."""
    plan = seat_in_progress(match, seat)
    if match.is_waiting_for_players:
        return reseat(match, seat, SeatPlan("", "open"), at)
    return reseat(match, seat, SeatPlan(plan.name, "bot", plan.level or level), at)


def seat_in_progress(match: Match, seat: int) -> SeatPlan:
    """Return the occupant of a seat; raises SeatRefused if the match is over."""
    if match.winners is not None:
        raise SeatRefused(text("seat-over"))
    return match.seats[seat]


def issue_ticket(match: Match, seat: int, ticket: str, at: float) -> Ticketed:
    """Issue a ticket for a seat, by its hash; earlier tickets of this seat become void.

    Raises IndexError for a seat that does not exist.
    """
    _check_seat_number(match, seat)
    return Ticketed(seat, ticket, at + TICKET_SECONDS, at)


def redeem_ticket(match: Match, person: Person, ticket: str, at: float) -> Seated:
    """Take over the seat of this ticket (its hash); raises SeatRefused if it is void."""
    for seat, (known, until) in match.tickets.items():
        if hmac.compare_digest(known, ticket) and at <= until:
            return reseat(match, seat, msgspec.structs.replace(match.seats[seat], owner=person.hash), at)
    raise SeatRefused(text("seat-bad-ticket"))


def link_rematch(match: Match, table: str, at: float) -> Followed:
    """Link a finished match to the table of its rematch; raises SeatRefused if it is not over."""
    if match.winners is None:
        raise SeatRefused(text("seat-not-over"))
    return Followed(table, at)


def rematch_seats(match: Match) -> list[SeatPlan]:
    """Return the seats for a rematch; players who had lent their seat play themselves again."""
    return [
        msgspec.structs.replace(plan, kind="here", level="") if plan.kind == "bot" and plan.owner else plan
        for plan in match.seats
    ]


def check_not_lent(match: Match, seat: int) -> None:
    """Raise SeatRefused if a bot plays for this seat and the game is not over."""
    if match.seats[seat].kind == "bot" and match.winners is None:
        raise SeatRefused(text("seat-lent"))
