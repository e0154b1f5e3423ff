"""Requests and answers about tournaments."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from spielhafen.server.messages.parts import Number, OptionValues
from spielhafen.tournaments.tournament import TournamentKind


class CreateTournamentRequest(Struct, forbid_unknown_fields=True):
    """A tournament to be created; the client becomes its organiser."""

    name: str
    game: str
    kind: TournamentKind
    seats: Number
    options: OptionValues = {}
    rounds: Number = 3
    """Of a Swiss tournament; the others have as many as they need."""
    duplicate: bool = False


class EnterRequest(Struct, forbid_unknown_fields=True):
    """The client enters a tournament, or its organiser enters a bot of a level."""

    name: str
    level: str = ""


class WithdrawRequest(Struct, forbid_unknown_fields=True):
    """An entrant drops out; the client itself, or anyone if it is the organiser."""

    entrant: Number
    name: str
    """Of the entrant, whose number changes when others drop out before the first round."""


class StartRoundRequest(Struct, forbid_unknown_fields=True):
    """The round that shall begin, so that a repeated request begins no other."""

    round: Number


class DecideRequest(Struct, forbid_unknown_fields=True):
    """The result of a game, entered by the organiser: places by seat, equals share one."""

    game: Number
    places: list[Number]


class AppointRequest(Struct, forbid_unknown_fields=True):
    """The client becomes a commentator with a link from the organiser."""

    link: str
    name: str


class DismissRequest(Struct, forbid_unknown_fields=True):
    """A commentator goes; the client itself, or anyone if it is the organiser."""

    commentator: Number
    name: str


class CommentaryLink(Struct):
    """A token with which people become commentators of a tournament."""

    link: str


class TournamentCommentator(Struct):
    """A person who comments on the matches of a tournament."""

    name: str
    mine: bool


class TournamentEntrant(Struct):
    """A person or bot in a tournament."""

    name: str
    """Empty if it was erased."""
    level: str
    """Of a bot; empty for people."""
    mine: bool
    active: bool
    """Whether they have not dropped out."""


class TournamentGame(Struct):
    """A game of a round."""

    number: int
    round: int
    seats: list[int]
    """The numbers of the entrants by seat."""
    table: str
    """Its id; empty if it is not ready, or must not be looked at yet."""
    places: list[int]
    """By seat; empty while it is played."""
    decided: bool
    """Whether the organiser entered the result."""


class StandingInfo(Struct):
    """An entrant in the table of a tournament."""

    entrant: int
    rank: int
    score: float
    opponents: float
    """The sum of the scores of all opponents."""
    wins: int
    games: int


class TournamentSummary(Struct):
    """A tournament in the list."""

    id: str
    name: str
    game: str
    kind: TournamentKind
    stage: Literal["entry", "rounds", "over"]
    round: int
    entrants: int
    created_at: float
    """Unix seconds."""
    mine: bool
    """Whether the client organises it or has entered."""


class TournamentInfo(TournamentSummary):
    """A tournament with all that everyone may see of it."""

    options: OptionValues
    seats: int
    rounds: int
    duplicate: bool
    running: bool
    """Whether games of the present round lack a result."""
    open: bool
    """Whether people may enter."""
    abandoned: bool
    """Whether it is over because nothing happened any more."""
    organiser: bool
    """Whether the client is its organiser."""
    people: list[TournamentEntrant]
    games: list[TournamentGame]
    standings: list[StandingInfo]
    commentators: list[TournamentCommentator]


class OwnEntry(Struct):
    """What is kept of the client in one tournament."""

    tournament: TournamentSummary
    organiser: bool
    name: str | None
    """The name under which the client has entered; null if they have not."""
    games: list[TournamentGame]
    commentator: str | None
    """The name under which the client comments; null if it does not."""


class OwnTournaments(Struct):
    """All that is kept of the client for tournaments."""

    entries: list[OwnEntry]
