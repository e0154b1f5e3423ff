"""Entries for tests of the store."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from spielhafen.store import Card, Entry


def card(*owners: str, waiting: bool = False, closed: bool = False, changed: float = 1.0) -> Card:
    """A card that says little."""
    return Card(changed, waiting, closed, frozenset(owners or ("ada",)), b"{}")


def entry(match: str, seq: int, key: str | None = None, digest: str = "", **more: object) -> Entry:
    """An event that says its number."""
    made = more.pop("card", card())
    assert isinstance(made, Card)
    return Entry(match, seq, float(seq), f"{match}:{seq}".encode(), made, key, digest)


def raw(file: Path) -> sqlite3.Connection:
    """A connection of another program."""
    return sqlite3.connect(file, isolation_level=None)
