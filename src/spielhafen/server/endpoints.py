"""All endpoints of the API: path, messages, handler and limits of each.

The routes of the application and the OpenAPI document are made from this table.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from spielhafen.server.endpoint import Endpoint, delete, get, post, websocket
from spielhafen.server.messages.advice_info import AdviceInfo, LuckInfo
from spielhafen.server.messages.error_info import RefusalInfo
from spielhafen.server.messages.game_info import BotLevel, ExampleInfo, GameInfo, LanguageInfo
from spielhafen.server.messages.letter_messages import FeedAddress, OwnLetters
from spielhafen.server.messages.lobby_messages import ListingInfo, LobbyInfo, OwnLobby, TableListing
from spielhafen.server.messages.order_messages import LineChoices
from spielhafen.server.messages.person_messages import NewPassphrase, OwnData, PassphraseInfo
from spielhafen.server.messages.rating_messages import OwnRatings, RatingList, ServerParts
from spielhafen.server.messages.requests import LiveQuery, TurnRequest
from spielhafen.server.messages.result_messages import EndReport, PlayedGameInfo
from spielhafen.server.messages.review_info import ReviewInfo
from spielhafen.server.messages.rulebook import Rulebook
from spielhafen.server.messages.sandbox_messages import PositionInfo, PuzzleList
from spielhafen.server.messages.table_info import (
    ChatInfo,
    ChatMessageInfo,
    Deleted,
    NoteInfo,
    PastView,
    ProofInfo,
    PushKeyInfo,
    ShoulderLink,
    TableInfo,
    TableStatus,
    TableSummary,
    TicketInfo,
)
from spielhafen.server.messages.tournament_messages import (
    CommentaryLink,
    OwnTournaments,
    TournamentInfo,
    TournamentSummary,
)
from spielhafen.server.middleware.body_size import MAX_LOGBOOK_BYTES
from spielhafen.server.routes import (
    advice,
    chat,
    commands,
    letters,
    library,
    live,
    lobby,
    logbooks,
    orders,
    own_data,
    passphrases,
    push,
    ratings,
    results,
    review,
    sandbox,
    seats,
    tables,
    tournaments,
)

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
    # Sandboxes and puzzles.
    post(
        "/sandboxes",
        sandbox.create_sandbox,
        TableInfo,
        status=201,
        limits=["tables", "imports"],
        max_body_bytes=MAX_LOGBOOK_BYTES,
    ),
    get("/tables/{table}/sandbox/position", sandbox.get_position, PositionInfo, limits=["reads"]),
    post(
        "/tables/{table}/sandbox/position",
        sandbox.set_position,
        TableInfo,
        limits=["edits"],
        max_body_bytes=MAX_LOGBOOK_BYTES,
    ),
    post(
        "/tables/{table}/sandbox/place",
        sandbox.place_piece,
        PositionInfo,
        limits=["edits"],
        max_body_bytes=MAX_LOGBOOK_BYTES,
    ),
    get("/puzzles", sandbox.list_puzzles, PuzzleList, limits=["reads"]),
    # Seats.
    post("/tables/{table}/tickets", seats.create_ticket, TicketInfo, limits=["broadcasts"]),
    post("/tables/{table}/shoulder", seats.show_shoulder, ShoulderLink, limits=["broadcasts"]),
    post("/tables/{table}/rematch", seats.create_rematch, TableInfo, status=201),
    post("/tables/{table}/same-deal", seats.create_same_deal, TableInfo, status=201, limits=["tables"]),
    # Standing orders.
    post("/tables/{table}/orders", orders.give_orders, TableInfo, limits=["broadcasts", "edits"]),
    post("/tables/{table}/orders/choices", orders.list_line_choices, LineChoices, limits=["edits"]),
    # Advice.
    get("/tables/{table}/advice", advice.get_advice, AdviceInfo, limits=["analyses", "reads"]),
    get(
        "/tables/{table}/plies/{ply}/explanation",
        advice.get_explanation,
        AdviceInfo,
        limits=["analyses", "reads"],
    ),
    get("/tables/{table}/luck", advice.get_luck, LuckInfo, limits=["analyses", "reads"]),
    get("/tables/{table}/review", review.get_review, ReviewInfo, limits=["reads"]),
    post("/tables/{table}/review", review.start_review, ReviewInfo, limits=["analyses"]),
    post("/tables/{table}/review/cancel", review.cancel_review, ReviewInfo),
    # Finished games.
    get("/tables/{table}/report", results.get_report, EndReport, limits=["analyses", "reads"]),
    get("/played-games", results.list_played_games, list[PlayedGameInfo], limits=["reads"]),
    delete("/played-games", results.erase_played_games, None, status=204),
    # All that is kept of a person.
    get("/own-data", own_data.get_own_data, OwnData, limits=["analyses", "reads"]),
    Endpoint("DELETE", "/own-data", own_data.erase_own_data, None, 204, limits=("changes", "tables")),
    # Parts that the host may open.
    get("/server-parts", ratings.get_server_parts, ServerParts),
    get("/ratings", ratings.list_ratings, RatingList, limits=["reads"]),
    post("/ratings", ratings.agree_to_ratings, None, status=204),
    delete("/ratings", ratings.erase_own_ratings, None, status=204),
    get("/ratings/mine", ratings.get_own_ratings, OwnRatings, limits=["reads"]),
    get("/lobby", lobby.list_open_tables, LobbyInfo, limits=["reads"]),
    delete("/lobby", lobby.erase_own_lobby, None, status=204),
    get("/lobby/mine", lobby.get_own_lobby, OwnLobby, limits=["reads"]),
    post("/lobby/wishes", lobby.make_wish, TableInfo, status=201, limits=["tables"]),
    post("/lobby/listings/{listing}/join", lobby.join_listing, TableInfo, limits=["broadcasts", "reads"]),
    post("/lobby/listings/{listing}/block", lobby.block_listing, None, status=204, limits=["reads"]),
    delete("/lobby/blocks/{block}", lobby.lift_block, None, status=204),
    get("/tables/{table}/listing", lobby.get_listing, TableListing, limits=["reads"]),
    post("/tables/{table}/listing", lobby.list_table, ListingInfo, status=201, limits=["tables"]),
    delete("/tables/{table}/listing", lobby.unlist_table, None, status=204),
    post("/tables/{table}/block", lobby.block_seat, None, status=204),
    get("/letters/mine", letters.get_own_letters, OwnLetters, limits=["reads"]),
    delete("/letters", letters.erase_own_letters, None, status=204),
    post("/letters/feed", letters.create_feed, FeedAddress, status=201, limits=["push_changes"]),
    post("/letters/mail", letters.save_mail, None, status=204, limits=["consents"]),
    delete("/letters/mail", letters.erase_mail, None, status=204),
    post("/letters/mail/confirm", letters.confirm_mail, None, status=204, limits=["feeds"]),
    post("/letters/mail/stop/{token}", letters.stop_mail, None, status=204, limits=["feeds"]),
    get("/letters/{token}/turns.atom", letters.get_feed, letters.ATOM_TYPE, limits=["feeds"]),
    get("/letters/{token}/turns.ics", letters.get_calendar, letters.CALENDAR_TYPE, limits=["feeds"]),
    get("/passphrase", passphrases.get_passphrase, PassphraseInfo, limits=["reads"]),
    post("/passphrase", passphrases.create_passphrase, NewPassphrase, status=201, limits=["passphrases"]),
    delete("/passphrase", passphrases.erase_passphrase, None, status=204),
    post("/passphrase/enter", passphrases.enter_passphrase, None, status=204, limits=["passphrases"]),
    get("/tournaments", tournaments.list_tournaments, list[TournamentSummary], limits=["reads"]),
    post(
        "/tournaments",
        tournaments.create_tournament,
        TournamentInfo,
        status=201,
        limits=["tables", "tournaments"],
    ),
    get("/tournaments/mine", tournaments.get_own_tournaments, OwnTournaments, limits=["reads"]),
    delete("/tournaments/mine", tournaments.erase_own_tournaments, None, status=204),
    get("/tournaments/{tournament}", tournaments.get_tournament, TournamentInfo, limits=["reads"]),
    delete("/tournaments/{tournament}", tournaments.delete_tournament, None, status=204),
    post("/tournaments/{tournament}/entrants", tournaments.enter_tournament, TournamentInfo),
    post("/tournaments/{tournament}/withdraw", tournaments.withdraw_from_tournament, TournamentInfo),
    post(
        "/tournaments/{tournament}/rounds",
        tournaments.start_tournament_round,
        TournamentInfo,
        limits=["tables"],
    ),
    post("/tournaments/{tournament}/results", tournaments.decide_tournament_game, TournamentInfo),
    post("/tournaments/{tournament}/commentators/link", tournaments.create_commentary_link, CommentaryLink),
    post("/tournaments/{tournament}/commentators", tournaments.become_commentator, TournamentInfo),
    post("/tournaments/{tournament}/commentators/dismiss", tournaments.dismiss_commentator, TournamentInfo),
    post("/tournaments/{tournament}/end", tournaments.end_tournament, TournamentInfo),
    # Chat and notes.
    get("/tables/{table}/chat", chat.read_chat, ChatInfo, limits=["reads"]),
    post("/tables/{table}/chat", chat.post_chat, ChatMessageInfo, status=201, limits=["chat"]),
    post("/tables/{table}/chat/{number}/reports", chat.report_message, None, status=204, limits=["chat"]),
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
    get("/languages", library.list_languages, list[LanguageInfo]),
    get("/texts/{language}", library.shared_texts, TEXT),
    get("/games/{game}/texts/{language}", library.game_texts, TEXT),
    get("/games/{game}/rulebook/{language}", library.get_rulebook, Rulebook, limits=["reads"]),
    get("/games/{game}/examples/{number}", library.get_example, ExampleInfo, limits=["reads"]),
    get("/games/{game}/{file}", library.get_game_file, "application/octet-stream"),
)
