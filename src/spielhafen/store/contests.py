"""Tournaments in the database: a row each, replaced only if no other change came first."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, func, insert, select, update

from spielhafen.store.schema import CONTEST, CONTEST_PERSON, MATCH
from spielhafen.store.store import Store
from spielhafen.store.table_setup import begin_immediate, lock_tables

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection

OVER: Final = 2
"""The stage of a tournament that is over."""
MAX_OVER: Final = 5000
"""Tournaments that are over and kept."""


@dataclass(frozen=True)
class ContestRow:
    """A tournament as it is kept."""

    id: str
    organiser: str
    at: float
    """When it was created, in unix seconds."""
    stage: int
    version: int
    body: bytes


@dataclass(frozen=True)
class ContestCounts:
    """How many tournaments are not over, in all and of one person."""

    all: int
    own: int


def find_contest(store: Store, contest: str) -> ContestRow | None:
    """Return a tournament; None if there is none with this id."""
    with store.transaction() as connection:
        row = connection.execute(select(CONTEST).where(CONTEST.c.id == contest)).first()
    return None if row is None else ContestRow(*row)


def list_contests(store: Store, limit: int) -> list[ContestRow]:
    """Return tournaments: those that are not over first, then the newest."""
    order = select(CONTEST).order_by(CONTEST.c.stage == OVER, CONTEST.c.at.desc(), CONTEST.c.id)
    with store.transaction() as connection:
        return [ContestRow(*row) for row in connection.execute(order.limit(limit))]


def contests_of(store: Store, owner: str) -> list[ContestRow]:
    """Return the tournaments of an organiser or entrant, the newest first."""
    query = select(CONTEST).join(CONTEST_PERSON).where(CONTEST_PERSON.c.owner == owner)
    with store.transaction() as connection:
        return [ContestRow(*row) for row in connection.execute(query.order_by(CONTEST.c.at.desc()))]


def old_running(store: Store, organiser: str, before: float, limit: int) -> list[str]:
    """Return some tournaments that are played and were created before a time.

    Those of the organiser come first; the others change, so that each has its turn.
    """
    query = select(CONTEST.c.id).where(CONTEST.c.stage == 1, CONTEST.c.at < before)
    order = query.order_by(CONTEST.c.organiser != organiser, func.random()).limit(limit)
    with store.transaction() as connection:
        return list(connection.scalars(order))


def add_contest(
    store: Store, row: ContestRow, stale: float, check: Callable[[ContestCounts], None] = lambda _: None
) -> bool:
    """Add a tournament; return False if there is one with its id.

    Those that were created before `stale` and never began are erased, and the oldest that are over beyond
    MAX_OVER. check: called with the numbers of tournaments; what it raises leaves everything as it was.
    """
    with _changed(store) as connection:
        if connection.execute(select(CONTEST.c.id).where(CONTEST.c.id == row.id)).first():
            return False
        old = select(CONTEST.c.id).where(CONTEST.c.stage == 0, CONTEST.c.at < stale)
        over = select(CONTEST.c.id).where(CONTEST.c.stage == OVER)
        beyond = over.order_by(CONTEST.c.at.desc(), CONTEST.c.id).offset(MAX_OVER)
        for contest in [*connection.scalars(old), *connection.scalars(beyond)]:
            _erase(connection, contest)
        count = select(func.count()).select_from(CONTEST).where(CONTEST.c.stage != OVER)
        own = count.where(CONTEST.c.organiser == row.organiser)
        check(ContestCounts(connection.execute(count).scalar_one(), connection.execute(own).scalar_one()))
        connection.execute(insert(CONTEST).values(vars(row)))
        connection.execute(insert(CONTEST_PERSON).values(contest=row.id, owner=row.organiser))
    return True


def replace_contest(store: Store, row: ContestRow, people: Collection[str]) -> bool:
    """Replace a tournament if the version before this one is present; return whether it was."""
    with _changed(store) as connection:
        before = (CONTEST.c.id == row.id, CONTEST.c.version == row.version - 1)
        if not connection.execute(update(CONTEST).where(*before).values(vars(row))).rowcount:
            return False
        connection.execute(delete(CONTEST_PERSON).where(CONTEST_PERSON.c.contest == row.id))
        if people:
            rows = [{"contest": row.id, "owner": owner} for owner in sorted(people)]
            connection.execute(insert(CONTEST_PERSON), rows)
    return True


def erase_contest(store: Store, contest: str) -> None:
    """Erase a tournament; its tables stay."""
    with _changed(store) as connection:
        _erase(connection, contest)


def match_cards(store: Store, matches: Sequence[str]) -> dict[str, bytes]:
    """Return the summaries of those of these matches that are there, as JSON."""
    query = select(MATCH.c.id, MATCH.c.card).where(MATCH.c.id.in_(matches), ~MATCH.c.closed)
    with store.transaction() as connection:
        return {match: bytes(card) for match, card in connection.execute(query)}


def last_change(store: Store, matches: Sequence[str]) -> float:
    """Return when one of these matches changed last, in unix seconds; 0 if none is there."""
    query = select(func.max(MATCH.c.changed)).where(MATCH.c.id.in_(matches))
    with store.transaction() as connection:
        return connection.execute(query).scalar() or 0.0


def _erase(connection: Connection, contest: str) -> None:
    connection.execute(delete(CONTEST_PERSON).where(CONTEST_PERSON.c.contest == contest))
    connection.execute(delete(CONTEST).where(CONTEST.c.id == contest))


@contextmanager
def _changed(store: Store) -> Iterator[Connection]:
    """Yield a transaction that no other process can enter."""
    with store.transaction() as connection:
        lock_tables(connection)
        begin_immediate(connection)
        yield connection
