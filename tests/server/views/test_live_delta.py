"""What live messages leave out because it was sent before.

`next_message` restores it, so all other tests of live connections prove, too, that nothing is missing.
"""

from __future__ import annotations

import json
from typing import Any

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


def test_a_message_without_a_table_is_unchanged() -> None:
    assert LiveDeltaEncoder().encode({"type": "thinking", "seats": [1]}) == {"type": "thinking", "seats": [1]}


def test_lines_that_were_never_sent_are_included() -> None:
    encoder = LiveDeltaEncoder()
    scene = {"chart": "a", "geometry": {}}
    frames = [{"ply": 3, "log": ["third"]}]
    message = {
        "type": "frames",
        "frames": frames,
        "table": {"scene": scene, "log": ["first", "second", "third"]},
    }
    assert encoder.encode(message) == message
