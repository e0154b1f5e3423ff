"""Requests and answers about sandboxes and puzzles."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from spielhafen.server.messages.parts import Number, OptionValues, TextJson
from spielhafen.server.messages.requests import TurnRequest


class OpenSandboxRequest(Struct, forbid_unknown_fields=True):
    """A sandbox to be created: from one of a text, an example, a table, a puzzle, or a new game.

    names: those of the seats; by default those of the table, or letters.
    """

    game: str = ""
    position: str = ""
    """A position file, or lines as in the examples of a rulebook."""
    example: Number | None = None
    step: Number = 0
    """Of the example: the number of its step, from 0."""
    table: str = ""
    ply: Number | None = None
    """Of the table: the moment after this ply; by default the newest."""
    puzzle: str = ""
    seats: Number | None = None
    """Of a new game; by default the fewest that it is for."""
    options: OptionValues = {}
    names: list[str] = []


class OutcomeRequest(TurnRequest, forbid_unknown_fields=True):
    """What chance does in a sandbox: this outcome, or a random one."""

    move: str = ""


class ChanceRequest(TurnRequest, forbid_unknown_fields=True):
    """Whether the outcomes of chance are chosen in a sandbox, or drawn."""

    manual: bool


class BotsRequest(TurnRequest, forbid_unknown_fields=True):
    """The level of the bots that go on in all seats of a sandbox; empty: they stop."""

    level: str = ""


class PositionRequest(TurnRequest, forbid_unknown_fields=True):
    """The position file that a sandbox is set up with."""

    position: dict[str, Any]


class PlaceRequest(Struct, forbid_unknown_fields=True):
    """A piece of the scene, and the place that it is to be put at by hand."""

    piece: str
    place: str
    position: dict[str, Any]


class PositionInfo(Struct):
    """A position file, and the JSON schema of its state, by which it can be edited."""

    position: dict[str, Any]
    form: dict[str, Any]


class OutcomeInfo(Struct):
    """An outcome of chance that can be chosen."""

    move: str
    text: TextJson | None
    share: float
    """Its probability."""


class SandboxInfo(Struct):
    """What a sandbox is like now."""

    manual: bool
    """Whether the outcomes of chance are chosen."""
    level: str
    """Of the bots that go on in all seats; empty while none do."""
    chance: bool
    """Whether chance has to act before anything else."""
    outcomes: list[OutcomeInfo]
    """Empty if there are too many to choose from."""


class FeatureReason(Struct):
    """A feature by which the best move is ahead, in the game's unit."""

    feature: str
    gain: float


class PuzzleMove(Struct):
    """A move of a puzzle with its label."""

    move: str
    label: TextJson | None


class PuzzleInfo(Struct):
    """A puzzle at its table, with its solution, and with what was answered."""

    name: str
    number: int
    """Of its game, from 1; the easiest comes first."""
    difficulty: Literal["easy", "medium", "hard"]
    seat: int
    best: PuzzleMove
    touches: list[str]
    """What is touched for the best move."""
    also: list[str]
    """Moves that come to the same as the best."""
    moves: int
    """How many moves there are to choose from."""
    second: float
    """The loss of the next best move in the chance to win."""
    reasons: list[FeatureReason]
    missed: float
    """The share of the tries of bots that missed the best move."""
    answer: str
    """The move that was made; empty before."""
    loss: float
    """The estimated loss of the answer in the chance to win."""
    verdict: Literal["", "right", "slight", "clear", "great"]


class PuzzleSummary(Struct):
    """A puzzle in the list of all puzzles."""

    game: str
    name: str
    number: int
    difficulty: Literal["easy", "medium", "hard"]


class PuzzleList(Struct):
    """All puzzles, and that of today."""

    puzzles: list[PuzzleSummary]
    today: PuzzleSummary | None
