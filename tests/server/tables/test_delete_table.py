"""Clearing a table away: once something was dealt nobody takes log and proof from the others."""

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


@pytest.fixture
def bo(port: OpenServer) -> User:
    return port.user("Bo")


def dealt(ada: User, bo: User) -> str:
    """A table of Ada's at which Bo sits, too."""
    table: str = ada.create_table(ONE_AND_OPEN, first=1)["id"]
    json_of(bo.sit(table))
    return table


def clear(who: User, table: str) -> bool:
    """Clear it away; whether it was erased."""
    promised = [listed["erases"] for listed in who.get("/tables").json() if listed["id"] == table]
    answer = who.delete(f"/tables/{table}")
    erased = answer.status_code == 204
    assert erased or json_of(answer) == {"erased": False}
    assert promised in ([], [erased])
    return erased


def has(who: User, table: str) -> bool:
    """Whether it stands on somebody's list."""
    return table in [listed["id"] for listed in who.get("/tables").json()]


def stands(who: User, table: str) -> bool:
    return who.get(f"/tables/{table}").status_code == 200


def test_after_the_deal_the_host_takes_nothing_from_the_others(ada: User, bo: User) -> None:
    table = dealt(ada, bo)
    with bo.live(table, 1) as line:
        next_message(line)
        assert not clear(ada, table)
        told = next_message(line)
        assert (told["type"], told["frames"]) == ("frames", [])
    assert (has(ada, table), has(bo, table)) == (False, True)
    assert stands(ada, table)
    assert "luck" in bo.get(f"/tables/{table}/logbook").text
    assert not clear(ada, table)  # once more says the same
    assert bo.view(table)["seq"] == told["seq"]


def test_it_is_erased_when_everybody_has_taken_it_off(ada: User, bo: User, port: OpenServer) -> None:
    table = dealt(ada, bo)
    assert not clear(bo, table)
    assert clear(ada, table)
    assert (stands(ada, table), stands(bo, table)) == (False, False)
    assert port.store.events(table)


def test_a_finished_match_is_kept_for_the_others_with_log_and_proof(ada: User, bo: User) -> None:
    table = dealt(ada, bo)
    while (view := ada.view(table))["over"] is None:
        (ada if view["actors"] == [0] else bo).play_any(table)
    assert not clear(ada, table)
    assert json_of(bo.get(f"/tables/{table}/proof"))["kept"]
    assert clear(bo, table)


def test_before_the_deal_whoever_laid_it_erases_it_at_once(ada: User, bo: User) -> None:
    table = ada.create_table([*ONE_AND_OPEN, OPEN])["id"]
    json_of(bo.sit(table))
    assert not clear(bo, table)
    assert (has(ada, table), has(bo, table)) == (True, False)
    assert clear(ada, table)


def test_before_the_deal_a_guest_takes_it_from_nobody(ada: User, bo: User) -> None:
    table = ada.create_table([*ONE_AND_OPEN, OPEN])["id"]
    json_of(bo.sit(table))
    assert not clear(bo, table)
    assert stands(ada, table)
    json_of(ada.sit(table, "Cy"))  # whoever begins: sooner or later Bo is asked
    while 1 not in ada.view(table)["actors"]:
        ada.play_any(table)
    assert has(bo, table)


def test_it_comes_back_to_whoever_is_asked_first_when_it_is_dealt(ada: User, bo: User) -> None:
    table = ada.create_table([*ONE_AND_OPEN, OPEN], first=2)["id"]
    json_of(bo.sit(table))
    assert not clear(bo, table)
    json_of(ada.sit(table, "Cy"))
    assert ada.view(table)["actors"] == [1]
    assert has(bo, table)


def test_alone_against_bots_it_is_erased_at_once(ada: User) -> None:
    assert clear(ada, ada.create_table(ONE_AND_BOT, first=1)["id"])


def test_who_shares_a_screen_is_one(ada: User) -> None:
    assert clear(ada, ada.create_table(first=1)["id"])


def test_a_host_who_is_not_seated_takes_it_from_nobody(ada: User, bo: User, port: OpenServer) -> None:
    table, cy = ada.create_table([OPEN, OPEN])["id"], port.user("Cy")
    json_of(bo.sit(table))
    json_of(cy.sit(table, "Cy"))
    assert not clear(ada, table)
    assert not clear(bo, table)
    assert clear(cy, table)


def test_nobody_erases_what_still_stands_on_the_hosts_list(ada: User, bo: User) -> None:
    table = ada.create_table([OPEN, {"kind": "bot", "level": "random", "name": "Drake"}])["id"]
    json_of(bo.sit(table))
    assert not clear(bo, table)
    assert clear(ada, table)


def test_strangers_clear_nothing_away(ada: User, bo: User, port: OpenServer) -> None:
    table = dealt(ada, bo)
    assert port.user("Eve").delete(f"/tables/{table}").status_code == 403
    clear(ada, table)
    assert port.user("Eve").delete(f"/tables/{table}").status_code == 403
    assert stands(bo, table)


def test_a_lent_seat_is_still_somebodys(ada: User, bo: User) -> None:
    table = dealt(ada, bo)
    json_of(bo.post(f"/tables/{table}/bot", {"seat": 1}))
    assert not clear(ada, table)
    assert has(bo, table)
    assert clear(bo, table)


def test_who_left_before_the_deal_has_no_say(ada: User, bo: User) -> None:
    table = ada.create_table([*ONE_AND_OPEN, OPEN])["id"]
    json_of(bo.sit(table))
    json_of(bo.post(f"/tables/{table}/leave", {"seat": 1}))
    for seat, name in ((1, "Drake"), (2, "Cook")):
        json_of(ada.post(f"/tables/{table}/bot", {"seat": seat, "level": "random", "name": name}))
    assert bo.delete(f"/tables/{table}").status_code == 403
    assert clear(ada, table)


def test_who_gets_up_for_good_has_taken_it_off(ada: User, bo: User) -> None:
    table = dealt(ada, bo)
    json_of(bo.post(f"/tables/{table}/leave", {"seat": 1}))
    assert not has(bo, table)
    assert bo.delete(f"/tables/{table}").status_code == 403
    assert clear(ada, table)


def test_a_seat_that_changed_hands_is_the_new_ones(ada: User, bo: User, port: OpenServer) -> None:
    table, phone = dealt(ada, bo), port.user("Bo's phone")
    ticket = json_of(bo.post(f"/tables/{table}/ticket", {"seat": 1}))["ticket"]
    assert not clear(ada, table)
    assert phone.delete(f"/tables/{table}").status_code == 403  # a ticket alone is no seat
    json_of(phone.post(f"/tables/{table}/claim", {"ticket": ticket}))
    assert bo.delete(f"/tables/{table}").status_code == 403
    assert (has(bo, table), has(phone, table)) == (False, True)
    assert clear(phone, table)


def test_whoever_takes_over_a_seat_that_was_off_the_list_has_it(
    ada: User, bo: User, port: OpenServer
) -> None:
    table, phone = dealt(ada, bo), port.user("Bo's phone")
    ticket = json_of(bo.post(f"/tables/{table}/ticket", {"seat": 1}))["ticket"]
    assert not clear(bo, table)
    json_of(phone.post(f"/tables/{table}/claim", {"ticket": ticket}))
    assert has(phone, table)
    assert not clear(ada, table)


def test_it_comes_back_to_who_is_asked(ada: User, bo: User) -> None:
    table = dealt(ada, bo)
    while ada.view(table)["actors"] != [1]:
        ada.play_any(table)
    assert not clear(ada, table)
    while bo.view(table)["actors"] == [1]:
        assert not has(ada, table)
        bo.play_any(table)
    assert has(ada, table)
    assert not clear(bo, table)


def test_it_comes_back_to_who_does_something_there(ada: User, bo: User) -> None:
    table = dealt(ada, bo)
    assert not clear(ada, table)
    json_of(ada.post(f"/tables/{table}/bot", {"seat": 0}))
    assert has(ada, table)


def test_a_bot_on_a_lent_seat_does_not_bring_it_back(ada: User, bo: User) -> None:
    table = dealt(ada, bo)
    with bo.live(table, 1) as line:
        json_of(ada.post(f"/tables/{table}/bot", {"seat": 0}))
        assert not clear(ada, table)
        messages_until(line, lambda view: view["actors"] == [1])
    assert not has(ada, table)


def test_what_is_off_a_list_is_off_it_after_a_restart(tmp_path: Any) -> None:
    with open_server(open_store(tmp_path)) as port:
        table = dealt(port.user("Ada"), port.user("Bo"))
        assert not clear(port.user("Ada"), table)
    store = open_store(tmp_path)
    assert list(check_tables(store)) == [None]
    store.has_outdated_summaries = True
    with open_server(store) as port:
        ada, bo = port.user("Ada"), port.user("Bo")
        assert (has(ada, table), has(bo, table)) == (False, True)
        assert clear(bo, table)


def test_nobody_is_told_who_took_it_off(ada: User, bo: User, port: OpenServer) -> None:
    table = dealt(ada, bo)
    clear(ada, table)
    for path in ("/tables", f"/tables/{table}"):
        assert ada.hash not in bo.get(path).text
        assert "hidden" not in bo.get(path).text
    anonymise(port.store, table)
    assert ada.hash not in str(port.store.events(table))
    assert validate_events(port.store.events(table)).hidden == {"1"}


def test_nobody_in_particular_takes_nothing_off() -> None:
    nobody = Anonymiser()
    assert nobody.anonymise(Hidden("x", 1.0)) == nobody.anonymise(Hidden("x", 1.0)) == Hidden("1", 1.0)


def some(random: Random, table: str, people: list[User]) -> Iterator[Any]:
    """What people do at a table, at random."""
    for _ in range(25):
        who = random.choice(people)
        view = who.get(f"/tables/{table}").json()
        seats = [*view.get("yours", ()), *view.get("lent", ())]
        wish = random.choice(["clear", "play", "bot", "back", "leave"])
        if wish == "clear":
            yield who, clear(who, table) if seats or view.get("host") else None
        elif wish == "play" and set(view.get("actors", ())) & set(view.get("yours", ())):
            yield who.play_any(table)
        elif seats and (wish != "leave" or random.random() < 0.3):
            yield who.post(f"/tables/{table}/{wish}", {"seat": seats[0]})


@pytest.mark.parametrize("seed", range(6))
def test_whatever_happens_it_is_erased_exactly_when_it_stands_on_nobodys_list(
    port: OpenServer, seed: int
) -> None:
    people = [port.user(name) for name in ("Ada", "Bo", "Cy")]
    table = people[0].create_table([*ONE_AND_OPEN, OPEN])["id"]
    for who, name in zip(people[1:], ("Bo", "Cy"), strict=True):
        json_of(who.sit(table, name))
    before = {who.token for who in people if has(who, table)}
    for happened in some(Random(seed), table, people):
        after = {who.token for who in people if has(who, table)}
        if isinstance(happened, tuple) and happened[1] is not None:
            who, erased = happened
            assert erased == (before <= {who.token})
        assert stands(people[0], table) == (not (isinstance(happened, tuple) and happened[1]))
        if not stands(people[0], table):
            return
        before = after
