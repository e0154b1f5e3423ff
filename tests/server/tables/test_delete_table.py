"""Clearing a table away: once something was dealt nobody takes log and proof from the others."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from spielhafen.match import Hidden
from spielhafen.server.admin.archive import Nobody, anonymise, check
from spielhafen.server.admin.validation import sound
from tests.server.registries import (
    FOR_A_FRIEND,
    WITH_BOT,
    Port,
    Sailor,
    good,
    hear_until,
    heard,
    port_of,
    store_in,
)

OPEN = {"kind": "open"}


@pytest.fixture
def bo(port: Port) -> Sailor:
    return port.sailor("Bo")


def dealt(ada: Sailor, bo: Sailor) -> str:
    """A table of Ada's at which Bo sits, too."""
    table: str = ada.lay(FOR_A_FRIEND, first=1)["id"]
    good(bo.sit(table))
    return table


def clear(who: Sailor, table: str) -> bool:
    """Clear it away; whether it was erased."""
    promised = [listed["erases"] for listed in who.get("/tables").json() if listed["id"] == table]
    answer = who.delete(f"/tables/{table}")
    erased = answer.status_code == 204
    assert erased or good(answer) == {"erased": False}
    assert promised in ([], [erased])
    return erased


def has(who: Sailor, table: str) -> bool:
    """Whether it stands on somebody's list."""
    return table in [listed["id"] for listed in who.get("/tables").json()]


def stands(who: Sailor, table: str) -> bool:
    return who.get(f"/tables/{table}").status_code == 200


def test_after_the_deal_the_host_takes_nothing_from_the_others(ada: Sailor, bo: Sailor) -> None:
    table = dealt(ada, bo)
    with bo.live(table, 1) as line:
        heard(line)
        assert not clear(ada, table)
        told = heard(line)
        assert (told["type"], told["frames"]) == ("frames", [])
    assert (has(ada, table), has(bo, table)) == (False, True)
    assert stands(ada, table)
    assert "luck" in bo.get(f"/tables/{table}/logbook").text
    assert not clear(ada, table)  # once more says the same
    assert bo.look(table)["seq"] == told["seq"]


def test_it_is_erased_when_everybody_has_taken_it_off(ada: Sailor, bo: Sailor, port: Port) -> None:
    table = dealt(ada, bo)
    assert not clear(bo, table)
    assert clear(ada, table)
    assert (stands(ada, table), stands(bo, table)) == (False, False)
    assert port.store.events(table)


def test_a_finished_match_is_kept_for_the_others_with_log_and_proof(ada: Sailor, bo: Sailor) -> None:
    table = dealt(ada, bo)
    while (view := ada.look(table))["over"] is None:
        (ada if view["actors"] == [0] else bo).play_any(table)
    assert not clear(ada, table)
    assert good(bo.get(f"/tables/{table}/proof"))["kept"]
    assert clear(bo, table)


def test_before_the_deal_whoever_laid_it_erases_it_at_once(ada: Sailor, bo: Sailor) -> None:
    table = ada.lay([*FOR_A_FRIEND, OPEN])["id"]
    good(bo.sit(table))
    assert not clear(bo, table)
    assert (has(ada, table), has(bo, table)) == (True, False)
    assert clear(ada, table)


def test_before_the_deal_a_guest_takes_it_from_nobody(ada: Sailor, bo: Sailor) -> None:
    table = ada.lay([*FOR_A_FRIEND, OPEN])["id"]
    good(bo.sit(table))
    assert not clear(bo, table)
    assert stands(ada, table)
    good(ada.sit(table, "Cy"))  # whoever begins: sooner or later Bo is asked
    while 1 not in ada.look(table)["actors"]:
        ada.play_any(table)
    assert has(bo, table)


def test_it_comes_back_to_whoever_is_asked_first_when_it_is_dealt(ada: Sailor, bo: Sailor) -> None:
    table = ada.lay([*FOR_A_FRIEND, OPEN], first=2)["id"]
    good(bo.sit(table))
    assert not clear(bo, table)
    good(ada.sit(table, "Cy"))
    assert ada.look(table)["actors"] == [1]
    assert has(bo, table)


def test_alone_against_bots_it_is_erased_at_once(ada: Sailor) -> None:
    assert clear(ada, ada.lay(WITH_BOT, first=1)["id"])


def test_who_shares_a_screen_is_one(ada: Sailor) -> None:
    assert clear(ada, ada.lay(first=1)["id"])


def test_a_host_who_is_not_seated_takes_it_from_nobody(ada: Sailor, bo: Sailor, port: Port) -> None:
    table, cy = ada.lay([OPEN, OPEN])["id"], port.sailor("Cy")
    good(bo.sit(table))
    good(cy.sit(table, "Cy"))
    assert not clear(ada, table)
    assert not clear(bo, table)
    assert clear(cy, table)


def test_nobody_erases_what_still_stands_on_the_hosts_list(ada: Sailor, bo: Sailor) -> None:
    table = ada.lay([OPEN, {"kind": "bot", "level": "random", "name": "Drake"}])["id"]
    good(bo.sit(table))
    assert not clear(bo, table)
    assert clear(ada, table)


def test_strangers_clear_nothing_away(ada: Sailor, bo: Sailor, port: Port) -> None:
    table = dealt(ada, bo)
    assert port.sailor("Eve").delete(f"/tables/{table}").status_code == 403
    clear(ada, table)
    assert port.sailor("Eve").delete(f"/tables/{table}").status_code == 403
    assert stands(bo, table)


def test_a_lent_seat_is_still_somebodys(ada: Sailor, bo: Sailor) -> None:
    table = dealt(ada, bo)
    good(bo.post(f"/tables/{table}/bot", {"seat": 1}))
    assert not clear(ada, table)
    assert has(bo, table)
    assert clear(bo, table)


def test_who_left_before_the_deal_has_no_say(ada: Sailor, bo: Sailor) -> None:
    table = ada.lay([*FOR_A_FRIEND, OPEN])["id"]
    good(bo.sit(table))
    good(bo.post(f"/tables/{table}/leave", {"seat": 1}))
    for seat, name in ((1, "Drake"), (2, "Cook")):
        good(ada.post(f"/tables/{table}/bot", {"seat": seat, "level": "random", "name": name}))
    assert bo.delete(f"/tables/{table}").status_code == 403
    assert clear(ada, table)


def test_who_gets_up_for_good_has_taken_it_off(ada: Sailor, bo: Sailor) -> None:
    table = dealt(ada, bo)
    good(bo.post(f"/tables/{table}/leave", {"seat": 1}))
    assert not has(bo, table)
    assert bo.delete(f"/tables/{table}").status_code == 403
    assert clear(ada, table)


def test_a_seat_that_changed_hands_is_the_new_ones(ada: Sailor, bo: Sailor, port: Port) -> None:
    table, phone = dealt(ada, bo), port.sailor("Bo's phone")
    ticket = good(bo.post(f"/tables/{table}/ticket", {"seat": 1}))["ticket"]
    assert not clear(ada, table)
    assert phone.delete(f"/tables/{table}").status_code == 403  # a ticket alone is no seat
    good(phone.post(f"/tables/{table}/claim", {"ticket": ticket}))
    assert bo.delete(f"/tables/{table}").status_code == 403
    assert (has(bo, table), has(phone, table)) == (False, True)
    assert clear(phone, table)


def test_whoever_takes_over_a_seat_that_was_off_the_list_has_it(ada: Sailor, bo: Sailor, port: Port) -> None:
    table, phone = dealt(ada, bo), port.sailor("Bo's phone")
    ticket = good(bo.post(f"/tables/{table}/ticket", {"seat": 1}))["ticket"]
    assert not clear(bo, table)
    good(phone.post(f"/tables/{table}/claim", {"ticket": ticket}))
    assert has(phone, table)
    assert not clear(ada, table)


def test_it_comes_back_to_who_is_asked(ada: Sailor, bo: Sailor) -> None:
    table = dealt(ada, bo)
    while ada.look(table)["actors"] != [1]:
        ada.play_any(table)
    assert not clear(ada, table)
    while bo.look(table)["actors"] == [1]:
        assert not has(ada, table)
        bo.play_any(table)
    assert has(ada, table)
    assert not clear(bo, table)


def test_it_comes_back_to_who_does_something_there(ada: Sailor, bo: Sailor) -> None:
    table = dealt(ada, bo)
    assert not clear(ada, table)
    good(ada.post(f"/tables/{table}/bot", {"seat": 0}))
    assert has(ada, table)


def test_a_bot_on_a_lent_seat_does_not_bring_it_back(ada: Sailor, bo: Sailor) -> None:
    table = dealt(ada, bo)
    with bo.live(table, 1) as line:
        good(ada.post(f"/tables/{table}/bot", {"seat": 0}))
        assert not clear(ada, table)
        hear_until(line, lambda view: view["actors"] == [1])
    assert not has(ada, table)


def test_what_is_off_a_list_is_off_it_after_a_restart(tmp_path: Any) -> None:
    with port_of(store_in(tmp_path)) as port:
        table = dealt(port.sailor("Ada"), port.sailor("Bo"))
        assert not clear(port.sailor("Ada"), table)
    store = store_in(tmp_path)
    assert list(check(store)) == [None]
    store.outdated = True
    with port_of(store) as port:
        ada, bo = port.sailor("Ada"), port.sailor("Bo")
        assert (has(ada, table), has(bo, table)) == (False, True)
        assert clear(bo, table)


def test_nobody_is_told_who_took_it_off(ada: Sailor, bo: Sailor, port: Port) -> None:
    table = dealt(ada, bo)
    clear(ada, table)
    for path in ("/tables", f"/tables/{table}"):
        assert ada.hash not in bo.get(path).text
        assert "hidden" not in bo.get(path).text
    anonymise(port.store, table)
    assert ada.hash not in str(port.store.events(table))
    assert sound(port.store.events(table)).hidden == {"1"}


def test_nobody_in_particular_takes_nothing_off() -> None:
    nobody = Nobody()
    assert nobody.nameless(Hidden("x", 1.0)) == nobody.nameless(Hidden("x", 1.0)) == Hidden("1", 1.0)


def some(random: Random, table: str, people: list[Sailor]) -> Iterator[Any]:
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
def test_whatever_happens_it_is_erased_exactly_when_it_stands_on_nobodys_list(port: Port, seed: int) -> None:
    people = [port.sailor(name) for name in ("Ada", "Bo", "Cy")]
    table = people[0].lay([*FOR_A_FRIEND, OPEN])["id"]
    for who, name in zip(people[1:], ("Bo", "Cy"), strict=True):
        good(who.sit(table, name))
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
