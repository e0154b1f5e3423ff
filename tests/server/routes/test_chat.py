"""Talk over the network: captains and those who look on hear each other only as far as nobody can be told anything."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from spielhafen.server.middleware.gate import Limits, Rate
from spielhafen.server.routes.chat import LONGEST
from tests.server.registries import EASY, FOR_A_FRIEND, TWO, Port, Sailor, good, heard, port_of, store_in

MOVE = {"seat": 0, "moves": ["N1"], "seq": 1}


def say(who: Sailor, table: str, words: str, name: str = "", key: str | None = None) -> httpx.Response:
    return who.post(f"/tables/{table}/talk", {"words": words, "name": name}, key)


def hears(who: Sailor, table: str) -> list[str]:
    return [line["words"] for line in good(who.get(f"/tables/{table}/talk"))["lines"]]


def company(port: Port) -> tuple[Sailor, Sailor, Sailor, str]:
    ada, bo, eve = port.sailor("Ada"), port.sailor("Bo"), port.sailor("Eve")
    table = ada.lay(FOR_A_FRIEND)["id"]
    good(bo.sit(table))
    return ada, bo, eve, table


def test_captains_hear_each_other_and_whoever_looks_on_listens(port: Port) -> None:
    ada, bo, eve, table = company(port)
    with bo.live(table, 1) as bos, eve.live(table) as eves:
        heard(bos)
        heard(eves)
        line = good(say(ada, table, "Ahoi <b>Bo</b>"), 201)
        for told in (heard(bos), heard(eves)):
            assert told == {"type": "said", "line": {**line, "mine": False}}
    assert (line["number"], line["room"], line["seat"], line["name"], line["mine"]) == (
        1,
        "table",
        0,
        "Ada",
        True,
    )
    assert hears(bo, table) == hears(eve, table) == ["Ahoi <b>Bo</b>"]


def test_the_quay_is_not_heard_at_the_table_until_the_game_is_over(port: Port) -> None:
    ada, bo, eve, table = company(port)
    with ada.live(table, 0) as line:
        heard(line)
        said = good(say(eve, table, "Bo has the admiral!", "Eve"), 201)
        assert (said["room"], said["seat"]) == ("quay", None)
        good(say(bo, table, "Your move"), 201)
        assert heard(line)["line"]["words"] == "Your move"
    assert hears(ada, table) == ["Your move"]
    assert hears(port.sailor("Fay"), table) == ["Bo has the admiral!", "Your move"]
    while ada.look(table)["over"] is None:
        for who in (ada, bo):
            if set(who.look(table)["yours"]) & set(who.look(table)["actors"]):
                who.play_any(table)
    assert hears(ada, table) == ["Bo has the admiral!", "Your move"]


def test_talk_makes_no_move_stale_and_nobody_out_of_step(port: Port) -> None:
    ada, _, eve, table = company(port)
    before = ada.look(table)
    good(say(ada, table, "hm"), 201)
    good(say(eve, table, "hm", "Eve"), 201)
    assert ada.look(table) == before


def test_a_line_is_said_once(port: Port) -> None:
    ada, *_, table = company(port)
    first = good(say(ada, table, "Ahoi", key="a-key-of-it"), 201)
    assert good(say(ada, table, "Ahoi", key="a-key-of-it"), 201) == first
    assert hears(ada, table) == ["Ahoi"]


def test_a_key_is_for_one_line_only(port: Port) -> None:
    ada, *_, table = company(port)
    good(say(ada, table, "Ahoi", key="a-key-of-it"), 201)
    with ada.live(table, 0) as line:
        heard(line)
        refused = say(ada, table, "Goodbye", key="a-key-of-it")
        assert (refused.status_code, refused.json()["error"]["key"]) == (422, "server-key-reused")
        good(say(ada, table, "Land ho"), 201)
        assert heard(line)["line"]["words"] == "Land ho"
    assert hears(ada, table) == ["Ahoi", "Land ho"]


@pytest.mark.parametrize("words", ["", "  ", "a" * (LONGEST + 1), "a\u202eb", "a\x07b"])
def test_what_cannot_be_said_is_refused(port: Port, words: str) -> None:
    ada, *_, table = company(port)
    assert say(ada, table, words).status_code == 422
    assert hears(ada, table) == []


@pytest.mark.parametrize("name", ["", "ada", "Bo", "x" * 30])
def test_nobody_on_the_quay_speaks_under_a_captains_name(port: Port, name: str) -> None:
    *_, eve, table = company(port)
    assert say(eve, table, "I am it", name).status_code == 422


def test_each_line_that_another_process_took_down_is_told_once_however_many_are_newer(port: Port) -> None:
    ada, bo, _, table = company(port)
    for number in range(1, 26):
        good(say(bo, table, f"line {number}"), 201)
    with ada.live(table, 0) as line:
        heard(line)
        for number in (2, 1, 25):  # as the notices of the database come in
            port.client.portal.call(partial(_another_process_said, port, table, number))
            told = heard(line)["line"]
            assert (told["number"], told["words"]) == (number, f"line {number}")


async def _another_process_said(port: Port, table: str, number: int) -> None:
    port.harbour._heard(table, number)
    await asyncio.gather(*port.harbour._hearing)


def test_who_speaks_too_fast_waits(tmp_path: Path) -> None:
    now = [0.0]
    limits = Limits(EASY, EASY, Rate(1, 3), EASY)
    with port_of(store_in(tmp_path), limits=limits, clock=lambda: now[0]) as port:
        ada, bo, _, table = company(port)
        statuses = [say(ada, table, "hurry").status_code for _ in range(4)]
        assert statuses == [201, 201, 201, 429]
        assert say(bo, table, "calm").status_code == 201
        now[0] += 1
        assert say(ada, table, "calm").status_code == 201
        crowd = [
            say(port.sailor(f"x{number}"), table, "hi", f"X{number}").status_code for number in range(30)
        ]
        assert crowd.count(429) > 15


def test_who_guesses_words_of_tables_waits_and_disturbs_nobody_at_his_address(tmp_path: Path) -> None:
    now = [0.0]
    with port_of(
        store_in(tmp_path), limits=Limits(EASY, EASY, EASY, Rate(1, 5)), clock=lambda: now[0]
    ) as port:
        ada = port.sailor()
        table = ada.lay(TWO)["id"]
        guesses = [port.sailor(f"x{n}").get(f"/tables/amber-gull-{n + 1}").status_code for n in range(9)]
        assert guesses == [404] * 5 + [429] * 4
        assert ada.post("/tables/amber-gull-1/moves", MOVE).status_code == 429
        with ada.live("amber-gull-1") as line:
            assert line.first["status"] == 429
        ada.play_any(table)
        with ada.live(table) as line:
            assert line.first["type"] == "websocket.accept"
        now[0] += 2
        assert ada.get("/tables/amber-gull-1").status_code == 404


def test_what_a_table_does_not_have_is_no_guess(tmp_path: Path) -> None:
    with port_of(store_in(tmp_path), limits=Limits(EASY, EASY, EASY, Rate(0, 1)), clock=lambda: 0.0) as port:
        ada = port.sailor()
        table = f"/tables/{ada.lay(TWO)['id']}"
        for path in (f"{table}/plies/999", f"{table}/plies/999/why", f"{table}/nothing"):
            assert ada.get(path).status_code == 404
        assert ada.get(table, seat=9).status_code == 404
        assert ada.get("/tables/amber-gull-1").status_code == 404
        assert ada.get("/tables/amber-gull-1").status_code == 429


def test_notes_are_ones_own(port: Port) -> None:
    ada, bo, eve, table = company(port)
    path = f"/tables/{table}/note"
    assert good(ada.get(path)) == {"words": ""}
    assert good(ada.post(path, {"words": " Bo bluffs\n twice "})) == {"words": "Bo bluffs\ntwice"}
    assert good(ada.get(path)) == {"words": "Bo bluffs\ntwice"}
    assert good(bo.get(path)) == good(eve.get(path)) == {"words": ""}
    too_long: Any = {"words": "x" * 5000}
    for words in ({"words": "mine"}, too_long):
        assert eve.post(path, words).status_code == 403
    assert ada.post(path, too_long).status_code == 422
