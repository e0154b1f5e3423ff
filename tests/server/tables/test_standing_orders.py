"""Standing orders at a server: followed, after a restart too, and seen by their player only."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spielhafen.core.text import text
from spielhafen.games.caribbean_conquest import GAME as CARIBBEAN_CONQUEST
from spielhafen.games.columbus import GAME as COLUMBUS
from spielhafen.games.santa_timea import GAME as SANTA_TIMEA
from spielhafen.games.seeschlacht import GAME as SEESCHLACHT
from spielhafen.match import Event, Match, OrdersRefused, SeatPlan, dump_event, open_match
from spielhafen.match.events import OrderLine
from spielhafen.match.line_foresight import following_plies, foresee, write_lines
from spielhafen.match.play_moves import play_moves
from spielhafen.match.standing_orders import give_orders
from spielhafen.server.tables.bot_pace import ORDER_SECONDS, order_delay
from spielhafen.server.tables.replays import replay
from spielhafen.server.token_buckets import Rate
from spielhafen.server.views.list_entries import table_summary
from spielhafen.store import Appended, NewEvent
from tests.server.registries import (
    UNLIMITED,
    JSONDict,
    OpenServer,
    User,
    json_of,
    messages_until,
    next_message,
    open_server,
    open_store,
    store_match,
)

TWO = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]


def create_shared(ada: User, bo: User) -> tuple[str, dict[int, User]]:
    """Create a table of Columbus, and return it with its players by seat."""
    body = {"game": "columbus", "options": {}, "seats": TWO}
    table = json_of(ada.post("/tables", body), 201)["id"]
    bo.post(f"/tables/{table}/sit", {"name": "Bo"})
    return table, {0: ada, 1: bo}


def give(user: User, table: str, seat: int, **orders: object) -> JSONDict:
    return json_of(user.post(f"/tables/{table}/orders", {"seat": seat, **orders}))


def test_orders_are_shown_to_their_player_only(ada: User, bo: User) -> None:
    table, _ = create_shared(ada, bo)
    give(ada, table, 0, only_move=True)
    assert ada.view(table, 0)["orders"] == {"only_move": True, "repeated": ""}
    assert bo.view(table, 1)["orders"] == {"only_move": False, "repeated": ""}
    assert ada.view(table)["orders"] is None
    assert bo.get(f"/tables/{table}", seat=0).status_code == 403
    assert bo.post(f"/tables/{table}/orders", {"seat": 0, "only_move": False}).status_code == 403


def test_an_order_is_followed_without_asking(ada: User, bo: User) -> None:
    table, players = create_shared(ada, bo)
    (seat,) = ada.view(table)["actors"]
    mover = players[seat]
    move = mover.view(table, seat)["scene"]["offers"][0]["move"]
    with mover.live(table, seat) as socket:
        give(mover, table, seat, repeated=move)
        messages_until(socket, lambda view: view["ply"] > 1)
    assert move in mover.get(f"/tables/{table}/logbook", seat=seat).text


def test_orders_are_told_to_their_player_and_to_no_one_else(ada: User, bo: User, server: OpenServer) -> None:
    table, players = create_shared(ada, bo)
    (mover,) = ada.view(table)["actors"]
    giver, other = players[1 - mover], players[mover]
    eve = server.user("Eve")
    before = [other.view(table, mover), other.view(table), eve.view(table)]
    lists = [user.get("/tables").text for user in (ada, bo)]
    with (
        giver.live(table, 1 - mover) as own,
        other.live(table, mover) as others,
        eve.live(table) as eves,
    ):
        first = next_message(own)["table"]
        for line in (others, eves):
            next_message(line)
        for only_move in (True, False, True):
            given = give(giver, table, 1 - mover, only_move=only_move)
            told = next_message(own)
            assert (told["type"], told["table"]["orders"]["only_move"]) == ("table", only_move)
            assert (given["seq"], given["hash"]) == (first["seq"], first["hash"])
        for line in (others, eves):
            line.send({"type": "websocket.receive", "text": "ping"})
            assert next_message(line) == {"type": "pong", "seq": first["seq"], "hash": first["hash"]}
        assert [other.view(table, mover), other.view(table), eve.view(table)] == before
        assert [user.get("/tables").text for user in (ada, bo)] == lists
        # A move that was chosen before the orders is still about the newest table.
        json_of(other.play(table, mover, before[0]["scene"]["offers"][0]["move"], seq=before[0]["seq"]))
        for line in (own, others, eves):
            news = next_message(line)
            assert (news["type"], news["since"], news["seq"]) == ("frames", first["seq"], first["seq"] + 1)


def test_a_returning_page_of_their_player_gets_new_orders(ada: User, bo: User) -> None:
    table, _ = create_shared(ada, bo)
    since = ada.view(table)["seq"]
    give(ada, table, 0, only_move=True)

    def first_message(user: User, seat: int | None) -> JSONDict:
        with user.live(table, seat, since=since) as line:
            return next_message(line)

    told = first_message(ada, 0)
    assert (told["type"], told["table"]["seq"], told["table"]["orders"]["only_move"]) == (
        "table",
        since,
        True,
    )
    assert {first_message(bo, seat)["type"] for seat in (1, None)} == {"current"}


def test_moves_after_orders_are_told_one_by_one(ada: User, bo: User) -> None:
    table, players = create_shared(ada, bo)
    (seat,) = ada.view(table)["actors"]
    since = ada.view(table)["seq"]
    give(players[1 - seat], table, 1 - seat, only_move=True)
    give(players[seat], table, seat, only_move=False)
    played = players[seat].play_any(table)
    give(players[1 - seat], table, 1 - seat)
    for user in (ada, bo):
        with user.live(table, since=since) as line:
            news = next_message(line)
        assert (news["type"], news["since"], news["seq"]) == ("frames", since, played["seq"])
        assert news["frames"][-1]["ply"] == played["ply"]
        assert news["table"]["seq"] == user.view(table)["seq"] == since + 1


def test_orders_of_another_process_make_no_move_fail(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path)) as one, open_server(open_store(tmp_path)) as two:
        table, players = create_shared(one.user("Ada"), one.user("Bo"))
        (seat,) = one.user("Ada").view(table)["actors"]
        name = ("Ada", "Bo")[seat]
        before = two.user(name).view(table, seat)
        give(players[1 - seat], table, 1 - seat, only_move=True)
        move = before["scene"]["offers"][0]["move"]
        after = json_of(two.user(name).play(table, seat, move, seq=before["seq"]))
        assert after["seq"] == before["seq"] + 1


def test_a_bad_order_is_refused_and_changes_nothing(ada: User, bo: User) -> None:
    table, _ = create_shared(ada, bo)
    before = ada.view(table, 0)
    assert ada.post(f"/tables/{table}/orders", {"seat": 0, "repeated": "sail home"}).status_code == 400
    assert ada.post(f"/tables/{table}/orders", {"seat": 7, "only_move": True}).status_code == 404
    assert ada.view(table, 0) == before


def test_orders_are_followed_after_a_restart(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path)) as first:
        hashes = [first.user(name).hash for name in ("Ada", "Bo")]
    seats = [SeatPlan(name, owner=owner) for name, owner in zip(("Ada", "Bo"), hashes, strict=True)]
    match = Match(opened := open_match(COLUMBUS, {}, seats, bytes(32), 1.0, hashes[0]))
    seat = match.actors()[0]
    move = str(match.view_for(seat).moves()[0])
    event = give_orders(match, seat, 2.0, only_move=False, repeated=move)
    store = open_store(tmp_path)
    store_match(store, "amber-gull-7", match.with_event(event), [opened, event])
    with open_server(store) as second:
        user = second.user(("Ada", "Bo")[seat])
        with user.live("amber-gull-7", seat) as socket:
            messages_until(socket, lambda view: view["ply"] > len(match.plies))


def test_where_there_are_secrets_a_pause_hides_that_there_was_no_choice() -> None:
    seats = [SeatPlan("Ada"), SeatPlan("Bo")]
    secret = Match(open_match(SANTA_TIMEA, {}, seats, bytes(32), 1.0))
    least, most = ORDER_SECONDS
    assert {least <= order_delay(secret, seat) <= most for seat in (0, 1)} == {True}
    assert order_delay(secret, 0) != order_delay(secret, 1)
    assert order_delay(Match(open_match(SEESCHLACHT, {}, seats, bytes(32), 1.0)), 0) == 0


# If-then lines.


def line_of(*plies: tuple[int, str]) -> list[JSONDict]:
    return [{"seat": seat, "move": move} for seat, move in plies]


def choices(user: User, table: str, seat: int, *plies: tuple[int, str]) -> JSONDict:
    return json_of(user.post(f"/tables/{table}/orders/choices", {"seat": seat, "plies": line_of(*plies)}))


def store_before_a_turns_end(server: OpenServer) -> tuple[str, dict[int, User], int]:
    """Store a table of Columbus; return it, its players, and the seat whose turn may end."""
    players = {seat: server.user(name) for seat, name in enumerate(("Ada", "Bo"))}
    seats = [SeatPlan(f"Player {seat}", owner=user.hash) for seat, user in players.items()]
    match = Match(opened := open_match(COLUMBUS, {}, seats, bytes(32), 1.0, players[0].hash))
    events: list[Event] = [opened]
    random = Random(1)
    while True:
        (seat,) = match.actors()
        moves = list(map(str, match.view_for(seat).moves()))
        if "end" in moves and len(moves) > 1 and not foresee(match, 1 - seat, [(seat, "end")]).end:
            break
        events.append(play_moves(match, seat, [random.choice(moves)], 2.0))
        match = match.with_event(events[-1])
    store_match(server.store, "amber-gull-7", match, events)
    return "amber-gull-7", players, seat


def store_after_a_move(server: OpenServer) -> tuple[str, dict[int, User], list[tuple[int, str]]]:
    """Store a table at which the last move may be taken back; return an answer to the next, too."""
    players = {seat: server.user(name) for seat, name in enumerate(("Ada", "Bo"))}
    seats = [SeatPlan(f"Player {seat}", owner=user.hash) for seat, user in players.items()]
    match = Match(opened := open_match(CARIBBEAN_CONQUEST, {}, seats, bytes(32), 1.0, players[0].hash))
    events: list[Event] = [opened]
    random = Random(1)
    while True:
        (seat,) = match.actors()
        moves = list(map(str, match.view_for(seat).moves()))
        if match.plies and match.plies[-1].actor == seat and "done" in moves:
            after = following_plies(foresee(match, 1 - seat, [(seat, "done")]))
            if answers := [each.move for each in after if each.seat == 1 - seat]:
                store_match(server.store, "amber-gull-7", match, events)
                return "amber-gull-7", players, [(seat, "done"), (1 - seat, answers[0])]
        events.append(play_moves(match, seat, [random.choice(moves)], 2.0))
        match = match.with_event(events[-1])


def refusal(user: User, table: str, body: JSONDict) -> tuple[int, str]:
    answer = user.post(f"/tables/{table}/orders", body)
    return answer.status_code, answer.json()["error"]["key"]


def test_an_answer_given_in_advance_is_played_and_nobody_else_sees_it(server: OpenServer) -> None:
    table, players, seat = store_before_a_turns_end(server)
    mover, waiting = players[seat], players[1 - seat]
    before = mover.view(table, seat)
    given = give(waiting, table, 1 - seat, lines=[line_of((seat, "end"), (1 - seat, "roll"))])
    (line,) = given["orders"]["lines"]
    assert [(ply["seat"], ply["move"]) for ply in line["plies"]] == [(seat, "end"), (1 - seat, "roll")]
    assert line["plies"][1]["label"] == {"key": "offer-roll"}
    after = mover.view(table, seat)
    assert after["orders"] == before["orders"] == {"only_move": False, "repeated": ""}
    assert after == before
    assert mover.view(table)["orders"] is None
    with waiting.live(table, 1 - seat) as socket:
        json_of(mover.play(table, seat, "end", seq=after["seq"]))
        messages_until(socket, lambda view: view["ply"] > after["ply"] + 1)
    shown = waiting.view(table, 1 - seat)
    assert "lines" not in shown["orders"]
    assert "roll" in waiting.get(f"/tables/{table}/logbook", seat=1 - seat).text.splitlines()[-2]


def test_the_player_is_told_that_an_answer_was_cut_short(server: OpenServer) -> None:
    table, players, seat = store_before_a_turns_end(server)
    mover, waiting = players[seat], players[1 - seat]
    line = line_of((seat, "end"), (1 - seat, "roll"))
    give(waiting, table, 1 - seat, lines=[line])
    view = mover.view(table, seat)
    other = next(offer["move"] for offer in view["scene"]["offers"] if offer["move"] != "end")
    json_of(mover.play(table, seat, other, seq=view["seq"]))
    (told,) = waiting.view(table, 1 - seat)["orders"]["lines"]
    assert told["ended"] == "move"
    assert "lines" not in give(waiting, table, 1 - seat)["orders"]


def test_the_moves_that_may_come_next_are_listed_in_words(ada: User, bo: User) -> None:
    table, players = create_shared(ada, bo)
    (seat,) = ada.view(table)["actors"]
    offers = players[seat].view(table, seat)["scene"]["offers"]
    first = choices(players[1 - seat], table, 1 - seat)
    assert {choice["move"] for choice in first["choices"]} == {offer["move"] for offer in offers}
    assert all(choice["seat"] == seat and choice["label"] for choice in first["choices"])
    assert choices(players[seat], table, seat)["choices"] == []
    rolled = choices(players[1 - seat], table, 1 - seat, (seat, "roll"))
    assert (rolled["choices"], rolled["end"]["key"]) == ([], "orders-line-chance")


def test_answers_are_for_the_owner_of_a_seat(ada: User, bo: User, server: OpenServer) -> None:
    table, _ = create_shared(ada, bo)
    for user in (bo, server.user("Eve")):
        body = {"seat": 0, "lines": [line_of((1, "roll"), (0, "roll"))]}
        assert user.post(f"/tables/{table}/orders", body).status_code == 403
        assert user.post(f"/tables/{table}/orders/choices", {"seat": 0}).status_code == 403
    assert ada.post(f"/tables/{table}/orders/choices", {"seat": 7}).status_code == 404


def test_bad_answers_are_refused_with_a_sentence_and_change_nothing(ada: User, bo: User) -> None:
    table, players = create_shared(ada, bo)
    (seat,) = ada.view(table)["actors"]
    user, own = players[1 - seat], 1 - seat
    before = user.view(table, own)
    roll = line_of((seat, "roll"), (own, "roll"))
    for lines, expected in (
        ([roll], (422, "orders-line-chance")),
        ([[]], (422, "orders-line-shape")),
        ([line_of((own, "roll"))], (422, "orders-line-shape")),
        ([line_of((seat, "end"), (own, "roll"))], (422, "orders-line-not-theirs")),
        ([line_of((9, "roll"), (own, "roll"))], (422, "orders-line-not-them")),
        ([[*roll[:1] * 20, *roll[1:]]], (422, "orders-line-too-long")),
        ([roll] * 9, (422, "orders-too-many-lines")),
        ([[*roll[:1] * 11, *roll[1:]]] * 3, (422, "orders-lines-too-long")),
        ([line_of((seat, "sail home"), (own, "roll"))], (400, "error-unreadable-move")),
        ([[{"seat": seat, "move": "roll", "why": "so"}]], (400, "server-bad-request")),
        ([[{"seat": -1, "move": "roll"}]], (400, "server-bad-request")),
    ):
        assert refusal(user, table, {"seat": own, "lines": lines}) == expected
    assert user.view(table, own) == before


def test_an_answer_is_refused_if_moves_are_taken_back_while_it_is_worked_out(
    server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, players, line = store_after_a_move(server)
    (mover, _), (seat, _) = line

    def write_late(*arguments: Any) -> list[OrderLine]:
        lines = write_lines(*arguments)
        json_of(players[mover].undo(table, mover, seq=players[mover].view(table)["seq"]))
        return lines

    monkeypatch.setattr("spielhafen.server.routes.orders.write_lines", write_late)
    body = {"seat": seat, "lines": [line_of(*line)]}
    assert refusal(players[seat], table, body) == (422, "orders-taken-back")
    assert "lines" not in players[seat].view(table, seat)["orders"]


def test_an_order_that_was_accepted_is_answered_alike_when_it_is_repeated(
    server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, players, seat = store_before_a_turns_end(server)
    waiting, path = players[1 - seat], "/tables/amber-gull-7/orders"
    body = {"seat": 1 - seat, "lines": [line_of((seat, "end"), (1 - seat, "roll"))]}
    first = json_of(waiting.post(path, body, "a key of its own"))

    def refuse(*_: object) -> list[OrderLine]:
        raise OrdersRefused(text("orders-line-shape"))

    monkeypatch.setattr("spielhafen.server.routes.orders.write_lines", refuse)
    assert json_of(waiting.post(path, body, "a key of its own")) == first
    assert refusal(waiting, table, body) == (422, "orders-line-shape")


def test_lines_are_worked_out_at_the_table_as_another_process_has_left_it(
    server: OpenServer, tmp_path: Path
) -> None:
    table, players, seat = store_before_a_turns_end(server)
    waiting = players[1 - seat]
    give(waiting, table, 1 - seat, lines=[line_of((seat, "end"), (1 - seat, "roll"))])
    with closing(open_store(tmp_path)) as elsewhere:
        stored = elsewhere.events(table)
        match = replay(stored)
        event = play_moves(match, seat, ["end"], 3.0)
        after = match.with_event(event)
        entry = NewEvent(table, after.seq, 3.0, dump_event(event), table_summary(after))
        assert elsewhere.append(entry).result(10) == Appended()
    given = give(waiting, table, 1 - seat, only_move=True, lines=[line_of((1 - seat, "roll"))])
    assert given["orders"]["only_move"]
    assert given["seq"] >= after.shown_seq
    assert given["ply"] >= len(after.plies)


def test_answers_in_advance_are_limited_as_other_long_work(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(edits=Rate(0.5, 2))
    with open_server(open_store(tmp_path), limits=limits, clock=lambda: 0.0) as server:
        table, players, seat = store_before_a_turns_end(server)
        line = line_of((seat, "end"), (1 - seat, "roll"))
        body = {"seat": 1 - seat, "lines": [line]}
        answers = [players[1 - seat].post(f"/tables/{table}/orders", body).status_code for _ in range(3)]
        assert answers == [200, 200, 429]


def test_answers_are_played_after_a_restart(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path)) as first:
        hashes = [first.user(name).hash for name in ("Ada", "Bo")]
    seats = [SeatPlan(name, owner=owner) for name, owner in zip(("Ada", "Bo"), hashes, strict=True)]
    match = Match(opened := open_match(SANTA_TIMEA, {}, seats, bytes(32), 1.0, hashes[0]))
    events: list[Event] = [opened]
    (leader,) = match.actors()
    seat, card = 1 - leader, str(match.view_for(leader).moves()[0])
    answer = next(each.move for each in following_plies(foresee(match, seat, [(leader, card)])))
    lines = write_lines(match, seat, [[(leader, card), (seat, answer)]])
    events.append(give_orders(match, seat, 2.0, only_move=False, lines=lines))
    match = match.with_event(events[-1])
    events.append(play_moves(match, leader, [card], 3.0))
    store = open_store(tmp_path)
    store_match(store, "amber-gull-7", match.with_event(events[-1]), events)
    with open_server(store) as second:
        user = second.user(("Ada", "Bo")[seat])
        with user.live("amber-gull-7", seat) as socket:
            messages_until(socket, lambda view: view["ply"] > len(match.plies) + 1)
        assert answer in user.get("/tables/amber-gull-7/logbook", seat=seat).text
