"""Tables over HTTP, as docs/protocol.md describes them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from spielhafen.core import logbook
from spielhafen.games.santa_timea import GAME as SANTA_TIMEA
from spielhafen.match import Event, Match, SeatPlan, open_match
from spielhafen.match.play_moves import play_moves
from tests.server.registries import (
    ONE_AND_BOT,
    TWO_HERE,
    JSONDict,
    OpenServer,
    User,
    json_of,
    messages_until,
    next_message,
    store_match,
)
from tests.store.logs import count_events

VIEW = {
    "id", "game", "options", "preset", "presets", "modes", "house_rules", "variant", "seq", "ply", "seat", "own_seats", "seats", "actors", "winners", "secrets", "thinking", "scene",
    "undo", "undo_barrier", "log", "hash", "stand_in_seats", "host", "waiting_for_players", "rematch", "chance", "undo_proposal_ply", "undo_awaiting", "proposal", "clock", "can_propose_pause", "can_propose_draw", "drawn",
    "stand_in_level", "guide", "end", "sandbox", "puzzle", "orders", "spectators", "looks_over",
}  # fmt: skip


def test_a_new_table_is_returned_to_its_creator(ada: User) -> None:
    view = ada.create_table(ONE_AND_BOT, professional=True)
    assert set(view) == VIEW
    assert view["id"].count("-") == 2
    assert view["options"] == {"professional": True, "first": 0}
    assert view["preset"] == "printed"
    assert view["house_rules"] == {}
    assert (view["seq"], view["own_seats"], view["seat"], view["winners"]) == (1, [0], 0, None)
    assert view["secrets"] is True
    assert view["seats"] == [
        {"name": "Ada", "kind": "human", "mine": True},
        {"name": "Magellan", "kind": "bot", "level": "random", "looks_ahead": False, "mine": False},
    ]
    assert {"ply": 0, "seat": None, "is_heading": True, "paragraph": "§2"}.items() <= view["log"][0].items()


def test_players_at_one_screen_see_the_public_view_first(ada: User) -> None:
    view = ada.create_table(TWO_HERE)
    assert view["seat"] is None
    assert view["own_seats"] == [0, 1]
    assert all(zone["id"] != "hand" for zone in view["scene"]["zones"])
    assert "offers" not in view["scene"]
    assert view["undo"] is view["undo_barrier"] is None


@pytest.mark.parametrize(("seats", "professional"), [(2, False), (3, True)])
def test_a_whole_game_is_played_at_one_screen(ada: User, seats: int, professional: bool) -> None:
    people = [{"kind": "human", "name": name} for name in ("Ada", "Bo", "Cy")[:seats]]
    view = ada.create_table(people, professional=professional)
    table, moves = view["id"], 0
    while view["winners"] is None:
        (seat, *_), seq = view["actors"], view["seq"]
        offers = ada.view(table, seat)["scene"]["offers"]
        view = json_of(ada.play(table, seat, offers[moves % len(offers)]["move"], seq=seq))
        moves += 1
    assert moves >= 5 * 12 * seats
    assert view["winners"]
    assert view["scene"]["over"] == view["winners"]
    assert view["actors"] == []
    assert view["undo_barrier"]["key"] == "undo-over"
    text = ada.get(f"/tables/{table}/logbook").text
    assert logbook.read_logbook(text).final_state().winners == view["winners"]


def test_bots_move_by_themselves_when_it_is_their_turn(ada: User) -> None:
    table = ada.create_table(ONE_AND_BOT)["id"]
    with ada.live(table, 0) as socket:
        while True:
            view = messages_until(socket, lambda view: view["actors"] == [0] or view["winners"] is not None)[
                -1
            ]["table"]
            if view["winners"] is not None:
                break
            json_of(ada.play(table, 0, view["scene"]["offers"][-1]["move"], seq=view["seq"]))
    assert len([line for line in view["log"] if line["text"]["key"] == "event-play"]) == 120


def test_a_table_of_bots_plays_by_itself(ada: User) -> None:
    bots = [{"kind": "bot", "level": "random", "name": name} for name in ("Magellan", "Elcano")]
    table = ada.create_table(bots)["id"]
    with ada.live(table) as socket:
        view = messages_until(socket, lambda view: view["winners"] is not None)[-1]["table"]
    assert view["own_seats"] == []
    assert [entry["id"] for entry in ada.get("/tables").json()] == [table]


def test_the_answer_to_a_move_is_the_table_after_it(ada: User) -> None:
    table = ada.create_table()["id"]
    before = ada.view(table)
    (seat,) = before["actors"]
    move = ada.view(table, seat)["scene"]["offers"][0]["move"]
    after = json_of(ada.play(table, seat, move, seq=1))
    assert (after["seq"], after["seat"], after["ply"]) == (2, seat, before["ply"] + 1)
    assert after == ada.view(table, seat)
    assert after["undo"] is None
    assert after["undo_barrier"] == {"key": "undo-revealed"}


def table_to_move(ada: User) -> tuple[str, int, JSONDict]:
    """Return a table, its seat to move, and that seat's view."""
    table = ada.create_table()["id"]
    (seat,) = ada.view(table)["actors"]
    return table, seat, ada.view(table, seat)


def test_a_refused_move_says_why_and_changes_nothing(ada: User) -> None:
    table, seat, view = table_to_move(ada)
    hand = {offer["move"] for offer in view["scene"]["offers"]}
    other = next(card for card in ("N1", "N2", "N3", "N4", "N5", "N6", "N7", "N8", "N9") if card not in hand)
    answer = ada.play(table, seat, other, seq=1)
    assert answer.status_code == 422
    refusal = answer.json()["refusal"]
    assert (refusal["code"], refusal["paragraph"], refusal["text"]["key"]) == (
        "not-in-hand",
        "§5",
        "refused-not-in-hand",
    )
    assert ada.view(table, seat) == view


def test_the_id_of_a_piece_is_refused_with_a_reason(ada: User) -> None:
    table, seat, view = table_to_move(ada)
    hand = {offer["move"] for offer in view["scene"]["offers"]}
    other = next(card for card in ("S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9") if card not in hand)
    answer = ada.play(table, seat, f"card/{other}#2", seq=1)
    assert answer.status_code == 422
    assert answer.json()["refusal"]["code"] == "not-in-hand"


def test_a_player_who_is_not_to_move_learns_who_is(ada: User) -> None:
    table, seat, _ = table_to_move(ada)
    answer = ada.play(table, 1 - seat, "N7", seq=1)
    assert answer.status_code == 422
    assert answer.json()["refusal"]["text"] == {
        "key": "refused-not-your-turn",
        "args": {"who": {"seat": seat}},
    }


def test_a_stale_command_gets_the_current_number(ada: User) -> None:
    table, seat, view = table_to_move(ada)
    json_of(ada.play(table, seat, view["scene"]["offers"][0]["move"], seq=1))
    answer = ada.play(table, 1 - seat, "N7", seq=1)
    assert answer.status_code == 409
    assert answer.json() == {"error": {"key": "server-stale"}, "seq": 2}


def test_an_impossible_undo_is_refused_with_the_reason(ada: User) -> None:
    table, seat, view = table_to_move(ada)
    assert view["undo_barrier"] == {"key": "undo-chance"}
    answer = ada.undo(table, seat, seq=1)
    assert answer.status_code == 422
    assert answer.json()["refusal"] == {"code": "undo", "paragraph": "", "text": {"key": "undo-chance"}}


def test_moves_sent_together_are_taken_back_together(ada: User) -> None:
    plan = {"game": "seeschlacht", "options": {}, "seats": TWO_HERE}
    table = json_of(ada.post("/tables", plan), 201)["id"]
    (seat,) = ada.view(table)["actors"]
    before = ada.view(table, seat)
    ships = ["w1", "w2"] if before["scene"]["offers"][0]["move"].startswith("w") else ["y1", "y2"]
    moves = [f"{ship} faces 2" for ship in ships]
    body = {"seat": seat, "seq": before["seq"], "moves": moves}
    after = json_of(ada.post(f"/tables/{table}/moves", body))
    assert after["ply"] == before["ply"] + 2
    body = {"seat": seat, "seq": after["seq"], "ply": before["ply"]}
    assert json_of(ada.post(f"/tables/{table}/undo", body))["ply"] == before["ply"]
    body = {"seat": seat, "seq": after["seq"] + 1, "ply": 0}
    assert ada.post(f"/tables/{table}/undo", body).status_code == 422


def test_a_sealed_choice_can_be_taken_back(ada: User, server: OpenServer) -> None:
    match, events = table_with_two_to_move(ada)
    table = store_match(server.store, "amber-gull-7", match, events)
    seat, other = match.actors()
    view, public, others = (ada.view(table, viewer) for viewer in (seat, None, other))
    move = view["scene"]["offers"][0]["move"]
    with ada.live(table, other) as socket:
        next_message(socket)
        after = json_of(ada.play(table, seat, move, seq=view["seq"]))
        assert after["undo"]["ply"] == view["ply"]
        assert after["undo"]["text"]["args"]["seat"] == {"seat": seat}
        assert [line["text"]["key"] for line in next_message(socket)["frames"][0]["log"]] == [
            "event-declare-veiled"
        ]
        back = json_of(ada.undo(table, seat, seq=after["seq"]))
        message = next_message(socket)
    assert message["type"] == "table"
    later = {"seq": view["seq"] + 2, "hash": message["table"]["hash"]}
    assert message["table"] == {**others, **later}
    assert back == {**view, **later}
    assert ada.view(table) == {**public, **later}


def table_with_two_to_move(ada: User) -> tuple[Match, list[Event]]:
    """Return a match in which two players choose between set and pairs at once."""
    seats = [SeatPlan(name, owner=ada.hash) for name in ("Ada", "Bo")]
    for number in range(200):
        opened = open_match(SANTA_TIMEA, {"professional": True}, seats, bytes([number]) * 32, 1.0, ada.hash)
        match, events, random = Match(opened), list[Event]([opened]), Random(number)
        while len(set(match.actors())) == 1:
            seat = match.actors()[0]
            events.append(play_moves(match, seat, [str(random.choice(match.view_for(seat).moves()))], 2.0))
            match.apply(events[-1])
        if match.winners is None:
            return match, events
    raise AssertionError("nobody was torn between set and pairs")


def test_the_clients_tables_are_listed_newest_first(ada: User, server: OpenServer) -> None:
    first, second = ada.create_table()["id"], ada.create_table(ONE_AND_BOT)["id"]
    with ada.live(second, 0) as socket:
        messages_until(socket, lambda view: view["actors"] == [0])
    ada.play_any(first)
    tables = ada.get("/tables").json()
    assert [entry["id"] for entry in tables] == [first, second]
    assert set(tables[0]) == {
        "id", "game", "variant", "seq", "turn", "host", "erases", "winners", "drawn", "sandbox", "waiting_for_players", "seats", "round", "phase", "changed_at",
    }  # fmt: skip
    assert tables[0]["variant"] == ""
    assert tables[0]["turn"]["mine"] is True
    assert tables[0]["turn"]["names"][0] in ("Ada", "Bo")
    assert tables[1]["turn"] == {"mine": True, "names": ["Ada"]}
    assert tables[1]["seats"] == ada.view(second)["seats"]
    assert tables[0]["round"] == ada.view(first)["scene"]["status"]["round"]
    assert server.user("Eve").get("/tables").json() == []
    assert ada.hash not in str(tables)


def test_a_table_with_other_numbers_is_listed_by_its_variant(ada: User) -> None:
    ada.create_table(variant="two-rounds", rounds_number=2)
    assert [entry["variant"] for entry in ada.get("/tables").json()] == ["two-rounds"]


def test_a_table_is_deleted_by_its_creator(ada: User, server: OpenServer) -> None:
    table = ada.create_table()["id"]
    assert server.user("Eve").delete(f"/tables/{table}").status_code == 403
    with ada.live(table) as socket:
        next_message(socket)
        assert ada.delete(f"/tables/{table}").status_code == 204
        assert socket.receive()["type"] == "websocket.close"
    assert ada.get("/tables").json() == []
    for answer in (
        ada.get(f"/tables/{table}"),
        ada.delete(f"/tables/{table}"),
        ada.play(table, 0, "N7", seq=2),
    ):
        assert answer.status_code == 404
        assert answer.json()["error"]["key"] == "server-no-such-table"
    assert server.store.events(table)  # the events are kept


def test_past_views_are_those_of_the_time(ada: User) -> None:
    table, seat, view = table_to_move(ada)
    first = {name: value for name, value in view["scene"].items() if name != "offers"}
    for number in range(6):
        ada.play_any(table, number)
    past = json_of(ada.get(f"/tables/{table}/plies/{view['ply']}", seat=seat))
    assert past == {"ply": view["ply"], "scene": first, "actors": view["actors"]}
    assert json_of(ada.get(f"/tables/{table}/plies/0"))["ply"] == 0
    answer = ada.get(f"/tables/{table}/plies/99")
    assert answer.status_code == 404
    assert answer.json()["error"] == {"key": "server-no-such-ply", "args": {"last": ada.view(table)["ply"]}}


def test_a_stranger_sees_the_public_view_only(ada: User, server: OpenServer) -> None:
    table, seat, _ = table_to_move(ada)
    eve = server.user("Eve")
    public = eve.view(table)
    assert public["own_seats"] == []
    own = {"seats": 0, "own_seats": 0, "host": 0}
    assert {**public, **own} == {**ada.view(table), **own}
    for answer in (
        eve.get(f"/tables/{table}", seat=seat),
        eve.get(f"/tables/{table}/plies/5", seat=seat),
        eve.get(f"/tables/{table}/logbook", seat=seat),
        eve.play(table, seat, "N7", seq=1),
        eve.undo(table, seat, seq=1),
    ):
        assert answer.status_code == 403
        assert answer.json()["error"]["key"] == "server-not-your-seat"


def test_a_command_without_moves_is_refused_for_good(ada: User) -> None:
    table, seat, view = table_to_move(ada)
    answer = ada.play(table, seat, seq=view["seq"])
    assert answer.status_code == 422
    assert answer.json() == {"error": {"key": "error-no-moves"}}
    assert "retry-after" not in answer.headers
    assert ada.view(table, seat) == view


def test_no_client_moves_for_a_bot(ada: User) -> None:
    table = ada.create_table(ONE_AND_BOT)["id"]
    assert ada.play(table, 1, "N7", seq=1).status_code == 403
    assert ada.get(f"/tables/{table}", seat=1).status_code == 403


@pytest.mark.parametrize(
    ("change", "status", "key"),
    [
        ({"game": "chess"}, 422, "error-unknown-game"),
        ({"seats": TWO_HERE[:1]}, 422, "error-bad-seats"),
        ({"seats": TWO_HERE * 3}, 422, "error-bad-seats"),
        ({"seats": TWO_HERE * 9}, 422, "server-too-many-seats"),
        ({"options": {"professional": "perhaps"}}, 422, "error-bad-option"),
        ({"options": {"first": True}}, 422, "error-bad-option"),
        ({"options": {"first": 5}}, 422, "error-bad-option"),
        ({"options": {"wind": 1}}, 422, "error-unknown-option"),
        (
            {"seats": [TWO_HERE[0], {"kind": "bot", "level": "emperor", "name": "M"}]},
            422,
            "server-unknown-level",
        ),
        ({"seats": [TWO_HERE[0], {"kind": "human", "name": " "}]}, 422, "bad-name-empty"),
        ({"seats": [TWO_HERE[0], {"kind": "human", "name": "x" * 25}]}, 422, "bad-name-long"),
        ({"seats": [TWO_HERE[0], {"kind": "human", "name": "\u202eadA"}]}, 422, "bad-name-sign"),
        ({"seats": [TWO_HERE[0], {"kind": "ghost", "name": "M"}]}, 400, "server-bad-request"),
        ({"seats": "two"}, 400, "server-bad-request"),
        ({"colour": "red"}, 400, "server-bad-request"),
    ],
)
def test_an_invalid_table_is_not_created(
    ada: User, server: OpenServer, change: dict[str, Any], status: int, key: str
) -> None:
    answer = ada.post("/tables", {"game": "santa_timea", "seats": TWO_HERE, "options": {}} | change)
    assert answer.status_code == status
    assert answer.json()["error"]["key"] == key
    assert count_events(server.store) == 0


def test_names_are_normalised(ada: User) -> None:
    view = ada.create_table([{"kind": "human", "name": "  Zoe\u0308   <b> "}, TWO_HERE[1]])
    assert view["seats"][0]["name"] == "Zoë <b>"


@pytest.mark.parametrize(
    "table_id", ["amber-gull-7", "AMBER", "amber-gull-0", "amber-gull-1000", "%00", "a" * 300]
)
def test_an_unknown_table_is_reported(ada: User, table_id: str) -> None:
    answer = ada.get(f"/tables/{table_id}")
    assert answer.status_code == 404
    assert answer.json()["error"]["key"] in ("server-no-such-table", "server-no-such-place")


@pytest.mark.parametrize("seat", ["x", "-1", "1.5", "²", "9999999"])
def test_an_invalid_seat_is_reported(ada: User, seat: str) -> None:
    table = ada.create_table()["id"]
    assert ada.get(f"/tables/{table}", seat=seat).status_code == 400
    assert ada.get(f"/tables/{table}", seat=7).status_code == 404


# The minimal view, for programs.


def test_a_program_can_ask_for_the_minimal_view(ada: User) -> None:
    table = ada.create_table(TWO_HERE)["id"]
    answer = ada.minimal_view(table)
    assert answer.headers["Preference-Applied"] == "return=minimal"
    at, whole = json_of(answer), ada.view(table)
    shared = ("id", "game", "seq", "hash", "ply", "actors", "winners", "drawn")
    assert {name: at[name] for name in shared} == {name: whole[name] for name in shared}
    (seat,) = at["actors"]
    offers = ada.view(table, seat)["scene"]["offers"]
    assert at["moves"] == {str(seat): [offer["move"] for offer in offers]}
    assert set(at) == {*shared, "moves"}


def test_a_program_plays_a_match_with_minimal_views(ada: User) -> None:
    table, random = ada.create_table(TWO_HERE)["id"], Random(3)
    at = json_of(ada.minimal_view(table))
    while at["winners"] is None:
        ((seat, moves),) = at["moves"].items()
        body = {"seat": int(seat), "moves": [random.choice(moves)], "seq": at["seq"]}
        at = json_of(ada.post(f"/tables/{table}/moves", body, minimal=True))
    assert at["moves"] == {}
    assert ada.view(table)["winners"] == at["winners"]


def test_the_minimal_view_has_no_moves_of_others(server: OpenServer, ada: User) -> None:
    table = ada.create_table(TWO_HERE)["id"]
    assert json_of(server.user("Eve").minimal_view(table))["moves"] == {}
