"""Chat messages, and private notes.

Messages are plain text, never markup, and are kept apart from the event log: they change nothing and make no
command stale. See `chat_visibility` for who can read them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Final

from starlette.responses import Response

from spielhafen.match import Match, check_name_free, clean_message, clean_name
from spielhafen.server.api_request import ApiRequest
from spielhafen.server.json_response import JsonResponse
from spielhafen.server.messages.requests import ChatNumberPath, ChatQuery, ChatRequest, NoteRequest
from spielhafen.server.messages.table_info import ChatInfo, NoteInfo
from spielhafen.server.middleware.identity import Principal
from spielhafen.server.problems import Problem, problem
from spielhafen.server.tables.chat_visibility import (
    comes_late,
    commented_ply,
    first_owned_seat,
    messages_after,
    readable_rooms,
    room_name,
    speaking_room,
)
from spielhafen.server.tables.commentary import commentator_name
from spielhafen.server.tables.registry import MAX_CHAT_LINES
from spielhafen.server.tables.table import Table
from spielhafen.server.tables.table_reader import TableReader
from spielhafen.store import ChatMessage, NewChatMessage, PrivateNote
from spielhafen.store.reports import Report, add_report

MAX_LINE_LENGTH: Final = 300
"""Characters of a chat message."""
MAX_NOTE_LENGTH: Final = 4000
MAX_LINES: Final = 200
"""Messages per answer; clients that join late do not get the oldest ones."""
MAX_LOGBOOK_COMMENTS: Final = 500
"""Messages about moves in a logbook: the newest ones."""


async def read_chat(request: ApiRequest, query: ChatQuery) -> JsonResponse:
    """Return the chat messages that the client can read, and the room it writes to."""
    live, principal = await request.live_table(), request.principal
    commentator = await commentator_name(request.registry, live.match, principal)
    table = live.seen_by(principal)
    lines = await _readable(request, table)
    if not comes_late(live.match):  # otherwise the client may miss some before the last one that it knows
        lines = messages_after(lines, query.after)
    return JsonResponse(
        ChatInfo(
            [table.chat_line(message, principal) for message in lines[-MAX_LINES:]],
            room_name(speaking_room(table.match, principal, commentator)),
            live.match.spectators.silent,
        )
    )


async def report_message(request: ApiRequest) -> Response:
    """Report a chat message to the operator of the server."""
    table, number = await request.table(), request.decode_path(ChatNumberPath).number
    registry, principal = request.registry, request.principal
    for message in await _readable(request, table):
        line = table.chat_line(message, principal)
        if line.number == number and not line.mine:
            report = Report(table.table_id, message.number, principal.hash, registry.now())
            if not await registry.executor.run(add_report, registry.store, report):
                raise problem(422, "report-enough")
            return Response(status_code=204)
    raise problem(404, "report-no-message")


async def _readable(request: ApiRequest, table: TableReader) -> Sequence[ChatMessage]:
    """Return the messages that the client can read already, as they were stored."""
    registry, rooms = request.registry, readable_rooms(table.match, request.principal)
    messages = await registry.executor.run(registry.store.messages, table.table_id, rooms, 0, MAX_CHAT_LINES)
    return [message for message in messages if table.shows_chat(message)]


async def post_chat(request: ApiRequest, body: ChatRequest) -> JsonResponse:
    """Write a chat message to the room of the players or of the spectators."""
    table, content = await request.live_table(), clean_message(body.text, MAX_LINE_LENGTH)
    if not content:
        raise problem(422, "talk-nothing")
    # A repeated request is answered as the first one, though it might be refused now.
    message = await _find_sent(request, table) or await _add_message(request, table, body, content)
    if (message.words, message.ply) != (content, body.ply):  # another one was sent with this key before
        raise problem(422, "server-key-reused")
    table.broadcast_chat(message)
    return JsonResponse(table.seen_by(request.principal).chat_line(message, request.principal), 201)


async def _find_sent(request: ApiRequest, table: Table) -> ChatMessage | None:
    """Return the message that the client has sent with the key of this request."""
    key, registry, owner = request.idempotency_key, request.registry, request.principal.hash
    if key is None:
        return None
    return await registry.executor.run(registry.store.sent_message, table.table_id, owner, key)


async def _add_message(request: ApiRequest, table: Table, body: ChatRequest, content: str) -> ChatMessage:
    """Store a message; raises Problem if the client may not write it."""
    registry = request.registry
    commentator = await commentator_name(registry, table.match, request.principal)
    draft = _draft(request, table, body, content, commentator)
    if await registry.executor.run(registry.store.count_messages, table.table_id) >= MAX_CHAT_LINES:
        raise problem(422, "talk-enough")
    return await asyncio.wrap_future(registry.store.add_message(draft))


def _draft(
    request: ApiRequest, table: Table, body: ChatRequest, content: str, commentator: str
) -> NewChatMessage:
    """Return the message to be stored; raises Problem if the client may not write it."""
    principal, shown = request.principal, table.seen_by(request.principal).match
    seat = first_owned_seat(table.match, principal)
    if not commentator:
        _check_may_write(table, principal, seat)
    if body.ply is not None and body.ply > len(shown.plies):
        raise problem(422, "talk-no-move")
    return NewChatMessage(
        table.table_id,
        speaking_room(table.match, principal, commentator),
        principal.hash,
        seat,
        _author_name(table.match, seat, commentator or body.name),
        content,
        request.registry.now(),
        request.idempotency_key,
        body.ply,
        0 if body.ply is None else shown.seq,
    )


def _check_may_write(table: Table, principal: Principal, seat: int | None) -> None:
    if seat is None and table.match.spectators.silent:
        raise problem(403, "talk-silent")
    if table.match.winners is None and table.looks_over(principal):
        raise problem(403, "shoulder-silent")  # players must not learn by it what a seat sees


async def comments_of(request: ApiRequest, table: TableReader) -> dict[int, list[str]]:
    """Return the newest that was said about the moves of a match that is over, by plies."""
    found: dict[int, list[str]] = {}
    messages = await _readable(request, table)
    about_moves = [(ply, one) for one in messages if (ply := commented_ply(table.match, one))]
    for ply, message in about_moves[-MAX_LOGBOOK_COMMENTS:]:
        found.setdefault(ply, []).append(f"{message.name}: {message.words}")
    return found


def _author_name(match: Match, seat: int | None, requested: str) -> str:
    """Return the name of an author; raises Problem if a spectator's resembles a player's."""
    if seat is not None:
        return match.seats[seat].name
    name = clean_name(requested)
    check_name_free(name, (plan.name for plan in match.seats), partial(Problem, 422))
    return name


async def read_note(request: ApiRequest) -> JsonResponse:
    """Return the client's private note on this table."""
    table, registry = await request.table(), request.registry
    note = await registry.executor.run(registry.store.find_note, table.table_id, request.principal.hash)
    return JsonResponse(NoteInfo(note))


async def write_note(request: ApiRequest, body: NoteRequest) -> JsonResponse:
    """Replace the note."""
    table, principal, registry = await request.live_table(), request.principal, request.registry
    if first_owned_seat(table.match, principal) is None:
        raise problem(403, "server-not-your-seat")
    content = clean_message(body.text, MAX_NOTE_LENGTH, multiline=True)
    await asyncio.wrap_future(
        registry.store.save_note(PrivateNote(table.table_id, principal.hash, content, registry.now()))
    )
    return JsonResponse(NoteInfo(content))
