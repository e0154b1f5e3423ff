"""Requests and answers about the open parts of a server, and about ratings."""

from __future__ import annotations

from msgspec import Struct

from spielhafen.server.server_parts import ServerPart


class ServerParts(Struct):
    """The parts that are open at this server."""

    parts: list[ServerPart]


class RatingInfo(Struct):
    """The rating of a person or a level of bots."""

    name: str
    """Of the person, as they chose it; empty for bots."""
    level: str
    """Of the bots; empty for people."""
    mine: bool
    rating: int
    low: int
    """The true strength is from here to `high` in 95 of 100 cases."""
    high: int
    settled: bool
    """Whether enough games were played to say more than a first impression."""
    games: int


class RatingScale(Struct):
    """The ratings at tables of a game with a number of seats, the strongest first."""

    game: str
    seats: int
    entries: list[RatingInfo]


class RatingList(Struct):
    """All ratings, and whether the client has agreed to be rated."""

    name: str | None
    """The name under which the client is rated; null if they are not."""
    scales: list[RatingScale]


class RatingConsent(Struct, forbid_unknown_fields=True):
    """The agreement to be rated from now on, and to be listed under this name."""

    name: str


class RatedGameInfo(Struct):
    """A rated game of the client."""

    id: str
    """Of its table, which may have been deleted."""
    ended_at: float
    game: str
    seats: int
    place: int
    rating: int
    """After the game."""
    low: int
    high: int


class OwnRatings(Struct):
    """All that is kept of the client for ratings."""

    name: str | None
    agreed_at: float | None
    """Unix seconds."""
    scales: list[RatingScale]
    games: list[RatedGameInfo]
    """The newest first."""
