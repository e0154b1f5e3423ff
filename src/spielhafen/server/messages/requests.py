"""Requests: bodies, queries and path parameters."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from spielhafen.core.languages import FALLBACK_LANGUAGE
from spielhafen.match import ClockPlan, SpectatorPlan
from spielhafen.server.messages.parts import MessageNumber, Number, OptionValues

# Requests: tables.


class SeatPlanRequest(Struct, forbid_unknown_fields=True, kw_only=True):
    """The player or bot of a seat."""

    name: str = ""
    kind: Literal["human", "bot", "open"]
    level: str = ""


class ClockRequest(ClockPlan, frozen=True, forbid_unknown_fields=True):
    """The clocks of all seats."""


class SpectatorRequest(SpectatorPlan, frozen=True, forbid_unknown_fields=True):
    """How much later spectators see what happens."""


class CreateTableRequest(Struct, forbid_unknown_fields=True):
    """A table to be created."""

    game: str
    seats: list[SeatPlanRequest]
    options: OptionValues = {}
    shared: bool = False
    clock: ClockRequest | None = None
    guide: str = ""
    """The guide that leads the only person through the first moves; it sets the options."""
    spectators: SpectatorRequest | None = None
    """What spectators may see while the game goes on; by default everything at once."""


class ImportLogbookRequest(Struct, forbid_unknown_fields=True):
    """A logbook, the ply to continue from, and seats (by default all seats are the client's)."""

    logbook: str
    ply: Number | None = None
    seats: list[SeatPlanRequest] | None = None


class OwnSeatRequest(Struct, forbid_unknown_fields=True):
    """A command of a seat, which only its owner may give."""

    seat: Number


class TurnRequest(OwnSeatRequest, forbid_unknown_fields=True):
    """A command of a seat at a position; `seq` is the number of events that the client knows of."""

    seq: Number


class UndoRequest(TurnRequest, forbid_unknown_fields=True):
    """Moves to be taken back: the last one, or all after this ply."""

    ply: Number | None = None


class MovesRequest(TurnRequest, forbid_unknown_fields=True):
    """Moves to be played."""

    moves: list[str]


class AnswerRequest(TurnRequest, forbid_unknown_fields=True):
    """The answer to a proposal."""

    agree: bool


# Requests: seats.


class SitRequest(Struct, forbid_unknown_fields=True):
    """A player takes this free seat, or any."""

    name: str
    seat: Number | None = None


class BotSeatRequest(Struct, forbid_unknown_fields=True):
    """A bot takes a free seat (then it needs a name), or plays for the owner of a seat.

    Without a level it plays like the strongest bot of the table.
    """

    seat: Number
    level: str = ""
    name: str = ""


class SaltRequest(OwnSeatRequest, forbid_unknown_fields=True):
    """A seat's contribution to the key of the random numbers: 128 bits in hex."""

    salt: str


class RedeemTicketRequest(Struct, forbid_unknown_fields=True):
    """The ticket with which a seat is taken over."""

    ticket: str


class SilenceRequest(Struct, forbid_unknown_fields=True):
    """Whether spectators may not talk."""

    silent: bool


class LookRequest(Struct, forbid_unknown_fields=True):
    """The token with which one looks over the shoulder of a seat."""

    link: str


class EmptyRequest(Struct, forbid_unknown_fields=True):
    """A request without fields."""


# Requests: chat, notes, web push.


class ChatRequest(Struct, forbid_unknown_fields=True):
    """A chat message; spectators give a name."""

    text: str
    name: str = ""
    ply: Number | None = None
    """The move that it is about, by its ply; 0: the beginning."""


class NoteRequest(Struct, forbid_unknown_fields=True):
    """The new text of the note."""

    text: str


class SubscribeRequest(Struct, forbid_unknown_fields=True):
    """The endpoint and keys of a browser's subscription, and the language of its user."""

    endpoint: str
    p256dh: str
    auth: str
    language: str = FALLBACK_LANGUAGE


class UnsubscribeRequest(Struct, forbid_unknown_fields=True):
    """The endpoint whose subscription ends."""

    endpoint: str


# Parameters in queries and paths.


class SeatQuery(Struct):
    """The seat whose view is wanted; without it, the public view."""

    seat: Number | None = None


class LogbookQuery(SeatQuery):
    """Whose logbook is wanted, and whether with what was said about moves."""

    comments: Literal["0", "1"] = "0"
    """Only when the game is over."""


class ReviewRequest(Struct, forbid_unknown_fields=True):
    """The seat whose decisions are reviewed."""

    seat: Number


class RefusalQuery(Struct):
    """A seat and a move, or a place and the piece that should go there."""

    seat: Number
    move: str = ""
    place: str | None = None
    thing: str = ""


class ChatQuery(Struct):
    """The number of the last message that the client knows."""

    after: MessageNumber = 0


class LiveQuery(SeatQuery):
    """What a client knows and wants: see `docs/protocol.md`."""

    since: Number | None = None
    """The number of events that a returning client knows of."""
    hidden: Literal["0", "1"] = "0"
    """Whether its page is hidden."""
    changes: Literal["0", "1"] = "0"
    """Whether it gets only what has changed in a table and a scene."""


class ChatNumberPath(Struct):
    """The number of a chat message in a path."""

    number: MessageNumber


class PlyPath(Struct):
    """The ply in a path."""

    ply: Number
