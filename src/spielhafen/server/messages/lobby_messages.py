"""Requests and answers of the lobby."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from spielhafen.core.options import Preset
from spielhafen.match import ClockPlan
from spielhafen.server.messages.parts import Number

Minutes: TypeAlias = Annotated[int, Meta(ge=1, le=60)]


class ListingRequest(Struct, forbid_unknown_fields=True):
    """A table that anyone may join, and the language in which its people want to talk."""

    language: str


class JoinRequest(Struct, forbid_unknown_fields=True):
    """The name with which a seat of a listed table is taken."""

    name: str


class WishRequest(Struct, forbid_unknown_fields=True):
    """A wish to play: with whom it can be, and when bots of which level take the free seats."""

    game: str
    seats: Number
    name: str
    language: str
    minutes: Minutes
    level: str


class BlockRequest(Struct, forbid_unknown_fields=True):
    """The seat of the person whom the client does not want to meet again."""

    seat: Number


class ListingInfo(Struct):
    """A table that anyone may join."""

    id: str
    """Of the listing; it does not tell the id of the table."""
    table: str | None
    """The id of the table, for those who take part in it."""
    game: str
    name: str
    """Of the person who listed it; empty if they have no seat."""
    mine: bool
    """Whether the client listed it."""
    taken: int
    free: int
    preset: Preset | None
    """The preset that its house rules match; null: custom."""
    language: str
    clock: ClockPlan | None
    fill_in: float | None
    """In how many seconds bots take the free seats; null if they do not."""
    level: str
    """Of these bots."""


class TableListing(Struct):
    """How a table is listed; null if it is not."""

    listing: ListingInfo | None


class LobbyInfo(Struct):
    """The tables that the client may join or takes part in, oldest first."""

    listings: list[ListingInfo]


class BlockInfo(Struct):
    """A person whom the client has blocked, under the name of that time."""

    id: str
    name: str
    at: float
    """Unix seconds."""


class OwnLobby(Struct):
    """All that is kept of the client for the lobby."""

    listings: list[ListingInfo]
    blocks: list[BlockInfo]
    """The newest first."""
