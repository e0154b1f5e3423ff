"""The tables of the database.

`event` is the source of truth; `match` and `seat` only speed up queries and can be rebuilt. `result` holds what players'
own statistics are made of, `talk`, `talk_anchor` and `note` chat messages and private notes; `push_key` and `subscription` serve web push;
`rated_person`, `rating`, `rated_match` and `rating_queue` hold ratings; `listing` and `block` belong to the lobby.
`sealed_token` holds what passphrases open.
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

RESULT: Final = Table(
    "result",
    METADATA,
    Column("match", String, primary_key=True),
    Column("owner", String, primary_key=True),  # token hash of a player
    Column("at", Float, nullable=False),  # when the game ended, in unix seconds
    Column("body", LargeBinary, nullable=False),  # JSON
    Index("result_owner", "owner", "at"),
)
"""Finished games by player, written with the event that ended them.

A player may erase their own; nothing rebuilds them.
"""

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
    Index("talk_owner", "owner", "at"),
)
"""Chat messages. No match depends on them."""

TALK_ANCHOR: Final = Table(
    "talk_anchor",
    METADATA,
    Column("match", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # of the chat message
    Column("ply", Integer, nullable=False),  # the ply that it is about; 0: the beginning
    Column("seq", Integer, nullable=False),  # the newest event that its author knew
)
"""The moves that chat messages are about.

It is a table of its own, so that older programs can use the database.
"""

REPORT: Final = Table(
    "report",
    METADATA,
    Column("match", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # of the chat message
    Column("owner", String, primary_key=True),  # token hash of the person who reported it
    Column("at", Float, nullable=False),  # when, in unix seconds
    Index("report_owner", "owner"),
)
"""Chat messages that people have reported to the operator, until they are forgotten."""

NOTE: Final = Table(
    "note",
    METADATA,
    Column("match", String, primary_key=True),
    Column("owner", String, primary_key=True),  # token hash
    Column("words", String, nullable=False),
    Column("at", Float, nullable=False),  # unix seconds
    Index("note_owner", "owner", "at"),
)
"""Private notes."""

LATER_INDEXES: Final = tuple(index for table in (TALK, NOTE) for index in table.indexes)
"""Indexes of tables that are older; programs that do not know them can use the database."""

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

RATED_PERSON: Final = Table(
    "rated_person",
    METADATA,
    Column("owner", String, primary_key=True),  # token hash
    Column("name", String, nullable=False),  # shown in the list of ratings
    Column("at", Float, nullable=False),  # unix seconds
)
"""People who have agreed to be rated."""

RATING: Final = Table(
    "rating",
    METADATA,
    Column("game", String, primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("entrant", String, primary_key=True),  # token hash of a person, or `bot:` and a level
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float, nullable=False),  # unix seconds of the last game
    Index("rating_entrant", "entrant"),
)
"""The present ratings, by game and number of seats.

A person may erase their own; nothing rebuilds them.
"""

RATED_MATCH: Final = Table(
    "rated_match",
    METADATA,
    Column("match", String, primary_key=True),
    Column("entrant", String, primary_key=True),
    Column("at", Float, nullable=False),  # when the game ended, in unix seconds
    Column("body", LargeBinary, nullable=False),  # JSON: the game, the place, the rating after it
    Index("rated_match_entrant", "entrant", "at"),
)
"""The games that were rated, by entrant, so that each counts once."""

RATING_QUEUE: Final = Table(
    "rating_queue",
    METADATA,
    Column("match", String, primary_key=True),
    Column("at", Float, nullable=False),  # when the game ended, in unix seconds
    Column("body", LargeBinary, nullable=False),  # JSON
    Index("rating_queue_at", "at"),
)
"""Games that have ended and are not rated yet, written with the event that ended them."""

LISTING: Final = Table(
    "listing",
    METADATA,
    Column("match", String, primary_key=True),
    Column("id", String, nullable=False, unique=True),  # by which others join; it does not tell the match
    Column("owner", String, nullable=False),  # token hash of the person who listed it
    Column("network", String, nullable=False),  # of that person: a keyed hash, for the limits
    Column("at", Float, nullable=False),  # unix seconds
    Column("until", Float, nullable=False),  # when it ends if its people do not return, in unix seconds
    Column("fill_at", Float),  # when bots take the free seats, in unix seconds
    Column("body", LargeBinary, nullable=False),  # JSON
)
"""Tables that anyone may join."""

BLOCK: Final = Table(
    "block",
    METADATA,
    Column("id", String, primary_key=True),
    Column("owner", String, nullable=False),  # token hash
    Column("blocked", String, nullable=False),  # token hash
    Column("name", String, nullable=False),  # of the blocked person, as it was then
    Column("at", Float, nullable=False),  # unix seconds
    UniqueConstraint("owner", "blocked", name="block_pair"),
    Index("block_blocked", "blocked"),
)
"""People whom a person does not want to meet in the lobby."""

TURN_FEED: Final = Table(
    "turn_feed",
    METADATA,
    Column("owner", String, primary_key=True),  # token hash
    Column("token", String, nullable=False, unique=True),  # hash of the token in the address
    Column("language", String, nullable=False),
    Column("at", Float, nullable=False),  # unix seconds
)
"""Private feeds of the tables at which it is a person's turn: at most one per person."""

MAIL_ADDRESS: Final = Table(
    "mail_address",
    METADATA,
    Column("owner", String, primary_key=True),  # token hash
    Column("address", String, nullable=False),
    Column("language", String, nullable=False),
    Column("games", String, nullable=False),  # of which no mail is wanted
    Column("hour", Integer),  # of a daily mail (UTC); null: at once
    Column("due", Float),  # the next daily mail, in unix seconds
    Column("confirmed", Boolean, nullable=False),
    Column("token", String, nullable=False),  # hash of the token that confirms it
    Column("until", Float, nullable=False),  # when that expires, in unix seconds
    Column("stop", String, nullable=False),  # the token that ends all mails
    Index("mail_address_token", "token"),
    Index("mail_address_stop", "stop"),
    Index("mail_address_due", "due"),
)
"""Mail addresses of people who want news of their tables: at most one per person."""

MAIL_SENT: Final = Table(
    "mail_sent",
    METADATA,
    Column("owner", String, primary_key=True),  # token hash
    Column("match", String, primary_key=True),
    Column("at", Float, nullable=False),  # unix seconds
)
"""Matches about which a person got a mail, until they look."""

CONTEST: Final = Table(
    "contest",
    METADATA,
    Column("id", String, primary_key=True),
    Column("organiser", String, nullable=False),  # token hash; empty once erased
    Column("at", Float, nullable=False),  # when it was created, in unix seconds
    Column("stage", Integer, nullable=False),  # 0: people enter, 1: rounds are played, 2: over
    Column("version", Integer, nullable=False),  # of the body; each change raises it
    Column("body", LargeBinary, nullable=False),  # JSON: entrants, games and results
    Index("contest_organiser", "organiser"),
    Index("contest_at", "at"),
)
"""Tournaments at this server."""

CONTEST_PERSON: Final = Table(
    "contest_person",
    METADATA,
    Column("contest", ForeignKey("contest.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", String, primary_key=True),  # token hash of the organiser or of an entrant
    Index("contest_person_owner", "owner"),
)
"""Who has to do with which tournament, to find what is kept of a person."""

SEALED_TOKEN: Final = Table(
    "sealed_token",
    METADATA,
    Column("owner", String, primary_key=True),  # token hash
    Column("locator", String, nullable=False, unique=True),  # derived from the passphrase
    Column("sealed", LargeBinary, nullable=False),  # the token, which only the passphrase opens
    Column("at", Float, nullable=False),  # unix seconds
)
"""Tokens that a passphrase opens on other devices: at most one per person."""
