"""Standing orders at a server: followed, after a restart too, and seen by their player only."""

from __future__ import annotations

from pathlib import Path

from spielhafen.games.columbus import GAME as COLUMBUS
from spielhafen.games.santa_timea import GAME as SANTA_TIMEA
from spielhafen.games.seeschlacht import GAME as SEESCHLACHT
from spielhafen.match import Match, SeatPlan, open_match
from spielhafen.match.standing_orders import give_orders
from spielhafen.server.tables.bot_pace import ORDER_SECONDS, order_delay
from tests.server.registries import (
    JSONDict,
    User,
    json_of,
    messages_until,
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
