"""Sandboxes and puzzles over HTTP: from everywhere, with chance, bots, edits and answers."""

from __future__ import annotations

import json

import pytest

from spielhafen.bots.puzzle_book import puzzle_book
from spielhafen.core.game import find_game
from tests.server.registries import (
    TWO_HERE,
    JSONDict,
    OpenServer,
    User,
    json_of,
    messages_until,
)


def open_sandbox(user: User, **body: object) -> JSONDict:
    return json_of(user.post("/sandboxes", body), 201)


def play_first(user: User, view: JSONDict) -> JSONDict:
    seat = view["actors"][0]
    move = user.view(view["id"], seat)["scene"]["offers"][0]["move"]
    return json_of(user.play(view["id"], seat, move, seq=view["seq"]))


def test_a_sandbox_begins_at_the_start_of_a_game(ada: User) -> None:
    view = open_sandbox(ada, game="columbus", seats=3)
    assert view["sandbox"] == {"manual": False, "level": "", "chance": False, "outcomes": []}
    assert (view["own_seats"], [seat["name"] for seat in view["seats"]]) == ([0, 1, 2], ["A", "B", "C"])
    assert view["actors"]
    assert ada.post(f"/tables/{view['id']}/sandbox/outcome", {"seat": 0, "seq": 1}).status_code == 422
    assert [entry["sandbox"] for entry in ada.get("/tables").json()] == [True]


def test_an_example_of_a_rulebook_is_played_on(ada: User) -> None:
    view = open_sandbox(ada, game="columbus", example=3, step=0)
    assert view["ply"] == 0
    if view["actors"]:
        assert play_first(ada, view)["ply"] >= 1


def test_a_moment_of_a_table_opens_only_when_nothing_is_hidden(server: OpenServer) -> None:
    ada, eve = server.user("Ada"), server.user("Eve")
    view = ada.create_table(TWO_HERE)
    table = view["id"]
    early = ada.post("/sandboxes", {"table": table, "ply": 1})
    assert (early.status_code, json_of(early, 422)["error"]["key"]) == (422, "sandbox-later")
    while ada.view(table)["winners"] is None:
        ada.play_any(table)
    moment = open_sandbox(eve, table=table, ply=9)
    assert [seat["name"] for seat in moment["seats"]] == ["Ada", "Bo"]
    assert moment["own_seats"] == [0, 1]


def test_texts_are_opened_or_refused_with_place_and_reason(ada: User) -> None:
    game = find_game("columbus")
    position = game.dump(game.start(2))
    assert open_sandbox(ada, game="columbus", position=json.dumps(position))["seats"][1]["name"] == "B"
    position["state"]["round"] = 10**6
    broken = json_of(ada.post("/sandboxes", {"game": "columbus", "position": json.dumps(position)}), 422)
    assert broken["error"]["args"]["where"] == "round"
    strange = json_of(ada.post("/sandboxes", {"game": "columbus", "position": "nonsense"}), 422)
    assert strange["error"]["key"].startswith("error-")


def test_everything_is_taken_back_and_outcomes_are_chosen(ada: User) -> None:
    game = find_game("columbus")
    view = open_sandbox(ada, game=game.name, position=json.dumps(game.dump(game.start(3))))
    table, offered = view["id"], view["sandbox"]["outcomes"]
    assert view["sandbox"]["chance"] is True
    assert sum(one["share"] for one in offered) == pytest.approx(1)
    body = {"seat": 0, "seq": 1, "manual": True}
    assert json_of(ada.post(f"/tables/{table}/sandbox/chance", body))["sandbox"]["manual"] is True
    body = {"seat": 0, "seq": 2, "move": offered[-1]["move"]}
    after = json_of(ada.post(f"/tables/{table}/sandbox/outcome", body))
    assert after["ply"] == 1
    back = json_of(ada.post(f"/tables/{table}/undo", {"seat": 0, "seq": after["seq"], "ply": 0}))
    assert (back["ply"], back["sandbox"]["chance"]) == (0, True)


def test_bots_go_on_until_they_are_stopped(ada: User) -> None:
    view = open_sandbox(ada, game="santa_timea")
    table = view["id"]
    with ada.live(table, 0) as socket:
        go = json_of(ada.post(f"/tables/{table}/sandbox/bots", {"seat": 0, "seq": 1, "level": "boy"}))
        assert go["sandbox"]["level"] == "boy"
        messages_until(socket, lambda view: view["ply"] > 6)
    seq = ada.view(table)["seq"]
    while (answer := ada.post(f"/tables/{table}/sandbox/bots", {"seat": 0, "seq": seq})).status_code == 409:
        seq = ada.view(table)["seq"]
    assert json_of(answer)["sandbox"]["level"] == ""


def test_a_position_is_edited_and_a_piece_moved_by_hand(ada: User) -> None:
    view = open_sandbox(ada, game="columbus")
    table = view["id"]
    found = json_of(ada.get(f"/tables/{table}/sandbox/position"))
    assert found["form"]["properties"]["round"]["description"]
    ship = next(piece for piece in view["scene"]["pieces"] if piece["id"].startswith("ship/"))
    place = {"piece": ship["id"], "place": "g7", "position": found["position"]}
    moved = json_of(ada.post(f"/tables/{table}/sandbox/place", place))["position"]
    assert moved != found["position"]
    body = {"seat": 0, "seq": 1, "position": moved}
    after = json_of(ada.post(f"/tables/{table}/sandbox/position", body))
    assert after["ply"] == 0
    moved["state"]["deck"] = [99]
    refused = json_of(
        ada.post(f"/tables/{table}/sandbox/position", {"seat": 0, "seq": 2, "position": moved}), 422
    )
    assert refused["error"]["key"] == "error-broken-file"


def test_nothing_is_proved_or_reviewed_in_a_sandbox(ada: User) -> None:
    position = find_game("santa_timea").start(2)
    view = open_sandbox(ada, game="santa_timea", position=json.dumps(find_game("santa_timea").dump(position)))
    table = view["id"]
    while view["sandbox"]["chance"]:
        body = {"seat": 0, "seq": view["seq"]}
        view = json_of(ada.post(f"/tables/{table}/sandbox/outcome", body))
    while view["winners"] is None:
        view = play_first(ada, view)
    for what in ("proof", "luck"):
        assert json_of(ada.get(f"/tables/{table}/{what}"), 422)["error"]["key"] == "sandbox-no-proof"
    for answer in (
        ada.get(f"/tables/{table}/report"),
        ada.get(f"/tables/{table}/review", seat=0),
        ada.post(f"/tables/{table}/review", {"seat": 0}),
    ):
        assert json_of(answer, 422)["error"]["key"] == "sandbox-no-review"
    back = json_of(ada.post(f"/tables/{table}/undo", {"seat": 0, "seq": view["seq"]}))
    assert back["winners"] is None


def test_strangers_change_nothing(server: OpenServer) -> None:
    ada, eve = server.user("Ada"), server.user("Eve")
    table = open_sandbox(ada, game="columbus")["id"]
    for path, body in (("bots", {"level": "boy"}), ("chance", {"manual": True}), ("outcome", {})):
        assert eve.post(f"/tables/{table}/sandbox/{path}", {"seat": 0, "seq": 1, **body}).status_code == 403
    assert eve.get(f"/tables/{table}/sandbox/position").status_code == 403
    assert eve.post("/sandboxes", {"table": table, "ply": 0}).status_code == 403
    assert ada.post("/sandboxes", {"table": table, "ply": 0}).status_code == 201


def test_games_have_no_sandbox_commands(ada: User) -> None:
    view = ada.create_table(TWO_HERE)
    assert view["sandbox"] is view["puzzle"] is None
    answer = ada.post(f"/tables/{view['id']}/sandbox/bots", {"seat": 0, "seq": view["seq"], "level": "boy"})
    assert json_of(answer, answer.status_code)["error"]["key"] == "sandbox-none"


def test_a_puzzle_is_answered_and_tried_again(ada: User) -> None:
    listed = json_of(ada.get("/puzzles"))
    assert listed["today"] in listed["puzzles"]
    game = find_game("santa_timea")
    puzzle = puzzle_book(game).puzzles[0]
    view = open_sandbox(ada, game=game.name, puzzle=puzzle.name, names=["Ada"])
    assert view["own_seats"] == [puzzle.seat] == view["actors"]
    assert (view["puzzle"]["answer"], view["puzzle"]["verdict"]) == ("", "")
    wrong = max(puzzle.losses, key=lambda move: puzzle.losses[move])
    after = json_of(ada.play(view["id"], puzzle.seat, wrong, seq=1))
    assert (after["puzzle"]["answer"], after["actors"]) == (wrong, [])
    assert after["puzzle"]["verdict"] in {"slight", "clear", "great"}
    back = json_of(ada.post(f"/tables/{view['id']}/undo", {"seat": puzzle.seat, "seq": 2, "ply": 0}))
    assert back["actors"] == [puzzle.seat]
    right = json_of(ada.play(view["id"], puzzle.seat, puzzle.best[0], seq=3))
    assert right["puzzle"]["verdict"] == "right"
