"""Tournaments: created, entered, and played round by round at tables of the server."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Final, Literal

import msgspec
from starlette.responses import Response

from spielhafen.core.errors import UnknownGame
from spielhafen.core.game import find_game
from spielhafen.core.variants import recorded_options
from spielhafen.match.names import clean_name
from spielhafen.server.api_request import ApiRequest
from spielhafen.server.json_response import JsonResponse
from spielhafen.server.messages.requests import EmptyRequest
from spielhafen.server.messages.tournament_messages import (
    AppointRequest,
    CommentaryLink,
    CreateTournamentRequest,
    DecideRequest,
    DismissRequest,
    EnterRequest,
    OwnEntry,
    OwnTournaments,
    StandingInfo,
    StartRoundRequest,
    TournamentCommentator,
    TournamentEntrant,
    TournamentGame,
    TournamentInfo,
    TournamentSummary,
    WithdrawRequest,
)
from spielhafen.server.middleware.identity import Principal, hash_token, new_token
from spielhafen.server.problems import Problem, problem
from spielhafen.server.tables.contest_rounds import (
    ABANDONED_SECONDS,
    change_contest,
    decode_contest,
    end_abandoned,
    load_contest,
    settle_contest,
)
from spielhafen.server.tables.seat_plans import check_level
from spielhafen.store import Store, contests
from spielhafen.tournaments.commentators import appoint, dismiss, find_commentator, link_token, make_link
from spielhafen.tournaments.contest import MAX_CONTEST_ROUNDS, Contest, ContestGame

MAX_TOURNAMENTS: Final = 5000
"""That are not over."""
MAX_OWN_TOURNAMENTS: Final = 5
"""Tournaments of one organiser that are not over."""
MAX_LISTED: Final = 100
STALE_SECONDS: Final = 30 * 86_400.0
"""After this time a tournament that never began makes room."""
STAGES: Final[tuple[Literal["entry", "rounds", "over"], ...]] = ("entry", "rounds", "over")

_ID: Final = re.compile(r"[0-9a-f]{12}")


async def list_tournaments(request: ApiRequest) -> JsonResponse:
    """List the tournaments: those that are not over first, then the newest."""
    _check_open(request)
    registry = request.registry
    return JsonResponse(await registry.executor.run(_list, registry.store, request.principal))


async def create_tournament(request: ApiRequest, body: CreateTournamentRequest) -> JsonResponse:
    """Create a tournament, whose organiser the client is."""
    _check_open(request)
    registry, principal = request.registry, request.principal
    contest = await registry.executor.run(_make_contest, body, principal.hash, registry.now())
    secret = f"{principal.hash}:{key}" if (key := request.idempotency_key) else contest.secret
    contest_id = sha256(secret.encode()).hexdigest()[:12]
    row = contests.ContestRow(contest_id, principal.hash, contest.at, 0, 1, msgspec.json.encode(contest))
    await end_abandoned(registry, principal.hash, request.address)
    stale = contest.at - STALE_SECONDS
    if not await registry.executor.run(contests.add_contest, registry.store, row, stale, _check_room):
        known = await registry.executor.run(load_contest, registry.store, contest_id)
        if not contest.is_like(known):
            raise problem(422, "server-key-reused")
    answer = await _answer(request, contest_id)
    return JsonResponse(answer, 201, {"Location": f"/api/tournaments/{contest_id}"})


async def get_tournament(request: ApiRequest) -> JsonResponse:
    """Return a tournament with its entrants, games and standings."""
    return JsonResponse(await _answer(request, _contest_id(request)))


async def delete_tournament(request: ApiRequest) -> Response:
    """Erase a tournament; only for its organiser. Its tables stay."""
    contest_id = _contest_id(request)
    await _change(request, contest_id, partial(_check_organiser, request.principal))
    await request.registry.executor.run(contests.erase_contest, request.registry.store, contest_id)
    return Response(status_code=204)


async def enter_tournament(request: ApiRequest, body: EnterRequest) -> JsonResponse:
    """Enter a tournament under a name; bots are entered by the organiser."""
    principal, name = request.principal, clean_name(body.name)
    level = check_level(body.level) if body.level else ""

    def act(contest: Contest) -> None:
        if level:
            _check_organiser(principal, contest)
        contest.enter(name, "" if level else principal.hash, level)

    return await _changed(request, act)


async def withdraw_from_tournament(request: ApiRequest, body: WithdrawRequest) -> JsonResponse:
    """Let an entrant drop out: oneself, or anyone for the organiser."""
    principal = request.principal

    def act(contest: Contest) -> None:
        contest.check_entrant(body.entrant, body.name)
        if contest.find_entrant(principal.hash) != body.entrant:
            _check_organiser(principal, contest)
        contest.withdraw(body.entrant)

    return await _changed(request, act)


async def start_tournament_round(request: ApiRequest, body: StartRoundRequest) -> JsonResponse:
    """Begin the next round and make its tables; only for the organiser."""

    def act(contest: Contest) -> None:
        _check_organiser(request.principal, contest)
        contest.start_round(body.round)

    return await _changed(request, act)


async def decide_tournament_game(request: ApiRequest, body: DecideRequest) -> JsonResponse:
    """Enter the result of a game of the present round; only for the organiser.

    It is for games that do not end by themselves.
    """

    def act(contest: Contest) -> None:
        _check_organiser(request.principal, contest)
        contest.decide(body.game, body.places, decided=True)

    return await _changed(request, act)


async def end_tournament(request: ApiRequest, body: EmptyRequest) -> JsonResponse:
    """End a tournament between two rounds; only for the organiser."""
    del body  # it is empty

    def act(contest: Contest) -> None:
        _check_organiser(request.principal, contest)
        contest.end()

    return await _changed(request, act)


async def create_commentary_link(request: ApiRequest, body: EmptyRequest) -> JsonResponse:
    """Create a link with which people become commentators; an earlier one is void."""
    del body  # it is empty
    key = request.idempotency_key or new_token()

    def act(contest: Contest) -> None:
        _check_organiser(request.principal, contest)
        make_link(contest, key, hash_token)

    contest = await _change(request, _contest_id(request), act)
    return JsonResponse(CommentaryLink(link_token(contest, key)))


async def become_commentator(request: ApiRequest, body: AppointRequest) -> JsonResponse:
    """Become a commentator of a tournament with the link of its organiser."""
    link, name, owner = hash_token(body.link), clean_name(body.name), request.principal.hash
    return await _changed(request, lambda contest: appoint(contest, link, name, owner))


async def dismiss_commentator(request: ApiRequest, body: DismissRequest) -> JsonResponse:
    """Let a commentator go: oneself, or anyone for the organiser."""
    principal = request.principal

    def act(contest: Contest) -> None:
        if find_commentator(contest, principal.hash) != body.commentator:
            _check_organiser(principal, contest)
        dismiss(contest, body.commentator, body.name)

    return await _changed(request, act)


async def get_own_tournaments(request: ApiRequest) -> JsonResponse:
    """Return all that is kept of the client for tournaments."""
    _check_open(request)
    registry = request.registry
    return JsonResponse(await registry.executor.run(find_own_tournaments, registry.store, request.principal))


async def erase_own_tournaments(request: ApiRequest) -> Response:
    """Erase all that is kept of the client for tournaments; results stay without their name."""
    _check_open(request)
    registry = request.registry
    await registry.executor.run(forget_entrant, registry.store, request.principal.hash)
    return Response(status_code=204)


def _check_open(request: ApiRequest) -> None:
    if "tournaments" not in request.registry.parts:
        raise problem(404, "server-part-closed")


def _contest_id(request: ApiRequest) -> str:
    """Return the id in the path; raises Problem 404 if there can be no such tournament."""
    _check_open(request)
    contest_id: str = request.path_params["tournament"]
    if not _ID.fullmatch(contest_id):
        raise problem(404, "tournament-unknown")
    return contest_id


def _check_organiser(principal: Principal, contest: Contest) -> None:
    if not principal.owns(contest.organiser):
        raise problem(403, "tournament-not-yours")


def _check_room(counts: contests.ContestCounts) -> None:
    if counts.all >= MAX_TOURNAMENTS:
        raise problem(422, "tournament-no-room")
    if counts.own >= MAX_OWN_TOURNAMENTS:
        days = {"entry_days": STALE_SECONDS, "round_days": ABANDONED_SECONDS}
        in_days = {name: int(seconds / 86_400) for name, seconds in days.items()}
        raise problem(422, "tournament-too-many", most=MAX_OWN_TOURNAMENTS, **in_days)


def _make_contest(body: CreateTournamentRequest, organiser: str, at: float) -> Contest:
    """Return a new tournament; raises Problem, BadName, BadSeats, BadOption."""
    try:
        game = find_game(body.game)
    except UnknownGame as error:
        raise Problem(422, error.text) from None
    options = recorded_options(game, body.options)
    game.start(max(2, body.seats), options)
    for seats in range(2, body.seats) if body.kind == "knock-out" else ():
        game.start(seats, options)  # its tables can be smaller
    if body.seats < 2 or not 1 <= body.rounds <= MAX_CONTEST_ROUNDS:
        raise problem(422, "tournament-bad-numbers", most=MAX_CONTEST_ROUNDS)
    return Contest(
        name=clean_name(body.name),
        game=game.name,
        options=options,
        kind=body.kind,
        seats=body.seats,
        rounds=body.rounds,
        duplicate=body.duplicate,
        organiser=organiser,
        secret=secrets.token_hex(),
        at=at,
    )


async def _change(request: ApiRequest, contest_id: str, act: Callable[[Contest], None]) -> Contest:
    return await request.registry.executor.run(change_contest, request.registry.store, contest_id, act)


async def _changed(request: ApiRequest, act: Callable[[Contest], None]) -> JsonResponse:
    """Change the tournament in the path, and answer with it."""
    contest_id = _contest_id(request)
    await settle_contest(request.registry, contest_id, request.address)  # a table may have ended
    await _change(request, contest_id, act)
    return JsonResponse(await _answer(request, contest_id))


async def _answer(request: ApiRequest, contest_id: str) -> TournamentInfo:
    """Return a tournament with its tables made and its results noted."""
    contest = await settle_contest(request.registry, contest_id, request.address)
    return await request.registry.executor.run(_info, contest_id, contest, request.principal)


def _list(store: Store, principal: Principal) -> list[TournamentSummary]:
    rows = contests.list_contests(store, MAX_LISTED)
    return [_summary(row.id, decode_contest(row), principal) for row in rows]


def find_own_tournaments(store: Store, principal: Principal) -> OwnTournaments:
    """Return all that is kept of a person for tournaments."""
    rows = contests.contests_of(store, principal.hash)
    return OwnTournaments([_own_entry(row.id, decode_contest(row), principal) for row in rows])


def forget_entrant(store: Store, owner: str) -> None:
    """Erase all that is kept of a person for tournaments."""
    for row in contests.contests_of(store, owner):
        contest = change_contest(store, row.id, lambda one: one.forget(owner))
        if not contest.organiser and not contest.games:
            contests.erase_contest(store, row.id)


def _summary(contest_id: str, contest: Contest, principal: Principal) -> TournamentSummary:
    return TournamentSummary(
        contest_id,
        contest.name,
        contest.game,
        contest.kind,
        STAGES[contest.stage],
        contest.round,
        len(contest.entrants),
        contest.at,
        principal.hash in contest.people,
    )


def _info(contest_id: str, contest: Contest, principal: Principal) -> TournamentInfo:
    own = contest.find_entrant(principal.hash)
    people = [
        TournamentEntrant(one.name, one.level, number == own, one.until is None)
        for number, one in enumerate(contest.entrants)
    ]
    return TournamentInfo(
        **msgspec.structs.asdict(_summary(contest_id, contest, principal)),
        options=contest.options,
        seats=contest.seats,
        rounds=contest.rounds,
        duplicate=contest.duplicate,
        running=contest.is_running,
        open=contest.is_open,
        abandoned=contest.abandoned,
        organiser=principal.owns(contest.organiser),
        people=people,
        games=[_game(contest, number, game, own) for number, game in enumerate(contest.games)],
        standings=[StandingInfo(**vars(one)) for one in contest.standings],
        commentators=[
            TournamentCommentator(one.name, principal.owns(one.owner)) for one in contest.commentators
        ],
    )


def _game(contest: Contest, number: int, game: ContestGame, own: int | None) -> TournamentGame:
    """Return a game; a sealed table is named to its players only."""
    table = game.table if own in game.seats or not contest.is_sealed(game) else ""
    return TournamentGame(number, game.round, game.seats, table, game.places, game.decided)


def _own_entry(contest_id: str, contest: Contest, principal: Principal) -> OwnEntry:
    own = contest.find_entrant(principal.hash)
    games = [
        _game(contest, number, game, own)
        for number, game in enumerate(contest.games)
        if own is not None and own in game.seats
    ]
    name = None if own is None else contest.entrants[own].name
    comments = find_commentator(contest, principal.hash)
    return OwnEntry(
        _summary(contest_id, contest, principal),
        principal.owns(contest.organiser),
        name,
        games,
        None if comments is None else contest.commentators[comments].name,
    )
