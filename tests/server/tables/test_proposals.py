"""Asking for something back, over the network."""

from __future__ import annotations

from tests.server.registries import FOR_A_FRIEND, WITH_BOT, Port, Sailor, good, hear_until, heard


def test_a_friend_is_asked_and_agrees(ada: Sailor, port: Port) -> None:
    bo = port.sailor("Bo")
    table = ada.lay(FOR_A_FRIEND)["id"]
    good(bo.sit(table))
    seat, who, other = (0, ada, bo) if ada.look(table)["actors"] == [0] else (1, bo, ada)
    assert who.look(table, seat)["undo_ask"] is None
    before = who.look(table, seat)
    who.play_any(table)
    other.play_any(table)
    view = who.look(table, seat)
    assert (view["undo"], view["undo_ask"], view["asking"]) == (None, before["ply"], None)
    assert view["undo_waits"] == [1 - seat]
    with other.live(table, 1 - seat) as line:
        heard(line)
        ask = {"seat": seat, "seq": view["seq"]}
        asked = good(who.post(f"/tables/{table}/ask-undo", ask, "asking-key"))
        assert asked == good(who.post(f"/tables/{table}/ask-undo", ask, "asking-key"))
        told = heard(line)["table"]
    assert told["asking"] == {
        "what": "undo",
        "seat": seat,
        "plies": view["ply"] - before["ply"],
        "waits": [1 - seat],
    }
    answer = {"seat": 1 - seat, "seq": asked["seq"], "agree": True}
    assert who.post(f"/tables/{table}/answer", answer).status_code == 403
    assert who.post(f"/tables/{table}/answer", answer | {"seat": seat}).status_code == 422
    assert other.post(f"/tables/{table}/answer", answer | {"seq": 1}).status_code == 409
    after = good(other.post(f"/tables/{table}/answer", answer))
    assert (after["ply"], after["asking"]) == (before["ply"], None)
    assert after["log"][-1]["text"]["key"] == "undo-logged"
    assert who.look(table, seat)["scene"] == before["scene"]


def test_against_bots_it_is_taken_back_at_once(ada: Sailor) -> None:
    table = ada.lay(WITH_BOT)["id"]
    with ada.live(table, 0) as line:
        view = hear_until(line, lambda view: view["actors"] == [0])[-1]["table"]
        offer = view["scene"]["offers"][0]["move"]
        later = good(ada.play(table, 0, offer, seq=view["seq"]))
        while ada.look(table)["actors"] != [0]:
            later = heard(line).get("table", later)
        now = ada.look(table, 0)
        back = good(ada.post(f"/tables/{table}/ask-undo", {"seat": 0, "seq": now["seq"]}))
    assert (now["undo_ask"], now["undo_waits"]) == (view["ply"], [])
    assert back["ply"] == view["ply"]
    assert back["scene"] == view["scene"]
    assert back["log"][-1]["text"]["key"] == "undo-logged-alone"


def test_friends_agree_on_a_draw(ada: Sailor, port: Port) -> None:
    bo = port.sailor("Bo")
    table = ada.lay(FOR_A_FRIEND)["id"]
    assert not ada.look(table, 0)["may_draw"]
    good(bo.sit(table))
    view = ada.look(table, 0)
    assert view["may_draw"]
    assert not ada.look(table)["may_draw"]
    with bo.live(table, 1) as line:
        heard(line)
        asked = good(ada.post(f"/tables/{table}/ask-draw", {"seat": 0, "seq": view["seq"]}))
        told = heard(line)["table"]
    assert told["asking"]["what"] == "draw"
    assert told["asking"]["waits"] == [1]
    after = good(bo.post(f"/tables/{table}/answer", {"seat": 1, "seq": asked["seq"], "agree": True}))
    assert (after["over"], after["drawn"], after["actors"]) == ([0, 1], True, [])
    assert [(entry["over"], entry["drawn"]) for entry in ada.get("/tables").json()] == [([0, 1], True)]
    assert good(ada.get(f"/tables/{table}/proof"))["kept"]
    assert "\ndrawn    1\n" in ada.get(f"/tables/{table}/logbook").text
    again = ada.post(f"/tables/{table}/ask-draw", {"seat": 0, "seq": after["seq"]})
    assert again.status_code == 422
    assert again.json()["error"]["key"] == "draw-not-now"


def test_nobody_draws_against_bots(ada: Sailor) -> None:
    table = ada.lay(WITH_BOT)["id"]
    with ada.live(table, 0) as line:
        view = hear_until(line, lambda view: view["actors"] == [0])[-1]["table"]
    assert not view["may_draw"]
    assert ada.post(f"/tables/{table}/ask-draw", {"seat": 0, "seq": view["seq"]}).status_code == 422
