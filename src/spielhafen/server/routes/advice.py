"""Advice for the player to move, and explanations of bot moves."""

from __future__ import annotations

import msgspec

from spielhafen.bots import ADVICE_LEVEL
from spielhafen.core.play import OVER, State
from spielhafen.match.bot_replay import find_decision
from spielhafen.server.api_request import ApiRequest
from spielhafen.server.bots.jobs import BotJob
from spielhafen.server.json_response import JsonResponse
from spielhafen.server.messages.advice_info import AdviceInfo, LuckInfo
from spielhafen.server.messages.requests import PlyPath, SeatQuery
from spielhafen.server.problems import problem
from spielhafen.server.tables.access import check_seat
from spielhafen.server.tables.fair_queue import JobOwner
from spielhafen.server.tables.table_reader import TableReader
from spielhafen.server.views.offer_fields import offer_fields


async def get_advice(request: ApiRequest, query: SeatQuery) -> JsonResponse:
    """Return the moves that the strongest bot considers for a seat, which must be to move."""
    table, seat = await request.table(), query.seat
    match = table.match
    check_seat(match, request.principal, seat)
    if seat is None or seat not in match.actors():
        raise problem(409, "server-not-asked")
    return JsonResponse(
        await _analyse(request, table, match.view_for(seat), seat, ADVICE_LEVEL, len(match.plies))
    )


async def get_explanation(request: ApiRequest) -> JsonResponse:
    """Return what a bot considered before a ply.

    In games with hidden information it is available only after the end, because reasons reveal what the bot
    held. The bot's analysis is repeated; if that leads to another move, it was not the bot's reasoning, and
    is refused.
    """
    table = await request.table()
    match, ply = table.match, request.decode_path(PlyPath).ply
    if not 0 < ply <= len(match.plies):
        raise problem(404, "server-no-such-ply", last=len(match.plies))
    decision = find_decision(match, ply)
    reasons = await _analyse(request, table, decision.view, decision.seat, decision.level, ply - 1)
    decision.check_reproduced(reasons.thoughts[0].move)
    return JsonResponse(reasons)


async def _analyse(
    request: ApiRequest, table: TableReader, view: State, seat: int, level: str, ply: int
) -> AdviceInfo:
    """Return the analysis with the labels of the moves, as the seat reads them."""
    match, owner = table.match, JobOwner(request.address, table.table_id)
    if view.actor() == OVER or len(view.moves()) < 1:
        raise problem(409, "server-not-asked")
    job = BotJob(match.game.name, match.game.dump(view), level, match.bot_seed(seat, ply))
    analysis = await request.registry.analyses.advise(job, owner)
    if analysis is None:
        raise problem(503, "server-no-advice")
    offers = {offer.move: offer for offer in match.game.scene(view).offers}
    thoughts = [
        msgspec.structs.replace(thought, **offer_fields(offers.get(thought.move)))
        for thought in analysis.thoughts
    ]
    fields = msgspec.structs.asdict(analysis) | {"thoughts": thoughts}
    return AdviceInfo(seat=seat, ply=ply, level=level, **fields)


async def get_luck(request: ApiRequest) -> JsonResponse:
    """Return how lucky each seat was; only when the game is over."""
    table = await request.table()
    if table.match.winners is None:
        raise problem(403, "server-luck-later")
    if table.match.sandbox is not None:
        raise problem(422, "sandbox-no-proof")
    report = await request.registry.analyses.luck_report(
        table.match, JobOwner(request.address, table.table_id)
    )
    if report is None:
        raise problem(503, "server-no-luck")
    return JsonResponse(LuckInfo(report))
