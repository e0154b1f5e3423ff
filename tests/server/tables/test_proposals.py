"""Proposals over HTTP."""

from __future__ import annotations

from tests.server.registries import (
    ONE_AND_BOT,
    ONE_AND_OPEN,
    OpenServer,
    User,
    json_of,
    messages_until,
    next_message,
)


def test_a_friend_accepts_an_undo(ada: User, server: OpenServer) -> None:
    bo = server.user("Bo")
    table = ada.create_table(ONE_AND_OPEN)["id"]
    json_of(bo.sit(table))
    seat, who, other = (0, ada, bo) if ada.view(table)["actors"] == [0] else (1, bo, ada)
    assert who.view(table, seat)["undo_proposal_ply"] is None
    before = who.view(table, seat)
    who.play_any(table)
    other.play_any(table)
    view = who.view(table, seat)
    assert (view["undo"], view["undo_proposal_ply"], view["proposal"]) == (None, before["ply"], None)
    assert view["undo_awaiting"] == [1 - seat]
    with other.live(table, 1 - seat) as connection:
        next_message(connection)
        ask = {"seat": seat, "seq": view["seq"]}
        proposal = json_of(who.post(f"/tables/{table}/proposals/undo", ask, "asking-key"))
        assert proposal == json_of(who.post(f"/tables/{table}/proposals/undo", ask, "asking-key"))
        table_view = next_message(connection)["table"]
    assert table_view["proposal"] == {
        "kind": "undo",
        "seat": seat,
        "plies": view["ply"] - before["ply"],
        "awaiting": [1 - seat],
    }
    answer = {"seat": 1 - seat, "seq": proposal["seq"], "agree": True}
    assert who.post(f"/tables/{table}/proposals/answer", answer).status_code == 403
    assert who.post(f"/tables/{table}/proposals/answer", answer | {"seat": seat}).status_code == 422
    assert other.post(f"/tables/{table}/proposals/answer", answer | {"seq": 1}).status_code == 409
    after = json_of(other.post(f"/tables/{table}/proposals/answer", answer))
    assert (after["ply"], after["proposal"]) == (before["ply"], None)
    assert after["log"][-1]["text"]["key"] == "undo-logged"
    assert who.view(table, seat)["scene"] == before["scene"]


def test_an_undo_against_bots_needs_no_consent(ada: User) -> None:
    table = ada.create_table(ONE_AND_BOT)["id"]
    with ada.live(table, 0) as connection:
        view = messages_until(connection, lambda view: view["actors"] == [0])[-1]["table"]
        offer = view["scene"]["offers"][0]["move"]
        later = json_of(ada.play(table, 0, offer, seq=view["seq"]))
        while ada.view(table)["actors"] != [0]:
            later = next_message(connection).get("table", later)
        now = ada.view(table, 0)
        back = json_of(ada.post(f"/tables/{table}/proposals/undo", {"seat": 0, "seq": now["seq"]}))
    assert (now["undo_proposal_ply"], now["undo_awaiting"]) == (view["ply"], [])
    assert back["ply"] == view["ply"]
    assert back["scene"] == view["scene"]
    assert back["log"][-1]["text"]["key"] == "undo-logged-alone"


def test_friends_agree_on_a_draw(ada: User, server: OpenServer) -> None:
    bo = server.user("Bo")
    table = ada.create_table(ONE_AND_OPEN)["id"]
    assert not ada.view(table, 0)["can_propose_draw"]
    json_of(bo.sit(table))
    view = ada.view(table, 0)
    assert view["can_propose_draw"]
    assert not ada.view(table)["can_propose_draw"]
    with bo.live(table, 1) as connection:
        next_message(connection)
        proposal = json_of(ada.post(f"/tables/{table}/proposals/draw", {"seat": 0, "seq": view["seq"]}))
        table_view = next_message(connection)["table"]
    assert table_view["proposal"]["kind"] == "draw"
    assert table_view["proposal"]["awaiting"] == [1]
    after = json_of(
        bo.post(f"/tables/{table}/proposals/answer", {"seat": 1, "seq": proposal["seq"], "agree": True})
    )
    assert (after["winners"], after["drawn"], after["actors"]) == ([0, 1], True, [])
    assert [(entry["winners"], entry["drawn"]) for entry in ada.get("/tables").json()] == [([0, 1], True)]
    assert json_of(ada.get(f"/tables/{table}/proof"))["key_matches"]
    assert "\ndrawn    1\n" in ada.get(f"/tables/{table}/logbook").text
    again = ada.post(f"/tables/{table}/proposals/draw", {"seat": 0, "seq": after["seq"]})
    assert again.status_code == 422
    assert again.json()["error"]["key"] == "draw-not-now"


def test_no_draw_against_bots(ada: User) -> None:
    table = ada.create_table(ONE_AND_BOT)["id"]
    with ada.live(table, 0) as connection:
        view = messages_until(connection, lambda view: view["actors"] == [0])[-1]["table"]
    assert not view["can_propose_draw"]
    assert ada.post(f"/tables/{table}/proposals/draw", {"seat": 0, "seq": view["seq"]}).status_code == 422
