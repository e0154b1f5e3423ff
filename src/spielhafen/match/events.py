"""The events of a match: plain structs from which it is rebuilt. Stored events never change.

A ply is a pair: the actor (a seat, or −1 for chance) and the text of the move. Times are unix seconds,
supplied by the caller.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from spielhafen.core.errors import BrokenFile
from spielhafen.core.text import text

PlyText: TypeAlias = tuple[int, str]


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """The occupant of a seat: a person (`here`), a bot of some level, or no one (`open`)."""

    name: str
    kind: Literal["here", "bot", "open"] = "here"
    level: str = ""
    owner: str = ""
    """The hash of the token that moves for this seat; never the token itself, never published.

    A bot with an owner plays for a person, who may take the seat back.
    """


class ClockPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Thinking time: `seconds` for each move, or in all, and an increment after each move."""

    kind: Literal["move", "bank"]
    seconds: float
    increment: float = 0.0
    flag: Literal["nothing", "move", "seat"] = "nothing"
    """What happens when time is up: nothing, a bot makes this move, or a bot keeps the seat."""


class SpectatorPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """How much later spectators see what happens, and whether players may show their view."""

    moves: int = 0
    """Number of decisions that follow before they see one."""
    seconds: float = 0.0
    """Seconds that pass before they see a decision."""
    at_end: bool = False
    """Whether they see nothing before the end."""
    silent: bool = False
    """Whether spectators may not talk."""
    shoulders: bool | None = None
    """Whether players may let others look over their shoulder; None: as the server has it."""

    @property
    def delays(self) -> bool:
        """Whether spectators see anything later than the players."""
        return self.at_end or self.moves > 0 or self.seconds > 0


class SandboxPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """The position at which a sandbox begins, as in a position file, and the puzzle that it is."""

    state: dict[str, Any]
    puzzle: str = ""


class Opened(msgspec.Struct, frozen=True, omit_defaults=True, tag="opened"):
    """The table was created; if no player is missing, chance has acted up to the first decision."""

    game: str
    rules: int
    options: dict[str, bool | int | str]
    seats: list[SeatPlan]
    key: str
    """The secret key of this match's chance, in hex: see `core.verifiable_rng`."""
    at: float
    plies: list[PlyText] = []
    owner: str = ""
    """The hash of the host's token."""
    shared: bool = False
    """Whether each player adds a salt to the key before anything is drawn."""
    repeated: bool = False
    """Whether the key is that of an earlier match: the same deal at another seat."""
    clock: ClockPlan | None = None
    brought: int = 0
    """Number of plies played elsewhere and imported from a logbook, or scripted by a guide."""
    guide: str = ""
    """The guide that the match follows; empty for all others."""
    sandbox: SandboxPlan | None = None
    """Where a sandbox begins; None for games."""
    spectators: SpectatorPlan | None = None
    """What spectators may see while the game goes on; None: everything at once."""


class Played(msgspec.Struct, frozen=True, omit_defaults=True, tag="played"):
    """A seat played, followed by the chance plies that were due."""

    seat: int
    plies: list[PlyText]
    at: float
    level: str = ""
    """The level of the bot that moved for a player whose time was up."""
    scripted: bool = False
    """Whether the plies follow a guide, so that no luck and no bot decided them."""


class Undone(msgspec.Struct, frozen=True, omit_defaults=True, tag="undone"):
    """A seat took plies back: `ply` remain. `agreed`: past the undo limit, by consent."""

    seat: int
    ply: int
    at: float
    agreed: bool = False


class UndoAsked(msgspec.Struct, frozen=True, omit_defaults=True, tag="undo-asked"):
    """A seat proposes an undo after which `ply` plies remain; the others have to agree."""

    seat: int
    ply: int
    at: float


class PauseAsked(msgspec.Struct, frozen=True, omit_defaults=True, tag="pause-asked"):
    """A seat proposes to stop the clocks; the others have to agree."""

    seat: int
    at: float


class Paused(msgspec.Struct, frozen=True, omit_defaults=True, tag="paused"):
    """The clocks are stopped until a player resumes; this seat had proposed it."""

    seat: int
    at: float


class Resumed(msgspec.Struct, frozen=True, omit_defaults=True, tag="resumed"):
    """A seat ended the pause."""

    seat: int
    at: float


class DrawAsked(msgspec.Struct, frozen=True, omit_defaults=True, tag="draw-asked"):
    """A seat offers a draw; the others have to agree."""

    seat: int
    at: float


class Drawn(msgspec.Struct, frozen=True, omit_defaults=True, tag="drawn"):
    """The match ended as a draw by agreement; this seat had offered it."""

    seat: int
    at: float


class Agreed(msgspec.Struct, frozen=True, omit_defaults=True, tag="agreed"):
    """A seat agreed to the proposal; others have still to answer."""

    seat: int
    at: float


class Declined(msgspec.Struct, frozen=True, omit_defaults=True, tag="declined"):
    """A seat declined the proposal, or the proposer withdrew it."""

    seat: int
    at: float


class Seated(msgspec.Struct, frozen=True, omit_defaults=True, tag="seated"):
    """A seat has a new occupant. If it was the last one missing, chance has acted."""

    seat: int
    plan: SeatPlan
    at: float
    plies: list[PlyText] = []
    late: bool = False
    """Whether a bot plays on because the time of this seat is up."""


class Salted(msgspec.Struct, frozen=True, omit_defaults=True, tag="salted"):
    """A seat added a salt to the key of chance. If it was the last missing, chance has acted."""

    seat: int
    salt: str
    at: float
    plies: list[PlyText] = []


class Unguided(msgspec.Struct, frozen=True, omit_defaults=True, tag="unguided"):
    """The learner left the guide and plays on without it."""

    seat: int
    at: float


class Arranged(msgspec.Struct, frozen=True, omit_defaults=True, tag="arranged"):
    """A sandbox was set up anew at this position, as in a position file; no ply is left."""

    state: dict[str, Any]
    at: float


class ChanceSet(msgspec.Struct, frozen=True, omit_defaults=True, tag="chance-set"):
    """In a sandbox, the outcomes of chance are chosen from now on (`manual`), or drawn."""

    manual: bool
    at: float


class BotsSet(msgspec.Struct, frozen=True, omit_defaults=True, tag="bots-set"):
    """In a sandbox, bots of this level go on in all seats; without a level they stop."""

    level: str
    at: float
    plies: list[PlyText] = []


class LinePly(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ply of an if-then line: a move of another seat that is foreseen, or an answer to it."""

    seat: int
    move: str
    """`?` if the seat of the line will not see which one it is."""
    label: dict[str, Any] = {}
    """The move in words, as its player would be offered it."""
    view: str = ""
    """The hash of what the seat of the line will see after it; empty after the last answer."""


class OrderLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """An if-then line: moves of others that are foreseen, and what the seat plays then."""

    plies: list[LinePly]
    """Those that are still to come."""
    ended: Literal["", "move", "news", "undo"] = ""
    """What has cut it short: another move, something that became known, moves taken back."""


class StandingOrders(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is played for a seat without asking its player."""

    only_move: bool = False
    """Whether the only legal move is played."""
    repeated: str = ""
    """The move that is played whenever it is legal, until the round ends; empty: none."""
    round: dict[str, Any] = {}
    """The round in which `repeated` is played, as the table names it."""
    lines: list[OrderLine] = []
    """The if-then lines, as they were given."""
    given: int = 0
    """The number of plies after which the lines begin."""


class Ordered(msgspec.Struct, frozen=True, omit_defaults=True, tag="ordered"):
    """A seat gave standing orders, which replace those before."""

    seat: int
    orders: StandingOrders
    at: float


class Ticketed(msgspec.Struct, frozen=True, omit_defaults=True, tag="ticketed"):
    """A ticket, by its hash: until `until` it moves the seat to another device."""

    seat: int
    ticket: str
    until: float
    at: float


class ShoulderShown(msgspec.Struct, frozen=True, omit_defaults=True, tag="shoulder-shown"):
    """A link by which others look over the shoulder of a seat: its hash."""

    seat: int
    link: str
    at: float


class ShoulderSeen(msgspec.Struct, frozen=True, omit_defaults=True, tag="shoulder-seen"):
    """A person, by the hash of their token, looks over the shoulder of a seat from now on."""

    over: int
    """The seat; it does nothing itself."""
    owner: str
    at: float


class ShoulderHidden(msgspec.Struct, frozen=True, omit_defaults=True, tag="shoulder-hidden"):
    """A seat withdrew its link: the looks over its shoulder have ended."""

    seat: int
    at: float


class Silenced(msgspec.Struct, frozen=True, omit_defaults=True, tag="silenced"):
    """The host does not let spectators talk (`silent`), or lets them again."""

    silent: bool
    at: float


class Followed(msgspec.Struct, frozen=True, omit_defaults=True, tag="followed"):
    """The players start a rematch, at the table with this id."""

    table: str
    at: float


class Hidden(msgspec.Struct, frozen=True, omit_defaults=True, tag="hidden"):
    """A player took the table off their list; it goes on for the others."""

    owner: str
    """The hash of their token."""
    at: float


class Closed(msgspec.Struct, frozen=True, omit_defaults=True, tag="closed"):
    """The table was deleted; nothing can be played any more."""

    at: float


Event: TypeAlias = (
    Opened
    | Played
    | Undone
    | UndoAsked
    | PauseAsked
    | Paused
    | Resumed
    | DrawAsked
    | Drawn
    | Agreed
    | Declined
    | Seated
    | Salted
    | Unguided
    | Arranged
    | ChanceSet
    | BotsSet
    | Ordered
    | Ticketed
    | ShoulderShown
    | ShoulderSeen
    | ShoulderHidden
    | Silenced
    | Followed
    | Hidden
    | Closed
)

_DECODER: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def dump_event(event: Event) -> bytes:
    """Return an event as JSON."""
    return msgspec.json.encode(event)


def load_event(written: bytes) -> Event:
    """Return the event of this JSON; raises BrokenFile."""
    try:
        return _DECODER.decode(written)
    except (msgspec.DecodeError, msgspec.ValidationError):
        raise BrokenFile("event", text("broken-json")) from None
