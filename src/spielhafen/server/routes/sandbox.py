"""Sandboxes and puzzles: create them, choose for chance, let bots go on, edit the position."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Any

from spielhafen.bots.puzzle_book import puzzle_book
from spielhafen.core.errors import SpielhafenError
from spielhafen.core.game import Game, find_game
from spielhafen.core.play import State
from spielhafen.match import Event, Match, Opened, SeatPlan, table_lists
from spielhafen.match import sandbox as sandboxes
from spielhafen.server.api_request import ApiRequest
from spielhafen.server.json_response import JsonResponse
from spielhafen.server.messages.sandbox_messages import (
    OpenSandboxRequest,
    PlaceRequest,
    PositionInfo,
    PositionRequest,
)
from spielhafen.server.middleware.identity import Principal
from spielhafen.server.problems import Problem, problem
from spielhafen.server.routes.commands import execute
from spielhafen.server.tables.access import check_seat
from spielhafen.server.tables.command import Actor
from spielhafen.server.tables.fair_queue import JobOwner
from spielhafen.server.tables.registry import command_digest, new_chance_key
from spielhafen.server.views import serializers
from spielhafen.server.views.sandbox_view import puzzle_list


async def create_sandbox(request: ApiRequest, body: OpenSandboxRequest) -> JsonResponse:
    """Create a sandbox from a position, an example, a moment, a puzzle, or a new game."""
    principal, registry = request.principal, request.registry
    match = (await request.named_table(body.table, "sandboxes")).match if body.table else None
    if match is not None and match.sandbox is not None and not table_lists.takes_part(match, principal):
        raise problem(403, "server-not-your-table")
    open_it = partial(_open, body, match, principal, registry.now())
    opened = await run_slow(request, open_it)
    digest = command_digest("open sandbox", principal.hash, body)
    table_id, created = await registry.create_table(
        request.requester, opened, request.idempotency_key, digest
    )
    seat = serializers.default_seat(created, principal)
    view = serializers.table_view(table_id, created, seat, principal, now=registry.now)
    return JsonResponse(view, 201, {"Location": f"/api/tables/{table_id}"})


async def run_slow(request: ApiRequest, function: Callable[[], Any]) -> Any:
    """Run what may take a second in the queue of long work; its errors become Problems."""
    try:
        return await request.registry.replays.run(JobOwner(request.address), function)
    except Problem:
        raise
    except SpielhafenError as error:
        raise Problem(422, error.text) from None


def _open(body: OpenSandboxRequest, match: Match | None, principal: Principal, now: float) -> Opened:
    """Return the first event of a sandbox; raises SpielhafenError."""
    game = match.game if match is not None else find_game(body.game)
    if body.puzzle:
        return _open_puzzle(game, body, principal, now)
    state = _start_state(game, body, match)
    names = body.names or (match.names if match is not None else [])
    seats = [SeatPlan(name, owner=principal.hash) for name in sandboxes.seat_names(names, state.seats())]
    is_new = match is None and not body.position and body.example is None
    return sandboxes.open_sandbox(game, state, seats, new_chance_key(), now, principal.hash, draws=is_new)


def _start_state(game: Game, body: OpenSandboxRequest, match: Match | None) -> State:
    from spielhafen.testing import position_source  # not needed by most server starts

    if match is not None:
        last = len(match.plies)
        ply = last if body.ply is None else body.ply
        if ply > last:
            raise problem(404, "server-no-such-ply", last=last)
        return sandboxes.moment_of(match, ply)
    if body.position:
        return position_source.read_any_position(game, body.position)
    if body.example is not None:
        return position_source.example_state(game, body.example, body.step)
    return game.start(game.seats[0] if body.seats is None else body.seats, body.options)


def _open_puzzle(game: Game, body: OpenSandboxRequest, principal: Principal, now: float) -> Opened:
    puzzle = puzzle_book(game).find(body.puzzle)
    if puzzle is None:
        raise problem(404, "puzzle-unknown")
    state, solver = puzzle.world(game), next(filter(None, body.names), "")
    seats = sandboxes.puzzle_seats(puzzle, state.seats(), solver, principal.hash)
    return sandboxes.open_sandbox(
        game, state, seats, new_chance_key(), now, principal.hash, puzzle=puzzle.name
    )


async def get_position(request: ApiRequest) -> JsonResponse:
    """Return the position of a sandbox as a file, and by what its fields can be edited."""
    match = (await request.table()).match
    _check_own_sandbox(match, request.principal)
    position = match.game.dump(match.state)
    schema = match.game.schema(match.state.seats(), match.options)
    return JsonResponse(PositionInfo(position, schema["properties"]["state"]))


def _check_own_sandbox(match: Match, principal: Principal) -> None:
    sandboxes.check_sandbox(match)
    check_seat(match, principal, 0)


async def set_position(request: ApiRequest, body: PositionRequest) -> JsonResponse:
    """Set a sandbox up with an edited position; nothing changes if it is impossible."""
    from spielhafen.testing import position_source

    match = (await request.table()).match
    _check_own_sandbox(match, request.principal)
    edit = partial(position_source.arranged_state, match.game, match.state, body.position)
    state = await run_slow(request, edit)

    def decide(newest: Match, actor: Actor, _: PositionRequest) -> Event:
        return sandboxes.arrange(newest, actor.at, state)

    table, after = await execute(request, body, decide)
    return JsonResponse(await table.view_of(after, request.principal, body.seat))


async def place_piece(request: ApiRequest, body: PlaceRequest) -> JsonResponse:
    """Return a position in which a piece is at another place; it is not set up yet."""
    from spielhafen.testing import piece_placement

    match = (await request.table()).match
    _check_own_sandbox(match, request.principal)
    move = partial(piece_placement.with_piece_at, match.game, body.position, body.piece, body.place)
    return JsonResponse(PositionInfo(await run_slow(request, move), {}))


def list_puzzles(_: ApiRequest) -> JsonResponse:
    """List all puzzles, and name that of today."""
    return JsonResponse(puzzle_list(datetime.now(UTC).date()))
