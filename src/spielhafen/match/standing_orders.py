"""Standing orders: what a player has decided before their turn comes.

They look at the seat's own view and at nothing else, so following them reveals nothing that the player does not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spielhafen.core.text import dump_text
from spielhafen.match.events import Ordered, StandingOrders
from spielhafen.match.seating import seat_in_progress

if TYPE_CHECKING:
    from spielhafen.match.match import Match


def give_orders(match: Match, seat: int, at: float, *, only_move: bool, repeated: str = "") -> Ordered:
    """Replace the standing orders of a seat; raises SeatRefused, UnreadableMove."""
    seat_in_progress(match, seat)
    if not repeated:
        return Ordered(seat, StandingOrders(only_move), at)
    move = match.game.catalogue.write(match.game.catalogue.read(repeated))
    return Ordered(seat, StandingOrders(only_move, move, _present_round(match)), at)


def next_order(match: Match) -> tuple[int, str] | None:
    """Return the seat and the move of the next order to be followed; None if there is none."""
    if match.proposal is not None or match.paused or match.guide is not None or match.sandbox is not None:
        return None
    for seat, orders in match.orders.items():
        if seat in match.actors() and match.seats[seat].kind == "here":
            move = _ordered_move(match, seat, orders)
            if move is not None:
                return seat, move
    return None


def moves_by_itself(match: Match) -> bool:
    """Return whether a bot or a standing order moves next, and no person is waited for."""
    return bool(match.bots_due()) or next_order(match) is not None


def current_orders(match: Match, seat: int) -> StandingOrders:
    """Return the orders of a seat; what was to be repeated in an earlier round is left out."""
    orders = match.orders.get(seat, StandingOrders())
    if orders.repeated and orders.round != _present_round(match):
        return StandingOrders(orders.only_move)
    return orders


def _ordered_move(match: Match, seat: int, orders: StandingOrders) -> str | None:
    """Return the move that a seat's orders lead to now; None if its player has to decide."""
    moves = match.view_for(seat).moves()
    if orders.only_move and len(moves) == 1:
        return str(moves[0])
    repeated = current_orders(match, seat).repeated
    return repeated if repeated and repeated in map(str, moves) else None


def _present_round(match: Match) -> dict[str, Any]:
    return dump_text(match.game.status(match.public_view).round)
