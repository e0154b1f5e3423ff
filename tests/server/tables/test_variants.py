"""Tables may change the numbers of their game, and say so wherever they are shown."""

from __future__ import annotations

from typing import Any

import pytest

from spielhafen.boxes.ship_adventure.example_board import EXAMPLE_BOARD
from spielhafen.core.logbook import read_logbook
from tests.server.registries import TWO_HERE, User, json_of

FIVE = {"variant": "five-dice", "dice_number": 5}


def body(**options: Any) -> dict[str, Any]:
    return {"game": "columbus", "options": options, "seats": TWO_HERE}


def test_a_table_names_its_variant_and_writes_it_in_its_logbook(ada: User) -> None:
    view = json_of(ada.post("/tables", body(**FIVE)), 201)

    assert view["variant"] == "five-dice"
    assert view["options"] == FIVE
    assert view["house_rules"] == FIVE
    assert view["preset"] is None
    assert read_logbook(ada.get(f"/tables/{view['id']}/logbook").text).options == FIVE


def test_without_a_name_its_numbers_are_named(ada: User) -> None:
    assert json_of(ada.post("/tables", body(dice_number=5)), 201)["variant"] == "dice_number=5"
    assert json_of(ada.post("/tables", body(dice_number=4)), 201)["variant"] == ""


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"dice_number": 7}, "error-bad-number"),
        ({"dice_number": "all"}, "error-bad-number"),
        ({"variant": "Five dice", "dice_number": 5}, "error-variant-name"),
        ({"variant": "five-dice"}, "error-variant-empty"),
        ({"dice_colour": 5}, "error-unknown-option"),
    ],
)
def test_an_impossible_variant_opens_no_table(ada: User, options: dict[str, Any], key: str) -> None:
    answer = ada.post("/tables", body(**options))

    assert answer.status_code == 422
    assert answer.json()["error"]["key"] == key
    assert ada.get("/tables").json() == []


def test_a_board_is_drawn_at_a_table(ada: User) -> None:
    rows = "\n".join(EXAMPLE_BOARD[row : row + 12] for row in range(0, 144, 12))
    options = {"variant": "my-sea", "board_drawing": rows}
    view = json_of(ada.post("/tables", {"game": "treasure_map", "options": options, "seats": TWO_HERE}), 201)
    options["board_drawing"] = EXAMPLE_BOARD
    book = read_logbook(ada.get(f"/tables/{view['id']}/logbook").text)

    assert (view["variant"], view["house_rules"]) == ("my-sea", options)
    assert (book.options["variant"], book.options["board_drawing"]) == ("my-sea", EXAMPLE_BOARD)


def test_a_drawing_that_is_no_board_opens_no_table(ada: User) -> None:
    body = {"game": "treasure_map", "options": {"board_drawing": "." * 144}, "seats": TWO_HERE}
    answer = ada.post("/tables", body)

    assert answer.status_code == 422
    assert answer.json()["error"]["key"] == "error-bad-drawing"


def test_games_tell_what_can_be_drawn(ada: User) -> None:
    games = {game["id"]: game["drawings"] for game in ada.get("/games").json()}

    assert games["caribbean_conquest"] == [{"id": "board_drawing", "paragraph": "§3"}]
    assert games["columbus"] == []


def test_games_tell_their_numbers(ada: User) -> None:
    games = {game["id"]: game for game in ada.get("/games").json()}

    assert games["columbus"]["numbers"][0] == {
        "id": "dice_number",
        "printed": 4,
        "low": 1,
        "high": 6,
        "paragraph": "§6",
    }
    assert games["columbus"]["options"] == []
