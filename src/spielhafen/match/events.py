"""The events of a match: plain structs from which it is rebuilt. Stored events never change.

A ply is a pair: the actor (a seat, or −1 for chance) and the text of the move. Times are unix seconds,
supplied by the caller.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

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
    clock: ClockPlan | None = None
    brought: int = 0
    """Number of plies played elsewhere and imported from a logbook, or scripted by a guide."""
    guide: str = ""
    """The guide that the match follows; empty for all others."""


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


class Ticketed(msgspec.Struct, frozen=True, omit_defaults=True, tag="ticketed"):
    """A ticket, by its hash: until `until` it moves the seat to another device."""

    seat: int
    ticket: str
    until: float
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
    | Ticketed
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
