"""Jobs for bot processes and their answers, each sent as a line of JSON."""

from __future__ import annotations

from msgspec import Struct

from spielhafen.bots.json_values import StateJson
from spielhafen.server.messages.advice_info import AdviceResult, SeatLuckInfo
from spielhafen.server.messages.review_info import ReviewResult


class BotJob(Struct, frozen=True, tag="decision"):
    """A decision of a bot: a view as a position file, a level, and a seed."""

    game: str
    view: StateJson
    level: str
    seed: int


class LuckJob(Struct, frozen=True, tag="luck"):
    """A luck report on the match of a logbook."""

    logbook: str
    seed: int


class ReviewJob(Struct, frozen=True, tag="review"):
    """A step of a review: a decision of a seat, as its player saw it."""

    game: str
    view: StateJson
    lines: list[list[str]]
    """The line that was played; to verify, the better one and then those that begin like it."""
    seed: int
    verify: bool = False


class WorkerRequest(Struct, omit_defaults=True):
    """What a process is to do."""

    job: BotJob | LuckJob | ReviewJob
    explain: bool = False
    """Whether the considered moves of a decision are wanted, and not only the one to play."""
    workers: int | None = None
    """More processes that a search may use; None: it grows one tree (see `bots.create_bot`)."""


class WorkerAnswer(Struct, omit_defaults=True):
    """What was requested, or the name of an error."""

    move: str | None = None
    advice: AdviceResult | None = None
    luck: list[SeatLuckInfo] | None = None
    review: ReviewResult | None = None
    error: str = ""
