"""What live messages leave out because it was sent before.

`next_message` restores it, so all other tests of live connections prove, too, that nothing is missing.
"""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest

from spielhafen.core.game import find_games
from spielhafen.server.messages.live_messages import FramesMessage, ThinkingMessage
from spielhafen.server.messages.table_info import FrameInfo, TableInfo
from spielhafen.server.views.live_delta import Sent
from tests.server.registries import TWO_HERE, JSONDict, User, json_of, next_message


def raw(socket: Any) -> JSONDict:
    message: JSONDict = json.loads(socket.receive_text())
    return message


def test_a_geometry_is_sent_when_it_has_changed(ada: User) -> None:
    table = ada.create_table()["id"]
    with ada.live(table, 0) as connection:
        chart, charts = "", set()
        for number in range(30):
            message = raw(connection)
            frames = [frame["scene"] for frame in message.get("frames", ()) if "scene" in frame]
            for scene in (*frames, message["table"]["scene"]):
                assert ("geometry" in scene) == (scene["chart"] != chart)
                chart = scene["chart"]
                charts.add(chart)
            ada.play_any(table, number)
    assert len(charts) > 1  # otherwise the test would prove little


def test_a_log_line_is_sent_once(ada: User) -> None:
    table = ada.create_table()["id"]
    with ada.live(table, 0) as connection:
        log: list[JSONDict] = []
        for number in range(30):
            message = raw(connection)
            log += [line for frame in message.get("frames", ()) for line in frame["log"]]
            assert message["table"].get("log_from", 0) == len(log)
            log += message["table"]["log"]
            assert log == ada.view(table, 0)["log"]
            ada.play_any(table, number)


def test_each_frame_shows_the_table_after_its_ply(ada: User) -> None:
    table = ada.create_table()["id"]
    with ada.live(table, 0) as connection:
        next_message(connection)
        for number in range(30):
            ada.play_any(table, number)
            for frame in next_message(connection)["frames"]:
                past = json_of(ada.get(f"/tables/{table}/plies/{frame['ply']}", seat=0))
                assert frame["scene"] == past["scene"]


def test_a_new_connection_gets_everything_once(ada: User) -> None:
    table = ada.create_table()["id"]
    for number in range(3):
        ada.play_any(table, number)
        with ada.live(table, 0) as connection:
            assert raw(connection)["table"] == ada.view(table, 0)


@pytest.mark.parametrize("game", [*find_games()])
def test_a_client_that_asks_for_changes_can_restore_the_table(game: str, ada: User) -> None:
    """Two listeners of each kind, so that messages are shared as well."""
    table = json_of(ada.post("/tables", {"game": game, "options": {}, "seats": TWO_HERE}), 201)["id"]
    with ExitStack() as stack:
        listening = [
            (seat, stack.enter_context(ada.live(table, seat, changes=changes)))
            for seat in (0, None)
            for changes in (0, 1, 1)
        ]
        for number in range(12):
            for seat, connection in listening:
                shown = next_message(connection)["table"]
                assert shown == ada.view(table, seat)
            ada.play_any(table, number)


def test_a_client_that_asks_for_changes_can_restore_what_was_taken_back(ada: User) -> None:
    body = {"game": "seeschlacht", "options": {}, "seats": TWO_HERE}
    table = json_of(ada.post("/tables", body), 201)["id"]
    taken_back = 0
    with ada.live(table, 0, changes=1) as connection:
        next_message(connection)
        for number in range(12):
            played = ada.play_any(table, number)
            next_message(connection)
            seat = ada.view(table)["actors"][0]
            if ada.view(table, seat)["undo"]:
                json_of(ada.undo(table, seat, seq=played["seq"]))
                assert next_message(connection)["table"] == ada.view(table, 0)
                taken_back += 1
                ada.play_any(table, number)
                next_message(connection)
    assert taken_back > 2


def test_a_client_that_asks_for_changes_is_not_sent_what_is_unchanged(ada: User) -> None:
    table = ada.create_table()["id"]
    with ada.live(table, 0) as whole, ada.live(table, 0, changes=1) as changes:
        assert raw(whole) == raw(changes)
        ada.play_any(table)
        whole_table, changed = raw(whole)["table"], raw(changes)["table"]
        assert changed.keys() < whole_table.keys()
        assert "options" not in changed
        assert any(isinstance(zone, int) for zone in changed["scene"]["zones"])
        assert changed["scene"]["status"] == whole_table["scene"]["status"]


def test_a_message_without_a_table_is_sent_as_it_is() -> None:
    message, sent = ThinkingMessage([1]), Sent()

    assert sent.encode(message, {}) == (msgspec.json.encode(message), sent)


def test_what_was_never_sent_is_not_left_out(ada: User) -> None:
    answer = ada.get(f"/tables/{ada.create_table()['id']}")
    view = msgspec.json.decode(answer.content, type=TableInfo)
    view.log = [msgspec.Raw(b"1"), msgspec.Raw(b"2"), msgspec.Raw(b"3")]
    message = FramesMessage(since=1, seq=2, frames=[FrameInfo(3, [msgspec.Raw(b"4")])], table=view)

    encoded, _ = Sent(changes_only=True).encode(message, {})
    assert json.loads(encoded) == json.loads(msgspec.json.encode(message))
