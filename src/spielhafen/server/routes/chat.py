"""What people say at a table, and what they note for themselves.

What is said is text, never markup, and stands beside the log of events: it changes nothing and makes no command stale. Who
hears what says `rooms`.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.routing import Route

from spielhafen.match import check_free, clean_name, clean_words
from spielhafen.server.http_json import JSON, read
from spielhafen.server.problems import Problem, problem
from spielhafen.server.routes.tables import harbour_of, key_of, mate_of, number_of, table_of
from spielhafen.server.tables.chat_visibility import ears, room_of, seat_of, told
from spielhafen.server.tables.registry import MOST_SAID
from spielhafen.store import Note, Saying

if TYPE_CHECKING:
    from starlette.requests import Request

    from spielhafen.match import Match

LONGEST: Final = 300
"""Signs of a line."""
LONGEST_NOTE: Final = 4000
MOST_LINES: Final = 200
"""Told at once; who comes late has missed what was said long ago."""


class TalkWish(msgspec.Struct, forbid_unknown_fields=True):
    """Something to be said; whoever has no seat gives a name."""

    words: str
    name: str = ""


class NoteWish(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be noted."""

    words: str


async def listen(request: Request) -> JSON:
    """GET /api/tables/{table}/talk?after=n: what was said that one may hear."""
    table, mate = await table_of(request), mate_of(request)
    after = number_of(request.query_params.get("after", "0"), "after")
    store, rooms = harbour_of(request).store, ears(table.match, mate)
    lines = await asyncio.to_thread(store.talk, table.word, rooms, after, MOST_LINES)
    return JSON({"lines": [told(said, mate) for said in lines], "room": room_of(table.match, mate)})


async def say(request: Request) -> JSON:
    """POST /api/tables/{table}/talk: say something, at the table if one sits there, else on the quay."""
    wish = await read(request, TalkWish)
    table, mate, harbour = await table_of(request), mate_of(request), harbour_of(request)
    words = clean_words(wish.words, LONGEST)
    if not words:
        raise problem(422, "talk-nothing")
    seat = seat_of(table.match, mate)
    name = _name(table.match, wish.name) if seat is None else table.match.seats[seat].name
    saying = Saying(
        table.word, room_of(table.match, mate), mate.hash, seat, name, words, harbour.now(), key_of(request)
    )
    if await asyncio.to_thread(harbour.store.said_so_far, table.word) >= MOST_SAID:
        raise problem(422, "talk-enough")
    said = await asyncio.wrap_future(harbour.store.say(saying))
    if said.words != words:  # something else was said with this key before
        raise problem(422, "server-key-reused")
    table.tell_said(said)
    return JSON(told(said, mate), 201)


def _name(match: Match, written: str) -> str:
    """The name of somebody who looks on; he may not call himself like a captain."""
    name = clean_name(written)
    check_free(name, (plan.name for plan in match.seats), partial(Problem, 422))
    return name


async def read_note(request: Request) -> JSON:
    """GET /api/tables/{table}/note: what one has noted here; nobody else ever reads it."""
    table, mate = await table_of(request), mate_of(request)
    return JSON({"words": await asyncio.to_thread(harbour_of(request).store.note, table.word, mate.hash)})


async def write_note(request: Request) -> JSON:
    """POST /api/tables/{table}/note: note this instead."""
    wish = await read(request, NoteWish)
    table, mate, harbour = await table_of(request), mate_of(request), harbour_of(request)
    if seat_of(table.match, mate) is None:
        raise problem(403, "server-not-your-seat")
    words = clean_words(wish.words, LONGEST_NOTE, lines=True)
    await asyncio.wrap_future(harbour.store.keep_note(Note(table.word, mate.hash, words, harbour.now())))
    return JSON({"words": words})


ROUTES: Final = [
    Route("/tables/{table}/talk", listen, methods=["GET"]),
    Route("/tables/{table}/talk", say, methods=["POST"]),
    Route("/tables/{table}/note", read_note, methods=["GET"]),
    Route("/tables/{table}/note", write_note, methods=["POST"]),
]
