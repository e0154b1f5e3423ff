"""Ratings in the database: people who agreed, ratings, and games that wait to be rated."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update

from spielhafen.store.schema import RATED_MATCH, RATED_PERSON, RATING, RATING_QUEUE
from spielhafen.store.store import Store
from spielhafen.store.table_setup import begin_immediate, lock_tables

PERSON_TABLES: Final = ((RATED_PERSON, "owner"), (RATING, "entrant"), (RATED_MATCH, "entrant"))
"""The tables with rows of a person, and the column that names them."""


@dataclass(frozen=True)
class RatingRow:
    """The rating of a person or a level at tables of a game with a number of seats."""

    game: str
    seats: int
    entrant: str
    mean: float
    deviation: float
    games: int
    at: float
    """Unix seconds of the last rated game."""


@dataclass(frozen=True)
class RatedPerson:
    """A person who has agreed to be rated."""

    owner: str
    name: str
    at: float
    """Unix seconds."""


def find_person(store: Store, owner: str) -> RatedPerson | None:
    """Return a person who has agreed to be rated; None if they have not."""
    with store.transaction() as connection:
        return next(iter(people(connection, [owner])), None)


def agree(store: Store, person: RatedPerson, check: Callable[[Sequence[str]], None] = lambda _: None) -> None:
    """Store that a person agrees to be rated; one who has agreed before only changes their name.

    check: called with the names of all others; what it raises leaves everything as it was.
    """
    with store.transaction() as connection:
        lock_tables(connection)
        begin_immediate(connection)
        others = select(RATED_PERSON.c.name).where(RATED_PERSON.c.owner != person.owner)
        check(list(connection.scalars(others)))
        if not people(connection, [person.owner]):
            connection.execute(insert(RATED_PERSON).values(vars(person)))
        else:
            changed = update(RATED_PERSON).where(RATED_PERSON.c.owner == person.owner)
            connection.execute(changed.values(name=person.name))


def erase_ratings(store: Store, owner: str) -> int:
    """Erase all that is known of a person for ratings; return the number of rows."""
    with store.transaction() as connection:
        return sum(
            connection.execute(delete(table).where(table.c[column] == owner)).rowcount
            for table, column in PERSON_TABLES
        )


def all_ratings(store: Store, limit: int) -> list[tuple[RatingRow, str]]:
    """Return the newest ratings, each with the name of its person; empty for a level of bots."""
    query = select(*RATING.c, RATED_PERSON.c.name).outerjoin(
        RATED_PERSON, RATED_PERSON.c.owner == RATING.c.entrant
    )
    with store.transaction() as connection:
        rows = connection.execute(query.order_by(RATING.c.at.desc(), RATING.c.entrant).limit(limit)).all()
    return [(RatingRow(*row[:-1]), row[-1] or "") for row in rows]


def own_ratings(store: Store, owner: str) -> list[RatingRow]:
    """Return all ratings of a person, the newest first."""
    query = select(RATING).where(RATING.c.entrant == owner).order_by(RATING.c.at.desc())
    with store.transaction() as connection:
        return [RatingRow(*row) for row in connection.execute(query)]


def rated_matches(store: Store, entrant: str, limit: int) -> list[tuple[str, float, bytes]]:
    """Return match, time and body of the newest rated games of an entrant, newest first."""
    query = select(RATED_MATCH.c.match, RATED_MATCH.c.at, RATED_MATCH.c.body)
    query = query.where(RATED_MATCH.c.entrant == entrant)
    with store.transaction() as connection:
        found = connection.execute(query.order_by(RATED_MATCH.c.at.desc(), RATED_MATCH.c.match).limit(limit))
        return [(match, at, bytes(body)) for match, at, body in found]


# For the rating of games: in one transaction, which no other process can enter.


def waiting_games(store: Store, limit: int) -> list[tuple[str, float, bytes]]:
    """Return match, time and body of games that wait to be rated, oldest first."""
    query = select(RATING_QUEUE).order_by(RATING_QUEUE.c.at, RATING_QUEUE.c.match).limit(limit)
    with store.transaction() as connection:
        return [(match, at, bytes(body)) for match, at, body in connection.execute(query)]


@contextmanager
def taken_from_queue(store: Store, match: str) -> Iterator[Connection | None]:
    """Yield a transaction in which a game leaves the queue; None if it has left it already."""
    with store.transaction() as connection:
        lock_tables(connection)
        begin_immediate(connection)
        gone = connection.execute(delete(RATING_QUEUE).where(RATING_QUEUE.c.match == match)).rowcount
        yield connection if gone else None


def is_rated(connection: Connection, match: str) -> bool:
    """Return whether a match was rated before."""
    return (
        connection.execute(select(RATED_MATCH.c.match).where(RATED_MATCH.c.match == match)).first()
        is not None
    )


def people(connection: Connection, owners: Sequence[str]) -> list[RatedPerson]:
    """Return those of these people who have agreed to be rated."""
    query = select(RATED_PERSON).where(RATED_PERSON.c.owner.in_(owners))
    return [RatedPerson(*row) for row in connection.execute(query)]


def ratings_of(connection: Connection, game: str, seats: int, entrants: Sequence[str]) -> list[RatingRow]:
    """Return the ratings that these entrants have."""
    query = select(RATING).where(
        RATING.c.game == game, RATING.c.seats == seats, RATING.c.entrant.in_(entrants)
    )
    return [RatingRow(*row) for row in connection.execute(query)]


def write_ratings(
    connection: Connection, rows: Sequence[RatingRow], match: str, at: float, bodies: Sequence[bytes]
) -> None:
    """Replace ratings, and note the rated game with the body of each entrant."""
    for row in rows:
        same = (RATING.c.game == row.game, RATING.c.seats == row.seats, RATING.c.entrant == row.entrant)
        connection.execute(delete(RATING).where(*same))
    connection.execute(insert(RATING), [vars(row) for row in rows])
    noted: list[dict[str, Any]] = [
        {"match": match, "entrant": row.entrant, "at": at, "body": body}
        for row, body in zip(rows, bodies, strict=True)
    ]
    connection.execute(insert(RATED_MATCH), noted)
