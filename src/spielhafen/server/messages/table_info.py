"""Answers about tables, their chat and their notes."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from spielhafen.match import ClockPlan
from spielhafen.server.messages.order_messages import OrdersInfo
from spielhafen.server.messages.parts import (
    Encoded,
    GeometryJson,
    LogEntryJson,
    OptionValues,
    TextJson,
    described_by,
)
from spielhafen.server.messages.sandbox_messages import PuzzleInfo, SandboxInfo

RoomName: TypeAlias = Literal["table", "spectators", "commentary"]


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
    room: RoomName
    """Players can read the rooms of spectators and commentators after the game."""
    seat: int | None
    name: str
    text: str
    sent_at: float
    """Unix seconds."""
    mine: bool
    author: str
    """The same for all messages of a person at this table, and another one at each other table."""
    ply: int | None
    """The move that it is about; null: none, or one that was taken back."""


class LogEntry(Struct):
    """A line of the log of a match."""

    ply: int
    seat: int | None
    is_heading: bool
    """Whether it begins a group of lines."""
    text: TextJson
    paragraph: str
    """The paragraph of the rulebook; empty if there is none."""
    actor: int | None = None
    """The seat that decided its ply; null: chance did, or it is no ply."""
    importance: Literal["step", "minor", "weighty"] | UnsetType = UNSET
    """Absent: it matters as much as most lines."""


class ChanceInfo(Struct):
    """What is public about the random numbers: commitment, salts and, at the end, the key."""

    commitment: str
    salts: dict[str, str]
    """By seat, in hex."""
    missing_salts: list[int]
    """Seats whose salt is awaited."""
    repeated: bool
    """Whether the key is that of an earlier game, so that all draws can be known beforehand."""
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


class EndInfo(Struct):
    """How a game ended for each seat."""

    places: list[int]
    """By seat, from 1; equals share a place. Empty if no seat has won."""
    results: list[TextJson | None]
    """By seat: what it has achieved, in words of the game; null where there is nothing to say."""
    repeatable: bool
    """Whether the same deal can be played at another seat: one person played against bots."""


class UndoInfo(Struct):
    """What a seat would take back."""

    ply: int
    """Number of plies left."""
    text: TextJson


SCENE_LISTS: Final = ("seats", "zones", "pieces", "marks", "offers")
"""The parts of a scene that are lists, whose elements are encoded each for itself."""


class SceneView(Struct, kw_only=True):
    """A scene whose parts are encoded; `chart` names its geometry by content.

    On a live connection `geometry` is left out if the scene before had the same chart.
    """

    chart: str
    geometry: GeometryJson | UnsetType = UNSET
    status: Encoded
    seats: list[Encoded] | UnsetType = UNSET
    zones: list[Encoded] | UnsetType = UNSET
    pieces: list[Encoded] | UnsetType = UNSET
    marks: list[Encoded] | UnsetType = UNSET
    offers: list[Encoded] | UnsetType = UNSET
    later: Encoded | UnsetType = UNSET
    over: Encoded | UnsetType = UNSET


class GuideInfo(Struct):
    """What a guided game tells its learner now."""

    name: str
    step: int
    """From 1."""
    of: int
    """Number of steps."""
    text: TextJson
    paragraph: str
    moves: list[str]
    """The moves that the guide waits for, its own first; empty while others are to move."""
    following: list[list[str]]
    """The moves of the same step after that, until chance or others act, in the same way."""
    over: bool
    """Whether the guide has ended and the game goes on without it."""
    then: str
    """The guide of this game that follows; empty if none does."""


class SeatView(Struct, kw_only=True):
    """The part of a table that depends on the seat alone."""

    scene: Annotated[SceneView, described_by("Scene")]
    undo: UndoInfo | None
    undo_barrier: TextJson | None
    """Why nothing can be taken back."""
    undo_proposal_ply: int | None
    """Number of plies left after an undo by consent; null if none can be proposed."""
    undo_awaiting: list[int]
    """Seats that have to agree to it; if empty, it happens at once."""
    can_propose_pause: bool
    can_propose_draw: bool
    orders: OrdersInfo | None
    """The standing orders of the seat; null in the public view."""
    guide: GuideInfo | None
    """Null unless this seat is guided through its first game."""
    sandbox: SandboxInfo | None
    """Null unless the table is a sandbox."""
    puzzle: PuzzleInfo | None
    """Null unless the table is a puzzle."""


class SpectatorsInfo(Struct):
    """How much later spectators see what happens at a table."""

    moves: int
    """Number of decisions that follow before they see one."""
    seconds: float
    """Seconds that pass before they see a decision."""
    at_end: bool
    """Whether they see nothing before the end."""
    delayed: bool
    """Whether this view is such a later one."""
    silent: bool
    """Whether spectators may not talk."""
    shoulders: dict[str, int]
    """The number of people who look over the shoulder of a seat, by seats that let others do so."""


class TableInfo(SeatView, kw_only=True):
    """A table as a seat sees it, or as the public sees it."""

    id: str
    game: str
    options: OptionValues
    preset: Literal["printed", "ours"] | None
    """The preset that its house rules match; null: custom."""
    presets: list[Literal["printed", "ours"]]
    modes: OptionValues
    house_rules: OptionValues
    variant: str
    """The name of the variant, or its numbers; empty: all numbers are as printed."""
    seq: int
    """Number of events."""
    hash: str
    """Hash of the public state."""
    ply: int
    seat: int | None
    """The seat whose view this is; null: the public view."""
    own_seats: list[int]
    looks_over: list[int]
    """Seats over whose shoulder the client looks: it may see their views, but act for none."""
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
    spectators: SpectatorsInfo
    seats: list[SeatInfo]
    actors: list[int]
    """Seats to move."""
    winners: list[int] | None
    """Null while the game goes on."""
    drawn: bool
    end: EndInfo | None
    """Null while the game goes on."""
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
    winners: list[int] | None
    drawn: bool
    moves: dict[str, list[str]]
    """By seat."""


class FrameInfo(Struct):
    """The table after a ply; the last frame of a message has the scene of the table."""

    ply: int
    log: list[LogEntryJson]
    scene: Annotated[SceneView, described_by("Scene")] | UnsetType = UNSET


class PastView(Struct):
    """The table as it was after a ply."""

    ply: int
    scene: Annotated[SceneView, described_by("Scene")]
    actors: list[int]


class TurnInfo(Struct):
    """Who is to move."""

    mine: bool
    names: list[str]


class TableSummary(Struct):
    """A table in the list of the client's tables."""

    id: str
    game: str
    variant: str
    """The name of the variant, or its numbers; empty: all numbers are as printed."""
    seq: int
    turn: TurnInfo
    host: bool
    erases: bool
    """Whether deleting it erases it for everyone."""
    winners: list[int] | None
    drawn: bool
    sandbox: bool
    """Whether it is a sandbox or a puzzle, and no game."""
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


class ShoulderLink(Struct):
    """A token with which others look over the shoulder of a seat."""

    link: str


class ChatInfo(Struct):
    """Chat messages that the client can read, and the room it writes to."""

    messages: list[ChatMessageInfo]
    room: RoomName
    silent: bool
    """Whether spectators may not write; commentators may."""


class NoteInfo(Struct):
    """The client's private note."""

    text: str


class PushKeyInfo(Struct):
    """The server's public key for web push; null if it is off."""

    key: str | None
