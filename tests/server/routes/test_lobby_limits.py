"""The limits of the lobby: listings, wishes, seats, names and blocks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from spielhafen.lobby.listings import MAX_BLOCKS, MAX_OF_ADDRESS, MAX_OWN, MAX_WAITING
from spielhafen.server.config import ServerConfig
from spielhafen.server.middleware.rate_limits import RateLimits
from spielhafen.store.lobby import BlockRow
from spielhafen.store.schema import BLOCK, LISTING
from tests.server.lobbies import LOBBY, WISH, error_of, join, list_open, listed, rows
from tests.server.registries import ONE_AND_OPEN, OpenServer, User, json_of, open_server, open_store


@pytest.fixture
def server(tmp_path: Path) -> Iterator[OpenServer]:
    with open_server(open_store(tmp_path), parts=LOBBY) as opened:
        yield opened


@pytest.fixture
def eve(server: OpenServer) -> User:
    return server.user("Eve")


def test_a_person_who_lists_a_thousand_tables_lists_few(ada: User, bo: User) -> None:
    answers = []
    for _ in range(20):
        table = ada.create_table(ONE_AND_OPEN)["id"]
        answers.append(ada.post(f"/tables/{table}/listing", {"language": "en"}))
    assert [answer.status_code for answer in answers] == [201] * MAX_OWN + [422] * (20 - MAX_OWN)
    assert error_of(answers[-1]) == (422, "lobby-too-many-own")
    assert len(listed(bo)) == MAX_OWN


def test_a_person_with_many_cookies_lists_few_tables_from_one_address(server: OpenServer, bo: User) -> None:
    for number in range(MAX_OF_ADDRESS):
        list_open(server.user(f"Eve {number}"))
    eve = server.user("Eve")
    table = eve.create_table(ONE_AND_OPEN)["id"]
    assert error_of(eve.post(f"/tables/{table}/listing", {"language": "en"})) == (422, "lobby-too-many-here")
    assert error_of(eve.post("/lobby/wishes", WISH | {"name": "Eve"})) == (422, "lobby-too-many-here")
    assert len(listed(bo)) == MAX_OF_ADDRESS
    assert [each["id"] for each in eve.client.get("/api/tables", headers=eve.headers).json()] == [table]


def test_all_processes_of_a_server_count_networks_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spielhafen.server.config._tune_python", lambda: None)  # it affects the whole process
    config = ServerConfig("", ["harbour.test"], None, "http://harbour.test")
    sent = msgspec.json.decode(msgspec.json.encode(config), type=ServerConfig)
    store = open_store(tmp_path)
    keys = [each.create_app(store).state.registry.network_key for each in (config, sent)]
    store.close()
    assert keys[0] == keys[1] != ServerConfig("", [], None, "").network_key


def test_lists_are_asked_and_filled_at_limited_rates(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path), parts=LOBBY, limits=RateLimits(), clock=lambda: 0.0) as server:
        eve = server.user("Eve")
        codes = {eve.post("/lobby/wishes", WISH | {"name": "Eve"}).status_code for _ in range(70)}
        assert codes == {201, 429}
        assert {eve.get("/lobby").status_code for _ in range(420)} == {200, 429}


def test_tables_of_others_and_tables_that_play_are_not_listed(ada: User, eve: User) -> None:
    table = ada.create_table(ONE_AND_OPEN)["id"]
    assert error_of(eve.post(f"/tables/{table}/listing", {"language": "en"})) == (
        403,
        "server-not-your-table",
    )
    playing = ada.create_table()["id"]
    assert error_of(ada.post(f"/tables/{playing}/listing", {"language": "en"})) == (422, "lobby-no-seat")
    assert ada.post("/tables/amber-gull-1/listing", {"language": "en"}).status_code == 404
    assert listed(eve) == []


@pytest.mark.parametrize("name", ["ada", "Αda", "a\u202eb", "", "x" * 25])
def test_names_are_limited_as_at_every_table(ada: User, eve: User, name: str) -> None:
    list_open(ada)
    assert join(eve, listed(eve)[0], name).status_code == 422
    assert listed(eve)[0]["taken"] == 1


def test_no_person_takes_all_seats(server: OpenServer, eve: User) -> None:
    for number in range(MAX_WAITING + 1):
        body = {"game": "columbus", "seats": [{"kind": "human", "name": "Ada"}, *[{"kind": "open"}] * 2]}
        user = server.user(f"Ada {number}")
        table = json_of(user.post("/tables", body), 201)["id"]
        json_of(user.post(f"/tables/{table}/listing", {"language": "en"}), 201)
    answers = [join(eve, each, "Eve") for each in listed(eve)]
    assert [answer.status_code for answer in answers] == [200] * MAX_WAITING + [422]
    assert error_of(answers[-1]) == (422, "lobby-too-many-waiting")
    assert error_of(eve.post("/lobby/wishes", WISH | {"name": "Eve"})) == (422, "lobby-too-many-waiting")


def test_a_person_sits_once_at_a_listed_table(ada: User, bo: User) -> None:
    body = {"game": "columbus", "seats": [{"kind": "human", "name": "Ada"}, *[{"kind": "open"}] * 2]}
    table = json_of(ada.post("/tables", body), 201)["id"]
    json_of(ada.post(f"/tables/{table}/listing", {"language": "en"}), 201)
    (seen,) = listed(bo)
    json_of(join(bo, seen))
    assert error_of(join(bo, seen, "Cy")) == (422, "lobby-seated")
    assert error_of(join(ada, seen, "Cy")) == (422, "lobby-seated")


def test_a_person_blocks_a_limited_number(ada: User, eve: User, server: OpenServer) -> None:
    with server.store.transaction() as connection:
        many = [vars(BlockRow(f"id {n}", eve.hash, f"person {n}", "", 1.0)) for n in range(MAX_BLOCKS)]
        connection.execute(BLOCK.insert(), many)
    list_open(ada)
    answer = eve.post(f"/lobby/listings/{listed(eve)[0]['id']}/block", {})
    assert error_of(answer) == (422, "lobby-too-many-blocks")


def test_a_server_without_a_lobby_keeps_nothing(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path)) as closed:
        ada = closed.user("Ada")
        table = ada.create_table(ONE_AND_OPEN)["id"]
        for answer in (
            ada.get("/lobby"), ada.get("/lobby/mine"), ada.delete("/lobby"), ada.delete("/lobby/blocks/x"),
            ada.post("/lobby/wishes", WISH | {"name": "Ada"}), ada.post("/lobby/listings/x/join", {"name": "Bo"}),
            ada.post("/lobby/listings/x/block", {}), ada.post(f"/tables/{table}/listing", {"language": "en"}),
            ada.get(f"/tables/{table}/listing"), ada.delete(f"/tables/{table}/listing"), ada.post(f"/tables/{table}/block", {"seat": 1}),
        ):  # fmt: skip
            assert error_of(answer) == (404, "server-part-closed")
        assert (rows(closed, LISTING), rows(closed, BLOCK)) == ([], [])
