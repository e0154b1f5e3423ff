"""Commentators of a tournament: what they see, and who reads what they write."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.registries import JSONDict, OpenServer, User, json_of, next_message
from tests.server.routes.test_tournaments import (
    create,
    decide,
    enter,
    refusal,
    server,
    show,
    start,
)

__all__ = ["server"]


def make_link(cup: str, organiser: User, key: str | None = None) -> str:
    link: str = json_of(organiser.post(f"/tournaments/{cup}/commentators/link", {}, key))["link"]
    return link


def comment_on(cup: str, user: User, link: str, name: str = "Eve") -> Any:
    return user.post(f"/tournaments/{cup}/commentators", {"link": link, "name": name})


def dismiss(cup: str, user: User, name: str = "Eve", number: int = 0) -> Any:
    return user.post(f"/tournaments/{cup}/commentators/dismiss", {"commentator": number, "name": name})


def say(user: User, table: str, words: str, ply: int | None = None, name: str = "Fay") -> JSONDict:
    body = {"text": words, "ply": ply, "name": name}
    return json_of(user.post(f"/tables/{table}/chat", body), 201)


def chat_of(user: User, table: str) -> JSONDict:
    return json_of(user.get(f"/tables/{table}/chat"))


def final(server: OpenServer, **more: Any) -> tuple[str, str]:
    """Return a tournament of Ada and Bo, on which Eve comments, and the table of its match."""
    ada, bo, eve = (server.user(name) for name in ("Ada", "Bo", "Eve"))
    cup = create(ada, **more)
    enter(cup, ada, bo)
    json_of(comment_on(cup, eve, make_link(cup, ada)))
    return cup, start(cup, ada)["games"][0]["table"]


def play_to_end(server: OpenServer, table: str) -> None:
    players = [server.user(name) for name in ("Ada", "Bo")]
    while (view := players[0].view(table))["winners"] is None:
        for user in players:
            if set(view["actors"]) & set(user.view(table)["own_seats"]):
                user.play_any(table)
                break


def test_spectators_read_the_commentary_and_players_when_the_game_is_over(
    ada: User, bo: User, server: OpenServer
) -> None:
    _, table = final(server)
    eve, fay = server.user("Eve"), server.user("Fay")
    ply = ada.view(table)["ply"]
    with fay.live(table) as watching, ada.live(table, ada.view(table)["own_seats"][0]) as playing:
        next_message(watching)
        next_message(playing)
        said = say(eve, table, "She has the bride", ply)
        assert (said["room"], said["name"], said["ply"], said["seat"]) == ("commentary", "Eve", ply, None)
        assert next_message(watching)["message"] == {**said, "mine": False}
        playing.send({"type": "websocket.receive", "text": "ping"})
        assert json.loads(playing.receive_text())["type"] == "pong"
    for player in (ada, bo):
        assert chat_of(player, table)["messages"] == []
        assert player.post(f"/tables/{table}/chat/{said['number']}/reports", {}).status_code == 404
    assert fay.post(f"/tables/{table}/chat/{said['number']}/reports", {}).status_code == 204
    assert [line["text"] for line in chat_of(fay, table)["messages"]] == ["She has the bride"]
    play_to_end(server, table)
    for player in (ada, bo):
        (line,) = chat_of(player, table)["messages"]
        assert (line["text"], line["room"], line["ply"]) == ("She has the bride", "commentary", ply)


def test_players_cannot_count_the_comments_that_they_do_not_read(
    ada: User, bo: User, server: OpenServer
) -> None:
    _, table = final(server)
    first = say(ada, table, "Ahoi")
    for name in ("Eve", "Fay"):
        say(server.user(name), table, "Ah", name="Fay")
    lines = [first, say(ada, table, "Well"), *chat_of(bo, table)["messages"]]
    assert [line["number"] for line in lines] == [2 * int(line["sent_at"] * 1_000_000) for line in lines]
    assert len({line["number"] for line in chat_of(server.user("Eve"), table)["messages"]}) == 4
    assert bo.post(f"/tables/{table}/chat/{first['number']}/reports", {}).status_code == 204
    read = json_of(bo.get(f"/tables/{table}/chat", after=lines[-1]["number"]))["messages"]
    assert [line["text"] for line in read] == ["Ahoi", "Well"]


def test_commentators_see_what_every_spectator_sees(ada: User, bo: User, server: OpenServer) -> None:
    _, table = final(server)
    eve, fay = server.user("Eve"), server.user("Fay")
    ada.play_any(table) if ada.view(table)["actors"][0] in ada.view(table)["own_seats"] else bo.play_any(
        table
    )
    for path in ("", "/logbook", "/plies/13", "/report", "/proof", "/luck", "/review"):
        answers = [user.get(f"/tables/{table}{path}") for user in (eve, fay)]
        assert answers[0].content == answers[1].content
    for seat in (0, 1):
        assert eve.get(f"/tables/{table}", seat=seat).status_code == 403


def test_only_commentators_of_this_tournament_write_commentary(ada: User, server: OpenServer) -> None:
    _, table = final(server)
    other = create(ada)
    gil = server.user("Gil")
    json_of(comment_on(other, gil, make_link(other, ada), "Gil"))
    for who in (gil, server.user("Fay")):
        assert say(who, table, "Ah", name="Fay")["room"] == "spectators"
        assert chat_of(who, table)["room"] == "spectators"
    assert chat_of(server.user("Eve"), table)["room"] == "commentary"
    plain = ada.create_table()["id"]
    assert say(server.user("Eve"), plain, "Oh", name="Eve")["room"] == "spectators"


def test_who_plays_a_match_does_not_comment_on_it(ada: User, bo: User, server: OpenServer) -> None:
    cup, table = final(server)
    json_of(comment_on(cup, bo, make_link(cup, ada), "Bo"))
    assert say(bo, table, "Ahoi")["room"] == "table"
    assert chat_of(bo, table)["room"] == "table"
    say(server.user("Eve"), table, "N14 next")
    assert [line["text"] for line in chat_of(bo, table)["messages"]] == ["Ahoi"]


def test_a_commentator_of_a_duplicate_sees_no_table_that_is_closed(ada: User, server: OpenServer) -> None:
    _, table = final(server, duplicate=True)
    eve = server.user("Eve")
    for answer in (
        eve.get(f"/tables/{table}"),
        eve.get(f"/tables/{table}/chat"),
        eve.post(f"/tables/{table}/chat", {"text": "Ah"}),
    ):
        assert refusal(answer) == (403, "tournament-sealed")


def test_commentators_go_by_themselves_or_are_dismissed(ada: User, bo: User, server: OpenServer) -> None:
    cup, table = final(server)
    eve = server.user("Eve")
    assert refusal(dismiss(cup, bo)) == (403, "tournament-not-yours")
    assert refusal(dismiss(cup, ada, "Eva")) == (422, "commentary-none")
    said = say(eve, table, "The wind turns")
    json_of(dismiss(cup, ada))
    assert say(eve, table, "Still here", name="Eve")["room"] == "spectators"
    assert [line["text"] for line in chat_of(eve, table)["messages"]] == [said["text"], "Still here"]
    json_of(comment_on(cup, eve, make_link(cup, ada)))
    json_of(dismiss(cup, eve))
    assert show(cup, ada)["commentators"] == []


def test_only_the_organiser_makes_links_and_a_new_one_ends_the_last(
    ada: User, bo: User, server: OpenServer
) -> None:
    cup = create(ada)
    assert refusal(bo.post(f"/tournaments/{cup}/commentators/link", {})) == (403, "tournament-not-yours")
    first = make_link(cup, ada, "the-same-key")
    assert make_link(cup, ada, "the-same-key") == first
    second = make_link(cup, ada)
    for link in (first, "", "x" * 5_000, second.upper() + "!"):
        assert refusal(comment_on(cup, bo, link)) == (422, "commentary-bad-link")
    shown = json_of(comment_on(cup, bo, second, " Bo "))
    assert shown["commentators"] == [{"name": "Bo", "mine": True}]
    assert show(cup, ada)["commentators"] == [{"name": "Bo", "mine": False}]
    for user in (ada, bo):
        for path in ("/tournaments", f"/tournaments/{cup}", "/tournaments/mine", "/own-data"):
            assert second not in user.get(path).text
            assert "commentary_link" not in user.get(path).text


def test_a_late_repeat_makes_no_void_link_valid_again(ada: User, bo: User, server: OpenServer) -> None:
    cup, _ = final(server)
    path = f"/tournaments/{cup}/commentators/link"
    first = make_link(cup, ada, "the-first-key")
    second = make_link(cup, ada, "the-second-key")
    assert refusal(ada.post(path, {}, "the-first-key")) == (422, "commentary-bad-link")
    assert make_link(cup, ada, "the-second-key") == second
    json_of(comment_on(cup, bo, second, "Bo"))
    json_of(dismiss(cup, ada))
    assert refusal(ada.post(path, {}, "the-second-key")) == (422, "commentary-bad-link")
    for link in (first, second):
        assert refusal(comment_on(cup, server.user("Eve"), link)) == (422, "commentary-bad-link")
    json_of(comment_on(cup, server.user("Eve"), make_link(cup, ada, "the-third-key")))


@pytest.mark.parametrize("name", ["", "   ", "Ada\u202e", "x" * 25, "Ada"])
def test_a_bad_name_makes_no_commentator(ada: User, bo: User, server: OpenServer, name: str) -> None:
    cup = create(ada)
    enter(cup, ada)
    assert comment_on(cup, bo, make_link(cup, ada), name).status_code == 422
    assert show(cup, ada)["commentators"] == []


def test_what_is_kept_of_a_commentator_is_shown_and_erased(ada: User, server: OpenServer) -> None:
    cup, table = final(server)
    eve = server.user("Eve")
    (entry,) = json_of(eve.get("/tournaments/mine"))["entries"]
    assert (entry["tournament"]["id"], entry["name"], entry["commentator"]) == (cup, None, "Eve")
    assert json_of(ada.get("/tournaments/mine"))["entries"][0]["commentator"] is None
    assert eve.delete("/tournaments/mine").status_code == 204
    assert show(cup, ada)["commentators"] == []
    assert say(eve, table, "Oh", name="Eve")["room"] == "spectators"


def test_a_match_decided_by_the_organiser_keeps_its_commentary(ada: User, server: OpenServer) -> None:
    cup, table = final(server)
    say(server.user("Eve"), table, "A draw, surely")
    json_of(decide(cup, ada, 0, 1, 2))
    assert say(server.user("Eve"), table, "No")["room"] == "commentary"
    assert len(chat_of(server.user("Eve"), table)["messages"]) == 2
    assert chat_of(ada, table)["messages"] == []
