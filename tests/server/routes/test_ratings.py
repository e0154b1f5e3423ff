"""Tests for ratings: who is rated, by which games, and that it can be erased."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from spielhafen.core.game import find_game
from spielhafen.match import Closed, Event, Match, Seated, SeatPlan, Undone, dump_event, open_match
from spielhafen.match.play_moves import play_moves
from spielhafen.ratings.rated_game import find_evidence, find_rated_game
from spielhafen.store.schema import RATED_MATCH, RATED_PERSON, RATING, RATING_QUEUE
from tests.server.registries import OpenServer, User, json_of, open_server, open_store, store_match
from tests.server.routes.test_results import play_against_bots, play_to_the_end

ALMOST_ALL = 118
"""Moves that are played before the server knows the game; it has 120."""
BEGAN_AT = 50_000.0
"""When games begin: later than anything the server's clock says."""
NUMBERS = count(1)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[OpenServer]:
    with open_server(open_store(tmp_path), parts=frozenset({"ratings"})) as opened:
        yield opened


def agree(*users: User) -> None:
    for user, name in zip(users, ("Ada", "Bo"), strict=False):
        assert user.post("/ratings", {"name": name}).status_code == 204


def play(server: OpenServer, *, second: SeatPlan | None = None, professional: bool = False) -> str:
    """Play a game of Ada and Bo (or another one), all but its end beforehand."""
    ada = server.user("Ada")
    seats = (SeatPlan("Ada", owner=ada.hash), second or SeatPlan("Bo", owner=server.user("Bo").hash))
    match, events = first_moves(seats, ALMOST_ALL, BEGAN_AT, professional=professional)
    table = store_match(server.store, f"amber-gull-{next(NUMBERS)}", match, events)
    if second is None:
        play_to_the_end(table, ada, server.user("Bo"))
    elif second.owner:
        json_of(ada.post(f"/tables/{table}/take-back", {"seat": 1}))
        play_to_the_end(table, ada)
    else:
        play_against_bots(ada, table)
    return table


@cache
def first_moves(
    seats: tuple[SeatPlan, ...], number: int, at: float, *, professional: bool = False
) -> tuple[Match, list[Event]]:
    """Return a game and its events after this number of first moves, or at its end."""
    opened = open_match(
        find_game("santa_timea"), {"professional": professional}, list(seats), bytes(32), at, seats[0].owner
    )
    events: list[Event] = [opened]
    match = Match(opened)
    while match.winners is None and len(events) <= number:
        seat = match.actors()[0]
        move = str(match.state.moves()[0])
        level = seats[seat].level
        events.append(play_moves(match, seat, [move], at + len(events), level))
        match = match.with_event(events[-1])
    return match, events


def entries(user: User) -> dict[str, Any]:
    """Return the ratings of the only scale there is, by name or level."""
    scales = json_of(user.get("/ratings"))["scales"]
    assert len(scales) < 2
    return {entry["name"] or entry["level"]: entry for scale in scales for entry in scale["entries"]}


def test_a_game_of_two_who_agreed_rates_both(ada: User, bo: User, server: OpenServer) -> None:
    agree(ada, bo)
    table = play(server)
    (place, _) = ada.view(table)["end"]["places"]
    found = entries(ada)

    assert (found["Ada"]["rating"] > found["Bo"]["rating"]) == (place == 1)
    assert (found["Ada"]["mine"], found["Bo"]["mine"], found["Ada"]["games"]) == (True, False, 1)
    assert all(
        entry["low"] < entry["rating"] < entry["high"] and not entry["settled"] for entry in found.values()
    )
    (scale,) = json_of(ada.get("/ratings"))["scales"]
    assert (scale["game"], scale["seats"]) == ("santa_timea", 2)


def test_people_and_bots_are_on_one_scale(ada: User, server: OpenServer) -> None:
    agree(ada)
    play(server, second=SeatPlan("Magellan", "bot", "random"))

    assert set(entries(ada)) == {"Ada", "random"}


def test_a_game_is_rated_once(ada: User, bo: User, server: OpenServer) -> None:
    agree(ada, bo)
    table = play(server)
    before = entries(ada)
    json_of(ada.post(f"/tables/{table}/rematch", {}), 201)

    assert entries(ada) == before


def test_a_person_sees_all_that_is_kept_of_them(ada: User, bo: User, server: OpenServer) -> None:
    agree(ada, bo)
    table = play(server)
    mine = json_of(ada.get("/ratings/mine"))
    (game,) = mine["games"]

    assert mine["name"] == "Ada"
    assert mine["agreed_at"] > 0
    assert (game["id"], game["rating"]) == (table, mine["scales"][0]["entries"][0]["rating"])
    assert [entry["name"] for scale in mine["scales"] for entry in scale["entries"]] == ["Ada"]


def test_erased_ratings_are_gone_and_those_of_others_stay(ada: User, bo: User, server: OpenServer) -> None:
    agree(ada, bo)
    play(server)
    before = entries(bo)["Bo"]
    assert ada.delete("/ratings").status_code == 204

    assert entries(bo) == {"Bo": before}
    assert json_of(ada.get("/ratings"))["name"] is None
    with server.store.transaction() as connection:
        rows = [
            row for table in (RATED_PERSON, RATING, RATED_MATCH) for row in connection.execute(table.select())
        ]
    assert ada.hash not in str(rows)
    play(server)
    assert entries(bo) == {"Bo": before}


def test_nothing_is_rated_unless_all_people_agreed_before_the_game(
    ada: User, bo: User, server: OpenServer
) -> None:
    agree(ada)
    play(server)
    assert entries(ada) == {}
    with server.store.transaction() as connection:
        late = {"owner": bo.hash, "name": "Bo", "at": BEGAN_AT + 50}
        connection.execute(RATED_PERSON.insert().values(late))
    play(server)
    assert entries(ada) == {}
    with server.store.transaction() as connection:
        assert connection.execute(RATING_QUEUE.select()).all() == []


def test_variants_and_lent_seats_are_not_rated(ada: User, bo: User, server: OpenServer) -> None:
    agree(ada, bo)
    play(server, professional=True)
    play(server, second=SeatPlan("Bo", "bot", "random", owner=ada.hash))

    assert entries(ada) == {}


def test_a_table_that_is_erased_before_the_rating_is_not_rated(
    ada: User, bo: User, server: OpenServer
) -> None:
    agree(ada, bo)
    table = play(server)
    with server.store.transaction() as connection:
        waiting = connection.execute(RATING_QUEUE.select()).all()
        if waiting:  # otherwise the server was faster
            connection.exec_driver_sql("DELETE FROM event WHERE match = ? AND seq > 3", (table,))
    assert entries(ada) == {} or not waiting


@pytest.mark.parametrize("name", ["", "x" * 25, "a\u202eb"])
def test_a_name_that_cannot_be_shown_is_refused(ada: User, name: str) -> None:
    assert ada.post("/ratings", {"name": name}).status_code == 422


@pytest.mark.parametrize("name", ["ada", "Αda"])
def test_a_name_like_that_of_another_person_is_refused(ada: User, bo: User, name: str) -> None:
    agree(ada)
    answer = bo.post("/ratings", {"name": name})
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "server-rated-name-taken")
    assert ada.post("/ratings", {"name": "ada"}).status_code == 204


def test_a_new_name_keeps_the_agreement(ada: User, bo: User, server: OpenServer) -> None:
    agree(ada, bo)
    play(server)
    assert ada.post("/ratings", {"name": "Ada L."}).status_code == 204
    assert set(entries(ada)) == {"Ada L.", "Bo"}


def test_a_server_without_ratings_keeps_nothing(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path)) as closed:
        ada = closed.user("Ada")
        assert json_of(ada.get("/server-parts")) == {"parts": []}
        for answer in (
            ada.get("/ratings"),
            ada.get("/ratings/mine"),
            ada.delete("/ratings"),
            ada.post("/ratings", {"name": "Ada"}),
        ):
            assert (answer.status_code, answer.json()["error"]["key"]) == (404, "server-part-closed")
        play(closed)
        with closed.store.transaction() as connection:
            assert connection.execute(RATING_QUEUE.select()).all() == []


# What counts, from the events alone.


def finished_match() -> tuple[Match, list[Event]]:
    """Return a game of Ada against a bot, and its events."""
    return first_moves((SeatPlan("Ada", owner="a" * 64), SeatPlan("Bot", "bot", "random")), 999, 2.0)


def test_what_is_kept_of_a_game() -> None:
    match, events = finished_match()
    rated = find_rated_game(match)
    evidence = find_evidence([dump_event(event) for event in events])

    assert rated is not None
    assert (rated.game, rated.entrants) == ("santa_timea", ["a" * 64, "bot:random"])
    assert evidence is not None
    assert evidence.began_at == 3.0


@pytest.mark.parametrize("event", [Undone(0, 5, 3.0, agreed=True), Closed(99.0)], ids=["undone", "closed"])
def test_events_that_forbid_a_rating(event: Event) -> None:
    _, events = finished_match()
    assert find_evidence([dump_event(each) for each in [*events, event]]) is None


def test_events_that_are_gone_forbid_a_rating() -> None:
    _, events = finished_match()
    assert find_evidence([]) is None
    assert find_evidence([dump_event(each) for each in events[1:]]) is None
    assert find_evidence([b"{}"]) is None


def test_a_person_in_two_seats_and_a_seat_that_was_left_do_not_count() -> None:
    match, _ = finished_match()
    for plan in (
        SeatPlan("Bo", owner="a" * 64),
        SeatPlan("Bo", "bot", "sailor"),
        SeatPlan("Bo", "bot", "random", owner="b" * 64),
    ):
        changed = match.with_event(Seated(1, plan, 9.0))
        assert find_rated_game(changed) is None
