"""Answers about finished games: the report on the last page, and one's own games."""

from __future__ import annotations

from msgspec import Struct

from spielhafen.server.messages.parts import TextJson


class LeadPointInfo(Struct):
    """The chances to win after a ply, by the rule of thumb of the bots, who see all cards."""

    ply: int
    chances: list[float]
    """By seat; together 1."""


class EndReport(Struct):
    """The course and the figures of a finished game."""

    lead: list[LeadPointInfo]
    """In order; empty if the bots do not know what a position of the game is worth."""
    leader: int | None
    """The seat that was ahead for most plies; null if none ever was."""
    lead_changes: int
    moves: list[int]
    """The number of moves of each seat."""
    seconds: float | None
    """From the first decision to the last; null if it was played elsewhere."""


class PlayedGameInfo(Struct):
    """A finished game of the client."""

    id: str
    """Of its table, which may have been deleted."""
    game: str
    seats: int
    seat: int
    began_at: float
    """Unix seconds."""
    ended_at: float
    place: int
    """From 1; equals share a place. 0: no seat has won."""
    is_shared: bool
    """Whether others have the same place."""
    drawn: bool
    """Whether it was drawn by agreement."""
    points: float | None
    """Null if the game counts none."""
    rounds: int | None
    """Null if the game does not count them."""
    finish: TextJson
    """When it ended: the text of the last round or turn."""
    people: int
    """People at the table, the client included."""
    bot_levels: list[str]
    variant: str
    """The name of the variant, or its numbers; empty: all numbers are as printed."""
