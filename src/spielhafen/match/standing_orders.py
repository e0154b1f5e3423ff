"""Standing orders: what a player has decided before their turn comes.

They look at the seat's own view and at nothing else, so following them reveals nothing that the player does not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from spielhafen.core.text import dump_text
from spielhafen.match.events import Ordered, StandingOrders
from spielhafen.match.order_lines import current_lines, next_answer
from spielhafen.match.seating import seat_in_progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.match.events import OrderLine
    from spielhafen.match.match import Match


def give_orders(
    match: Match,
    seat: int,
    at: float,
    *,
    only_move: bool,
    repeated: str = "",
    lines: Sequence[OrderLine] = (),
    given: int | None = None,
) -> Ordered:
    """Replace the standing orders of a seat; raises SeatRefused, UnreadableMove.

    lines: from `write_lines`. given: the number of plies before them; None: all so far.
    """
    seat_in_progress(match, seat)
    orders = StandingOrders(only_move)
    if repeated:
        move = match.game.catalogue.write(match.game.catalogue.read(repeated))
        orders = StandingOrders(only_move, move, _present_round(match))
    if lines:
        after = len(match.plies) if given is None else given
        orders = msgspec.structs.replace(orders, lines=list(lines), given=after)
    return Ordered(seat, orders, at)


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
    """Return the orders of a seat; what was to be repeated in an earlier round is left out.

    If-then lines are as far as they have come.
    """
    orders = match.orders.get(seat, StandingOrders())
    lines = current_lines(match, seat)
    if orders.repeated and not _repeats_now(match, orders):
        return StandingOrders(orders.only_move, lines=lines)
    return msgspec.structs.replace(orders, lines=lines) if orders.lines else orders


def _ordered_move(match: Match, seat: int, orders: StandingOrders) -> str | None:
    """Return the move that a seat's orders lead to now; None if its player has to decide."""
    moves = list(map(str, match.view_for(seat).moves()))
    if (answer := next_answer(match, seat)) in moves:
        return answer
    if orders.only_move and len(moves) == 1:
        return moves[0]
    return orders.repeated if orders.repeated in moves and _repeats_now(match, orders) else None


def _repeats_now(match: Match, orders: StandingOrders) -> bool:
    """Return whether it is still the round in which a move is to be repeated."""
    return orders.round == _present_round(match)


def _present_round(match: Match) -> dict[str, Any]:
    return dump_text(match.game.status(match.public_view).round)
