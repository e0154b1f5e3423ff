"""Over the shoulder: what those who look see, and what they cannot do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from spielhafen.match import SpectatorPlan
from tests.server.registries import (
    TWO_HERE,
    JSONDict,
    OpenServer,
    User,
    json_of,
    next_message,
    open_server,
    open_store,
)
from tests.server.test_secrecy import TABLE_ID
from tests.server.test_spectators import open_world


def begin(server: OpenServer, **more: Any) -> str:
    """Create a table of Ada and Bo; return its id."""
    ada = server.user("Ada")
    body = {"game": "santa_timea", "seats": [TWO_HERE[0], {"kind": "open"}], **more}
    table: str = json_of(ada.post("/tables", body), 201)["id"]
    json_of(server.user("Bo").sit(table))
    return table


def show(table: str, ada: User) -> str:
    link: str = json_of(ada.post(f"/tables/{table}/shoulder", {"seat": 0}))["link"]
    return link


def look(table: str, user: User, link: str) -> JSONDict:
    return json_of(user.post(f"/tables/{table}/shoulder/look", {"link": link}))


def test_who_has_the_link_sees_what_the_seat_sees_and_the_others_are_told(server: OpenServer) -> None:
    table = begin(server)
    ada, bo, eve = (server.user(name) for name in ("Ada", "Bo", "Eve"))
    assert eve.get(f"/tables/{table}", seat=0).status_code == 403
    link = show(table, ada)
    assert bo.view(table)["spectators"]["shoulders"] == {"0": 0}
    assert look(table, eve, link)["looks_over"] == [0]
    own, foreign = ada.view(table, 0), eve.view(table, 0)
    assert foreign["scene"] == own["scene"]
    assert (foreign["own_seats"], foreign["host"], foreign["looks_over"]) == ([], False, [0])
    assert bo.view(table)["spectators"]["shoulders"] == {"0": 1}
    assert bo.view(table)["looks_over"] == []
    assert "shoulder-logged" in [line["text"]["key"] for line in bo.view(table)["log"]]
    assert eve.get(f"/tables/{table}", seat=1).status_code == 403
    assert link not in ada.get(f"/tables/{table}", seat=0).text + bo.get(f"/tables/{table}").text


def test_who_looks_can_do_nothing(server: OpenServer) -> None:
    table = begin(server)
    ada, eve = server.user("Ada"), server.user("Eve")
    look(table, eve, show(table, ada))
    view = eve.view(table, 0)
    seat = {"seat": 0}
    turn = {**seat, "seq": view["seq"]}
    for what, body in (
        ("moves", {**turn, "moves": ["N1"]}),
        ("undo", turn),
        ("proposals/undo", turn),
        ("proposals/draw", turn),
        ("proposals/answer", {**turn, "agree": True}),
        ("orders", seat),
        ("leave", seat),
        ("take-back", seat),
        ("bot", {**seat, "level": "random"}),
        ("tickets", seat),
        ("shoulder", seat),
        ("shoulder/hide", seat),
        ("note", {"text": "Mine"}),
        ("rematch", {}),
    ):
        assert eve.post(f"/tables/{table}/{what}", body).status_code == 403, what
    for what in ("advice", "refusal"):
        assert eve.get(f"/tables/{table}/{what}", seat=0).status_code == 403
    assert eve.delete(f"/tables/{table}").status_code == 403
    for who, status in ((eve, 403), (server.user("Fay"), 201)):
        assert who.post(f"/tables/{table}/chat", {"text": "Ah", "name": "Eve"}).status_code == status
    assert ada.get(f"/tables/{table}/chat").json()["messages"] == []
    assert ada.view(table)["own_seats"] == [0]


def test_withdrawing_the_link_closes_open_connections_at_once(server: OpenServer) -> None:
    table = begin(server)
    ada, eve = server.user("Ada"), server.user("Eve")
    link = show(table, ada)
    look(table, eve, link)
    with eve.live(table, 0) as line:
        assert next_message(line)["table"]["seat"] == 0
        json_of(ada.post(f"/tables/{table}/shoulder/hide", {"seat": 0}))
        assert line.receive()["type"] == "websocket.close"
    assert eve.get(f"/tables/{table}", seat=0).status_code == 403
    again = eve.post(f"/tables/{table}/shoulder/look", {"link": link})
    assert (again.status_code, again.json()["error"]["key"]) == (422, "shoulder-bad-link")
    with eve.live(table, 0) as line:
        assert line.first_message["status"] == 403


def test_who_looks_gets_what_happens_live(server: OpenServer) -> None:
    table = begin(server)
    ada, bo, eve = (server.user(name) for name in ("Ada", "Bo", "Eve"))
    look(table, eve, show(table, ada))
    with eve.live(table, 0) as line, ada.live(table, 0) as own, eve.live(table) as public:
        for each in (line, own, public):
            next_message(each)
        (ada, bo)[ada.view(table)["actors"][0]].play_any(table)
        told, known, seen = (next_message(each) for each in (line, own, public))
        assert told["table"]["scene"] == known["table"]["scene"] != seen["table"]["scene"]
        assert (told["table"]["own_seats"], told["table"]["looks_over"]) == ([], [0])


def test_at_a_table_with_a_delay_who_looks_sees_the_seat_later(tmp_path: Path) -> None:
    with open_world(tmp_path, SpectatorPlan(moves=2, shoulders=True)) as world:
        ada, eve = world.user("Ada"), world.user("Eve")
        link = show(TABLE_ID, ada)
        look(TABLE_ID, eve, link)
        before = eve.view(TABLE_ID, 0)
        assert before["spectators"]["delayed"]
        world.play()
        assert eve.view(TABLE_ID, 0) == before
        world.play()
        world.play()
        after = eve.view(TABLE_ID, 0)
        assert before["ply"] < after["ply"] < ada.view(TABLE_ID)["ply"]
        with eve.live(TABLE_ID, 0) as line:
            next_message(line)
            json_of(ada.post(f"/tables/{TABLE_ID}/shoulder/hide", {"seat": 0}))
            assert line.receive()["type"] == "websocket.close"
        assert eve.get(f"/tables/{TABLE_ID}", seat=0).status_code == 403


def test_where_games_are_rated_only_the_host_can_allow_it(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path), parts=frozenset({"ratings"})) as server:
        ada = server.user("Ada")
        refused = ada.post(f"/tables/{begin(server)}/shoulder", {"seat": 0})
        assert (refused.status_code, refused.json()["error"]["key"]) == (422, "shoulder-not-here")
        show(begin(server, spectators={"shoulders": True}), ada)


def test_a_host_can_forbid_it(server: OpenServer) -> None:
    table = begin(server, spectators={"shoulders": False})
    assert server.user("Ada").post(f"/tables/{table}/shoulder", {"seat": 0}).status_code == 422


def test_a_repeated_request_gets_the_same_link(server: OpenServer) -> None:
    table, ada = begin(server), server.user("Ada")
    links = {ada.post(f"/tables/{table}/shoulder", {"seat": 0}, "the-same-key").text for _ in range(2)}
    assert len(links) == 1


@pytest.mark.parametrize("link", ["", "x" * 43, "nonsense"])
def test_a_wrong_link_shows_nothing(server: OpenServer, link: str) -> None:
    table = begin(server)
    show(table, server.user("Ada"))
    answer = server.user("Eve").post(f"/tables/{table}/shoulder/look", {"link": link})
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "shoulder-bad-link")
