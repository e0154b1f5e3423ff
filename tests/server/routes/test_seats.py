"""Sitting down from afar, getting up, bots for seats, other devices, and once more with the same captains."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from msgspec import UNSET

from spielhafen.games.santa_timea import GAME as SANTA_TIMEA
from spielhafen.match import Match, SeatPlan, open_match, seating
from spielhafen.server.views.serializers import seat_info, seat_view
from tests.match.tables import SKERRY, match_of, play, play_on, with_games
from tests.server.registries import (
    ONE_AND_BOT,
    ONE_AND_OPEN,
    OpenServer,
    User,
    json_of,
    messages_until,
    next_message,
    open_server,
    open_store,
    store_match,
)


@pytest.fixture
def bo(port: OpenServer) -> User:
    return port.user("Bo")


@pytest.fixture
def table(ada: User) -> str:
    """A table at which Ada waits for a friend."""
    word: str = ada.create_table(ONE_AND_OPEN)["id"]
    return word


def refused(answer: object, key: str, status: int = 422) -> None:
    assert answer.status_code == status, answer.text  # type: ignore[attr-defined]
    assert answer.json()["error"]["key"] == key  # type: ignore[attr-defined]


def test_nothing_is_dealt_before_everybody_sits(ada: User, table: str) -> None:
    view = ada.view(table, 0)
    assert (view["gathering"], view["ply"], view["actors"], view["over"]) == (True, 0, [], None)
    assert view["seats"][1] == {"name": "", "kind": "open", "mine": False}
    assert view["scene"]["geometry"]
    answer = ada.play(table, 0, "N7", seq=1)
    assert answer.status_code == 422
    assert answer.json()["refusal"]["code"] == "gathering"
    assert ada.get("/tables").json()[0]["gathering"] is True


def test_a_friend_sits_down_with_a_name_and_both_play_to_the_end(ada: User, bo: User, table: str) -> None:
    with ada.live(table, 0) as line:
        next_message(line)
        view = json_of(bo.sit(table, " Bo "))
        assert (view["seat"], view["yours"], view["gathering"]) == (1, [1], False)
        assert len(view["actors"]) == 1
        assert next_message(line)["table"]["seats"][1]["name"] == "Bo"
    assert [(entry["id"], entry["host"]) for entry in bo.get("/tables").json()] == [(table, False)]
    assert [(entry["id"], entry["host"]) for entry in ada.get("/tables").json()] == [(table, True)]
    assert ada.hash not in bo.get("/tables").text
    for _ in range(6):
        (ada if ada.view(table)["actors"] == [0] else bo).play_any(table)
    assert ada.view(table)["seq"] == bo.view(table)["seq"] == 8


def test_a_free_seat_is_taken_once(port: OpenServer, ada: User, table: str) -> None:
    friends = [port.user(name) for name in ("Bo", "Cy", "Dora", "Eve")]
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda sailor: sailor.sit(table, sailor.token[:8]), friends))
    assert sorted(answer.status_code for answer in answers) == [200, 422, 422, 422]
    assert port.store.count_events() == 2


def test_sitting_down_twice_with_one_key_is_sitting_down_once(port: OpenServer, bo: User, ada: User) -> None:
    table = ada.create_table([*ONE_AND_OPEN, {"kind": "open"}])["id"]
    answers = [bo.sit(table, key="the-same-key") for _ in range(3)]
    assert len({answer.content for answer in answers}) == 1
    assert port.store.count_events() == 2
    refused(bo.sit(table, "Cy", key="the-same-key"), "server-key-reused")
    refused(bo.sit(table, "ada"), "seat-name-taken")
    refused(bo.sit(table, "Ada\u200d"), "seat-name-taken")
    refused(bo.sit(table, "Cy", 0), "seat-taken")
    refused(bo.sit(table, " "), "bad-name-empty")
    assert json_of(bo.sit(table, "Cy", 2))["yours"] == [1, 2]


def test_whoever_laid_the_table_puts_bots_into_free_seats(ada: User, bo: User, table: str) -> None:
    bot = {"seat": 1, "level": "random", "name": "Magellan"}
    refused(bo.post(f"/tables/{table}/bot", bot), "seat-not-host")
    refused(ada.post(f"/tables/{table}/bot", bot | {"level": "x"}), "server-unknown-level")
    refused(ada.post(f"/tables/{table}/bot", bot | {"seat": 7}), "server-no-such-seat", 404)
    view = json_of(ada.post(f"/tables/{table}/bot", bot))
    assert view["seats"][1] == {
        "name": "Magellan",
        "kind": "bot",
        "level": "random",
        "looks_ahead": False,
        "mine": False,
    }
    assert not view["gathering"]
    refused(ada.post(f"/tables/{table}/bot", bot), "seat-taken")
    refused(bo.sit(table), "seat-taken")


def test_a_bot_plays_for_a_seat_until_its_captain_takes_it_back(ada: User, bo: User, table: str) -> None:
    json_of(bo.sit(table))
    with ada.live(table, 0) as line:
        lent = json_of(ada.post(f"/tables/{table}/bot", {"seat": 0, "level": "random"}))
        assert (lent["yours"], lent["lent"], lent["seats"][0]["kind"]) == ([], [0], "bot")
        for _ in range(4):
            while ada.view(table)["actors"] != [1]:
                next_message(line)
            bo.play_any(table)
        while ada.view(table)["actors"] != [1]:
            next_message(line)
        view = ada.view(table, 0)
        refused(ada.play(table, 0, "N7", seq=view["seq"]), "seat-lent")
        refused(ada.undo(table, 0, seq=view["seq"]), "seat-lent")
        refused(bo.post(f"/tables/{table}/back", {"seat": 0}), "server-not-your-seat", 403)
        back = json_of(ada.post(f"/tables/{table}/back", {"seat": 0}))
    assert (back["yours"], back["lent"], back["seats"][0]["kind"]) == ([0], [], "here")
    refused(ada.post(f"/tables/{table}/back", {"seat": 0}), "seat-not-lent")
    bo.play_any(table)
    if ada.view(table)["actors"] == [0]:
        ada.play_any(table)


@pytest.mark.parametrize(
    ("levels", "stands_in"),
    [((), "helmsman"), (("boy", "captain"), "captain"), (("boy",), "boy"), (("random",), "helmsman")],
)
def test_whoever_says_nothing_of_it_is_stood_in_for_like_the_strongest_bot(
    ada: User, levels: tuple[str, ...], stands_in: str
) -> None:
    bots = [{"kind": "bot", "level": level, "name": f"Bot {level}"} for level in levels]
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}, *bots]
    table = ada.create_table(seats, first=1)["id"]
    assert ada.view(table)["stand_in"] == stands_in
    lent = json_of(ada.post(f"/tables/{table}/bot", {"seat": 1}))
    assert lent["seats"][1]["level"] == stands_in


def test_when_the_game_is_over_nobody_is_told_to_take_a_seat_back(ada: User) -> None:
    table = ada.create_table(ONE_AND_BOT, first=1)["id"]
    with ada.live(table, 0) as line:
        json_of(ada.post(f"/tables/{table}/bot", {"seat": 0, "level": "random"}))
        view = messages_until(line, lambda view: view["over"] is not None)[-1]["table"]
    refused(ada.post(f"/tables/{table}/back", {"seat": 0}), "seat-over")
    answer = ada.play(table, 0, "N7", seq=view["seq"])
    assert answer.json()["refusal"]["code"] == "game-over"


def test_a_lent_seat_takes_nothing_back() -> None:
    with with_games(SKERRY):
        match = match_of(SKERRY, 3)
        while len(match.actors()) == 1:
            play(match, match.actors()[0], "rest")
        play(match, 1, "bid 2")
        assert seat_view(match, 1).undo is not None
        match.apply(seating.lend(match, 1, "random", 3.0))
        assert seat_view(match, 1).undo is None


def test_who_leaves_before_the_deal_makes_room_and_later_a_bot_goes_on(
    ada: User, bo: User, table: str, port: OpenServer
) -> None:
    three = ada.create_table([*ONE_AND_OPEN, {"kind": "open"}])["id"]
    json_of(bo.sit(three))
    assert json_of(bo.post(f"/tables/{three}/leave", {"seat": 1}))["seats"][1]["kind"] == "open"
    json_of(bo.sit(table))
    with ada.live(table, 0) as line:
        gone = json_of(bo.post(f"/tables/{table}/leave", {"seat": 1}))
        assert gone["seats"][1] == {
            "name": "Bo",
            "kind": "bot",
            "level": "sailor",
            "looks_ahead": True,
            "mine": False,
        }
        assert (gone["yours"], gone["lent"], gone["seat"]) == ([], [], None)
        messages_until(line, lambda view: view["actors"] == [0])
    assert bo.get(f"/tables/{table}", seat=1).status_code == 403
    assert bo.get("/tables").json() == []


def test_a_seat_moves_to_another_device_and_the_old_one_sees_it_no_longer(
    ada: User, bo: User, table: str, port: OpenServer
) -> None:
    json_of(bo.sit(table))
    phone = port.user("Bo's phone")
    refused(phone.post(f"/tables/{table}/ticket", {"seat": 1}), "server-not-your-seat", 403)
    first = json_of(bo.post(f"/tables/{table}/ticket", {"seat": 1}))["ticket"]
    second = json_of(bo.post(f"/tables/{table}/ticket", {"seat": 1}))["ticket"]
    with bo.live(table, 1) as line:
        next_message(line)
        refused(phone.post(f"/tables/{table}/claim", {"ticket": first}), "seat-bad-ticket")
        hand = bo.view(table, 1)["scene"]
        moved = json_of(phone.post(f"/tables/{table}/claim", {"ticket": second}))
        while (message := line.receive())["type"] == "websocket.send":
            assert '"yours":[1]' in message["text"]
        assert message["type"] == "websocket.close"
    assert (moved["seat"], moved["scene"]) == (1, hand)
    assert bo.get(f"/tables/{table}", seat=1).status_code == 403
    for void in (second, first, "x" * 43, "short"):
        refused(bo.post(f"/tables/{table}/claim", {"ticket": void}), "seat-bad-ticket")
    kept = b"".join(port.store.events(table))
    assert second.encode() not in kept
    assert first.encode() not in kept


def test_a_ticket_that_is_asked_for_again_with_its_key_is_the_same_and_good(
    ada: User, bo: User, table: str, port: OpenServer
) -> None:
    json_of(bo.sit(table))
    hers = json_of(ada.post(f"/tables/{table}/ticket", {"seat": 0}, "key-of-both"))["ticket"]
    asked = [
        json_of(bo.post(f"/tables/{table}/ticket", {"seat": 1}, "ticket-key"))["ticket"] for _ in range(2)
    ]
    other = json_of(bo.post(f"/tables/{table}/ticket", {"seat": 1}, "another-key"))["ticket"]
    assert asked[0] == asked[1]
    assert len({hers, asked[0], other}) == 3
    assert asked[0].encode() not in b"".join(port.store.events(table))
    refused(ada.post(f"/tables/{table}/ticket", {"seat": 0}, "ticket-key"), "server-key-reused")
    again = [json_of(bo.post(f"/tables/{table}/ticket", {"seat": 1}, "last-key"))["ticket"] for _ in range(2)]
    phone = port.user("phone")
    assert json_of(phone.post(f"/tables/{table}/claim", {"ticket": again[1]}))["yours"] == [1]


def test_a_ticket_grows_old(ada: User, table: str, port: OpenServer) -> None:
    ticket = json_of(ada.post(f"/tables/{table}/ticket", {"seat": 0}))["ticket"]
    late = port.registry.now() + 3700
    port.registry.now = lambda: late
    refused(port.user("Eve").post(f"/tables/{table}/claim", {"ticket": ticket}), "seat-bad-ticket")


@pytest.fixture
def finished(port: OpenServer, ada: User, bo: User) -> str:
    """A table at which Ada and Bo have played to the end."""
    seats = [SeatPlan("Ada", owner=ada.hash), SeatPlan("Bo", owner=bo.hash)]
    opened = open_match(SANTA_TIMEA, {}, seats, bytes(32), 1.0, ada.hash)
    match = Match(opened)
    events = [opened, *play_on(match, Random(8))]
    return store_match(port.store, "amber-gull-7", match, events)


def test_when_it_is_over_everybody_may_see_everything_and_play_once_more(
    ada: User, bo: User, table: str, finished: str, port: OpenServer
) -> None:
    eve = port.user("Eve")
    refused(eve.get(f"/tables/{table}", seat=0), "server-not-your-seat", 403)
    refused(ada.post(f"/tables/{table}/rematch", {}), "seat-not-over")
    table = finished
    for seat in (0, 1):
        assert eve.view(table, seat)["scene"] == ada.view(table, seat)["scene"]
        assert json_of(eve.get(f"/tables/{table}/plies/9", seat=seat))["ply"] == 9
    refused(eve.get(f"/tables/{table}", seat=2), "server-no-such-seat", 404)
    refused(eve.post(f"/tables/{table}/rematch", {}), "server-not-your-seat", 403)
    with bo.live(table, 1) as line:
        next_message(line)
        again = json_of(ada.post(f"/tables/{table}/rematch", {}), 201)
        assert next_message(line)["table"]["next"] == again["id"]
    assert json_of(bo.post(f"/tables/{table}/rematch", {}), 201)["id"] == again["id"]
    assert again["id"] != table
    assert (again["options"], again["seat"]) == (ada.view(table)["options"], 0)
    assert bo.view(again["id"])["yours"] == [1]
    assert bo.view(again["id"], 1)["scene"] != bo.view(table, 1)["scene"]


def test_asked_for_at_once_the_next_table_is_one(port: OpenServer, ada: User, finished: str) -> None:
    table, events = finished, port.store.count_events()
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda _: ada.post(f"/tables/{table}/rematch", {}), range(6)))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["id"] for answer in answers}) == 1
    assert port.store.count_events() == events + 2


def test_when_the_next_table_was_cleared_away_another_one_is_laid(
    port: OpenServer, ada: User, bo: User, finished: str
) -> None:
    laid = []
    for _ in range(3):
        laid.append(json_of(ada.post(f"/tables/{finished}/rematch", {}), 201)["id"])
        with ThreadPoolExecutor(4) as pool:
            again = list(pool.map(lambda _: bo.post(f"/tables/{finished}/rematch", {}), range(4)))
        assert {json_of(answer, 201)["id"] for answer in again} == {laid[-1]}
        assert bo.view(finished)["next"] == laid[-1]
        assert bo.view(laid[-1], 1)["over"] is None
        assert ada.delete(f"/tables/{laid[-1]}").status_code == 204
    assert len({finished, *laid}) == 4


def test_asked_for_at_once_another_next_table_is_one(port: OpenServer, ada: User, finished: str) -> None:
    first = json_of(ada.post(f"/tables/{finished}/rematch", {}), 201)["id"]
    ada.delete(f"/tables/{first}")
    events = port.store.count_events()
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda _: ada.post(f"/tables/{finished}/rematch", {}), range(6)))
    assert len({json_of(answer, 201)["id"] for answer in answers} - {first}) == 1
    assert port.store.count_events() == events + 2


def test_who_sits_where_outlives_a_restart(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path)) as port:
        ada, bo = port.user("Ada"), port.user("Bo")
        table = ada.create_table(ONE_AND_OPEN)["id"]
        waiting = ada.view(table, 0)
        ticket = json_of(ada.post(f"/tables/{table}/ticket", {"seat": 0}))["ticket"]
    with open_server(open_store(tmp_path)) as port:
        ada, bo = port.user("Ada"), port.user("Bo")
        later = ada.view(table, 0)
        assert later == {**waiting, "seq": 2, "hash": later["hash"]}
        json_of(bo.sit(table))
        seen = bo.view(table, 1)
    with open_server(open_store(tmp_path)) as port:
        bo, phone = port.user("Bo"), port.user("phone")
        assert bo.view(table, 1) == seen
        assert json_of(phone.post(f"/tables/{table}/claim", {"ticket": ticket}))["yours"] == [0]


def test_only_bots_can_be_waited_for_by_nobody(ada: User) -> None:
    table = ada.create_table([*ONE_AND_BOT, {"kind": "open"}])["id"]
    with ada.live(table, 0) as line:
        assert next_message(line)["table"]["thinking"] is False
        json_of(ada.post(f"/tables/{table}/bot", {"seat": 2, "level": "random", "name": "Elcano"}))
        messages_until(line, lambda view: view["actors"] == [0])


def test_of_a_program_nobody_says_whether_it_looks_ahead() -> None:
    shown = [
        seat_info(SeatPlan("Bo", kind="bot", level=level), mine=False)
        for level in ("boy", "sailor", "run:./bo")
    ]

    assert [info.looks_ahead for info in shown] == [False, True, UNSET]
    assert [info.level for info in shown] == ["boy", "sailor", "run:./bo"]
