"""The messages of the HTTP API and of live connections, as structs.

They are the one description of the wire format: requests are decoded and answers encoded with them, and
`tools/api.py` writes the OpenAPI document and the TypeScript types from them. Fields that are UNSET are left out.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from spielhafen.core.text import Text, dump_text
from spielhafen.match import ClockPlan

MAX_DIGITS: Final = 6
"""Of the number of a seat, ply or event."""

Number: TypeAlias = Annotated[int, Meta(ge=0, lt=10**MAX_DIGITS)]
OptionValues: TypeAlias = "dict[str, bool | int | str]"


def _described_by(name: str) -> Meta:
    return Meta(extra_json_schema={"$ref": f"#/components/schemas/{name}"})


TextJson: TypeAlias = Annotated[dict[str, Any], _described_by("LocalizedText")]
"""A Fluent message with its arguments, as `core.text.dump_text` writes it."""
SceneJson: TypeAlias = Annotated[msgspec.Raw, _described_by("Scene")]
LogEntryJson: TypeAlias = Annotated[msgspec.Raw, _described_by("LogEntry")]
GeometryJson: TypeAlias = Annotated[msgspec.Raw, _described_by("Geometry")]
SceneWithoutGeometry: TypeAlias = Annotated[msgspec.Raw, _described_by("SceneWithoutGeometry")]
InlineJson: TypeAlias = "Annotated[str | dict[str, Any], _described_by('Inline')]"
"""A part of a text in a rulebook, see `views.rulebook_blocks`."""
BlockJson: TypeAlias = "Annotated[dict[str, Any], _described_by('Block')]"
"""A paragraph, list, table … of a rulebook."""
Encoded: TypeAlias = msgspec.Raw
"""A part that is encoded once and sent often."""


def text_json(message: Text) -> TextJson:
    """Return a message as JSON."""
    return dump_text(message)


# Requests: tables.


class SeatPlanRequest(Struct, forbid_unknown_fields=True, kw_only=True):
    """The player or bot of a seat."""

    name: str = ""
    kind: Literal["human", "bot", "open"]
    level: str = ""


class ClockRequest(ClockPlan, frozen=True, forbid_unknown_fields=True):
    """The clocks of all seats."""


class CreateTableRequest(Struct, forbid_unknown_fields=True):
    """A table to be created."""

    game: str
    seats: list[SeatPlanRequest]
    options: dict[str, bool | int | str] = {}
    shared: bool = False
    clock: ClockRequest | None = None


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


class EmptyRequest(Struct, forbid_unknown_fields=True):
    """A request without fields."""


# Requests: chat, notes, web push.


class ChatRequest(Struct, forbid_unknown_fields=True):
    """A chat message; spectators give a name."""

    text: str
    name: str = ""


class NoteRequest(Struct, forbid_unknown_fields=True):
    """The new text of the note."""

    text: str


class SubscribeRequest(Struct, forbid_unknown_fields=True):
    """The endpoint and keys of a browser's subscription, and the language of its user."""

    endpoint: str
    p256dh: str
    auth: str
    language: Literal["en", "de"] = "en"


class UnsubscribeRequest(Struct, forbid_unknown_fields=True):
    """The endpoint whose subscription ends."""

    endpoint: str


# Parameters in queries and paths.


class SeatQuery(Struct):
    """The seat whose view is wanted; without it, the public view."""

    seat: Number | None = None


class RefusalQuery(Struct):
    """A seat and a move, or a place and the piece that should go there."""

    seat: Number
    move: str = ""
    place: str | None = None
    thing: str = ""


class ChatQuery(Struct):
    """The number of the last message that the client knows."""

    after: Number = 0


class LiveQuery(SeatQuery):
    """The number of events that a returning client knows of, and whether its page is hidden."""

    since: Number | None = None
    hidden: Literal["0", "1"] = "0"


class PlyPath(Struct):
    """The ply in a path."""

    ply: Number


# Answers: games and rulebooks.


class OptionInfo(Struct):
    """An option of a game."""

    id: str
    kind: Literal["switch", "choice"]
    default: bool | int | str
    variant: bool
    """Whether it selects between printed games; not a house rule."""
    values: list[bool | int | str] | UnsetType = UNSET
    seats: tuple[int, int] | UnsetType = UNSET
    """Fewest and most players for whom it matters."""


class PresetOptions(Struct):
    """The values of all house rules by preset."""

    printed: dict[str, bool | int | str]
    ours: dict[str, bool | int | str]


class GameInfo(Struct):
    """A game that can be played."""

    id: str
    version: str
    seats: tuple[int, int]
    minutes: int
    options: list[OptionInfo]
    presets: PresetOptions


class BotLevel(Struct):
    """A level of bots that players can choose."""

    id: str


class RulebookSection(Struct):
    """A section of a rulebook."""

    paragraph: str
    """The number of the paragraph; empty if it has none."""
    title: list[InlineJson]
    blocks: list[BlockJson]


class Rulebook(Struct):
    """A rulebook as blocks, which can be shown without trusting any markup."""

    title: str
    sections: list[RulebookSection]


class CaptionInfo(Struct):
    """A caption of an example: what happened, may be done, may come, or is illegal and why."""

    kind: Literal["told", "offered", "possible", "refused"]
    text: TextJson
    seat: int | None
    paragraph: str
    move: str
    """The refused move, if any."""


class ExampleStep(Struct):
    """A step of an example: its scene, with the chart of this number, and its captions."""

    scene: SceneWithoutGeometry
    chart: int
    actors: list[int]
    """Seats to move."""
    captions: list[CaptionInfo]


class ExampleInfo(Struct):
    """An example of a rulebook, which the tests play, too."""

    charts: list[GeometryJson]
    steps: list[ExampleStep]


# Answers: tables.


class SeatInfo(Struct):
    """The player or bot of a seat."""

    name: str
    """Empty while the seat is free."""
    kind: Literal["human", "bot", "open"]
    mine: bool
    level: str | UnsetType = UNSET
    looks_ahead: bool | UnsetType = UNSET
    """Whether this bot searches and can give reasons; absent for external programs."""


class ChatMessageInfo(Struct):
    """A chat message, as one reader gets it."""

    number: int
    room: Literal["table", "spectators"]
    """Spectators write in their own room; players can read it after the game."""
    seat: int | None
    name: str
    text: str
    sent_at: float
    """Unix seconds."""
    mine: bool


class LogEntry(Struct):
    """A line of the log of a match."""

    ply: int
    seat: int | None
    is_heading: bool
    """Whether it begins a group of lines."""
    text: TextJson
    paragraph: str
    """The paragraph of the rulebook; empty if there is none."""


class ChanceInfo(Struct):
    """What is public about the random numbers: commitment, salts and, at the end, the key."""

    commitment: str
    salts: dict[str, str]
    """By seat, in hex."""
    missing_salts: list[int]
    """Seats whose salt is awaited."""
    key: str | UnsetType = UNSET


class DrawInfo(Struct):
    """A draw of a finished match, recomputed from the key."""

    number: int
    ply: int
    move: str
    is_correct: bool
    """Whether the logged outcome is the one that the key yields."""
    rolls: list[tuple[int, int]]
    """The random numbers it was made of: value and number of possible values."""
    text: TextJson | UnsetType = UNSET
    """Its entry in the log."""


class ProofInfo(ChanceInfo, kw_only=True):
    """The proof of every draw of a finished match."""

    key: str
    key_matches: bool
    """Whether the key is the one of the commitment."""
    draws: list[DrawInfo]


class ClockInfo(ClockPlan, frozen=True, kw_only=True):
    """What the clocks show at the time of the answer."""

    seconds_left: list[float | None]
    """Seconds left by seat; null for bots."""
    running: list[int]
    """Seats whose clocks are running."""
    paused: bool


class ProposalInfo(Struct):
    """A pending proposal."""

    kind: Literal["undo", "pause", "draw"]
    seat: int
    plies: int
    """Number of plies that would be taken back."""
    awaiting: list[int]
    """Seats that have yet to agree."""


class UndoInfo(Struct):
    """What a seat would take back."""

    ply: int
    """Number of plies left."""
    text: TextJson


class SceneView(Struct, kw_only=True):
    """A scene whose parts are encoded; `chart` names its geometry by content.

    On a live connection `geometry` is left out if the scene before had the same chart.
    """

    chart: str
    geometry: GeometryJson | UnsetType = UNSET
    status: Encoded
    seats: Encoded | UnsetType = UNSET
    zones: Encoded | UnsetType = UNSET
    pieces: Encoded | UnsetType = UNSET
    marks: Encoded | UnsetType = UNSET
    offers: Encoded | UnsetType = UNSET
    over: Encoded | UnsetType = UNSET


class SeatView(Struct, kw_only=True):
    """The part of a table that depends on the seat alone."""

    scene: Annotated[SceneView, _described_by("Scene")]
    undo: UndoInfo | None
    undo_barrier: TextJson | None
    """Why nothing can be taken back."""
    undo_proposal_ply: int | None
    """Number of plies left after an undo by consent; null if none can be proposed."""
    undo_awaiting: list[int]
    """Seats that have to agree to it; if empty, it happens at once."""
    can_propose_pause: bool
    can_propose_draw: bool


class TableView(SeatView, kw_only=True):
    """A table as a seat sees it, or as the public sees it."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    preset: Literal["printed", "ours"] | None
    """The preset that its house rules match; null: custom."""
    presets: list[Literal["printed", "ours"]]
    variants: dict[str, bool | int | str]
    house_rules: dict[str, bool | int | str]
    seq: int
    """Number of events."""
    hash: str
    """Hash of the public state."""
    ply: int
    seat: int | None
    """The seat whose view this is; null: the public view."""
    own_seats: list[int]
    stand_in_seats: list[int]
    """Own seats that a bot plays until they are taken back."""
    host: bool
    """Whether the client created the table."""
    waiting_for_players: bool
    """Whether players or salts are awaited, so that nothing is dealt yet."""
    rematch: str
    """The id of the rematch table, or empty."""
    chance: ChanceInfo
    clock: ClockInfo | None
    seats: list[SeatInfo]
    actors: list[int]
    """Seats to move."""
    over: list[int] | None
    """The winners; null while the game goes on."""
    drawn: bool
    secrets: bool
    """Whether the game has hidden information."""
    thinking: bool
    stand_in_level: str
    """The default level of a stand-in bot."""
    proposal: ProposalInfo | None
    log: list[LogEntryJson]
    log_from: int | UnsetType = UNSET
    """On a live connection: number of log lines sent before, which are left out."""


class TableStatus(Struct):
    """What a program needs to play: who is to move, and the moves of the client's seats."""

    id: str
    game: str
    seq: int
    hash: str
    ply: int
    actors: list[int]
    over: list[int] | None
    drawn: bool
    moves: dict[str, list[str]]
    """By seat."""


class Frame(Struct):
    """The table after a ply; the last frame of a message has the scene of the table."""

    ply: int
    log: list[LogEntry]
    scene: Annotated[SceneView, _described_by("Scene")] | UnsetType = UNSET


class PastView(Struct):
    """The table as it was after a ply."""

    ply: int
    scene: Annotated[SceneView, _described_by("Scene")]
    actors: list[int]


class TurnInfo(Struct):
    """Who is to move."""

    mine: bool
    names: list[str]


class TableSummary(Struct):
    """A table in the list of the client's tables."""

    id: str
    game: str
    seq: int
    turn: TurnInfo
    host: bool
    erases: bool
    """Whether deleting it erases it for everyone."""
    over: list[int] | None
    drawn: bool
    waiting_for_players: bool
    seats: list[SeatInfo]
    round: TextJson
    phase: TextJson
    changed_at: float
    """Unix seconds."""


class Deleted(Struct):
    """The answer to a deletion that left the table to others."""

    erased: Literal[False] = False


class TicketInfo(Struct):
    """A token with which another device can take over a seat, once."""

    ticket: str


class ChatInfo(Struct):
    """Chat messages that the client can read, and the room it writes to."""

    messages: list[ChatMessageInfo]
    room: Literal["table", "spectators"]


class NoteInfo(Struct):
    """The client's private note."""

    text: str


class PushKeyInfo(Struct):
    """The server's public key for web push; null if it is off."""

    key: str | None


# Answers: advice and luck.


class ExpectedMoveInfo(Struct):
    """A move expected of a seat."""

    seat: int
    move: str
    label: TextJson


class ConsideredMove(Struct, kw_only=True):
    """A move that a bot considered."""

    move: str
    visits: int
    worth: float
    """Win probability, measured against the first move where both were searched."""
    error: float | None
    """Standard error of that difference; null: unknown."""
    line: list[ExpectedMoveInfo]
    label: TextJson | UnsetType = UNSET
    touches: list[str] | UnsetType = UNSET
    together: list[str] | UnsetType = UNSET


class ReasonInfo(Struct):
    """A feature in which the first move differs from the second."""

    feature: str
    gain: float
    error: float | None


class AdviceResult(Struct, kw_only=True):
    """What a bot thinks of the moves."""

    thoughts: list[ConsideredMove]
    verdict: Literal["sure", "reckoned", "close", "slip", "only"]
    """How sure it is of the first move.

    Certain, by estimate, close, a deliberate slip, or the only move.
    """
    reckoned: bool
    """Whether the values are estimated without search, so that errors are unknown."""
    reasons: list[ReasonInfo]


class AdviceInfo(AdviceResult, kw_only=True):
    """Advice for a seat, or the reasons of a bot's move."""

    seat: int
    ply: int
    level: str


class SeatLuckInfo(Struct):
    """The luck of a seat: actual minus expected win probability, and its best and worst draws."""

    gain: float
    error: float
    best: list[tuple[int, float]]
    """Ply and gain."""
    worst: list[tuple[int, float]]


class LuckInfo(Struct):
    """The luck of all seats."""

    seats: list[SeatLuckInfo]


# Answers: refusals and errors.


class RuleRefusal(Struct):
    """Why a move is illegal, with the paragraph of the rulebook."""

    code: str
    paragraph: str
    text: TextJson


class RefusalInfo(Struct):
    """The refusal of a move; null if it is legal."""

    refusal: RuleRefusal | None


class ErrorInfo(Struct):
    """An error: a sentence, and the refusal of a move.

    seq: the number of events, if the client's was outdated.
    """

    error: TextJson
    refusal: RuleRefusal | UnsetType = UNSET
    seq: int | UnsetType = UNSET


# Live messages.


class TableMessage(Struct, tag_field="type", tag="table"):
    """The whole table."""

    table: TableView


class FramesMessage(Struct, tag_field="type", tag="frames"):
    """The plies after event number `since`, and the table after them."""

    since: int
    seq: int
    frames: list[Frame]
    table: TableView


class CurrentMessage(Struct, tag_field="type", tag="current"):
    """The position of a table: nothing was missed."""

    seq: int
    hash: str


class PongMessage(Struct, tag_field="type", tag="pong"):
    """The position of a table, in answer to a ping."""

    seq: int
    hash: str


class ThinkingMessage(Struct, tag_field="type", tag="thinking"):
    """Bots that think."""

    seats: list[int]


class ChatPosted(Struct, tag_field="type", tag="chat"):
    """A chat message."""

    message: ChatMessageInfo


LiveMessage: TypeAlias = (
    TableMessage | FramesMessage | CurrentMessage | PongMessage | ThinkingMessage | ChatPosted
)
