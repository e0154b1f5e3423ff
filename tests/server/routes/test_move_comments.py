"""Chat messages about moves: who reads them, where they lead, and what is left of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from spielhafen.core.logbook import read_logbook
from spielhafen.games.santa_timea import GAME as SANTA_TIMEA
from spielhafen.match import SpectatorPlan
from spielhafen.server.routes import chat
from spielhafen.store.reports import reported_messages
from tests.server.registries import (
    TWO_HERE,
    OpenServer,
    User,
    json_of,
    next_message,
    open_server,
    open_store,
)
from tests.server.routes.test_chat import three_users, write_as_other_process
from tests.server.test_secrecy import TABLE_ID
from tests.server.test_spectator_attacks import play_to_end
from tests.server.test_spectators import World, open_world


def comment(who: User, table: str, words: str, ply: Any, key: str | None = None, name: str = "Eve") -> Any:
    return who.post(f"/tables/{table}/chat", {"text": words, "ply": ply, "name": name}, key)


def comments_of(who: User, table: str) -> list[tuple[str, int | None]]:
    lines = json_of(who.get(f"/tables/{table}/chat"))["messages"]
    return [(line["text"], line["ply"]) for line in lines]


def take_back(world: World) -> None:
    """Let the player who moved last take it back, with the consent of the other one."""
    view = world.view("Ada")
    waiting = view["actors"][0]
    for name, seat, what, more in (
        (("Ada", "Bo")[1 - waiting], 1 - waiting, "undo", {}),
        (("Ada", "Bo")[waiting], waiting, "answer", {"agree": True}),
    ):
        body = {"seat": seat, "seq": world.view("Ada")["seq"], **more}
        json_of(world.user(name).post(f"/tables/{TABLE_ID}/proposals/{what}", body))
    assert world.view("Ada")["ply"] < view["ply"]


def test_a_comment_names_its_move_to_all_who_read_the_chat(server: OpenServer) -> None:
    ada, bo, eve, table = three_users(server)
    ply = ada.view(table)["ply"]
    with bo.live(table, 1) as line:
        next_message(line)
        json_of(comment(ada, table, "The wind again", ply), 201)
        assert next_message(line)["message"]["ply"] == ply
    json_of(comment(ada, table, "Here we go", 0), 201)
    assert comments_of(eve, table) == [("The wind again", ply), ("Here we go", 0)]


def test_players_read_the_comments_of_spectators_when_the_game_is_over(tmp_path: Path) -> None:
    with open_world(tmp_path, SpectatorPlan()) as world:
        ada, eve = world.user("Ada"), world.user("Eve")
        with ada.live(TABLE_ID) as line:
            next_message(line)
            json_of(comment(eve, TABLE_ID, "N14 next", world.view("Eve")["ply"]), 201)
            line.send({"type": "websocket.receive", "text": "ping"})
            assert next_message(line)["type"] == "pong"
        assert comments_of(ada, TABLE_ID) == []
        assert len(comments_of(eve, TABLE_ID)) == 1
        play_to_end(world)
        assert comments_of(ada, TABLE_ID) == comments_of(eve, TABLE_ID)


@pytest.mark.parametrize("ply", [-1, 1.5, "3", True, 10**6, 10**30, [1], {"ply": 1}])
def test_what_is_no_move_is_refused(server: OpenServer, ply: Any) -> None:
    ada, _, _, table = three_users(server)
    assert comment(ada, table, "Hm", ply).status_code == 400
    assert comments_of(ada, table) == []


def test_only_moves_that_one_sees_can_be_commented_on(tmp_path: Path) -> None:
    with open_world(tmp_path, SpectatorPlan(moves=3)) as world:
        known = world.view("Eve")["ply"]
        for _ in range(2):
            world.play()
        newest = world.view("Ada")["ply"]
        assert known < newest
        for name, ply in (("Eve", known + 1), ("Eve", newest), ("Ada", newest + 1)):
            refused = comment(world.user(name), TABLE_ID, "Ah", ply)
            assert (refused.status_code, refused.json()["error"]["key"]) == (422, "talk-no-move")
        json_of(comment(world.user("Eve"), TABLE_ID, "Ah", known), 201)
        json_of(comment(world.user("Ada"), TABLE_ID, "Ah", newest), 201)


def test_delayed_spectators_get_a_comment_after_its_move(tmp_path: Path) -> None:
    with open_world(tmp_path, SpectatorPlan(moves=2)) as world:
        world.play()
        ply = world.view("Ada")["ply"]
        json_of(comment(world.user("Ada"), TABLE_ID, "The bride", ply), 201)
        for _ in range(2):
            assert comments_of(world.user("Eve"), TABLE_ID) == []
            world.seconds[0] += 1
            world.play()
        assert world.view("Eve")["ply"] == ply
        assert comments_of(world.user("Eve"), TABLE_ID) == [("The bride", ply)]


def test_a_comment_on_a_move_that_was_taken_back_stays_without_it(tmp_path: Path) -> None:
    with open_world(tmp_path, SpectatorPlan()) as world:
        world.play()
        ply = world.view("Ada")["ply"]
        for words, about in (("Oh", ply), ("Before", ply - 1)):
            json_of(comment(world.user("Bo"), TABLE_ID, words, about), 201)
        take_back(world)
        for _ in range(2):
            for name in ("Ada", "Bo", "Eve"):
                assert comments_of(world.user(name), TABLE_ID) == [("Oh", None), ("Before", ply - 1)]
            world.play(last=True)


def test_a_comment_of_another_process_comes_after_its_move(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path)) as one, open_server(open_store(tmp_path)) as two:
        table = one.user("Ada").create_table(TWO_HERE)["id"]
        with one.user("Eve").live(table) as line:
            next_message(line)
            ply = two.user("Ada").play_any(table)["ply"]
            said = json_of(comment(two.user("Ada"), table, "Oh", ply), 201)
            one.client.portal.call(write_as_other_process, one, table, 1)  # as the store counts
            assert next_message(line)["table"]["ply"] == ply
            assert next_message(line)["message"] == {**said, "mine": False}


def test_a_repeated_request_is_about_the_same_move(server: OpenServer) -> None:
    ada, _, _, table = three_users(server)
    first = json_of(comment(ada, table, "Hm", 0, "about-a-move"), 201)
    assert json_of(comment(ada, table, "Hm", 0, "about-a-move"), 201) == first
    for other in (None, 1):
        refused = comment(ada, table, "Hm", other, "about-a-move")
        assert (refused.status_code, refused.json()["error"]["key"]) == (422, "server-key-reused")


def test_a_repeated_comment_is_found_though_its_move_is_gone(tmp_path: Path) -> None:
    with open_world(tmp_path, SpectatorPlan()) as world:
        world.play()
        ply = world.view("Ada")["ply"]
        first = json_of(comment(world.user("Bo"), TABLE_ID, "Oh", ply, "about-a-move"), 201)
        eves = json_of(comment(world.user("Eve"), TABLE_ID, "Ah", ply, "about-a-move"), 201)
        take_back(world)
        json_of(world.user("Hal").post(f"/tables/{TABLE_ID}/silence", {"silent": True}))
        again = comment(world.user("Bo"), TABLE_ID, "Oh", ply, "about-a-move")
        assert json_of(again, 201) == {**first, "ply": None}
        again = comment(world.user("Eve"), TABLE_ID, "Ah", ply, "about-a-move")
        assert json_of(again, 201) == {**eves, "ply": None}
        refused = comment(world.user("Bo"), TABLE_ID, "Ah", ply, "about-a-move")
        assert (refused.status_code, refused.json()["error"]["key"]) == (422, "server-key-reused")
        for who, key in (("Bo", "another-key"), ("Ada", "about-a-move"), ("Bo", None)):
            refused = comment(world.user(who), TABLE_ID, "Oh", ply, key)
            assert (refused.status_code, refused.json()["error"]["key"]) == (422, "talk-no-move")
        assert comments_of(world.user("Bo"), TABLE_ID) == [("Oh", None)]


def test_silence_and_reports_hold_for_comments(server: OpenServer) -> None:
    ada, bo, eve, table = three_users(server)
    number = json_of(comment(bo, table, "Rascals", 0), 201)["number"]
    assert eve.post(f"/tables/{table}/chat/{number}/reports", {}).status_code == 204
    assert [one.words for one in reported_messages(server.store)] == ["Rascals"]
    json_of(ada.post(f"/tables/{table}/silence", {"silent": True}))
    assert comment(eve, table, "N14", 0).status_code == 403


def test_erased_comments_are_about_no_move(server: OpenServer) -> None:
    ada, bo, _, table = three_users(server)
    json_of(comment(bo, table, "Mine", 0), 201)
    json_of(comment(ada, table, "Yours", 0), 201)
    assert [one["ply"] for one in json_of(bo.get("/own-data"))["messages"]] == [0]
    assert bo.delete("/own-data").status_code == 204
    assert comments_of(ada, table) == [("…", None), ("Yours", 0)]


def test_the_logbook_of_a_finished_game_has_the_comments(tmp_path: Path) -> None:
    with open_world(tmp_path, SpectatorPlan()) as world:
        ply = world.view("Ada")["ply"]
        world.play()
        ada, eve = world.user("Ada"), world.user("Eve")
        json_of(comment(ada, TABLE_ID, "no; 9  bride, *  first 2", ply), 201)
        json_of(comment(eve, TABLE_ID, "# Ω\u2028option x", ply, name="Eve; 1  N7"), 201)
        json_of(comment(ada, TABLE_ID, "At the beginning", 0), 201)
        world.say("Ada", "About nothing")
        assert ";" not in ada.get(f"/tables/{TABLE_ID}/logbook", comments=1).text
        play_to_end(world)
        assert ";" not in eve.get(f"/tables/{TABLE_ID}/logbook").text
        written = eve.get(f"/tables/{TABLE_ID}/logbook", comments=1).text
        book = read_logbook(written, lambda _: SANTA_TIMEA)
        said = {number: each.comment for number, each in enumerate(book.plies, 1) if each.comment}
        assert said == {ply: "Ada: no; 9 bride, * first 2 / Eve; 1 N7: # Ω option x"}
        assert book.final_state().winners == world.view("Ada")["winners"]
        again = json_of(ada.post("/logbooks", {"logbook": written}), 201)
        assert again["ply"] == len(book.plies)


def test_a_logbook_has_the_newest_comments_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "MAX_LOGBOOK_COMMENTS", 2)
    with open_world(tmp_path, SpectatorPlan()) as world:
        ply = world.view("Ada")["ply"]
        for words, about in (("One", ply), ("Two", ply), ("Three", ply - 1), ("Of the beginning", 0)):
            json_of(comment(world.user("Ada"), TABLE_ID, words, about), 201)
        play_to_end(world)
        written = world.user("Ada").get(f"/tables/{TABLE_ID}/logbook", comments=1).text
        book = read_logbook(written, lambda _: SANTA_TIMEA)
        said = {number: each.comment for number, each in enumerate(book.plies, 1) if each.comment}
        assert said == {ply: "Ada: Two", ply - 1: "Ada: Three"}
