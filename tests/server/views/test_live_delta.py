"""What live messages leave out because it was sent before.

`next_message` restores it, so all other tests of live connections prove, too, that nothing is missing.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from spielhafen.server.messages.live_messages import FramesMessage, ThinkingMessage
from spielhafen.server.messages.table_info import FrameInfo, LogEntry, TableInfo
from spielhafen.server.views.live_delta import LiveDeltaEncoder
from tests.server.registries import JSONDict, User, json_of, next_message


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


def test_a_message_without_a_table_is_sent_as_it_is() -> None:
    message = ThinkingMessage([1])

    assert LiveDeltaEncoder().encode(message) is message


def test_what_was_never_sent_is_not_left_out(ada: User) -> None:
    answer = ada.get(f"/tables/{ada.create_table()['id']}")
    view = msgspec.json.decode(answer.content, type=TableInfo)
    view.log = [msgspec.Raw(b"1"), msgspec.Raw(b"2"), msgspec.Raw(b"3")]
    message = FramesMessage(
        since=1, seq=2, frames=[FrameInfo(3, [LogEntry(3, 0, False, {"key": "a"}, "")])], table=view
    )

    assert LiveDeltaEncoder().encode(message) == message
