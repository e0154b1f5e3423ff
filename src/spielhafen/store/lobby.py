"""The lobby in the database: listed tables, and who has blocked whom."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from sqlalchemy import Connection, case, delete, func, insert, or_, select, update

from spielhafen.store.schema import BLOCK, LISTING, MATCH
from spielhafen.store.store import Store
from spielhafen.store.table_setup import begin_immediate, lock_tables


@dataclass(frozen=True)
class ListingRow:
    """A listed table, as it is stored."""

    match: str
    id: str
    owner: str
    network: str
    at: float
    until: float
    fill_at: float | None
    body: bytes


@dataclass(frozen=True)
class BlockRow:
    """A person whom another one has blocked."""

    id: str
    owner: str
    blocked: str
    name: str
    at: float


Counts = Callable[[int, int, int], None]
"""Called with the numbers of listed tables: of the person, of their network, and in all."""


def list_match(store: Store, row: ListingRow, check: Counts) -> ListingRow:
    """List a match; return its row, the old one if it is listed already.

    What `check` raises leaves everything as it was.
    """
    with store.transaction() as connection:
        lock_tables(connection)
        begin_immediate(connection)
        known = connection.execute(select(LISTING).where(LISTING.c.match == row.match)).first()
        if known is not None:
            return ListingRow(*known)
        _check_counts(connection, row.owner, row.network, check)
        connection.execute(insert(LISTING).values(vars(row)))
    return row


def check_counts(store: Store, owner: str, network: str, check: Counts) -> None:
    """Call `check` as `list_match` would for a person and their network."""
    with store.transaction() as connection:
        _check_counts(connection, owner, network, check)


def _check_counts(connection: Connection, owner: str, network: str, check: Counts) -> None:
    of = [LISTING.c.owner == owner, LISTING.c.network == network]
    sums = [func.coalesce(func.sum(case((condition, 1), else_=0)), 0) for condition in of]
    counts: tuple[int, ...] = tuple(
        connection.execute(select(*sums, func.count()).select_from(LISTING)).one()
    )
    own, of_network, listed = counts
    check(own, of_network, listed)


def listing_rows(store: Store) -> list[tuple[ListingRow, bytes | None]]:
    """Return all listed tables, oldest first, with the summaries of their matches.

    A match that is closed or gone has none.
    """
    query = select(*LISTING.c, MATCH.c.card, MATCH.c.closed).outerjoin(MATCH, MATCH.c.id == LISTING.c.match)
    with store.transaction() as connection:
        rows = connection.execute(query.order_by(LISTING.c.at, LISTING.c.match)).all()
    return [
        (ListingRow(*row), None if closed or card is None else bytes(card)) for *row, card, closed in rows
    ]


def find_listing(store: Store, match: str) -> ListingRow | None:
    """Return the listing of a match."""
    with store.transaction() as connection:
        row = connection.execute(select(LISTING).where(LISTING.c.match == match)).first()
    return None if row is None else ListingRow(*row)


def unlist(store: Store, matches: Collection[str]) -> None:
    """Take matches off the list."""
    with store.transaction() as connection:
        connection.execute(delete(LISTING).where(LISTING.c.match.in_(matches)))


def renew(store: Store, match: str, until: float) -> None:
    """Let a match stay on the list at least until this time."""
    with store.transaction() as connection:
        longer = update(LISTING).where(LISTING.c.match == match, LISTING.c.until < until)
        connection.execute(longer.values(until=until))


def renew_all(store: Store, until: float) -> None:
    """Let all matches stay on the list at least until this time."""
    with store.transaction() as connection:
        connection.execute(update(LISTING).where(LISTING.c.until < until).values(until=until))


def fill_earlier(store: Store, match: str, fill_at: float) -> None:
    """Let bots take the free seats at this time, if they would come later."""
    with store.transaction() as connection:
        sooner = update(LISTING).where(LISTING.c.match == match, LISTING.c.fill_at > fill_at)
        connection.execute(sooner.values(fill_at=fill_at))


def block(store: Store, row: BlockRow, check: Callable[[int], None]) -> None:
    """Store that a person blocks another one.

    `check` is called with the number of people whom they have blocked; what it raises changes nothing.
    """
    with store.transaction() as connection:
        lock_tables(connection)
        begin_immediate(connection)
        own = connection.execute(select(BLOCK.c.blocked).where(BLOCK.c.owner == row.owner)).scalars().all()
        if row.blocked not in own:
            check(len(own))
            connection.execute(insert(BLOCK).values(vars(row)))


def unblock(store: Store, owner: str, block_id: str) -> int:
    """Erase a block of this person; return how many there were."""
    with store.transaction() as connection:
        mine = delete(BLOCK).where(BLOCK.c.owner == owner, BLOCK.c.id == block_id)
        return connection.execute(mine).rowcount


def own_blocks(store: Store, owner: str) -> list[BlockRow]:
    """Return whom a person has blocked, the newest first."""
    query = select(BLOCK).where(BLOCK.c.owner == owner).order_by(BLOCK.c.at.desc(), BLOCK.c.id)
    with store.transaction() as connection:
        return [BlockRow(*row) for row in connection.execute(query)]


def at_odds(store: Store, person: str) -> frozenset[str]:
    """Return all whom a person has blocked, and all who have blocked this person."""
    query = select(BLOCK.c.owner, BLOCK.c.blocked)
    with store.transaction() as connection:
        pairs = connection.execute(query.where(or_(BLOCK.c.owner == person, BLOCK.c.blocked == person))).all()
    return frozenset(one for pair in pairs for one in pair) - {person}


def erase_lobby(store: Store, owner: str) -> None:
    """Erase what a person has listed and whom they have blocked; blocks of others stay."""
    with store.transaction() as connection:
        for table in (LISTING, BLOCK):
            connection.execute(delete(table).where(table.c.owner == owner))
