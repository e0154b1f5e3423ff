"""Who may act for a seat, and who may see its view."""

from __future__ import annotations

from spielhafen.match import Match
from spielhafen.server.middleware.identity import Principal
from spielhafen.server.problems import problem


def check_seat(match: Match, principal: Principal, seat: int | None) -> None:
    """Raise Problem unless the principal owns this seat, or it is None."""
    if seat is None:
        return
    check_seat_exists(match, seat)
    if not principal.owns(match.seats[seat].owner):
        raise problem(403, "server-not-your-seat")


def check_seat_exists(match: Match, seat: int) -> None:
    """Raise Problem unless there is such a seat."""
    if not 0 <= seat < len(match.seats):
        raise problem(404, "server-no-such-seat", seat=seat + 1)


def check_can_view(match: Match, principal: Principal, seat: int | None) -> None:
    """Raise Problem unless the principal may see this seat's view; after the game all may."""
    if seat is not None and match.winners is not None:
        check_seat_exists(match, seat)
    else:
        check_seat(match, principal, seat)
