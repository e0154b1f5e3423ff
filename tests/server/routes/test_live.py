"""The live line: everything that happens, in order, as each seat may see it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.registries import ONE_AND_BOT, OpenServer, User, json_of, messages_until, next_message


def test_the_first_message_is_the_table(ada: User) -> None:
    table = ada.create_table()["id"]
    for seat in (None, 0, 1):
        with ada.live(table, seat) as line:
            assert next_message(line) == {"type": "table", "table": ada.view(table, seat)}


def test_a_move_is_told_ply_by_ply_to_everybody(ada: User, port: OpenServer) -> None:
    view = ada.create_table()
    table = view["id"]
    with ada.live(table, 0) as first, ada.live(table, 1) as second, port.user("Eve").live(table) as public:
        for line in (first, second, public):
            next_message(line)
        for number in range(6):
            before = ada.view(table)
            answer = ada.play_any(table, number)
            for line, seat, sailor in ((first, 0, ada), (second, 1, ada), (public, None, port.user("Eve"))):
                message = next_message(line)
                check_frames(message, before, sailor.view(table, seat))
            assert answer["seq"] == before["seq"] + 1


def check_frames(message: dict[str, Any], before: dict[str, Any], after: dict[str, Any]) -> None:
    assert message["type"] == "frames"
    assert message["table"] == after
    assert message["seq"] == after["seq"] == before["seq"] + 1
    plies = [frame["ply"] for frame in message["frames"]]
    assert plies == list(range(before["ply"] + 1, after["ply"] + 1))
    told = [line for frame in message["frames"] for line in frame["log"]]
    assert told == [line for line in after["log"] if line["ply"] > before["ply"]]
    last = message["frames"][-1]["scene"]
    assert last == {name: value for name, value in after["scene"].items() if name != "offers"}


def test_nothing_is_left_out_while_bots_play(ada: User) -> None:
    table = ada.create_table([*ONE_AND_BOT, {"kind": "bot", "level": "random", "name": "Elcano"}])["id"]
    with ada.live(table, 0) as line:
        seq = 0
        for _ in range(12):
            for message in messages_until(line, lambda view: view["actors"] == [0]):
                if message["type"] == "frames":
                    assert message["seq"] == seq + 1
                if "table" in message:
                    seq = message["table"]["seq"]
                else:
                    assert message["type"] == "thinking"
                    assert message["seats"]
            view = message["table"]
            json_of(ada.play(table, 0, view["scene"]["offers"][0]["move"], seq=view["seq"]))


def test_a_listener_who_lags_behind_is_sent_away_and_can_come_back(
    ada: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spielhafen.server.views.listeners.MAX_QUEUED", 3)
    table = ada.create_table()["id"]
    with ada.live(table, 0) as line:
        next_message(line)
        line.block_sending()
        for number in range(8):
            ada.play_any(table, number)
        line.unblock_sending()
        messages = []
        while (message := line.receive())["type"] == "websocket.send":
            messages.append(message)
        assert message["type"] == "websocket.close"
        assert len(messages) < 8
    with ada.live(table, 0) as line:
        assert next_message(line)["table"] == ada.view(table, 0)


def test_who_comes_back_is_told_only_what_he_missed(ada: User) -> None:
    table = ada.create_table()["id"]
    seen = ada.view(table, 0)
    for number in range(3):
        ada.play_any(table, number)
    now = ada.view(table, 0)
    with ada.live(table, 0, since=now["seq"]) as line:
        assert next_message(line) == {"type": "current", "seq": now["seq"], "hash": now["hash"]}
        ada.play_any(table)
        assert next_message(line)["since"] == now["seq"]
    with ada.live(table, 0, since=seen["seq"]) as line:
        message = next_message(line)
        assert message["since"] == seen["seq"]
        assert [frame["ply"] for frame in message["frames"]] == list(
            range(seen["ply"] + 1, message["table"]["ply"] + 1)
        )
        assert message["table"] == ada.view(table, 0)


def test_who_missed_too_much_or_knows_what_never_was_sees_the_whole_table(
    ada: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ada.create_table()["id"]
    for number in range(4):
        ada.play_any(table, number)
    for since in (0, 999):
        with ada.live(table, 0, since=since) as line:
            assert next_message(line) == {"type": "table", "table": ada.view(table, 0)}
    monkeypatch.setattr("spielhafen.server.views.view_cache.MAX_MISSED_PLIES", 2)
    with ada.live(table, 0, since=1) as line:
        assert next_message(line)["type"] == "table"


def test_after_something_else_than_moves_the_whole_table_is_told(ada: User) -> None:
    table = ada.create_table()["id"]
    before = ada.view(table)["seq"]
    json_of(ada.post(f"/tables/{table}/ticket", {"seat": 0}))
    with ada.live(table, 0, since=before) as line:
        assert next_message(line) == {"type": "table", "table": ada.view(table, 0)}
    with ada.live(table, 0, since=before + 1) as line:
        assert next_message(line)["type"] == "current"


def test_of_a_ticket_nobody_is_told_more_than_that_it_was_one(ada: User, port: OpenServer) -> None:
    table = ada.create_table()["id"]
    ada.play_any(table)
    with ada.live(table, 0) as line, port.user("Eve").live(table) as public:
        before = [next_message(each)["table"] for each in (line, public)]
        json_of(ada.post(f"/tables/{table}/ticket", {"seat": 0}))
        slim = json.loads(line.receive_text())
        assert (slim["type"], slim["since"], slim["frames"]) == ("frames", before[0]["seq"], [])
        assert (slim["table"]["log"], slim["table"]["log_from"]) == ([], len(before[0]["log"]))
        assert "geometry" not in slim["table"]["scene"]
        told = next_message(public)
        assert told["table"] == {**before[1], "seq": told["seq"], "hash": told["table"]["hash"]}
        assert told["table"] == port.user("Eve").view(table)
        ada.play_any(table)
        assert next_message(public)["since"] == told["seq"]


def test_a_ping_is_answered_with_where_the_table_stands(ada: User) -> None:
    table = ada.create_table()["id"]
    with ada.live(table, 0) as line:
        next_message(line)
        for text in ("ping", "pong", "", "x" * 2000):
            line.send({"type": "websocket.receive", "text": text})
        line.send({"type": "websocket.receive", "bytes": b"ping"})
        view = ada.view(table)
        assert next_message(line) == {"type": "pong", "seq": view["seq"], "hash": view["hash"]}
        ada.play_any(table)
        assert next_message(line)["type"] == "frames"


def test_everybody_gets_the_same_hash_and_another_one_after_each_event(ada: User, port: OpenServer) -> None:
    table = ada.create_table()["id"]
    hashes = []
    for number in range(4):
        views = [ada.view(table, 0), ada.view(table, 1), port.user("Eve").view(table)]
        assert len({view["hash"] for view in views}) == 1
        hashes.append(views[0]["hash"])
        answer = ada.play_any(table, number)
        assert answer["hash"] == ada.view(table)["hash"]
    assert len(set(hashes)) == 4


def test_who_hangs_up_is_forgotten(ada: User, port: OpenServer) -> None:
    table = ada.create_table()["id"]
    for _ in range(3):
        with ada.live(table, 0) as line:
            next_message(line)
            line.send({"type": "websocket.receive", "text": "ping"})
    assert port.registry._cached_tables[table]._listeners == []
    ada.play_any(table)


def test_nobody_has_more_lines_than_pages_could_be_open(
    ada: User, port: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spielhafen.server.routes.live.MAX_CONNECTIONS", 2)
    table = ada.create_table()["id"]
    with ada.live(table, 0):
        with ada.live(table):
            with ada.live(table) as one_too_many:
                assert one_too_many.first_message["status"] == 429
                headers = dict(one_too_many.first_message["headers"])
                assert headers[b"retry-after"] == b"1"
                error = json.loads(one_too_many.receive()["body"])["error"]
                assert error == {"key": "server-too-many-lines", "args": {"most": 2}}
            with port.user("Bo").live(table) as line:
                assert next_message(line)["type"] == "table"
        with ada.live("amber-gull-7") as line:
            assert line.first_message["status"] == 404
        with ada.live(table) as line:
            assert next_message(line)["type"] == "table"
    assert port.registry.live_connections == {}


def test_a_house_has_as_many_lines_as_a_crowd_and_no_more(
    ada: User, port: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spielhafen.server.routes.live.ADDRESS_FACTOR", 1)
    monkeypatch.setattr("spielhafen.server.routes.live.MAX_CONNECTIONS", 2)
    table = ada.create_table()["id"]
    with ada.live(table, 0), port.user("Bo").live(table), port.user("Cy").live(table) as one_too_many:
        assert one_too_many.first_message["status"] == 429
        error = json.loads(one_too_many.receive()["body"])["error"]
        assert error == {"key": "server-too-many-lines-here", "args": {"most": 2}}
    with port.user("Cy").live(table) as line:
        assert next_message(line)["type"] == "table"
    assert port.registry.live_connections == {}


def test_what_goes_wrong_behind_a_line_ends_it_and_is_told_to_the_log_alone(
    ada: User, port: OpenServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = ada.create_table()["id"]
    known = ada.view(table)["seq"]

    async def fail(*_: object) -> None:
        raise RuntimeError("a page of the log is torn")

    with monkeypatch.context() as broken:
        broken.setattr("spielhafen.server.tables.table.Table.build_log", fail)
        with ada.live(table, 0, since=known) as line:
            messages = [line.receive()]
            while messages[-1]["type"] == "websocket.send":
                messages.append(line.receive())
    assert messages[-1]["type"] == "websocket.close"
    assert messages[-1]["code"] == 1011
    assert "torn" not in str(messages)
    assert "a page of the log is torn" in caplog.text
    assert port.registry._cached_tables[table]._listeners == []
    with ada.live(table, 0, since=known) as line:
        assert next_message(line)["type"] == "current"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("amber-gull-7/live", 404),
        ("nonsense/live", 404),
        ("{}/live?seat=9", 404),
        ("{}/live?seat=x", 400),
        ("{}/live?since=-1", 400),
        ("{}/live?hidden=yes", 400),
        ("{}/live?hidden=11", 400),
    ],
)
def test_what_cannot_be_watched_is_said_so(ada: User, path: str, status: int) -> None:
    table = ada.create_table()["id"]
    with ada.client.websocket(f"/api/tables/{path.format(table)}", ada.headers) as line:
        assert line.first_message["type"] == "websocket.http.response.start"
        assert line.first_message["status"] == status
