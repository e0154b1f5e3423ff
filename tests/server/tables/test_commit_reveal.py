"""Dice one can check: a promise, what the seats add, a key at the end, and every draw recomputed from it."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import msgspec
import pytest

from spielhafen.core import logbook
from spielhafen.core.proof import draws, keeps_promise
from spielhafen.core.verifiable_rng import Luck
from spielhafen.games.santa_timea import GAME as SANTA_TIMEA
from spielhafen.i18n import Words
from spielhafen.match import Match, SeatPlan, open_match
from spielhafen.server.views.serializers import proof
from tests.match.tables import play_on
from tests.server.registries import TWO, WITH_BOT, Port, Sailor, good, stow

SALT = "0123456789abcdef0123456789abcdef"


def lay(sailor: Sailor, seats: list[dict[str, str]]) -> dict[str, Any]:
    body = {"game": "santa_timea", "seats": seats, "shared": True}
    return good(sailor.post("/tables", body), 201)


def add(sailor: Sailor, table: str, seat: int, salt: str = SALT) -> dict[str, Any]:
    return good(sailor.post(f"/tables/{table}/salt", {"seat": seat, "salt": salt}))


def test_nothing_is_drawn_before_everybody_has_added_something(ada: Sailor, port: Port) -> None:
    view = lay(ada, [TWO[0], {"kind": "open"}])
    table, promise = view["id"], view["dice"]["commitment"]
    assert view["dice"] == {"commitment": promise, "salts": {}, "wanted": [0]}
    assert add(ada, table, 0)["gathering"] is True
    bo = port.sailor("Bo")
    view = good(bo.sit(table))
    assert (view["dice"]["wanted"], view["gathering"], view["ply"]) == ([1], True, 0)
    view = add(bo, table, 1, SALT[::-1])
    assert view["gathering"] is False
    assert view["ply"] > 0
    assert view["dice"] == {"commitment": promise, "salts": {"0": SALT, "1": SALT[::-1]}, "wanted": []}


def test_what_is_added_changes_what_is_drawn(port: Port) -> None:
    hands = set()
    for salt in (SALT, SALT[::-1]):
        opened = open_match(
            SANTA_TIMEA,
            {},
            [SeatPlan("Ada", owner="a"), SeatPlan("M", "bot", "random")],
            bytes(32),
            1.0,
            shared=True,
        )
        match = Match(opened)
        match.apply(match.salt(0, salt, 2.0))
        assert match.commitment == Luck(bytes(32)).commitment()
        hands.add(match.plies[2].move)
    assert len(hands) == 2


def test_it_is_added_once_by_whose_seat_it_is(ada: Sailor, port: Port) -> None:
    table = lay(ada, TWO)["id"]
    for body in (
        {"seat": 0, "salt": "short"},
        {"seat": 0, "salt": SALT.upper()},
        {"seat": 0, "salt": SALT + "00"},
    ):
        answer = ada.post(f"/tables/{table}/salt", body)
        assert answer.status_code == 422
        assert answer.json()["error"]["key"] == "seat-no-salt"
    assert port.sailor("Eve").post(f"/tables/{table}/salt", {"seat": 0, "salt": SALT}).status_code == 403
    add(ada, table, 0)
    assert ada.post(f"/tables/{table}/salt", {"seat": 0, "salt": SALT}).status_code == 422
    add(ada, table, 1)
    assert ada.post(f"/tables/{table}/salt", {"seat": 1, "salt": SALT}).status_code == 422


def test_somebody_else_in_the_seat_adds_something_of_his_own(ada: Sailor, port: Port) -> None:
    table = lay(ada, [*TWO, {"kind": "open"}])["id"]
    add(ada, table, 0)
    ticket = good(ada.post(f"/tables/{table}/ticket", {"seat": 0}))["ticket"]
    phone = port.sailor("phone")
    view = good(phone.post(f"/tables/{table}/claim", {"ticket": ticket}))
    assert view["dice"]["wanted"] == [0, 1]
    assert view["dice"]["salts"] == {}


def test_bots_add_nothing(ada: Sailor) -> None:
    table = lay(ada, WITH_BOT)["id"]
    assert add(ada, table, 0)["gathering"] is False
    open_one = lay(ada, [TWO[0], {"kind": "open"}])["id"]
    add(ada, open_one, 0)
    bot = {"seat": 1, "level": "random", "name": "Magellan"}
    assert good(ada.post(f"/tables/{open_one}/bot", bot))["gathering"] is False


@pytest.fixture
def finished(ada: Sailor, port: Port) -> str:
    """A table at which Ada and Bo have played to the end with dice of their own."""
    seats = [SeatPlan("Ada", owner=ada.hash), SeatPlan("Bo", owner=port.sailor("Bo").hash)]
    opened = open_match(SANTA_TIMEA, {}, seats, bytes(range(32)), 1.0, ada.hash, shared=True)
    match = Match(opened)
    events: list[Any] = [opened]
    for seat in (0, 1):
        events.append(match.salt(seat, SALT, 2.0))
        match.apply(events[-1])
    events += play_on(match, Random(8))
    return stow(port.store, "amber-gull-7", match, events)


def test_at_the_end_everybody_can_recompute_every_draw(ada: Sailor, port: Port, finished: str) -> None:
    told = good(port.sailor("Eve").get(f"/tables/{finished}/proof"))
    assert told["kept"] is True
    assert told["key"] == bytes(range(32)).hex()
    assert told["salts"] == {"0": SALT, "1": SALT}
    assert len(told["draws"]) > 5
    assert all(draw["right"] for draw in told["draws"])
    words = Words("en", SANTA_TIMEA)
    assert all(words.knows(draw["text"]["key"]) for draw in told["draws"])
    first = told["draws"][0]
    assert first["text"] == next(
        line["text"] for line in ada.look(finished, 0)["log"] if line["ply"] == first["ply"]
    )
    book = logbook.read(ada.get(f"/tables/{finished}/logbook").text)
    assert keeps_promise(book)
    assert [draw.written for draw in draws(book)] == [draw["move"] for draw in told["draws"]]
    assert ada.look(finished, 0)["undo_barrier"]["key"] == "undo-over"


def test_a_proof_is_found_once_however_many_want_it(
    ada: Sailor, port: Port, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    proved: list[Match] = []

    def noting(match: Match) -> dict[str, Any]:
        proved.append(match)
        return proof(match)

    monkeypatch.setattr("spielhafen.server.views.serializers.proof", noting)
    match = port.client.portal.call(port.harbour.table, finished).match

    async def together() -> list[bytes]:
        return await asyncio.gather(*(port.harbour.proof_of(finished, match, "here") for _ in range(3)))

    assert len(set(port.client.portal.call(together))) == 1
    first = ada.get(f"/tables/{finished}/proof")
    good(ada.post(f"/tables/{finished}/rematch", {}), 201)
    assert ada.get(f"/tables/{finished}/proof").content == first.content
    assert first.json() == json.loads(msgspec.json.encode(proof(match)))
    assert len(proved) == 1


def test_of_many_proofs_the_last_are_kept(
    ada: Sailor, port: Port, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spielhafen.server.tables.registry.MOST_PROVED", 1)
    port.harbour._proofs["old-tern-9", 1] = b"{}"
    good(ada.get(f"/tables/{finished}/proof"))
    assert [word for word, _ in port.harbour._proofs] == [finished]


def test_before_the_end_neither_key_nor_draws_are_told(ada: Sailor) -> None:
    table = ada.lay()["id"]
    answer = ada.get(f"/tables/{table}/proof")
    assert answer.status_code == 403
    assert answer.json()["error"]["key"] == "server-proof-later"
    assert "key" not in ada.look(table, 0)["dice"]
    assert "\nkey " not in ada.get(f"/tables/{table}/logbook", seat=0).text


def test_once_more_nobody_is_dealt_cards_before_all_have_added_to_the_dice(ada: Sailor, port: Port) -> None:
    seats = [SeatPlan("Ada", owner=ada.hash), SeatPlan("Bo", owner=port.sailor("Bo").hash)]
    opened = open_match(SANTA_TIMEA, {}, seats, bytes(32), 1.0, ada.hash)
    match = Match(opened)
    word = stow(port.store, "amber-gull-7", match, [opened, *play_on(match, Random(8))])

    again = good(ada.post(f"/tables/{word}/rematch", {}), 201)
    assert again["dice"]["wanted"] == [0, 1]
    assert again["actors"] == []


def test_once_more_the_dice_are_shared_again(ada: Sailor, port: Port, finished: str) -> None:
    again = good(ada.post(f"/tables/{finished}/rematch", {}), 201)
    assert again["dice"]["wanted"] == [0, 1]
    assert again["dice"]["commitment"] != ada.look(finished)["dice"]["commitment"]
