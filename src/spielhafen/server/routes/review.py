"""The review of a finished match: start it, ask how far it is, cancel it."""

from __future__ import annotations

from spielhafen.match import Match
from spielhafen.server.api_request import ApiRequest
from spielhafen.server.json_response import JsonResponse
from spielhafen.server.messages.requests import ReviewRequest
from spielhafen.server.problems import problem
from spielhafen.server.tables.fair_queue import JobOwner


async def get_review(request: ApiRequest, query: ReviewRequest) -> JsonResponse:
    """Return the turning points of a seat, or how far the review is; only when the game is over."""
    table = await request.table()
    _check_over(table.match, query.seat)
    return JsonResponse(request.registry.reviews.find(table.match, query.seat, table.table_id))


async def start_review(request: ApiRequest, body: ReviewRequest) -> JsonResponse:
    """Review the decisions of a seat, unless that is done; only when the game is over."""
    table = await request.table()
    _check_over(table.match, body.seat)
    owner = JobOwner(request.address, table.table_id)
    return JsonResponse(request.registry.reviews.start(table.match, body.seat, owner, request.principal.hash))


async def cancel_review(request: ApiRequest, body: ReviewRequest) -> JsonResponse:
    """Cancel a review that this person has started, unless others wait for it, too."""
    table = await request.table()
    _check_over(table.match, body.seat)
    return JsonResponse(
        await request.registry.reviews.cancel(table.match, body.seat, table.table_id, request.principal.hash)
    )


def _check_over(match: Match, seat: int) -> None:
    if match.winners is None:
        raise problem(403, "server-review-later")
    if match.sandbox is not None:  # its plies can be taken back, and reviews are kept by their number
        raise problem(422, "sandbox-no-review")
    if seat >= len(match.seats):
        raise problem(404, "server-no-such-seat", seat=seat + 1)
