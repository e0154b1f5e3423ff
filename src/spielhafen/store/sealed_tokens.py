"""Sealed tokens in the database: at most one per person, opened by a passphrase."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import delete, select

from spielhafen.store.engines import insert_factory
from spielhafen.store.schema import SEALED_TOKEN
from spielhafen.store.store import Store


@dataclass(frozen=True)
class SealedToken:
    """A person's token, sealed; what is derived from their passphrase finds and opens it."""

    owner: str
    locator: str
    sealed: bytes
    at: float
    """Unix seconds."""


def save_sealed_token(store: Store, token: SealedToken) -> None:
    """Store a person's sealed token; an earlier passphrase is void."""
    row = asdict(token)
    with store.transaction() as connection:
        connection.execute(
            insert_factory(connection.engine)(SEALED_TOKEN)
            .values(row)
            .on_conflict_do_update(index_elements=["owner"], set_=row)
        )


def find_by_owner(store: Store, owner: str) -> SealedToken | None:
    """Return a person's sealed token; None if they have none."""
    with store.transaction() as connection:
        row = connection.execute(select(SEALED_TOKEN).where(SEALED_TOKEN.c.owner == owner)).first()
    return SealedToken(*row) if row else None


def find_by_locator(store: Store, locator: str) -> SealedToken | None:
    """Return the sealed token of a passphrase; None if there is none."""
    with store.transaction() as connection:
        row = connection.execute(select(SEALED_TOKEN).where(SEALED_TOKEN.c.locator == locator)).first()
    return SealedToken(*row) if row else None


def erase_sealed_token(store: Store, owner: str) -> None:
    """Erase a person's sealed token: their passphrase opens nothing any more."""
    with store.transaction() as connection:
        connection.execute(delete(SEALED_TOKEN).where(SEALED_TOKEN.c.owner == owner))
