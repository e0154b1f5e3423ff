"""Talk over the network: captains and those who look on hear each other only as far as nobody can be told anything."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from spielhafen.server.middleware.gate import Rate, RateLimits
from spielhafen.server.routes.chat import MAX_LINE_LENGTH
from tests.server.registries import (
    ONE_AND_OPEN,
    TWO_HERE,
    UNLIMITED_RATE,
    OpenServer,
    User,
    json_of,
    next_message,
    open_server,
    open_store,
)

MOVE = {"seat": 0, "moves": ["N1"], "seq": 1}


def say(who: User, table: str, words: str, name: str = "", key: str | None = None) -> httpx.Response:
    return who.post(f"/tables/{table}/talk", {"words": words, "name": name}, key)


def hears(who: User, table: str) -> list[str]:
    return [line["words"] for line in json_of(who.get(f"/tables/{table}/talk"))["lines"]]


def company(port: OpenServer) -> tuple[User, User, User, str]:
    ada, bo, eve = port.user("Ada"), port.user("Bo"), port.user("Eve")
    table = ada.create_table(ONE_AND_OPEN)["id"]
    json_of(bo.sit(table))
    return ada, bo, eve, table


def test_captains_hear_each_other_and_whoever_looks_on_listens(port: OpenServer) -> None:
    ada, bo, eve, table = company(port)
    with bo.live(table, 1) as bos, eve.live(table) as eves:
        next_message(bos)
        next_message(eves)
        line = json_of(say(ada, table, "Ahoi <b>Bo</b>"), 201)
        for told in (next_message(bos), next_message(eves)):
            assert told == {"type": "said", "line": {**line, "mine": False}}
    assert (line["number"], line["room"], line["seat"], line["name"], line["mine"]) == (
        1,
        "table",
        0,
        "Ada",
        True,
    )
    assert hears(bo, table) == hears(eve, table) == ["Ahoi <b>Bo</b>"]


def test_the_quay_is_not_heard_at_the_table_until_the_game_is_over(port: OpenServer) -> None:
    ada, bo, eve, table = company(port)
    with ada.live(table, 0) as line:
        next_message(line)
        said = json_of(say(eve, table, "Bo has the admiral!", "Eve"), 201)
        assert (said["room"], said["seat"]) == ("quay", None)
        json_of(say(bo, table, "Your move"), 201)
        assert next_message(line)["line"]["words"] == "Your move"
    assert hears(ada, table) == ["Your move"]
    assert hears(port.user("Fay"), table) == ["Bo has the admiral!", "Your move"]
    while ada.view(table)["over"] is None:
        for who in (ada, bo):
            if set(who.view(table)["yours"]) & set(who.view(table)["actors"]):
                who.play_any(table)
    assert hears(ada, table) == ["Bo has the admiral!", "Your move"]


def test_talk_makes_no_move_stale_and_nobody_out_of_step(port: OpenServer) -> None:
    ada, _, eve, table = company(port)
    before = ada.view(table)
    json_of(say(ada, table, "hm"), 201)
    json_of(say(eve, table, "hm", "Eve"), 201)
    assert ada.view(table) == before


def test_a_line_is_said_once(port: OpenServer) -> None:
    ada, *_, table = company(port)
    first = json_of(say(ada, table, "Ahoi", key="a-key-of-it"), 201)
    assert json_of(say(ada, table, "Ahoi", key="a-key-of-it"), 201) == first
    assert hears(ada, table) == ["Ahoi"]


def test_a_key_is_for_one_line_only(port: OpenServer) -> None:
    ada, *_, table = company(port)
    json_of(say(ada, table, "Ahoi", key="a-key-of-it"), 201)
    with ada.live(table, 0) as line:
        next_message(line)
        refused = say(ada, table, "Goodbye", key="a-key-of-it")
        assert (refused.status_code, refused.json()["error"]["key"]) == (422, "server-key-reused")
        json_of(say(ada, table, "Land ho"), 201)
        assert next_message(line)["line"]["words"] == "Land ho"
    assert hears(ada, table) == ["Ahoi", "Land ho"]


@pytest.mark.parametrize("words", ["", "  ", "a" * (MAX_LINE_LENGTH + 1), "a\u202eb", "a\x07b"])
def test_what_cannot_be_said_is_refused(port: OpenServer, words: str) -> None:
    ada, *_, table = company(port)
    assert say(ada, table, words).status_code == 422
    assert hears(ada, table) == []


@pytest.mark.parametrize("name", ["", "ada", "Bo", "x" * 30])
def test_nobody_on_the_quay_speaks_under_a_captains_name(port: OpenServer, name: str) -> None:
    *_, eve, table = company(port)
    assert say(eve, table, "I am it", name).status_code == 422


def test_each_line_that_another_process_took_down_is_told_once_however_many_are_newer(
    port: OpenServer,
) -> None:
    ada, bo, _, table = company(port)
    for number in range(1, 26):
        json_of(say(bo, table, f"line {number}"), 201)
    with ada.live(table, 0) as line:
        next_message(line)
        for number in (2, 1, 25):  # as the notices of the database come in
            port.client.portal.call(partial(_another_process_said, port, table, number))
            told = next_message(line)["line"]
            assert (told["number"], told["words"]) == (number, f"line {number}")


async def _another_process_said(port: OpenServer, table: str, number: int) -> None:
    port.registry._on_store_news(table, number)
    await asyncio.gather(*port.registry._news_tasks)


def test_who_speaks_too_fast_waits(tmp_path: Path) -> None:
    now = [0.0]
    limits = RateLimits(UNLIMITED_RATE, UNLIMITED_RATE, Rate(1, 3), UNLIMITED_RATE)
    with open_server(open_store(tmp_path), limits=limits, clock=lambda: now[0]) as port:
        ada, bo, _, table = company(port)
        statuses = [say(ada, table, "hurry").status_code for _ in range(4)]
        assert statuses == [201, 201, 201, 429]
        assert say(bo, table, "calm").status_code == 201
        now[0] += 1
        assert say(ada, table, "calm").status_code == 201
        crowd = [say(port.user(f"x{number}"), table, "hi", f"X{number}").status_code for number in range(30)]
        assert crowd.count(429) > 15


def test_who_guesses_words_of_tables_waits_and_disturbs_nobody_at_his_address(tmp_path: Path) -> None:
    now = [0.0]
    with open_server(
        open_store(tmp_path),
        limits=RateLimits(UNLIMITED_RATE, UNLIMITED_RATE, UNLIMITED_RATE, Rate(1, 5)),
        clock=lambda: now[0],
    ) as port:
        ada = port.user()
        table = ada.create_table(TWO_HERE)["id"]
        guesses = [port.user(f"x{n}").get(f"/tables/amber-gull-{n + 1}").status_code for n in range(9)]
        assert guesses == [404] * 5 + [429] * 4
        assert ada.post("/tables/amber-gull-1/moves", MOVE).status_code == 429
        with ada.live("amber-gull-1") as line:
            assert line.first_message["status"] == 429
        ada.play_any(table)
        with ada.live(table) as line:
            assert line.first_message["type"] == "websocket.accept"
        now[0] += 2
        assert ada.get("/tables/amber-gull-1").status_code == 404


def test_what_a_table_does_not_have_is_no_guess(tmp_path: Path) -> None:
    with open_server(
        open_store(tmp_path),
        limits=RateLimits(UNLIMITED_RATE, UNLIMITED_RATE, UNLIMITED_RATE, Rate(0, 1)),
        clock=lambda: 0.0,
    ) as port:
        ada = port.user()
        table = f"/tables/{ada.create_table(TWO_HERE)['id']}"
        for path in (f"{table}/plies/999", f"{table}/plies/999/why", f"{table}/nothing"):
            assert ada.get(path).status_code == 404
        assert ada.get(table, seat=9).status_code == 404
        assert ada.get("/tables/amber-gull-1").status_code == 404
        assert ada.get("/tables/amber-gull-1").status_code == 429


def test_notes_are_ones_own(port: OpenServer) -> None:
    ada, bo, eve, table = company(port)
    path = f"/tables/{table}/note"
    assert json_of(ada.get(path)) == {"words": ""}
    assert json_of(ada.post(path, {"words": " Bo bluffs\n twice "})) == {"words": "Bo bluffs\ntwice"}
    assert json_of(ada.get(path)) == {"words": "Bo bluffs\ntwice"}
    assert json_of(bo.get(path)) == json_of(eve.get(path)) == {"words": ""}
    too_long: Any = {"words": "x" * 5000}
    for words in ({"words": "mine"}, too_long):
        assert eve.post(path, words).status_code == 403
    assert ada.post(path, too_long).status_code == 422
