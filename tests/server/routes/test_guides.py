"""Guided first games over HTTP: how they begin, what they tell, and how they are left."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from spielhafen.core.game import Game, find_game, find_games
from spielhafen.guides import Guide, game_guides
from tests.server.registries import TWO_HERE, User, json_of, open_server, open_store

GUIDES = [(game, guide) for game in find_games().values() for guide in game_guides(game)]
EVERY_GUIDE = pytest.mark.parametrize(("game", "guide"), GUIDES, ids=lambda part: part.name)
TIMEA = find_game("santa_timea")
LIMIT_SECONDS = 20


def seats_of(guide: Guide) -> list[dict[str, str]]:
    return [
        {"kind": "human", "name": "Ada"}
        if seat == guide.learner
        else {"kind": "bot", "level": "sailor", "name": f"Bot {seat}"}
        for seat in range(guide.seats)
    ]


def begin(who: User, game: Game, guide: Guide) -> dict[str, Any]:
    body = {"game": game.name, "seats": seats_of(guide), "guide": guide.name}
    table: dict[str, Any] = json_of(who.post("/tables", body), 201)
    return table


def until_asked(who: User, table: dict[str, Any]) -> dict[str, Any]:
    """Wait until the learner is to move."""
    seat = table["own_seats"][0]
    limit = time.monotonic() + LIMIT_SECONDS
    while seat not in table["actors"] or table["thinking"]:
        assert time.monotonic() < limit
        table = who.view(table["id"], seat)
    return table


@EVERY_GUIDE
def test_a_guide_leads_through_the_first_moves(ada: User, game: Game, guide: Guide) -> None:
    table = until_asked(ada, begin(ada, game, guide))
    steps = []
    while not table["guide"]["over"]:
        told = table["guide"]
        steps.append(told["step"])
        assert told["text"]["key"] == guide.text(told["step"] - 1).key
        assert {offer["move"] for offer in table["scene"]["offers"]} >= set(told["moves"])
        answer = ada.play(table["id"], guide.learner, told["moves"][0], seq=table["seq"])
        table = until_asked(ada, json_of(answer))

    assert steps == sorted(steps)
    assert set(steps) == set(range(1, len(guide.steps) + 1))
    assert table["guide"]["text"]["key"] == guide.end_text.key
    move = table["scene"]["offers"][0]["move"]
    after = json_of(ada.play(table["id"], guide.learner, move, seq=table["seq"]))
    assert after["guide"] is None


def test_another_legal_move_is_answered_kindly(ada: User) -> None:
    table = begin(ada, TIMEA, game_guides(TIMEA)[0])

    answer = ada.play(table["id"], 0, "S5", seq=table["seq"])

    assert answer.status_code == 422
    assert answer.json()["refusal"]["code"] == "guide-first"


def test_an_illegal_move_is_refused_with_its_paragraph(ada: User) -> None:
    table = begin(ada, TIMEA, game_guides(TIMEA)[0])

    answer = ada.play(table["id"], 0, "bride", seq=table["seq"])

    assert answer.json()["refusal"]["paragraph"] == "§7"


def test_the_guide_can_be_left_and_the_same_game_goes_on(ada: User) -> None:
    table = begin(ada, TIMEA, game_guides(TIMEA)[0])

    left = json_of(ada.post(f"/tables/{table['id']}/guide/leave", {"seat": 0, "seq": table["seq"]}))
    assert (left["guide"], left["ply"]) == (None, table["ply"])

    after = until_asked(ada, json_of(ada.play(table["id"], 0, "S5", seq=left["seq"])))
    assert after["ply"] > table["ply"]


def test_only_the_learner_is_guided(ada: User) -> None:
    table = begin(ada, TIMEA, game_guides(TIMEA)[0])
    assert ada.view(table["id"])["guide"] is None


def test_a_guide_goes_on_where_it_was_after_a_restart(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path)) as server:
        ada = server.user()
        table = until_asked(ada, begin(ada, TIMEA, game_guides(TIMEA)[0]))
        table = until_asked(ada, json_of(ada.play(table["id"], 0, "N8", seq=table["seq"])))
    with open_server(open_store(tmp_path)) as server:
        again = server.user().view(table["id"], 0)
    assert again["guide"] == table["guide"]
    assert again["guide"]["step"] == 2


@pytest.mark.parametrize(
    ("seats", "guide", "key"),
    [(TWO_HERE, "first", "guide-seats"), (seats_of(game_guides(TIMEA)[0]), "last", "guide-unknown")],
)
def test_a_wrong_guide_is_refused(ada: User, seats: list[dict[str, str]], guide: str, key: str) -> None:
    answer = ada.post("/tables", {"game": "santa_timea", "seats": seats, "guide": guide})
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, key)


def test_the_list_of_games_names_their_guides(ada: User) -> None:
    games: Any = ada.get("/games").json()
    guides = {game["id"]: game["guides"] for game in games}
    assert {"name": "first", "seats": 3, "learner": 0} in guides["santa_timea"]
