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
from spielhafen.server.messages.requests import (
    ChatQuery,
    ChatRequest,
    CreateTableRequest,
    EmptyRequest,
    ImportLogbookRequest,
    LiveQuery,
    NoteRequest,
    OwnSeatRequest,
    RefusalQuery,
    SeatQuery,
    SubscribeRequest,
    TurnRequest,
    UnsubscribeRequest,
)
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
        post(
            f"/tables/{{table}}/{command.path}",
            command.body,
            partial(commands.run, command),
            TableInfo | TableStatus if issubclass(command.body, TurnRequest) else TableInfo,
            limits=command.limits,
            description=command.decide.__doc__ or "",
        )
        for command in commands.COMMANDS
    ),
    get("/tables/{table}/refusal", tables.get_refusal, RefusalInfo, query=RefusalQuery, limits=["reads"]),
    get("/tables", tables.list_tables, list[TableSummary], limits=["reads"]),
    post("/tables", CreateTableRequest, tables.create_table, TableInfo, status=201, limits=["tables"]),
    get("/tables/{table}", tables.get_table, TableInfo | TableStatus, query=SeatQuery, limits=["reads"]),
    delete("/tables/{table}", tables.delete_table, Deleted),
    get("/tables/{table}/plies/{ply}", tables.get_past_view, PastView, query=SeatQuery, limits=["reads"]),
    get("/tables/{table}/logbook", tables.get_logbook, TEXT, query=SeatQuery, limits=["reads"]),
    get("/tables/{table}/proof", tables.get_proof, ProofInfo, limits=["analyses", "reads"]),
    websocket("/tables/{table}/live", live.live, query=LiveQuery, limits=["reads"]),
    # Seats.
    post("/tables/{table}/tickets", OwnSeatRequest, seats.create_ticket, TicketInfo, limits=["broadcasts"]),
    post("/tables/{table}/rematch", EmptyRequest, seats.create_rematch, TableInfo, status=201),
    # Advice.
    get(
        "/tables/{table}/advice", advice.get_advice, AdviceInfo, query=SeatQuery, limits=["analyses", "reads"]
    ),
    get(
        "/tables/{table}/plies/{ply}/explanation",
        advice.get_explanation,
        AdviceInfo,
        limits=["analyses", "reads"],
    ),
    get("/tables/{table}/luck", advice.get_luck, LuckInfo, limits=["analyses", "reads"]),
    # Chat and notes.
    get("/tables/{table}/chat", chat.read_chat, ChatInfo, query=ChatQuery, limits=["reads"]),
    post("/tables/{table}/chat", ChatRequest, chat.post_chat, ChatMessageInfo, status=201, limits=["chat"]),
    get("/tables/{table}/note", chat.read_note, NoteInfo, limits=["reads"]),
    post("/tables/{table}/note", NoteRequest, chat.write_note, NoteInfo),
    # Logbooks.
    post(
        "/logbooks",
        ImportLogbookRequest,
        logbooks.import_logbook,
        TableInfo,
        status=201,
        limits=["tables", "imports"],
        max_body_bytes=MAX_LOGBOOK_BYTES,
    ),
    # Web push.
    get("/push/key", push.get_public_key, PushKeyInfo),
    post("/push/subscribe", SubscribeRequest, push.subscribe, None, status=204, limits=["push_changes"]),
    post(
        "/push/unsubscribe", UnsubscribeRequest, push.unsubscribe, None, status=204, limits=["push_changes"]
    ),
    # Games and rulebooks.
    get("/games", library.list_games, list[GameInfo]),
    get("/bot-levels", library.list_levels, list[BotLevel]),
    get("/texts/{language}", library.shared_texts, TEXT),
    get("/games/{game}/texts/{language}", library.game_texts, TEXT),
    get("/games/{game}/rulebook/{language}", library.get_rulebook, Rulebook, limits=["reads"]),
    get("/games/{game}/examples/{number}", library.get_example, ExampleInfo, limits=["reads"]),
    get("/games/{game}/{file}", library.get_game_file, "application/octet-stream"),
)
