"""The JSON of scenes."""

import json

from spielhafen.core.scene import (
    Card,
    Face,
    Geometry,
    Meter,
    Offer,
    Piece,
    Row,
    Scene,
    SeatScene,
    Sheet,
    SheetRow,
    Space,
    Status,
    Wheel,
    Zone,
)
from spielhafen.core.scene_json import dump_scene
from spielhafen.core.secret import view
from spielhafen.core.text import text
from tests.toys.skerry import GAME

STATUS = Status(round=text("round"), phase=text("phase"), prompt=text("prompt"))


def test_empty_values_are_left_out() -> None:
    assert dump_scene(Face(index="N", turn=0, small=False, art="")) == {"index": "N"}
    assert dump_scene(Offer(move="rest", label=text("rest"))) == {"move": "rest", "label": {"key": "rest"}}


def test_seat_0_length_0_and_no_winners_are_not_left_out() -> None:
    scene = Scene(geometry=Geometry(box=(0, 0, 1, 1)), status=STATUS, seats=[SeatScene()], over=[])
    piece = Piece(id="ship", art="ship", at=(0, 0), label=text("ship"), owner=0)

    assert dump_scene(scene)["over"] == []
    assert dump_scene(scene)["seats"] == [{}]
    assert dump_scene(piece) == {
        "id": "ship",
        "art": "ship",
        "at": [0, 0],
        "label": {"key": "ship"},
        "owner": 0,
        "size": 1,
    }
    assert dump_scene(Meter(label=text("winds"), have=0, of=3)) == {
        "label": {"key": "winds"},
        "have": 0,
        "of": 3,
    }
    assert dump_scene(Row(label=text("hits"), have=0, of=2))["have"] == 0
    assert dump_scene(Wheel(labels=[], angle=0, value=text("calm"))) == {"angle": 0, "value": {"key": "calm"}}


def test_a_running_game_has_no_winners_in_the_json() -> None:
    assert "over" not in dump_scene(Scene(geometry=Geometry(box=(0, 0, 1, 1)), status=STATUS, seats=[]))


def test_a_line_of_a_sheet_keeps_its_cells() -> None:
    sheet = Sheet(heads=[text("damage")], rows=[SheetRow(owner=0, cells=["0"], total="0")])

    assert dump_scene(sheet)["rows"] == [{"owner": 0, "cells": ["0"], "total": "0"}]


def test_maps_lists_and_texts_inside_are_dumped_too() -> None:
    card = Card(id="c", label=text("card", number=3), face=Face(corner={"N": "5½"}), flags=("now",))
    zone = Zone(id="hand", kind="hand", title=text("hand"), cards=[card])

    assert dump_scene(zone)["cards"] == [
        {
            "id": "c",
            "label": {"key": "card", "args": {"number": 3}},
            "face": {"corner": {"N": "5½"}},
            "flags": ["now"],
        }
    ]


def test_a_space_keeps_its_place() -> None:
    assert dump_scene(Space(id="a1", name="a1", at=(0, 0))) == {"id": "a1", "name": "a1", "at": [0, 0]}


def test_the_scene_of_a_game_can_be_written_as_json() -> None:
    dumped = dump_scene(GAME.scene(view(GAME.start(2), 0)))

    assert json.loads(json.dumps(dumped, allow_nan=False)) == dumped
