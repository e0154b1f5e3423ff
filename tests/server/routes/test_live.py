"""The live connection: all events in order, as each seat may see them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.registries import ONE_AND_BOT, OpenServer, User, json_of, messages_until, next_message


def test_the_first_message_is_the_table(ada: User) -> None:
    table = ada.create_table()["id"]
    for seat in (None, 0, 1):
        with ada.live(table, seat) as connection:
            assert next_message(connection) == {"type": "table", "table": ada.view(table, seat)}


def test_a_move_is_sent_ply_by_ply_to_all_listeners(ada: User, server: OpenServer) -> None:
    view = ada.create_table()
    table = view["id"]
    with ada.live(table, 0) as first, ada.live(table, 1) as second, server.user("Eve").live(table) as public:
        for line in (first, second, public):
            next_message(line)
        for number in range(6):
            before = ada.view(table)
            answer = ada.play_any(table, number)
            for line, seat, user in ((first, 0, ada), (second, 1, ada), (public, None, server.user("Eve"))):
                message = next_message(line)
                check_frames(message, before, user.view(table, seat))
            assert answer["seq"] == before["seq"] + 1


def check_frames(message: dict[str, Any], before: dict[str, Any], after: dict[str, Any]) -> None:
    assert message["type"] == "frames"
    assert message["table"] == after
    assert message["seq"] == after["seq"] == before["seq"] + 1
    plies = [frame["ply"] for frame in message["frames"]]
    assert plies == list(range(before["ply"] + 1, after["ply"] + 1))
    text = [line for frame in message["frames"] for line in frame["log"]]
    assert text == [line for line in after["log"] if line["ply"] > before["ply"]]
    last = message["frames"][-1]["scene"]
    assert last == {name: value for name, value in after["scene"].items() if name != "offers"}


def test_nothing_is_left_out_while_bots_play(ada: User) -> None:
    table = ada.create_table([*ONE_AND_BOT, {"kind": "bot", "level": "random", "name": "Elcano"}])["id"]
    with ada.live(table, 0) as connection:
        seq = 0
        for _ in range(12):
            for message in messages_until(connection, lambda view: view["actors"] == [0]):
                if message["type"] == "frames":
                    assert message["seq"] == seq + 1
                if "table" in message:
                    seq = message["table"]["seq"]
                else:
                    assert message["type"] == "thinking"
                    assert message["seats"]
            view = message["table"]
            json_of(ada.play(table, 0, view["scene"]["offers"][0]["move"], seq=view["seq"]))


def test_a_slow_listener_is_disconnected_and_can_reconnect(
    ada: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spielhafen.server.views.listeners.MAX_QUEUED", 3)
    table = ada.create_table()["id"]
    with ada.live(table, 0) as connection:
        next_message(connection)
        connection.block_sending()
        for number in range(8):
            ada.play_any(table, number)
        connection.unblock_sending()
        messages = []
        while (message := connection.receive())["type"] == "websocket.send":
            messages.append(message)
        assert message["type"] == "websocket.close"
        assert len(messages) < 8
    with ada.live(table, 0) as connection:
        assert next_message(connection)["table"] == ada.view(table, 0)


def test_a_returning_client_gets_only_missed_events(ada: User) -> None:
    table = ada.create_table()["id"]
    seen = ada.view(table, 0)
    for number in range(3):
        ada.play_any(table, number)
    now = ada.view(table, 0)
    with ada.live(table, 0, since=now["seq"]) as connection:
        assert next_message(connection) == {"type": "current", "seq": now["seq"], "hash": now["hash"]}
        ada.play_any(table)
        assert next_message(connection)["since"] == now["seq"]
    with ada.live(table, 0, since=seen["seq"]) as connection:
        message = next_message(connection)
        assert message["since"] == seen["seq"]
        assert [frame["ply"] for frame in message["frames"]] == list(
            range(seen["ply"] + 1, message["table"]["ply"] + 1)
        )
        assert message["table"] == ada.view(table, 0)


def test_a_client_with_too_many_or_unknown_events_gets_the_whole_table(
    ada: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ada.create_table()["id"]
    for number in range(4):
        ada.play_any(table, number)
    for since in (0, 999):
        with ada.live(table, 0, since=since) as connection:
            assert next_message(connection) == {"type": "table", "table": ada.view(table, 0)}
    monkeypatch.setattr("spielhafen.server.views.view_cache.MAX_MISSED_PLIES", 2)
    with ada.live(table, 0, since=1) as connection:
        assert next_message(connection)["type"] == "table"


def test_other_events_than_moves_send_the_whole_table(ada: User) -> None:
    table = ada.create_table()["id"]
    before = ada.view(table)["seq"]
    json_of(ada.post(f"/tables/{table}/tickets", {"seat": 0}))
    with ada.live(table, 0, since=before) as connection:
        assert next_message(connection) == {"type": "table", "table": ada.view(table, 0)}
    with ada.live(table, 0, since=before + 1) as connection:
        assert next_message(connection)["type"] == "current"


def test_a_ticket_event_reveals_nothing(ada: User, server: OpenServer) -> None:
    table = ada.create_table()["id"]
    ada.play_any(table)
    with ada.live(table, 0) as connection, server.user("Eve").live(table) as public:
        before = [next_message(each)["table"] for each in (connection, public)]
        json_of(ada.post(f"/tables/{table}/tickets", {"seat": 0}))
        slim = json.loads(connection.receive_text())
        assert (slim["type"], slim["since"], slim["frames"]) == ("frames", before[0]["seq"], [])
        assert (slim["table"]["log"], slim["table"]["log_from"]) == ([], len(before[0]["log"]))
        assert "geometry" not in slim["table"]["scene"]
        text = next_message(public)
        assert text["table"] == {**before[1], "seq": text["seq"], "hash": text["table"]["hash"]}
        assert text["table"] == server.user("Eve").view(table)
        ada.play_any(table)
        assert next_message(public)["since"] == text["seq"]


def test_a_ping_is_answered_with_the_position_of_the_table(ada: User) -> None:
    table = ada.create_table()["id"]
    with ada.live(table, 0) as connection:
        next_message(connection)
        for text in ("ping", "pong", "", "x" * 2000):
            connection.send({"type": "websocket.receive", "text": text})
        connection.send({"type": "websocket.receive", "bytes": b"ping"})
        view = ada.view(table)
        assert next_message(connection) == {"type": "pong", "seq": view["seq"], "hash": view["hash"]}
        ada.play_any(table)
        assert next_message(connection)["type"] == "frames"


def test_all_listeners_get_the_same_hash_which_changes_with_each_event(ada: User, server: OpenServer) -> None:
    table = ada.create_table()["id"]
    hashes = []
    for number in range(4):
        views = [ada.view(table, 0), ada.view(table, 1), server.user("Eve").view(table)]
        assert len({view["hash"] for view in views}) == 1
        hashes.append(views[0]["hash"])
        answer = ada.play_any(table, number)
        assert answer["hash"] == ada.view(table)["hash"]
    assert len(set(hashes)) == 4


def test_a_disconnected_listener_is_removed(ada: User, server: OpenServer) -> None:
    table = ada.create_table()["id"]
    for _ in range(3):
        with ada.live(table, 0) as connection:
            next_message(connection)
            connection.send({"type": "websocket.receive", "text": "ping"})
    assert server.registry._cached_tables[table]._listeners == []
    ada.play_any(table)


def test_the_connections_of_a_client_are_limited(
    ada: User, server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spielhafen.server.routes.live.MAX_CONNECTIONS", 2)
    table = ada.create_table()["id"]
    with ada.live(table, 0):
        with ada.live(table):
            with ada.live(table) as refused:
                assert refused.first_message["status"] == 429
                headers = dict(refused.first_message["headers"])
                assert headers[b"retry-after"] == b"1"
                error = json.loads(refused.receive()["body"])["error"]
                assert error == {"key": "server-too-many-lines", "args": {"most": 2}}
            with server.user("Bo").live(table) as connection:
                assert next_message(connection)["type"] == "table"
        with ada.live("amber-gull-7") as connection:
            assert connection.first_message["status"] == 404
        with ada.live(table) as connection:
            assert next_message(connection)["type"] == "table"
    assert server.registry.live_connections == {}


def test_the_connections_of_an_address_are_limited(
    ada: User, server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spielhafen.server.routes.live.ADDRESS_FACTOR", 1)
    monkeypatch.setattr("spielhafen.server.routes.live.MAX_CONNECTIONS", 2)
    table = ada.create_table()["id"]
    with ada.live(table, 0), server.user("Bo").live(table), server.user("Cy").live(table) as refused:
        assert refused.first_message["status"] == 429
        error = json.loads(refused.receive()["body"])["error"]
        assert error == {"key": "server-too-many-lines-here", "args": {"most": 2}}
    with server.user("Cy").live(table) as connection:
        assert next_message(connection)["type"] == "table"
    assert server.registry.live_connections == {}


def test_an_error_ends_the_connection_and_is_only_logged(
    ada: User, server: OpenServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = ada.create_table()["id"]
    known = ada.view(table)["seq"]

    async def fail(*_: object) -> None:
        raise RuntimeError("a page of the log is torn")

    with monkeypatch.context() as broken:
        broken.setattr("spielhafen.server.tables.table.Table.build_log", fail)
        with ada.live(table, 0, since=known) as connection:
            messages = [connection.receive()]
            while messages[-1]["type"] == "websocket.send":
                messages.append(connection.receive())
    assert messages[-1]["type"] == "websocket.close"
    assert messages[-1]["code"] == 1011
    assert "torn" not in str(messages)
    assert "a page of the log is torn" in caplog.text
    assert server.registry._cached_tables[table]._listeners == []
    with ada.live(table, 0, since=known) as connection:
        assert next_message(connection)["type"] == "current"


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
def test_a_view_that_cannot_be_watched_is_reported(ada: User, path: str, status: int) -> None:
    table = ada.create_table()["id"]
    with ada.client.websocket(f"/api/tables/{path.format(table)}", ada.headers) as connection:
        assert connection.first_message["type"] == "websocket.http.response.start"
        assert connection.first_message["status"] == status
