"""Advice for whoever is asked, and why a bot played as it did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starlette.routing import Route

from spielhafen.bots import ADVISER
from spielhafen.core.play import OVER
from spielhafen.core.scene import dump_scene
from spielhafen.match.bot_replay import decision
from spielhafen.server.bots.pool import Thought
from spielhafen.server.http_json import JSON
from spielhafen.server.middleware.gate import address_of
from spielhafen.server.problems import problem
from spielhafen.server.routes.tables import harbour_of, mate_of, number_of, seat_of, table_of
from spielhafen.server.tables.fair_queue import Share

if TYPE_CHECKING:
    from starlette.requests import Request

    from spielhafen.core.play import State
    from spielhafen.server.tables.table import Table


async def advice(request: Request) -> JSON:
    """GET /api/tables/{table}/advice?seat=n: what an admiral would do in the place of this seat, which is asked."""
    table, seat = await table_of(request), seat_of(request)
    table.check_seat(mate_of(request), seat)
    match = table.match
    if seat is None or seat not in match.actors():
        raise problem(409, "server-not-asked")
    return JSON(await _think(request, table, match.seen(seat), seat, ADVISER, len(match.plies)))


async def why(request: Request) -> JSON:
    """GET /api/tables/{table}/plies/{ply}/why: what a bot thought before it played this ply.

    Where something is hidden it is told only when the game is over, for a reason gives away what the bot held. What it thought is
    found by thinking again; where that leads to another move, it is not what the bot thought, and is not told.
    """
    table = await table_of(request)
    match, ply = table.match, number_of(request.path_params["ply"], "ply")
    if not 0 < ply <= len(match.plies):
        raise problem(404, "server-no-such-ply", last=len(match.plies))
    behind = decision(match, ply)
    told = await _think(request, table, behind.view, behind.seat, behind.level, ply - 1)
    behind.check(told["thoughts"][0]["move"])
    return JSON(told)


async def _think(
    request: Request, table: Table, view: State, seat: int, level: str, ply: int
) -> dict[str, Any]:
    """The thoughts with the labels of the moves they are about, as the seat reads them."""
    match, share = table.match, Share(address_of(request.scope), table.word)
    if view.actor() == OVER or len(view.moves()) < 1:
        raise problem(409, "server-not-asked")
    thought = Thought(match.game.name, match.game.dump(view), level, match.bot_seed(seat, ply), share)
    found = await harbour_of(request).advise(thought)
    if found is None:
        raise problem(503, "server-no-advice")
    offers = {offer["move"]: offer for offer in dump_scene(match.game.scene(view).offers)}
    for told in found["thoughts"]:
        offer = offers.get(told["move"], {})
        told.update({name: offer[name] for name in ("label", "touches", "together") if name in offer})
    return {"seat": seat, "ply": ply, "level": level, **found}


async def luck(request: Request) -> JSON:
    """GET /api/tables/{table}/luck: what chance brought to each seat against what was expected; only when the game is over."""
    table = await table_of(request)
    if table.match.over is None:
        raise problem(403, "server-luck-later")
    found = await harbour_of(request).luck_of(table.word, table.match, address_of(request.scope))
    if found is None:
        raise problem(503, "server-no-luck")
    return JSON({"seats": found})


ROUTES: Final = [
    Route("/tables/{table}/luck", luck, methods=["GET"]),
    Route("/tables/{table}/advice", advice, methods=["GET"]),
    Route("/tables/{table}/plies/{ply}/why", why, methods=["GET"]),
]
