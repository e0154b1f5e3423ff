"""Requests and answers about news of one's own tables by feed and mail."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class FeedRequest(Struct, forbid_unknown_fields=True):
    """The wish for a private feed in a language."""

    language: str


class FeedAddress(Struct):
    """The secret addresses of a new feed, relative to that of the server; told only once."""

    atom: str
    calendar: str


class FeedInfo(Struct):
    """The client's feed."""

    language: str
    since: float
    """Unix seconds."""


class MailInfo(Struct):
    """The client's mail address."""

    address: str
    confirmed: bool
    hour: int | None
    """Of the daily mail (UTC); null: a mail at once."""
    games: list[str]
    """Those about which no mail is wanted."""
    language: str
    mailed: list[str]
    """Tables about which a mail has been sent, and at which the client has not looked since."""


class OwnLetters(Struct):
    """All that is kept of the client for news by feed and mail."""

    feed: FeedInfo | None
    sends_mail: bool
    """Whether this server sends mails."""
    mail: MailInfo | None


class MailRequest(Struct, forbid_unknown_fields=True):
    """The wish for mails to an address, which has to be confirmed, and how they should come."""

    address: str
    language: str
    hour: Annotated[int, Meta(ge=0, le=23)] | None = None
    """Of a daily mail (UTC); null: a mail at once."""
    games: Annotated[
        list[Annotated[str, Meta(max_length=64, pattern="^[a-z0-9_]+$")]], Meta(max_length=64)
    ] = []
    """Those about which no mail is wanted."""


class MailTokenRequest(Struct, forbid_unknown_fields=True):
    """A token out of a mail."""

    token: Annotated[str, Meta(max_length=128)]
