"""Finished games: the report on the last page, and one's own games."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.responses import Response

from spielhafen.match.played_games import PlayedGame
from spielhafen.server.api_request import ApiRequest
from spielhafen.server.json_response import JsonResponse
from spielhafen.server.messages.result_messages import PlayedGameInfo
from spielhafen.server.problems import problem
from spielhafen.server.tables.fair_queue import JobOwner
from spielhafen.store import Store, results

MAX_GAMES: Final = 2000
"""Games that are listed, the newest: more than anyone plays in some years."""

_DECODER: Final = msgspec.json.Decoder(PlayedGame)


async def get_report(request: ApiRequest) -> JsonResponse:
    """Return who was ahead when, and the figures of the game; only when it is over.

    Not of a sandbox, which can be taken back and played on.
    """
    table = await request.table()
    if table.match.winners is None:
        raise problem(403, "server-report-later")
    if table.match.sandbox is not None:
        raise problem(422, "sandbox-no-review")
    owner = JobOwner(request.address, table.table_id)
    return JsonResponse(await request.registry.end_reports.report_json(table.match, owner))


def list_played_games(request: ApiRequest) -> JsonResponse:
    """List the finished games of the client, newest first.

    Listed are those in which the client played one seat from beginning to end.
    """
    return JsonResponse(find_played_games(request.registry.store, request.principal.hash))


def find_played_games(store: Store, owner: str) -> list[PlayedGameInfo]:
    """Return the finished games of a person, newest first."""
    return [_info(table, body) for table, body in results.own_results(store, owner, MAX_GAMES)]


def _info(table: str, body: bytes) -> PlayedGameInfo:
    return PlayedGameInfo(id=table, **msgspec.structs.asdict(_DECODER.decode(body)))


def erase_played_games(request: ApiRequest) -> Response:
    """Erase the list of finished games of the client; the tables stay as they are."""
    results.erase_results(request.registry.store, request.principal.hash)
    return Response(status_code=204)
