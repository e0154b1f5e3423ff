"""Deleting tables: after the deal no player can take log and proof from the others."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from spielhafen.match import Hidden
from spielhafen.server.admin.archive import Anonymiser, anonymise, check_tables
from spielhafen.server.admin.validation import validate_events
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
)

OPEN = {"kind": "open"}


def deal_table(ada: User, bo: User) -> str:
    """Create a table of Ada at which Bo sits, too."""
    table: str = ada.create_table(ONE_AND_OPEN, first=1)["id"]
    json_of(bo.sit(table))
    return table


def delete_table(who: User, table: str) -> bool:
    """Delete the table; return whether it was erased."""
    promised = [listed["erases"] for listed in who.get("/tables").json() if listed["id"] == table]
    answer = who.delete(f"/tables/{table}")
    erased = answer.status_code == 204
    assert erased or json_of(answer) == {"erased": False}
    assert promised in ([], [erased])
    return erased


def is_listed(who: User, table: str) -> bool:
    """Return whether the table is on the user's list."""
    return table in [listed["id"] for listed in who.get("/tables").json()]


def exists(who: User, table: str) -> bool:
    return who.get(f"/tables/{table}").status_code == 200


def test_after_the_deal_the_host_cannot_erase_it_for_the_others(ada: User, bo: User) -> None:
    table = deal_table(ada, bo)
    with bo.live(table, 1) as connection:
        next_message(connection)
        assert not delete_table(ada, table)
        message = next_message(connection)
        assert (message["type"], message["frames"]) == ("frames", [])
    assert (is_listed(ada, table), is_listed(bo, table)) == (False, True)
    assert exists(ada, table)
    assert "luck" in bo.get(f"/tables/{table}/logbook").text
    assert not delete_table(ada, table)  # a repetition gives the same answer
    assert bo.view(table)["seq"] == message["seq"]


def test_it_is_erased_when_all_have_removed_it(ada: User, bo: User, server: OpenServer) -> None:
    table = deal_table(ada, bo)
    assert not delete_table(bo, table)
    assert delete_table(ada, table)
    assert (exists(ada, table), exists(bo, table)) == (False, False)
    assert server.store.events(table)


def test_a_finished_match_stays_for_the_others_with_log_and_proof(ada: User, bo: User) -> None:
    table = deal_table(ada, bo)
    while (view := ada.view(table))["winners"] is None:
        (ada if view["actors"] == [0] else bo).play_any(table)
    assert not delete_table(ada, table)
    assert json_of(bo.get(f"/tables/{table}/proof"))["key_matches"]
    assert delete_table(bo, table)


def test_before_the_deal_its_creator_erases_it_at_once(ada: User, bo: User) -> None:
    table = ada.create_table([*ONE_AND_OPEN, OPEN])["id"]
    json_of(bo.sit(table))
    assert not delete_table(bo, table)
    assert (is_listed(ada, table), is_listed(bo, table)) == (True, False)
    assert delete_table(ada, table)


def test_before_the_deal_a_guest_cannot_erase_it(ada: User, bo: User) -> None:
    table = ada.create_table([*ONE_AND_OPEN, OPEN])["id"]
    json_of(bo.sit(table))
    assert not delete_table(bo, table)
    assert exists(ada, table)
    json_of(ada.sit(table, "Cy"))  # at some point it is Bo's turn
    while 1 not in ada.view(table)["actors"]:
        ada.play_any(table)
    assert is_listed(bo, table)


def test_the_deal_brings_it_back_to_the_first_player_to_move(ada: User, bo: User) -> None:
    table = ada.create_table([*ONE_AND_OPEN, OPEN], first=2)["id"]
    json_of(bo.sit(table))
    assert not delete_table(bo, table)
    json_of(ada.sit(table, "Cy"))
    assert ada.view(table)["actors"] == [1]
    assert is_listed(bo, table)


def test_alone_against_bots_it_is_erased_at_once(ada: User) -> None:
    assert delete_table(ada, ada.create_table(ONE_AND_BOT, first=1)["id"])


def test_players_at_one_screen_count_as_one(ada: User) -> None:
    assert delete_table(ada, ada.create_table(first=1)["id"])


def test_a_host_without_a_seat_cannot_erase_it_for_the_others(
    ada: User, bo: User, server: OpenServer
) -> None:
    table, cy = ada.create_table([OPEN, OPEN])["id"], server.user("Cy")
    json_of(bo.sit(table))
    json_of(cy.sit(table, "Cy"))
    assert not delete_table(ada, table)
    assert not delete_table(bo, table)
    assert delete_table(cy, table)


def test_it_is_not_erased_while_it_is_on_the_hosts_list(ada: User, bo: User) -> None:
    table = ada.create_table([OPEN, {"kind": "bot", "level": "random", "name": "Drake"}])["id"]
    json_of(bo.sit(table))
    assert not delete_table(bo, table)
    assert delete_table(ada, table)


def test_strangers_delete_nothing(ada: User, bo: User, server: OpenServer) -> None:
    table = deal_table(ada, bo)
    assert server.user("Eve").delete(f"/tables/{table}").status_code == 403
    delete_table(ada, table)
    assert server.user("Eve").delete(f"/tables/{table}").status_code == 403
    assert exists(bo, table)


def test_a_lent_seat_still_has_an_owner(ada: User, bo: User) -> None:
    table = deal_table(ada, bo)
    json_of(bo.post(f"/tables/{table}/bot", {"seat": 1}))
    assert not delete_table(ada, table)
    assert is_listed(bo, table)
    assert delete_table(bo, table)


def test_a_player_who_left_before_the_deal_has_no_say(ada: User, bo: User) -> None:
    table = ada.create_table([*ONE_AND_OPEN, OPEN])["id"]
    json_of(bo.sit(table))
    json_of(bo.post(f"/tables/{table}/leave", {"seat": 1}))
    for seat, name in ((1, "Drake"), (2, "Cook")):
        json_of(ada.post(f"/tables/{table}/bot", {"seat": seat, "level": "random", "name": name}))
    assert bo.delete(f"/tables/{table}").status_code == 403
    assert delete_table(ada, table)


def test_leaving_for_good_removes_it_from_the_list(ada: User, bo: User) -> None:
    table = deal_table(ada, bo)
    json_of(bo.post(f"/tables/{table}/leave", {"seat": 1}))
    assert not is_listed(bo, table)
    assert bo.delete(f"/tables/{table}").status_code == 403
    assert delete_table(ada, table)


def test_a_seat_that_changed_hands_belongs_to_its_new_owner(ada: User, bo: User, server: OpenServer) -> None:
    table, phone = deal_table(ada, bo), server.user("Bo's phone")
    ticket = json_of(bo.post(f"/tables/{table}/tickets", {"seat": 1}))["ticket"]
    assert not delete_table(ada, table)
    assert phone.delete(f"/tables/{table}").status_code == 403  # a ticket alone gives no seat
    json_of(phone.post(f"/tables/{table}/tickets/redeem", {"ticket": ticket}))
    assert bo.delete(f"/tables/{table}").status_code == 403
    assert (is_listed(bo, table), is_listed(phone, table)) == (False, True)
    assert delete_table(phone, table)


def test_taking_over_a_seat_puts_the_table_on_the_list(ada: User, bo: User, server: OpenServer) -> None:
    table, phone = deal_table(ada, bo), server.user("Bo's phone")
    ticket = json_of(bo.post(f"/tables/{table}/tickets", {"seat": 1}))["ticket"]
    assert not delete_table(bo, table)
    json_of(phone.post(f"/tables/{table}/tickets/redeem", {"ticket": ticket}))
    assert is_listed(phone, table)
    assert not delete_table(ada, table)


def test_it_comes_back_to_a_player_who_is_to_move(ada: User, bo: User) -> None:
    table = deal_table(ada, bo)
    while ada.view(table)["actors"] != [1]:
        ada.play_any(table)
    assert not delete_table(ada, table)
    while bo.view(table)["actors"] == [1]:
        assert not is_listed(ada, table)
        bo.play_any(table)
    assert is_listed(ada, table)
    assert not delete_table(bo, table)


def test_it_comes_back_to_a_player_who_acts_there(ada: User, bo: User) -> None:
    table = deal_table(ada, bo)
    assert not delete_table(ada, table)
    json_of(ada.post(f"/tables/{table}/bot", {"seat": 0}))
    assert is_listed(ada, table)


def test_a_bot_on_a_lent_seat_does_not_bring_it_back(ada: User, bo: User) -> None:
    table = deal_table(ada, bo)
    with bo.live(table, 1) as connection:
        json_of(ada.post(f"/tables/{table}/bot", {"seat": 0}))
        assert not delete_table(ada, table)
        messages_until(connection, lambda view: view["actors"] == [1])
    assert not is_listed(ada, table)


def test_a_removed_table_stays_removed_after_a_restart(tmp_path: Any) -> None:
    with open_server(open_store(tmp_path)) as server:
        table = deal_table(server.user("Ada"), server.user("Bo"))
        assert not delete_table(server.user("Ada"), table)
    store = open_store(tmp_path)
    assert list(check_tables(store)) == [None]
    store.has_outdated_summaries = True
    with open_server(store) as server:
        ada, bo = server.user("Ada"), server.user("Bo")
        assert (is_listed(ada, table), is_listed(bo, table)) == (False, True)
        assert delete_table(bo, table)


def test_it_is_not_revealed_who_removed_it(ada: User, bo: User, server: OpenServer) -> None:
    table = deal_table(ada, bo)
    delete_table(ada, table)
    for path in ("/tables", f"/tables/{table}"):
        assert ada.hash not in bo.get(path).text
        assert "hidden" not in bo.get(path).text
    anonymise(server.store, table)
    assert ada.hash not in str(server.store.events(table))
    assert validate_events(server.store.events(table)).hidden == {"1"}


def test_a_removal_stays_that_of_one_anonymous_person() -> None:
    anonymiser = Anonymiser()
    assert (
        anonymiser.anonymise(Hidden("x", 1.0)) == anonymiser.anonymise(Hidden("x", 1.0)) == Hidden("1", 1.0)
    )


def random_actions(random: Random, table: str, people: list[User]) -> Iterator[Any]:
    """Yield random actions of users at a table."""
    for _ in range(25):
        who = random.choice(people)
        view = who.get(f"/tables/{table}").json()
        seats = [*view.get("own_seats", ()), *view.get("stand_in_seats", ())]
        action = random.choice(["clear", "play", "bot", "back", "leave"])
        if action == "clear":
            yield who, delete_table(who, table) if seats or view.get("host") else None
        elif action == "play" and set(view.get("actors", ())) & set(view.get("own_seats", ())):
            yield who.play_any(table)
        elif seats and (action != "leave" or random.random() < 0.3):
            yield who.post(f"/tables/{table}/{action}", {"seat": seats[0]})


@pytest.mark.parametrize("seed", range(6))
def test_it_is_erased_exactly_when_it_is_on_no_list(server: OpenServer, seed: int) -> None:
    people = [server.user(name) for name in ("Ada", "Bo", "Cy")]
    table = people[0].create_table([*ONE_AND_OPEN, OPEN])["id"]
    for who, name in zip(people[1:], ("Bo", "Cy"), strict=True):
        json_of(who.sit(table, name))
    before = {who.token for who in people if is_listed(who, table)}
    for actions in random_actions(Random(seed), table, people):
        after = {who.token for who in people if is_listed(who, table)}
        if isinstance(actions, tuple) and actions[1] is not None:
            who, erased = actions
            assert erased == (before <= {who.token})
        assert exists(people[0], table) == (not (isinstance(actions, tuple) and actions[1]))
        if not exists(people[0], table):
            return
        before = after
