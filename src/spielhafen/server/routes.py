"""The tables over HTTP: lay one, look, play, take back, read what was, clear away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias

import msgspec
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from spielhafen import bots
from spielhafen.core import logbook
from spielhafen.core.errors import UnknownGame, UnreadableMove, shortened
from spielhafen.core.play import PUBLIC
from spielhafen.core.text import dump_text
from spielhafen.match import ClockPlan, SeatPlan, clean_name, company, consent, resting
from spielhafen.match.clock import check_plan
from spielhafen.server import showing
from spielhafen.server.bodies import JSON, read
from spielhafen.server.commands import Command
from spielhafen.server.gate import address_of
from spielhafen.server.harbour import Asker, Harbour, Plan, digest_of
from spielhafen.server.problems import Problem, problem, refusal_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import Request
    from starlette.websockets import WebSocket

    from spielhafen.match import Event, Match
    from spielhafen.server.gate import Knock
    from spielhafen.server.mates import Mate
    from spielhafen.server.table import Table

MOST_SEATS: Final = 16
MOST_MOVES: Final = 64
"""In one command."""
KEY_LENGTHS: Final = (8, 128)
MOST_DIGITS: Final = 6
"""Of a number of a seat, ply or event."""


LITTLE: Final = {"Preference-Applied": "return=minimal"}
"""Says that an answer is as short as was asked for (RFC 7240)."""

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=10**MOST_DIGITS)]


class SeatWish(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Who is to sit in a seat."""

    name: str = ""
    kind: Literal["here", "bot", "open"]
    level: str = ""


class ClockWish(ClockPlan, frozen=True, forbid_unknown_fields=True):
    """Clocks for everybody."""


class TableWish(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be laid."""

    game: str
    seats: list[SeatWish]
    options: dict[str, bool | int | str] = {}
    shared: bool = False
    clock: ClockWish | None = None


class MovesWish(msgspec.Struct, forbid_unknown_fields=True):
    """Moves to be played; `seq`: the number of events that their player knew of."""

    seat: Number
    moves: list[str]
    seq: Number


class UndoWish(msgspec.Struct, forbid_unknown_fields=True):
    """The last move to be taken back, or something else to be asked for that needs no more words."""

    seat: Number
    seq: Number


class AnswerWish(UndoWish, forbid_unknown_fields=True):
    """Whether it may be."""

    agree: bool


# What a request says.


def harbour_of(request: Request | WebSocket) -> Harbour:
    """The harbour that this application shows."""
    harbour: Harbour = request.app.state.harbour
    return harbour


def mate_of(request: Request | WebSocket) -> Mate:
    """Whoever asks: the gate found out."""
    mate: Mate = request.state.mate
    return mate


def asker_of(request: Request | WebSocket) -> Asker:
    """Whoever asks, and from where."""
    return Asker(mate_of(request), address_of(request.scope))


def knock_of(request: Request | WebSocket) -> Knock:
    """How often tables were named in vain where he asks from: the gate counts it."""
    knock: Knock = request.state.knock
    return knock


async def table_of(request: Request | WebSocket, *, to_act: bool = False) -> Table:
    """The table that the path names; raises Problem 404, or 429 where too many were named that do not exist."""
    word, harbour, knock = request.path_params["table"], harbour_of(request), knock_of(request)
    if not knock.may(word) and not await harbour.has_seat(mate_of(request), word):
        raise problem(429, "server-too-often")
    try:
        table = await harbour.table(word, asker_of(request), to_act=to_act)
    except Problem as error:
        if error.text.key == "server-no-such-table":
            knock.missed()
        raise
    knock.found(word)
    return table


def seat_of(request: Request | WebSocket) -> int | None:
    """The seat in the query; None: nobody's. Raises Problem 400 for anything else."""
    written = request.query_params.get("seat", "")
    return number_of(written, "seat") if written else None


def number_of(written: str, where: str) -> int:
    """A number in a path or query; raises Problem 400 for anything else."""
    if not (written.isascii() and written.isdecimal() and len(written) <= MOST_DIGITS):
        raise problem(400, "server-bad-request", where=where)
    return int(written)


def key_of(request: Request) -> str | None:
    """The key by which a command is known when it comes again; raises Problem 400 for one that is none."""
    key = request.headers.get("idempotency-key")
    if key is not None and not (KEY_LENGTHS[0] <= len(key) <= KEY_LENGTHS[1] and key.isprintable()):
        raise problem(400, "server-bad-request", where="Idempotency-Key")
    return key


def wants_little(request: Request) -> bool:
    """Whether whoever asks is content to hear where the table stands: a program, or a page that hears the rest anyway."""
    return "return=minimal" in request.headers.get("prefer", "").replace(" ", "").split(",")


# Laying and listing.


async def lay(request: Request) -> JSON:
    """POST /api/tables: lay a table."""
    wish = await read(request, TableWish)
    mate = mate_of(request)
    if len(wish.seats) > MOST_SEATS:
        raise problem(422, "server-too-many-seats", most=MOST_SEATS)
    seats = [plan_of(seat, mate) for seat in wish.seats]
    clock = check_plan(ClockPlan(**msgspec.structs.asdict(wish.clock))) if wish.clock else None
    digest = digest_of("lay", mate.hash, wish)
    address = address_of(request.scope)
    plan = Plan(wish.game, wish.options, seats, key_of(request), digest, wish.shared, clock, address)
    try:
        word, match = await harbour_of(request).lay(mate, plan)
    except UnknownGame as error:
        raise Problem(422, error.text) from None
    view = showing.table_view(word, match, first_seat(match, mate), mate, now=harbour_of(request).now)
    return JSON(view, 201, {"Location": f"/api/tables/{word}"})


def plan_of(wish: SeatWish, mate: Mate) -> SeatPlan:
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
        raise problem(422, "server-unknown-level", level=shortened(level), known=", ".join(bots.LEVELS))
    return level


def first_seat(match: Match, mate: Mate) -> int | None:
    """Whose eyes a table is seen with at first: one's own, if one has a single seat; else everybody's."""
    own = showing.own_seats(match, mate, lent=False)
    return own[0] if len(own) == 1 else None


async def own(request: Request) -> JSON:
    """GET /api/tables: one's own tables."""
    return JSON(await harbour_of(request).own(mate_of(request)))


async def clear(request: Request) -> Response:
    """DELETE /api/tables/{table}: erase it, or, where it stands on other people's lists, only take it off one's own."""
    erased = await (await table_of(request)).clear(mate_of(request))
    return Response(status_code=204) if erased else JSON({"erased": False})


# Looking.


async def look(request: Request) -> JSON:
    """GET /api/tables/{table}?seat=n: the table as a seat sees it."""
    table, seat = await table_of(request), seat_of(request)
    table.check_eyes(mate_of(request), seat)
    if wants_little(request):
        return JSON(showing.standing(table.word, table.match, mate_of(request)), headers=LITTLE)
    await table.open_eyes(mate_of(request), seat)
    return JSON(table.view(mate_of(request), seat))


async def look_back(request: Request) -> JSON:
    """GET /api/tables/{table}/plies/{ply}?seat=n: the table as that seat saw it after that ply."""
    table, seat = await table_of(request), seat_of(request)
    await table.open_eyes(mate_of(request), seat)
    ply = number_of(request.path_params["ply"], "ply")
    if ply > len(table.match.plies):
        raise problem(404, "server-no-such-ply", last=len(table.match.plies))
    return JSON(showing.past(table.match, seat, ply))


async def read_logbook(request: Request) -> Response:
    """GET /api/tables/{table}/logbook?seat=n: the match as text, as that seat may know it."""
    table, seat = await table_of(request), seat_of(request)
    await table.open_eyes(mate_of(request), seat)
    written = logbook.write(table.match.logbook(PUBLIC if seat is None else seat))
    headers = {
        "Cache-Control": "no-store",
        "Content-Disposition": f'attachment; filename="{table.match.game.name}-{table.word}.log"',
    }
    return PlainTextResponse(written, headers=headers)


async def prove(request: Request) -> JSON:
    """GET /api/tables/{table}/proof: what each draw was made of; only when the game is over."""
    table = await table_of(request)
    if table.match.over is None:
        raise problem(403, "server-proof-later")
    return JSON(await harbour_of(request).proof_of(table.word, table.match, address_of(request.scope)))


# Doing.


async def play(request: Request) -> JSON:
    """POST /api/tables/{table}/moves: play."""
    wish = await read(request, MovesWish)
    now = harbour_of(request).now
    if not wish.moves:
        raise problem(422, "error-no-moves")
    if len(wish.moves) > MOST_MOVES:
        raise problem(422, "server-too-many-moves", most=MOST_MOVES)

    def decide(match: Match) -> Event:
        company.check_person(match, wish.seat)
        return match.act(wish.seat, [_spoken(match, written) for written in wish.moves], now())

    return await _do(request, wish, decide)


async def refusal(request: Request) -> JSON:
    """GET /api/tables/{table}/refusal: why `move` cannot be played by `seat` now; null if it can. Nothing is played.

    A move that the game does not know is refused with the code `unreadable`. Instead of a move a `place` may be named that no move
    leads to, and with it the `thing` that was to go there: why it does not get there, or null if the game says nothing of that.
    """
    seat, query = seat_of(request), request.query_params
    written, place = query.get("move", ""), query.get("place")
    if seat is None:
        raise problem(400, "server-bad-request", where="seat")
    table = await table_of(request)
    table.check_seat(mate_of(request), seat)
    company.check_person(table.match, seat)
    if place is not None:
        why = resting.astray(table.match, seat, place, query.get("thing", ""))
        return JSON({"refusal": why and refusal_of(why)})
    try:
        why = resting.refused(table.match, seat, _spoken(table.match, written))
    except UnreadableMove as error:
        return JSON({"refusal": {"code": "unreadable", "law": "", "text": dump_text(error.text)}})
    return JSON({"refusal": why and refusal_of(why)})


def _spoken(match: Match, written: str) -> str:
    """The text of a move; clients may send the id of a thing instead (`card/N7#2`) to hear why it cannot be played."""
    try:
        match.game.catalogue.read(written)
    except UnreadableMove:
        last = written.rpartition("/")[2].partition("#")[0]
        return last or written
    return written


async def undo(request: Request) -> JSON:
    """POST /api/tables/{table}/undo: take the last move back."""
    wish = await read(request, UndoWish)
    now = harbour_of(request).now

    def decide(match: Match) -> Event:
        company.check_person(match, wish.seat)
        return match.undo(wish.seat, now())

    return await _do(request, wish, decide)


async def ask_undo(request: Request) -> JSON:
    """POST /api/tables/{table}/ask-undo: ask everybody whether one may take one's last decision back."""
    wish = await read(request, UndoWish)
    now = harbour_of(request).now
    return await _do(request, wish, lambda match: consent.ask(match, wish.seat, now()))


async def ask_pause(request: Request) -> JSON:
    """POST /api/tables/{table}/ask-pause: ask everybody whether the clocks may be stopped."""
    wish = await read(request, UndoWish)
    now = harbour_of(request).now
    return await _do(request, wish, lambda match: consent.ask_pause(match, wish.seat, now()))


async def ask_draw(request: Request) -> JSON:
    """POST /api/tables/{table}/ask-draw: offer everybody a draw."""
    wish = await read(request, UndoWish)
    now = harbour_of(request).now
    return await _do(request, wish, lambda match: consent.ask_draw(match, wish.seat, now()))


async def resume(request: Request) -> JSON:
    """POST /api/tables/{table}/resume: go on after a pause."""
    wish = await read(request, UndoWish)
    now = harbour_of(request).now
    return await _do(request, wish, lambda match: consent.resume(match, wish.seat, now()))


async def answer(request: Request) -> JSON:
    """POST /api/tables/{table}/answer: agree to what somebody asks for, or not."""
    wish = await read(request, AnswerWish)
    now = harbour_of(request).now
    return await _do(request, wish, lambda match: consent.answer(match, wish.seat, now(), agree=wish.agree))


async def _do(request: Request, wish: MovesWish | UndoWish, decide: Callable[[Match], Event]) -> JSON:
    table, mate = await table_of(request, to_act=True), mate_of(request)
    digest = digest_of(type(wish).__name__, request.scope["path"], mate.hash, wish)
    command = Command(mate, wish.seat, wish.seq, key_of(request), digest, decide)
    after = await table.do(command)
    if wants_little(request):
        return JSON(showing.standing(table.word, after, mate), headers=LITTLE)
    return JSON(await table.shown(after, mate, wish.seat))


ROUTES: Final = [
    Route("/tables/{table}/moves", play, methods=["POST"]),
    Route("/tables/{table}/refusal", refusal, methods=["GET"]),
    Route("/tables", own, methods=["GET"]),
    Route("/tables", lay, methods=["POST"]),
    Route("/tables/{table}", look, methods=["GET"]),
    Route("/tables/{table}", clear, methods=["DELETE"]),
    Route("/tables/{table}/plies/{ply}", look_back, methods=["GET"]),
    Route("/tables/{table}/logbook", read_logbook, methods=["GET"]),
    Route("/tables/{table}/proof", prove, methods=["GET"]),
    Route("/tables/{table}/undo", undo, methods=["POST"]),
    Route("/tables/{table}/ask-undo", ask_undo, methods=["POST"]),
    Route("/tables/{table}/ask-pause", ask_pause, methods=["POST"]),
    Route("/tables/{table}/ask-draw", ask_draw, methods=["POST"]),
    Route("/tables/{table}/resume", resume, methods=["POST"]),
    Route("/tables/{table}/answer", answer, methods=["POST"]),
]
