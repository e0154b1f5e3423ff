"""What happens to a match: plain structs, from which it can be rebuilt. Once written they are never changed.

A ply is a pair: who acted (a seat, or −1 for chance) and the text of the move. Times are unix seconds, handed in by
whoever has a clock.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from spielhafen.core.errors import BrokenFile
from spielhafen.core.text import text

PlyText: TypeAlias = tuple[int, str]


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat: a person (`here`), a bot of some level, or nobody yet (`open`)."""

    name: str
    kind: Literal["here", "bot", "open"] = "here"
    level: str = ""
    owner: str = ""
    """The hash of the token that moves for this seat; never the token, never shown to anybody. A bot with an owner plays
    for a person who may take the seat back."""


class ClockPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long captains may think: so many seconds for each move, or in all, with more after each move."""

    kind: Literal["move", "bank"]
    seconds: float
    increment: float = 0.0
    flag: Literal["nothing", "move", "seat"] = "nothing"
    """What happens when the time is up: nothing, a bot makes this move, or a bot plays on for the seat."""


class Opened(msgspec.Struct, frozen=True, omit_defaults=True, tag="opened"):
    """The table was laid; if nobody is waited for, chance has spoken up to the first decision."""

    game: str
    rules: int
    options: dict[str, bool | int | str]
    seats: list[SeatPlan]
    key: str
    """The secret key of this match's chance, in hex: see `core.luck`."""
    at: float
    plies: list[PlyText] = []
    owner: str = ""
    """The hash of the token of whoever laid the table."""
    shared: bool = False
    """Whether everybody who sits down adds something to the key before anything is drawn."""
    clock: ClockPlan | None = None
    brought: int = 0
    """So many of the plies were played elsewhere, and written down there."""


class Played(msgspec.Struct, frozen=True, omit_defaults=True, tag="played"):
    """A seat played, and chance spoke wherever it had to."""

    seat: int
    plies: list[PlyText]
    at: float
    level: str = ""
    """Of the bot that moved for a person whose time was up."""


class Undone(msgspec.Struct, frozen=True, omit_defaults=True, tag="undone"):
    """A seat took its last plies back: so many plies remain. `agreed`: beyond the horizon, with everybody's consent."""

    seat: int
    ply: int
    at: float
    agreed: bool = False


class UndoAsked(msgspec.Struct, frozen=True, omit_defaults=True, tag="undo-asked"):
    """A seat asks whether so many plies may remain; the others have to agree."""

    seat: int
    ply: int
    at: float


class PauseAsked(msgspec.Struct, frozen=True, omit_defaults=True, tag="pause-asked"):
    """A seat asks whether the clocks may be stopped; the others have to agree."""

    seat: int
    at: float


class Paused(msgspec.Struct, frozen=True, omit_defaults=True, tag="paused"):
    """The clocks stand, and nothing is played, until somebody goes on; this seat had asked for it."""

    seat: int
    at: float


class Resumed(msgspec.Struct, frozen=True, omit_defaults=True, tag="resumed"):
    """A seat goes on after a pause."""

    seat: int
    at: float


class DrawAsked(msgspec.Struct, frozen=True, omit_defaults=True, tag="draw-asked"):
    """A seat offers a draw; the others have to agree."""

    seat: int
    at: float


class Drawn(msgspec.Struct, frozen=True, omit_defaults=True, tag="drawn"):
    """The match is over and belongs to all: everybody wanted it; this seat had offered it."""

    seat: int
    at: float


class Agreed(msgspec.Struct, frozen=True, omit_defaults=True, tag="agreed"):
    """A seat agrees; others are still to be heard."""

    seat: int
    at: float


class Declined(msgspec.Struct, frozen=True, omit_defaults=True, tag="declined"):
    """A seat does not agree, or whoever asked has thought better of it."""

    seat: int
    at: float


class Seated(msgspec.Struct, frozen=True, omit_defaults=True, tag="seated"):
    """Somebody else sits in a seat from now on. If he was the last who was waited for, chance has spoken."""

    seat: int
    plan: SeatPlan
    at: float
    plies: list[PlyText] = []
    late: bool = False
    """A bot plays on because the time of this seat is up."""


class Salted(msgspec.Struct, frozen=True, omit_defaults=True, tag="salted"):
    """A seat added this to the key of chance. If it was the last that was waited for, chance has spoken."""

    seat: int
    salt: str
    at: float
    plies: list[PlyText] = []


class Ticketed(msgspec.Struct, frozen=True, omit_defaults=True, tag="ticketed"):
    """Whoever brings the token with this hash before `until` takes the seat over: so it moves to another device."""

    seat: int
    ticket: str
    until: float
    at: float


class Followed(msgspec.Struct, frozen=True, omit_defaults=True, tag="followed"):
    """The same captains sit down once more, at the table of this word."""

    table: str
    at: float


class Hidden(msgspec.Struct, frozen=True, omit_defaults=True, tag="hidden"):
    """Somebody took the table off their list; it goes on for the others."""

    owner: str
    """The hash of their token."""
    at: float


class Closed(msgspec.Struct, frozen=True, omit_defaults=True, tag="closed"):
    """The table was cleared; nothing can be played any more."""

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
    | Ticketed
    | Followed
    | Hidden
    | Closed
)

_DECODER: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def dump_event(event: Event) -> bytes:
    """An event as JSON."""
    return msgspec.json.encode(event)


def load_event(written: bytes) -> Event:
    """The event of this JSON; raises BrokenFile."""
    try:
        return _DECODER.decode(written)
    except (msgspec.DecodeError, msgspec.ValidationError):
        raise BrokenFile("event", text("broken-json")) from None
