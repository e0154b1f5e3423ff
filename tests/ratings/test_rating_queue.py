"""Tests for the rating of games that wait: each once, from what is stored."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from spielhafen.match import SeatPlan, dump_event
from spielhafen.ratings.rated_game import find_rated_game
from spielhafen.ratings.rating_queue import rate_waiting_games
from spielhafen.server.views.list_entries import table_summary
from spielhafen.store import Appended, NewEvent, Store, ratings
from spielhafen.store.maintenance import delete_match
from spielhafen.store.ratings import RatedPerson, agree
from spielhafen.store.schema import EVENT, RATED_MATCH, RATING, RATING_QUEUE
from tests.server.routes.test_ratings import first_moves
from tests.store.postgres import Postgres
from tests.store.sharing import postgres

__all__ = ["postgres"]

ADA, BO = "a" * 64, "b" * 64
GAMES = 5


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "harbour.sqlite")
    server: Postgres = request.getfixturevalue("postgres")
    return server.create_database()


@pytest.fixture
def store(place: str) -> Iterator[Store]:
    opened = Store(place)
    agree(opened, RatedPerson(ADA, "Ada", 1.0))
    agree(opened, RatedPerson(BO, "Bo", 1.0))
    yield opened
    opened.close()


def finish(store: Store, name: str) -> None:
    """Store a finished game of Ada and Bo, which waits to be rated."""
    match, events = first_moves((SeatPlan("Ada", owner=ADA), SeatPlan("Bo", owner=BO)), 999, 2.0)
    rated = find_rated_game(match)
    assert rated is not None
    for seq, event in enumerate(events, 1):
        to_rate = msgspec.json.encode(rated) if seq == len(events) else None
        entry = NewEvent(name, seq, event.at, dump_event(event), table_summary(match), to_rate=to_rate)
        assert store.append(entry).result(10) == Appended()


def games_of(store: Store) -> dict[str, int]:
    return {row.entrant: row.games for row, _ in ratings.all_ratings(store, 99)}


def test_each_game_counts_once_whoever_rates_it(store: Store, place: str) -> None:
    """Two processes and four threads in each look at the same queue."""
    for number in range(GAMES):
        finish(store, f"match-{number}")
    other = Store(place) if store.is_shared else store
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(rate_waiting_games, [store, other] * 4))
    if other is not store:
        other.close()

    assert games_of(store) == {ADA: GAMES, BO: GAMES}
    assert ratings.waiting_games(store, 9) == []
    with store.transaction() as connection:
        assert len(connection.execute(RATED_MATCH.select()).all()) == 2 * GAMES


def test_a_game_that_is_put_into_the_queue_again_is_not_rated_again(store: Store) -> None:
    finish(store, "match")
    rate_waiting_games(store)
    with store.transaction() as connection:
        match, _ = first_moves((SeatPlan("Ada", owner=ADA), SeatPlan("Bo", owner=BO)), 999, 2.0)
        body = msgspec.json.encode(find_rated_game(match))
        connection.execute(RATING_QUEUE.insert().values(match="match", at=9.0, body=body))
    assert rate_waiting_games(store) == 1
    assert games_of(store) == {ADA: 1, BO: 1}


def change_an_event(store: Store) -> None:
    with store.transaction() as connection:
        connection.execute(EVENT.update().where(EVENT.c.seq == 3).values(body=b"{}"))


def lose_an_event(store: Store) -> None:
    with store.transaction() as connection:
        connection.execute(EVENT.delete().where(EVENT.c.seq == 3))


def delete_the_match(store: Store) -> None:
    assert delete_match(store, "match")


@pytest.mark.parametrize("spoil", [change_an_event, lose_an_event, delete_the_match])
def test_a_game_without_its_evidence_is_not_rated(store: Store, spoil: Callable[[Store], None]) -> None:
    finish(store, "match")
    spoil(store)
    rate_waiting_games(store)
    assert games_of(store) == {}
    assert ratings.waiting_games(store, 9) == []


class NameTaken(Exception):
    """Another person has the name."""


def test_of_people_who_want_a_name_at_once_one_gets_it(store: Store, place: str) -> None:
    other = Store(place) if store.is_shared else store

    def wants(number: int) -> bool:
        def check(others: Sequence[str]) -> None:
            if "Cy" in others:
                raise NameTaken

        try:
            agree((store, other)[number % 2], RatedPerson(f"{number:064}", "Cy", 1.0), check)
        except NameTaken:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(wants, range(8))) == 1
    if other is not store:
        other.close()


def test_all_own_ratings_are_listed_however_many_are_newer(store: Store) -> None:
    rows = [ratings.RatingRow("columbus", seats, ADA, 25.0, 8.0, 1, 1.0) for seats in (2, 3)]
    newer = [ratings.RatingRow("columbus", 2, f"{number:064}", 25.0, 8.0, 1, 2.0) for number in range(9)]
    with store.transaction() as connection:
        connection.execute(RATING.insert(), [vars(row) for row in (*rows, *newer)])

    assert ADA not in [row.entrant for row, _ in ratings.all_ratings(store, 5)]
    assert sorted(row.seats for row in ratings.own_ratings(store, ADA)) == [2, 3]
