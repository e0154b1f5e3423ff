"""What happened, kept for good: an append-only log of events in a database file. Everything else can be rebuilt from it."""

from spielhafen.store.chat import ChatMessage, NewChatMessage, PrivateNote
from spielhafen.store.pg_notify import ChangeListener
from spielhafen.store.store import (
    Appended,
    Conflict,
    Duplicate,
    MatchSummary,
    NewEvent,
    Store,
    Summarizer,
    default_file,
)
from spielhafen.store.store_errors import StoreError

__all__ = [
    "Appended",
    "ChangeListener",
    "ChatMessage",
    "Conflict",
    "Duplicate",
    "MatchSummary",
    "NewChatMessage",
    "NewEvent",
    "PrivateNote",
    "Store",
    "StoreError",
    "Summarizer",
    "default_file",
]
