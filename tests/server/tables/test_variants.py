"""Tables may change the numbers of their game, and say so wherever they are shown."""

from __future__ import annotations

from typing import Any

import pytest

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
