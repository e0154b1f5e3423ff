"""Chat over HTTP: messages of players and spectators, and who can read them."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from spielhafen.server.middleware.rate_limits import RateLimits
from spielhafen.server.routes.chat import MAX_LINE_LENGTH
from spielhafen.server.token_buckets import Rate
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


def post_message(who: User, table: str, words: str, name: str = "", key: str | None = None) -> httpx.Response:
    return who.post(f"/tables/{table}/chat", {"text": words, "name": name}, key)


def messages_of(who: User, table: str) -> list[str]:
    return [line["text"] for line in json_of(who.get(f"/tables/{table}/chat"))["messages"]]


def three_users(server: OpenServer) -> tuple[User, User, User, str]:
    ada, bo, eve = server.user("Ada"), server.user("Bo"), server.user("Eve")
    table = ada.create_table(ONE_AND_OPEN)["id"]
    json_of(bo.sit(table))
    return ada, bo, eve, table


def test_players_and_spectators_read_the_messages_of_players(server: OpenServer) -> None:
    ada, bo, eve, table = three_users(server)
    with bo.live(table, 1) as bos, eve.live(table) as eves:
        next_message(bos)
        next_message(eves)
        line = json_of(post_message(ada, table, "Ahoi <b>Bo</b>"), 201)
        for message in (next_message(bos), next_message(eves)):
            assert message == {"type": "chat", "message": {**line, "mine": False}}
    assert (line["room"], line["seat"], line["name"], line["mine"]) == ("table", 0, "Ada", True)
    assert messages_of(bo, table) == messages_of(eve, table) == ["Ahoi <b>Bo</b>"]


def test_players_read_spectators_only_after_the_game(server: OpenServer) -> None:
    ada, bo, eve, table = three_users(server)
    with ada.live(table, 0) as connection:
        next_message(connection)
        message = json_of(post_message(eve, table, "Bo has the admiral!", "Eve"), 201)
        assert (message["room"], message["seat"]) == ("spectators", None)
        json_of(post_message(bo, table, "Your move"), 201)
        assert next_message(connection)["message"]["text"] == "Your move"
    assert messages_of(ada, table) == ["Your move"]
    assert messages_of(server.user("Fay"), table) == ["Bo has the admiral!", "Your move"]
    while ada.view(table)["winners"] is None:
        for who in (ada, bo):
            if set(who.view(table)["own_seats"]) & set(who.view(table)["actors"]):
                who.play_any(table)
    assert messages_of(ada, table) == ["Bo has the admiral!", "Your move"]


def test_players_cannot_count_the_messages_that_they_do_not_read(server: OpenServer) -> None:
    ada, bo, eve, table = three_users(server)
    first = json_of(post_message(ada, table, "Ahoi"), 201)
    for words in ("Bo has the admiral!", "Ada has the bride!"):
        json_of(post_message(eve, table, words, "Eve"), 201)
    last = json_of(post_message(bo, table, "Well"), 201)
    lines = json_of(ada.get(f"/tables/{table}/chat"))["messages"]

    for line in (first, last, *lines):
        assert line["number"] == 2 * int(line["sent_at"] * 1_000_000)
    assert [line["text"] for line in lines] == ["Ahoi", "Well"]
    assert len({line["number"] for line in json_of(eve.get(f"/tables/{table}/chat"))["messages"]}) == 4


def test_messages_after_a_number_are_those_that_came_later(server: OpenServer) -> None:
    ada, bo, eve, table = three_users(server)
    numbers = {
        words: json_of(post_message(who, table, words, name), 201)["number"]
        for who, words, name in ((ada, "a", ""), (eve, "b", "Eve"), (bo, "c", ""), (ada, "d", ""))
    }

    def read(who: User, after: int) -> str:
        answer = json_of(who.get(f"/tables/{table}/chat", after=after))
        return "".join(line["text"] for line in answer["messages"])

    assert [read(ada, numbers[words]) for words in "acd"] == ["cd", "d", ""]
    assert [read(eve, numbers[words]) for words in "abcd"] == ["bcd", "cd", "d", ""]
    assert [read(ada, unknown) for unknown in (0, 1, numbers["b"])] == ["acd"] * 3


def test_chat_makes_no_move_stale(server: OpenServer) -> None:
    ada, _, eve, table = three_users(server)
    before = ada.view(table)
    json_of(post_message(ada, table, "hm"), 201)
    json_of(post_message(eve, table, "hm", "Eve"), 201)
    assert ada.view(table) == before


def test_a_repeated_message_is_sent_once(server: OpenServer) -> None:
    ada, *_, table = three_users(server)
    first = json_of(post_message(ada, table, "Ahoi", key="a-key-of-it"), 201)
    assert json_of(post_message(ada, table, "Ahoi", key="a-key-of-it"), 201) == first
    assert messages_of(ada, table) == ["Ahoi"]


def test_a_key_is_for_one_message_only(server: OpenServer) -> None:
    ada, *_, table = three_users(server)
    json_of(post_message(ada, table, "Ahoi", key="a-key-of-it"), 201)
    with ada.live(table, 0) as connection:
        next_message(connection)
        refused = post_message(ada, table, "Goodbye", key="a-key-of-it")
        assert (refused.status_code, refused.json()["error"]["key"]) == (422, "server-key-reused")
        json_of(post_message(ada, table, "Land ho"), 201)
        assert next_message(connection)["message"]["text"] == "Land ho"
    assert messages_of(ada, table) == ["Ahoi", "Land ho"]


@pytest.mark.parametrize("words", ["", "  ", "a" * (MAX_LINE_LENGTH + 1), "a\u202eb", "a\x07b"])
def test_an_invalid_message_is_refused(server: OpenServer, words: str) -> None:
    ada, *_, table = three_users(server)
    assert post_message(ada, table, words).status_code == 422
    assert messages_of(ada, table) == []


@pytest.mark.parametrize("name", ["", "ada", "Bo", "x" * 30])
def test_a_spectator_cannot_use_the_name_of_a_player(server: OpenServer, name: str) -> None:
    *_, eve, table = three_users(server)
    assert post_message(eve, table, "I am it", name).status_code == 422


def test_each_message_of_another_process_is_sent_once(server: OpenServer) -> None:
    ada, bo, _, table = three_users(server)
    shown = [json_of(post_message(bo, table, f"line {number}"), 201)["number"] for number in range(1, 26)]
    with ada.live(table, 0) as connection:
        next_message(connection)
        for number in (2, 1, 25):  # as the notices of the database arrive
            server.client.portal.call(partial(write_as_other_process, server, table, number))
            message = next_message(connection)["message"]
            assert (message["number"], message["text"]) == (shown[number - 1], f"line {number}")


async def write_as_other_process(server: OpenServer, table: str, number: int) -> None:
    server.registry._on_store_news(table, number)
    await asyncio.gather(*server.registry._news_tasks)


def test_chat_messages_are_limited(tmp_path: Path) -> None:
    now = [0.0]
    limits = RateLimits(UNLIMITED_RATE, UNLIMITED_RATE, Rate(1, 3), UNLIMITED_RATE)
    with open_server(open_store(tmp_path), limits=limits, clock=lambda: now[0]) as server:
        ada, bo, _, table = three_users(server)
        statuses = [post_message(ada, table, "hurry").status_code for _ in range(4)]
        assert statuses == [201, 201, 201, 429]
        assert post_message(bo, table, "calm").status_code == 201
        now[0] += 1
        assert post_message(ada, table, "calm").status_code == 201
        users = [
            post_message(server.user(f"x{number}"), table, "hi", f"X{number}").status_code
            for number in range(30)
        ]
        assert users.count(429) > 15


def test_guesses_at_table_ids_are_limited_and_block_no_neighbour(tmp_path: Path) -> None:
    now = [0.0]
    with open_server(
        open_store(tmp_path),
        limits=RateLimits(UNLIMITED_RATE, UNLIMITED_RATE, UNLIMITED_RATE, Rate(1, 5)),
        clock=lambda: now[0],
    ) as server:
        ada = server.user()
        table = ada.create_table(TWO_HERE)["id"]
        guesses = [server.user(f"x{n}").get(f"/tables/amber-gull-{n + 1}").status_code for n in range(9)]
        assert guesses == [404] * 5 + [429] * 4
        assert ada.post("/tables/amber-gull-1/moves", MOVE).status_code == 429
        with ada.live("amber-gull-1") as connection:
            assert connection.first_message["status"] == 429
        ada.play_any(table)
        with ada.live(table) as connection:
            assert connection.first_message["type"] == "websocket.accept"
        now[0] += 2
        assert ada.get("/tables/amber-gull-1").status_code == 404


def test_a_missing_part_of_a_table_is_no_guess(tmp_path: Path) -> None:
    with open_server(
        open_store(tmp_path),
        limits=RateLimits(UNLIMITED_RATE, UNLIMITED_RATE, UNLIMITED_RATE, Rate(0, 1)),
        clock=lambda: 0.0,
    ) as server:
        ada = server.user()
        table = f"/tables/{ada.create_table(TWO_HERE)['id']}"
        for path in (f"{table}/plies/999", f"{table}/plies/999/explanation", f"{table}/nothing"):
            assert ada.get(path).status_code == 404
        assert ada.get(table, seat=9).status_code == 404
        assert ada.get("/tables/amber-gull-1").status_code == 404
        assert ada.get("/tables/amber-gull-1").status_code == 429


def test_notes_are_private(server: OpenServer) -> None:
    ada, bo, eve, table = three_users(server)
    path = f"/tables/{table}/note"
    assert json_of(ada.get(path)) == {"text": ""}
    assert json_of(ada.post(path, {"text": " Bo bluffs\n twice "})) == {"text": "Bo bluffs\ntwice"}
    assert json_of(ada.get(path)) == {"text": "Bo bluffs\ntwice"}
    assert json_of(bo.get(path)) == json_of(eve.get(path)) == {"text": ""}
    too_long: Any = {"text": "x" * 5000}
    for words in ({"text": "mine"}, too_long):
        assert eve.post(path, words).status_code == 403
    assert ada.post(path, too_long).status_code == 422
