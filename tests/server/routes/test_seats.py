"""Taking and leaving seats, bots for seats, other devices, and rematches."""

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
from tests.store.logs import count_events


@pytest.fixture
def table(ada: User) -> str:
    """A table at which Ada waits for a friend."""
    table_id: str = ada.create_table(ONE_AND_OPEN)["id"]
    return table_id


def refused(answer: object, key: str, status: int = 422) -> None:
    assert answer.status_code == status, answer.text  # type: ignore[attr-defined]
    assert answer.json()["error"]["key"] == key  # type: ignore[attr-defined]


def test_nothing_is_dealt_before_all_seats_are_taken(ada: User, table: str) -> None:
    view = ada.view(table, 0)
    assert (view["waiting_for_players"], view["ply"], view["actors"], view["winners"]) == (True, 0, [], None)
    assert view["seats"][1] == {"name": "", "kind": "open", "mine": False}
    assert view["scene"]["geometry"]
    answer = ada.play(table, 0, "N7", seq=1)
    assert answer.status_code == 422
    assert answer.json()["refusal"]["code"] == "gathering"
    assert ada.get("/tables").json()[0]["waiting_for_players"] is True


def test_a_friend_sits_down_with_a_name_and_both_play_to_the_end(ada: User, bo: User, table: str) -> None:
    with ada.live(table, 0) as connection:
        next_message(connection)
        view = json_of(bo.sit(table, " Bo "))
        assert (view["seat"], view["own_seats"], view["waiting_for_players"]) == (1, [1], False)
        assert len(view["actors"]) == 1
        assert next_message(connection)["table"]["seats"][1]["name"] == "Bo"
    assert [(entry["id"], entry["host"]) for entry in bo.get("/tables").json()] == [(table, False)]
    assert [(entry["id"], entry["host"]) for entry in ada.get("/tables").json()] == [(table, True)]
    assert ada.hash not in bo.get("/tables").text
    for _ in range(6):
        (ada if ada.view(table)["actors"] == [0] else bo).play_any(table)
    assert ada.view(table)["seq"] == bo.view(table)["seq"] == 8


def test_a_free_seat_is_taken_once(server: OpenServer, ada: User, table: str) -> None:
    friends = [server.user(name) for name in ("Bo", "Cy", "Dora", "Eve")]
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda user: user.sit(table, user.token[:8]), friends))
    assert sorted(answer.status_code for answer in answers) == [200, 422, 422, 422]
    assert count_events(server.store) == 2


def test_sitting_down_twice_with_one_key_is_sitting_down_once(
    server: OpenServer, bo: User, ada: User
) -> None:
    table = ada.create_table([*ONE_AND_OPEN, {"kind": "open"}])["id"]
    answers = [bo.sit(table, key="the-same-key") for _ in range(3)]
    assert len({answer.content for answer in answers}) == 1
    assert count_events(server.store) == 2
    refused(bo.sit(table, "Cy", key="the-same-key"), "server-key-reused")
    refused(bo.sit(table, "ada"), "seat-name-taken")
    refused(bo.sit(table, "Ada\u200d"), "seat-name-taken")
    refused(bo.sit(table, "Cy", 0), "seat-taken")
    refused(bo.sit(table, " "), "bad-name-empty")
    assert json_of(bo.sit(table, "Cy", 2))["own_seats"] == [1, 2]


def test_the_creator_fills_free_seats_with_bots(ada: User, bo: User, table: str) -> None:
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
    assert not view["waiting_for_players"]
    refused(ada.post(f"/tables/{table}/bot", bot), "seat-taken")
    refused(bo.sit(table), "seat-taken")


def test_a_bot_plays_for_a_seat_until_its_owner_takes_it_back(ada: User, bo: User, table: str) -> None:
    json_of(bo.sit(table))
    with ada.live(table, 0) as connection:
        table_view = json_of(ada.post(f"/tables/{table}/bot", {"seat": 0, "level": "random"}))
        assert (table_view["own_seats"], table_view["stand_in_seats"], table_view["seats"][0]["kind"]) == (
            [],
            [0],
            "bot",
        )
        for _ in range(4):
            while ada.view(table)["actors"] != [1]:
                next_message(connection)
            bo.play_any(table)
        while ada.view(table)["actors"] != [1]:
            next_message(connection)
        view = ada.view(table, 0)
        refused(ada.play(table, 0, "N7", seq=view["seq"]), "seat-lent")
        refused(ada.undo(table, 0, seq=view["seq"]), "seat-lent")
        refused(bo.post(f"/tables/{table}/take-back", {"seat": 0}), "server-not-your-seat", 403)
        back = json_of(ada.post(f"/tables/{table}/take-back", {"seat": 0}))
    assert (back["own_seats"], back["stand_in_seats"], back["seats"][0]["kind"]) == ([0], [], "human")
    refused(ada.post(f"/tables/{table}/take-back", {"seat": 0}), "seat-not-lent")
    bo.play_any(table)
    if ada.view(table)["actors"] == [0]:
        ada.play_any(table)


@pytest.mark.parametrize(
    ("levels", "expected"),
    [((), "helmsman"), (("boy", "captain"), "captain"), (("boy",), "boy"), (("random",), "helmsman")],
)
def test_a_stand_in_has_the_level_of_the_strongest_bot(
    ada: User, levels: tuple[str, ...], expected: str
) -> None:
    bots = [{"kind": "bot", "level": level, "name": f"Bot {level}"} for level in levels]
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}, *bots]
    table = ada.create_table(seats, first=1)["id"]
    assert ada.view(table)["stand_in_level"] == expected
    table_view = json_of(ada.post(f"/tables/{table}/bot", {"seat": 1}))
    assert table_view["seats"][1]["level"] == expected


def test_after_the_game_no_seat_needs_to_be_taken_back(ada: User) -> None:
    table = ada.create_table(ONE_AND_BOT, first=1)["id"]
    with ada.live(table, 0) as connection:
        json_of(ada.post(f"/tables/{table}/bot", {"seat": 0, "level": "random"}))
        view = messages_until(connection, lambda view: view["winners"] is not None)[-1]["table"]
    refused(ada.post(f"/tables/{table}/take-back", {"seat": 0}), "seat-over")
    answer = ada.play(table, 0, "N7", seq=view["seq"])
    assert answer.json()["refusal"]["code"] == "game-over"


def test_a_lent_seat_cannot_undo() -> None:
    with with_games(SKERRY):
        match = match_of(SKERRY, 3)
        while len(match.actors()) == 1:
            play(match, match.actors()[0], "rest")
        play(match, 1, "bid 2")
        assert seat_view(match, 1).undo is not None
        match.apply(seating.lend(match, 1, "random", 3.0))
        assert seat_view(match, 1).undo is None


def test_leaving_before_the_deal_frees_the_seat_and_later_a_bot_takes_over(
    ada: User, bo: User, table: str, server: OpenServer
) -> None:
    three = ada.create_table([*ONE_AND_OPEN, {"kind": "open"}])["id"]
    json_of(bo.sit(three))
    assert json_of(bo.post(f"/tables/{three}/leave", {"seat": 1}))["seats"][1]["kind"] == "open"
    json_of(bo.sit(table))
    with ada.live(table, 0) as connection:
        left = json_of(bo.post(f"/tables/{table}/leave", {"seat": 1}))
        assert left["seats"][1] == {
            "name": "Bo",
            "kind": "bot",
            "level": "sailor",
            "looks_ahead": True,
            "mine": False,
        }
        assert (left["own_seats"], left["stand_in_seats"], left["seat"]) == ([], [], None)
        messages_until(connection, lambda view: view["actors"] == [0])
    assert bo.get(f"/tables/{table}", seat=1).status_code == 403
    assert bo.get("/tables").json() == []


def test_a_seat_moves_to_another_device_and_the_old_one_sees_it_no_longer(
    ada: User, bo: User, table: str, server: OpenServer
) -> None:
    json_of(bo.sit(table))
    phone = server.user("Bo's phone")
    refused(phone.post(f"/tables/{table}/tickets", {"seat": 1}), "server-not-your-seat", 403)
    first = json_of(bo.post(f"/tables/{table}/tickets", {"seat": 1}))["ticket"]
    second = json_of(bo.post(f"/tables/{table}/tickets", {"seat": 1}))["ticket"]
    with bo.live(table, 1) as connection:
        next_message(connection)
        refused(phone.post(f"/tables/{table}/tickets/redeem", {"ticket": first}), "seat-bad-ticket")
        hand = bo.view(table, 1)["scene"]
        moved = json_of(phone.post(f"/tables/{table}/tickets/redeem", {"ticket": second}))
        while (message := connection.receive())["type"] == "websocket.send":
            assert '"own_seats":[1]' in message["text"]
        assert message["type"] == "websocket.close"
    assert (moved["seat"], moved["scene"]) == (1, hand)
    assert bo.get(f"/tables/{table}", seat=1).status_code == 403
    for void in (second, first, "x" * 43, "short"):
        refused(bo.post(f"/tables/{table}/tickets/redeem", {"ticket": void}), "seat-bad-ticket")
    kept = b"".join(server.store.events(table))
    assert second.encode() not in kept
    assert first.encode() not in kept


def test_a_repeated_request_gets_the_same_valid_ticket(
    ada: User, bo: User, table: str, server: OpenServer
) -> None:
    json_of(bo.sit(table))
    ticket = json_of(ada.post(f"/tables/{table}/tickets", {"seat": 0}, "key-of-both"))["ticket"]
    tickets = [
        json_of(bo.post(f"/tables/{table}/tickets", {"seat": 1}, "ticket-key"))["ticket"] for _ in range(2)
    ]
    other = json_of(bo.post(f"/tables/{table}/tickets", {"seat": 1}, "another-key"))["ticket"]
    assert tickets[0] == tickets[1]
    assert len({ticket, tickets[0], other}) == 3
    assert tickets[0].encode() not in b"".join(server.store.events(table))
    refused(ada.post(f"/tables/{table}/tickets", {"seat": 0}, "ticket-key"), "server-key-reused")
    again = [
        json_of(bo.post(f"/tables/{table}/tickets", {"seat": 1}, "last-key"))["ticket"] for _ in range(2)
    ]
    phone = server.user("phone")
    assert json_of(phone.post(f"/tables/{table}/tickets/redeem", {"ticket": again[1]}))["own_seats"] == [1]


def test_a_ticket_expires(tmp_path: Path) -> None:
    clock = [1_000.0]
    with open_server(open_store(tmp_path), now=lambda: clock[0]) as server:
        ada, eve = server.user(), server.user("Eve")
        path = f"/tables/{ada.create_table()['id']}/tickets"
        ticket = json_of(ada.post(path, {"seat": 0}))["ticket"]
        clock[0] += 3700
        refused(eve.post(f"{path}/redeem", {"ticket": ticket}), "seat-bad-ticket")


@pytest.fixture
def finished(server: OpenServer, ada: User, bo: User) -> str:
    """A table at which Ada and Bo have finished the game."""
    seats = [SeatPlan("Ada", owner=ada.hash), SeatPlan("Bo", owner=bo.hash)]
    opened = open_match(SANTA_TIMEA, {}, seats, bytes(32), 1.0, ada.hash)
    match = Match(opened)
    events = [opened, *play_on(match, Random(8))]
    return store_match(server.store, "amber-gull-7", match, events)


def test_after_the_game_all_views_are_open_and_a_rematch_is_possible(
    ada: User, bo: User, table: str, finished: str, server: OpenServer
) -> None:
    eve = server.user("Eve")
    refused(eve.get(f"/tables/{table}", seat=0), "server-not-your-seat", 403)
    refused(ada.post(f"/tables/{table}/rematch", {}), "seat-not-over")
    table = finished
    for seat in (0, 1):
        assert eve.view(table, seat)["scene"] == ada.view(table, seat)["scene"]
        assert json_of(eve.get(f"/tables/{table}/plies/9", seat=seat))["ply"] == 9
    refused(eve.get(f"/tables/{table}", seat=2), "server-no-such-seat", 404)
    refused(eve.post(f"/tables/{table}/rematch", {}), "server-not-your-seat", 403)
    with bo.live(table, 1) as connection:
        next_message(connection)
        again = json_of(ada.post(f"/tables/{table}/rematch", {}), 201)
        assert next_message(connection)["table"]["rematch"] == again["id"]
    assert json_of(bo.post(f"/tables/{table}/rematch", {}), 201)["id"] == again["id"]
    assert again["id"] != table
    assert (again["options"], again["seat"]) == (ada.view(table)["options"], 0)
    assert bo.view(again["id"])["own_seats"] == [1]
    assert bo.view(again["id"], 1)["scene"] != bo.view(table, 1)["scene"]


def test_simultaneous_rematch_requests_make_one_table(server: OpenServer, ada: User, finished: str) -> None:
    table, events = finished, count_events(server.store)
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda _: ada.post(f"/tables/{table}/rematch", {}), range(6)))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["id"] for answer in answers}) == 1
    assert count_events(server.store) == events + 2


def test_a_deleted_rematch_is_replaced_by_another(
    server: OpenServer, ada: User, bo: User, finished: str
) -> None:
    created = []
    for _ in range(3):
        created.append(json_of(ada.post(f"/tables/{finished}/rematch", {}), 201)["id"])
        with ThreadPoolExecutor(4) as pool:
            again = list(pool.map(lambda _: bo.post(f"/tables/{finished}/rematch", {}), range(4)))
        assert {json_of(answer, 201)["id"] for answer in again} == {created[-1]}
        assert bo.view(finished)["rematch"] == created[-1]
        assert bo.view(created[-1], 1)["winners"] is None
        assert ada.delete(f"/tables/{created[-1]}").status_code == 204
    assert len({finished, *created}) == 4


def test_simultaneous_requests_replace_a_deleted_rematch_once(
    server: OpenServer, ada: User, finished: str
) -> None:
    first = json_of(ada.post(f"/tables/{finished}/rematch", {}), 201)["id"]
    ada.delete(f"/tables/{first}")
    events = count_events(server.store)
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda _: ada.post(f"/tables/{finished}/rematch", {}), range(6)))
    assert len({json_of(answer, 201)["id"] for answer in answers} - {first}) == 1
    assert count_events(server.store) == events + 2


def test_seats_survive_a_restart(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path)) as server:
        ada, bo = server.user("Ada"), server.user("Bo")
        table = ada.create_table(ONE_AND_OPEN)["id"]
        waiting = ada.view(table, 0)
        ticket = json_of(ada.post(f"/tables/{table}/tickets", {"seat": 0}))["ticket"]
    with open_server(open_store(tmp_path)) as server:
        ada, bo = server.user("Ada"), server.user("Bo")
        later = ada.view(table, 0)
        assert later == {**waiting, "seq": 2, "hash": later["hash"]}
        json_of(bo.sit(table))
        seen = bo.view(table, 1)
    with open_server(open_store(tmp_path)) as server:
        bo, phone = server.user("Bo"), server.user("phone")
        assert bo.view(table, 1) == seen
        assert json_of(phone.post(f"/tables/{table}/tickets/redeem", {"ticket": ticket}))["own_seats"] == [0]


def test_bots_wait_while_a_seat_is_open(ada: User) -> None:
    table = ada.create_table([*ONE_AND_BOT, {"kind": "open"}])["id"]
    with ada.live(table, 0) as connection:
        assert next_message(connection)["table"]["thinking"] is False
        json_of(ada.post(f"/tables/{table}/bot", {"seat": 2, "level": "random", "name": "Elcano"}))
        messages_until(connection, lambda view: view["actors"] == [0])


def test_it_is_unknown_whether_a_program_looks_ahead() -> None:
    shown = [
        seat_info(SeatPlan("Bo", kind="bot", level=level), mine=False)
        for level in ("boy", "sailor", "run:./bo")
    ]

    assert [info.looks_ahead for info in shown] == [False, True, UNSET]
    assert [info.level for info in shown] == ["boy", "sailor", "run:./bo"]
