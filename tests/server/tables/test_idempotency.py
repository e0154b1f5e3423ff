"""Every command counts once, however often it comes."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from spielhafen.match import Match
from spielhafen.server.tables.replays import replay
from spielhafen.server.tables.table_ids import is_word, word_lists, words_for
from spielhafen.store import Store
from tests.server.asgi import PATIENCE
from tests.server.registries import TWO, Port, Sailor, good, port_of, store_in


def asked(ada: Sailor) -> tuple[str, int, str]:
    """A table, who is asked, and a move of his."""
    table = ada.lay()["id"]
    (seat,) = ada.look(table)["actors"]
    return table, seat, ada.look(table, seat)["scene"]["offers"][0]["move"]


@pytest.mark.parametrize("times", [2, 10])
def test_a_move_sent_many_times_at_once_is_one_event_with_one_answer(
    port: Port, ada: Sailor, times: int
) -> None:
    table, seat, move = asked(ada)
    with ThreadPoolExecutor(times) as pool:
        answers = list(
            pool.map(lambda _: ada.play(table, seat, move, seq=1, key="the-same-key"), range(times))
        )
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
    assert port.store.size() == 2


def test_different_moves_at_once_one_is_kept(port: Port, ada: Sailor) -> None:
    table, seat, _ = asked(ada)
    moves = [offer["move"] for offer in ada.look(table, seat)["scene"]["offers"]][:8]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda move: ada.play(table, seat, move, seq=1), moves))
    assert sorted(answer.status_code for answer in answers) == [200, *[409] * 7]
    assert port.store.size() == 2


def test_a_move_that_comes_again_later_gets_its_old_answer(ada: Sailor) -> None:
    table, seat, move = asked(ada)
    first = ada.play(table, seat, move, seq=1, key="first-key")
    for number in range(4):
        ada.play_any(table, number)
    again = ada.play(table, seat, move, seq=1, key="first-key")
    assert again.content == first.content
    assert ada.look(table)["seq"] == 6


def test_the_last_move_is_answered_again_without_playing_the_match_through(
    ada: Sailor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat, move = asked(ada)
    first = ada.play(table, seat, move, seq=1, key="first-key")
    played: list[Sequence[bytes]] = []
    monkeypatch.setattr("spielhafen.server.tables.replays.replay", played.append)
    assert ada.play(table, seat, move, seq=1, key="first-key").content == first.content
    assert played == []


@pytest.mark.parametrize("what", ["moves", "ticket"])
def test_while_an_old_answer_is_looked_for_others_may_act(
    ada: Sailor, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    table, seat, move = asked(ada)
    wish = {"seat": seat} | ({"moves": [move], "seq": 1} if what == "moves" else {})
    first = ada.post(f"/tables/{table}/{what}", wish, "first-key")
    ada.play_any(table)
    begun, let_go = threading.Event(), threading.Event()

    def slowly(events: Sequence[bytes]) -> Match:
        begun.set()
        assert let_go.wait(PATIENCE)
        return replay(events)

    monkeypatch.setattr("spielhafen.server.tables.replays.replay", slowly)
    with ThreadPoolExecutor(1) as others:
        again = others.submit(ada.post, f"/tables/{table}/{what}", wish, "first-key")
        assert begun.wait(PATIENCE)
        ada.play_any(table)
        assert not again.done()
        let_go.set()
        assert again.result(PATIENCE).content == first.content


def test_a_key_serves_one_command_only(ada: Sailor) -> None:
    table, seat, move = asked(ada)
    good(ada.play(table, seat, move, seq=1, key="first-key"))
    other = ada.play(table, seat, move, seq=2, key="first-key")
    assert other.status_code == 422
    assert other.json()["error"]["key"] == "server-key-reused"
    assert ada.undo(table, seat, seq=1, key="first-key").status_code == 422


def test_a_refused_move_does_not_use_its_key_up(ada: Sailor) -> None:
    table, seat, move = asked(ada)
    assert ada.play(table, seat, "nonsense", seq=1, key="first-key").status_code == 400
    assert ada.play(table, seat, move, seq=1, key="first-key").status_code == 200


def test_it_is_the_same_after_a_restart(tmp_path: Path) -> None:
    with port_of(store_in(tmp_path)) as port:
        ada = port.sailor()
        table, seat, move = asked(ada)
        first = ada.play(table, seat, move, seq=1, key="first-key").content
    with port_of(store_in(tmp_path)) as port:
        assert port.sailor().play(table, seat, move, seq=1, key="first-key").content == first


def test_of_two_servers_on_one_file_each_sees_what_the_other_does(tmp_path: Path) -> None:
    with port_of(store_in(tmp_path)) as one, port_of(store_in(tmp_path)) as two:
        here, there = one.sailor(), two.sailor()
        table = here.lay()["id"]
        for number in range(12):
            sailor, other = (here, there) if number % 2 else (there, here)
            view = sailor.play_any(table, number)
            assert other.look(table)["seq"] == view["seq"]
            assert other.look(table, view["seat"]) == view


def test_two_servers_race_and_one_is_overtaken(tmp_path: Path) -> None:
    with port_of(store_in(tmp_path)) as one, port_of(store_in(tmp_path)) as two:
        sailors = [one.sailor(), two.sailor()]
        table, seat, _ = asked(sailors[0])
        moves = [offer["move"] for offer in sailors[1].look(table, seat)["scene"]["offers"]]
        with ThreadPoolExecutor(2) as pool:
            answers = list(
                pool.map(lambda number: sailors[number].play(table, seat, moves[number], seq=1), range(2))
            )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert one.store.size() == 2


@pytest.mark.parametrize("times", [1, 6])
def test_a_table_laid_many_times_with_one_key_is_one_table(port: Port, ada: Sailor, times: int) -> None:
    body = {"game": "santa_timea", "seats": TWO}
    first = ada.post("/tables", body, "laying-key")
    with ThreadPoolExecutor(times) as pool:
        answers = list(pool.map(lambda _: ada.post("/tables", body, "laying-key"), range(times)))
    assert {answer.content for answer in answers} == {first.content}
    assert {answer.status_code for answer in answers} == {201}
    assert port.store.size() == 1
    assert ada.post("/tables", body | {"seats": TWO[::-1]}, "laying-key").status_code == 422
    assert port.sailor("Bo").post("/tables", body, "laying-key").json()["id"] != first.json()["id"]


@pytest.mark.parametrize("key", ["short", "x" * 129, "tab\tin the key"])
def test_a_key_that_is_none_is_refused(port: Port, ada: Sailor, key: str) -> None:
    assert ada.post("/tables", {"game": "santa_timea", "seats": TWO}, key).status_code == 400
    assert port.store.size() == 0


def test_a_word_that_is_taken_is_not_given_again(
    port: Port, ada: Sailor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "spielhafen.server.tables.registry.words_for", lambda _: iter(["amber-gull-7", "fair-wind-3"])
    )
    assert [ada.lay()["id"] for _ in range(2)] == ["amber-gull-7", "fair-wind-3"]
    assert ada.post("/tables", {"game": "santa_timea", "seats": TWO}).status_code == 503
    assert port.store.size() == 2


def test_words_are_easy_and_many() -> None:
    words = words_for(b"secret")
    found = [next(words) for _ in range(500)]
    assert all(map(is_word, found))
    assert len(set(found)) == 500
    assert next(words_for(b"secret")) == found[0]
    hows, whats = word_lists()
    assert len(set(hows)) * len(set(whats)) * 999 > 20_000_000
    assert all(word.isascii() and word.islower() for word in (*hows, *whats))


def test_the_log_is_enough_to_make_the_lists_again(tmp_path: Path) -> None:
    with port_of(store_in(tmp_path)) as port:
        ada = port.sailor()
        ada.play_any(ada.lay()["id"])
        listed = ada.get("/tables").content
    store = Store(tmp_path / "harbour.sqlite")
    store.outdated = True
    with port_of(store) as port:
        assert port.sailor().get("/tables").content == listed
        assert not store.outdated
