"""The tables of the database.

`event` is the source of truth; `match` and `seat` only speed up queries and can be rebuilt. `talk` and `note`
hold chat messages and private notes; `push_key` and `subscription` serve web push.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta
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
"""Raised whenever older programs can no longer read the file."""

SUMMARY_VERSION: Final = 4
"""Raised whenever `match` and `seat` have to be rebuilt from the events."""

METADATA: Final = MetaData()

Count: TypeAlias = Annotated[int, Meta(ge=0, lt=2**31)]
"""A number that every database can store."""
Timestamp: TypeAlias = Annotated[float, Meta(ge=0, lt=2**53)]
"""Unix seconds."""

VERSIONS: Final = Table(
    "harbour", METADATA, Column("name", String, primary_key=True), Column("value", Integer, nullable=False)
)
"""The versions of this file: `schema` and `derived` (of the summaries)."""

EVENT: Final = Table(
    "event",
    METADATA,
    Column("match", String, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),  # 1, 2, …
    Column("key", String),  # idempotency key of the command that caused it
    Column("digest", String, nullable=False, default=""),  # of that command, so that its key serves no other
    Column("at", Float, nullable=False),  # unix seconds
    Column("body", LargeBinary, nullable=False),
    Column("chain", LargeBinary, nullable=False),  # hash over this event and the one before: see `hash_chain`
    UniqueConstraint("match", "key", name="event_key"),
)

MATCH: Final = Table(
    "match",
    METADATA,
    Column("id", String, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("changed", Float, nullable=False),
    Column("waiting", Boolean, nullable=False),  # whether a bot is to move
    Column("due", Float),  # when a player's time is up, in unix seconds
    Column("closed", Boolean, nullable=False),
    Column("card", LargeBinary, nullable=False),  # JSON for the list of tables
    Column("head", LargeBinary, nullable=False),  # the hash of the last event
    Index("match_waiting", "waiting"),
    Index("match_due", "due"),
)

SEAT: Final = Table(
    "seat",
    METADATA,
    Column("match", ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", String, primary_key=True),  # token hash of a player
    Index("seat_owner", "owner"),
)

TALK: Final = Table(
    "talk",
    METADATA,
    Column("match", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # 1, 2, …
    Column("room", String, nullable=False),  # who may read it: see `server.tables.chat_visibility`
    Column("owner", String, nullable=False),  # token hash of the author
    Column("seat", Integer),
    Column("name", String, nullable=False),
    Column("words", String, nullable=False),
    Column("at", Float, nullable=False),  # unix seconds
    Column("key", String),  # idempotency key of the command
    UniqueConstraint("match", "key", name="talk_key"),
)
"""Chat messages. No match depends on them."""

NOTE: Final = Table(
    "note",
    METADATA,
    Column("match", String, primary_key=True),
    Column("owner", String, primary_key=True),  # token hash
    Column("words", String, nullable=False),
    Column("at", Float, nullable=False),  # unix seconds
)
"""Private notes."""

PUSH_KEY: Final = Table(
    "push_key",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),  # always 1
    Column("key", String, nullable=False),  # PEM
)
"""The key by which push services know this server."""

SUBSCRIPTION: Final = Table(
    "subscription",
    METADATA,
    Column("endpoint", String, primary_key=True),  # an address at the browser's push service
    Column("owner", String, nullable=False),  # token hash
    Column("p256dh", String, nullable=False),  # the browser's public key for encryption
    Column("auth", String, nullable=False),
    Column("language", String, nullable=False),
    Column("at", Float, nullable=False),  # unix seconds
    Index("subscription_owner", "owner"),
)
"""Web push subscriptions: one row per browser."""
