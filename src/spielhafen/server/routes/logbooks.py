"""Logbooks that people bring: each becomes a table, to look at or to play on from any of its plies."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.routing import Route

from spielhafen.core import logbook
from spielhafen.core.errors import BadOption, BadSeats, BrokenFile, UnknownGame
from spielhafen.match import BadName, SeatPlan, clean_name, open_from
from spielhafen.match.match import KEY_BYTES
from spielhafen.server.http_json import JSON, read
from spielhafen.server.problems import Problem, problem
from spielhafen.server.routes.tables import (
    MOST_SEATS,
    Number,
    SeatWish,
    asker_of,
    first_seat,
    harbour_of,
    key_of,
    plan_of,
)
from spielhafen.server.tables.fair_queue import Share
from spielhafen.server.tables.registry import digest_of

if TYPE_CHECKING:
    from starlette.requests import Request

    from spielhafen.core.logbook import Logbook
    from spielhafen.match import Opened
    from spielhafen.server.middleware.identity import Mate

MOST_PLIES: Final = 8_000
"""The longest games have 5,000: Columbus by lot. Captains who think need some hundreds."""


class BookWish(msgspec.Struct, forbid_unknown_fields=True):
    """A logbook, from which ply on it is to be played, and by whom (else everybody sits at this screen)."""

    logbook: str
    ply: Number | None = None
    seats: list[SeatWish] | None = None


async def bring(request: Request) -> JSON:
    """POST /api/books: lay a table from a logbook."""
    wish = await read(request, BookWish)
    asker, harbour = asker_of(request), harbour_of(request)
    mate = asker.mate
    if wish.seats is not None and len(wish.seats) > MOST_SEATS:
        raise problem(422, "server-too-many-seats", most=MOST_SEATS)
    opening = partial(_opened, wish, mate, harbour.now())
    try:
        opened = await harbour.replays.run(Share(asker.address), opening)
    except (BrokenFile, UnknownGame, BadOption, BadSeats) as error:
        raise Problem(422, error.text) from None
    word, match = await harbour.bring(asker, opened, key_of(request), digest_of("bring", mate.hash, wish))
    view = await (await harbour.table(word)).shown(match, mate, first_seat(match, mate))
    return JSON(view, 201, {"Location": f"/api/tables/{word}"})


def _opened(wish: BookWish, mate: Mate, now: float) -> Opened:
    """The first event of the table; raises Problem, BadName and whatever is wrong with the logbook."""
    book = logbook.read(wish.logbook)
    if len(book.plies) > MOST_PLIES:
        raise problem(422, "server-book-too-long", most=MOST_PLIES)
    seats = [plan_of(seat, mate) for seat in wish.seats] if wish.seats else _as_written(book, mate)
    if len(seats) != len(book.names):
        raise problem(422, "broken-seats")
    return open_from(book, seats, secrets.token_bytes(KEY_BYTES), now, mate.hash, ply=wish.ply)


def _as_written(book: Logbook, mate: Mate) -> list[SeatPlan]:
    """Everybody as the logbook calls him, all at this screen."""
    return [SeatPlan(_name(name, seat), owner=mate.hash) for seat, name in enumerate(book.names)]


def _name(written: str, seat: int) -> str:
    try:
        return clean_name(written)
    except BadName:
        return str(seat + 1)


ROUTES: Final = [Route("/books", bring, methods=["POST"])]
