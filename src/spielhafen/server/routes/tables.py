"""The tables over HTTP: lay one, look, play, take back, read what was, clear away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias

import msgspec
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from spielhafen import bots
from spielhafen.core import logbook
from spielhafen.core.errors import UnknownGame, UnreadableMove, shorten
from spielhafen.core.play import PUBLIC
from spielhafen.core.text import dump_text
from spielhafen.match import ClockPlan, SeatPlan, clean_name, proposals, seating, turn_check
from spielhafen.match.clock import check_clock
from spielhafen.match.play_moves import play_moves as command_play_moves
from spielhafen.match.undo import undo as command_undo
from spielhafen.server.http_json import JsonResponse, read_json
from spielhafen.server.middleware.gate import client_address_of
from spielhafen.server.problems import Problem, problem, refusal_body
from spielhafen.server.tables.command import Command
from spielhafen.server.tables.registry import Requester, TablePlan, TableRegistry, command_digest
from spielhafen.server.views import serializers

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import Request
    from starlette.websockets import WebSocket

    from spielhafen.match import Event, Match
    from spielhafen.server.middleware.gate import TableGuessLimit
    from spielhafen.server.middleware.identity import Principal
    from spielhafen.server.tables.table import Table

MAX_SEATS: Final = 16
MAX_MOVES: Final = 64
"""In one command."""
IDEMPOTENCY_KEY_LENGTHS: Final = (8, 128)
MAX_DIGITS: Final = 6
"""Of a number of a seat, ply or event."""


MINIMAL: Final = {"Preference-Applied": "return=minimal"}
"""Says that an answer is as short as was asked for (RFC 7240)."""

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=10**MAX_DIGITS)]


class SeatPlanRequest(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Who is to sit in a seat."""

    name: str = ""
    kind: Literal["here", "bot", "open"]
    level: str = ""


class ClockRequest(ClockPlan, frozen=True, forbid_unknown_fields=True):
    """Clocks for everybody."""


class CreateTableRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be laid."""

    game: str
    seats: list[SeatPlanRequest]
    options: dict[str, bool | int | str] = {}
    shared: bool = False
    clock: ClockRequest | None = None


class MovesRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Moves to be played; `seq`: the number of events that their player knew of."""

    seat: Number
    moves: list[str]
    seq: Number


class SeatCommandRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The last move to be taken back, or something else to be asked for that needs no more words."""

    seat: Number
    seq: Number


class AnswerRequest(SeatCommandRequest, forbid_unknown_fields=True):
    """Whether it may be."""

    agree: bool


# What a request says.


def registry_of(request: Request | WebSocket) -> TableRegistry:
    """The harbour that this application shows."""
    harbour: TableRegistry = request.app.state.harbour
    return harbour


def principal_of(request: Request | WebSocket) -> Principal:
    """Whoever asks: the gate found out."""
    mate: Principal = request.state.mate
    return mate


def requester_of(request: Request | WebSocket) -> Requester:
    """Whoever asks, and from where."""
    return Requester(principal_of(request), client_address_of(request.scope))


def guess_limit_of(request: Request | WebSocket) -> TableGuessLimit:
    """How often tables were named in vain where he asks from: the gate counts it."""
    knock: TableGuessLimit = request.state.knock
    return knock


async def table_of(request: Request | WebSocket, *, to_act: bool = False) -> Table:
    """The table that the path names; raises Problem 404, or 429 where too many were named that do not exist."""
    word, harbour, knock = request.path_params["table"], registry_of(request), guess_limit_of(request)
    if not knock.is_allowed(word) and not await harbour.has_seat(principal_of(request), word):
        raise problem(429, "server-too-often")
    try:
        table = await harbour.table(word, requester_of(request), to_act=to_act)
    except Problem as error:
        if error.text.key == "server-no-such-table":
            knock.record_miss()
        raise
    knock.record_found(word)
    return table


def seat_of(request: Request | WebSocket) -> int | None:
    """The seat in the query; None: nobody's. Raises Problem 400 for anything else."""
    written = request.query_params.get("seat", "")
    return parse_number(written, "seat") if written else None


def parse_number(value: str, where: str) -> int:
    """A number in a path or query; raises Problem 400 for anything else."""
    if not (value.isascii() and value.isdecimal() and len(value) <= MAX_DIGITS):
        raise problem(400, "server-bad-request", where=where)
    return int(value)


def idempotency_key_of(request: Request) -> str | None:
    """The key by which a command is known when it comes again; raises Problem 400 for one that is none."""
    key = request.headers.get("idempotency-key")
    if key is not None and not (
        IDEMPOTENCY_KEY_LENGTHS[0] <= len(key) <= IDEMPOTENCY_KEY_LENGTHS[1] and key.isprintable()
    ):
        raise problem(400, "server-bad-request", where="Idempotency-Key")
    return key


def wants_minimal(request: Request) -> bool:
    """Whether whoever asks is content to hear where the table stands: a program, or a page that hears the rest anyway."""
    return "return=minimal" in request.headers.get("prefer", "").replace(" ", "").split(",")


# Laying and listing.


async def create_table(request: Request) -> JsonResponse:
    """POST /api/tables: lay a table."""
    wish = await read_json(request, CreateTableRequest)
    mate = principal_of(request)
    if len(wish.seats) > MAX_SEATS:
        raise problem(422, "server-too-many-seats", most=MAX_SEATS)
    seats = [seat_plan_of(seat, mate) for seat in wish.seats]
    clock = check_clock(ClockPlan(**msgspec.structs.asdict(wish.clock))) if wish.clock else None
    digest = command_digest("lay", mate.hash, wish)
    address = client_address_of(request.scope)
    plan = TablePlan(
        wish.game, wish.options, seats, idempotency_key_of(request), digest, wish.shared, clock, address
    )
    try:
        word, match = await registry_of(request).create_table(mate, plan)
    except UnknownGame as error:
        raise Problem(422, error.text) from None
    view = serializers.table_view(word, match, default_seat(match, mate), mate, now=registry_of(request).now)
    return JsonResponse(view, 201, {"Location": f"/api/tables/{word}"})


def seat_plan_of(wish: SeatPlanRequest, mate: Principal) -> SeatPlan:
    """Who is to sit there; raises BadName, Problem."""
    if wish.kind == "open":
        return SeatPlan("", "open")
    name = clean_name(wish.name)
    if wish.kind == "here":
        return SeatPlan(name=name, owner=mate.hash)
    return SeatPlan(name=name, kind="bot", level=check_level(wish.level))


def check_level(level: str) -> str:
    """The level; raises Problem if no bot plays like this."""
    if level not in bots.LEVELS:
        raise problem(422, "server-unknown-level", level=shorten(level), known=", ".join(bots.LEVELS))
    return level


def default_seat(match: Match, mate: Principal) -> int | None:
    """Whose eyes a table is seen with at first: one's own, if one has a single seat; else everybody's."""
    own = serializers.own_seats(match, mate, lent=False)
    return own[0] if len(own) == 1 else None


async def list_tables(request: Request) -> JsonResponse:
    """GET /api/tables: one's own tables."""
    return JsonResponse(await registry_of(request).list_tables(principal_of(request)))


async def delete_table(request: Request) -> Response:
    """DELETE /api/tables/{table}: erase it, or, where it stands on other people's lists, only take it off one's own."""
    erased = await (await table_of(request)).delete(principal_of(request))
    return Response(status_code=204) if erased else JsonResponse({"erased": False})


# Looking.


async def get_table(request: Request) -> JsonResponse:
    """GET /api/tables/{table}?seat=n: the table as a seat sees it."""
    table, seat = await table_of(request), seat_of(request)
    table.check_can_view(principal_of(request), seat)
    if wants_minimal(request):
        return JsonResponse(
            serializers.minimal_view(table.table_id, table.match, principal_of(request)), headers=MINIMAL
        )
    await table.prepare_view(principal_of(request), seat)
    return JsonResponse(table.view(principal_of(request), seat))


async def get_past_view(request: Request) -> JsonResponse:
    """GET /api/tables/{table}/plies/{ply}?seat=n: the table as that seat saw it after that ply."""
    table, seat = await table_of(request), seat_of(request)
    await table.prepare_view(principal_of(request), seat)
    ply = parse_number(request.path_params["ply"], "ply")
    if ply > len(table.match.plies):
        raise problem(404, "server-no-such-ply", last=len(table.match.plies))
    return JsonResponse(serializers.past_view(table.match, seat, ply))


async def get_logbook(request: Request) -> Response:
    """GET /api/tables/{table}/logbook?seat=n: the match as text, as that seat may know it."""
    table, seat = await table_of(request), seat_of(request)
    await table.prepare_view(principal_of(request), seat)
    written = logbook.write_logbook(table.match.logbook(PUBLIC if seat is None else seat))
    headers = {
        "Cache-Control": "no-store",
        "Content-Disposition": f'attachment; filename="{table.match.game.name}-{table.table_id}.log"',
    }
    return PlainTextResponse(written, headers=headers)


async def get_proof(request: Request) -> JsonResponse:
    """GET /api/tables/{table}/proof: what each draw was made of; only when the game is over."""
    table = await table_of(request)
    if table.match.over is None:
        raise problem(403, "server-proof-later")
    return JsonResponse(
        await registry_of(request).proof_json(table.table_id, table.match, client_address_of(request.scope))
    )


# Doing.


async def play_moves(request: Request) -> JsonResponse:
    """POST /api/tables/{table}/moves: play."""
    wish = await read_json(request, MovesRequest)
    now = registry_of(request).now
    if not wish.moves:
        raise problem(422, "error-no-moves")
    if len(wish.moves) > MAX_MOVES:
        raise problem(422, "server-too-many-moves", most=MAX_MOVES)

    def decide(match: Match) -> Event:
        seating.check_not_lent(match, wish.seat)
        return command_play_moves(
            match, wish.seat, [_move_text(match, written) for written in wish.moves], now()
        )

    return await _run_command(request, wish, decide)


async def get_refusal(request: Request) -> JsonResponse:
    """GET /api/tables/{table}/refusal: why `move` cannot be played by `seat` now; null if it can. Nothing is played.

    A move that the game does not know is refused with the code `unreadable`. Instead of a move, `place` may name a place that no
    move leads to, and `thing` what was to go there: the answer says why it does not get there, or null if the game says nothing.
    """
    seat, query = seat_of(request), request.query_params
    written, place = query.get("move", ""), query.get("place")
    if seat is None:
        raise problem(400, "server-bad-request", where="seat")
    table = await table_of(request)
    table.check_seat(principal_of(request), seat)
    seating.check_not_lent(table.match, seat)
    if place is not None:
        why = turn_check.place_refusal(table.match, seat, place, query.get("thing", ""))
        return JsonResponse({"refusal": why and refusal_body(why)})
    try:
        why = turn_check.move_refusal(table.match, seat, _move_text(table.match, written))
    except UnreadableMove as error:
        return JsonResponse({"refusal": {"code": "unreadable", "law": "", "text": dump_text(error.text)}})
    return JsonResponse({"refusal": why and refusal_body(why)})


def _move_text(match: Match, written: str) -> str:
    """The text of a move; clients may send the id of a thing instead (`card/N7#2`) to hear why it cannot be played."""
    try:
        match.game.catalogue.read(written)
    except UnreadableMove:
        last = written.rpartition("/")[2].partition("#")[0]
        return last or written
    return written


async def undo(request: Request) -> JsonResponse:
    """POST /api/tables/{table}/undo: take the last move back."""
    wish = await read_json(request, SeatCommandRequest)
    now = registry_of(request).now

    def decide(match: Match) -> Event:
        seating.check_not_lent(match, wish.seat)
        return command_undo(match, wish.seat, now())

    return await _run_command(request, wish, decide)


async def ask_undo(request: Request) -> JsonResponse:
    """POST /api/tables/{table}/ask-undo: ask everybody whether one may take one's last decision back."""
    wish = await read_json(request, SeatCommandRequest)
    now = registry_of(request).now
    return await _run_command(request, wish, lambda match: proposals.propose_undo(match, wish.seat, now()))


async def ask_pause(request: Request) -> JsonResponse:
    """POST /api/tables/{table}/ask-pause: ask everybody whether the clocks may be stopped."""
    wish = await read_json(request, SeatCommandRequest)
    now = registry_of(request).now
    return await _run_command(request, wish, lambda match: proposals.propose_pause(match, wish.seat, now()))


async def ask_draw(request: Request) -> JsonResponse:
    """POST /api/tables/{table}/ask-draw: offer everybody a draw."""
    wish = await read_json(request, SeatCommandRequest)
    now = registry_of(request).now
    return await _run_command(request, wish, lambda match: proposals.propose_draw(match, wish.seat, now()))


async def resume(request: Request) -> JsonResponse:
    """POST /api/tables/{table}/resume: go on after a pause."""
    wish = await read_json(request, SeatCommandRequest)
    now = registry_of(request).now
    return await _run_command(request, wish, lambda match: proposals.resume(match, wish.seat, now()))


async def answer(request: Request) -> JsonResponse:
    """POST /api/tables/{table}/answer: agree to what somebody asks for, or not."""
    wish = await read_json(request, AnswerRequest)
    now = registry_of(request).now
    return await _run_command(
        request, wish, lambda match: proposals.answer(match, wish.seat, now(), agree=wish.agree)
    )


async def _run_command(
    request: Request, wish: MovesRequest | SeatCommandRequest, decide: Callable[[Match], Event]
) -> JsonResponse:
    table, mate = await table_of(request, to_act=True), principal_of(request)
    digest = command_digest(type(wish).__name__, request.scope["path"], mate.hash, wish)
    command = Command(mate, wish.seat, wish.seq, idempotency_key_of(request), digest, decide)
    after = await table.execute(command)
    if wants_minimal(request):
        return JsonResponse(serializers.minimal_view(table.table_id, after, mate), headers=MINIMAL)
    return JsonResponse(await table.view_of(after, mate, wish.seat))


ROUTES: Final = [
    Route("/tables/{table}/moves", play_moves, methods=["POST"]),
    Route("/tables/{table}/refusal", get_refusal, methods=["GET"]),
    Route("/tables", list_tables, methods=["GET"]),
    Route("/tables", create_table, methods=["POST"]),
    Route("/tables/{table}", get_table, methods=["GET"]),
    Route("/tables/{table}", delete_table, methods=["DELETE"]),
    Route("/tables/{table}/plies/{ply}", get_past_view, methods=["GET"]),
    Route("/tables/{table}/logbook", get_logbook, methods=["GET"]),
    Route("/tables/{table}/proof", get_proof, methods=["GET"]),
    Route("/tables/{table}/undo", undo, methods=["POST"]),
    Route("/tables/{table}/ask-undo", ask_undo, methods=["POST"]),
    Route("/tables/{table}/ask-pause", ask_pause, methods=["POST"]),
    Route("/tables/{table}/ask-draw", ask_draw, methods=["POST"]),
    Route("/tables/{table}/resume", resume, methods=["POST"]),
    Route("/tables/{table}/answer", answer, methods=["POST"]),
]
