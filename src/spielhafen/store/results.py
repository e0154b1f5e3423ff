"""Results of finished games by player: what players see of their own games, and may erase."""

from __future__ import annotations

from sqlalchemy import delete, select

from spielhafen.store.schema import RESULT
from spielhafen.store.store import Store


def own_results(store: Store, owner: str, limit: int) -> list[tuple[str, bytes]]:
    """Return match and body of a person's newest results, newest first."""
    query = select(RESULT.c.match, RESULT.c.body).where(RESULT.c.owner == owner)
    with store.transaction() as connection:
        return list(connection.execute(query.order_by(RESULT.c.at.desc(), RESULT.c.match).limit(limit)))


def erase_results(store: Store, owner: str) -> int:
    """Erase all results of a person; return their number."""
    with store.transaction() as connection:
        return connection.execute(delete(RESULT).where(RESULT.c.owner == owner)).rowcount
