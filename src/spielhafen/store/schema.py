"""The tables of the database. `event` is the truth; `match` and `seat` only answer questions faster and can be rebuilt; `talk` and
`note` are what people said and noted beside it; `push_key` and `subscription` serve to call them where they look elsewhere.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

SCHEMA_VERSION: Final = 2
"""Raised whenever older programs could not read the file any more."""

SUMMARY_VERSION: Final = 4
"""Raised whenever `match` and `seat` have to be rebuilt from the events."""

METADATA: Final = MetaData()

VERSIONS: Final = Table(
    "harbour",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", Integer, nullable=False),
)
"""What this file is: `schema` and `derived`."""

EVENT: Final = Table(
    "event",
    METADATA,
    Column("match", String, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),  # 1, 2, …
    Column("key", String),  # of the command that caused it, chosen by whoever sent it
    Column("digest", String, nullable=False, default=""),  # of that command, so that a key serves one only
    Column("at", Float, nullable=False),  # unix seconds
    Column("body", LargeBinary, nullable=False),
    Column(
        "chain", LargeBinary, nullable=False
    ),  # a hash over all of this and over the event before: see `chain`
    UniqueConstraint("match", "key", name="event_key"),
)

MATCH: Final = Table(
    "match",
    METADATA,
    Column("id", String, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("changed", Float, nullable=False),
    Column("waiting", Boolean, nullable=False),  # for a bot
    Column("due", Float),  # when somebody's time is up, in unix seconds
    Column("closed", Boolean, nullable=False),
    Column("card", LargeBinary, nullable=False),  # what a list of tables says of it
    Column("head", LargeBinary, nullable=False),  # the hash of the last event
    Index("match_waiting", "waiting"),
    Index("match_due", "due"),
)

SEAT: Final = Table(
    "seat",
    METADATA,
    Column("match", ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", String, primary_key=True),  # hash of a token that this match belongs to
    Index("seat_owner", "owner"),
)

TALK: Final = Table(
    "talk",
    METADATA,
    Column("match", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # 1, 2, …
    Column("room", String, nullable=False),  # who may hear it: see `server.talk`
    Column("owner", String, nullable=False),  # hash of the token of whoever said it
    Column("seat", Integer),
    Column("name", String, nullable=False),
    Column("words", String, nullable=False),
    Column("at", Float, nullable=False),  # unix seconds
    Column("key", String),  # of the command, so that it is said once
    UniqueConstraint("match", "key", name="talk_key"),
)
"""What was said at a table. No match depends on it."""

NOTE: Final = Table(
    "note",
    METADATA,
    Column("match", String, primary_key=True),
    Column("owner", String, primary_key=True),  # hash of a token
    Column("words", String, nullable=False),
    Column("at", Float, nullable=False),  # unix seconds
)
"""What people note for themselves."""

PUSH_KEY: Final = Table(
    "push_key",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),  # always 1
    Column("key", String, nullable=False),  # PEM
)
"""The key by which push services know this harbour; whoever lets himself be called has to do with no other."""

SUBSCRIPTION: Final = Table(
    "subscription",
    METADATA,
    Column("endpoint", String, primary_key=True),  # an address at the push service of a browser
    Column("owner", String, nullable=False),  # hash of a token
    Column("p256dh", String, nullable=False),  # what messages are encrypted for, as the browser has given it
    Column("auth", String, nullable=False),
    Column("language", String, nullable=False),
    Column("at", Float, nullable=False),  # unix seconds
    Index("subscription_owner", "owner"),
)
"""Where people want to be called: one row for each browser."""
