"""Verifiable dice: commitment, contributions of the seats, key, and recomputed draws."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import msgspec
import pytest

from spielhafen.core import logbook
from spielhafen.core.proof import matches_commitment, verify_draws
from spielhafen.core.verifiable_rng import VerifiableRng
from spielhafen.games.santa_timea import GAME as SANTA_TIMEA
from spielhafen.i18n import Translator
from spielhafen.match import Match, SeatPlan, open_match
from spielhafen.match.seating import add_salt
from spielhafen.server.messages.table_info import ProofInfo
from spielhafen.server.tables.fair_queue import JobOwner
from spielhafen.server.views.serializers import proof_info
from tests.match.tables import play_on
from tests.server.registries import ONE_AND_BOT, TWO_HERE, OpenServer, User, json_of, store_match

SALT = "0123456789abcdef0123456789abcdef"


def create_shared_table(user: User, seats: list[dict[str, str]]) -> dict[str, Any]:
    body = {"game": "santa_timea", "seats": seats, "shared": True}
    return json_of(user.post("/tables", body), 201)


def contribute(user: User, table: str, seat: int, salt: str = SALT) -> dict[str, Any]:
    return json_of(user.post(f"/tables/{table}/salt", {"seat": seat, "salt": salt}))


def test_nothing_is_drawn_before_all_have_contributed(ada: User, server: OpenServer) -> None:
    view = create_shared_table(ada, [TWO_HERE[0], {"kind": "open"}])
    table, commitment = view["id"], view["chance"]["commitment"]
    expected = {"commitment": commitment, "salts": {}, "missing_salts": [0], "repeated": False}
    assert view["chance"] == expected
    assert contribute(ada, table, 0)["waiting_for_players"] is True
    bo = server.user("Bo")
    view = json_of(bo.sit(table))
    assert (view["chance"]["missing_salts"], view["waiting_for_players"], view["ply"]) == ([1], True, 0)
    view = contribute(bo, table, 1, SALT[::-1])
    assert view["waiting_for_players"] is False
    assert view["ply"] > 0
    assert view["chance"] == {
        "commitment": commitment,
        "salts": {"0": SALT, "1": SALT[::-1]},
        "missing_salts": [],
        "repeated": False,
    }


def test_contributions_change_the_draws(server: OpenServer) -> None:
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
        match.apply(add_salt(match, 0, salt, 2.0))
        assert match.chance_seed.commitment == VerifiableRng(bytes(32)).commitment()
        hands.add(match.plies[2].move)
    assert len(hands) == 2


def test_a_seat_contributes_once_and_only_by_its_owner(ada: User, server: OpenServer) -> None:
    table = create_shared_table(ada, TWO_HERE)["id"]
    for body in (
        {"seat": 0, "salt": "short"},
        {"seat": 0, "salt": SALT.upper()},
        {"seat": 0, "salt": SALT + "00"},
    ):
        answer = ada.post(f"/tables/{table}/salt", body)
        assert answer.status_code == 422
        assert answer.json()["error"]["key"] == "seat-no-salt"
    assert server.user("Eve").post(f"/tables/{table}/salt", {"seat": 0, "salt": SALT}).status_code == 403
    contribute(ada, table, 0)
    assert ada.post(f"/tables/{table}/salt", {"seat": 0, "salt": SALT}).status_code == 422
    contribute(ada, table, 1)
    assert ada.post(f"/tables/{table}/salt", {"seat": 1, "salt": SALT}).status_code == 422


def test_another_player_in_the_seat_contributes_anew(ada: User, server: OpenServer) -> None:
    table = create_shared_table(ada, [*TWO_HERE, {"kind": "open"}])["id"]
    contribute(ada, table, 0)
    ticket = json_of(ada.post(f"/tables/{table}/tickets", {"seat": 0}))["ticket"]
    phone = server.user("phone")
    view = json_of(phone.post(f"/tables/{table}/tickets/redeem", {"ticket": ticket}))
    assert view["chance"]["missing_salts"] == [0, 1]
    assert view["chance"]["salts"] == {}


def test_bots_contribute_nothing(ada: User) -> None:
    table = create_shared_table(ada, ONE_AND_BOT)["id"]
    assert contribute(ada, table, 0)["waiting_for_players"] is False
    open_one = create_shared_table(ada, [TWO_HERE[0], {"kind": "open"}])["id"]
    contribute(ada, open_one, 0)
    bot = {"seat": 1, "level": "random", "name": "Magellan"}
    assert json_of(ada.post(f"/tables/{open_one}/bot", bot))["waiting_for_players"] is False


@pytest.fixture
def finished(ada: User, server: OpenServer) -> str:
    """A table at which Ada and Bo have finished a game with shared dice."""
    seats = [SeatPlan("Ada", owner=ada.hash), SeatPlan("Bo", owner=server.user("Bo").hash)]
    opened = open_match(SANTA_TIMEA, {}, seats, bytes(range(32)), 1.0, ada.hash, shared=True)
    match = Match(opened)
    events: list[Any] = [opened]
    for seat in (0, 1):
        events.append(add_salt(match, seat, SALT, 2.0))
        match.apply(events[-1])
    events += play_on(match, Random(8))
    return store_match(server.store, "amber-gull-7", match, events)


def test_at_the_end_every_draw_can_be_recomputed(ada: User, server: OpenServer, finished: str) -> None:
    proof = json_of(server.user("Eve").get(f"/tables/{finished}/proof"))
    assert proof["key_matches"] is True
    assert proof["key"] == bytes(range(32)).hex()
    assert proof["salts"] == {"0": SALT, "1": SALT}
    assert len(proof["draws"]) > 5
    assert all(draw["is_correct"] for draw in proof["draws"])
    translator = Translator("en", SANTA_TIMEA)
    assert all(translator.has_message(draw["text"]["key"]) for draw in proof["draws"])
    first = proof["draws"][0]
    assert first["text"] == next(
        line["text"] for line in ada.view(finished, 0)["log"] if line["ply"] == first["ply"]
    )
    book = logbook.read_logbook(ada.get(f"/tables/{finished}/logbook").text)
    assert matches_commitment(book)
    assert [draw.written for draw in verify_draws(book)] == [draw["move"] for draw in proof["draws"]]
    assert ada.view(finished, 0)["undo_barrier"]["key"] == "undo-over"


def test_a_proof_is_computed_once_for_any_number_of_requests(
    ada: User, server: OpenServer, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    computed: list[Match] = []

    def recording(match: Match) -> ProofInfo:
        computed.append(match)
        return proof_info(match)

    monkeypatch.setattr("spielhafen.server.views.serializers.proof_info", recording)
    match = server.client.portal.call(server.registry.table, finished).match

    async def together() -> list[bytes]:
        return await asyncio.gather(
            *(server.registry.analyses.proof_json(match, JobOwner("here", finished)) for _ in range(3))
        )

    assert len(set(server.client.portal.call(together))) == 1
    first = ada.get(f"/tables/{finished}/proof")
    json_of(ada.post(f"/tables/{finished}/rematch", {}), 201)
    assert ada.get(f"/tables/{finished}/proof").content == first.content
    assert first.json() == json.loads(msgspec.json.encode(proof_info(match)))
    assert len(computed) == 1


def test_before_the_end_neither_key_nor_draws_are_revealed(ada: User) -> None:
    table = ada.create_table()["id"]
    answer = ada.get(f"/tables/{table}/proof")
    assert answer.status_code == 403
    assert answer.json()["error"]["key"] == "server-proof-later"
    assert "key" not in ada.view(table, 0)["chance"]
    assert "\nkey " not in ada.get(f"/tables/{table}/logbook", seat=0).text


def test_a_rematch_deals_no_cards_before_all_have_contributed(ada: User, server: OpenServer) -> None:
    seats = [SeatPlan("Ada", owner=ada.hash), SeatPlan("Bo", owner=server.user("Bo").hash)]
    opened = open_match(SANTA_TIMEA, {}, seats, bytes(32), 1.0, ada.hash)
    match = Match(opened)
    table_id = store_match(server.store, "amber-gull-7", match, [opened, *play_on(match, Random(8))])

    again = json_of(ada.post(f"/tables/{table_id}/rematch", {}), 201)
    assert again["chance"]["missing_salts"] == [0, 1]
    assert again["actors"] == []


def test_a_rematch_needs_contributions_again(ada: User, server: OpenServer, finished: str) -> None:
    again = json_of(ada.post(f"/tables/{finished}/rematch", {}), 201)
    assert again["chance"]["missing_salts"] == [0, 1]
    assert again["chance"]["commitment"] != ada.view(finished)["chance"]["commitment"]
