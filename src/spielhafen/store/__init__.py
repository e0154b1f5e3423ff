"""What happened, kept for good: an append-only log of events in a database file. Everything else can be rebuilt from it."""

from spielhafen.store.chat import Note, Said, Saying
from spielhafen.store.pg_notify import Heard
from spielhafen.store.store import Card, Entry, Kept, Overtaken, Repeated, Store, Summary, default_file
from spielhafen.store.store_errors import StoreTrouble

__all__ = [
    "Card",
    "Entry",
    "Heard",
    "Kept",
    "Note",
    "Overtaken",
    "Repeated",
    "Said",
    "Saying",
    "Store",
    "StoreTrouble",
    "Summary",
    "default_file",
]
