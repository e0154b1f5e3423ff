"""Events and summaries for tests of the store, and changes by other programs."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from spielhafen.store import MatchSummary, NewEvent, Store
from spielhafen.store.hash_chain import StoredEvent, chain_hashes


def make_summary(
    *owners: str, waiting: bool = False, closed: bool = False, changed: float = 1.0
) -> MatchSummary:
    """Return a summary with these owners (default: ada)."""
    return MatchSummary(changed, waiting, closed, frozenset(owners or ("ada",)), b"{}")


def make_event(
    match: str, seq: int, key: str | None = None, digest: str = "", *, summary: MatchSummary | None = None
) -> NewEvent:
    """Return an event whose body is its match and number."""
    return NewEvent(match, seq, float(seq), f"{match}:{seq}".encode(), summary or make_summary(), key, digest)


def count_events(store: Store) -> int:
    """Return the number of events of all matches."""
    with store.transaction() as connection:
        return int(connection.exec_driver_sql("SELECT count(*) FROM event").scalar_one())


def connect(file: Path) -> sqlite3.Connection:
    """Open a connection as another program would."""
    return sqlite3.connect(file, isolation_level=None)


def rehash(file: Path, match: str) -> None:
    """Recompute the hash chain of a match whose events were edited."""
    with connect(file) as connection:
        query = "SELECT seq, key, digest, at, body FROM event WHERE match = ? ORDER BY seq"
        rows = connection.execute(query, (match,)).fetchall()
        events = [
            StoredEvent(seq, key, digest, at, body.encode() if isinstance(body, str) else body)
            for seq, key, digest, at, body in rows
        ]
        chain = chain_hashes(match, events)
        for event, value in zip(events, chain, strict=True):
            connection.execute(
                "UPDATE event SET body = ?, chain = ? WHERE match = ? AND seq = ?",
                (event.body, value, match, event.seq),
            )
        connection.execute("UPDATE match SET seq = ?, head = ? WHERE id = ?", (len(events), chain[-1], match))
    connection.close()
