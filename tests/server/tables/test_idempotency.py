"""Every command takes effect once, however often it is repeated."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from spielhafen.match import Match
from spielhafen.server.tables.replays import replay
from spielhafen.server.tables.table_ids import candidate_ids, is_table_id, word_lists
from spielhafen.store import Store
from tests.server.asgi import TIMEOUT_SECONDS
from tests.server.registries import TWO_HERE, OpenServer, User, json_of, open_server, open_store
from tests.store.logs import count_events


def table_to_move(ada: User) -> tuple[str, int, str]:
    """Return a table, the seat to move, and one of its moves."""
    table = ada.create_table()["id"]
    (seat,) = ada.view(table)["actors"]
    return table, seat, ada.view(table, seat)["scene"]["offers"][0]["move"]


@pytest.mark.parametrize("times", [2, 10])
def test_a_move_sent_many_times_at_once_is_one_event_with_one_answer(
    server: OpenServer, ada: User, times: int
) -> None:
    table, seat, move = table_to_move(ada)
    with ThreadPoolExecutor(times) as pool:
        answers = list(
            pool.map(lambda _: ada.play(table, seat, move, seq=1, key="the-same-key"), range(times))
        )
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
    assert count_events(server.store) == 2


def test_different_moves_at_once_one_is_kept(server: OpenServer, ada: User) -> None:
    table, seat, _ = table_to_move(ada)
    moves = [offer["move"] for offer in ada.view(table, seat)["scene"]["offers"]][:8]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda move: ada.play(table, seat, move, seq=1), moves))
    assert sorted(answer.status_code for answer in answers) == [200, *[409] * 7]
    assert count_events(server.store) == 2


def test_a_repeated_move_gets_its_old_answer(ada: User) -> None:
    table, seat, move = table_to_move(ada)
    first = ada.play(table, seat, move, seq=1, key="first-key")
    for number in range(4):
        ada.play_any(table, number)
    again = ada.play(table, seat, move, seq=1, key="first-key")
    assert again.content == first.content
    assert ada.view(table)["seq"] == 6


def test_the_last_move_is_answered_again_without_a_replay(ada: User, monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat, move = table_to_move(ada)
    first = ada.play(table, seat, move, seq=1, key="first-key")
    played: list[Sequence[bytes]] = []
    monkeypatch.setattr("spielhafen.server.tables.replays.replay", played.append)
    assert ada.play(table, seat, move, seq=1, key="first-key").content == first.content
    assert played == []


@pytest.mark.parametrize("what", ["moves", "tickets"])
def test_others_can_act_while_an_old_answer_is_looked_up(
    ada: User, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    table, seat, move = table_to_move(ada)
    body = {"seat": seat} | ({"moves": [move], "seq": 1} if what == "moves" else {})
    first = ada.post(f"/tables/{table}/{what}", body, "first-key")
    ada.play_any(table)
    started, release = threading.Event(), threading.Event()

    def slow_replay(events: Sequence[bytes]) -> Match:
        started.set()
        assert release.wait(TIMEOUT_SECONDS)
        return replay(events)

    monkeypatch.setattr("spielhafen.server.tables.replays.replay", slow_replay)
    with ThreadPoolExecutor(1) as others:
        again = others.submit(ada.post, f"/tables/{table}/{what}", body, "first-key")
        assert started.wait(TIMEOUT_SECONDS)
        ada.play_any(table)
        assert not again.done()
        release.set()
        assert again.result(TIMEOUT_SECONDS).content == first.content


def test_a_key_is_for_one_command_only(ada: User) -> None:
    table, seat, move = table_to_move(ada)
    json_of(ada.play(table, seat, move, seq=1, key="first-key"))
    other = ada.play(table, seat, move, seq=2, key="first-key")
    assert other.status_code == 422
    assert other.json()["error"]["key"] == "server-key-reused"
    assert ada.undo(table, seat, seq=1, key="first-key").status_code == 422


def test_a_refused_move_does_not_use_its_key_up(ada: User) -> None:
    table, seat, move = table_to_move(ada)
    assert ada.play(table, seat, "nonsense", seq=1, key="first-key").status_code == 400
    assert ada.play(table, seat, move, seq=1, key="first-key").status_code == 200


def test_repetitions_are_recognised_after_a_restart(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path)) as server:
        ada = server.user()
        table, seat, move = table_to_move(ada)
        first = ada.play(table, seat, move, seq=1, key="first-key").content
    with open_server(open_store(tmp_path)) as server:
        assert server.user().play(table, seat, move, seq=1, key="first-key").content == first


def test_two_servers_on_one_file_see_each_others_events(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path)) as one, open_server(open_store(tmp_path)) as two:
        here, there = one.user(), two.user()
        table = here.create_table()["id"]
        for number in range(12):
            user, other = (here, there) if number % 2 else (there, here)
            view = user.play_any(table, number)
            assert other.view(table)["seq"] == view["seq"]
            assert other.view(table, view["seat"]) == view


def test_of_two_racing_servers_one_gets_a_conflict(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path)) as one, open_server(open_store(tmp_path)) as two:
        users = [one.user(), two.user()]
        table, seat, _ = table_to_move(users[0])
        moves = [offer["move"] for offer in users[1].view(table, seat)["scene"]["offers"]]
        with ThreadPoolExecutor(2) as pool:
            answers = list(
                pool.map(lambda number: users[number].play(table, seat, moves[number], seq=1), range(2))
            )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert count_events(one.store) == 2


@pytest.mark.parametrize("times", [1, 6])
def test_creating_a_table_repeatedly_with_one_key_makes_one_table(
    server: OpenServer, ada: User, times: int
) -> None:
    body = {"game": "santa_timea", "seats": TWO_HERE}
    first = ada.post("/tables", body, "laying-key")
    with ThreadPoolExecutor(times) as pool:
        answers = list(pool.map(lambda _: ada.post("/tables", body, "laying-key"), range(times)))
    assert {answer.content for answer in answers} == {first.content}
    assert {answer.status_code for answer in answers} == {201}
    assert count_events(server.store) == 1
    assert ada.post("/tables", body | {"seats": TWO_HERE[::-1]}, "laying-key").status_code == 422
    assert server.user("Bo").post("/tables", body, "laying-key").json()["id"] != first.json()["id"]


@pytest.mark.parametrize("key", ["short", "x" * 129, "tab\tin the key"])
def test_an_invalid_key_is_refused(server: OpenServer, ada: User, key: str) -> None:
    assert ada.post("/tables", {"game": "santa_timea", "seats": TWO_HERE}, key).status_code == 400
    assert count_events(server.store) == 0


def test_an_id_in_use_is_not_given_again(
    server: OpenServer, ada: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "spielhafen.server.tables.registry.candidate_ids", lambda _: iter(["amber-gull-7", "fair-wind-3"])
    )
    assert [ada.create_table()["id"] for _ in range(2)] == ["amber-gull-7", "fair-wind-3"]
    assert ada.post("/tables", {"game": "santa_timea", "seats": TWO_HERE}).status_code == 503
    assert count_events(server.store) == 2


def test_ids_are_easy_and_many() -> None:
    table_ids = candidate_ids(b"secret")
    found = [next(table_ids) for _ in range(500)]
    assert all(map(is_table_id, found))
    assert len(set(found)) == 500
    assert next(candidate_ids(b"secret")) == found[0]
    adjectives, nouns = word_lists()
    assert len(set(adjectives)) * len(set(nouns)) * 999 > 20_000_000
    assert all(table_id.isascii() and table_id.islower() for table_id in (*adjectives, *nouns))


def test_summaries_can_be_rebuilt_from_the_events(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path)) as server:
        ada = server.user()
        ada.play_any(ada.create_table()["id"])
        summaries = ada.get("/tables").content
    store = Store(tmp_path / "harbour.sqlite")
    store.has_outdated_summaries = True
    with open_server(store) as server:
        assert server.user().get("/tables").content == summaries
        assert not store.has_outdated_summaries
