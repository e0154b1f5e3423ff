"""The lobby: open tables, wishes and blocks."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from spielhafen.lobby.listings import LIVE_SECONDS
from spielhafen.server.tables.lobby_task import GRACE_SECONDS, LobbyKeeper
from spielhafen.store.lobby import own_blocks
from spielhafen.store.schema import BLOCK, LISTING
from tests.server.lobbies import LOBBY, WISH, error_of, join, list_open, listed, rows, wish
from tests.server.registries import ONE_AND_OPEN, OpenServer, User, json_of, open_server, open_store


class MovableClock:
    """A clock that stands still unless a test moves it."""

    def __init__(self) -> None:
        self.time = 50_000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> MovableClock:
    return MovableClock()


@pytest.fixture
def server(tmp_path: Path, clock: MovableClock) -> Iterator[OpenServer]:
    with open_server(open_store(tmp_path), now=clock, parts=LOBBY) as opened:
        yield opened


@pytest.fixture
def eve(server: OpenServer) -> User:
    return server.user("Eve")


def keeper_of(server: OpenServer) -> LobbyKeeper:
    registry = server.registry
    return LobbyKeeper(
        registry.store, registry.now, registry.table, registry.executor, registry.live_connections
    )


def tend(server: OpenServer) -> None:
    """Do at once what the server does every few seconds."""
    server.client.portal.call(keeper_of(server).tend)


# Open tables.


def test_an_open_table_is_listed_and_joined_and_then_gone(ada: User, bo: User) -> None:
    table = list_open(ada)
    (seen,) = listed(bo)
    (own,) = listed(ada)

    assert seen["table"] is None
    assert {name: seen[name] for name in ("game", "name", "mine", "taken", "free", "preset", "language")} == {
        "game": "santa_timea", "name": "Ada", "mine": False, "taken": 1, "free": 1, "preset": "printed",
        "language": "en"}  # fmt: skip
    assert (own["mine"], own["table"]) == (True, table)
    assert json_of(join(bo, seen))["own_seats"] == [1]
    assert [listed(user) for user in (ada, bo)] == [[], []]
    assert error_of(join(bo, seen)) == (404, "lobby-gone")


def test_those_who_take_part_see_how_their_table_is_listed(ada: User, bo: User, eve: User) -> None:
    body = {"game": "columbus", "seats": [{"kind": "human", "name": "Ada"}, *[{"kind": "open"}] * 2]}
    at = f"/tables/{json_of(ada.post('/tables', body), 201)['id']}"
    assert json_of(ada.get(f"{at}/listing")) == {"listing": None}
    json_of(ada.post(f"{at}/listing", {"language": "en"}), 201)
    json_of(bo.sit(at.rpartition("/")[2]))
    for user in (ada, bo):
        assert json_of(user.get(f"{at}/listing"))["listing"] == listed(user)[0]
    assert error_of(eve.get(f"{at}/listing")) == (403, "server-not-your-table")
    assert eve.post(f"/lobby/listings/{listed(eve)[0]['id']}/join", {"name": "Eve"}).status_code == 200
    assert json_of(ada.get(f"{at}/listing")) == {"listing": None}


def test_rules_and_clocks_are_listed(ada: User, bo: User) -> None:
    body = {"game": "santa_timea", "seats": ONE_AND_OPEN, "clock": {"kind": "move", "seconds": 86_400}}
    table = json_of(ada.post("/tables", body), 201)["id"]
    json_of(ada.post(f"/tables/{table}/listing", {"language": "de"}), 201)
    (seen,) = listed(bo)
    assert (seen["clock"], seen["language"]) == ({"kind": "move", "seconds": 86_400.0}, "de")


def test_listing_a_table_twice_lists_it_once(ada: User, bo: User) -> None:
    table = list_open(ada)
    (before,) = listed(bo)
    json_of(ada.post(f"/tables/{table}/listing", {"language": "en"}), 201)
    assert listed(bo) == [before]


def test_a_table_is_taken_off_the_list_by_its_host_or_who_listed_it(ada: User, bo: User, eve: User) -> None:
    table = list_open(ada)
    assert error_of(eve.delete(f"/tables/{table}/listing")) == (403, "server-not-your-table")
    assert len(listed(bo)) == 1
    assert ada.delete(f"/tables/{table}/listing").status_code == 204
    assert listed(bo) == []
    assert ada.delete(f"/tables/{table}/listing").status_code == 204


def test_an_erased_table_is_gone_from_the_list(ada: User, bo: User, server: OpenServer) -> None:
    assert ada.delete(f"/tables/{list_open(ada)}").status_code == 204
    assert listed(bo) == []
    tend(server)
    assert rows(server, LISTING) == []


def test_a_table_whose_people_are_gone_is_taken_off_after_a_while(
    ada: User, bo: User, server: OpenServer, clock: MovableClock
) -> None:
    table = list_open(ada)
    clock.time += LIVE_SECONDS - 1
    tend(server)
    assert len(listed(bo)) == 1
    assert len(listed(ada)) == 1  # who asks is here
    clock.time += LIVE_SECONDS - 1
    with ada.live(table, 0):
        tend(server)
    clock.time += LIVE_SECONDS - 1
    tend(server)
    assert len(listed(bo)) == 1
    clock.time += 2
    tend(server)
    assert (listed(ada), listed(bo), rows(server, LISTING)) == ([], [], [])


def test_a_slow_table_stays_listed_for_days(
    ada: User, bo: User, server: OpenServer, clock: MovableClock
) -> None:
    body = {"game": "santa_timea", "seats": ONE_AND_OPEN, "clock": {"kind": "move", "seconds": 86_400}}
    table = json_of(ada.post("/tables", body), 201)["id"]
    json_of(ada.post(f"/tables/{table}/listing", {"language": "en"}), 201)
    clock.time += 6 * 86_400
    tend(server)
    assert len(listed(bo)) == 1


# Wishes.


def test_two_who_wish_for_the_same_sit_together(ada: User, bo: User) -> None:
    table = wish(ada, "Ada")
    assert table["waiting_for_players"]
    assert [seat["kind"] for seat in table["seats"]] == ["human", "open"]
    assert listed(bo)[0]["fill_in"] == 300
    met = wish(bo, "Bo", minutes=30, level="sailor")
    assert (met["id"], [seat["name"] for seat in met["seats"]]) == (table["id"], ["Ada", "Bo"])
    assert listed(ada) == []


def test_wishes_made_at_the_same_moment_do_not_miss_each_other(server: OpenServer) -> None:
    with ThreadPoolExecutor(8) as threads:
        tables = list(threads.map(lambda n: wish(server.user(f"Ada {n}"), f"Ada {n}")["id"], range(8)))
    assert sorted(map(tables.count, set(tables))) == [2, 2, 2, 2]


@pytest.mark.parametrize(
    "other", [{"seats": 3}, {"language": "de"}, {"game": "columbus"}], ids=["seats", "language", "game"]
)
def test_different_wishes_wait_at_different_tables(ada: User, bo: User, other: dict[str, Any]) -> None:
    first = wish(ada, "Ada", game="treasure_map")
    assert wish(bo, "Bo", **{"game": "treasure_map"} | other)["id"] != first["id"]
    assert len(listed(ada)) == 2


def test_a_wish_that_is_repeated_is_one(ada: User, bo: User, server: OpenServer) -> None:
    first = wish(ada, "Ada", key="wish-wish")
    assert wish(ada, "Ada", key="wish-wish")["id"] == first["id"]
    assert wish(ada, "Ada")["id"] == first["id"]
    assert len(listed(ada)) == 1
    wish(bo, "Bo")
    tend(server)
    assert wish(ada, "Ada", key="wish-wish")["id"] == first["id"]
    assert rows(server, LISTING) == []


def test_bots_take_what_is_free_when_the_time_has_come(
    ada: User, bo: User, server: OpenServer, clock: MovableClock
) -> None:
    table = wish(ada, "Ada", game="columbus", seats=4, minutes=10)["id"]
    clock.time += 60
    assert wish(bo, "Magellan", game="columbus", seats=4, minutes=2)["id"] == table
    clock.time += 119
    tend(server)
    assert listed(ada)[0]["fill_in"] == 1  # the shorter patience counts
    clock.time += 1
    tend(server)
    seats = ada.view(table)["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "human", "bot", "bot"]
    assert {seat["level"] for seat in seats[2:]} == {"random"}
    assert len({seat["name"] for seat in seats}) == 4
    assert listed(ada) == []


def test_a_promise_is_kept_after_the_server_was_killed(tmp_path: Path, clock: MovableClock) -> None:
    with open_server(open_store(tmp_path), now=clock, parts=LOBBY) as first:
        table = wish(first.user("Ada"), "Ada")["id"]
        other = list_open(first.user("Bo"))
    clock.time += LIVE_SECONDS + 1
    with open_server(open_store(tmp_path), now=clock, parts=LOBBY) as second:
        ada = second.user("Ada")
        second.client.portal.call(keeper_of(second).renew_all)
        tend(second)
        assert [seat["kind"] for seat in ada.view(table)["seats"]] == ["human", "bot"]
        assert [each["table"] for each in listed(second.user("Bo"))] == [other]
        clock.time += GRACE_SECONDS + LIVE_SECONDS
        tend(second)
        assert rows(second, LISTING) == []


def test_a_name_at_a_table_leads_to_another_table(ada: User, bo: User) -> None:
    first = wish(ada, "Ada")["id"]
    assert wish(bo, "ada")["id"] != first


@pytest.mark.parametrize(
    ("change", "status"),
    [({"seats": 99}, 422), ({"seats": 1}, 422), ({"seats": 17}, 422), ({"minutes": 0}, 400), ({"minutes": 61}, 400), ({"level": "god"}, 422),
     ({"game": "chess"}, 422), ({"language": "xx"}, 404), ({"name": "a\u202eb"}, 422), ({"name": ""}, 422),
     ({"name": "x" * 25}, 422)],
)  # fmt: skip
def test_a_wish_that_cannot_be_is_refused(ada: User, change: dict[str, Any], status: int) -> None:
    assert ada.post("/lobby/wishes", WISH | {"name": "Ada"} | change).status_code == status
    assert listed(ada) == []


# Blocks.


def test_people_at_odds_see_no_tables_of_each_other(ada: User, bo: User) -> None:
    list_open(ada)
    (seen,) = listed(bo)
    assert bo.post(f"/lobby/listings/{seen['id']}/block", {}).status_code == 204
    mine = list_open(bo)
    assert listed(bo) == [each for each in listed(bo) if each["table"] == mine]
    assert [each["name"] for each in listed(ada)] == ["Ada"]
    assert error_of(join(bo, seen)) == (404, "lobby-gone")


def test_an_own_listing_is_seen_although_a_blocked_person_came_by_link(
    ada: User, bo: User, eve: User
) -> None:
    list_open(bo)
    assert ada.post(f"/lobby/listings/{listed(ada)[0]['id']}/block", {}).status_code == 204
    body = {"game": "columbus", "seats": [{"kind": "human", "name": "Ada"}, *[{"kind": "open"}] * 2]}
    table = json_of(ada.post("/tables", body), 201)["id"]
    json_of(ada.post(f"/tables/{table}/listing", {"language": "en"}), 201)
    json_of(bo.sit(table))
    assert [each["table"] for each in listed(ada)] == [table]
    assert [each["table"] for each in json_of(ada.get("/lobby/mine"))["listings"]] == [table]
    assert len(listed(eve)) == 2


def test_a_wish_does_not_lead_back_to_a_blocked_person(ada: User, bo: User) -> None:
    list_open(bo)
    assert ada.post(f"/lobby/listings/{listed(ada)[0]['id']}/block", {}).status_code == 204
    first = wish(ada, "Ada", game="columbus", seats=3)["id"]
    json_of(bo.sit(first))
    assert wish(ada, "Ada", game="columbus", seats=3)["id"] != first


@pytest.mark.parametrize("ada_blocks", [True, False], ids=["the first", "the second"])
def test_the_lobby_never_seats_people_at_odds_together(
    ada: User, bo: User, eve: User, clock: MovableClock, ada_blocks: bool
) -> None:
    one, other = (ada, bo) if ada_blocks else (bo, ada)
    list_open(other)
    (seen,) = listed(one)
    assert one.post(f"/lobby/listings/{seen['id']}/block", {}).status_code == 204
    first = wish(ada, "Ada", game="columbus", seats=3)["id"]
    clock.time += 1
    second = wish(bo, "Bo", game="columbus", seats=3)["id"]
    assert first != second
    assert wish(eve, "Eve", game="columbus", seats=3)["id"] == first


def test_people_at_odds_do_not_meet_at_the_table_of_a_third_person(
    ada: User, bo: User, eve: User, server: OpenServer
) -> None:
    list_open(ada)
    assert bo.post(f"/lobby/listings/{listed(bo)[0]['id']}/block", {}).status_code == 204
    table = wish(eve, "Eve", game="columbus", seats=4)["id"]
    (seen,) = [each for each in listed(bo) if each["name"] == "Eve"]
    assert wish(ada, "Ada", game="columbus", seats=4)["id"] == table
    assert error_of(join(bo, seen)) == (404, "lobby-gone")


def test_the_person_at_a_seat_is_blocked_and_the_block_is_lifted(ada: User, bo: User, eve: User) -> None:
    table = ada.create_table(ONE_AND_OPEN)["id"]
    json_of(bo.sit(table))
    assert error_of(eve.post(f"/tables/{table}/block", {"seat": 0})) == (403, "server-not-your-table")
    assert error_of(ada.post(f"/tables/{table}/block", {"seat": 0})) == (422, "lobby-cannot-block")
    assert ada.post(f"/tables/{table}/block", {"seat": 7}).status_code == 404
    assert ada.post(f"/tables/{table}/block", {"seat": 1}).status_code == 204
    assert ada.post(f"/tables/{table}/block", {"seat": 1}).status_code == 204
    (blocked,) = json_of(ada.get("/lobby/mine"))["blocks"]
    assert blocked["name"] == "Bo"
    assert error_of(bo.delete(f"/lobby/blocks/{blocked['id']}")) == (404, "lobby-no-block")
    assert ada.delete(f"/lobby/blocks/{blocked['id']}").status_code == 204
    assert json_of(ada.get("/lobby/mine"))["blocks"] == []


def test_all_own_is_exported_and_erased_and_blocks_of_others_stay(
    ada: User, bo: User, server: OpenServer
) -> None:
    list_open(ada)
    assert bo.post(f"/lobby/listings/{listed(bo)[0]['id']}/block", {}).status_code == 204
    list_open(bo)
    mine = json_of(bo.get("/lobby/mine"))
    assert ([each["name"] for each in mine["listings"]], [each["name"] for each in mine["blocks"]]) == (
        ["Ada"], ["Ada"])  # fmt: skip
    assert ada.hash not in str(mine)
    assert bo.delete("/lobby").status_code == 204
    assert json_of(bo.get("/lobby/mine")) == {"listings": [], "blocks": []}
    assert bo.hash not in str([row for table in (LISTING, BLOCK) for row in rows(server, table)])
    assert ada.post(f"/tables/{list_open(ada)}/block", {"seat": 1}).status_code == 422
    assert len(own_blocks(server.store, ada.hash)) == 0
