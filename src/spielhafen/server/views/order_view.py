"""What a player is told of their standing orders."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from spielhafen.core.text import dump_text
from spielhafen.match import Match
from spielhafen.match.events import LinePly, OrderLine, PlyText
from spielhafen.match.line_foresight import following_plies, foresee
from spielhafen.match.standing_orders import current_orders
from spielhafen.server.messages.order_messages import LineChoices, LineInfo, LineMoveInfo, OrdersInfo


def orders_info(match: Match, seat: int) -> OrdersInfo:
    """Return the standing orders of a seat."""
    orders = current_orders(match, seat)
    lines = [_line_info(line) for line in orders.lines]
    return OrdersInfo(orders.only_move, orders.repeated, lines or UNSET)


def line_choices(match: Match, seat: int, plies: Sequence[PlyText]) -> LineChoices:
    """Return how a line of this seat may go on; raises OrdersRefused, UnreadableMove."""
    foresight = foresee(match, seat, plies)
    choices = following_plies(foresight)
    complete = not match.has_secrets or all(ply.seat == seat for ply in choices)
    end = UNSET if foresight.end is None else dump_text(foresight.end)
    return LineChoices(list(map(_move_info, choices)), complete, end)


def _line_info(line: OrderLine) -> LineInfo:
    return LineInfo(list(map(_move_info, line.plies)), line.ended or UNSET)


def _move_info(ply: LinePly) -> LineMoveInfo:
    return LineMoveInfo(ply.seat, ply.move, ply.label or UNSET)
