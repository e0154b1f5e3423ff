"""Entries for tests of the store."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from spielhafen.store import MatchSummary, NewEvent
from spielhafen.store.hash_chain import StoredEvent, chain_hashes


def make_summary(
    *owners: str, waiting: bool = False, closed: bool = False, changed: float = 1.0
) -> MatchSummary:
    """A card that says little."""
    return MatchSummary(changed, waiting, closed, frozenset(owners or ("ada",)), b"{}")


def make_event(match: str, seq: int, key: str | None = None, digest: str = "", **more: object) -> NewEvent:
    """An event that says its number."""
    made = more.pop("card", make_summary())
    assert isinstance(made, MatchSummary)
    return NewEvent(match, seq, float(seq), f"{match}:{seq}".encode(), made, key, digest)


def connect(file: Path) -> sqlite3.Connection:
    """A connection of another program."""
    return sqlite3.connect(file, isolation_level=None)


def rehash(file: Path, match: str) -> None:
    """Whoever changed the events of a match by hand knew of the chain, too."""
    with connect(file) as link:
        query = "SELECT seq, key, digest, at, body FROM event WHERE match = ? ORDER BY seq"
        rows = link.execute(query, (match,)).fetchall()
        events = [
            StoredEvent(seq, key, digest, at, body.encode() if isinstance(body, str) else body)
            for seq, key, digest, at, body in rows
        ]
        chain = chain_hashes(match, events)
        for event, value in zip(events, chain, strict=True):
            link.execute(
                "UPDATE event SET body = ?, chain = ? WHERE match = ? AND seq = ?",
                (event.body, value, match, event.seq),
            )
        link.execute("UPDATE match SET seq = ?, head = ? WHERE id = ?", (len(events), chain[-1], match))
    link.close()
