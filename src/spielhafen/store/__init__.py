"""The store: an append-only log of events in a database, from which all else can be rebuilt."""

from spielhafen.store.chat import ChatMessage, NewChatMessage, PrivateNote
from spielhafen.store.event_log import Appended, Conflict, Duplicate, MatchSummary, NewEvent
from spielhafen.store.pg_notify import ChangeListener
from spielhafen.store.store import Store, Summarizer, default_file
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
