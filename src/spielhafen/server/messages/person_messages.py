"""Requests and answers about all that is kept of a person, and their passphrase."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from spielhafen.server.messages.letter_messages import OwnLetters
from spielhafen.server.messages.lobby_messages import OwnLobby
from spielhafen.server.messages.rating_messages import OwnRatings
from spielhafen.server.messages.result_messages import PlayedGameInfo
from spielhafen.server.messages.table_info import TableSummary
from spielhafen.server.messages.tournament_messages import OwnTournaments


class PassphraseInfo(Struct):
    """Whether the client has a passphrase."""

    since: float | None
    """Unix seconds; null: there is none."""


class NewPassphrase(Struct):
    """A new passphrase; told only once."""

    words: str


class PassphraseRequest(Struct, forbid_unknown_fields=True):
    """The passphrase of the person who the client becomes."""

    words: Annotated[str, Meta(max_length=200)]


class OwnWriting(Struct):
    """A chat message or a private note of the client."""

    table: str
    text: str
    at: float
    """Unix seconds."""
    ply: int | None = None
    """The move that a message is about."""


class BrowserInfo(Struct):
    """A browser of the client that gets notifications."""

    endpoint: str
    """Its address at a push service."""
    language: str
    since: float
    """Unix seconds."""


class OwnReport(Struct):
    """A chat message that the client has reported to the operator."""

    table: str
    number: int
    at: float
    """Unix seconds."""


class OwnData(Struct):
    """All that is kept of the client; of tables, those on their list."""

    tables: list[TableSummary]
    played_games: list[PlayedGameInfo]
    messages: list[OwnWriting]
    notes: list[OwnWriting]
    reports: list[OwnReport]
    browsers: list[BrowserInfo]
    passphrase: PassphraseInfo
    ratings: OwnRatings
    lobby: OwnLobby
    tournaments: OwnTournaments
    letters: OwnLetters
