"""Silence for spectators, and reports of chat messages."""

from __future__ import annotations

from pathlib import Path

from spielhafen.match import SpectatorPlan
from spielhafen.store.reports import reported_messages
from tests.server.registries import OpenServer, json_of, next_message
from tests.server.routes.test_chat import messages_of, post_message, three_users
from tests.server.test_secrecy import TABLE_ID
from tests.server.test_spectators import open_world


def test_the_host_can_silence_spectators(server: OpenServer) -> None:
    ada, bo, eve, table = three_users(server)
    json_of(post_message(eve, table, "N14 next", "Eve"), 201)
    for who in (bo, eve):
        refused = who.post(f"/tables/{table}/silence", {"silent": True})
        assert (refused.status_code, refused.json()["error"]["key"]) == (422, "talk-not-host")
    assert json_of(ada.post(f"/tables/{table}/silence", {"silent": True}))["spectators"]["silent"]
    refused = post_message(eve, table, "N14 now", "Eve")
    assert (refused.status_code, refused.json()["error"]["key"]) == (403, "talk-silent")
    assert json_of(eve.get(f"/tables/{table}/chat"))["silent"]
    json_of(post_message(bo, table, "Thanks"), 201)
    json_of(ada.post(f"/tables/{table}/silence", {"silent": False}))
    json_of(post_message(eve, table, "Sorry", "Eve"), 201)
    assert messages_of(eve, table) == ["N14 next", "Thanks", "Sorry"]


def test_a_host_who_does_not_play_can_silence_spectators_at_once(tmp_path: Path) -> None:
    with open_world(tmp_path, SpectatorPlan(moves=3)) as world:
        world.play()
        json_of(world.user("Hal").post(f"/tables/{TABLE_ID}/silence", {"silent": True}))
        assert post_message(world.user("Eve"), TABLE_ID, "Ah", "Eve").status_code == 403


def test_a_message_is_reported_to_the_operator(server: OpenServer) -> None:
    ada, bo, eve, table = three_users(server)
    number = json_of(post_message(bo, table, "Rascals"), 201)["number"]
    for who in (ada, eve, eve):
        assert who.post(f"/tables/{table}/chat/{number}/reports", {}).status_code == 204
    (found,) = reported_messages(server.store)
    assert (found.match, found.words, found.times) == (table, "Rascals", 2)


def test_only_messages_of_others_that_one_can_read_are_reported(server: OpenServer) -> None:
    ada, _, eve, table = three_users(server)
    hidden = json_of(post_message(eve, table, "N14 next", "Eve"), 201)["number"]
    answers = [
        ada.post(f"/tables/{table}/chat/{number}/reports", {}) for number in (hidden, hidden + 1, 2**50)
    ]
    answers.append(eve.post(f"/tables/{table}/chat/{hidden}/reports", {}))
    assert {(answer.status_code, answer.text) for answer in answers} == {(404, answers[0].text)}
    assert reported_messages(server.store) == []


def test_spectators_report_what_they_can_read_later(tmp_path: Path) -> None:
    with open_world(tmp_path, SpectatorPlan(seconds=60.0)) as world:
        world.say("Bo", "Rascals")
        assert world.user("Eve").post(f"/tables/{TABLE_ID}/chat/1/reports", {}).status_code == 404
        world.seconds[0] += 60
        (line,) = json_of(world.user("Eve").get(f"/tables/{TABLE_ID}/chat"))["messages"]
        answer = world.user("Eve").post(f"/tables/{TABLE_ID}/chat/{line['number']}/reports", {})
        assert answer.status_code == 204
        assert [one.words for one in reported_messages(world.server.store)] == ["Rascals"]


def test_the_author_of_messages_is_known_by_a_mark_of_this_table(server: OpenServer) -> None:
    ada, bo, eve, table = three_users(server)
    lines = [json_of(post_message(eve, table, "Ah", name), 201) for name in ("Eve", "Eva")]
    lines.append(json_of(post_message(server.user("Fay"), table, "Oh", "Fay"), 201))
    marks = [line["author"] for line in lines]
    assert marks[0] == marks[1] != marks[2]
    other = ada.create_table()["id"]
    assert json_of(post_message(eve, other, "Ah", "Eve"), 201)["author"] != marks[0]
    with eve.live(table) as line:
        next_message(line)
        json_of(post_message(bo, table, "Hm"), 201)
        assert len(next_message(line)["message"]["author"]) == len(marks[0])
