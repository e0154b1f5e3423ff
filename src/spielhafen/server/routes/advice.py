"""Advice for the player to move, and explanations of bot moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import UNSET
from starlette.routing import Route

from spielhafen.bots import ADVICE_LEVEL
from spielhafen.core.play import OVER
from spielhafen.core.text import dump_text
from spielhafen.match.bot_replay import find_decision
from spielhafen.server.bots.pool import BotJob
from spielhafen.server.http_json import JsonResponse
from spielhafen.server.messages import AdviceInfo, ConsideredMove, LuckInfo
from spielhafen.server.middleware.gate import client_address_of
from spielhafen.server.problems import problem
from spielhafen.server.routes.tables import parse_number, principal_of, registry_of, seat_of, table_of
from spielhafen.server.tables.fair_queue import JobOwner

if TYPE_CHECKING:
    from starlette.requests import Request

    from spielhafen.core.play import State
    from spielhafen.core.scene import Offer
    from spielhafen.server.tables.table import Table


async def get_advice(request: Request) -> JsonResponse:
    """GET /api/tables/{table}/advice?seat=n: the moves an admiral considers for this seat.

    The seat must be to move.
    """
    table, seat = await table_of(request), seat_of(request)
    table.check_seat(principal_of(request), seat)
    match = table.match
    if seat is None or seat not in match.actors():
        raise problem(409, "server-not-asked")
    return JsonResponse(
        await _analyse(request, table, match.view_for(seat), seat, ADVICE_LEVEL, len(match.plies))
    )


async def get_explanation(request: Request) -> JsonResponse:
    """GET /api/tables/{table}/plies/{ply}/why: what a bot considered before this ply.

    In games with hidden information it is available only after the end, because reasons reveal what the bot
    held. The bot's analysis is repeated; if that leads to another move, it was not the bot's reasoning, and
    is refused.
    """
    table = await table_of(request)
    match, ply = table.match, parse_number(request.path_params["ply"], "ply")
    if not 0 < ply <= len(match.plies):
        raise problem(404, "server-no-such-ply", last=len(match.plies))
    behind = find_decision(match, ply)
    told = await _analyse(request, table, behind.view, behind.seat, behind.level, ply - 1)
    behind.check_reproduced(told.thoughts[0].move)
    return JsonResponse(told)


async def _analyse(
    request: Request, table: Table, view: State, seat: int, level: str, ply: int
) -> AdviceInfo:
    """Return the analysis with the labels of the moves, as the seat reads them."""
    match, owner = table.match, JobOwner(client_address_of(request.scope), table.table_id)
    if view.actor() == OVER or len(view.moves()) < 1:
        raise problem(409, "server-not-asked")
    job = BotJob(match.game.name, match.game.dump(view), level, match.bot_seed(seat, ply), owner)
    analysis = await registry_of(request).advise(job)
    if analysis is None:
        raise problem(503, "server-no-advice")
    offers = {offer.move: offer for offer in match.game.scene(view).offers}
    thoughts = [_with_label(thought, offers.get(thought.move)) for thought in analysis.thoughts]
    fields = msgspec.structs.asdict(analysis) | {"thoughts": thoughts}
    return AdviceInfo(seat=seat, ply=ply, level=level, **fields)


def _with_label(thought: ConsideredMove, offer: Offer | None) -> ConsideredMove:
    """Return the move with its label, and with what has to be touched for it."""
    if offer is None:
        return thought
    return msgspec.structs.replace(
        thought,
        label=dump_text(offer.label),
        touches=list(offer.touches) or UNSET,
        together=list(offer.together) or UNSET,
    )


async def get_luck(request: Request) -> JsonResponse:
    """GET /api/tables/{table}/luck: how lucky each seat was; only when the game is over."""
    table = await table_of(request)
    if table.match.over is None:
        raise problem(403, "server-luck-later")
    report = await registry_of(request).luck_report(
        table.table_id, table.match, client_address_of(request.scope)
    )
    if report is None:
        raise problem(503, "server-no-luck")
    return JsonResponse(LuckInfo(report))


ROUTES: Final = [
    Route("/tables/{table}/luck", get_luck, methods=["GET"]),
    Route("/tables/{table}/advice", get_advice, methods=["GET"]),
    Route("/tables/{table}/plies/{ply}/why", get_explanation, methods=["GET"]),
]
