"""Tests for finished games: places, the report, the same deal again, one's own games."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.registries import (
    ONE_AND_BOT,
    ONE_AND_OPEN,
    TWO_HERE,
    OpenServer,
    User,
    json_of,
    messages_until,
)


def play_to_the_end(table: str, *users: User) -> None:
    while (view := users[0].view(table))["winners"] is None:
        (seat, *_) = view["actors"]
        next(user for user in users if seat in user.view(table)["own_seats"]).play_any(table)


def play_against_bots(user: User, table: str, seat: int = 0, *, lent: bool = False) -> None:
    """Play a seat to the end; `lent`: only watch a bot play it."""
    with user.live(table, seat) as socket:
        while True:
            view = messages_until(
                socket, lambda view: (not lent and view["actors"] == [seat]) or view["winners"] is not None
            )[-1]
            if view["table"]["winners"] is not None:
                return
            user.play_any(table)


def played(user: User) -> list[dict[str, Any]]:
    """Return the user's own finished games."""
    answer = user.get("/played-games")
    assert answer.status_code == 200
    games: list[dict[str, Any]] = answer.json()
    return games


@pytest.fixture
def finished(ada: User, bo: User) -> str:
    """A finished game of Ada and Bo."""
    table: str = ada.create_table(ONE_AND_OPEN)["id"]
    json_of(bo.sit(table))
    play_to_the_end(table, ada, bo)
    return table


def test_places_and_results_are_known_when_the_game_is_over(ada: User) -> None:
    table = ada.create_table(TWO_HERE)["id"]
    assert ada.view(table)["end"] is None
    play_to_the_end(table, ada)
    view = ada.view(table)
    places = view["end"]["places"]
    assert [seat for seat in (0, 1) if places[seat] == 1] == view["winners"]
    assert [said["key"] for said in view["end"]["results"]] == ["result", "result"]
    assert view["end"]["repeatable"] is False


def test_the_report_says_who_was_ahead_but_only_at_the_end(ada: User) -> None:
    table = ada.create_table(TWO_HERE)["id"]
    assert ada.get(f"/tables/{table}/report").status_code == 403
    play_to_the_end(table, ada)
    report = json_of(ada.get(f"/tables/{table}/report"))
    assert report["lead"][-1]["ply"] == ada.view(table)["ply"]
    assert all(abs(sum(point["chances"]) - 1) < 0.01 for point in report["lead"])
    assert report["moves"] == [60, 60]
    assert report["seconds"] > 0


def test_a_finished_game_counts_for_each_of_its_players(ada: User, bo: User, finished: str) -> None:
    (mine,), (theirs,) = played(ada), played(bo)
    assert (mine["id"], mine["game"], mine["seat"], theirs["seat"]) == (finished, "santa_timea", 0, 1)
    assert [mine["place"], theirs["place"]] == ada.view(finished)["end"]["places"]
    assert (mine["people"], mine["bot_levels"], mine["rounds"]) == (2, [], 5)
    assert mine["finish"] == {"key": "phase-round", "args": {"round": 5, "of": 5}}
    assert mine["ended_at"] > mine["began_at"]


def test_no_one_sees_the_games_of_others(server: OpenServer, finished: str) -> None:
    del finished
    assert played(server.user("Eve")) == []
    assert server.client.get("/api/played-games").json() == []


@pytest.mark.slow
def test_erased_games_are_gone_from_the_store_and_stay_so(
    ada: User, bo: User, finished: str, server: OpenServer
) -> None:
    assert ada.delete("/played-games").status_code == 204
    assert played(ada) == []
    assert len(played(bo)) == 1
    json_of(ada.post(f"/tables/{finished}/rematch", {}), 201)  # a later event of the same game
    assert played(ada) == []
    with server.store.transaction() as connection:
        rows = connection.exec_driver_sql("SELECT owner FROM result").all()
    assert [owner for (owner,) in rows] == [bo.hash]


def test_a_game_whose_seat_was_lent_does_not_count(ada: User) -> None:
    table = ada.create_table(ONE_AND_BOT)["id"]
    json_of(ada.post(f"/tables/{table}/bot", {"seat": 0, "level": "random"}))
    play_against_bots(ada, table, lent=True)
    assert played(ada) == []


def test_several_seats_of_one_person_do_not_count(ada: User) -> None:
    table = ada.create_table(TWO_HERE)["id"]
    play_to_the_end(table, ada)
    assert played(ada) == []


@pytest.mark.slow
def test_the_same_deal_is_played_at_another_seat(ada: User) -> None:
    seats = [*ONE_AND_BOT, {"kind": "bot", "level": "random", "name": "Drake"}]
    old = ada.create_table(seats, first=2)
    refused = ada.post(f"/tables/{old['id']}/same-deal", {})
    assert refused.status_code == 422
    play_against_bots(ada, old["id"])
    assert ada.view(old["id"])["end"]["repeatable"] is True
    new = json_of(ada.post(f"/tables/{old['id']}/same-deal", {}), 201)
    assert [seat["name"] for seat in new["seats"]] == ["Drake", "Ada", "Magellan"]
    assert (new["seat"], new["chance"]["repeated"], old["chance"]["repeated"]) == (1, True, False)
    assert (
        hand(ada, new["id"], 1, ply=old["ply"])
        == hand(ada, old["id"], 1, ply=old["ply"])
        != hand(ada, old["id"], 0, ply=old["ply"])
    )
    play_against_bots(ada, new["id"], 1)
    proof = json_of(ada.get(f"/tables/{new['id']}/proof"))
    assert proof["key_matches"]
    assert all(draw["is_correct"] for draw in proof["draws"])
    assert [game["id"] for game in played(ada)] == [old["id"]]


def hand(user: User, table: str, seat: int, ply: int) -> list[str]:
    """Return the cards that a seat had in hand after a ply."""
    scene = json_of(user.get(f"/tables/{table}/plies/{ply}", seat=seat))["scene"]
    return [card["id"] for zone in scene["zones"] if zone["id"] == "hand" for card in zone["cards"]]


@pytest.mark.slow
def test_the_same_deal_is_only_for_one_who_played_alone(ada: User, finished: str, server: OpenServer) -> None:
    assert ada.view(finished)["end"]["repeatable"] is False
    assert ada.post(f"/tables/{finished}/same-deal", {}).status_code == 422
    assert server.user("Eve").post(f"/tables/{finished}/same-deal", {}).status_code == 403
