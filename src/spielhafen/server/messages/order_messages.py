"""Messages about standing orders and their if-then lines."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from spielhafen.server.messages.parts import Number, TextJson
from spielhafen.server.messages.requests import OwnSeatRequest


class LineMoveRequest(Struct, forbid_unknown_fields=True):
    """A move in an if-then line; `?` is one of another seat that stays hidden from this one."""

    seat: Number
    move: str


class OrdersRequest(OwnSeatRequest, forbid_unknown_fields=True):
    """Standing orders of a seat; they replace those before."""

    only_move: bool = False
    """Whether the only legal move is played without asking."""
    repeated: str = ""
    """The move that is played whenever it is legal, until the round ends; empty: none."""
    lines: list[list[LineMoveRequest]] = field(default_factory=list)
    """If-then lines: each begins with a move of another seat and ends with one of this seat."""


class LineRequest(OwnSeatRequest, forbid_unknown_fields=True):
    """The beginning of an if-then line."""

    plies: list[LineMoveRequest] = field(default_factory=list)


class LineMoveInfo(Struct):
    """A move in an if-then line; without its label if the table has no words for it."""

    seat: int
    move: str
    """`?` if it stays hidden from the seat of the line."""
    label: TextJson | UnsetType = UNSET


class LineInfo(Struct):
    """An if-then line, from its next move on."""

    plies: list[LineMoveInfo]
    ended: Literal["move", "news", "undo"] | UnsetType = UNSET
    """What has cut it short: another move, something that became known, moves taken back."""


class LineChoices(Struct):
    """How an if-then line may go on, as far as its seat knows."""

    choices: list[LineMoveInfo]
    complete: bool
    """Whether there are no others; where something is hidden, there may be."""
    end: TextJson | UnsetType = UNSET
    """Why it cannot go on."""


class OrdersInfo(Struct):
    """What is played for a seat without asking its player."""

    only_move: bool
    """Whether the only legal move is played."""
    repeated: str
    """The move that is played whenever it is legal, until the round ends; empty: none."""
    lines: list[LineInfo] | UnsetType = UNSET
    """The if-then lines, if there are any: those that hold, and those that were cut short."""
