"""All endpoints of the API: path, messages, handler and limits of each.

The routes of the application and the OpenAPI document are made from this table.
"""

from __future__ import annotations

from typing import Final

from spielhafen.server import messages as m
from spielhafen.server.endpoint import Endpoint, delete, get, post, websocket
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
            commands.handler(command),
            m.TableInfo | m.TableStatus if issubclass(command.body, m.TurnRequest) else m.TableInfo,
            limits=command.limits,
            description=command.decide.__doc__ or "",
        )
        for command in commands.COMMANDS
    ),
    get("/tables/{table}/refusal", tables.get_refusal, m.RefusalInfo, query=m.RefusalQuery, limits=["reads"]),
    get("/tables", tables.list_tables, list[m.TableSummary], limits=["reads"]),
    post("/tables", m.CreateTableRequest, tables.create_table, m.TableInfo, status=201, limits=["tables"]),
    get(
        "/tables/{table}",
        tables.get_table,
        m.TableInfo | m.TableStatus,
        query=m.SeatQuery,
        limits=["reads"],
    ),
    delete("/tables/{table}", tables.delete_table, m.Deleted),
    get("/tables/{table}/plies/{ply}", tables.get_past_view, m.PastView, query=m.SeatQuery, limits=["reads"]),
    get("/tables/{table}/logbook", tables.get_logbook, TEXT, query=m.SeatQuery, limits=["reads"]),
    get("/tables/{table}/proof", tables.get_proof, m.ProofInfo, limits=["analyses", "reads"]),
    websocket("/tables/{table}/live", live.live, query=m.LiveQuery, limits=["reads"]),
    # Seats.
    post(
        "/tables/{table}/tickets", m.OwnSeatRequest, seats.create_ticket, m.TicketInfo, limits=["broadcasts"]
    ),
    post("/tables/{table}/rematch", m.EmptyRequest, seats.create_rematch, m.TableInfo, status=201),
    # Advice.
    get(
        "/tables/{table}/advice",
        advice.get_advice,
        m.AdviceInfo,
        query=m.SeatQuery,
        limits=["analyses", "reads"],
    ),
    get(
        "/tables/{table}/plies/{ply}/explanation",
        advice.get_explanation,
        m.AdviceInfo,
        limits=["analyses", "reads"],
    ),
    get("/tables/{table}/luck", advice.get_luck, m.LuckInfo, limits=["analyses", "reads"]),
    # Chat and notes.
    get("/tables/{table}/chat", chat.read_chat, m.ChatInfo, query=m.ChatQuery, limits=["reads"]),
    post(
        "/tables/{table}/chat", m.ChatRequest, chat.post_chat, m.ChatMessageInfo, status=201, limits=["chat"]
    ),
    get("/tables/{table}/note", chat.read_note, m.NoteInfo, limits=["reads"]),
    post("/tables/{table}/note", m.NoteRequest, chat.write_note, m.NoteInfo),
    # Logbooks.
    post(
        "/logbooks",
        m.ImportLogbookRequest,
        logbooks.import_logbook,
        m.TableInfo,
        status=201,
        limits=["tables", "imports"],
        max_body_bytes=MAX_LOGBOOK_BYTES,
    ),
    # Web push.
    get("/push/key", push.get_public_key, m.PushKeyInfo),
    post("/push/subscribe", m.SubscribeRequest, push.subscribe, None, status=204, limits=["push_changes"]),
    post(
        "/push/unsubscribe", m.UnsubscribeRequest, push.unsubscribe, None, status=204, limits=["push_changes"]
    ),
    # Games and rulebooks.
    get("/games", library.list_games, list[m.GameInfo]),
    get("/bot-levels", library.list_levels, list[m.BotLevel]),
    get("/texts/{language}", library.shared_texts, TEXT),
    get("/games/{game}/texts/{language}", library.game_texts, TEXT),
    get("/games/{game}/rulebook/{language}", library.get_rulebook, m.Rulebook, limits=["reads"]),
    get("/games/{game}/examples/{number}", library.get_example, m.ExampleInfo, limits=["reads"]),
    get("/games/{game}/{file}", library.get_game_file, "application/octet-stream"),
)
