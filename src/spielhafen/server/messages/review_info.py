"""Answers with the review of a finished match."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from spielhafen.server.messages.advice_info import ExpectedMoveInfo, ReasonInfo
from spielhafen.server.messages.offered_move import OfferedMove


class TurningPointInfo(Struct, kw_only=True):
    """A decision in which another move was surely better."""

    ply: int
    """The number of the ply, from 1; the table before it is that after the ply before."""
    played: OfferedMove
    better: OfferedMove
    line: list[ExpectedMoveInfo]
    """The rest of the better turn."""
    loss: float
    """How much more likely the seat wins with the better move."""
    error: float
    """Its standard error."""
    worlds: int
    reason: ReasonInfo | None
    """What speaks most for the better move; null: no single feature."""


ReviewState: TypeAlias = Literal["none", "running", "done", "failed"]


class ReviewInfo(Struct, kw_only=True):
    """The review of the decisions of a seat, or how far it has got."""

    seat: int
    state: ReviewState
    done: int
    total: int
    """Steps done and to do; zero while unknown."""
    points: list[TurningPointInfo]
    """The turning points in the order of play, once it is done."""


class ReviewResult(Struct, kw_only=True, omit_defaults=True):
    """What a bot process found about a decision: a first estimate, or its verification."""

    loss: float
    own: list[list[str]] = []
    """Lines that begin with the move played."""
    better: list[str] = []
    error: float = 0.0
    worlds: int = 0
    worth: float = 0.0
    reason: ReasonInfo | None = None
    line: list[ExpectedMoveInfo] = []
