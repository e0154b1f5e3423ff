"""All endpoints of the API: path, messages, handler and limits of each.

The routes of the application and the OpenAPI document are made from this table.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from spielhafen.server.endpoint import Endpoint, delete, get, post, websocket
from spielhafen.server.messages.advice_info import AdviceInfo, LuckInfo
from spielhafen.server.messages.error_info import RefusalInfo
from spielhafen.server.messages.game_info import BotLevel, ExampleInfo, GameInfo
from spielhafen.server.messages.requests import LiveQuery, TurnRequest
from spielhafen.server.messages.rulebook import Rulebook
from spielhafen.server.messages.table_info import (
    ChatInfo,
    ChatMessageInfo,
    Deleted,
    NoteInfo,
    PastView,
    ProofInfo,
    PushKeyInfo,
    TableInfo,
    TableStatus,
    TableSummary,
    TicketInfo,
)
from spielhafen.server.middleware.body_size import MAX_LOGBOOK_BYTES
from spielhafen.server.routes import advice, chat, commands, library, live, logbooks, push, seats, tables

TEXT: Final = "text/plain"
"""The media type of logbooks and of Fluent sources."""

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    # The most frequent first: routes are tried in order.
    *(
        Endpoint(
            "POST",
            f"/tables/{{table}}/{command.path}",
            partial(commands.run, command),
            TableInfo | TableStatus if issubclass(command.body, TurnRequest) else TableInfo,
            body=command.body,
            limits=("changes", *command.limits),
            description=command.decide.__doc__ or "",
        )
        for command in commands.COMMANDS
    ),
    get("/tables/{table}/refusal", tables.get_refusal, RefusalInfo, limits=["reads"]),
    get("/tables", tables.list_tables, list[TableSummary], limits=["reads"]),
    post("/tables", tables.create_table, TableInfo, status=201, limits=["tables"]),
    get("/tables/{table}", tables.get_table, TableInfo | TableStatus, limits=["reads"]),
    delete("/tables/{table}", tables.delete_table, Deleted),
    get("/tables/{table}/plies/{ply}", tables.get_past_view, PastView, limits=["reads"]),
    get("/tables/{table}/logbook", tables.get_logbook, TEXT, limits=["reads"]),
    get("/tables/{table}/proof", tables.get_proof, ProofInfo, limits=["analyses", "reads"]),
    websocket("/tables/{table}/live", live.live, query=LiveQuery, limits=["reads"]),
    # Seats.
    post("/tables/{table}/tickets", seats.create_ticket, TicketInfo, limits=["broadcasts"]),
    post("/tables/{table}/rematch", seats.create_rematch, TableInfo, status=201),
    # Advice.
    get("/tables/{table}/advice", advice.get_advice, AdviceInfo, limits=["analyses", "reads"]),
    get(
        "/tables/{table}/plies/{ply}/explanation",
        advice.get_explanation,
        AdviceInfo,
        limits=["analyses", "reads"],
    ),
    get("/tables/{table}/luck", advice.get_luck, LuckInfo, limits=["analyses", "reads"]),
    # Chat and notes.
    get("/tables/{table}/chat", chat.read_chat, ChatInfo, limits=["reads"]),
    post("/tables/{table}/chat", chat.post_chat, ChatMessageInfo, status=201, limits=["chat"]),
    get("/tables/{table}/note", chat.read_note, NoteInfo, limits=["reads"]),
    post("/tables/{table}/note", chat.write_note, NoteInfo),
    # Logbooks.
    post(
        "/logbooks",
        logbooks.import_logbook,
        TableInfo,
        status=201,
        limits=["tables", "imports"],
        max_body_bytes=MAX_LOGBOOK_BYTES,
    ),
    # Web push.
    get("/push/key", push.get_public_key, PushKeyInfo),
    post("/push/subscribe", push.subscribe, None, status=204, limits=["push_changes"]),
    post("/push/unsubscribe", push.unsubscribe, None, status=204, limits=["push_changes"]),
    # Games and rulebooks.
    get("/games", library.list_games, list[GameInfo]),
    get("/bot-levels", library.list_levels, list[BotLevel]),
    get("/texts/{language}", library.shared_texts, TEXT),
    get("/games/{game}/texts/{language}", library.game_texts, TEXT),
    get("/games/{game}/rulebook/{language}", library.get_rulebook, Rulebook, limits=["reads"]),
    get("/games/{game}/examples/{number}", library.get_example, ExampleInfo, limits=["reads"]),
    get("/games/{game}/{file}", library.get_game_file, "application/octet-stream"),
)
