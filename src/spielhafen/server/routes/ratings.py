"""Ratings, and which parts of the server are open."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from starlette.responses import Response

from spielhafen.match.names import check_name_free, clean_name
from spielhafen.match.refusals import SeatRefused
from spielhafen.ratings.rated_game import BOT_PREFIX
from spielhafen.ratings.rating_queue import RatedGameNote, rate_waiting_games
from spielhafen.ratings.skill import Skill
from spielhafen.server.api_request import ApiRequest
from spielhafen.server.json_response import JsonResponse
from spielhafen.server.messages.rating_messages import (
    OwnRatings,
    RatedGameInfo,
    RatingConsent,
    RatingInfo,
    RatingList,
    RatingScale,
    ServerParts,
)
from spielhafen.server.problems import problem
from spielhafen.server.server_parts import ServerPart
from spielhafen.store import Store, ratings

MAX_RATINGS: Final = 1000
"""Ratings that are listed: those of the latest games."""
MAX_RATED_GAMES: Final = 2000
"""Rated games that are listed, the newest."""

_DECODER: Final = msgspec.json.Decoder(RatedGameNote)


async def get_server_parts(request: ApiRequest) -> JsonResponse:
    """Return the parts of the server that are open."""
    return JsonResponse(ServerParts(sorted(request.registry.parts)))


async def list_ratings(request: ApiRequest) -> JsonResponse:
    """List the ratings of people who agreed to it, and of bots, by game and number of seats."""
    check_open(request, "ratings")
    return JsonResponse(
        await request.registry.executor.run(_list, request.registry.store, request.principal.hash)
    )


async def agree_to_ratings(request: ApiRequest, body: RatingConsent) -> Response:
    """Agree to be rated for all games that begin from now on, or change the name in the list."""
    check_open(request, "ratings")
    registry = request.registry
    person = ratings.RatedPerson(request.principal.hash, clean_name(body.name), registry.now())

    def check(others: Sequence[str]) -> None:
        check_name_free(person.name, others, SeatRefused)

    try:
        await registry.executor.run(ratings.agree, registry.store, person, check)
    except SeatRefused:
        raise problem(422, "server-rated-name-taken", name=person.name) from None
    return Response(status_code=204)


async def get_own_ratings(request: ApiRequest) -> JsonResponse:
    """Return all that is kept of the client for ratings."""
    check_open(request, "ratings")
    return JsonResponse(
        await request.registry.executor.run(_own, request.registry.store, request.principal.hash)
    )


async def erase_own_ratings(request: ApiRequest) -> Response:
    """Erase all that is kept of the client for ratings; they are not rated any more."""
    check_open(request, "ratings")
    registry = request.registry
    await registry.executor.run(ratings.erase_ratings, registry.store, request.principal.hash)
    return Response(status_code=204)


def check_open(request: ApiRequest, part: ServerPart) -> None:
    """Raise Problem 404 unless the host has opened this part of the server."""
    if part not in request.registry.parts:
        raise problem(404, "server-part-closed")


def _list(store: Store, owner: str) -> RatingList:
    rate_waiting_games(store)
    person = ratings.find_person(store, owner)
    return RatingList(
        person.name if person else None, _scales(ratings.all_ratings(store, MAX_RATINGS), owner)
    )


def _own(store: Store, owner: str) -> OwnRatings:
    rate_waiting_games(store)
    return find_own_ratings(store, owner)


def find_own_ratings(store: Store, owner: str) -> OwnRatings:
    """Return all that is kept of a person for ratings."""
    person = ratings.find_person(store, owner)
    name = person.name if person else ""
    own = [(row, name) for row in ratings.own_ratings(store, owner)]
    games = [
        RatedGameInfo(match, at, **msgspec.structs.asdict(_DECODER.decode(body)))
        for match, at, body in ratings.rated_matches(store, owner, MAX_RATED_GAMES)
    ]
    return OwnRatings(name or None, person.at if person else None, _scales(own, owner), games)


def _scales(rows: Iterable[tuple[ratings.RatingRow, str]], owner: str) -> list[RatingScale]:
    by_scale: dict[tuple[str, int], list[RatingInfo]] = defaultdict(list)
    for row, name in rows:
        by_scale[row.game, row.seats].append(_info(row, name, owner))
    return [
        RatingScale(game, seats, sorted(entries, key=lambda entry: (-entry.rating, entry.level, entry.name)))
        for (game, seats), entries in sorted(by_scale.items())
    ]


def _info(row: ratings.RatingRow, name: str, owner: str) -> RatingInfo:
    skill = Skill(row.mean, row.deviation, row.games)
    level = row.entrant.removeprefix(BOT_PREFIX) if row.entrant.startswith(BOT_PREFIX) else ""
    low, high = skill.interval
    return RatingInfo(name, level, row.entrant == owner, skill.rating, low, high, skill.is_settled, row.games)
