"""Reasons why a move cannot be played, from what the seat sees; nothing is played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.registries import ONE_AND_OPEN, TWO_HERE, OpenServer, User, json_of

CARDS = [f"{wind}{number}" for wind in "NESW" for number in range(1, 14)]


def refusal_of(who: User, table: str, seat: int, move: str) -> Any:
    """Return the refusal of this move, or None."""
    answer = who.get(f"/tables/{table}/refusal", seat=seat, move=move)
    assert answer.status_code == 200, answer.text
    return answer.json()["refusal"]


@pytest.fixture
def table(ada: User) -> dict[str, Any]:
    """Create a table of Santa Timea with two players at one screen."""
    return ada.create_table(TWO_HERE)


@pytest.fixture
def hand(ada: User, table: dict[str, Any]) -> list[str]:
    """Return the moves of the seat to move."""
    (seat,) = table["actors"]
    scene = json_of(ada.get(f"/tables/{table['id']}", seat=seat))["scene"]
    return [offer["move"] for offer in scene["offers"]]


def test_a_legal_move_is_not_refused_and_not_played(
    ada: User, table: dict[str, Any], hand: list[str]
) -> None:
    (seat,) = table["actors"]

    assert [refusal_of(ada, table["id"], seat, move) for move in hand] == [None] * len(hand)
    assert json_of(ada.get(f"/tables/{table['id']}"))["seq"] == table["seq"]


def test_any_other_card_is_refused_with_its_reason_and_paragraph(
    ada: User, table: dict[str, Any], hand: list[str]
) -> None:
    (seat,) = table["actors"]
    other = next(card for card in CARDS if card not in hand)

    refusal = refusal_of(ada, table["id"], seat, other)

    assert (refusal["code"], refusal["paragraph"], refusal["text"]["key"]) == (
        "not-in-hand",
        "§5",
        "refused-not-in-hand",
    )


def test_the_answer_is_the_same_as_for_playing_the_move(
    ada: User, table: dict[str, Any], hand: list[str]
) -> None:
    (seat,) = table["actors"]
    for move in (card for card in CARDS if card not in hand):
        body = {"seat": seat, "moves": [move], "seq": table["seq"]}
        played = ada.post(f"/tables/{table['id']}/moves", body).json()
        assert refusal_of(ada, table["id"], seat, move) == played["refusal"]


def test_a_seat_that_is_not_to_move_learns_who_is(ada: User, table: dict[str, Any], hand: list[str]) -> None:
    (seat,) = table["actors"]

    assert refusal_of(ada, table["id"], 1 - seat, hand[0])["code"] == "not-your-turn"


def test_an_unknown_move_is_unreadable(ada: User, table: dict[str, Any]) -> None:
    (seat,) = table["actors"]

    for move in ("", "fly", "N99", "\N{SHIP}"):
        assert refusal_of(ada, table["id"], seat, move)["code"] == "unreadable"


def test_a_client_cannot_ask_for_a_foreign_seat(server: OpenServer, ada: User) -> None:
    bo = server.user("Bo")
    table = ada.create_table(ONE_AND_OPEN)["id"]
    json_of(bo.sit(table))

    for who, seat, status in ((ada, 1, 403), (bo, 0, 403), (bo, 7, 404), (server.user("Eve"), 0, 403)):
        assert who.get(f"/tables/{table}/refusal", seat=seat, move="N1").status_code == status
    assert ada.get(f"/tables/{table}/refusal", move="N1").status_code == 400


# Places to which no move leads.


def test_a_place_too_far_away_is_refused_with_the_steps_needed_and_left(ada: User) -> None:
    table = json_of(ada.post("/tables", {"game": "treasure_map", "seats": TWO_HERE}), 201)
    while not has_sail_move(ada, table):
        ada.play_any(table["id"])
        table = json_of(ada.get(f"/tables/{table['id']}"))
    (seat,) = table["actors"]
    spaces = [f"{column}{row}" for column in "ABCDEFGHIJKL" for row in range(1, 13)]

    refusal_text = [place_refusal_of(ada, table["id"], seat, place) for place in spaces]
    args = [refusal["text"]["args"] for refusal in refusal_text if refusal and refusal["code"] == "too-far"]

    assert any(far["how"] == "far" and far["far"] > far["left"] for far in args)
    assert json_of(ada.get(f"/tables/{table['id']}"))["seq"] == table["seq"]


def test_an_unknown_place_has_no_refusal(ada: User, table: dict[str, Any]) -> None:
    (seat,) = table["actors"]

    assert place_refusal_of(ada, table["id"], seat, "A1") is None
    assert place_refusal_of(ada, table["id"], 1 - seat, "A1")["code"] == "not-your-turn"


def place_refusal_of(who: User, table: str, seat: int, place: str, thing: str = "") -> Any:
    """Return why this thing cannot get to this place, or None."""
    return json_of(who.get(f"/tables/{table}/refusal", seat=seat, place=place, thing=thing))["refusal"]


def has_sail_move(who: User, table: dict[str, Any]) -> bool:
    """Return whether the seat to move has a move to a square."""
    (seat,) = table["actors"]
    offers = json_of(who.get(f"/tables/{table['id']}", seat=seat))["scene"]["offers"]
    return any(offer["move"].startswith("go ") for offer in offers)
