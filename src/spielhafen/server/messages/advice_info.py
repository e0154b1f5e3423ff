"""Answers with advice and luck reports."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from spielhafen.server.messages.offered_move import OfferedMove
from spielhafen.server.messages.parts import TextJson


class ExpectedMoveInfo(Struct):
    """A move expected of a seat."""

    seat: int
    move: str
    label: TextJson


class ConsideredMove(OfferedMove, kw_only=True):
    """A move that a bot considered."""

    visits: int
    worth: float
    """Win probability, measured against the first move where both were searched."""
    error: float | None
    """Standard error of that difference; null: unknown."""
    line: list[ExpectedMoveInfo]


class ReasonInfo(Struct):
    """A feature in which the first move differs from the second."""

    feature: str
    gain: float
    error: float | None


Verdict: TypeAlias = Literal["sure", "reckoned", "close", "slip", "only"]


class AdviceResult(Struct, kw_only=True):
    """What a bot thinks of the moves."""

    thoughts: list[ConsideredMove]
    verdict: Verdict
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
