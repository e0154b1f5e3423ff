"""Standing orders of a seat, and how their if-then lines may go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias, TypeVar

from spielhafen.core.errors import SpielhafenError, UnreadableMove
from spielhafen.core.text import text
from spielhafen.match import Event, Match, OrdersRefused, standing_orders
from spielhafen.match.events import OrderLine, PlyText
from spielhafen.match.line_foresight import write_lines
from spielhafen.server.api_request import ApiRequest
from spielhafen.server.json_response import JsonResponse
from spielhafen.server.messages.order_messages import LineMoveRequest, LineRequest, OrdersRequest
from spielhafen.server.problems import problem
from spielhafen.server.routes.commands import TableCommand, run
from spielhafen.server.tables.access import check_seat
from spielhafen.server.tables.command import Actor
from spielhafen.server.tables.fair_queue import JobOwner
from spielhafen.server.views.order_view import line_choices

T = TypeVar("T")
_LinesOrRefusal: TypeAlias = list[OrderLine] | OrdersRefused | UnreadableMove


async def give_orders(request: ApiRequest, body: OrdersRequest) -> JsonResponse:
    """Give standing orders, which replace those before."""
    match, lines = await _lines(request, body) if body.lines else (None, [])

    def decide(newest: Match, actor: Actor, body: OrdersRequest) -> Event:
        if isinstance(lines, SpielhafenError):
            raise lines  # only now, since an order that was accepted may be repeated
        if match is not None and newest.plies[: len(match.plies)] != match.plies:
            raise OrdersRefused(text("orders-taken-back"))
        return standing_orders.give_orders(
            newest,
            body.seat,
            actor.at,
            only_move=body.only_move,
            repeated=body.repeated,
            lines=lines,
            given=None if match is None else len(match.plies),
        )

    return await run(TableCommand("orders", decide), request, body)


async def list_line_choices(request: ApiRequest, body: LineRequest) -> JsonResponse:
    """List how an if-then line may go on, as far as its seat knows; nothing changes."""
    match = (await request.table()).match
    check_seat(match, request.principal, body.seat)
    if match.winners is not None:
        raise problem(422, "seat-over")
    return JsonResponse(await _run_slow(request, partial(line_choices, match, body.seat, _plies(body.plies))))


async def _lines(request: ApiRequest, body: OrdersRequest) -> tuple[Match, _LinesOrRefusal]:
    """Return the wanted lines or why they are refused, and the match that was looked at.

    What happens at the table meanwhile either follows a line or ends it.
    """
    match = (await request.live_table()).match
    check_seat(match, request.principal, body.seat)
    kept = standing_orders.current_orders(match, body.seat).lines
    wanted = [_plies(line) for line in body.lines]
    return match, await _run_slow(request, partial(_write_lines, match, body.seat, wanted, kept))


def _write_lines(
    match: Match, seat: int, wanted: Sequence[Sequence[PlyText]], kept: Sequence[OrderLine]
) -> _LinesOrRefusal:
    try:
        return write_lines(match, seat, wanted, kept)
    except (OrdersRefused, UnreadableMove) as refusal:
        return refusal


async def _run_slow(request: ApiRequest, function: Callable[[], T]) -> T:
    """Run what may take a tenth of a second in the queue of long work."""
    return await request.registry.replays.run(JobOwner(request.address), function)


def _plies(line: Sequence[LineMoveRequest]) -> list[PlyText]:
    return [(each.seat, each.move) for each in line]
